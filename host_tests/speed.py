"""What tools/bench.py times on each runtime: this file runs there, with the seconds for each as argument.

Prints one number a line: hands a second, then deals a second.
"""

import sys
import time

sys.path.insert(0, (__file__.rpartition("/")[0] or ".") + "/../lib")

from chicago import generator, rulesets  # noqa: E402
from chicago.hands import strength  # noqa: E402
from chicago.match import Match  # noqa: E402
from chicago.table import AT_CHICAGO, DEAL_OVER, PHASE, swap_of_mask  # noqa: E402

MASKS = (0, 3, 21, 8)


def hands(count):
    """So many random hands of five, the same everywhere."""
    state = bytearray(generator.SIZE)
    generator.seed(state, 0, 1)
    pack = bytearray(range(52))
    found = []
    while len(found) < count:
        generator.shuffle(state, 0, pack, 0, 52)
        for i in range(0, 50, 5):
            found.append(bytes(pack[i : i + 5]))
    return found[:count]


def now():
    """Seconds."""
    return time.ticks_ms() / 1000 if hasattr(time, "ticks_ms") else time.perf_counter()


def rate(work, count, seconds):
    """How many a second, from `work()`, which does `count`, repeated for so long at least."""
    done = 0
    start = now()
    while now() - start < seconds:
        work()
        done += count
    return done / (now() - start)


def play_deals(count):
    """Play deals of four seats by the rules of `home`, without Chicago."""
    match = Match(rulesets.options("home chicago_min=200"), 4, 0, 1)
    for _ in range(count):
        for seat in range(4):
            match.set_score(seat, 0)
        match.deal()
        turn = 0
        while match.s[PHASE] != DEAL_OVER:
            phase = match.s[PHASE]
            if phase < AT_CHICAGO:
                action = swap_of_mask(MASKS[turn % 4]) if phase == 0 else 0
                turn += 1
            else:
                action = match.legal()[0]
            match.apply(action)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1
    some = hands(1000)

    def evaluate():
        for hand in some:
            strength(hand)

    print(int(rate(evaluate, len(some), seconds)))
    print(int(rate(lambda: play_deals(5), 5, seconds)))


if __name__ == "__main__":
    main()
