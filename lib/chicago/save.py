"""The saved form of a match, read; `dump` makes it."""

from . import rules as R
from .dump import HEAD, SAVE_BYTES, VERSION, checksum, dump  # noqa: F401: both ways are had from here
from .match import Match
from .table import (
    CARDS,
    DEALER,
    DISCARDS,
    EXCHANGE,
    FIRST_LEADER,
    LEADER,
    NOBODY,
    OPEN_PLACE,
    OVER,
    PHASE,
    PLAYERS,
    AT_OPEN,
    DEAL_OVER,
    STATE_BYTES,
    TO_ACT,
    TRICK,
    TURN,
    CALLER,
)

def load(data, emit=None):
    """The match that `dump` saved; ValueError with the reason, one word: `not_a_save`,
    `version`, `length`, `damaged`."""
    data = bytes(data)
    if data[:3] != b"Chi":
        raise ValueError("not_a_save")
    if len(data) < HEAD or data[3] != VERSION:
        raise ValueError("version")
    if len(data) != SAVE_BYTES or data[4] | data[5] << 8 != STATE_BYTES:
        raise ValueError("length")
    if checksum(data[:-4]) != data[-4:] or not _sound(data[HEAD:-4]):
        raise ValueError("damaged")
    state = data[HEAD:-4]
    match = Match(state[: R.OPTION_BYTES], state[PLAYERS], emit=emit)
    match.s[:] = state
    return match


def _sound(s):
    """Whether the bytes that others are reached by stay within bounds, so that no save, however
    it came about, makes the match fail later on."""
    n = s[PLAYERS]
    if not 2 <= s[R.MIN_PLAYERS] <= n <= s[R.MAX_PLAYERS] <= 6 or s[PHASE] > OVER:
        return False
    seats = (s[DEALER], s[LEADER], s[FIRST_LEADER], s[CALLER], s[TO_ACT])
    if max(seats[:3]) >= n or [seat for seat in seats if n <= seat < NOBODY]:
        return False
    if (s[TO_ACT] == NOBODY) != (s[PHASE] >= DEAL_OVER) or (s[PHASE] == AT_OPEN) != (s[OPEN_PLACE] < 5):
        return False
    if s[TRICK] > 5 or s[TURN] >= n or s[DISCARDS] > 52 - 5 * n or s[EXCHANGE] > R.MAX_EXCHANGES + 1:
        return False
    return sorted(s[CARDS : CARDS + 52]) == list(range(52))
