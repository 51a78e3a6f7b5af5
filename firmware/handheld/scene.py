"""The table as it is shown: it follows the events one by one, while the match is already further."""

from chicago import events as E
from chicago.table import AT_PLAY, CALLER, DEALER, DEAL_OVER, LEADER, NOBODY, PHASE, PLAYERS, TO_ACT

from .layout import NO_CARD

_KEPT_EVENTS = 24  # in the log

# What the line below the totals shows.
EXCHANGES = 0
ANSWERS = 1
TRICKS = 2


class Scene:
    """Totals, the cards in the trick, who acts, leads and has won it, and the last events."""

    def __init__(self):
        self.log = []
        self.trick = bytearray(6)
        self.answers = bytearray(6)  # to the Chicago question: 0 none yet, 1 no, 2 called
        self.clear()

    def clear(self):
        """Forget everything: before another match."""
        self.log.clear()
        self.totals = []
        self.before = []  # the totals when the deal began
        self.pot = 0
        self.dealer = self.turn = NOBODY
        self._clear()

    def resume(self, view):
        """Show the table as `view` has it: where a match goes on."""
        s = view.s
        self.totals = [view.score(seat) for seat in range(s[PLAYERS])]
        self.before = self.totals[:]
        self._clear()
        self.dealer = s[DEALER]
        if s[PHASE] == DEAL_OVER:
            return
        if s[PHASE] == AT_PLAY:
            self.stage = TRICKS
            self.caller = s[CALLER]
            self.leader = s[LEADER]
            seat = self.leader
            for card in view.trick():
                self.trick[seat] = card
                seat = (seat + 1) % s[PLAYERS]

    def look(self, view):
        """Show whose turn it is now."""
        self.turn = view.s[TO_ACT]
        if view.s[PHASE] == AT_PLAY:
            if self._sweep or self.stage != TRICKS:
                self._clear_trick()
            self.stage = TRICKS
            self.leader = view.s[LEADER]

    def _clear(self):
        self._clear_trick()
        self.stage = EXCHANGES
        self.leader = self.caller = NOBODY
        for seat in range(6):
            self.answers[seat] = 0

    def _clear_trick(self):
        self._sweep = False
        self.winner = NOBODY
        for seat in range(6):
            self.trick[seat] = NO_CARD

    def follow(self, event):
        """Take in an event, as `view.seen` lets it through."""
        kind = event[0]
        if self._sweep:
            self._clear_trick()
        self.log.append(event)
        if len(self.log) > _KEPT_EVENTS:
            self.log.pop(0)
        self.turn = NOBODY
        if kind == E.DEALT:
            self.dealer = event[2]
            self.totals = list(event[3:])
            self.before = self.totals[:]
            self.pot = 0
            self._clear()
        elif kind == E.ANTE:
            self.pot = event[1] * event[2]
            self._add_to_all(-event[1])
        elif kind == E.SWAPPED or kind == E.OPENED or kind == E.BARRED or kind == E.SHOWN:
            self.turn = event[1]
        elif kind == E.COMPARED:
            if event[2] != NOBODY:
                self.totals[event[2]] += event[4]
        elif kind == E.RESET:
            for seat in range(len(self.totals)):
                if seat != event[1]:
                    self.totals[seat] = 0
        elif kind == E.CALLED or kind == E.PASSED:
            self.stage = ANSWERS
            self.turn = event[1]
            self.answers[event[1]] = 1 + (kind == E.CALLED)
            if kind == E.CALLED:
                self.caller = event[1]
        elif kind == E.PLAYED:
            self.stage = TRICKS
            self.turn = event[1]
            self._played(event[1], event[2])
        elif kind == E.TRICK:
            self.log = [other for other in self.log if other[0] != E.PLAYED]
            self.leader = event[2]
            self.winner = event[3]
            self._sweep = True
        elif kind in (E.LAST_TRICK, E.POT, E.BREAKER):
            self.totals[event[1]] += event[2]
            self.pot = 0
        elif kind == E.CHICAGO:
            self.totals[event[1]] += event[3]
        elif kind == E.DEAL_END or kind == E.WIN:
            self.totals = list(event[2:])

    def _played(self, seat, card):
        if max(self.trick) == min(self.trick) == NO_CARD:
            self.leader = seat
        self.trick[seat] = card

    def _add_to_all(self, points):
        for seat in range(len(self.totals)):
            self.totals[seat] += points
