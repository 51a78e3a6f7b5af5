"""The end of a match."""

from chicago.table import NOBODY

from .. import said as T, story
from ..font import width
from ..layout import BAR_HEIGHT, CARD_STEP, CARDS_X, SMALL, TEXT_Y, WON_Y
from ..texts import text_of
from . import table

_ROYAL = (50, 46, 42, 38, 34)  # A K Q J 10 of hearts


def show(canvas, keys, scene, mask):
    """Show who won and the totals, highest first, until the player goes on."""
    if mask & mask - 1:
        text = text_of(T.SHARED_WIN)
    elif story.me() != NOBODY and mask == 1 << story.me():
        text = text_of(T.YOU_WIN)
    else:
        text = text_of(T.WINS) % story.names(mask)
    canvas.fill(0)
    canvas.rect(0, 0, canvas.width, BAR_HEIGHT + 2 * TEXT_Y, 1, True)
    canvas.text(text, (canvas.width - width(text)) // 2, 2 * TEXT_Y, 0)
    if not SMALL:
        for star in (4, canvas.width - 11):
            canvas.text("★", star, 2, 0)
    for i in range(5):
        canvas.card(_ROYAL[i], CARDS_X + CARD_STEP * i, WON_Y, 0)
    seats = list(range(len(scene.totals)))
    seats.sort(key=lambda seat: -scene.totals[seat] * 8 + seat)
    columns = min(len(seats), 3)
    for i in range(0 if SMALL else len(seats)):
        seat = seats[i]
        x = i % columns * canvas.width // columns
        canvas.text("%s %d" % (story.name(seat), scene.totals[seat]), x + 2, 37 + i // columns * 9, 1)
    table.hints(canvas, (("A", text_of(T.NEW_MATCH)),))
    canvas.show()
    keys.clear()
    keys.wait()
