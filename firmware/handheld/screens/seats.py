"""Who sits where: a person, whose name can be entered, or a computer player of a level."""

from chicago.bots import LEVELS

from .. import said as T, settings as S, story
from ..texts import text_of
from . import menu

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖabcdefghijklmnopqrstuvwxyzåäö0123456789-. "
LONGEST = 5


def show(canvas, keys, settings):
    """Let the player change the seats until it is well."""
    s = settings.s
    kinds = len(LEVELS) + 1
    cursor = 0
    notice = ""
    while True:
        rows = []
        for seat in range(s[S.PLAYERS]):
            kind = s[S.SEATS + seat]
            name = settings.names[seat] or story.NAMES[seat]
            rows.append((name, text_of(T.PERSON) if kind == S.PERSON else text_of(T.LEVELS)[kind - 1]))
        cursor, step = menu.pick(canvas, keys, text_of(T.SEATS), rows, cursor, notice, True, T.NAME)
        notice = ""
        if step is None:
            if bytes(s[S.SEATS : S.SEATS + s[S.PLAYERS]]).count(b"\0"):  # a PERSON
                return
            notice = text_of(T.NEED_PERSON)
        elif step:
            s[S.SEATS + cursor] = (s[S.SEATS + cursor] + step) % kinds
        else:
            from . import entry

            settings.names[cursor] = entry.show(
                canvas, keys, text_of(T.NAME), settings.names[cursor], LETTERS, LONGEST
            )
