"""A strong player: exchanges by what keeps were found to be worth, calls Chicago as `normal` does, and looks at
a few worlds before it plays a card."""

from ..table import AT_EXCHANGE, AT_OPEN, AT_PLAY, PHASE
from . import expert, normal
from .effort import Effort
from .exchange import Keeps, best, usual

_STEPS = 400  # cards played out in thought


def decide(view, below, effort=None):
    """The action of the seat to act, which the view must be of."""
    phase = view.s[PHASE]
    if phase == AT_EXCHANGE:
        return best(Keeps(view, usual(view)).swaps())
    if phase == AT_OPEN:
        return best(Keeps(view, usual(view)).open_card())
    if phase == AT_PLAY:
        return expert.decide(view, below, Effort(_STEPS, effort and effort.go_on))
    return normal.decide(view, below)
