"""Questions with two answers: the open card, the quads, Chicago."""

from chicago import rules as R
from chicago.hands import QUADS
from chicago.table import AT_CHICAGO, AT_OPEN, AT_RESET, OPEN_PLACE, PHASE

from .. import keys as K, said as T, story
from ..font import width
from ..layout import BAR_HEIGHT, BAR_Y, SMALL, TEXT_Y
from ..texts import text_of
from . import table

# By phase: the question, the words for the answers 0 and 1.
_TEXTS = {
    AT_OPEN: (T.OPEN_CARD, T.REFUSE, T.TAKE),
    AT_RESET: (T.QUADS, T.TAKE_POINTS, T.RESET),
    AT_CHICAGO: (T.CALL, T.NO_CALL, T.YES_CALL),
}


def ask(canvas, keys, view, scene, aside):
    """The player's answer, 0 or 1; None to leave the match. `aside` as in `exchange`."""
    s = view.s
    phase = s[PHASE]
    question, no, yes = [text_of(text) for text in _TEXTS[phase]]
    raised = 0
    if phase == AT_OPEN:
        question = question % story.card(view.open_card())
        raised = 1 << table.sorted_places(view).index(s[OPEN_PLACE])
    elif phase == AT_RESET:
        no = no % s[R.HAND_POINTS + QUADS]
    answer = 0
    told = ""
    while True:
        canvas.fill(0)
        table.seats(canvas, view, scene)
        table.hand(canvas, table.held(view), raised)
        _choice(canvas, question, (no, yes), answer)
        if told:
            table.bar(canvas, told, True)
        canvas.show()
        key = keys.wait()
        told = ""
        if key == K.LEFT or key == K.RIGHT:
            answer = 1 - answer
        elif key == K.A:
            return answer
        else:
            told = aside(key)
            if told is None:
                return None


def _choice(canvas, question, answers, chosen):
    """The question on the left, the answers on the right: the key beside the one it gives, an
    arrow towards the other."""
    canvas.rect(0, BAR_Y, canvas.width, BAR_HEIGHT, 0, True)
    if SMALL:
        table.title(canvas, question)
    else:
        canvas.text(question, 1, BAR_Y + 1, 1)
    x = canvas.width
    for i in (1, 0):
        text = answers[i]
        if i == chosen:
            x -= table.key_width("A", text) + 2
            table.choice(canvas, text, x)
        else:
            text = text + " ▶" if i else "◀ " + text
            x -= width(text)
            canvas.text(text, x, BAR_Y + TEXT_Y, 1)
        x -= 5
