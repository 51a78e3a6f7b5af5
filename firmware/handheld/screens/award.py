"""Who scored: the best hand of a comparison, or how Chicago ended."""

from chicago import events as E
from chicago.hands import UNTOLD
from chicago.table import FINAL, NOBODY

from .. import said as T, story
from ..font import width
from ..layout import (
    CARD_STEP,
    CARDS_X,
    DARK,
    LIGHT,
    LINE,
    NO_CARD,
    RANK_ALONE,
    SHOWN_Y,
    SMALL,
    TEXT_Y,
    WHAT_Y,
    WHO_Y,
)
from ..texts import text_of
from . import table


def show(canvas, keys, scene, event):
    """Show a COMPARED or CHICAGO event until the player goes on."""
    canvas.fill(0)
    if event[0] == E.COMPARED:
        _comparison(canvas, *event[1:])
    else:
        _chicago(canvas, scene, event)
    if SMALL:
        table.key(canvas, "A", "", canvas.width - table.key_width("A", ""), 0, 0)
    else:
        table.hints(canvas, (("A", text_of(T.NEXT)),))
    canvas.show()
    keys.clear()
    keys.wait()


def _comparison(canvas, number, seat, strength, points, tied):
    heading = text_of(T.FINAL_COMPARISON) if number == FINAL else text_of(T.COMPARISON) % number
    table.title(canvas, heading)
    # The suits are nobody's business, nor are the ranks that decided nothing.
    ranks = story.ranks(strength)
    for i in range(5):
        known = ranks[i] != UNTOLD
        card = ranks[i] << 2 if known else NO_CARD
        canvas.card(card, CARDS_X + CARD_STEP * i, SHOWN_Y, RANK_ALONE if known else LIGHT)
    hand = story.hand(strength)
    if seat == NOBODY:
        canvas.text(text_of(T.BEST) % hand, 2, WHO_Y, 1)
        several = tied & tied - 1
        canvas.text(text_of(T.TIED) % story.names(tied) if several else text_of(T.NO_POINTS), 2, WHAT_Y, 1)
        return
    canvas.text(story.name(seat) + ":", 2, WHO_Y, 1)
    canvas.text(hand, 2, WHAT_Y, 1)
    if points:
        _points(canvas, points, WHO_Y - TEXT_Y)


def _points(canvas, points, y):
    """The points in a light box on the right."""
    text = story.points(points)
    w = width(text) + 6
    canvas.rect(canvas.width - w, y, w, LINE + 2 * TEXT_Y, 1, True)
    canvas.text(text, canvas.width - w + 3, y + 2 * TEXT_Y, 0)


def _chicago(canvas, scene, event):
    """The caller's cards; dark the one that lost its trick."""
    table.title(canvas, text_of(T.CHICAGO))
    caller = event[1]
    x = CARDS_X
    for trick in scene.log:
        if trick[0] == E.DEALT:
            x = CARDS_X
        elif trick[0] == E.TRICK:
            n = len(trick) - 4
            look = LIGHT if trick[3] == caller else DARK
            canvas.card(trick[4 + (caller - trick[2]) % n], x, SHOWN_Y, look)
            x += CARD_STEP
    while x <= CARDS_X + 4 * CARD_STEP:
        canvas.card(NO_CARD, x, SHOWN_Y, LIGHT)
        x += CARD_STEP
    canvas.text(story.name(caller) + ":", 2, WHO_Y, 1)
    canvas.text(text_of(T.CHICAGO_MADE if event[2] else T.CHICAGO_FAILED), 2, WHAT_Y, 1)
    _points(canvas, event[3], WHO_Y - TEXT_Y)
