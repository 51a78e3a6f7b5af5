"""Where things stand on the screen, in pixels, and the looks of a card: one place for all screens
and canvases."""

from chicago.portable import const

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
LINE = const(9)  # from one line of text to the next
