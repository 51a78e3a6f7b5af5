"""The strongest player: plays what wins most often in worlds that fit what it has seen, and weighs everything
by the chance to win the match."""

from .. import rules as R
from ..hands import QUADS
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
from .exchange import Keeps, best, usual
from .search import Search
from .worths import SURE, Worths

_MARGIN = const(300)  # how much more a call must promise: what is sampled errs to both sides


def decide(view, below, effort=None):
    """The action of the seat to act, which the view must be of."""
    return best(estimates(view, below, effort or Effort()))


def advise(view, below, effort=None):
    """The actions of the seat to act with what each is worth, as (worth, action), the best first: in exchanges and
    for the open card in 1/64 of a point, more than the mean opponent's; else as the chance to win the match,
    of worths.SURE; where there is but one card, 0."""
    found = estimates(view, below, effort or Effort())
    return sorted(found, key=_worst_last)


def estimates(view, below, effort):
    """All actions, each with what it is worth, as `advise` has them, in no order."""
    phase = view.s[PHASE]
    if phase == AT_EXCHANGE:
        return Keeps(view, usual(view)).swaps()
    if phase == AT_OPEN:
        return Keeps(view, usual(view)).open_card()
    if phase == AT_PLAY:
        return _cards(view, below, effort)
    if phase == AT_CHICAGO:
        return _calls(view, below, effort)
    return _resets(view)


def _worst_last(pair):
    return -pair[0], pair[1]


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
    """Passing and calling Chicago, and how likely that makes winning the match."""
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
    return [(no, 0), (yes // SURE + effort.boldness - _MARGIN, 1)]


def _resets(view):
    """What quads can be spent on: their points, or setting everybody else to 0."""
    prospect = Prospect(view)
    s = view.s
    me = view.seat
    points = prospect.with_points(me, s[R.HAND_POINTS + QUADS])
    totals = [0] * s[PLAYERS]
    totals[me] = prospect.totals[me]
    return [(points, 0), (prospect.worths.chance(totals, prospect.called, me), 1)]


def _cards(view, below, effort):
    """The cards that may be played, and how likely they make winning in the worlds that are tried."""
    legal = view.legal()
    if len(legal) == 1:
        return [(0, legal[0])]
    search = Search(view, below)
    search.weigh(_prizes(view))
    found = search.try_cards(legal, effort)
    return [(found[i], legal[i]) for i in range(len(legal))]


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
