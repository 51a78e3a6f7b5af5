"""Who scored: the best hand of a comparison, or how Chicago ended."""

from chicago import events as E
from chicago.hands import GROUPED
from chicago.table import FINAL, NOBODY

from .. import story, texts as T
from ..font import width
from ..layout import CARD_STEP, CARDS_X, LIGHT, NO_CARD, RANK_ALONE
from . import table


def show(canvas, keys, event):
    """Show a COMPARED or CHICAGO event until the player goes on."""
    canvas.fill(0)
    if event[0] == E.COMPARED:
        _comparison(canvas, *event[1:])
    else:
        _chicago(canvas, event)
    table.hints(canvas, (("A", T.of(T.NEXT)),))
    canvas.show()
    keys.clear()
    keys.wait()


def _comparison(canvas, number, seat, strength, points, tied):
    heading = T.of(T.FINAL_COMPARISON) if number == FINAL else T.of(T.COMPARISON) % number
    table.title(canvas, heading)
    # The suits are nobody's business, nor are the side cards that decided nothing.
    ranks = story.ranks(strength)
    told = max(GROUPED[strength >> 20], 1)
    for i in range(5):
        known = i < told or ranks[i] > 0
        card = ranks[i] << 2 if known else NO_CARD
        canvas.card(card, CARDS_X + CARD_STEP * i, 11, RANK_ALONE if known else LIGHT)
    hand = story.hand(strength)
    if seat == NOBODY:
        canvas.text(hand[0].upper() + hand[1:], 2, 36, 1)
        several = tied & tied - 1
        canvas.text(T.of(T.TIED) % story.names(tied) if several else T.of(T.NO_POINTS), 2, 45, 1)
        return
    canvas.text(story.name(seat) + ":", 2, 36, 1)
    canvas.text(hand, 2, 45, 1)
    if points:
        _points(canvas, points, 35)


def _points(canvas, points, y):
    """The points in a light box on the right."""
    text = ("+%d" if points >= 0 else "−%d") % abs(points)
    w = width(text) + 6
    canvas.rect(canvas.width - w, y, w, 11, 1, True)
    canvas.text(text, canvas.width - w + 3, y + 2, 0)


def _chicago(canvas, event):
    table.title(canvas, T.of(T.CHICAGO))
    for i in range(5):
        canvas.text("★" if event[2] else "·", 36 + 12 * i, 18, 1)
    text = story.line(event)
    canvas.text(text, (canvas.width - width(text)) // 2, 36, 1)
