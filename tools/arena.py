#!/usr/bin/env python3
"""Let computer players play whole matches against one another, and count.

    python3 tools/arena.py --rules home --bots normal,easy --matches 1000 --seed 1
    python3 tools/arena.py --rules sm2025 target=40 --bots normal,easy,easy --json
    python3 tools/arena.py --bots expert,ismcts:400 --deals 200

Every shuffle is played once with the bots in each rotation round the table, so that all get the
same cards: N matches are N / seats shuffles, rounded up. The first dealer moves on one seat with
every shuffle. The interval of a share of matches won is the 95 % one, taken over shuffles, as the
rotations of one are no independent matches. The same command gives the same figures, on however
many cores. Beside the levels play `random`, `greedy` (tools/outsiders.py) and, for two, `ismcts:N`,
OpenSpiel's search with N simulations, for which the first start fetches OpenSpiel.

`--deals N` plays single deals of two instead, each in both rotations, from 20 all; the mean of the points
that the first gains on the second. `--ladder` measures all that the levels have to show (tools/ladder.py),
which takes an hour.
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

import environment
import ladder
import outsiders
from chicago import bots, events, generator, rules, rulesets
from chicago.bots import keeps, worlds
from chicago.bots.effort import STEPS, Effort
from chicago.match import Match
from chicago.table import NOBODY, OVER, PHASE, TO_ACT, WINNERS
from chicago.view import View

KNOWN = (*bots.LEVELS, *bots.STRONGER, *outsiders.PLAYERS)
TOTAL = 20  # of both, where single deals are played
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
    parser.add_argument("--bots", metavar="NAME,NAME", help="one level a seat")
    parser.add_argument("--ladder", metavar="TEXT", nargs="?", const=" ", help="all targets, or those with TEXT in them")
    parser.add_argument("--matches", metavar="N", default="600", help="at least two for each seat (600)")
    parser.add_argument("--seed", metavar="N", default="1", help="of all shuffles (1)")
    parser.add_argument("--deals", metavar="N", default="0", help="so many deals of two in place of matches")
    parser.add_argument("--steps", metavar="N", default=str(STEPS), help="what those who search may play out (%d)" % STEPS)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(arguments)
    options.rules = " ".join(options.rules)
    if not options.bots and not options.ladder:
        raise Wrong("the following arguments are required: --bots")
    options.bots = (options.bots or "easy,easy").split(",")
    options.matches = _whole("--matches", options.matches, 10**7)
    options.deals = _whole("--deals", options.deals, 10**7)
    options.steps = _whole("--steps", options.steps, 10**7)
    options.seed = _whole("--seed", options.seed, 10**15)
    try:
        seats = rulesets.options(options.rules)
    except ValueError as error:
        raise Wrong("--rules: %s (rule sets: %s)" % (error, ", ".join(rulesets.NAMES)))
    for bot in options.bots:
        name, _, number = bot.partition(":")
        if name == "ismcts" and len(options.bots) == 2 and number.isdigit() and 0 < int(number) < 10**6:
            continue
        if bot not in KNOWN:
            known = ", ".join(KNOWN) + "; with two seats ismcts:N"
            raise Wrong("unknown bot: %s (there are %s)" % (bot or "none given", known))
    least, most = seats[rules.MIN_PLAYERS], seats[rules.MAX_PLAYERS]
    if not least <= len(options.bots) <= most:
        raise Wrong("%s is for %d to %d players, not %d" % (options.rules, least, most, len(options.bots)))
    if options.deals and (len(options.bots) != 2 or options.deals < 2):
        raise Wrong("--deals is for two bots, and at least 2")
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
        self.points = self.deals = self.chicagos = self.made = self.hand = self.last = 0

    def add(self, other):
        """Add another tally to this one."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def seated(option_bytes, levels, seed, steps):
    """A function for each seat that gives its action in a match."""
    luck = bytearray(generator.SIZE)  # of the bots; the cards have their own
    generator.seed(luck, 0, seed ^ 0x2D51)
    view = View()
    effort = Effort(steps)

    def below(n):
        return generator.below(luck, 0, n)

    def of(level):
        name, _, number = level.partition(":")
        if name == "ismcts":
            from openspiel_game import IsMcts

            return IsMcts(option_bytes, int(number), seed).decide
        decide = outsiders.PLAYERS.get(level) or bots.decider(level)
        if level in bots.STRONGER:
            return lambda match: decide(view.look(match, match.s[TO_ACT]), below, effort)
        return lambda match: decide(view.look(match, match.s[TO_ACT]), below)

    return [of(level) for level in levels]


def play(option_bytes, levels, dealer, seed, steps=STEPS, total=None):
    """Play a match, `levels[i]` in seat i; a Tally a seat. With a `total` only one deal, which all begin with
    that. Raises Endless."""
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
        elif event[0] == events.COMPARED and event[2] != NOBODY:
            tallies[event[2]].hand += event[4]
        elif event[0] in (events.LAST_TRICK, events.POT):
            tallies[event[1]].last += event[2]

    match = Match(option_bytes, len(levels), dealer, seed, count)
    if total is not None:
        for seat in seats:
            match.set_score(seat, total)
    before = [match.score(seat) for seat in seats]
    players = seated(option_bytes, levels, seed, steps)
    while match.s[PHASE] != OVER:
        seat = match.s[TO_ACT]
        if seat == NOBODY:
            if total is not None and match.deal_number():
                break
            if match.deal_number() == MOST_DEALS:
                raise Endless("seed %d, dealer %d, %s: no end after %d deals"
                              % (seed, dealer, ",".join(levels), MOST_DEALS))  # fmt: skip
            match.deal()
        else:
            match.apply(players[seat](match))
    winners = [seat for seat in seats if match.s[WINNERS] >> seat & 1]
    for seat in seats:
        tallies[seat].won = (seat in winners) / max(len(winners), 1)
        tallies[seat].points = match.score(seat) - before[seat]
    return tallies


def play_shuffle(work):
    """Play one shuffle in every rotation; a Tally a bot, in the order of the bots."""
    option_bytes, levels, dealer, seed, steps, total = work
    n = len(levels)
    tallies = [Tally() for _ in levels]
    for turn in range(n):
        order = [levels[(seat - turn) % n] for seat in range(n)]
        played = play(option_bytes, order, dealer, seed, steps, total)
        for bot in range(n):
            tallies[bot].add(played[(bot + turn) % n])
    return tallies


def tournament(rule_set, levels, matches, seed, processes=None, progress=None, steps=STEPS, total=None):
    """Play at least so many matches, or with a `total` deals; the result as `--json` prints it.

    `rule_set` is a text (`rulesets.options`), `processes` how many (None: one a core),
    `progress` is called with the matches played so far and their number.
    """
    n = len(levels)
    shuffles = -(-matches // n)
    numbers = random.Random(seed)
    option_bytes = rulesets.options(rule_set)
    work = [(option_bytes, levels, i % n, numbers.getrandbits(48), steps, total) for i in range(shuffles)]
    compile_searches()
    played = []
    with multiprocessing.Pool(min(processes or os.cpu_count() or 1, shuffles)) as pool:
        for tallies in pool.imap(play_shuffle, work, chunksize=min(16, -(-shuffles // 64))):
            played.append(tallies)
            if progress:
                progress(n * len(played), n * shuffles)
    if total is not None:
        gains = [(tallies[0].points - tallies[1].points) / n for tallies in played]
        mean, low, high = interval(gains)
        return {
            "rules": rule_set,
            "deals": n * shuffles,
            "bots": levels,
            "gain_per_deal": round(mean, 3),
            "ci95": [round(low, 3), round(high, 3)],
        }
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
        "hand_points_per_deal": round(total.hand / total.deals, 3),
        "last_trick_per_deal": round(total.last / total.deals, 3),
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
    if "deals" in result:
        return "%s: %d deals, %s gains on %s %.2f points a deal (%.2f to %.2f)" % (
            result["rules"], result["deals"], *result["bots"], result["gain_per_deal"], *result["ci95"])  # fmt: skip
    lines = ["%s: %d matches" % (result["rules"], result["matches"])]
    head = ("", "won", "points a deal", "of hands", "last trick", "Chicago")
    lines.append("%-10s %17s %14s %9s %11s %14s" % head)
    for bot in result["bots"]:
        low, high = bot["ci95"]
        won = "%.1f %% (%.1f-%.1f)" % (100 * bot["win_share"], 100 * low, 100 * high)
        called = "%d of %d" % (bot["made"], bot["chicagos"])
        points = bot["points_per_deal"], bot["hand_points_per_deal"], bot["last_trick_per_deal"]
        lines.append("%-10s %17s %14.2f %9.2f %11.2f %14s" % (bot["bot"], won, *points, called))
    return "\n".join(lines)


def compile_searches():
    """Let what the strong players do most be machine code, where numba is there (tools/train.py installs it); the
    results are the same."""
    try:
        from numba import njit
    except ImportError:
        return
    for module, name in ((worlds, "draw"), (worlds, "play_out"), (worlds, "runs"), (keeps, "features")):
        function = getattr(module, name)
        if not hasattr(function, "py_func"):
            setattr(module, name, njit(function))


def show_progress(done, total):
    """Say on the terminal how far it is."""
    print("\r%d of %d" % (done, total), end="\n" if done == total else "", file=sys.stderr, flush=True)


def main(arguments):
    """Carry out a command line; the exit status."""
    try:
        options = parse(arguments)
        progress = show_progress if sys.stderr.isatty() else None
        if options.ladder:
            environment.enter("exact", "train", "openspiel")
            for row in ladder.climb(tournament, options.seed, options.ladder):
                print(json.dumps(row) if options.json else ladder.text(row), flush=True)
            return 0
        if any(bot.startswith("ismcts:") for bot in options.bots):
            environment.enter("exact", "openspiel")
        total = TOTAL if options.deals else None
        result = tournament(options.rules, options.bots, options.deals or options.matches, options.seed,
                            progress=progress, steps=options.steps, total=total)  # fmt: skip
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
