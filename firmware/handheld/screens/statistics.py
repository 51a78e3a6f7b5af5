"""What became of the matches so far, by rule set and level."""

from chicago.bots import LEVELS

from .. import said as T, settings as S, story
from ..tally import Tally
from ..texts import text_of
from . import menu


def show(canvas, keys, app):
    """Show the figures; the first two rows choose which."""
    tally = Tally(app.statistics)
    rules = levels = -1  # all
    cursor = 0
    while True:
        played, won, called, made, best = tally.sum(rules, levels)
        every = text_of(T.ALL)
        rows = (
            (text_of(T.RULES), text_of(T.RULE_SETS)[rules] if rules >= 0 else every),
            (text_of(T.LEVEL), text_of(T.LEVELS)[levels] if levels >= 0 else every),
            (text_of(T.MATCHES) + ": %d" % played, ""),
            (text_of(T.WON) + ": %d" % won, ""),
            (text_of(T.CALLS) + ": " + text_of(T.OF) % (made, called), ""),
            (text_of(T.BEST_HAND) + ": " + (story.hand(best) if best else "–"), ""),
        )
        cursor, step = menu.pick(canvas, keys, text_of(T.STATISTICS), rows, cursor, "", True, T.DONE)
        if not step:
            return
        if cursor == 0:
            rules = (rules + step + 1) % (S.OWN_RULES + 2) - 1
        elif cursor == 1:
            levels = (levels + step + 1) % (len(LEVELS) + 1) - 1
