"""House rules: any option of the chosen rule set, changed and kept as the player's own."""

from chicago import rules as R
from chicago import rulesets
from chicago.hands import QUADS, ROYAL_FLUSH, STRAIGHT_FLUSH

from .. import said as T, settings as S
from ..texts import text_of
from . import menu
from .setup import options

_POINTS = b"\0\1\2\3\4\5\6\7\x08\x09\x0a\x0b\x0c\x0f\x14"
_FLAG = b"\0\1"
# Each option in the order of the texts, with the values to choose from. Those with a letter are at
# the end: out, out and all others to 0, wins.
_OPTIONS = (
    (R.EXCHANGES, b"\0\1\2\3\4"),
    (R.MAX_SWAP, b"\1\2\3\4\5"),
    (R.OPEN_SINGLE, _FLAG),
    (R.SCORED, b"\0\1\2\3\4\7\x0f"),
    (R.FINAL_HAND, _FLAG),
    (R.STOP_AT, bytes((0, 40, 42, 44, 45, 46, 47, 48, 50))),
    (R.STOP_LIVE, _FLAG),
    (R.HAND_POINTS + QUADS, _POINTS),
    (R.HAND_POINTS + STRAIGHT_FLUSH, _POINTS + bytes((52, R.OUT, R.OUT_ALL, R.WINS))),
    (R.HAND_POINTS + ROYAL_FLUSH, _POINTS + bytes((52, R.OUT, R.OUT_ALL, R.WINS))),
    (R.QUADS_RESET, _FLAG),
    (R.LAST_TRICK, _POINTS),
    (R.TWO_BONUS, _POINTS),
    (R.MUST_BEAT, _FLAG),
    (R.CHICAGO, _FLAG),
    (R.CHICAGO_MIN, bytes((0, 5, 10, 15, 20, 25, R.ANY_TOTAL))),
    (R.CHICAGO_POINTS, bytes((5, 10, 15, 20, 25))),
    (R.BREAKER, bytes((0, 5, 10, 15))),
    (R.TARGET, bytes((13, 26, 40, 52, 65, 78, 104))),
    (R.CHECK_LIVE, _FLAG),
    (R.NEED_CALL, _FLAG),
)


def show(canvas, keys, settings):
    """Let the player change options; what differs from the rule set makes it the player's own."""
    s = settings.s
    own = bytearray(options(settings))
    title = text_of(T.RULE_SETS)[own[R.RULE_SET]]
    base = rulesets.options(rulesets.NAMES[own[R.RULE_SET]])
    cursor = 0
    while True:
        rows = []
        for i in range(len(_OPTIONS)):
            at = _OPTIONS[i][0]
            label = text_of(T.HOUSE_OPTIONS)[i]
            rows.append((label if own[at] == base[at] else "★" + label, _value(at, own[at])))
        cursor, step = menu.pick(canvas, keys, title, rows, cursor)
        if step is None:
            break
        at, values = _OPTIONS[cursor]
        own[at] = _next(values, own[at], step)
        if own[R.LAST_TRICK] != R.POT and not own[R.TARGET]:
            own[R.TARGET] = R.OUT_TOTAL  # without a pot a match has to end by points
    if own == base:
        s[S.RULES] = own[R.RULE_SET]
    else:
        s[S.RULES] = S.OWN_RULES
        s[S.OWN : S.OWN + R.OPTION_BYTES] = own


def _next(values, value, step):
    """The value beside this one, which need not be among them."""
    if value in values:
        return values[(list(values).index(value) + step) % len(values)]
    higher = [other for other in values if other > value] or [values[0]]
    lower = [other for other in values if other < value] or [values[-1]]
    return min(higher) if step > 0 else max(lower)


def _value(at, value):
    for row in _OPTIONS:
        if row[0] == at and row[1] is _FLAG:
            return text_of(T.YES if value else T.NO)
    if at == R.SCORED:
        return ",".join([str(e + 1) for e in range(R.MAX_EXCHANGES) if value >> e & 1]) or text_of(T.NONE)
    if at == R.CHICAGO_MIN and value == R.ANY_TOTAL:
        return text_of(T.ALL)
    if at == R.STOP_AT and not value:
        return text_of(T.OFF)
    if value == R.POT and at in (R.LAST_TRICK, R.TWO_BONUS):
        return text_of(T.POT_WORD)
    if value >= R.OUT and at <= R.HAND_POINTS + ROYAL_FLUSH:
        return (text_of(T.OUT_WORD), text_of(T.OUT_WORD) + " 0", text_of(T.WIN_WORD))[value - R.OUT]
    return str(value)
