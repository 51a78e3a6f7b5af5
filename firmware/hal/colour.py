"""A canvas of black, white and red on a framebuf of two bits a pixel: hearts and diamonds are red."""

import framebuf

from handheld.font import places
from handheld.glyphs import FONT
from hal.mono import Mono

BLACK, WHITE, RED = 0, 1, 2
_NOTHING = 3  # is not drawn
_DIAMONDS, _HEARTS = 1, 2


class Colour(Mono):
    """Draws what `Mono` draws, to a buffer of which a byte is four pixels of a row, the left one lowest."""

    colours = 3

    def __init__(self, width, height, send):
        super().__init__(width, height, send, framebuf.GS2_HMSB, 2)
        self._ink = None  # in place of black or white
        self._red = tuple(places("♦♥"))
        self._palettes = [(bytes((_NOTHING | c << 2,)), 2, 1, framebuf.GS2_HMSB) for c in range(3)]

    def text(self, text, x, y, c):
        """Draw a text with its top left corner at (x, y); the pixels around it stay."""
        for at in places(text):
            columns = FONT[at]
            if x + columns > self.width:
                break
            self._stamp(FONT[at + 1 : at + 1 + columns], columns, 8, x, y, RED if at in self._red else c)
            x += columns + 1

    def card(self, card, x, y, look):
        """Draw a card (0..51, or NO_CARD for its back) in a look of `layout`."""
        if card & 3 in (_DIAMONDS, _HEARTS):
            self._ink = RED
        super().card(card, x, y, look)
        self._ink = None

    def _stamp(self, columns, width, height, x, y, c):
        palette = self._palettes[c if self._ink is None else self._ink]
        self.blit((columns, width, height, framebuf.MONO_VLSB), x, y, _NOTHING, palette)
