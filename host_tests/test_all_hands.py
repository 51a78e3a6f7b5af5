"""Every one of the 2,598,960 hands of five cards: the count of each category is the known one."""

import itertools
import multiprocessing

from chicago.hands import NAMED, strength

# High card, pair, two pair, trips, straight, flush, full house, quads, straight flush, royal flush.
KNOWN = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]
# How many strengths each category has; together the 7,462 that poker has.
STRENGTHS = [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1]


def hands_led_by(first):
    """{strength: how many hands} of the hands whose lowest card is `first`."""
    found = {}
    for rest in itertools.combinations(range(first + 1, 52), 4):
        value = strength((first, *rest))
        found[value] = found.get(value, 0) + 1
    return found


def test_all_hands():
    found = {}
    with multiprocessing.Pool() as pool:
        for part in pool.imap_unordered(hands_led_by, range(48)):
            for value, count in part.items():
                found[value] = found.get(value, 0) + count
    counts, strengths = [0] * 10, [0] * 10
    for value, count in found.items():
        assert 0 <= value < 1 << 30
        counts[value >> 20] += count
        strengths[value >> 20] += 1
    assert counts == KNOWN and sum(counts) == 2598960
    assert strengths == STRENGTHS and sum(strengths) == 7462
    assert len(NAMED) == 10
