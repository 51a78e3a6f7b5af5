"""Passing the device on: nothing is in view but whose turn it is."""

from .. import keys as K, said as T, story
from ..font import width
from ..layout import BOX_Y
from ..texts import text_of
from . import table


def show(canvas, keys, game, scene, seat):
    """Wait until the person on `seat` uncovers the cards; True to leave the match instead."""
    while True:
        canvas.fill(0)
        table.title(canvas, text_of(T.HAND_OVER))
        name = story.name(seat)
        w = width(name) + 12
        canvas.rect((canvas.width - w) // 2, BOX_Y, w, 13, 1, True)
        canvas.text(name, (canvas.width - w) // 2 + 6, BOX_Y + 3, 0)
        table.hints(canvas, (("A", text_of(T.REVEAL)), ("B", text_of(T.LEAVE))))
        canvas.show()
        keys.clear()
        key = keys.wait()
        if key == K.A:
            return False
        if key == K.B:
            return True
