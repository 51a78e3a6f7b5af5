"""The font: up to 7 by 8 pixels a character, each as wide as it needs to be, one pixel between.

A canvas draws it from `glyphs.FONT` by the place that `index` gives.
"""

from .glyphs import EXTRA, FONT

HEIGHT = 8
_BOX = 95 + len(EXTRA)


def index(character):
    """Where a character begins in FONT: its width in pixels, then its columns, the top pixel
    lowest. A character that the font does not have is a box."""
    code = ord(character)
    if code < 127:
        return (code - 32) * 8 if code >= 32 else _BOX * 8
    place = EXTRA.find(character)
    return (95 + place if place >= 0 else _BOX) * 8


def width(text):
    """How many pixels wide a text is drawn."""
    total = -1
    for character in text:
        total += FONT[index(character)] + 1
    return max(total, 0)


def fit(text, room):
    """The text, or as much of its beginning as `room` pixels hold, and then an ellipsis."""
    if width(text) <= room:
        return text
    while text and width(text) + 6 > room:
        text = text[:-1]
    return text + "…"
