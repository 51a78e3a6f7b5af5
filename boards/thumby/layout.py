"""Where things stand on a screen of 72×40 pixels: in place of firmware/handheld/layout.py, name by name."""

from chicago.portable import const

SMALL = const(1)

CARD_WIDTH = const(13)
CARD_HEIGHT = const(16)
CARD_STEP = const(14)
NO_CARD = const(255)

LIGHT = const(0)
DARK = const(1)
RANK_ALONE = const(2)

CARDS_X = const(1)
HAND_Y = const(16)
RAISE = const(0)
BAR_Y = const(32)
BAR_HEIGHT = const(8)
TEXT_Y = const(0)
LINE = const(8)
KEY = const(2)

TOP = const(8)
ROWS = const(4)
LOG_ROWS = const(3)

TOTAL_Y = const(0)
DID_Y = const(8)
DID_HEIGHT = const(8)
WIDE = const(30)
PAD = const(1)

SHOWN_Y = const(8)
WHO_Y = const(24)
WHAT_Y = const(32)
WON_Y = const(9)

BOX_Y = const(14)
