"""Several people round one device: nobody sees another's cards, whatever happens."""

import random

import pytest

from chicago.table import NOBODY
from fakes import Device, Frame, Store
from handheld import people, preferences
from handheld import settings as S
from handheld.app import App, run
from handheld.keep import Kept
from handheld.keys import A, B, LEFT, RIGHT
from handheld.layout import HAND_Y, NO_CARD, RAISE, RANK_ALONE

PASS = 1  # the row of the start below "new match"


class Witness:
    """Watches an app on a blank canvas: whose hand may be in view, and which cards are drawn."""

    def __init__(self, monkeypatch):
        self.app = None
        self.holder = NOBODY  # who has uncovered a hand
        self.seen = set()
        self.handovers = []
        witness = self

        real_init, real_show = App.__init__, App.show
        real_turn, real_put_down = App._turn, people.put_down

        def init(app, *args):
            real_init(app, *args)
            witness.app = app

        def show(app, screen, *args):
            if screen == "handover":
                witness.holder = NOBODY
            result = real_show(app, screen, *args)
            if screen == "handover":
                witness.handovers.append(args[-1])
                witness.holder = NOBODY if result else args[-1]
            return result

        def put_down(app, seat):
            real_put_down(app, seat)
            if app.game.view.seat == NOBODY:
                witness.holder = NOBODY

        def card(frame, card, x, y, look):
            if y >= HAND_Y - RAISE and card != NO_CARD:
                assert not look & RANK_ALONE
                game = witness.app.game
                if game.me != NOBODY:
                    assert card in game.match.original(game.me)
                    return
                assert witness.holder != NOBODY, "cards are drawn though nobody has uncovered them"
                assert card in game.match.original(witness.holder), "another's card is drawn"
                witness.seen.add(witness.holder)

        def turn(app, seat):
            action = real_turn(app, seat)
            if action is None:
                witness.holder = NOBODY
            return action

        monkeypatch.setattr(App, "__init__", init)
        monkeypatch.setattr(App, "show", show)
        monkeypatch.setattr(App, "_turn", turn)
        monkeypatch.setattr(people, "put_down", put_down)
        monkeypatch.setattr(Frame, "card", card)


def settings(*kinds, rules=1):
    """A store with settings: what sits where, and the rule set's number."""
    store = Store()
    chosen = S.Settings()
    preferences.fresh(chosen)
    chosen.s[S.LANGUAGE] = 1
    chosen.s[S.RULES] = rules
    chosen.s[S.PLAYERS] = len(kinds)
    for seat in range(len(kinds)):
        chosen.s[S.SEATS + seat] = kinds[seat]
    Kept(store, "settings").save(preferences.dump(chosen))
    return store


BEGIN = [2, A, A]  # down to "pass and play", and deal


def play(monkeypatch, keys, store):
    witness = Witness(monkeypatch)
    device = Device(keys, {"seed": 11}, store, blank=True)
    with pytest.raises(SystemExit):
        run(device)
    return witness, device


@pytest.mark.parametrize("kinds, rules", (((0, 0), 0), ((0, 1, 0, 2), 1), ((0, 0, 1), 2), ((0, 0, 0, 0, 0, 0), 4)))
def test_only_the_hand_that_was_uncovered_is_drawn(kinds, rules, monkeypatch):
    chance = random.Random(3)
    keys = BEGIN + [chance.choice((A, A, A, A, B, B, LEFT, RIGHT, 1, 2)) for _ in range(900)]
    witness, device = play(monkeypatch, keys, settings(*kinds, rules=rules))
    people = {seat for seat in range(len(kinds)) if kinds[seat] == 0}
    assert witness.seen <= people and set(witness.handovers) <= people and len(witness.seen) > 1


@pytest.mark.parametrize("away", (-61, -700))
def test_a_hand_is_covered_when_nobody_presses_a_key(away, monkeypatch):
    """By the time that passes, and by sleep; then it has to be uncovered again."""
    witness, device = play(monkeypatch, BEGIN + [A, RIGHT, away, A, A, A], settings(0, 0, 1))
    assert witness.handovers[0] == witness.handovers[1]
    if away < -300:
        assert 0 in device.lights, "the display has gone out"


def test_the_hand_is_covered_where_power_was_lost(monkeypatch):
    store = settings(0, 0, 1)
    play(monkeypatch, BEGIN + [A, B, A, A, A], store)
    monkeypatch.undo()
    witness, device = play(monkeypatch, [A], store)
    assert not witness.seen and not witness.handovers, "the device waits to be handed over"
    monkeypatch.undo()
    witness, device = play(monkeypatch, [A, A], store)
    assert len(witness.handovers) == 1 and len(witness.seen) <= 1


def test_the_device_can_be_put_away_instead(monkeypatch):
    witness, device = play(monkeypatch, BEGIN + [B], settings(0, 0))
    assert witness.holder == NOBODY and not witness.seen
    assert Kept(device.files, "match").load(), "and the match is there later"


def test_who_plays_alone_is_never_asked_to_hand_over(monkeypatch):
    witness, device = play(monkeypatch, [A, A] + [B, A] * 10, settings(0, 1, 1))
    assert not witness.handovers and Kept(device.files, "match").load()
