"""Something went wrong that nobody has thought of."""

from .. import said as T
from ..font import fit
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
    canvas.text(fit(what, canvas.width - 4), 2, 12, 1)
    canvas.text(fit(reason, canvas.width - 4), 2, 21, 1)
    canvas.text(text_of(T.KEPT_MATCH), 2, 34, 1)
    canvas.text(text_of(T.KEPT_TRACE), 2, 43, 1)
    table.hints(canvas, (("A", text_of(T.AGAIN)),))
    canvas.show()
    keys.clear()
    keys.wait()
