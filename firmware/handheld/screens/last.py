"""The last deal, open to all: the hands, the exchanges, the tricks, and who scored what."""

from chicago import rules as R
from chicago.table import BARRED, NOT_YET, PLAYERS, TRICK

from .. import keys as K, said as T, story
from ..font import fit, width
from ..layout import LINE, ROWS, SMALL, TEXT_Y, TOP
from ..texts import text_of
from . import table

_HANDS = (28, 20)  # where the first card stands, and from there to the next
_GIVEN = (48, 20)
if SMALL:
    _HANDS = (7, 13)
    _GIVEN = (30, 10)


def show(canvas, keys, game):
    """Show the pages of `game.last`, a table whose deal is over, until the player goes back."""
    last = game.last
    pages = [_hands, _exchanges, _tricks, _awards] if last else [_nothing]
    titles = [T.HELD, T.GIVEN, T.TRICKS, T.SCORES] if last else [T.LAST_DEAL]
    if last and last.s[PLAYERS] > ROWS:
        pages.insert(1, _more_hands)
        titles.insert(1, T.HELD)
    page = 0
    while True:
        canvas.fill(0)
        title = text_of(titles[page])
        if last and not SMALL:
            title = text_of(T.DEAL) % last.deal_number() + ": " + title
        table.title(canvas, title)
        x = canvas.width
        for letter, text in (("B", "◀"), ("A", "▶"))[: 1 + (len(pages) > 1)]:
            x -= table.key_width(letter, text) + 2
            table.key(canvas, letter, text, x, 0, 0)
        pages[page](canvas, game)
        canvas.show()
        key = keys.wait()
        if key == K.B:
            return
        step = -1 if key == K.LEFT or key == K.UP else 1
        page = (page + step) % len(pages)


def _nothing(canvas, game):
    canvas.text(fit(text_of(T.NO_DEAL), canvas.width - 2), 2, canvas.height // 2 - 4, 1)


def _hands(canvas, game, first=0):
    for seat in range(first, min(game.last.s[PLAYERS], first + ROWS)):
        y = TOP + LINE * (seat - first)
        canvas.text(story.name(seat)[0] if SMALL else fit(story.name(seat), 24), 1, y, 1)
        cards = game.last.original(seat)
        cards.sort()
        for i in range(5):
            canvas.text(_card(cards[4 - i]), _HANDS[0] + _HANDS[1] * i, y, 1)


def _more_hands(canvas, game):
    _hands(canvas, game, ROWS)


def _card(card):
    text = story.card(card)
    return text.replace("10", "T") if SMALL else text


def _exchanges(canvas, game):
    s = game.last.s
    for seat in range(min(s[PLAYERS], 6 if not SMALL else ROWS)):
        y = TOP + LINE * seat
        canvas.text(fit(story.name(seat), _GIVEN[0] - 8), 1, y, 1)
        for exchange in range(1, s[R.EXCHANGES] + 1):
            given = game.last.given(exchange, seat)
            text = "⊖" if given == BARRED else "·" if given == NOT_YET else str(given)
            canvas.text(text, _GIVEN[0] + _GIVEN[1] * (exchange - 1), y, 1)


def _tricks(canvas, game):
    """A column a seat, a row a trick: light what won, a mark before what was led."""
    n = game.last.s[PLAYERS]
    if SMALL:
        canvas.fill(0)
    for seat in range(0 if SMALL else n):
        canvas.text(fit(story.name(seat), canvas.width // n - 4), seat * canvas.width // n + 3, TOP, 1)
    for number in range(game.last.s[TRICK]):
        leader, winner, cards = game.last.finished_trick(number)
        y = LINE * number + (0 if SMALL else TOP + LINE)
        for i in range(n):
            seat = (leader + i) % n
            x = seat * canvas.width // n + 3
            card = _card(cards[i])
            if seat == winner:
                canvas.rect(x - 1, y - TEXT_Y, width(card) + 2, LINE, 1, True)
            canvas.text(card, x, y, seat != winner)
            if not i:
                canvas.rect(x - 3, y + 2, 1, 3, 1, True)


def _awards(canvas, game):
    lines = [story.line(event) for event in game.last_awards]
    for i in range(min(ROWS, len(lines))):
        canvas.text(fit(lines[len(lines) - min(ROWS, len(lines)) + i], canvas.width - 2), 1, TOP + LINE * i, 1)
