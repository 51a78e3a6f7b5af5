"""The settings: each takes effect at once."""

from .. import preferences, said as T, settings as S
from ..texts import text_of
from . import menu

_ROWS = (
    (T.LANGUAGE_ROW, S.LANGUAGE),
    (T.SOUND, S.SOUND),
    (T.LIGHT, S.LIGHT),
    (T.SPEED, S.SPEED),
    (T.TURNED, S.TURNED),
    (T.DIM, S.DIM),
    (T.SLEEP, S.SLEEP),
)


def show(canvas, keys, app):
    """Let the player change the settings until it is well."""
    s = app.settings.s
    cursor = 0
    while True:
        rows = [(text_of(label), _value(at, s[at])) for label, at in _ROWS]
        cursor, step = menu.pick(canvas, keys, text_of(T.SETTINGS), rows, cursor)
        if step is None:
            preferences.keep(app)
            return
        at = _ROWS[cursor][1]
        preferences.step(app.settings, at, step)
        if not s[S.LANGUAGE]:
            preferences.step(app.settings, at, step)
        preferences.obey(app)
        if at == S.SOUND and app.sound:
            from .. import sound

            app.sound.play(sound.SCORE)


def _value(at, value):
    if at == S.LANGUAGE:
        return text_of(T.LANGUAGE)
    if at == S.SOUND:
        return text_of(T.ON if value else T.OFF)
    if at == S.SPEED:
        return text_of(T.SPEEDS)[value]
    if at == S.TURNED:
        return text_of(T.YES if value else T.NO)
    if at == S.LIGHT:
        return str(value)
    seconds = (S.DIM_TIMES if at == S.DIM else S.SLEEP_TIMES)[value]
    if not seconds:
        return text_of(T.NEVER)
    if seconds < 60:
        return text_of(T.SECONDS) % seconds
    return text_of(T.MINUTES) % (seconds // 60)
