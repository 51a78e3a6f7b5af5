"""The computer players, one file a level: `decide(view, below)` gives the action of the seat to
act. `view` is that seat's View and `below(n)` gives a fair random number 0 … n - 1."""

LEVELS = ("easy", "normal")


def decider(level):
    """The `decide` of a level, imported when it is asked for; ValueError for a level unknown."""
    if level not in LEVELS:
        raise ValueError("unknown level: " + level)
    return __import__("chicago.bots." + level, None, None, ("decide",)).decide
