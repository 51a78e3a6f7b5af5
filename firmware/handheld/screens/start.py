"""The start: go on with a match or begin one, and everything that is not a match."""

from .. import preferences, said as T, settings as S
from ..texts import LANGUAGES, name_of, text_of
from . import menu

_ROWS = (T.CONTINUE, T.NEW, T.PASS, T.RULES, T.STATISTICS, T.SETTINGS)


def show(canvas, keys, app):
    """Show the start until `app.game` has a match to go on with, or one is chosen (`app.chosen`)."""
    if not app.settings.s[S.LANGUAGE]:
        _language(canvas, keys, app)
    cursor = 0
    notice = ""
    while True:
        waiting = app.game.waiting() and not notice
        rows = [row for row in _ROWS if waiting or row != T.CONTINUE]
        title = "♠♥ " + text_of(T.TITLE) + " ♦♣"
        cursor, step = menu.pick(canvas, keys, title, [(text_of(row), "") for row in rows], cursor, notice, False)
        if step is None:
            continue
        notice = ""
        row = rows[cursor]
        if row == T.CONTINUE:
            try:
                from .. import opening

                if opening.resume(app.game):
                    return
            except ValueError:
                notice = text_of(T.BAD_SAVE)
                cursor = 0
        elif row == T.NEW or row == T.PASS:
            if app.show("setup", app, row == T.PASS):
                return
        elif row == T.RULES:
            from .setup import options

            app.show("rules", options(app.settings))
        else:
            app.show("settings" if row == T.SETTINGS else "statistics", app)


def _language(canvas, keys, app):
    """Let a new owner choose the language, each in its own words."""
    names = [(name_of(language), "") for language in LANGUAGES]
    step = None
    while step is None:
        chosen, step = menu.pick(canvas, keys, "Språk · Language", names, 0, "", False)
    app.settings.s[S.LANGUAGE] = chosen + 1
    preferences.obey(app)
    preferences.keep(app)
