"""Something went wrong that nobody has thought of."""

from .. import said as T
from ..font import fit
from ..layout import LINE, LOG_ROWS, SMALL, TOP
from ..texts import LANGUAGES, load, loaded, text_of
from . import table


def show(canvas, keys, error):
    """Say what happened until the player wants to start again."""
    if not loaded():
        load(LANGUAGES[0])
    memory = isinstance(error, MemoryError)
    canvas.fill(0)
    table.title(canvas, text_of(T.NO_MEMORY if memory else T.FAULT))
    what = type(error).__name__
    reason = str(error)
    lines = (what, reason, text_of(T.KEPT_MATCH), text_of(T.KEPT_TRACE))
    for i in range(LOG_ROWS if SMALL else 4):
        y = TOP + LINE * i + (0 if SMALL else 2 + 4 * (i > 1))
        canvas.text(fit(lines[i], canvas.width - 4), 2, y, 1)
    table.hints(canvas, (("A", text_of(T.AGAIN)),))
    canvas.show()
    keys.clear()
    keys.wait()
