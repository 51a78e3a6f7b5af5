"""What the player has chosen, as bytes, and what the start screens begin with."""

from chicago.portable import const

VERSION = const(1)

# Where each choice stands. `preferences` has what it begins with, and what it can be.
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
SIZE = const(46)  # what is kept has the names behind that, each ended by a newline

PERSON = const(0)
OWN_RULES = const(6)
DIM_TIMES = (0, 15, 30, 60, 120)  # seconds; 0 never
SLEEP_TIMES = (0, 60, 120, 300, 600)


class Settings:
    """The bytes, `s`, and the names of the seats, `names` (empty: the game's own)."""

    def __init__(self):
        self.s = bytearray(SIZE)
        self.names = [""] * 6
