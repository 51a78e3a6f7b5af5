#!/usr/bin/env python3
"""Train what the computer players know by heart: lib/chicago/bots/worth2.py to worth6.py.

usage: python3 tools/train.py [--seats 2,3] [--deals N] [--matches N] [--seed N]

Deals are played by the policy of tools/model.py, one seat in each trying a keep by chance; least squares then
say what each feature of a keep (lib/chicago/bots/keeps.py) is worth, and the next round plays by that.
Matches are played with the result, and the chance to win from each total fitted to them. The same
arguments give the same files, on however many cores. It takes about ten minutes on two.
"""

import multiprocessing
import os
import sys

import environment
from commandline import Parser, Wrong

BOTS = os.path.join(environment.ROOT, "lib", "chicago", "bots")
ROUNDS = 5
PARTS = 8  # of a round's deals; the result does not depend on how many cores share them
CALL_WEIGHT, BIAS = 0.6, 0.04  # see expert.py
HEADER = '''"""What keeps and totals are worth with {seats} seats. Written by tools/train.py; see worths.py."""

WORTH = (
{lines}
)
'''


def parse(arguments):
    """The options of a command line; `seats` becomes a list. Raises Wrong."""
    parser = Parser("train.py", __doc__)
    parser.add_argument("--seats", default="2,3,4,5,6")
    parser.add_argument("--deals", type=int, default=1600000, help="of a round (1600000)")
    parser.add_argument("--matches", type=int, default=16000, help="of a round (16000)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    try:
        options.seats = [int(seats) for seats in options.seats.split(",")]
    except ValueError:
        options.seats = [0]
    if not all(2 <= seats <= 6 for seats in options.seats):
        raise Wrong("--seats is a list of numbers from 2 to 6")
    if options.deals < PARTS or options.matches < PARTS:
        raise Wrong("--deals and --matches are at least %d" % PARTS)
    return options


def say(text, *values):
    """A line of progress."""
    print(text % values, flush=True)


def train_keeps(pool, seats, deals, seed):
    """The weights of keeps with so many seats, for Chicago and, at ONLY, poangpoker."""
    import model

    weights = model.first_weights()
    for part, last in ((False, 5.0), (True, 2.0)):
        for number in range(ROUNDS):
            points = model.POINTS.copy()
            if part:
                points[9] = 8
            calls = 0.0 if part or not number else 1.0
            work = [
                (seats, weights, deals // PARTS, 1000 * seed + 10 * number + i, part, part, last, points, 0.4, calls)
                for i in range(PARTS)
            ]
            sums = pool.starmap(model.gather, work)
            new = model.solve(sum(s[0] for s in sums), sum(s[1] for s in sums))
            stages = [model.ONLY] if part else [0, 1, 2]
            change = abs(new[stages] - weights[stages]).mean()
            weights[stages] = new[stages]
            say("%d seats, %s, round %d: mean change %.3f", seats, "poangpoker" if part else "chicago", number + 1, change)
    return weights


def train_totals(pool, seats, weights, matches, seed):
    """The weight of each total from model.LEAST to model.MOST, in steps of two."""
    import model
    import numpy as np

    logs = model.KNOTS / 12.0
    for number in range(3):
        style = np.array([weights, weights])
        call, bias = np.array([CALL_WEIGHT] * 2), np.array([BIAS] * 2)
        work = [
            (seats, style, call, bias, model.spread(logs), matches // PARTS, 1000 * seed + 10 * number + i,
             model.POINTS, 46, 15, 5, 52, 40, matches // PARTS * 40)
            for i in range(PARTS)
        ]  # fmt: skip
        played = pool.starmap(model.matches, work)
        totals = np.concatenate([p[0] for p in played])
        winners = np.concatenate([p[1] for p in played]) >> 3
        logs = model.fit(totals, winners, logs)
        calls, made = sum(p[2].sum() for p in played), sum(p[3].sum() for p in played)
        say("%d seats, totals, round %d: %d deals, called in %.0f %%, made %.0f %%",
            seats, number + 1, len(totals), 100 * calls / len(totals), 100 * made / calls)  # fmt: skip
    return logs


def packed(weights, logs):
    """The bytes of a table: see worths.py."""
    import model
    import numpy as np

    parts = []
    for stage in range(model.STAGES):
        for target in range(model.TARGETS - (stage == model.ONLY)):
            scaled = np.rint(weights[stage, target, : model.FEATURES] * model.SCALES[target])
            parts.append(np.clip(scaled, -127, 127).astype(int) + 128)
    for stage in (1, 2):
        scaled = np.rint(weights[stage, model.HAND, model.FEATURES :] * model.SCALES[model.HAND])
        parts.append(np.clip(scaled, -127, 127).astype(int) + 128)
    data = bytes(int(byte) for part in parts for byte in part)
    for weight in model.spread(logs)[::2]:
        number = min(max(round(64 * weight), 1), 65535)
        data += bytes((number & 255, number >> 8))
    return data


def write(seats, data):
    """Write the module of a table."""
    lines = "\n".join("    b%s" % escaped(data[i : i + 24]) for i in range(0, len(data), 24))
    with open(os.path.join(BOTS, "worth%d.py" % seats), "w", encoding="ascii", newline="\n") as file:
        file.write(HEADER.format(seats=seats, lines=lines))


def escaped(data):
    """Bytes as a literal, each the same way."""
    return '"%s"' % "".join("\\x%02x" % byte for byte in data)


def main():
    try:
        options = parse(sys.argv[1:])
    except Wrong as wrong:
        print("train.py: %s." % wrong, file=sys.stderr)
        return 2
    environment.enter("exact", "train")
    sys.path.insert(0, os.path.join(environment.ROOT, "lib"))
    try:
        with multiprocessing.Pool() as pool:
            for seats in options.seats:
                weights = train_keeps(pool, seats, options.deals, options.seed)
                logs = train_totals(pool, seats, weights, options.matches, options.seed)
                write(seats, packed(weights, logs))
                say("wrote worth%d.py", seats)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
