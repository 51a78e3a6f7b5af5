"""The exchange: mark the cards to be given. Marked cards stand out and turn dark."""

from chicago import rules as R
from chicago.hands import strength
from chicago.table import swap

from .. import keys as K, said as T
from ..layout import SMALL
from ..texts import text_of
from . import table


def ask(canvas, keys, view, scene, aside):
    """The player's exchange, as an action; None to leave the match. `aside` is called with a key that
    has nothing to do with the exchange, and gives a text to be said, or None."""
    places = table.sorted_places(view)
    cards = table.held(view)
    most = view.s[R.MAX_SWAP]
    name = text_of(T.HANDS)[strength(cards) >> 20]
    marked = 0
    cursor = 0  # 5 is the line at the bottom: give the marked cards
    why = ""
    while True:
        count = sum([marked >> i & 1 for i in range(5)])
        give = text_of(T.SWAP) % count if count else text_of(T.KEEP)
        if SMALL:
            give = "⇄%d" % count
        canvas.fill(0)
        table.seats(canvas, view, scene)
        table.hand(canvas, cards, marked, marked)
        if cursor == 5:
            table.hints(canvas, (), name)
            table.choice(canvas, give, 0)
        else:
            table.pointer(canvas, 5, cursor, marked >> cursor & 1)
            mark = text_of(T.UNMARK if marked >> cursor & 1 else T.MARK)
            table.hints(canvas, (("A", mark), ("B", give)), name)
        if why:
            table.bar(canvas, why, True)
        canvas.show()
        key = keys.wait()
        why = ""
        if key == K.LEFT:
            cursor = (cursor + 5) % 6
        elif key == K.RIGHT:
            cursor = (cursor + 1) % 6
        elif key == K.UP or key == K.DOWN:
            why = aside(key)
            if why is None:
                return None
        elif key == K.B or (key == K.A and cursor == 5):
            return swap([places[i] for i in range(5) if marked >> i & 1])
        elif key == K.A:
            if count == most and not marked >> cursor & 1:
                why = text_of(T.TOO_MANY) % most
            else:
                marked ^= 1 << cursor
