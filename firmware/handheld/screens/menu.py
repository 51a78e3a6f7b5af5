"""A list to choose from: what the start, the settings and the house rules are made of."""

from .. import keys as K, said as T
from ..font import fit, width
from ..layout import LINE, ROWS, SMALL, TEXT_Y, TOP
from ..texts import text_of
from . import table


def pick(canvas, keys, title, rows, cursor=0, notice="", back=True, chosen=T.CHOOSE):
    """Let the player choose among `rows`: (label, value) of texts. A row without a value is chosen
    with A; one with a value is changed with left and right, and with A unless `chosen` says what
    else A does. `notice` is said at the bottom until a key is pressed; `back`: B leads back.
    Gives the row's number and 0 for chosen, -1 or 1 for changed, None for back."""
    changes = chosen == T.CHOOSE
    edge = canvas.width - (8 if len(rows) > ROWS else 0)
    if cursor >= len(rows):
        cursor = 0
    top = 0
    while True:
        top = min(max(top, cursor - ROWS + 1), cursor)
        value = rows[cursor][1]
        canvas.fill(0)
        _heading(canvas, title, text_of(T.CHANGE if value and changes else chosen), back)
        for i in range(top, min(top + ROWS, len(rows))):
            _row(canvas, rows[i], TOP + LINE * (i - top), i == cursor, edge)
        if top:
            canvas.text("▲", edge + 3, TOP, 1)
        if top + ROWS < len(rows):
            canvas.text("▼", edge + 3, TOP + LINE * (ROWS - 1), 1)
        if notice:
            table.bar(canvas, notice, True)
            notice = ""
        canvas.show()
        key = keys.wait()
        if key == K.UP:
            cursor = (cursor + len(rows) - 1) % len(rows)
        elif key == K.DOWN:
            cursor = (cursor + 1) % len(rows)
        elif key == K.B and back:
            return cursor, None
        elif value and (changes or key != K.A):
            return cursor, -1 if key == K.LEFT else 1
        elif key == K.A:
            return cursor, 0


def _heading(canvas, title, what, back):
    """Write a heading, and on it what the keys do."""
    table.title(canvas, "")
    x = canvas.width
    for letter, text in (("B", "◀"), ("A", what)):
        if letter == "A" or back:
            x -= table.key_width(letter, text) + 3
            table.key(canvas, letter, text, x, 0, 0)
    if not SMALL or x > canvas.width // 3:
        canvas.text(fit(title, x - 4), 2, TEXT_Y, 0)


def _row(canvas, row, y, chosen, edge):
    label, value = row
    if chosen:
        canvas.rect(0, y - TEXT_Y, edge, LINE, 1, True)
    if value and chosen:
        value = "◀" + value + "▶" if SMALL else "◀ " + value + " ▶"
    room = edge - 4 - (width(value) + 4 if value else 0)
    canvas.text(fit(label, room), 2, y, 1 - chosen)
    if value:
        canvas.text(value, edge - 2 - width(value), y, 1 - chosen)
