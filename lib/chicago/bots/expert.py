"""The strongest player: plays what wins most often in worlds that fit what it has seen, and weighs everything
by the chance to win the match."""

from .. import rules as R
from ..portable import const
from ..table import (
    AT_CHICAGO,
    AT_EXCHANGE,
    AT_OPEN,
    AT_PLAY,
    CALLED,
    CALLER,
    NOBODY,
    PHASE,
    PLAYERS,
)
from .effort import Effort
from .exchange import Keeps, usual
from .search import Search
from .worths import SURE, Worths

_MARGIN = const(300)  # how much more a call must promise: what is sampled errs to both sides


def decide(view, below, effort=None):
    """The action of the seat to act, which the view must be of."""
    effort = effort or Effort()
    phase = view.s[PHASE]
    if phase == AT_EXCHANGE:
        return Keeps(view, usual(view)).exchange()
    if phase == AT_OPEN:
        return Keeps(view, usual(view)).takes()
    if phase == AT_PLAY:
        return play(view, below, effort)
    if phase == AT_CHICAGO:
        return _calls(view, below, effort)
    return _resets(view)


class Prospect:
    """The chances to win the match from the totals of a view, and from others like them."""

    def __init__(self, view):
        s = view.s
        self.worths = Worths(view)
        self.seat = view.seat
        self.totals = [view.score(seat) for seat in range(s[PLAYERS])]
        self.called = s[CALLED]

    def with_points(self, seat, points, called=0):
        """The chance where a seat has so many points more."""
        totals = list(self.totals)
        totals[seat] += points
        return self.worths.chance(totals, self.called | called, self.seat)


def _calls(view, below, effort):
    """Whether to call Chicago: whether that makes winning the match likelier."""
    s = view.s
    n = s[PLAYERS]
    me = view.seat
    prospect = Prospect(view)
    search = Search(view, below)
    made = search.runs(me, effort)
    points = s[R.CHICAGO_POINTS]
    totals = list(prospect.totals)
    called = prospect.called | 1 << me
    totals[me] += points
    yes = made * prospect.worths.chance(totals, called, me)
    totals[me] -= 2 * points
    # Who breaks it gets something, too: let it be the next seat.
    totals[(me + 1) % n] += s[R.BREAKER]
    yes += (SURE - made) * prospect.worths.chance(totals, called, me)
    totals = [0] * n

    def chance(winner, owner, points):
        totals[:] = prospect.totals
        totals[winner] += s[R.LAST_TRICK]
        totals[owner] += points
        return prospect.worths.chance(totals, prospect.called, me)

    no = search.unsaid(view.first_seat(), effort, chance)
    return int(yes // SURE + effort.boldness > no + _MARGIN)


def _resets(view):
    """Whether quads are better spent on setting everybody else to 0."""
    prospect = Prospect(view)
    s = view.s
    me = view.seat
    points = prospect.with_points(me, s[R.HAND_POINTS + 7])
    totals = [0] * s[PLAYERS]
    totals[me] = prospect.totals[me]
    return int(prospect.worths.chance(totals, prospect.called, me) > points)


def play(view, below, effort):
    """The card that wins most in the worlds that are tried."""
    legal = view.legal()
    if len(legal) == 1:
        return legal[0]
    search = Search(view, below)
    search.weigh(_prizes(view))
    return search.best(legal, effort)


def _prizes(view):
    """For each seat, and again + 8 with a two, the chance to win the match where it takes the last trick; with a
    caller, where it takes the trick that ends the deal."""
    s = view.s
    n = s[PLAYERS]
    caller = s[CALLER]
    last = s[R.LAST_TRICK]
    found = [0] * 16
    if last == R.POT:
        found[view.seat] = found[view.seat + 8] = SURE
        return found
    prospect = Prospect(view)
    for seat in range(n):
        if caller == NOBODY:
            found[seat] = prospect.with_points(seat, last)
            two = s[R.TWO_BONUS]
            found[seat + 8] = found[seat] if two == last or two == R.POT else prospect.with_points(seat, two)
        else:
            totals = list(prospect.totals)
            points = s[R.CHICAGO_POINTS]
            if seat == caller:
                totals[seat] += points
            else:
                totals[caller] -= points
                totals[seat] += s[R.BREAKER]
            found[seat] = found[seat + 8] = prospect.worths.chance(totals, prospect.called, view.seat)
    return found
