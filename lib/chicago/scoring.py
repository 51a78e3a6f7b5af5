"""The score of a match: the totals, what the hands bring, and who wins.

`Scoring` is the half of a match that changes totals; `match.Match` adds what the seats do.
"""

from . import events as E
from . import rules as R
from .hands import NAMED, QUADS, ROYAL_FLUSH, STRAIGHT_FLUSH, combination, strength
from .table import (
    AT_RESET,
    AWARDED,
    CALLED,
    COMPARED,
    KNOWN,
    NOBODY,
    OVER,
    PHASE,
    PLAYERS,
    SCORES,
    TO_ACT,
    WAIVED,
    WINNERS,
    Table,
)


class Scoring(Table):
    """A table whose totals change. `emit` is called with each event; None for none."""

    emit = None

    def set_score(self, seat, total):
        """Give a seat a total. It goes no lower than 16 bits can tell, some two thousand lost
        Chicagos in a row."""
        total = max(total, -32768)
        at = SCORES + 2 * seat
        self.s[at] = total & 255
        self.s[at + 1] = total >> 8 & 255

    # Hands

    def _value(self, hand):
        """What the rule set gives for a strength: points, or one of the special values."""
        category = hand >> 20
        return self.s[R.HAND_POINTS + category] if category else 0

    def _wins_on_receipt(self, seat):
        wins = self._value(strength(self.original(seat))) == R.WINS
        if wins:
            self._tell(E.ROYAL, seat)
        return wins

    def _compare(self, number):
        """Compare the hands; True where the match stops here, for a question or for good."""
        s = self.s
        hands = [strength(self.original(seat)) for seat in range(s[PLAYERS])]
        best = max(hands)
        tied = 0
        for seat in range(len(hands)):
            tied |= (hands[seat] == best) << seat
        seat = hands.index(best)
        if tied != 1 << seat or not self._value(best):
            seat = NOBODY
        # Beyond its name the hand is told as far as it took to beat the next best.
        shift = 20 - 4 * NAMED[best >> 20]
        if tied == 1 << hands.index(best):
            hands.remove(best)
            while shift and max(hands) >> shift == best >> shift:
                shift -= 4
        told = best | (1 << shift) - 1
        at = COMPARED + 5 * (number - 1)
        s[at] = seat
        s[at + 1] = tied
        s[at + 2] = told >> 16
        s[at + 3] = told >> 8 & 255
        s[at + 4] = told & 255
        if seat == NOBODY:
            self._tell(E.COMPARED, number, NOBODY, told, 0, tied)
            return self._reached_target(True)
        if s[R.QUADS_RESET] and best >> 20 == QUADS:
            s[PHASE] = AT_RESET
            s[TO_ACT] = seat
            return True
        return self._award(number, seat, self._value(best))

    def _award(self, number, seat, value):
        """Score the best hand; True where that ends the match."""
        s = self.s
        told = self.compared(number)[2]
        score = self.score(seat)
        points = value
        out = value == R.OUT or value == R.OUT_ALL
        if out:
            points = max(R.OUT_TOTAL, s[R.TARGET], score) - score
        self.set_score(seat, score + points)
        self._tell(E.COMPARED, number, seat, told, points, 1 << seat)
        mask = combination(self.original(seat))
        for i in range(5):
            at = KNOWN + 5 * seat + i
            s[at] = s[at] & ~AWARDED | (mask >> i & 1) * AWARDED
        flush_out = s[R.HAND_POINTS + STRAIGHT_FLUSH] in (R.OUT, R.OUT_ALL)
        if out or (told >> 20 == ROYAL_FLUSH and flush_out):
            s[WAIVED] |= 1 << seat
        if out:
            self._tell(E.WENT_OUT, seat)
        if value == R.OUT_ALL:
            self._reset(seat)
        return self._reached_target(True)

    def _reset(self, seat):
        """Set every opponent of a seat to exactly 0."""
        for other in range(self.s[PLAYERS]):
            if other != seat:
                self.set_score(other, 0)
        self._tell(E.RESET, seat)

    # Winning

    def _best(self, qualified):
        """The mask of those seats in the mask `qualified` that have the highest total."""
        most = best = 0
        for seat in range(self.s[PLAYERS]):
            if qualified >> seat & 1:
                score = self.score(seat)
                if not best or score > most:
                    most = score
                    best = 0
                best |= (score == most) << seat
        return best

    def _reached_target(self, live):
        """Whether the match is won: a seat has the target total, and has called if it must.
        `live` is True after each settlement, False after the whole deal."""
        s = self.s
        qualified = 0
        if s[R.TARGET] and live == s[R.CHECK_LIVE]:
            for seat in range(s[PLAYERS]):
                qualified |= (self.score(seat) >= s[R.TARGET]) << seat
            if s[R.NEED_CALL]:
                qualified &= s[CALLED] | s[WAIVED]
        if qualified:
            self._win(self._best(qualified))
        return qualified > 0

    def _bankrupt(self):
        """Whether that ends the match: chips are played for and somebody has none to ante."""
        s = self.s
        seats = range(s[PLAYERS])
        if s[R.LAST_TRICK] != R.POT or min([self.score(seat) for seat in seats]) > 0:
            return False
        self._win(self._best(63))
        return True

    def _win(self, mask):
        s = self.s
        s[PHASE] = OVER
        s[TO_ACT] = NOBODY
        s[WINNERS] = mask
        self._tell_scores(E.WIN, mask)

    def _tell(self, *event):
        if self.emit:
            self.emit(event)

    def _tell_scores(self, *event):
        if self.emit:
            self.emit(event + tuple([self.score(seat) for seat in range(self.s[PLAYERS])]))
