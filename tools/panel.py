"""A small mono display as its chip sees it: what is written on I2C goes in, the picture comes out.

Follows the data sheets of the SSD1306 (Solomon Systech, rev. 1.1) and the SH1106 (Sino Wealth, v2.3) as far
as page mode goes. Panels are mounted so that the mirrored directions (0xA1, 0xC8) read the right way.
"""

# Commands that are followed by so many bytes.
_ARGUMENTS = {0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
_COLUMNS = {"SSD1306": 128, "SH1106": 132}


class Panel:
    """`width` by `height` pixels in the middle of the columns that the chip has."""

    def __init__(self, chip="SSD1306", width=128, height=64):
        self.width = width
        self.height = height
        self._columns = _COLUMNS[chip]
        self._chip = chip
        self._left = (self._columns - width) // 2
        # What is in its memory after power on is up to chance.
        self._memory = [bytearray(b"\xa5" * self._columns) for _ in range(8)]
        self._page = self._column = 0
        self._mirrored = self._upward = False
        self.on = False
        self.pumped = False  # the charge pump, without which nothing is seen
        self.contrast = 0x7F
        self.paged = chip == "SH1106"  # page mode, the only one that is understood here
        self._last = []  # a command that waits for its arguments

    def write(self, data):
        """Take what is written to its address between a start and a stop."""
        kind = data[0]
        assert kind in (0x00, 0x40), "control byte 0x%02x" % kind
        for byte in data[1:]:
            if kind == 0x40:
                self._store(byte)
            else:
                self._command(byte)

    def _store(self, byte):
        assert self.paged, "data without page mode"
        if self._column < self._columns:
            at = self._columns - 1 - self._column if self._mirrored else self._column
            self._memory[self._page][at] = byte
            self._column += 1

    def _command(self, byte):
        self._last.append(byte)
        first = self._last[0]
        if len(self._last) <= _ARGUMENTS.get(first, 0):
            return
        self._last = []
        if 0xB0 <= first <= 0xB7:
            self._page = first & 7
        elif first <= 0x0F:
            self._column = self._column & 0xF0 | first
        elif first <= 0x1F:
            self._column = self._column & 0x0F | (first & 15) << 4
        elif first in (0xA0, 0xA1):
            self._mirrored = first == 0xA1
        elif first in (0xC0, 0xC8):
            self._upward = first == 0xC8
        elif first in (0xAE, 0xAF):
            self.on = first == 0xAF
        elif first == 0x81:
            self.contrast = byte
        elif first == 0x8D and self._chip == "SSD1306":
            self.pumped = byte == 0x14
        elif first == 0xAD and self._chip == "SH1106":
            self.pumped = byte == 0x8B
        elif first == 0x20 and self._chip == "SSD1306":
            self.paged = byte == 2
        elif first == 0xA8:
            assert byte == self.height - 1, "multiplex ratio %d" % byte

    def picture(self):
        """What is seen: a byte is eight pixels of a column, the top one lowest; all dark when off."""
        if not (self.on and self.pumped):
            return bytes(self.width * self.height // 8)
        right = self._columns - 1 - self._left
        pages = self._memory[: self.height // 8]
        if not self._upward:
            pages = [bytes(int("{:08b}".format(byte)[::-1], 2) for byte in page) for page in reversed(pages)]
        return b"".join(bytes(page[right - x] for x in range(self.width)) for page in pages)
