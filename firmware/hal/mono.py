"""A canvas of one bit a pixel on a framebuf: pixels that are on (1) are the light ones."""

import framebuf

from handheld.font import places
from handheld.glyphs import CARDS, FONT
from handheld.layout import CARD_HEIGHT, CARD_WIDTH, DARK, NO_CARD, RANK_ALONE

_MONO = framebuf.MONO_VLSB
_ART = 20  # bytes a drawing on a card: ten by ten pixels in two rows of bytes
_FIRST_SUIT = 13
_INVERT = (b"\x01\x00", 2, 1, _MONO)


class Mono(framebuf.FrameBuffer):
    """`width` by `height` pixels. `show` calls `send` with the buffer: a byte is eight pixels
    of a column, the top one lowest, as the common mono displays take it."""

    colours = 2

    def __init__(self, width, height, send, format=_MONO, bits=1):
        self.buffer = bytearray(width * ((height + 7) // 8) * bits)
        super().__init__(self.buffer, width, height, format)
        self.width = width
        self.height = height
        self._send = send
        self._line = bytearray(width)
        self._art = memoryview(CARDS)

    def text(self, text, x, y, c):
        """Draw a text with its top left corner at (x, y); the pixels around it stay."""
        line = self._line
        room = self.width
        end = 0
        for at in places(text):
            columns = FONT[at]
            if end + columns > room:
                break
            line[end : end + columns] = FONT[at + 1 : at + 1 + columns]
            end += columns
            if end < room:
                line[end] = 0
                end += 1
        if end:
            self._stamp(line, end, 8, x, y, c)

    def card(self, card, x, y, look):
        """Draw a card (0..51, or NO_CARD for its back) in a look of `layout`."""
        w = CARD_WIDTH
        h = CARD_HEIGHT
        ink = look & DARK > 0
        self.rect(x, y, w, h, 1 - ink, True)
        self.rect(x + 1, y, w - 2, h, 1, False)
        self.rect(x, y + 1, w, h - 2, 1, False)
        for corner in (0, w - 1):
            self.pixel(x + corner, y, 0)
            self.pixel(x + corner, y + h - 1, 0)
        if card == NO_CARD:
            self._back(x, y)
            return
        self._drawing(card >> 2, x + 3, y + 3, ink)
        if not look & RANK_ALONE:
            self._drawing(_FIRST_SUIT + (card & 3), x + 10, y + 11, ink)

    def show(self):
        """Send the picture to the display."""
        self._send(self.buffer)

    def _back(self, x, y):
        self.rect(x + 2, y + 2, CARD_WIDTH - 4, CARD_HEIGHT - 4, 0, True)
        for row in range(3, CARD_HEIGHT - 3):
            for column in range(3 + row % 2, CARD_WIDTH - 3, 2):
                self.pixel(x + column, y + row, 1)

    def _drawing(self, number, x, y, c):
        at = number * _ART
        self._stamp(self._art[at : at + _ART], 10, 10, x, y, c)

    def _stamp(self, columns, width, height, x, y, c):
        """Draw the pixels that are set in `columns` in colour c and leave the others alone."""
        source = (columns, width, height, _MONO)
        if c:
            self.blit(source, x, y, 0)
        else:
            self.blit(source, x, y, 1, _INVERT)
