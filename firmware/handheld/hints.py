"""A hint in words."""

from chicago import hands as H
from chicago import rules as R
from chicago.table import AT_CHICAGO, AT_EXCHANGE, AT_OPEN, AT_PLAY, AT_RESET, PHASE, swap_places

from . import said as T
from .story import card, cards
from .texts import text_of


def hint(view, action):
    """An action that the viewing seat might do, in words."""
    phase = view.s[PHASE]
    if phase == AT_EXCHANGE:
        hand = view.original(view.seat)
        given = [hand[place] for place in swap_places(action)]
        return text_of(T.HINT_GIVE) % cards(given) if given else text_of(T.HINT_KEEP)
    if phase == AT_PLAY:
        return text_of(T.HINT_PLAY) % card(action)
    answers = {
        AT_OPEN: (T.REFUSE, T.TAKE),
        AT_RESET: (T.TAKE_POINTS, T.RESET),
        AT_CHICAGO: (T.NO_CALL, T.YES_CALL),
    }
    answer = text_of(answers[phase][action])
    return text_of(T.HINT_SAY) % (answer % view.s[R.HAND_POINTS + H.QUADS] if "%" in answer else answer)
