"""A colour display of 320×240 pixels with an ST7789 on SPI. The canvas is shown twice as large in the middle;
only rows that have changed are sent. Commands as in the data sheet (Sitronix ST7789V v1.0, chapter 9).
"""

import framebuf
from machine import PWM, SPI, Pin
from time import sleep_ms

from hal.colour import Colour

_WIDTH, _HEIGHT = 128, 64  # of the canvas
_LEFT, _TOP = 32, 56  # where it is on the display, twice as large
_ROW = _WIDTH // 4  # bytes
_HZ = 40000000
_NORMAL, _TURNED = b"\x60", b"\xa0"  # which way round rows and columns are
# Black, white, red: RGB565, the high byte first.
_COLOURS = b"\x00\x00\xff\xff\xe0\x61\x00\x00"
_BRIGHTNESS = (1500, 8000, 25000, 65535)  # of 65535, the lowest still visible
# (command, what follows, ms to wait): reset, awake, 16 bits a pixel, true colours, on.
_START = ((0x01, b"", 150), (0x11, b"", 120), (0x3A, b"\x55", 0), (0x21, b"", 0), (0x13, b"", 0), (0x29, b"", 0))


class St7789:
    """The display on the SPI of a number and these pins; `light` is that of its back light. `rotated` where
    it is built in upside down."""

    def __init__(self, spi, sck, mosi, cs, dc, light, rotated=False):
        self._spi = SPI(spi, baudrate=_HZ, polarity=1, phase=1, sck=Pin(sck), mosi=Pin(mosi), miso=None)
        self._cs = Pin(cs, Pin.OUT, value=1)
        self._dc = Pin(dc, Pin.OUT, value=0)
        self._light = PWM(Pin(light))
        self._light.freq(1000)
        self._light.duty_u16(0)
        self._shown = bytearray(_ROW * _HEIGHT)
        self._whole = True
        line = bytearray(2 * _WIDTH)
        self._wide = bytearray(4 * _WIDTH)
        rgb = framebuf.RGB565
        self._line = framebuf.FrameBuffer(line, _WIDTH, 1, rgb)
        # The same row as a column, and the left and the right halves of the doubled pixels as two more.
        self._column = framebuf.FrameBuffer(line, 1, _WIDTH, rgb, 1)
        self._lefts = framebuf.FrameBuffer(self._wide, 1, _WIDTH, rgb, 2)
        self._rights = framebuf.FrameBuffer(memoryview(self._wide)[2:], 1, _WIDTH, rgb, 2)
        self._palette = framebuf.FrameBuffer(bytearray(_COLOURS), 4, 1, rgb)
        for command, data, ms in _START:
            self._command(command, data)
            sleep_ms(ms)
        self._rotated = self._half = rotated
        self._command(0x36, _TURNED if rotated else _NORMAL)
        self._clear()

    def canvas(self):
        """A canvas that shows its picture here."""
        self._canvas = Colour(_WIDTH, _HEIGHT, self.send)
        return self._canvas

    def send(self, picture):
        """Show a picture of the canvas; the first one lights the display."""
        new = memoryview(picture)
        old = memoryview(self._shown)
        row = 0
        while row < _HEIGHT:
            end = row
            while end < _HEIGHT and (self._whole or new[_ROW * end : _ROW * (end + 1)] != old[_ROW * end : _ROW * (end + 1)]):
                end += 1
            if end > row:
                self._rows(row, end)
            row = end + 1
        old[:] = new
        if self._whole:
            self._whole = False
            self.light(4)

    def _rows(self, row, end):
        self._window(_LEFT, _TOP + 2 * row, 2 * _WIDTH, 2 * (end - row))
        self._dc(1)
        self._cs(0)
        for y in range(row, end):
            self._line.blit(self._canvas, 0, -y, -1, self._palette)
            self._lefts.blit(self._column, 0, 0)
            self._rights.blit(self._column, 0, 0)
            self._spi.write(self._wide)
            self._spi.write(self._wide)
        self._cs(1)

    def _clear(self):
        """Make the whole display black."""
        black = bytes(640)
        self._window(0, 0, 320, 240)
        self._dc(1)
        self._cs(0)
        for _ in range(240):
            self._spi.write(black)
        self._cs(1)

    def _window(self, x, y, width, height):
        self._command(0x2A, _span(x, width))
        self._command(0x2B, _span(y, height))
        self._command(0x2C, b"")

    def _command(self, command, data):
        self._cs(0)
        self._dc(0)
        self._spi.write(bytes((command,)))
        if data:
            self._dc(1)
            self._spi.write(data)
        self._cs(1)

    def light(self, step):
        """Brightness 1..4, or 0 for off; what it shows stays."""
        self._light.duty_u16(_BRIGHTNESS[step - 1] if step else 0)

    def turn(self, half):
        """Turn the picture by 180 degrees, or back; what is shown next goes the new way."""
        half = half != self._rotated
        if half != self._half:
            self._half = half
            self._command(0x36, _TURNED if half else _NORMAL)
            self._whole = True


def _span(first, count):
    last = first + count - 1
    return bytes((first >> 8, first & 255, last >> 8, last & 255))
