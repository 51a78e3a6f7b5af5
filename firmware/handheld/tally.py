"""What became of the matches of whoever plays alone, by rule set and level: matches, wins, calls of
Chicago, those made, and the best hand that scored."""

from chicago import events as E
from chicago import rules as R
from chicago.table import PLAYERS

from . import settings as S

_VERSION = 1
_ROW = 11  # bytes: four counts of two, and a strength of three
_LEVELS = 4
_RULES = S.OWN_RULES + 1


class Tally:
    """The figures, kept in `kept`."""

    def __init__(self, kept):
        self._kept = kept
        self._rows = bytearray(1 + _RULES * _LEVELS * _ROW)
        data = kept.load()
        if len(data) == len(self._rows) and data[0] == _VERSION:
            self._rows[:] = data
        self._rows[0] = _VERSION

    def sum(self, rules, level):
        """Matches, wins, calls, calls made and the best strength of one rule set (its number, or
        -1 for all) and level (likewise)."""
        total = [0] * 4
        best = 0
        for r in range(_RULES):
            for k in range(_LEVELS):
                if rules in (-1, r) and level in (-1, k):
                    at = 1 + _ROW * (r * _LEVELS + k)
                    for i in range(4):
                        total[i] += self._rows[at + 2 * i] | self._rows[at + 2 * i + 1] << 8
                    best = max(best, self._best(at))
        return total + [best]

    def follow(self, event, game):
        """Take in an event of `game` that is about whoever plays alone, and keep the figures, if
        the store lets us."""
        at = self._place(game)
        kind = event[0]
        if kind == E.COMPARED and event[3] > self._best(at):
            for i in range(3):
                self._rows[at + 8 + i] = event[3] >> 8 * i & 255
        elif kind == E.CALLED:
            self._count(at + 4)
        elif kind == E.CHICAGO and event[2]:
            self._count(at + 6)
        elif kind == E.WIN:
            self._count(at)
            if event[1] >> game.me & 1:
                self._count(at + 2)
        try:
            self._kept.save(bytes(self._rows))
        except OSError:
            pass

    def _place(self, game):
        rules = S.OWN_RULES if game.own else game.match.s[R.RULE_SET]
        return 1 + _ROW * (rules * _LEVELS + min(max(_level(game), 0), _LEVELS - 1))

    def _best(self, at):
        rows = self._rows
        return rows[at + 8] | rows[at + 9] << 8 | rows[at + 10] << 16

    def _count(self, at):
        rows = self._rows
        number = min((rows[at] | rows[at + 1] << 8) + 1, 65535)
        rows[at] = number & 255
        rows[at + 1] = number >> 8


def _level(game):
    """The highest level among the computer players, from 0; -1 where there is none."""
    return max(game.seats[: game.match.s[PLAYERS]]) - 1
