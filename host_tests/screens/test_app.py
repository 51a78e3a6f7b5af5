"""The app as a whole on a device in memory: matches to their end, saving, faults, the keys."""

import random

import pytest

from chicago import bots, record, rules, rulesets
from chicago.cards import name as card_name
from fakes import Clock, Device, Store
from handheld import story
from handheld.app import run
from handheld.keys import A, B, DOWN, LEFT, RIGHT, UP, Keys, ticks_diff

KEYS = (A, A, A, A, B, LEFT, RIGHT, RIGHT, DOWN)
PATIENCE = 30000  # key presses that no match needs


def play(keys, **device):
    """Run the app with a script; the device. `defaults`, `store` as for Device."""
    device = Device(keys, **device)
    with pytest.raises(SystemExit):
        run(device)
    return device


def random_keys(seed, stop):
    """Keys without end, until `stop()`."""
    chance = random.Random(seed)
    yield A  # deal the cards
    for _ in range(PATIENCE):
        if stop():
            return
        yield chance.choice(KEYS)
    raise AssertionError("the match does not end")


def whole_match(seed, monkeypatch, **defaults):
    """Play one match by random keys; the device and the game."""
    from handheld import game

    ended = []
    games = []

    def begin(self, *args):
        games.append(self)
        return real_begin(self, *args)

    def end(self):
        ended.append(self.match)
        return real_end(self)

    real_begin, real_end = game.Game.begin, game.Game.end
    monkeypatch.setattr(game.Game, "begin", begin)
    monkeypatch.setattr(game.Game, "end", end)
    # The log is a way out of the match: here it only shows and goes back.
    from handheld.screens import log

    real_show = log.show
    monkeypatch.setattr(log, "show", lambda *args: real_show(*args) and False)
    device = play(random_keys(seed, lambda: ended), defaults=dict(defaults, seed=seed), blank=True)
    assert ended[0].s[rules.OPTION_BYTES + 1] == 6, "the match is over"
    return device, ended[0]


TABLES = [(name, n) for name in rulesets.NAMES for n in range(2, 7)]


@pytest.mark.parametrize("name,players", TABLES)
def test_a_match_by_random_keys_ends(name, players, monkeypatch):
    options = rulesets.options(name)
    if not options[rules.MIN_PLAYERS] <= players <= options[rules.MAX_PLAYERS]:
        players = options[rules.MIN_PLAYERS]
    language = ("en", "sv")[players % 2]
    device, match = whole_match(
        players, monkeypatch, rules=name, players=players, level=bots.LEVELS[0], language=language
    )
    assert not device.files.files["match.save"], "a match that is over is not kept"
    lines = device.files.files["match.chicago"].decode().splitlines()
    assert lines[0] == "chicago-record 1"
    assert "rules " + name in lines and "players %d" % players in lines


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays(level, monkeypatch):
    whole_match(8, monkeypatch, rules="home", players=3, level=level)


def test_the_same_script_gives_the_same_pictures():
    chance = random.Random(4)
    keys = [A] + [chance.choice(KEYS) for _ in range(60)]
    first, second = [play(keys, defaults={"seed": 5, "players": 4}) for _ in range(2)]
    assert first.frames == second.frames and len(first.frames) > 60


def test_a_match_goes_on_after_power_was_lost():
    store = Store()
    keys = [A] + [B] * 4
    play(keys, defaults={"seed": 7, "players": 2}, store=store)
    saved = store.files["match.save"]
    assert len(saved) <= 256
    again = play([A], store=store)
    assert store.files["match.save"] == saved, "looking at it changes nothing"
    assert again.frames[-1] != again.frames[1], "the table is shown"
    play([DOWN, A, B, B], defaults={"seed": 8, "players": 2}, store=store)
    assert store.files["match.save"] != saved, "another match was begun"


@pytest.mark.parametrize("fault", (b"", b"rubbish", None))
def test_a_damaged_save_is_said_and_kept(fault):
    store = Store()
    play([A, B], defaults={"seed": 7}, store=store)
    good = store.files["match.save"]
    bad = good[:40] + bytes((good[40] ^ 1,)) + good[41:] if fault is None else fault
    store.files["match.save"] = bad
    device = play([A], store=store)
    assert store.files["match.save"] == bad or not fault
    if fault != b"":
        # The start again, without the row to go on with, and a word about it.
        assert device.frames[-1] != device.frames[1]


def test_a_store_that_fails_is_said_once_and_the_match_goes_on(monkeypatch):
    said_ = []
    from handheld import app

    real = app.App._say
    monkeypatch.setattr(app.App, "_say", lambda self, text, ms: (said_.append(text), real(self, text, ms)))
    device = play([A] + [B] * 6 + [A] * 6, defaults={"seed": 3}, store=Store(fail=True))
    assert len([text for text in said_ if text.startswith("Saving")]) == 1
    assert len(device.frames) > 20


def test_a_match_can_be_left_and_gone_on_with():
    # Up shows the log, A there leaves for the start, A goes on.
    device = play([A, UP, A], defaults={"seed": 3, "players": 2})
    assert device.frames[-1] != device.frames[-3]
    again = play([A, UP, A, A], defaults={"seed": 3, "players": 2})
    assert again.frames[-1] == again.frames[-4], "the same question as before"


def test_screens_get_nothing_but_a_view(monkeypatch):
    """No screen is ever given the match, and no event shows another seat's cards."""
    from chicago.events import SWAPPED
    from handheld import scene

    real = scene.Scene.follow
    seen = []
    monkeypatch.setattr(scene.Scene, "follow", lambda self, event: (seen.append(event), real(self, event)))
    play([A] + [B, A] * 12, defaults={"seed": 3, "players": 4})
    swaps = [event for event in seen if event[0] == SWAPPED]
    assert {len(event) for event in swaps if event[1] != story.ME} == {4}
    assert [event for event in swaps if event[1] == story.ME]


def test_the_record_can_be_replayed():
    from chicago import reader

    device = play([A] + [B] * 3 + [A] * 20, defaults={"seed": 3, "rules": "classic", "players": 3})
    text = device.files.files["match.chicago"].decode()
    assert text.count("deal\n") >= 1
    assert hasattr(reader, "__doc__") and hasattr(record, "Recorder")
    assert all(card_name(card) for card in range(52))


# The keys


class Held:
    """Buttons that are what they are set to; time passes while they are waited for."""

    def __init__(self, clock, times):
        self.clock = clock
        self.times = times  # (from ms, mask)
        self.start = clock.now
        self.rests = 0

    def read(self):
        now = self.clock.now - self.start
        return [mask for since, mask in self.times if since <= now][-1]

    def rest(self, ms):
        self.rests += 1
        later = [since for since, _ in self.times if since > self.clock.now - self.start]
        if not later:
            raise SystemExit
        self.clock.now = self.start + later[0]


def pressed(times, start=0):
    """(ms, key) of each press that the app gets."""
    clock = Clock(start)
    keys = Keys(Held(clock, [(0, 0)] + times), clock)
    got = []
    try:
        while True:
            key = keys.wait()
            got.append((clock.now - start, key))
    except SystemExit:
        return got


def test_a_bouncing_key_is_one_press():
    bounce = [(100, A), (102, 0), (103, A), (107, 0), (109, A), (200, 0), (203, A), (206, 0)]
    assert pressed(bounce) == [(100, A)]


def test_two_presses_are_two():
    assert [key for _, key in pressed([(100, A), (160, 0), (220, A), (280, 0)])] == [A, A]


def test_an_arrow_repeats_and_a_does_not():
    times = [ms for ms, _ in pressed([(100, LEFT), (1000, 0)])]
    assert times[0] == 100 and 500 <= times[1] <= 510 and len(times) == 6
    assert all(115 <= b - a <= 130 for a, b in zip(times[1:], times[2:], strict=False))
    assert len(pressed([(100, A), (1000, 0)])) == 1


def test_keys_work_where_the_ticks_wrap():
    start = 2**29 - 600
    assert [ms for ms, _ in pressed([(100, LEFT), (1000, 0)], start)] == [
        ms for ms, _ in pressed([(100, LEFT), (1000, 0)])
    ]
    assert ticks_diff(5, 2**29 - 5) == 10 and ticks_diff(2**29 - 5, 5) == -10


DAYS = 100 * 3600 * 1000  # ms, beyond what two ticks can be apart


def test_a_key_works_after_days_of_rest():
    assert [key for _, key in pressed([(100, A), (160, 0), (DAYS, A), (DAYS + 60, 0)])] == [A, A]


def test_presses_for_another_screen_are_dropped_and_kept_for_this_one():
    clock = Clock(0)
    buttons = Held(clock, [(0, 0), (10, A), (60, 0), (120, B), (180, 0)])
    keys = Keys(buttons, clock)
    for _ in range(10):  # a long drawing that looks at the buttons now and then
        clock.now += 10
        keys.scan()
    assert keys.wait() == A
    clock.now += 25
    keys.clear()
    with pytest.raises(SystemExit):
        keys.wait()


def test_a_held_arrow_does_not_repeat_into_the_next_screen():
    clock = Clock(0)
    keys = Keys(Held(clock, [(0, 0), (10, LEFT), (3000, 0), (3100, A)]), clock)
    assert keys.wait() == LEFT
    keys.clear()
    assert keys.wait() == A


def test_a_pause_sleeps_and_a_key_ends_it():
    clock = Clock(0)
    keys = Keys(Held(clock, [(0, 0)]), clock)
    keys.pause(600)
    assert clock.now == 600
    clock = Clock(0)
    keys = Keys(Held(clock, [(0, 0), (200, A)]), clock)
    keys.pause(600)
    assert 200 <= clock.now <= 210
