"""A short text, entered with the buttons: up and down change a letter, right goes on."""

from .. import keys as K, said as T
from ..font import width
from ..layout import BOX_Y, SMALL
from ..texts import text_of
from . import table

_STEP = 14


def show(canvas, keys, title, text, letters, size):
    """Let the player change `text`, of at most `size` of the `letters`; the new text."""
    text = [letter for letter in text if letter in letters]
    cursor = max(len(text) - 1, 0)
    while True:
        canvas.fill(0)
        table.title(canvas, title)
        left = (canvas.width - size * _STEP) // 2
        for i in range(size):
            x = left + i * _STEP
            here = i == cursor
            canvas.rect(x, BOX_Y, _STEP - 2, 13, 1, here)
            if i < len(text):
                canvas.text(text[i], x + (_STEP - 2 - width(text[i])) // 2, BOX_Y + 3, 1 - here)
            if here and not SMALL:
                canvas.text("▲", x + 3, BOX_Y - 9, 1)
                canvas.text("▼", x + 3, BOX_Y + 14, 1)
        table.hints(canvas, (("A", text_of(T.DONE)), ("B", text_of(T.ERASE))), "" if SMALL else "◀ ▶")
        canvas.show()
        key = keys.wait()
        if key == K.A:
            return "".join(text).rstrip()
        if key == K.B:
            if text:
                text.pop()
            cursor = max(min(cursor, len(text) - 1), 0)
        elif key == K.UP or key == K.DOWN:
            step = 1 if key == K.DOWN else -1
            if cursor < len(text):
                text[cursor] = letters[(letters.index(text[cursor]) + step) % len(letters)]
            else:
                text.append(letters[0 if key == K.DOWN else -1])
        elif key == K.LEFT:
            cursor = max(cursor - 1, 0)
        elif cursor < min(len(text), size - 1):
            cursor += 1
