"""What keeps and totals are worth: the tables that tools/train.py has made, one for each number of seats.

A table is a byte a feature of `keeps`, 128 for nothing, for each stage and target; then for the two stages that
follow a comparison a byte for each pattern and what it told; then two bytes, low first, a weight for
every second total from -20. Stages are the exchanges of a deal from the third last, and
one alone. Targets are the points that hands will bring, in 1/8; the last trick, in 1/64 of it; and what a
call of Chicago may win, in 1/16 of a point: all more than the mean opponent's.
"""

from .. import rules as R
from ..portable import const
from ..table import EXCHANGE, NOBODY, NOT_HELD, PLAYERS
from . import keeps
from .keeps import FEATURES, MOST

HAND = const(0)
TRICK = const(1)
CALL = const(2)
LAST = const(2)  # the stage of the last exchange, where there are several
ONLY = const(3)
_TOLD = const(935)  # 11 * FEATURES: where a byte for each pattern and what was told begins
_PATTERNS = const(29)
_THINGS = const(5)  # that may be told: my hand was the best, or another's pair, two pair, trips or more
_TOTALS = const(1225)  # where the weights of totals begin
_LOWEST = const(-20)
_HIGHEST = const(60)
_STOP = const(46)  # the stop and the target of the matches it was trained with
_TARGET = const(52)
SURE = const(4096)  # the chance of who has won


class Worths:
    """The table for the seats of a view."""

    def __init__(self, view):
        self.s = view.s
        name = "chicago.bots.worth%d" % view.s[PLAYERS]
        self.table = __import__(name, None, None, ("WORTH",)).WORTH
        self.told = self._told(view)
        self.cards = bytearray(5)
        self.found = bytearray(MOST)

    def _told(self, view):
        """What the last comparison told, from 1; 0 for nothing."""
        for number in range(min(view.s[EXCHANGE], view.s[R.EXCHANGES] + 1) - 1, 0, -1):
            seat, _, strength = view.compared(number)
            if seat != NOT_HELD:
                if seat == NOBODY:
                    return 0
                return 1 if seat == view.seat else 1 + min(strength >> 20, 4)
        return 0

    def stage(self):
        """The stage of the exchange going on; of the last, when it is over."""
        s = self.s
        if s[R.EXCHANGES] == 1:
            return ONLY
        return max(0, min(LAST, LAST + s[EXCHANGE] - s[R.EXCHANGES]))

    def find(self, hand, keep):
        """Look at the cards of `hand`, in ascending order, that are in the mask `keep`; how many features
        they have."""
        count = 0
        for i in range(len(hand)):
            if keep >> i & 1:
                self.cards[count] = hand[i]
                count += 1
        return keeps.features(self.cards, count, self.found)

    def of(self, count, stage, target):
        """What was found is worth for a target."""
        at = (3 * stage + target) * FEATURES
        total = -128 * count
        for i in range(count):
            total += self.table[at + self.found[i]]
        if target == HAND and self.told and 0 < stage < ONLY:
            thing = _THINGS * (stage - 1) + self.told - 1
            total += self.table[_TOLD + _PATTERNS * thing + self.found[0]] - 128
        return total

    def weight(self, total, seat_called):
        """The weight of a total, the chance to win being shared by the weights. It was trained with a target
        of 52 and a stop at 46; others are stretched to those."""
        s = self.s
        target = s[R.TARGET]
        stop = s[R.STOP_AT]
        if stop and total >= stop and target > stop:
            total = _STOP + (total - stop) * (_TARGET - _STOP) // (target - stop)
        elif stop or target:
            total = total * _STOP // (stop or target)
        at = _TOTALS + ((max(_LOWEST, min(total, _HIGHEST)) - _LOWEST) >> 1 << 1)
        weight = self.table[at] | self.table[at + 1] << 8
        # Who still has to call is further from winning than the total says.
        return weight if seat_called or not s[R.NEED_CALL] else weight // 2 + 1

    def chance(self, totals, called, seat):
        """A seat's chance to win the match with these totals, of SURE; `called` is the mask of seats that
        have called Chicago."""
        target = self.s[R.TARGET]
        best = winners = every = own = 0
        for i in range(len(totals)):
            has_called = called >> i & 1
            total = totals[i]
            if target and total >= target and (has_called or not self.s[R.NEED_CALL]):
                if not winners or total > best:
                    winners = 0
                    best = total
                winners |= (total == best) << i
            weight = self.weight(total, has_called)
            every += weight
            if i == seat:
                own = weight
        if winners:
            return SURE if winners == 1 << seat else (winners >> seat & 1) * SURE // 2
        return own * SURE // every
