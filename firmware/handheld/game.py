"""The match on this device: who plays, the computer players, saving, and the record of what is played.

What is saved is the match, then a byte a seat (as in `settings`), the seed in four bytes and how
long the record is in three, low byte first.
"""

from chicago import generator
from chicago import events as E
from chicago.bots import LEVELS, decider
from chicago.dump import dump
from chicago.record import Recorder
from chicago.table import DEAL_OVER, NOBODY, OVER, PHASE, TO_ACT, Table
from chicago.view import View, seen

from .keep import Kept
from .modules import drop
from .settings import PERSON

RECORD = "match.chicago"
SAVED = "match"
_AWARDS = (E.COMPARED, E.RESET, E.WENT_OUT, E.ROYAL, E.LAST_TRICK, E.CHICAGO, E.BREAKER, E.POT)
SEATS = 6
_TRICKS = "chicago.bots.tricks"  # needed for one question only


class Game:
    """One match at a time, and all that happens to it. `view` is what the one who holds the device
    may know, `events` what has happened since they were last taken out, as that one may see it."""

    def __init__(self, store):
        self.match = None
        self.seats = bytearray(SEATS)
        self.seed = 0
        self.own = False  # the options are not quite those of the rule set that they were taken from
        self.me = NOBODY  # the only person's seat, or NOBODY where there are several
        self.view = View()
        self.events = []
        self.last = None  # the table as the last deal left it
        self.last_awards = []  # the events of that deal that changed totals
        self.faults = []  # what failed since they were last taken out: SAVED, RECORD
        self.store = store
        self.kept = Kept(store, SAVED)
        self._failing = []  # what is known to fail, so that it is told once
        self._bot_view = View()
        self.random = bytearray(generator.SIZE)
        self.recorder = Recorder(self._write)
        self.written = -1  # bytes of the record; -1 where it cannot be gone on with
        self._deciders = {}
        self.awards = []

    def below(self, n):
        """A fair random number 0..n - 1 that has nothing to do with the cards."""
        return generator.below(self.random, 0, n)

    def waiting(self):
        """Whether there is a match to go on with."""
        return self.match is not None or bool(self.kept.load()) or self.kept.damaged

    def over(self):
        """Whether the match has been won."""
        return self.match.s[PHASE] == OVER

    def person(self):
        """The seat to act, where a person sits there; else NOBODY."""
        seat = self.match.s[TO_ACT]
        return seat if seat != NOBODY and self.seats[seat] == PERSON else NOBODY

    def hold(self, seat):
        """Let `view` be what the seat may know; NOBODY for what everybody may."""
        self.view.look(self.match, seat)

    def step(self, action=None):
        """Let the seat to act do `action`, or what its computer player decides; deal where
        nobody is to act. Everything is saved before it is shown."""
        match = self.match
        if match.s[TO_ACT] == NOBODY:
            self.recorder.deal(match)
        else:
            if action is None:
                seat = match.s[TO_ACT]
                action = self.advice(seat, self.seats[seat] - 1)
            self.recorder.apply(match, action)
        if match.s[PHASE] == DEAL_OVER or self.over():
            self.last = Table()
            self.last.s[:] = match.s
            self.last_awards = self.awards
        self.view.look(match, self.view.seat)
        self.keep()

    def advice(self, seat, level):
        """What a computer player of the level would do on the seat, from what that may know."""
        level = max(0, min(level, len(LEVELS) - 1))
        if level not in self._deciders:
            self._deciders[level] = decider(LEVELS[level])
        action = self._deciders[level](self._bot_view.look(self.match, seat), self.below)
        drop(_TRICKS)
        return action

    def hint(self):
        """What the strongest computer player would do for the seat to act; its chance is not that
        of the match."""
        luck = bytes(self.random)
        action = self.advice(self.match.s[TO_ACT], len(LEVELS) - 1)
        self.random[:] = luck
        return action

    def end(self):
        """Drop a match that is over."""
        self.match = None
        self._save(b"")

    def emit(self, event):
        if event[0] == E.DEALT:
            self.awards = []
        elif event[0] in _AWARDS:
            self.awards.append(event)
        self.events.append(seen(event, self.me))

    def keep(self):
        if not self.over():
            tail = bytes(self.seats) + _bytes(self.seed, 4) + _bytes(max(self.written, 0), 3)
            self._save(dump(self.match) + tail)

    def _save(self, data):
        try:
            self.kept.save(data)
            if SAVED in self._failing:
                self._failing.remove(SAVED)
        except OSError:
            self.fails(SAVED)

    def _write(self, line):
        if self.written >= 0:
            try:
                self.store.append(RECORD, line)
                self.written += len(line)
            except OSError:
                self.fails(RECORD)

    def fails(self, what):
        """The store does not take SAVED or RECORD."""
        if what == RECORD:
            self.written = -1
        if what not in self._failing:
            self._failing.append(what)
            self.faults.append(what)


def _bytes(number, size):
    return bytes([number >> 8 * i & 255 for i in range(size)])
