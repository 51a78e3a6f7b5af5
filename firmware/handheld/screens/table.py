"""The table: a column for each seat above, the player's cards below, one line at the bottom.

A column has the name (light on its turn), the total with the dealer's or leader's mark, and what
the seat did: the cards given in each exchange, the answer about Chicago, the card played.
"""

from chicago import rules as R
from chicago.table import BARRED, EXCHANGE, NOBODY, NOT_YET, PLAYERS, STOPPED, TRICK

from .. import said as T, story
from ..font import fit, width
from ..layout import (
    BAR_HEIGHT,
    BAR_Y,
    CARD_HEIGHT,
    CARD_STEP,
    CARD_WIDTH,
    DARK,
    DID_HEIGHT,
    DID_Y,
    HAND_Y,
    KEY,
    LIGHT,
    NO_CARD,
    PAD,
    RAISE,
    SMALL,
    TEXT_Y,
    TOTAL_Y,
    WIDE,
)
from ..scene import ANSWERS, EXCHANGES
from ..texts import text_of

def seats(canvas, view, scene):
    """Draw the columns of all seats."""
    n = view.s[PLAYERS]
    for seat in range(n):
        x = seat * canvas.width // n
        w = (seat + 1) * canvas.width // n - x - 1
        turn = seat == scene.turn
        if turn:
            canvas.rect(x, 0, w, BAR_HEIGHT, 1, True)
        if not SMALL:
            canvas.text(story.name(seat), x + 2, 1, 1 - turn)
            turn = False
        total = str(scene.totals[seat]).replace("-", "−")
        canvas.text(total, x + PAD, TOTAL_Y, 1 - turn)
        mark = _mark(scene, seat)
        if 2 * PAD + width(total) + width(mark) <= w:
            canvas.text(mark, x + 2 * PAD + width(total), TOTAL_Y, 1 - turn)
        if scene.stage == EXCHANGES:
            _given(canvas, view, seat, x + 2, w)
        elif scene.stage == ANSWERS:
            _answer(canvas, scene.answers[seat], x + 1, w)
        elif scene.trick[seat] != NO_CARD:
            light = scene.winner == NOBODY or scene.winner == seat
            text = story.card(scene.trick[seat])
            _chip(canvas, text.replace("10", "T") if SMALL else text, x, light)
        if seat:
            for y in range(1, HAND_Y - 4, 3):
                canvas.rect(x - 1, y, 1, 1, 1, True)


def _mark(scene, seat):
    if seat == scene.caller:
        return "★"
    if scene.stage == EXCHANGES:
        return "Ⓓ" if seat == scene.dealer else ""
    return "▼" if seat == scene.leader else ""


def _given(canvas, view, seat, x, w):
    """How many cards a seat gave in each exchange; a stop sign where it may not."""
    s = view.s
    step = 6
    if w >= WIDE and s[R.EXCHANGES]:
        canvas.text("⇄", x - 1, DID_Y + TEXT_Y, 1)
        x += 7
        step = 8
    first = max(1, min(s[EXCHANGE], s[R.EXCHANGES]) - w // step + 1)  # as many as there is room for
    for exchange in range(first, s[R.EXCHANGES] + 1):
        given = view.given(exchange, seat)
        if given == BARRED or (given == NOT_YET and s[STOPPED] >> seat & 1):
            canvas.text("⊖", x, DID_Y + TEXT_Y, 1)
            return
        canvas.text("·" if given == NOT_YET else str(given), x, DID_Y + TEXT_Y, 1)
        x += step


def _answer(canvas, answer, x, w):
    if answer == 2:
        _chip(canvas, "★", x, True)
    elif answer == 1:
        canvas.text(text_of(T.NO), x, DID_Y + TEXT_Y, 1)


def _chip(canvas, text, x, light):
    """A small card with a text on it; the text alone where it has been beaten."""
    canvas.rect(x, DID_Y, width(text) + 2 * PAD, DID_HEIGHT, light, True)
    canvas.text(text, x + PAD, DID_Y + TEXT_Y, 1 - light)


def sorted_places(view):
    """The places of the cards that the viewing seat holds, the highest card first."""
    cards = view.original(view.seat)
    places = list(range(view.played(view.seat), 5))
    places.sort(key=lambda place: -cards[place])
    return places


def hand(canvas, cards, raised=0, dark=0):
    """Draw the player's cards in the middle; bit 0 of each mask is the first card."""
    x = hand_x(canvas, len(cards))
    for card in cards:
        y = HAND_Y - RAISE * (raised & 1)
        canvas.card(card, x, y, DARK if dark & 1 else LIGHT)
        x += CARD_STEP
        raised >>= 1
        dark >>= 1


def hand_x(canvas, count):
    """Where the first of so many cards stands."""
    return (canvas.width - count * CARD_STEP + CARD_STEP - CARD_WIDTH) // 2


def pointer(canvas, count, place, raised):
    """Point at one of `count` cards: from above, or from below at a raised one; by a line around its
    face where there is no room beside it."""
    if SMALL:
        x = hand_x(canvas, count) + place * CARD_STEP
        for d in (0, 1):
            canvas.rect(x + d, HAND_Y + d, CARD_WIDTH - 2 * d, CARD_HEIGHT - 2 * d, (1 - d) ^ raised, False)
        return
    x = hand_x(canvas, count) + place * CARD_STEP + CARD_WIDTH // 2 - 3
    for i in range(3):
        y = HAND_Y + CARD_HEIGHT - RAISE + i if raised else HAND_Y - 1 - i
        canvas.rect(x + 2 - i, y, 1 + 2 * i, 1, 1, True)


def bar(canvas, text, light=False):
    """Write one line at the bottom, cut where it is too long."""
    canvas.rect(0, BAR_Y, canvas.width, BAR_HEIGHT, 1 if light else 0, True)
    canvas.text(fit(text, canvas.width - 1), 1, BAR_Y + TEXT_Y, 0 if light else 1)


def key(canvas, letter, text, x, y, c=1):
    """Draw a key with its letter in colour c, and behind it what it does; as wide as `key_width`."""
    w = width(letter) + KEY
    canvas.rect(x, y + (1 - c) * TEXT_Y, w, BAR_HEIGHT - 2 * (1 - c) * TEXT_Y, c, True)
    canvas.text(letter, x + KEY // 2, y + TEXT_Y, 1 - c)
    canvas.text(text, x + w + 2, y + TEXT_Y, c)


def key_width(letter, text):
    """How many pixels wide a key and what it does are drawn."""
    return width(letter) + KEY + 2 + width(text)


def choice(canvas, text, x):
    """Draw an answer on a light ground, in it the key that gives it."""
    canvas.rect(x, BAR_Y, key_width("A", text) + 2, BAR_HEIGHT, 1, True)
    key(canvas, "A", text, x + 1, BAR_Y, 0)


def right(canvas, text, x, y):
    """Write a text that ends at x."""
    canvas.text(text, x - width(text), y, 1)


def hints(canvas, pairs, right=""):
    """Write at the bottom what keys do, from (letter, text) pairs, and a text on the right where
    there is room for it."""
    canvas.rect(0, BAR_Y, canvas.width, BAR_HEIGHT, 0, True)
    x = 0
    for letter, text in pairs:
        if SMALL:
            text = fit(text, canvas.width - x - key_width(letter, ""))
        key(canvas, letter, text, x, BAR_Y)
        x += key_width(letter, text) + 1 + KEY
    if x + width(right) <= canvas.width:
        canvas.text(right, canvas.width - width(right), BAR_Y + TEXT_Y, 1)


def title(canvas, text):
    """Write a heading on a light ground at the top."""
    canvas.rect(0, 0, canvas.width, BAR_HEIGHT, 1, True)
    canvas.text(text, 2, TEXT_Y, 0)


def held(view):
    """The cards the viewing seat holds, the highest first; backs where nobody is viewing."""
    if view.seat == NOBODY:
        return [NO_CARD] * (5 - view.s[TRICK])
    cards = view.original(view.seat)
    return [cards[place] for place in sorted_places(view)]


def draw(canvas, view, scene, text):
    """Draw the whole table while others act, with one line of what just happened."""
    canvas.fill(0)
    seats(canvas, view, scene)
    hand(canvas, held(view))
    bar(canvas, text)
    canvas.show()
