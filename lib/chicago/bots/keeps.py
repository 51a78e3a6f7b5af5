"""What is kept of a hand, as features: numbers whose worths are added up.

A keep has one pattern, a rank for its best group, one for each card without an equal, and how many suits
it has. Written for ints alone, so that the training compiles the very same lines (tools/train.py).
"""

from ..portable import const

# The patterns. Without equal ranks: nothing; one; two of a suit, two; three of a suit, in a row, three;
# four of a suit in a row, of a suit, in a row open at both ends, with a gap, four; and what five are.
NOTHING = const(0)
ONE = const(1)
TWO = const(2)
THREE = const(4)
FOUR = const(7)
FIVE = const(12)  # high card, straight, flush, straight flush, royal flush
_PAIR = const(17)  # in a keep of 2 .. 5
_TWO_PAIR = const(21)  # in 4 and 5
_TRIPS = const(23)  # in 3 .. 5
_FULL_HOUSE = const(26)
_QUADS = const(27)  # in 4 and 5
# The ranks, thirteen each.
_SINGLE = const(29)
_PAIRED = const(42)
_TOP_PAIR = const(55)
_TRIPLED = const(68)
_SUITS = const(81)  # 1 .. 4, of those in a keep; of none it has no feature
FEATURES = const(85)
MOST = const(8)  # features of a keep


def features(cards, count, found):
    """Write the features of `count` cards, in ascending order, into `found`; how many there are."""
    n = 1
    big = second = big_rank = suits = i = 0
    while i < count:
        rank = cards[i] >> 2
        j = i
        while j < count and cards[j] >> 2 == rank:
            suits |= 1 << (cards[j] & 3)
            j += 1
        size = j - i
        i = j
        if size == 1:
            found[n] = _SINGLE + rank
            n += 1
        elif size >= big:
            second = big
            big = size
            big_rank = rank
        else:
            second = size
    if count:
        suits = (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3)
        found[n] = _SUITS - 1 + suits
        n += 1
    if big:
        if big == 2 and second:
            found[0] = _TWO_PAIR + count - 4
            found[n] = _TOP_PAIR + big_rank
        elif big == 2:
            found[0] = _PAIR + count - 2
            found[n] = _PAIRED + big_rank
        else:
            found[n] = _TRIPLED + big_rank
            if big == 4:
                found[0] = _QUADS + count - 4
            elif second:
                found[0] = _FULL_HOUSE
            else:
                found[0] = _TRIPS + count - 3
        return n + 1
    if count < 2:
        found[0] = count
        return n
    top = cards[count - 1] >> 2
    span = top - (cards[0] >> 2)
    if top == 12 and cards[count - 2] >> 2 < 4:
        span = 4  # an ace that may be below the two
    row = span < 5
    if count == 2:
        found[0] = TWO + (suits > 1)
    elif count == 3:
        found[0] = THREE + (0 if suits == 1 else 1 if row else 2)
    elif count == 4:
        if suits == 1:
            found[0] = FOUR + (0 if row else 1)
        elif row:
            found[0] = FOUR + (2 if span == 3 and top < 12 else 3)
        else:
            found[0] = FOUR + 4
    elif suits == 1:
        found[0] = FIVE + (2 if not row else 4 if cards[0] >> 2 == 8 else 3)
    else:
        found[0] = FIVE + (1 if row else 0)
    return n
