"""A beginner: draws to what is there, likes court cards, wins tricks because that is fun, and
does not always look twice."""

from ..hands import STRAIGHT, combination, strength
from ..rules import CHICAGO_POINTS, MAX_SWAP, NEED_CALL, TARGET
from ..table import AT_CHICAGO, AT_EXCHANGE, AT_OPEN, AT_PLAY, CALLED, CALLER, NOBODY, PHASE
from .common import ALL, giving, held_best, in_row, in_suit, top_opponent, winners

_JACK = 9
_QUEEN = 10
_KING = 11


def decide(view, below):
    """The action of the seat to act, which the view must be of."""
    s = view.s
    phase = s[PHASE]
    hand = view.hand(view.seat)
    if phase == AT_EXCHANGE:
        return giving(hand, _kept(hand, below), s[MAX_SWAP])
    if phase == AT_OPEN:
        card = view.open_card()
        pairs = card >> 2 in [c >> 2 for c in hand]
        return int(pairs or card >> 2 >= _JACK)
    if phase == AT_CHICAGO:
        # Only what cannot well fail; less will do where the match cannot be won without a call.
        ranks = sorted([c >> 2 for c in hand])
        if s[NEED_CALL] and not s[CALLED] >> view.seat & 1 and view.score(view.seat) >= s[TARGET]:
            return int(ranks[2] >= _QUEEN or view.score(view.seat) >= s[TARGET] + s[CHICAGO_POINTS])
        return int(ranks[0] >= _QUEEN and ranks[1] >= _KING)
    if phase == AT_PLAY:
        return _card(view, below)
    return int(top_opponent(view) > 20)  # quads: a reset rather than the points


def _kept(hand, below):
    """The mask of what a beginner keeps."""
    keep = combination(hand)
    if strength(hand) >> 20 >= STRAIGHT:
        return ALL
    careless = below(4) == 0
    if keep:
        # An ace or king beside a pair is worth keeping, were one to think of it.
        return keep if careless else keep | _high(hand, _KING)
    draw = in_suit(hand, 4) or in_row(hand, 4)
    if draw and not careless:
        return draw
    return _high(hand, _QUEEN if careless else _JACK)


def _high(hand, rank):
    """The mask of the highest card, if it is of this rank at least."""
    card = max(hand)
    return (card >> 2 >= rank) << hand.index(card)


def _card(view, below):
    """A card to play: high when it wins, else low; now and then the first that is allowed."""
    s = view.s
    cards = sorted(view.legal())
    trick = view.trick()
    if s[CALLER] not in (NOBODY, view.seat):
        # Somebody has called Chicago: whatever beats that caller's card will do.
        winning = winners(cards, trick)
        mine = winning and held_best(view) == s[CALLER]
        return winning[0] if mine else cards[0]
    if below(6) == 0 and s[CALLER] == NOBODY:
        return cards[below(len(cards))]
    if not trick:
        return cards[-1]
    winning = winners(cards, trick)
    return winning[-1] if winning else cards[0]
