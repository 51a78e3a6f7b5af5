"""A sound player (first version)."""

from ..hands import STRAIGHT, combination, strength
from ..rules import MAX_SWAP
from ..table import AT_CHICAGO, AT_EXCHANGE, AT_OPEN, AT_PLAY, CALLER, NOBODY, PHASE, TRICK
from .common import ALL, giving, held_best, in_row, in_suit, top_opponent, winners


def decide(view, below):
    """The action of the seat to act, which the view must be of."""
    s = view.s
    phase = s[PHASE]
    hand = view.hand(view.seat)
    if phase == AT_EXCHANGE:
        return giving(hand, _kept(hand), s[MAX_SWAP])
    if phase == AT_OPEN:
        card = view.open_card()
        return int(card >> 2 in [c >> 2 for c in hand] or card >> 2 >= 9)
    if phase == AT_CHICAGO:
        ranks = sorted([c >> 2 for c in hand])
        return int(ranks[0] >= 9 and ranks[2] >= 11)
    if phase == AT_PLAY:
        return _card(view)
    return int(top_opponent(view) > 20)


def _kept(hand):
    if strength(hand) >> 20 >= STRAIGHT:
        return ALL
    keep = combination(hand)
    draw = in_suit(hand, 4) or in_row(hand, 4)
    if not keep and draw:
        return draw
    for i in range(5):
        keep |= (hand[i] >> 2 >= 11) << i
    return keep


def _card(view):
    s = view.s
    cards = sorted(view.legal())
    trick = view.trick()
    if s[CALLER] == view.seat:
        return cards[-1]
    if not trick:
        return cards[-1] if s[TRICK] >= 3 else cards[0]
    winning = winners(cards, trick)
    if s[CALLER] != NOBODY:
        return winning[0] if winning and held_best(view) == s[CALLER] else cards[0]
    return winning[-1] if winning and s[TRICK] >= 3 else cards[0]
