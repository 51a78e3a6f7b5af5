"""The match on this device: who plays, the computer players, saving, and the record of what is played.

What is saved is the match, then a byte a seat (as in `settings`), the seed in four bytes and how
long the record is in three, low byte first.
"""

from chicago import generator
from chicago import events as E
from chicago import rules as R
from chicago.bots import LEVELS, decider
from chicago.match import Match
from chicago.record import Recorder
from chicago.save import SAVE_BYTES, dump, load
from chicago.table import DEAL_OVER, NOBODY, OVER, PHASE, PLAYERS, TO_ACT, Table
from chicago.view import View, seen

from .keep import Kept
from .modules import drop
from .settings import PERSON

RECORD = "match.chicago"
SAVED = "match"
_AWARDS = (E.COMPARED, E.RESET, E.WENT_OUT, E.ROYAL, E.LAST_TRICK, E.CHICAGO, E.BREAKER, E.POT)
_SEATS = 6
_LENGTH = SAVE_BYTES + _SEATS + 4 + 3


class Game:
    """One match at a time, and all that happens to it. `view` is what the one who holds the device
    may know, `events` what has happened since they were last taken out, as that one may see it."""

    def __init__(self, store):
        self.match = None
        self.seats = bytearray(_SEATS)
        self.seed = 0
        self.me = NOBODY  # the only person's seat, or NOBODY where there are several
        self.view = View()
        self.events = []
        self.last = None  # the table as the last deal left it
        self.last_awards = []  # the events of that deal that changed totals
        self.faults = []  # what failed since they were last taken out: SAVED, RECORD
        self._store = store
        self._kept = Kept(store, SAVED)
        self._failing = []  # what is known to fail, so that it is told once
        self._bot_view = View()
        self._random = bytearray(generator.SIZE)
        self._recorder = Recorder(self._write)
        self._written = -1  # bytes of the record; -1 where it cannot be gone on with
        self._deciders = {}
        self._awards = []

    def below(self, n):
        """A fair random number 0..n - 1 that has nothing to do with the cards."""
        return generator.below(self._random, 0, n)

    def begin(self, options, seats, players, seed):
        """Begin a match: option bytes, what sits where, how many seats, and the seed, below 2**30."""
        self.seed = seed
        self.seats[:] = seats
        self._prepare(seed, players)
        self.match = Match(options, players, self.below(players), seed, self._emit)
        self.last = None
        self._awards = []
        self._written = 0
        try:
            self._store.save(RECORD, b"")
        except OSError:
            self.fails(RECORD)
        self._recorder.begin(self.match, seed)
        drop("chicago.rulesets")
        self._keep()

    def resume(self):
        """Go on with the match in memory, or else the one in the store; False where there is none,
        ValueError where it cannot be read."""
        if self.match is None:
            data = self._kept.load()
            if self._kept.damaged:
                raise ValueError("damaged")
            if not data:
                return False
            if len(data) != _LENGTH:
                raise ValueError("version")
            self.match = load(data[:SAVE_BYTES], self._emit)
            self.seats[:] = data[SAVE_BYTES : SAVE_BYTES + _SEATS]
            self.seed = _number(data[-7:-3])
            self._prepare(_number(data[SAVE_BYTES - 4 : SAVE_BYTES]), self.match.s[PLAYERS])
            self._go_on_with_record(_number(data[-3:]))
        self.hold(self.me)
        return True

    def waiting(self):
        """Whether there is a match to go on with."""
        return self.match is not None or bool(self._kept.load()) or self._kept.damaged

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

    def level(self):
        """The highest level among the computer players, from 0; -1 where there is none."""
        return max(self.seats[: self.match.s[PLAYERS]]) - 1

    def own_rules(self):
        """Whether the options are not quite those of the rule set that they were taken from."""
        from chicago import rulesets

        s = self.match.s
        own = bytes(s[: R.OPTION_BYTES]) != rulesets.options(rulesets.NAMES[s[R.RULE_SET]])
        drop("chicago.rulesets")
        return own

    def step(self, action=None):
        """Let the seat to act do `action`, or what its computer player decides; deal where
        nobody is to act. Everything is saved before it is shown."""
        match = self.match
        if match.s[TO_ACT] == NOBODY:
            self._recorder.deal(match)
        else:
            if action is None:
                seat = match.s[TO_ACT]
                action = self.advice(seat, self.seats[seat] - 1)
            self._recorder.apply(match, action)
        if match.s[PHASE] == DEAL_OVER or self.over():
            self.last = Table()
            self.last.s[:] = match.s
            self.last_awards = self._awards
        self.view.look(match, self.view.seat)
        self._keep()

    def advice(self, seat, level):
        """What a computer player of the level would do on the seat, from what that may know."""
        level = max(0, min(level, len(LEVELS) - 1))
        if level not in self._deciders:
            self._deciders[level] = decider(LEVELS[level])
        return self._deciders[level](self._bot_view.look(self.match, seat), self.below)

    def hint(self):
        """What the strongest computer player would do for the seat to act; its chance is not that
        of the match."""
        luck = bytes(self._random)
        action = self.advice(self.match.s[TO_ACT], len(LEVELS) - 1)
        self._random[:] = luck
        return action

    def end(self):
        """Drop a match that is over."""
        self.match = None
        self._save(b"")

    def _prepare(self, seed, players):
        self.events.clear()
        generator.seed(self._random, 0, seed ^ 0x2D51)
        people = [seat for seat in range(players) if self.seats[seat] == PERSON]
        self.me = people[0] if len(people) == 1 else NOBODY

    def _emit(self, event):
        if event[0] == E.DEALT:
            self._awards = []
        elif event[0] in _AWARDS:
            self._awards.append(event)
        self.events.append(seen(event, self.me))

    def _keep(self):
        if not self.over():
            tail = bytes(self.seats) + _bytes(self.seed, 4) + _bytes(max(self._written, 0), 3)
            self._save(dump(self.match) + tail)

    def _save(self, data):
        try:
            self._kept.save(data)
            if SAVED in self._failing:
                self._failing.remove(SAVED)
        except OSError:
            self.fails(SAVED)

    def _write(self, line):
        if self._written >= 0:
            try:
                self._store.append(RECORD, line)
                self._written += len(line)
            except OSError:
                self.fails(RECORD)

    def _go_on_with_record(self, length):
        """Where power went between a line of the record and the save, that line goes again."""
        self._written = -1
        try:
            data = self._store.load(RECORD) or b""
            if len(data) > length:
                self._store.save(RECORD, data[:length])
        except (OSError, MemoryError):
            return
        if len(data) >= length:
            self._written = length

    def fails(self, what):
        """The store does not take SAVED or RECORD."""
        if what == RECORD:
            self._written = -1
        if what not in self._failing:
            self._failing.append(what)
            self.faults.append(what)


def _bytes(number, size):
    return bytes([number >> 8 * i & 255 for i in range(size)])


def _number(data):
    number = 0
    for byte in reversed(data):
        number = number << 8 | byte
    return number
