"""Five cards -> one int that compares as the hands do.

A strength is `category << 20` and below it five ranks of four bits each, the ranks of the
largest group first, then those of the side cards, high to low: ordinary poker ranking, suits
equal. Bigger beats smaller, equal ties. It stays within 30 bits.
"""

from .portable import const

HIGH_CARD = const(0)
PAIR = const(1)
TWO_PAIR = const(2)
TRIPS = const(3)
STRAIGHT = const(4)
FLUSH = const(5)
FULL_HOUSE = const(6)
QUADS = const(7)
STRAIGHT_FLUSH = const(8)
ROYAL_FLUSH = const(9)

# What five ranks in descending order are, by which neighbours are equal: bit 3 is first and
# second, bit 0 fourth and fifth. Each row is the category and the order in which the ranks
# count; a sixteenth would be five of a kind.
_SHAPES = (
    b"\0\0\1\2\3\4"  # high card
    b"\1\3\4\0\1\2"  # pair of the lowest
    b"\1\2\3\0\1\4"
    b"\3\2\3\4\0\1"  # trips of the lowest
    b"\1\1\2\0\3\4"
    b"\2\1\2\3\4\0"  # two pair, above them a side card
    b"\3\1\2\3\0\4"
    b"\7\1\2\3\4\0"  # quads
    b"\1\0\1\2\3\4"
    b"\2\0\1\3\4\2"
    b"\2\0\1\2\3\4"
    b"\6\2\3\4\0\1"  # full house, the trips below the pair
    b"\3\0\1\2\3\4"
    b"\6\0\1\2\3\4"
    b"\7\0\1\2\3\4"
)

# How many of its five ranks name a hand of a category, as in "pair of nines" or "flush, king
# high"; the others are told only where they decide.
NAMED = b"\1\2\4\3\5\1\5\4\5\5"
UNTOLD = const(15)  # in place of a rank

_WHEEL = const((STRAIGHT << 20) | 0x32100)  # A-2-3-4-5, its ace below the two


def strength(cards):
    """The strength of five distinct cards, in any order."""
    e, d, c, b, a = sorted(cards)
    suit = a & 3
    flush = b & 3 == suit and c & 3 == suit and d & 3 == suit and e & 3 == suit
    a >>= 2
    b >>= 2
    c >>= 2
    d >>= 2
    e >>= 2
    if a == b or b == c or c == d or d == e:
        equal = (a == b) << 3 | (b == c) << 2 | (c == d) << 1 | (d == e)
        ranks = (a, b, c, d, e)
        category, i, j, k, m, n = _SHAPES[6 * equal : 6 * equal + 6]
        return (
            category << 20 | ranks[i] << 16 | ranks[j] << 12 | ranks[k] << 8 | ranks[m] << 4 | ranks[n]
        )
    if a - e == 4:
        value = STRAIGHT << 20 | a << 16 | b << 12 | c << 8 | d << 4 | e
    elif a == 12 and b == 3:
        value = _WHEEL
    else:
        return flush * FLUSH << 20 | a << 16 | b << 12 | c << 8 | d << 4 | e
    if flush:
        value += (ROYAL_FLUSH if e == 8 else STRAIGHT_FLUSH) - STRAIGHT << 20
    return value


def combination(cards):
    """The mask of the places (bit 0 first) of the cards that make the hand, without its side
    cards: two for a pair, five for a straight or better, none for a high card."""
    if strength(cards) >> 20 in (STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH):
        return 31
    mask = 0
    for i in range(5):
        rank = cards[i] >> 2
        for j in range(5):
            if j != i and cards[j] >> 2 == rank:
                mask |= 1 << i
    return mask
