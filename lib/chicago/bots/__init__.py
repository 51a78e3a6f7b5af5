"""The computer players, one file a level: `decide(view, below)` gives the action of the seat to
act. `view` is that seat's View and `below(n)` gives a fair random number 0 … n - 1. The stronger ones
take an `effort.Effort` as well."""

LEVELS = ("easy", "normal")
STRONGER = ("hard", "expert")  # not offered by the app: they need more memory than it has left


def decider(level):
    """The `decide` of a level, imported when it is asked for; ValueError for a level unknown."""
    if level not in LEVELS + STRONGER:
        raise ValueError("unknown level: " + level)
    return __import__("chicago.bots." + level, None, None, ("decide",)).decide
