"""What happened, the latest at the bottom."""

from chicago import events as E

from .. import keys as K, said as T, story
from ..font import fit
from ..layout import BAR_Y, LINE, LOG_ROWS, TOP
from ..texts import text_of
from . import table


def show(canvas, keys, scene):
    """Show the log until the player goes back."""
    lines = [text for text in [_line(event) for event in scene.log] if text]
    lines = lines or [text_of(T.NOTHING_YET)]
    last = max(len(lines) - LOG_ROWS, 0)
    top = last
    while True:
        canvas.fill(0)
        table.title(canvas, text_of(T.WHAT_HAPPENED))
        for i in range(min(LOG_ROWS, len(lines))):
            canvas.text(fit(lines[top + i], canvas.width - 8), 1, TOP + LINE * i, 1)
        if top > 0:
            canvas.text("▲", canvas.width - 5, TOP - 1, 1)
        if top < last:
            canvas.text("▼", canvas.width - 5, BAR_Y - 9, 1)
        table.hints(canvas, (("B", text_of(T.BACK)),))
        canvas.show()
        key = keys.wait()
        if key == K.UP or key == K.LEFT:
            top = max(top - 1, 0)
        elif key == K.DOWN or key == K.RIGHT:
            top = min(top + 1, last)
        else:
            return


def _line(event):
    if event[0] == E.TRICK:
        return "%d. %s: %s" % (event[1], story.name(event[3]), story.cards(event[4:]))
    return story.line(event)
