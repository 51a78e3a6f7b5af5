"""The head of a match record (RECORD.md): what the match is, before anything is dealt."""

from . import rules as R
from . import rulesets
from .match import START_CHIPS
from .table import CALLED, DEALER, PLAYERS


def head(match, seed=None):
    """The lines of the head of the record of a match in which nothing has been dealt yet, each ended
    by a newline; `seed` is the one that the match was made with."""
    s = match.s
    n = s[PLAYERS]
    lines = [
        "chicago-record 1\n",
        "rules " + rulesets.words(s[: R.OPTION_BYTES]) + "\n",
        "players %d\n" % n,
        "dealer %d\n" % s[DEALER],
    ]
    scores = [match.score(seat) for seat in range(n)]
    if scores != [start_score(s)] * n:
        lines.append("scores " + " ".join([str(score) for score in scores]) + "\n")
    if s[CALLED]:
        lines.append("called " + " ".join([str(seat) for seat in range(n) if s[CALLED] >> seat & 1]) + "\n")
    if seed is not None:
        lines.append("seed %d\n" % seed)
    return lines


def start_score(option_bytes):
    """The total everybody begins with: the chips where a pot is played for, else 0."""
    return START_CHIPS if option_bytes[R.LAST_TRICK] == R.POT else 0
