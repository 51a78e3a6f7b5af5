"""A match as text: the lines of a match record, as they come about.

The format is RECORD.md; `reader` reads it.
"""

from . import rules as R
from .cards import name
from .match import START_CHIPS
from .table import (
    AT_CHICAGO,
    AT_EXCHANGE,
    AT_OPEN,
    AT_PLAY,
    AT_RESET,
    CALLED,
    CARDS,
    DEALER,
    PHASE,
    PLAYERS,
    TO_ACT,
    swap_places,
)

# The words for the answers 0 and 1 to the question of a phase.
ANSWERS = {
    AT_OPEN: ("refuse", "take"),
    AT_RESET: ("points", "reset"),
    AT_CHICAGO: ("pass", "chicago"),
}


class Recorder:
    """Plays a match and writes its record: `write` is called with each line, ended by a newline,
    after what it tells has been done."""

    def __init__(self, write):
        self.write = write

    def begin(self, match, seed=None):
        """Write the head of the record of a match in which nothing has been dealt yet; `seed`
        is the one that the match was made with."""
        from . import rulesets  # needed no more once the match has begun

        s = match.s
        n = s[PLAYERS]
        self.write("chicago-record 1\n")
        self.write("rules " + rulesets.words(s[: R.OPTION_BYTES]) + "\n")
        self.write("players %d\n" % n)
        self.write("dealer %d\n" % s[DEALER])
        scores = [match.score(seat) for seat in range(n)]
        if scores != [start_score(s)] * n:
            self._line("scores", [str(score) for score in scores])
        if s[CALLED]:
            self._line("called", [str(seat) for seat in range(n) if s[CALLED] >> seat & 1])
        if seed is not None:
            self.write("seed %d\n" % seed)

    def deal(self, match, pack=None):
        """`match.deal(pack)`, written."""
        match.deal(pack)
        self.write("deal\n")
        if pack is not None:
            self._line("pack", [name(card) for card in pack])

    def apply(self, match, action, order=None):
        """`match.apply(action, order)`, written."""
        line = words(match, action)
        match.apply(action, order)
        if order is not None:
            self._line("shuffle", [name(card) for card in order])
        self.write(line + "\n")

    def _line(self, word, rest):
        self.write(" ".join([word] + rest) + "\n")


def words(match, action):
    """The line, without its newline, of an action that the seat to act is about to do; for an
    action that is not legal, whatever comes closest."""
    s = match.s
    seat = s[TO_ACT]
    phase = s[PHASE]
    if phase == AT_PLAY:
        return "%d play %s" % (seat, name(action))
    if phase in ANSWERS:
        return "%d %s" % (seat, ANSWERS[phase][action > 0])
    if phase != AT_EXCHANGE or not action:
        return "%d keep" % seat
    first = CARDS + 5 * seat
    given = [name(s[first + place]) for place in swap_places(action) if 0 <= place < 5]
    return "%d swap %s" % (seat, " ".join(given))


def start_score(option_bytes):
    """The total everybody begins with: the chips where a pot is played for, else 0."""
    return START_CHIPS if option_bytes[R.LAST_TRICK] == R.POT else 0
