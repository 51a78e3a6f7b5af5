"""Which cards to keep: of the 32 ways the one that is worth most."""

from .. import rules as R
from ..table import swap
from .worths import CALL, HAND, LAST, ONLY, TRICK, Worths

# What a unit of each target weighs, for a sum in 1/64 of a point: see `worths`. What a call may win is
# counted a little more than half: it is not always made when it may be.
_HAND = 8
_CALL = 2


def usual(view):
    """What the targets weigh where a point is a point: a tuple for HAND, TRICK and CALL."""
    s = view.s
    last = s[R.LAST_TRICK]
    return _HAND, 1 if last == R.POT else last, _CALL * may_call(view)


def may_call(view):
    """Whether the seat may be asked to call Chicago in this deal, as far as its total goes."""
    s = view.s
    least = s[R.CHICAGO_MIN]
    return s[R.CHICAGO] and (least == R.ANY_TOTAL or view.score(view.seat) + 2 >= least)


class Keeps:
    """The worth of each keep of the seat's hand."""

    def __init__(self, view, weights):
        self.view = view
        self.weights = weights
        self.worths = Worths(view)
        stage = self.worths.stage()
        if stage >= LAST and not view.s[R.FINAL_HAND]:
            self.weights = (0,) + weights[1:]

    def value(self, hand, keep):
        """What keeping the cards of a hand, in ascending order, in the mask `keep` is worth."""
        worths = self.worths
        stage = worths.stage()
        count = worths.find(hand, keep)
        total = self.weights[HAND] * worths.of(count, stage, HAND)
        total += self.weights[TRICK] * worths.of(count, stage, TRICK)
        if self.weights[CALL] and stage != ONLY:
            total += self.weights[CALL] * worths.of(count, stage, CALL)
        return total

    def swaps(self):
        """All exchanges of the five cards in hand, each with what it is worth."""
        view = self.view
        hand = view.hand(view.seat)
        order = sorted(hand)
        found = []
        for keep in range(32):
            gone = sorted([hand.index(order[i]) for i in range(5) if not keep >> i & 1])
            if len(gone) <= view.s[R.MAX_SWAP]:
                found.append((self.value(order, keep), swap(gone)))
        return found

    def open_card(self):
        """Both answers to the open card, refuse and take, each with what it is worth."""
        hand = self.view.hand(self.view.seat)
        four = self.value(sorted(hand), 15)
        return [(four, 0), (self.value(sorted(hand + [self.view.open_card()]), 31), 1)]


def best(found):
    """The action of the first that is worth most."""
    value, action = found[0]
    for other, another in found:
        if other > value:
            value = other
            action = another
    return action
