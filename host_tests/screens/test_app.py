"""The app as a whole on a device in memory: matches to their end, saving, faults, the keys."""

import io
import random

import pytest

from chicago import bots, rules, rulesets
from chicago import events as E
from chicago.reader import Reader
from fakes import Clock, Device, Store
from handheld import opening
from handheld.app import App, run
from handheld.game import Game
from handheld.keep import Kept
from handheld.keys import A, B, DOWN, LEFT, RIGHT, UP, Keys, ticks_diff

KEYS = (A, A, A, A, B, LEFT, RIGHT, RIGHT)
BEGIN = [A, A]  # a new match, deal the cards
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
    yield from BEGIN
    for _ in range(PATIENCE):
        if stop():
            return
        yield chance.choice(KEYS)
    raise AssertionError("the match does not end")


def whole_match(seed, monkeypatch, **defaults):
    """Play one match by random keys; the device and the game."""
    from handheld import game

    ended = []

    def end(self):
        ended.append(self.match)
        return real_end(self)

    real_end = game.Game.end
    monkeypatch.setattr(game.Game, "end", end)
    # The menu is a way out of the match; here what is no answer does nothing.
    monkeypatch.setattr(App, "aside", lambda self, key: "")
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
    assert not Kept(device.files, "match").load(), "a match that is over is not kept"
    lines = device.files.files["match.chicago"].decode().splitlines()
    assert lines[0] == "chicago-record 1"
    assert "rules " + name in lines and "players %d" % players in lines


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays(level, monkeypatch):
    whole_match(8, monkeypatch, rules="home", players=3, level=level)


def test_the_same_script_gives_the_same_pictures():
    chance = random.Random(4)
    keys = BEGIN + [chance.choice(KEYS) for _ in range(60)]
    first, second = [play(keys, defaults={"seed": 5, "players": 4}) for _ in range(2)]
    assert first.frames == second.frames and len(first.frames) > 60


def saved(store):
    return Kept(store, "match").load()


def test_a_match_goes_on_after_power_was_lost():
    store = Store()
    play(BEGIN + [B] * 4, defaults={"seed": 7, "players": 2}, store=store)
    kept = saved(store)
    assert kept and max(len(data) for data in store.files.values()) <= 600
    assert len(store.files["match.0"]) <= 256 and len(store.files["match.1"]) <= 256
    again = play([A], store=store)
    assert saved(store) == kept, "looking at it changes nothing"
    assert again.frames[-1] != again.frames[1], "the table is shown"
    play([DOWN, A, A, B, B], defaults={"seed": 8, "players": 2}, store=store)
    assert saved(store) != kept, "another match was begun"


def test_power_goes_at_any_moment_of_a_match():
    """After every action the match that is kept goes on from there, and so does its record."""
    store = Store()
    device = Device(BEGIN + [B, A] * 30, defaults={"seed": 7, "rules": "home", "players": 3}, store=store)
    snapshots = []
    real = store.save

    def save(name, data):
        snapshots.append(dict(store.files))
        real(name, data)

    store.save = save
    with pytest.raises(SystemExit):
        run(device)
    assert len(snapshots) > 30
    for files in snapshots[2:]:
        game = Game(Store())
        game.store.files = files
        if not opening.resume(game):
            continue
        recorded = files["match.chicago"].decode()
        text = io.StringIO(recorded)
        reader = Reader()
        for line in text:
            reader.read(line)
        reader.finish()
        # The record is never behind the match; where it was ahead the last line has gone again.
        assert reader.match.s == game.match.s, recorded[-200:]


@pytest.mark.parametrize("fault", ("rubbish", "one byte", "empty"))
def test_a_damaged_save_is_said_and_kept(fault):
    store = Store()
    play(BEGIN + [B], defaults={"seed": 7}, store=store)
    for name in ("match.0", "match.1"):
        good = store.files[name]
        bad = {"rubbish": b"rubbish", "empty": b"", "one byte": good[:40] + bytes((good[40] ^ 1,)) + good[41:]}
        store.files[name] = bad[fault]
    before = {name: store.files[name] for name in ("match.0", "match.1")}
    device = play([A], store=store)
    assert before == {name: store.files[name] for name in before}
    if fault != "empty":
        # The start again, without the row to go on with, and a word about it.
        assert device.frames[-1] != device.frames[1]
        again = play([A, A, A, B, B], store=store)
        assert again.frames and saved(store), "and a new match can be played"


def test_a_store_that_fails_is_said_once_and_the_match_goes_on(monkeypatch):
    said_ = []
    real = App._say
    monkeypatch.setattr(App, "_say", lambda self, text, ms: (said_.append(text), real(self, text, ms)))
    device = play(BEGIN + [B] * 6 + [A] * 6, defaults={"seed": 3}, store=Store(fail=True))
    assert len([text for text in said_ if text.startswith("Saving")]) == 1
    assert len([text for text in said_ if text.startswith("The record")]) == 1
    assert len(device.frames) > 20


TO_THE_START = [UP, UP, A]  # the menu, its last row


def test_a_match_can_be_left_and_gone_on_with():
    keys = BEGIN + TO_THE_START
    device = play(keys, defaults={"seed": 3, "players": 2})
    again = play(keys + [A], defaults={"seed": 3, "players": 2})
    assert again.frames[-1] in device.frames[: -len(TO_THE_START)], "the same question as before"


def test_everything_beside_the_match_comes_back_to_it():
    keys = BEGIN + [UP, A, B, DOWN, DOWN, A, B, DOWN, A, B, DOWN, A, B, B]
    looked = play(keys, defaults={"seed": 3, "players": 2})
    straight = play(BEGIN, defaults={"seed": 3, "players": 2})
    assert looked.frames[-1] == straight.frames[-1]


def test_a_hint_changes_nothing_of_the_match():
    hinted, plain = Store(), Store()
    wishes = {"seed": 3, "players": 3}
    play(BEGIN + [UP, DOWN, A] * 3 + [B] * 8, defaults=wishes, store=hinted)
    play(BEGIN + [B] * 8, defaults=wishes, store=plain)
    assert saved(hinted) == saved(plain)


def test_screens_get_nothing_but_a_view(monkeypatch):
    """No event shows another seat's cards."""
    from handheld import scene

    real = scene.Scene.follow
    seen = []
    monkeypatch.setattr(scene.Scene, "follow", lambda self, event: (seen.append(event), real(self, event)))
    play(BEGIN + [B, A] * 12, defaults={"seed": 3, "players": 4})
    swaps = [event for event in seen if event[0] == E.SWAPPED]
    assert {len(event) for event in swaps if event[1] != 0} == {4}
    assert [event for event in swaps if event[1] == 0]
    seen.clear()
    play([DOWN] + BEGIN + [A, B, A, A] * 12, defaults={"seed": 3, "players": 3})
    swaps = [event for event in seen if event[0] == E.SWAPPED]
    assert swaps and {len(event) for event in swaps} == {4}, "with several people everything is public"


def test_the_record_can_be_replayed():
    device = play(BEGIN + [B] * 3 + [A] * 20, defaults={"seed": 3, "rules": "classic", "players": 3})
    reader = Reader()
    for line in io.StringIO(device.files.files["match.chicago"].decode()):
        reader.read(line)
    reader.finish()
    assert reader.match.deal_number() >= 1


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


# What other handhelds got wrong


def test_the_cards_are_not_the_same_after_each_start():
    """Even where the device has no chance of its own: the time of the first key is one."""
    dealt = set()
    for late in range(3):
        device = Device(BEGIN)
        device.time.now += 17 * late
        with pytest.raises(SystemExit):
            run(device)
        dealt.add(bytes(device.files.files["match.0"] or b"")[-12:])
    assert len(dealt) == 3


def test_presses_while_the_computer_players_think_are_not_taken_for_answers(monkeypatch):
    """Somebody who presses A all the time skips what is told, and plays no card by that."""
    device = Device(BEGIN + [B, A])  # the exchange is done, the comparison seen
    app = App(device, device.canvas())
    asked = []
    real = app.game.advice

    def advice(seat, level):
        app.keys._queue.append(A)  # pressed in the midst of it
        return real(seat, level)

    monkeypatch.setattr(app.game, "advice", advice)
    real_ask = App._ask

    def ask(self):
        asked.append(self.game.match.s[:].hex())
        return real_ask(self)

    monkeypatch.setattr(App, "_ask", ask)
    with pytest.raises(SystemExit):
        app.run()
    assert len(asked) == 2 and asked[0] != asked[1], "asked once more, and nothing answered that"


def test_settings_that_cannot_be_kept_do_not_touch_the_match_and_the_other_way_round():
    device = Device(BEGIN)
    with pytest.raises(SystemExit):
        run(device)
    store = device.files
    match = {name: data for name, data in store.files.items() if name.startswith("match")}
    real = store.save

    def save(name, data):
        if name.startswith("settings"):
            real(name, data[: len(data) // 2])  # the power goes in the midst of it
            raise OSError(5)
        real(name, data)

    store.save = save
    # Go back to the start, and into the settings: the light is changed.
    keys = [UP, UP, A, DOWN, DOWN, DOWN, DOWN, DOWN, A, DOWN, DOWN, RIGHT, B]
    again = Device([A] + keys, store=store)
    with pytest.raises(SystemExit):
        run(again)
    store.save = real
    assert {name: data for name, data in store.files.items() if name.startswith("match")} == match
    last = Device([A], store=store)
    with pytest.raises(SystemExit):
        run(last)
    assert Kept(store, "match").load() and last.frames
