"""What the player has chosen, as bytes, and what the start screens begin with."""

from chicago.portable import const

VERSION = const(1)

# Where each choice stands. `_ROWS` has what it begins with, and the most it can be.
LANGUAGE = const(1)  # 0 not chosen yet, then the number in texts.LANGUAGES + 1
SOUND = const(2)  # 1 on
LIGHT = const(3)  # 1..4
SPEED = const(4)  # 0 slow, 1 normal, 2 fast, 3 as fast as keys are pressed
TURNED = const(5)  # 1 for the left hand: picture and buttons by 180 degrees
DIM = const(6)  # number in DIM_TIMES
SLEEP = const(7)  # number in SLEEP_TIMES
RULES = const(8)  # number in rulesets.NAMES, or OWN_RULES
PLAYERS = const(9)
SEATS = const(10)  # a byte a seat: 0 a person, a level of the computer players + 1
OWN = const(16)  # 30 option bytes
_NAMES = const(46)  # six names, each ended by a newline
SIZE = const(46)

PERSON = const(0)
OWN_RULES = const(6)
DIM_TIMES = (0, 15, 30, 60, 120)  # seconds; 0 never
SLEEP_TIMES = (0, 60, 120, 300, 600)

_ROWS = (
    (LANGUAGE, 0, 2),
    (SOUND, 0, 1),
    (LIGHT, 3, 4),
    (SPEED, 1, 3),
    (TURNED, 0, 1),
    (DIM, 2, 4),
    (SLEEP, 3, 4),
    (RULES, 0, 6),
    (PLAYERS, 4, 6),
)
_LEAST = {LIGHT: 1, PLAYERS: 2}


def most(setting):
    """The highest value of a setting that stands in `_ROWS`."""
    return [row[2] for row in _ROWS if row[0] == setting][0]


def least(setting):
    """The lowest value of a setting."""
    return _LEAST.get(setting, 0)


class Settings:
    """The bytes, `s`, and the names of the seats, `names` (empty: the game's own)."""

    def __init__(self, levels):
        """`levels` is how many levels of computer players there are; the middle one is proposed."""
        self.s = bytearray(SIZE)
        self.names = [""] * 6
        self._levels = levels
        s = self.s
        s[0] = VERSION
        for at, first, _ in _ROWS:
            s[at] = first
        for seat in range(1, 6):
            s[SEATS + seat] = levels // 2 + 1

    def dump(self):
        """The bytes to keep."""
        return bytes(self.s) + ("\n".join(self.names) + "\n").encode()

    def take(self, data):
        """Take over what `dump` gave, as far as it makes sense here; another version's not at all."""
        s = self.s
        if len(data) < SIZE or data[0] != VERSION:
            return
        for at, _, highest in _ROWS:
            if least(at) <= data[at] <= highest:
                s[at] = data[at]
        for at in range(SEATS, SEATS + 6):
            if data[at] <= self._levels:
                s[at] = data[at]
        s[OWN:SIZE] = data[OWN:SIZE]
        names = data[SIZE:].decode().split("\n")
        for seat in range(min(6, len(names))):
            self.names[seat] = names[seat]

    def step(self, setting, step):
        """Move a setting of `_ROWS` on, round and round."""
        low = least(setting)
        self.s[setting] = (self.s[setting] - low + step) % (most(setting) - low + 1) + low
