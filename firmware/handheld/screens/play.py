"""The play: choose a card for the trick. Cards that may not be played are dark."""

from chicago.table import best_place

from .. import keys as K, said as T, story
from ..texts import text_of
from . import table


def ask(canvas, keys, view, scene, aside):
    """The card that the player plays; None to leave the match. `aside` as in `exchange`."""
    cards = table.held(view)
    legal = view.legal()
    cursor = 0
    dark = 0
    for i in range(len(cards) - 1, -1, -1):
        if cards[i] in legal:
            cursor = i
        else:
            dark |= 1 << i
    loud = False
    told = ""
    while True:
        may = cards[cursor] in legal
        canvas.fill(0)
        table.seats(canvas, view, scene)
        table.hand(canvas, cards, may << cursor, dark)
        if may:
            number = text_of(T.TRICK_NUMBER) % (6 - len(cards))
            table.hints(canvas, (("A", text_of(T.PLAY)), ("B", text_of(T.HINT_KEY))), number)
        else:
            table.pointer(canvas, len(cards), cursor, False)
            table.bar(canvas, _why(view, cards[cursor]), loud)
        if told:
            table.bar(canvas, told, True)
        canvas.show()
        key = keys.wait()
        loud = False
        told = ""
        if key == K.LEFT:
            cursor = (cursor + len(cards) - 1) % len(cards)
        elif key == K.RIGHT:
            cursor = (cursor + 1) % len(cards)
        elif key == K.A:
            if may:
                return cards[cursor]
            loud = True
        else:
            told = aside(key)
            if told is None:
                return None


def _why(view, card):
    """Why a card may not be played."""
    trick = view.trick()
    suit = trick[0] & 3
    if card & 3 != suit:
        return text_of(T.MUST_FOLLOW) % story.SUITS[suit]
    return text_of(T.MUST_BEAT) % story.card(trick[best_place(trick)])
