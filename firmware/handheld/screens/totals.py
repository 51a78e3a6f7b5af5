"""The totals after a deal: a bar towards the target for each seat, and what the deal brought."""

from chicago import rules as R
from chicago.table import PLAYERS

from .. import said as T, story
from ..font import width
from ..layout import LINE, ROWS, SMALL, TOP
from ..texts import text_of
from . import table

_BAR_X = 24
_BAR_WIDTH = 66


def show(canvas, keys, view, scene, number):
    """Show the totals after deal `number` until the player goes on."""
    s = view.s
    n = s[PLAYERS]
    totals = scene.totals
    full = s[R.TARGET] or max(sum(totals), 1)
    canvas.fill(0)
    table.title(canvas, text_of(T.DEAL_END) % number)
    hint = "" if SMALL else text_of(T.NEXT)
    table.key(canvas, "A", hint, canvas.width - table.key_width("A", hint) - 1, 0, 0)
    if SMALL:
        _grid(canvas, totals, scene.before)
    top = 10 + (6 - n) * LINE // 2
    for seat in range(0 if SMALL else n):
        y = top + seat * LINE
        total = totals[seat]
        gained = total - scene.before[seat]
        canvas.text(story.name(seat), 2, y + 1, 1)
        canvas.rect(_BAR_X, y + 1, _BAR_WIDTH, 7, 1, False)
        canvas.rect(_BAR_X, y + 1, max(min(total, full), 0) * _BAR_WIDTH // full, 7, 1, True)
        if s[R.STOP_AT]:
            stop = _BAR_X + s[R.STOP_AT] * _BAR_WIDTH // full
            canvas.rect(stop, y + 3, 1, 3, 1 if total < s[R.STOP_AT] else 0, True)
        if gained:
            canvas.text(story.points(gained), _BAR_X + _BAR_WIDTH + 2, y + 1, 1)
        text = str(total).replace("-", "−")
        canvas.text(text, canvas.width - 1 - width(text), y + 1, 1)
    canvas.show()
    keys.clear()
    keys.wait()


def _grid(canvas, totals, before):
    """The totals and what the deal brought, a line a seat, or two seats a line."""
    n = len(totals)
    columns = 1 if n <= ROWS else 2
    wide = canvas.width // columns
    for seat in range(n):
        x = seat % columns * wide
        y = TOP + LINE * (seat // columns)
        canvas.text(story.name(seat)[:3], x, y, 1)
        gained = totals[seat] - before[seat]
        if columns == 1 and gained:
            canvas.text(story.points(gained), 26, y, 1)
        table.right(canvas, str(totals[seat]).replace("-", "−"), x + wide - 2, y)
