"""The start, a new match, house rules, names, seeds, settings, statistics, and the last resort."""

import pytest

from chicago import bots, rules as R, rulesets
from chicago import events as E
from chicago.hands import FLUSH
from chicago.match import Match
from fakes import Device, Store
from handheld import guard, said, seedcode, texts
from handheld import preferences
from handheld import settings as S
from handheld.app import App, run
from handheld.font import width
from handheld.keep import Kept
from handheld.keys import A, B, DOWN, LEFT, RIGHT, UP
from handheld.screens import house, seats, setup
from handheld.tally import Tally


def app_for(keys=(), store=None, **wishes):
    """An app that has just been switched on."""
    device = Device(keys, wishes, store or Store())
    return App(device, device.canvas())


def start(app):
    """Let the player press the keys at the start; whether a match has begun."""
    try:
        app.show("start", app)
    except SystemExit:
        return False
    app.begin()
    return True


def test_a_new_owner_is_asked_for_the_language_once():
    store = Store()
    device = Device([DOWN, A], {}, store)
    del device.wishes["language"]
    with pytest.raises(SystemExit):
        run(device)
    assert texts.text_of(said.LANGUAGE) == "Svenska"
    again = Device([], {}, store)
    del again.wishes["language"]
    with pytest.raises(SystemExit):
        run(again)
    assert again.frames[-1] == device.frames[-1], "the start, in the language chosen"


def test_two_keys_begin_a_match():
    app = app_for([A, A], rules="sm2025", players=3, level="easy", seed=5)
    assert start(app)
    assert app.game.match.s[R.RULE_SET] == rulesets.NAMES.index("sm2025")
    assert app.game.match.s[R.OPTION_BYTES] == 3 and bytes(app.game.seats[:3]) == b"\0\1\1"


def test_what_was_chosen_is_proposed_the_next_time():
    store = Store()
    assert start(app_for([A, DOWN, RIGHT, UP, A], store))
    app = app_for([DOWN, A, A], store)
    assert start(app) and app.game.match.s[R.RULE_SET] == 1


def test_seats_fit_the_rule_set():
    for number, name in enumerate(rulesets.NAMES):
        app = app_for([A, DOWN] + [RIGHT] * number + [DOWN, DOWN, LEFT, UP, UP, UP, A])
        assert start(app)
        options = rulesets.options(name)
        assert app.game.match.s[R.RULE_SET] == number
        assert options[R.MIN_PLAYERS] <= app.game.match.s[R.OPTION_BYTES] <= options[R.MAX_PLAYERS]


def test_somebody_has_to_play():
    app = app_for([A, LEFT, DOWN, RIGHT, B, LEFT, B], players=2)
    with pytest.raises(SystemExit):
        app.show("seats", app.settings)
        raise SystemExit
    assert bytes(app.settings.s[S.SEATS : S.SEATS + 2]).count(S.PERSON) >= 1


def test_names_are_entered_and_kept():
    store = Store()
    app = app_for([A, DOWN, RIGHT, DOWN, DOWN, A, B], store, players=2)
    app.show("seats", app.settings)
    preferences.keep(app)
    assert app.settings.names[0] == "AB"
    assert app_for((), store).settings.names == app.settings.names


def test_every_name_fits_a_column():
    for seat in range(6):
        for letter in seats.LETTERS:
            assert width(letter) <= 12


def test_the_same_code_gives_the_same_cards():
    for seed in (0, 1, 31, 32, 12345678, 2**30 - 1):
        code = seedcode.code_of(seed)
        assert seedcode.seed_of(code) == seed and len(code) == seedcode.SIZE
    for bad in ("", "00000", "0000000", "00000I", "00000*"):
        with pytest.raises(ValueError):
            seedcode.seed_of(bad)
    # The last row of a new match; down chooses 0, once more 1; then begin.
    entered = [A, UP, A, DOWN, DOWN, A, DOWN, A]
    one, two = app_for(entered), app_for(entered)
    assert start(one) and start(two)
    assert one.game.seed == two.game.seed == seedcode.seed_of("100000")
    one.game.step()
    two.game.step()
    assert one.game.match.s == two.game.match.s


# House rules


@pytest.mark.parametrize("name", rulesets.NAMES)
def test_every_value_of_every_house_rule_is_one_that_can_be_played(name):
    """Right through all values of each option and back to where it began, one option at a time."""
    for row, (at, values) in enumerate(house._OPTIONS):
        base = bytearray(rulesets.options(name))
        seen = set()
        value = base[at]
        for _ in range(len(values) + 1):
            value = house._next(values, value, 1)
            seen.add(value)
            base[at] = value
            if base[R.LAST_TRICK] != R.POT and not base[R.TARGET]:
                base[R.TARGET] = 52
            assert rulesets.options(rulesets.words(base)) == base, (name, row, value)
        assert seen == set(values)


def test_house_rules_are_the_players_own_and_kept():
    store = Store()
    keys = [A, DOWN, DOWN, A, RIGHT, B, UP, UP, A]
    app = app_for(keys, store, rules="home")
    assert start(app)
    assert app.settings.s[S.RULES] == S.OWN_RULES and app.game.own
    assert app.game.match.s[R.EXCHANGES] == 4
    again = app_for((), store)
    assert setup.options(again.settings) == bytes(app.game.match.s[: R.OPTION_BYTES])


def test_house_rules_changed_back_are_the_rule_set_again():
    app = app_for([RIGHT, LEFT, B], rules="home")
    app.show("house", app.settings)
    assert app.settings.s[S.RULES] == rulesets.NAMES.index("home")


def test_own_rules_that_make_no_sense_are_not_played():
    app = app_for()
    app.settings.s[S.RULES] = S.OWN_RULES
    for rubbish in (b"\0" * 30, b"\xff" * 30, bytes(range(30))):
        app.settings.s[S.OWN : S.OWN + 30] = rubbish
        options = setup.options(app.settings)
        assert rulesets.options(rulesets.words(options)) == options


# Statistics


class Played:
    """A game as the tally sees it."""

    me = 0

    def __init__(self, level=1):
        self.match = Match(rulesets.options("home"), 2)
        self.seats = bytes((S.PERSON, level + 1))
        self.own = False


def test_matches_calls_and_the_best_hand_are_counted():
    store = Store()
    tally = Tally(Kept(store, "statistics"))
    game = Played()
    for event in (
        (E.CALLED, 0), (E.CHICAGO, 0, 1, 15), (E.CALLED, 0), (E.CHICAGO, 0, 0, -15),
        (E.COMPARED, 1, 0, FLUSH << 20, 5, 1), (E.COMPARED, 2, 0, 1 << 20, 1, 1), (E.WIN, 3, 55, 55),
    ):  # fmt: skip
        tally.follow(event, game)
    tally.follow((E.WIN, 2, 10, 55), game)
    tally.follow((E.WIN, 1, 55, 10), Played(level=0))
    again = Tally(Kept(store, "statistics"))
    assert again.sum(1, 1) == [2, 1, 2, 1, FLUSH << 20]
    assert again.sum(-1, -1) == [3, 2, 2, 1, FLUSH << 20]
    assert again.sum(1, 0) == [1, 1, 0, 0, 0] and again.sum(0, -1) == [0] * 5


def test_statistics_that_cannot_be_read_begin_anew():
    store = Store()
    store.files["statistics.0"] = b"rubbish"
    assert Tally(Kept(store, "statistics")).sum(-1, -1) == [0] * 5
    store.fail = True
    tally = Tally(Kept(store, "statistics"))
    tally.follow((E.WIN, 2, 10, 55), Played())
    assert tally.sum(-1, -1)[0] == 1


# The last resort


class Broken(Device):
    """A device whose app fails once it has begun; or that has no display."""

    def __init__(self, keys, error, missing=0):
        super().__init__(keys)
        self.error = error
        self.missing = missing  # how often the display is looked for in vain
        self.told = []
        self.restarts = 0

    def canvas(self):
        if self.missing:
            self.missing -= 1
            raise OSError("no display at 0x3C or 0x3D")
        return super().canvas()

    def defaults(self):
        raise self.error

    def fault(self, error):
        self.told.append(error)
        return "Traceback: " + str(error)

    def restart(self):
        self.restarts += 1


@pytest.mark.parametrize("error", (ValueError("the roof fell in"), MemoryError(), OSError(5)))
def test_a_fault_is_said_kept_and_left(error):
    device = Broken([A], error)
    guard.run(device)
    assert device.told == [error] and device.restarts == 1
    assert device.files.files[guard.TRACE].startswith(b"Traceback")
    assert len(device.frames) == 2, "the first picture and what went wrong"


def test_a_missing_display_is_told_without_one_until_it_is_there():
    device = Broken([], ValueError(), missing=4)
    before = device.time.now
    guard.run(device)
    assert [str(error) for error in device.told] == ["no display at 0x3C or 0x3D"] * 4
    assert device.time.now - before == 9000 and device.restarts == 1
    assert not device.frames, "nothing is drawn: it starts anew"


# Widths


@pytest.fixture(params=texts.LANGUAGES)
def language(request):
    texts.load(request.param)
    return request.param


def of(name):
    return texts.text_of(getattr(said, name))


def test_headings_leave_room_for_the_keys(language):
    from handheld.screens.table import key_width

    back = key_width("B", "◀") + 3
    keys = max(key_width("A", of("CHANGE")), key_width("A", of("CHOOSE"))) + 3
    for heading in (of("NEW"), of("PASS"), of("SETTINGS"), of("STATISTICS"), of("CARDS") + " MMMMMM") + of("RULE_SETS"):
        assert 2 + width(heading) + 2 + keys + back <= 128, heading
    assert 2 + width(of("SEATS")) + 2 + key_width("A", of("NAME")) + 3 + back <= 128
    for heading in (of("HELD"), of("GIVEN"), of("TRICKS"), of("SCORES")):
        both = key_width("A", "▶") + 3 + back
        assert 2 + width(of("DEAL") % 100 + ": " + heading) + 2 + both <= 128, heading


def test_rows_leave_room_for_their_values(language):
    def fits(label, value, edge=128):
        assert 2 + width(label) + 4 + width("◀ " + value + " ▶") + 2 <= edge, (label, value)

    for value in of("RULE_SETS"):
        fits(of("RULES"), value, 120)
    for value in of("LEVELS") + (of("MIXED"),):
        fits(of("LEVEL"), value, 120)
        fits("MMMMM", value)
    fits(of("CARDS"), of("CHANCE"), 120)
    fits(of("SEATS"), "", 120)
    for value in of("SPEEDS"):
        fits(of("SPEED"), value, 120)
    for name in ("DIM", "SLEEP"):
        for value in (of("NEVER"), of("SECONDS") % 30, of("MINUTES") % 10):
            fits(of(name), value, 120)
    assert len(of("HOUSE_OPTIONS")) == len(house._OPTIONS)
    for label, (at, values) in zip(of("HOUSE_OPTIONS"), house._OPTIONS, strict=True):
        for value in values:
            fits("★" + label, house._value(at, value), 120)


def test_what_is_said_fits(language):
    for name in ("NEED_PERSON", "RECORD_FAILS", "BAD_SAVE", "NOT_KEPT", "KEPT_MATCH", "KEPT_TRACE", "NO_DEAL"):
        assert width(of(name)) <= 126, name
    ten = "10♠"
    assert width(of("HINT_GIVE") % " ".join([ten] * 4 + ["9♠"])) <= 127
    assert width(of("HINT_PLAY") % ten) <= 127 and width(of("HINT_KEEP")) <= 127
    for row in ("WHAT_HAPPENED", "HINT", "LAST_DEAL", "RULES", "SETTINGS", "TO_START", "CONTINUE", "PASS"):
        assert width(of(row)) <= 124, row
    assert len(of("LEVELS")) == len(bots.LEVELS)
