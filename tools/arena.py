#!/usr/bin/env python3
"""Let computer players play whole matches against one another, and count.

    python3 tools/arena.py --rules home --bots normal,easy --matches 1000 --seed 1
    python3 tools/arena.py --rules sm2025 target=40 --bots normal,easy,easy --json

Every shuffle is played once with the bots in each rotation round the table, so that all get the
same cards: N matches are N / seats shuffles, rounded up. The first dealer moves on one seat with
every shuffle. The interval of a share of matches won is the 95 % one, taken over shuffles, as the
rotations of one are no independent matches. The same command gives the same figures, on however
many cores.
"""

import argparse
import json
import math
import multiprocessing
import os
import random
import statistics
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(os.path.dirname(HERE), "lib"), HERE]

import outsiders
from chicago import bots, events, generator, rules, rulesets
from chicago.match import Match
from chicago.table import NOBODY, OVER, PHASE, TO_ACT, WINNERS
from chicago.view import View

KNOWN = (*bots.LEVELS, *bots.STRONGER, *outsiders.PLAYERS)
MOST_DEALS = 5000  # of a match; no sensible player needs a tenth of them


class Wrong(Exception):
    """A command line that cannot be carried out; says why in one sentence."""


class Endless(Exception):
    """A match that does not end."""


class Parser(argparse.ArgumentParser):
    def error(self, message):
        raise Wrong(message)


def parse(arguments):
    """The options of a command line; `bots` becomes a list, `rules` a text. Raises Wrong."""
    parser = Parser(prog="arena.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", metavar="WORD", nargs="+", default=["home"],
                        help="rule set, then any options KEY=VALUE (home)")  # fmt: skip
    parser.add_argument("--bots", metavar="NAME,NAME", required=True, help="one level a seat")
    parser.add_argument("--matches", metavar="N", default="600", help="at least two for each seat (600)")
    parser.add_argument("--seed", metavar="N", default="1", help="of all shuffles (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(arguments)
    options.rules = " ".join(options.rules)
    options.bots = options.bots.split(",")
    options.matches = _whole("--matches", options.matches, 10**7)
    options.seed = _whole("--seed", options.seed, 10**15)
    try:
        seats = rulesets.options(options.rules)
    except ValueError as error:
        raise Wrong("--rules: %s (rule sets: %s)" % (error, ", ".join(rulesets.NAMES)))
    for bot in options.bots:
        if bot not in KNOWN:
            raise Wrong("unknown bot: %s (there are %s)" % (bot or "none given", ", ".join(KNOWN)))
    least, most = seats[rules.MIN_PLAYERS], seats[rules.MAX_PLAYERS]
    if not least <= len(options.bots) <= most:
        raise Wrong("%s is for %d to %d players, not %d" % (options.rules, least, most, len(options.bots)))
    if options.matches < 2 * len(options.bots):
        raise Wrong("with %d bots --matches must be at least %d" % (len(options.bots), 2 * len(options.bots)))
    return options


def _whole(what, text, most):
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) <= most):
        raise Wrong("%s is a whole number from 0 to %d, not %r" % (what, most, text))
    return int(text)


class Tally:
    """What one bot did in some matches."""

    def __init__(self):
        self.won = 0.0
        self.points = self.deals = self.chicagos = self.made = 0

    def add(self, other):
        """Add another tally to this one."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def play(option_bytes, levels, dealer, seed):
    """Play a match, `levels[i]` in seat i; a Tally a seat. Raises Endless."""
    seats = range(len(levels))
    tallies = [Tally() for _ in seats]

    def count(event):
        if event[0] == events.DEALT:
            for tally in tallies:
                tally.deals += 1
        elif event[0] == events.CALLED:
            tallies[event[1]].chicagos += 1
        elif event[0] == events.CHICAGO:
            tallies[event[1]].made += event[2]

    match = Match(option_bytes, len(levels), dealer, seed, count)
    before = [match.score(seat) for seat in seats]
    deciders = [outsiders.PLAYERS.get(level) or bots.decider(level) for level in levels]
    luck = bytearray(generator.SIZE)  # of the bots; the cards have their own
    generator.seed(luck, 0, seed ^ 0x2D51)
    view = View()
    while match.s[PHASE] != OVER:
        seat = match.s[TO_ACT]
        if seat == NOBODY:
            if match.deal_number() == MOST_DEALS:
                raise Endless("seed %d, dealer %d, %s: no end after %d deals"
                              % (seed, dealer, ",".join(levels), MOST_DEALS))  # fmt: skip
            match.deal()
        else:
            match.apply(deciders[seat](view.look(match, seat), lambda n: generator.below(luck, 0, n)))
    winners = [seat for seat in seats if match.s[WINNERS] >> seat & 1]
    for seat in seats:
        tallies[seat].won = (seat in winners) / len(winners)
        tallies[seat].points = match.score(seat) - before[seat]
    return tallies


def play_shuffle(work):
    """Play one shuffle in every rotation; a Tally a bot, in the order of the bots."""
    option_bytes, levels, dealer, seed = work
    n = len(levels)
    tallies = [Tally() for _ in levels]
    for turn in range(n):
        seated = [levels[(seat - turn) % n] for seat in range(n)]
        played = play(option_bytes, seated, dealer, seed)
        for bot in range(n):
            tallies[bot].add(played[(bot + turn) % n])
    return tallies


def tournament(rule_set, levels, matches, seed, processes=None, progress=None):
    """Play at least so many matches; the result as `--json` prints it.

    `rule_set` is a text (`rulesets.options`), `processes` how many (None: one a core),
    `progress` is called with the matches played so far and their number.
    """
    n = len(levels)
    shuffles = -(-matches // n)
    numbers = random.Random(seed)
    option_bytes = rulesets.options(rule_set)
    work = [(option_bytes, levels, i % n, numbers.getrandbits(48)) for i in range(shuffles)]
    played = []
    with multiprocessing.Pool(min(processes or os.cpu_count() or 1, shuffles)) as pool:
        for tallies in pool.imap(play_shuffle, work, chunksize=min(16, -(-shuffles // 64))):
            played.append(tallies)
            if progress:
                progress(n * len(played), n * shuffles)
    return {
        "rules": rule_set,
        "matches": n * shuffles,
        "bots": [_result(levels[bot], [tallies[bot] for tallies in played], n) for bot in range(n)],
    }


def _result(bot, tallies, n):
    """One bot's row, from its Tally of each shuffle, which are of `n` matches."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    share, low, high = interval([tally.won / n for tally in tallies])
    return {
        "bot": bot,
        "win_share": round(share, 4),
        "ci95": [round(max(low, 0), 4), round(min(high, 1), 4)],
        "points_per_deal": round(total.points / total.deals, 3),
        "chicagos": total.chicagos,
        "made": total.made,
    }


def interval(values):
    """Mean of at least two independent values, with the ends of its 95 % interval (Student's)."""
    z = statistics.NormalDist().inv_cdf(0.975)
    t = z + (z**3 + z) / (4 * (len(values) - 1))  # the beginning of its expansion
    mean = statistics.fmean(values)
    half = t * statistics.stdev(values) / math.sqrt(len(values))
    return mean, mean - half, mean + half


def table(result):
    """The result as text for people."""
    lines = ["%s: %d matches" % (result["rules"], result["matches"])]
    lines.append("%-10s %17s %15s %14s" % ("", "won", "points a deal", "Chicago"))
    for bot in result["bots"]:
        low, high = bot["ci95"]
        won = "%.1f %% (%.1f-%.1f)" % (100 * bot["win_share"], 100 * low, 100 * high)
        called = "%d of %d" % (bot["made"], bot["chicagos"])
        lines.append("%-10s %17s %15.2f %14s" % (bot["bot"], won, bot["points_per_deal"], called))
    return "\n".join(lines)


def show_progress(done, total):
    """Say on the terminal how far it is."""
    print("\r%d of %d matches" % (done, total), end="\n" if done == total else "", file=sys.stderr, flush=True)


def main(arguments):
    """Carry out a command line; the exit status."""
    try:
        options = parse(arguments)
        progress = show_progress if sys.stderr.isatty() else None
        result = tournament(options.rules, options.bots, options.matches, options.seed, progress=progress)
    except Wrong as wrong:
        print("arena.py: %s" % wrong, file=sys.stderr)
        return 2
    except Endless as endless:
        print("arena.py: %s" % endless, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(json.dumps(result) if options.json else table(result))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
