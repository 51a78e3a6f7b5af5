"""A view holds nothing that its seat may not know."""

from chicago import events as E
from chicago import generator, rulesets
from chicago.match import Match
from chicago.table import (
    CARDS, DEAL_OVER, DISCARDS, GENERATOR, HIDDEN, KNOWN, OVER, PHASE, PLAYERS, PUBLIC, TO_ACT,
)  # fmt: skip
from chicago.view import View, seen


def positions(name, players, seed, most=150):
    match = Match(rulesets.options(name), players, 0, seed)
    luck = bytearray(generator.SIZE)
    generator.seed(luck, 0, seed)
    for _ in range(most):
        if match.s[PHASE] == OVER:
            return
        if match.s[PHASE] == DEAL_OVER:
            match.deal()
        else:
            legal = match.legal()
            match.apply(legal[generator.below(luck, 0, len(legal))])
        yield match


def test_a_view_shows_the_own_hand_and_what_is_public():
    for name in rulesets.NAMES:
        for match in positions(name, 3, 21):
            for seat in range(3):
                view = View().look(match, seat)
                assert view.original(seat) == match.original(seat)
                assert view.trick() == match.trick()
                for other in range(3):
                    assert view.score(other) == match.score(other)
                    cards = view.original(other)
                    played = match.played(other)
                    assert cards[:played] == match.original(other)[:played]
                    for i in range(played, 5):
                        public = match.s[KNOWN + 5 * other + i] & PUBLIC
                        assert other == seat or public or cards[i] == HIDDEN


def test_the_stock_the_generator_and_others_discards_are_hidden():
    for match in positions("sm2025", 3, 5):
        s = match.s
        for seat in range(3):
            v = View().look(match, seat).s
            assert not any(v[GENERATOR : GENERATOR + generator.SIZE])
            stock = 15 + s[DISCARDS]
            assert all([card == HIDDEN for card in v[CARDS + stock : CARDS + 52]])
            for place in range(15, stock):
                known = s[KNOWN + place]
                visible = v[CARDS + place] != HIDDEN
                assert visible == bool(known & PUBLIC or known == seat + 1)


def test_what_is_hidden_can_be_anything():
    """Hidden cards trade places; the bytes of the view stay."""
    luck = bytearray(generator.SIZE)
    generator.seed(luck, 0, 3)
    for name in ("sm2025", "large", "femkort"):
        for match in positions(name, 4, 8, 80):
            for seat in range(match.s[PLAYERS]):
                view = View().look(match, seat)
                hidden = [i for i in range(52) if view.s[CARDS + i] == HIDDEN]
                places = list(range(len(hidden)))
                generator.shuffle(luck, 0, places, 0, len(places))
                other = Match(bytes(match.s[:30]), match.s[PLAYERS])
                other.s[:] = match.s
                for i in range(len(hidden)):
                    other.s[CARDS + hidden[i]] = match.s[CARDS + hidden[places[i]]]
                assert View().look(other, seat).s == view.s


def test_a_view_keeps_no_way_to_the_match():
    match = Match(rulesets.options("home"), 3, 0, 4)
    match.deal()
    view = View().look(match, 1)
    before = bytes(view.s)
    match.apply(match.legal()[-1])
    assert bytes(view.s) == before
    held = [value for value in (getattr(view, name) for name in dir(view)) if isinstance(value, (Match, list))]
    assert held == []


def test_of_anothers_exchange_only_the_number_is_seen():
    told = []
    match = Match(rulesets.options("home"), 3, 0, 4, told.append)
    match.deal()
    match.apply(match.legal()[-1])
    (event,) = [event for event in told if event[0] == E.SWAPPED]
    assert len(event) == 14 and seen(event, 1) == event
    assert seen(event, 0) == seen(event, 2) == (E.SWAPPED, 1, 1, 5)
    assert match.s[TO_ACT] == 2
