"""Small mono displays with an SSD1306 or SH1106 on I2C; sends only what has changed.

Both chips know the page mode that this uses: a page is eight rows, a byte of it eight pixels of a
column, the top one lowest. Commands as in the data sheets (Solomon Systech SSD1306 rev. 1.1, chapters
9 and 10; Sino Wealth SH1106 v2.3, "Command Table").
"""

from hal.mono import Mono
from machine import I2C, Pin

_HZ = 400000
ADDRESSES = (0x3C, 0x3D)
_COMMANDS = b"\x00"  # the first byte of what is written says what the others are
_DATA = b"\x40"
NORMAL = b"\x00\xa1\xc8"  # which way round the columns and the rows are
TURNED = b"\x00\xa0\xc0"
_OFF = b"\x00\xae"
_ON = b"\x00\xaf"
_CONTRAST = (0x01, 0x28, 0x80, 0xFF)

# What a chip is told first, off: clock, offset 0, first line 0, and its own charge pump.
SSD1306 = b"\xd5\x80\xd3\x00\x40\x20\x02\x8d\x14\xd9\xf1\xdb\x30\xa4\xa6\x2e"
SH1106 = b"\xd5\x80\xd3\x00\x40\xad\x8b\x33\xd9\x1f\xdb\x40\xa4\xa6"


def bus(number, sda, scl):
    """An I2C bus of the chip, by its number and the numbers of its two pins."""
    return I2C(number, sda=Pin(sda), scl=Pin(scl), freq=_HZ)


class Oled:
    """A display on `i2c` of `width` by `height` pixels; its chip holds `offset` columns to the left of
    them that cannot be seen, and as many to the right. `rotated` where it is built in upside down.
    OSError where no display answers."""

    def __init__(self, i2c, chip, width, height, offset=0, rotated=False):
        self._i2c = i2c
        self._width = width
        self._height = height
        self._pages = height // 8
        self._offset = offset
        self._shown = bytearray(width * self._pages)
        self._whole = True  # nothing is known of what it shows
        self._rotated = self._half = rotated
        self._at = bytearray(4)  # a page and its first column, as commands
        self._vector = [_DATA, None]
        # 64 rows of a 128-wide panel are wired crosswise, the smaller ones too; 32 rows are not.
        wired = 0x02 if height == 32 else 0x12
        self._start = _COMMANDS + b"\xae" + chip + bytes((0xA8, height - 1, 0xDA, wired))
        self._find()

    def canvas(self):
        """A canvas that shows its picture here."""
        return Mono(self._width, self._height, self.send)

    def _find(self):
        for address in ADDRESSES:
            self._address = address
            try:
                self._command(self._start)
                self._command(TURNED if self._half else NORMAL)
                return
            except OSError:
                pass
        raise OSError("no display on I2C at 0x3c or 0x3d")

    def _command(self, data):
        self._i2c.writeto(self._address, data)

    def send(self, picture):
        """Show a picture, a byte eight pixels of a column, page after page; the first one lights it."""
        width = self._width
        shown = self._shown
        new = memoryview(picture)
        old = memoryview(shown)
        for page in range(self._pages):
            first = page * width
            end = first + width
            if not self._whole:
                if new[first:end] == old[first:end]:
                    continue
                while picture[first] == shown[first]:
                    first += 1
                while picture[end - 1] == shown[end - 1]:
                    end -= 1
            old[first:end] = new[first:end]
            self._write(page, first - page * width, new[first:end])
        if self._whole:
            self._whole = False
            self._command(_ON)

    def _write(self, page, column, data):
        at = self._at
        column += self._offset
        at[1] = 0xB0 | page
        at[2] = column & 15
        at[3] = 0x10 | column >> 4
        self._command(at)
        self._send(data)

    def _send(self, data):
        self._vector[1] = data
        self._i2c.writevto(self._address, self._vector)

    def light(self, step):
        """Brightness 1..4, or 0 for off; what it shows stays."""
        if step:
            self._command(bytes((0, 0x81, _CONTRAST[step - 1], 0xAF)))
        else:
            self._command(_OFF)

    def turn(self, half):
        """Turn the picture by 180 degrees, or back; what is shown next goes the new way."""
        half = half != self._rotated
        if half != self._half:
            self._half = half
            self._command(TURNED if half else NORMAL)
            self._whole = True
