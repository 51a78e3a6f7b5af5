"""Where things stand on a screen of 128×64 pixels, and the looks of a card: one place for all screens and
canvases. A board with a smaller display has a layout.py of its own, which its build takes in place of this.
"""

from chicago.portable import const

SMALL = const(0)  # 1 where there is room for one thing at a time only

CARD_WIDTH = const(22)
CARD_HEIGHT = const(23)
CARD_STEP = const(24)
NO_CARD = const(255)  # draws the back of a card

# Looks of a card, to be added up.
LIGHT = const(0)
DARK = const(1)  # light lines on a dark card: it is not to be had, or is given away
RANK_ALONE = const(2)  # the suit is not known

CARDS_X = const(5)
HAND_Y = const(31)
RAISE = const(3)  # a card that is chosen stands higher by this
BAR_Y = const(55)  # the line at the bottom: what keys do, or what just happened
BAR_HEIGHT = const(9)
TEXT_Y = const(1)  # of a text in such a line, and in a heading
LINE = const(9)  # from one line of text to the next
KEY = const(4)  # by how much a key is wider than its letter

TOP = const(10)  # the first line below a heading
ROWS = const(6)  # lines from there on, where nothing is at the bottom
LOG_ROWS = const(5)  # and where there is

# The table
TOTAL_Y = const(10)
DID_Y = const(18)
DID_HEIGHT = const(9)
WIDE = const(30)  # a column with room for more than the bare numbers
PAD = const(2)  # beside the text on a small card

# Who scored, and who won
SHOWN_Y = const(11)  # the cards
WHO_Y = const(36)
WHAT_Y = const(45)
WON_Y = const(13)

BOX_Y = const(24)  # where a name or a letter stands in a box
