"""What a person drew, before the hand is covered again."""

from .. import said as T
from ..texts import text_of
from . import table


def show(canvas, keys, view, scene):
    """Show the new hand until a key is pressed."""
    canvas.fill(0)
    table.seats(canvas, view, scene)
    table.hand(canvas, table.held(view))
    table.hints(canvas, (("A", text_of(T.DONE)),))
    canvas.show()
    keys.clear()
    keys.wait()
