"""The start: go on with a match, or set up a new one."""

from chicago import rules as R
from chicago import rulesets
from chicago.bots import LEVELS

from .. import keys as K, said as T
from ..font import width
from ..layout import LINE
from ..texts import LANGUAGES, load, text_of
from . import table

CONTINUE = 0
BEGIN = 1
_RULES = 2
_PLAYERS = 3
_LEVEL = 4
_LANGUAGE = 5

_LABELS = (T.CONTINUE, T.BEGIN, T.RULES, T.PLAYERS, T.LEVEL, T.LANGUAGE_ROW)


def show(canvas, keys, setup, saved, notice=""):
    """Let the player change `setup`: a list of the numbers of rule set and level, the number of
    players, and the language. `saved`: there is a match to go on with. `notice`: what is said
    at the bottom where there is none. CONTINUE or BEGIN."""
    rows = [CONTINUE] * saved + [BEGIN, _RULES, _PLAYERS, _LEVEL, _LANGUAGE]
    cursor = 0
    while True:
        _fit_players(setup)
        row = rows[cursor]
        canvas.fill(0)
        canvas.text("♠♥ " + text_of(T.TITLE) + " ♦♣", 1, 0, 1)
        hint = text_of(T.CHOOSE) if row <= BEGIN else text_of(T.CHANGE)
        table.key(canvas, "A", hint, canvas.width - table.key_width("A", hint), 0)
        for i in range(len(rows)):
            _row(canvas, rows[i], 11 + LINE * i, i == cursor, setup)
        if notice and not saved:
            table.bar(canvas, notice)
        canvas.show()
        key = keys.wait()
        if key == K.UP:
            cursor = (cursor + len(rows) - 1) % len(rows)
        elif key == K.DOWN:
            cursor = (cursor + 1) % len(rows)
        elif row > BEGIN:
            _change(setup, row, -1 if key == K.LEFT else 1)
        elif key == K.A:
            return row


def _row(canvas, row, y, chosen, setup):
    if chosen:
        canvas.rect(0, y - 1, canvas.width, LINE, 1, True)
    canvas.text(text_of(_LABELS[row]), 2, y, 1 - chosen)
    value = _value(row, setup)
    if value:
        if chosen:
            value = "◀ " + value + " ▶"
        canvas.text(value, canvas.width - 2 - width(value), y, 1 - chosen)


def _value(row, setup):
    if row == _RULES:
        return text_of(T.RULE_SETS)[setup[0]]
    if row == _LEVEL:
        return text_of(T.LEVELS)[setup[1]]
    if row == _PLAYERS:
        return str(setup[2])
    return text_of(T.LANGUAGE) if row == _LANGUAGE else ""


def _change(setup, row, step):
    if row == _RULES:
        setup[0] = (setup[0] + step) % len(rulesets.NAMES)
    elif row == _LEVEL:
        setup[1] = (setup[1] + step) % len(LEVELS)
    elif row == _PLAYERS:
        least, most = _players(setup)
        setup[2] = (setup[2] + step - least) % (most - least + 1) + least
    else:
        at = LANGUAGES.index(setup[3]) + step
        setup[3] = LANGUAGES[at % len(LANGUAGES)]
        load(setup[3])


def _players(setup):
    options = rulesets.options(rulesets.NAMES[setup[0]])
    return options[R.MIN_PLAYERS], options[R.MAX_PLAYERS]


def _fit_players(setup):
    least, most = _players(setup)
    setup[2] = min(max(setup[2], least), most)
