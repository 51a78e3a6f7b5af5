"""In the midst of a match: what happened, a hint, the rules, and the way out."""

from .. import said as T, seedcode
from ..texts import text_of
from . import menu

_ROWS = (T.WHAT_HAPPENED, T.HINT, T.LAST_DEAL, T.RULES, T.SETTINGS, T.TO_START)


def show(canvas, keys, app):
    """Let the player look around: the text of a hint, or an empty one; None to leave the match."""
    title = text_of(T.CARDS) + " " + seedcode.code_of(app.game.seed)
    cursor = 0
    while True:
        rows = [(text_of(row), "") for row in _ROWS]
        cursor, step = menu.pick(canvas, keys, title, rows, cursor)
        row = _ROWS[cursor]
        if step is None:
            return ""
        if row == T.WHAT_HAPPENED:
            app.show("log", app.scene)
        elif row == T.HINT:
            return app.hint()
        elif row == T.LAST_DEAL:
            app.show("last", app.game)
        elif row == T.RULES:
            app.show("rules", bytes(app.game.match.s[:30]))
        elif row == T.SETTINGS:
            app.show("settings", app)
        else:
            return None
