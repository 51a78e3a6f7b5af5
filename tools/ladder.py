"""How strong the levels are: what has to be shown, and what was measured (tools/arena.py --ladder)."""

from chicago import bots, rules, rulesets

# Rules, bots, the share of matches (or of points a deal, for a search by others) that the lower end of the 95 %
# interval must reach, and how many matches or deals are played.
TARGETS = (
    ("home", "greedy,random", 0.93, 1000),
    ("home", "normal,greedy", 0.73, 6000),
    ("home", "hard,greedy", 0.81, 6000),
    ("home", "expert,greedy", 0.87, 4000),
    ("home", "expert,greedy,greedy", 0.71, 3000),
    ("home", "expert,greedy,greedy,greedy", 0.61, 3000),
    ("home", "expert,normal", 0.74, 6000),
    ("home", "expert,hard", 0.57, 4000),
    ("home", "expert,ismcts:100", 4, 300),
    ("home", "expert,ismcts:400", 2, 300),
    ("home", "expert,ismcts:1600", 0, 300),
)
BETTER, EACH = 0.53, 1600  # each level against the one below it, in every rule set


def targets():
    """All rows: TARGETS, then each level against the one below. With three seats the one plays two, and the share
    that is as much better is less."""
    rows = list(TARGETS)
    levels = bots.LEVELS + bots.STRONGER
    for name in rulesets.NAMES:
        seats = rulesets.options(name)[rules.MIN_PLAYERS]
        for below, level in zip(levels, levels[1:]):
            least = BETTER / (BETTER + (1 - BETTER) * (seats - 1))
            rows.append((name, ",".join([level] + [below] * (seats - 1)), least, EACH))
    return rows


def climb(play, seed, only=None):
    """Yield a row for each target as it is measured: its rules, bots, what is wanted, the mean, its interval, and
    whether it is met. `play` is arena.tournament; `only` a text that the bots of a row must have in them."""
    for name, players, least, count in targets():
        if only and only not in "%s %s" % (name, players):
            continue
        players = players.split(",")
        deals = players[-1].startswith("ismcts")
        result = play(name, players, count, seed, total=20 if deals else None)
        row = result if deals else result["bots"][0]
        yield {
            "rules": name,
            "bots": players,
            "unit": "points a deal" if deals else "share of matches",
            "count": result["deals" if deals else "matches"],
            "value": row["gain_per_deal" if deals else "win_share"],
            "ci95": row["ci95"],
            "wanted": round(least, 4),
            "met": row["ci95"][0] > least,
        }


def text(row):
    """A row for people."""
    low, high = row["ci95"]
    scale, unit = (1, " points a deal") if row["unit"] == "points a deal" else (100, " %")
    numbers = "%.1f%s (%.1f to %.1f), wanted %.1f" % (
        scale * row["value"], unit, scale * low, scale * high, scale * row["wanted"])  # fmt: skip
    return "%-11s %-32s %s: %s" % (row["rules"], ",".join(row["bots"]), numbers, "met" if row["met"] else "NOT MET")
