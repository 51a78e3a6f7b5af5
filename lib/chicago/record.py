"""A match as text: the lines of a match record, as they come about.

The format is RECORD.md; `reader` reads it.
"""

from .cards import name
from .table import (
    AT_CHICAGO,
    AT_EXCHANGE,
    AT_OPEN,
    AT_PLAY,
    AT_RESET,
    CARDS,
    PHASE,
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
        from .head import head  # needed no more once the match has begun

        for line in head(match, seed):
            self.write(line)

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
