"""The font: up to 7 by 8 pixels a character, each as wide as it needs to be, one pixel between.

A canvas draws it from `glyphs.FONT` by the places that `places` gives. Texts are taken apart as
UTF-8, byte by byte: to take a character out of a string costs MicroPython memory that never comes back.
"""

from .glyphs import EXTRA, FONT

HEIGHT = 8
_ASCII = 95
_BOX = _ASCII + len(EXTRA) // 2


def places(text):
    """Where each character of a text begins in FONT: its width in pixels, then its columns, the top
    pixel lowest. A character that the font does not have is a box."""
    found = []
    code = 0
    for byte in text.encode():
        if byte & 0xC0 == 0x80:  # goes on with a character
            code = code << 6 | byte & 0x3F
            found[-1] = _place(code)
        else:
            code = byte if byte < 0x80 else byte & 0x0F if byte & 0x20 else byte & 0x1F
            found.append(_place(code))
    return found


def _place(code):
    if code < 127:
        return (code - 32 if code >= 32 else _BOX) << 3
    for i in range(0, len(EXTRA), 2):
        if EXTRA[i] | EXTRA[i + 1] << 8 == code:
            return _ASCII + (i >> 1) << 3
    return _BOX << 3


def width(text):
    """How many pixels wide a text is drawn."""
    total = -1
    for place in places(text):
        total += FONT[place] + 1
    return max(total, 0)


def fit(text, room):
    """The text, or as much of its beginning as `room` pixels hold, and then an ellipsis."""
    if width(text) <= room:
        return text
    while text and width(text) + 6 > room:
        text = text[:-1]
    return text + "…"
