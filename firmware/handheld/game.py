"""The match on this device: the computer players, saving, and the record of what is played."""

from chicago import generator, rulesets
from chicago.bots import LEVELS
from chicago.match import Match
from chicago.record import Recorder
from chicago.save import dump, load
from chicago.table import NOBODY, OVER, PHASE, TO_ACT
from chicago.view import View, seen

from .story import ME

_SAVED = "match.save"
_RECORD = "match.chicago"


class Game:
    """One match at a time, and all that happens to it. `view` is what the player may know,
    `events` what has happened since they were last taken out, as the player may see it."""

    def __init__(self, store):
        self.store = store
        self.match = None
        self.level = 0
        self.view = View()
        self.events = []
        self.failed = False  # the store has failed; the player is to be told once
        self._told = False
        self._unreadable = False  # what is saved; it is kept until there is something better
        self._bot_view = View()
        self._random = bytearray(generator.SIZE)
        self._recorder = Recorder(self._write)
        self._decide = None

    def below(self, n):
        """A fair random number 0..n - 1 that has nothing to do with the cards."""
        return generator.below(self._random, 0, n)

    def begin(self, rules, players, level, seed):
        """Begin a match by the rule set of that number; `seed` is below 2**30."""
        self._prepare(level, seed)
        options = rulesets.options(rulesets.NAMES[rules])
        self.match = Match(options, players, self.below(players), seed, self._emit)
        self._store(self.store.save, _RECORD, b"")
        self._recorder.begin(self.match, seed)
        self._keep()

    def resume(self, seed):
        """Go on with the match in memory, or else the one in the store; False where there is none,
        ValueError where it cannot be read. `seed` is for the computer players."""
        if self.match is None:
            data = self._saved()
            if not data:
                return False
            self._unreadable = True  # unless what follows can read it
            match = load(data[:-1], self._emit)
            self._unreadable = False
            self.level = min(data[-1], len(LEVELS) - 1)
            self.match = match
        self._prepare(self.level, seed)
        self.view.look(self.match, ME)
        return True

    def waiting(self):
        """Whether there is a match to go on with."""
        return self.match is not None or not self._unreadable and bool(self._saved())

    def over(self):
        """Whether the match has been won."""
        return self.match.s[PHASE] == OVER

    def step(self, action=None):
        """Let the seat to act do `action`, or what its computer player decides; deal where
        nobody is to act. Everything is saved before it is shown."""
        match = self.match
        if match.s[TO_ACT] == NOBODY:
            self._recorder.deal(match)
        else:
            if action is None:
                view = self._bot_view.look(match, match.s[TO_ACT])
                action = self._decide(view, self.below)
            self._recorder.apply(match, action)
        self.view.look(match, ME)
        self._keep()

    def end(self):
        """Drop a match that is over."""
        self.match = None
        self._store(self.store.save, _SAVED, b"")

    def failure(self):
        """Whether the store has failed since the last time this was asked; True only once."""
        news = self.failed and not self._told
        self._told = self._told or news
        return news

    def _prepare(self, level, seed):
        self.level = level
        self.events.clear()
        generator.seed(self._random, 0, seed ^ 0x2D51)
        self._decide = __import__("chicago.bots." + LEVELS[level], None, None, ("decide",)).decide

    def _emit(self, event):
        self.events.append(seen(event, ME))

    def _keep(self):
        if not self.over():
            self._store(self.store.save, _SAVED, dump(self.match) + bytes((self.level,)))

    def _write(self, line):
        self._store(self.store.append, _RECORD, line)

    def _store(self, write, name, data):
        """Write where that works; where it fails the match goes on without."""
        if not self.failed:
            try:
                write(name, data)
            except OSError:
                self.failed = True

    def _saved(self):
        try:
            return self.store.load(_SAVED)
        except OSError:
            return None
