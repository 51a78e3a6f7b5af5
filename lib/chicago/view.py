"""What one seat may know: all that a player, a bot or a screen ever reads of a match."""

from .events import SWAPPED
from .generator import SIZE
from .table import CARDS, DISCARDS, GENERATOR, HIDDEN, KNOWN, PLAYERS, PUBLIC, Table


class View(Table):
    """A match as seen from `seat`: a `Table` with its own bytes, in which every card that the
    seat may not know is HIDDEN and the generator is blank. It keeps no reference to the match."""

    seat = 0

    def look(self, match, seat):
        """Show `match` as `seat` may see it now; the view itself."""
        s = self.s
        s[:] = match.s
        self.seat = seat
        for i in range(GENERATOR, GENERATOR + SIZE):
            s[i] = 0
        n = s[PLAYERS]
        place = 0
        for other in range(n):
            played = self.played(other)
            for i in range(5):
                if other != seat and i >= played and not s[KNOWN + place] & PUBLIC:
                    self._hide(place)
                place += 1
        stock = place + s[DISCARDS]
        while place < 52:
            known = s[KNOWN + place]
            if place >= stock or not (known & PUBLIC or known == seat + 1):
                self._hide(place)
            place += 1
        return self

    def _hide(self, place):
        self.s[CARDS + place] = HIDDEN
        self.s[KNOWN + place] = 0


def seen(event, seat):
    """An event as `seat` may see it: of another seat's exchange, how many cards."""
    if event[0] == SWAPPED and event[1] != seat:
        return event[:4]
    return event
