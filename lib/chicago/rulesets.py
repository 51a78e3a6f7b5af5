"""The rule sets as data, and their text form: `NAME KEY=VALUE …`, as in a match record.

Needed to begin a match and to write its record; not while it is played.
"""

from . import rules as R

NAMES = ("classic", "home", "sm2025", "large", "poangpoker", "femkort")

# One row an option, one column a rule set: the option table of RULES.md. Where that has a dash
# stands what makes sense once the option that gives it a meaning is switched on. Beside each
# key stand its place among the option bytes and the kind of its values.
TABLE = (
    ("players", R.MIN_PLAYERS, "range", "2-4 2-4 3-4 2-6 2-6 2-6"),
    ("exchanges", R.EXCHANGES, "0-4", "3 3 3 3 1 0"),
    ("max_swap", R.MAX_SWAP, "0-5", "5 5 4 5 5 5"),
    ("open_single", R.OPEN_SINGLE, "yes", "no no yes no no no"),
    ("scored", R.SCORED, "list", "1,2 1,2 1,2 1,2 none none"),
    ("final_hand", R.FINAL_HAND, "yes", "yes yes yes yes yes no"),
    ("stop_at", R.STOP_AT, "0-250", "42 46 45 46 0 0"),
    ("stop_live", R.STOP_LIVE, "yes", "yes no yes no no no"),
    (
        "hand_points",
        R.HAND_POINTS + 1,
        "hands",
        "1,2,3,4,5,6,8,11,W 1,2,3,4,5,6,7,8,52 1,2,3,4,5,6,8,O,Z"
        " 1,2,3,4,5,6,7,8,W 1,2,3,4,5,6,7,8,8 1,2,3,4,5,6,7,8,8",
    ),
    ("quads_reset", R.QUADS_RESET, "yes", "yes no yes no no no"),
    ("last_trick", R.LAST_TRICK, "pot", "5 5 5 5 2 pot"),
    ("two_bonus", R.TWO_BONUS, "pot", "5 5 10 5 2 pot"),
    ("must_beat", R.MUST_BEAT, "yes", "no no no no yes yes"),
    ("chicago", R.CHICAGO, "yes", "yes yes yes yes no no"),
    ("chicago_min", R.CHICAGO_MIN, "none", "none 15 15 15 none none"),
    ("chicago_points", R.CHICAGO_POINTS, "0-250", "15 15 15 15 15 15"),
    ("breaker", R.BREAKER, "0-250", "0 0 10 0 0 0"),
    ("target", R.TARGET, "0-250", "52 52 52 52 13 0"),
    ("check_live", R.CHECK_LIVE, "yes", "yes no yes no no no"),
    ("need_call", R.NEED_CALL, "yes", "no no yes no no no"),
)

_SPECIAL = {"W": R.WINS, "O": R.OUT, "Z": R.OUT_ALL}


def options(text):
    """The option bytes of `NAME KEY=VALUE …`; ValueError, with what is wrong in English, for an
    unknown rule set or option and for a value that the option cannot have."""
    words = text.split()
    if not words or words[0] not in NAMES:
        raise ValueError("unknown rule set: " + (words[0] if words else "none given"))
    number = NAMES.index(words[0])
    result = bytearray(R.OPTION_BYTES)
    result[R.RULE_SET] = number
    for key, at, kind, columns in TABLE:
        _set(result, key, at, kind, columns.split()[number])
    for word in words[1:]:
        key, _, value = word.partition("=")
        for row in TABLE:
            if row[0] == key:
                _set(result, key, row[1], row[2], value)
                break
        else:
            raise ValueError("unknown option: " + key)
    if result[R.LAST_TRICK] != R.POT and not result[R.TARGET]:
        raise ValueError("without a pot there must be a target")
    return bytes(result)


def words(option_bytes):
    """The text of option bytes: the name of their rule set, then what differs from it."""
    number = option_bytes[R.RULE_SET]
    text = [NAMES[number]]
    own = options(NAMES[number])
    for key, at, kind, _ in TABLE:
        value = text_of(option_bytes, at, kind)
        if value != text_of(own, at, kind):
            text.append(key + "=" + value)
    return " ".join(text)


def _set(result, key, at, kind, value):
    try:
        numbers = _numbers(kind, value)
    except (ValueError, IndexError):
        raise ValueError(key + " cannot be " + (value or "empty"))
    for i in range(len(numbers)):
        result[at + i] = numbers[i]


def _number(text, least, most):
    if not text.isdigit() or not least <= int(text) <= most:
        raise ValueError(text)
    return int(text)


def _numbers(kind, value):
    """The bytes that stand for an option's text."""
    if kind == "yes":
        return (("no", "yes").index(value),)
    if kind == "range":
        least, _, most = value.partition("-")
        least = _number(least, 2, 6)
        return least, _number(most or value, least, 6)
    if kind == "list":
        mask = 0
        for number in value.split(",") if value != "none" else ():
            mask |= 1 << _number(number, 1, R.MAX_EXCHANGES) - 1
        return (mask,)
    if kind == "hands":
        values = [_SPECIAL.get(v) or _number(v, 0, 250) for v in value.split(",")]
        if len(values) != 9:
            raise ValueError(value)
        return values
    if kind == "pot":
        return (R.POT if value == "pot" else _number(value, 0, 250),)
    if kind == "none":
        return (R.ANY_TOTAL if value == "none" else _number(value, 0, 250),)
    least, _, most = kind.partition("-")
    return (0 if value == "none" else _number(value, int(least), int(most)),)


def text_of(option_bytes, at, kind):
    """The text of the option of this kind that begins at `at` of the option bytes."""
    value = option_bytes[at]
    if kind == "yes":
        return ("no", "yes")[value]
    if kind == "range":
        return "%d-%d" % (value, option_bytes[at + 1])
    if kind == "list":
        return ",".join([str(e + 1) for e in range(R.MAX_EXCHANGES) if value >> e & 1]) or "none"
    if kind == "hands":
        letters = {special: letter for letter, special in _SPECIAL.items()}
        return ",".join([letters.get(v) or str(v) for v in option_bytes[at : at + 9]])
    if kind == "pot" and value == R.POT:
        return "pot"
    if kind == "none" and value == R.ANY_TOTAL:
        return "none"
    return str(value)
