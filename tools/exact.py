#!/usr/bin/env python3
"""What the best exchanges bring, exactly: the expected points of the hand of one player alone.

usage: python3 tools/exact.py

Each exchange draws from the 47 cards outside the hand, and every one of the 2,598,960 hands keeps what is best.
Prints the points of `home` after 0, 1, 2 and 3 exchanges. The sum over all hands that contain what is kept and
nothing of what is given is taken from those over all that contain a set of cards, by inclusion and exclusion.
"""

import itertools
import math
import os
import sys

import environment

POINTS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 52)
CHUNK = 120000


def values(exchanges):
    """The expected points after 0 … `exchanges` exchanges, each played as well as possible."""
    import numpy as np
    from chicago.hands import strength

    count = math.comb(52, 5)
    hands = np.fromiter(itertools.chain.from_iterable(itertools.combinations(range(52), 5)), np.int8, 5 * count)
    hands = hands.reshape(count, 5)
    points = np.fromiter((POINTS[strength(hand) >> 20] for hand in itertools.combinations(range(52), 5)), float, count)
    choose = np.array([[math.comb(card, k) for k in range(7)] for card in range(52)], np.int32)
    found = [float(points.mean())]
    for _ in range(exchanges):
        sums = [np.zeros(math.comb(52, size)) for size in range(6)]
        for mask in range(32):
            held = [i for i in range(5) if mask >> i & 1]
            sums[len(held)] += np.bincount(_number(hands, held, choose), points, len(sums[len(held)]))
        best = np.empty(count)
        for start in range(0, count, CHUNK):
            part = hands[start : start + CHUNK]
            every = []
            for mask in range(32):
                held = [i for i in range(5) if mask >> i & 1]
                every.append(sums[len(held)][_number(part, held, choose)])
            for bit in range(5):  # from hands with these cards to hands with none of the others
                for mask in range(32):
                    if not mask >> bit & 1:
                        every[mask] = every[mask] - every[mask | 1 << bit]
            for mask in range(32):
                every[mask] = every[mask] / math.comb(47, 5 - mask.bit_count())
            best[start : start + CHUNK] = np.max(every, axis=0)
        points = best
        found.append(float(points.mean()))
    return found


def _number(hands, held, choose):
    """The number of the set of cards that stand at the places `held` of each hand, in the combinatorial number
    system (D. H. Lehmer): the sum of card choose place."""
    import numpy as np

    number = np.zeros(len(hands), np.int32)
    for place, i in enumerate(held):
        number += choose[hands[:, i], place + 1]
    return number


def main():
    if sys.argv[1:]:
        print(__doc__.strip())
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    environment.enter("exact")
    sys.path.insert(0, os.path.join(environment.ROOT, "lib"))
    for exchanges, points in enumerate(values(3)):
        print("after %d exchanges: %.6f" % (exchanges, points))
    return 0


if __name__ == "__main__":
    sys.exit(main())
