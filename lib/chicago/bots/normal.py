"""A sound player: keeps made hands, good draws and court cards, saves a high card for the last trick,
and calls a Chicago that is nearly safe."""

from ..hands import STRAIGHT, combination, strength
from ..rules import CHICAGO_POINTS, MAX_SWAP, NEED_CALL, TARGET
from ..table import (
    AT_CHICAGO,
    AT_EXCHANGE,
    AT_OPEN,
    AT_PLAY,
    CALLED,
    CALLER,
    NOBODY,
    PHASE,
    PLAYERS,
    TRICK,
)
from .common import ALL, giving, held_best, in_row, in_suit, top_opponent, unseen, winners

_JACK = 9
_KING = 11
_MUCH = 21  # a total that is worth more to destroy than quads bring
_LATE = 3  # tricks after which one plays to win: only the fifth counts

# Chances of taking all five tricks, in thousandths, that are enough for a call.
_SAFE = 650
# For the first call, where a match cannot be won without one: by points missing to the target.
_FIRST = ((0, 100), (12, 250), (25, 400), (99, 500))


def decide(view, below):
    """The action of the seat to act, which the view must be of."""
    s = view.s
    phase = s[PHASE]
    hand = view.hand(view.seat)
    if phase == AT_EXCHANGE:
        return giving(hand, _kept(hand), s[MAX_SWAP])
    if phase == AT_OPEN:
        card = view.open_card()
        return int(card >> 2 in [c >> 2 for c in hand] or card >> 2 >= _JACK)
    if phase == AT_CHICAGO:
        from .tricks import Outlook  # asked for seldom

        chance = Outlook(hand, unseen(view), s[PLAYERS] - 1).all_tricks()
        return int(chance >= _wanted(view))
    if phase == AT_PLAY:
        return _card(view)
    return int(top_opponent(view) >= _MUCH)


def _wanted(view):
    """The chance, in thousandths, of taking all tricks from which on a call is worth it."""
    s = view.s
    score = view.score(view.seat)
    if s[NEED_CALL] and not s[CALLED] >> view.seat & 1:
        # One that fails counts too, and wins at once where the total bears the loss.
        if score >= s[TARGET] + s[CHICAGO_POINTS]:
            return 0
        for missing, chance in _FIRST:
            if score + missing >= s[TARGET]:
                return chance
    return _SAFE


def _kept(hand):
    """The mask of what is kept: the combination and the court cards that win tricks, or a draw."""
    if strength(hand) >> 20 >= STRAIGHT:
        return ALL
    keep = combination(hand)
    draw = in_suit(hand, 4) or in_row(hand, 4)
    if not keep and draw:
        return draw
    for i in range(5):
        keep |= (hand[i] >> 2 >= _KING) << i
    return keep


def _card(view):
    """The card to play: low until two tricks are left, then what wins; a caller's highest."""
    s = view.s
    cards = sorted(view.legal())
    trick = view.trick()
    if s[CALLER] == view.seat:
        return cards[-1]
    if not trick:
        return cards[-1] if s[TRICK] >= _LATE else cards[0]
    winning = winners(cards, trick)
    if s[CALLER] != NOBODY:
        return winning[0] if winning and held_best(view) == s[CALLER] else cards[0]
    return winning[-1] if winning and s[TRICK] >= _LATE else cards[0]
