"""The small mono displays of `oled` on SPI, as the Thumby has one."""

from hal.oled import NORMAL, SSD1306, TURNED, Oled
from hal.small import Small
from machine import SPI, Pin
from time import sleep_ms

_HZ = 10000000
# The panel takes its current from the chip's own reference (data sheet of the SSD1306B, command ADh).
_START = SSD1306 + b"\xad\x30"


class SpiOled(Oled):
    """A display on the SPI of a number and these pins; for the rest see Oled."""

    def __init__(self, spi, sck, mosi, cs, dc, reset, width, height, offset, rotated=False):
        self._spi = SPI(spi, baudrate=_HZ, sck=Pin(sck), mosi=Pin(mosi), miso=None)
        self._cs = Pin(cs, Pin.OUT, value=1)
        self._dc = Pin(dc, Pin.OUT, value=0)
        reset = Pin(reset, Pin.OUT, value=0)
        sleep_ms(1)
        reset(1)
        super().__init__(None, _START, width, height, offset, rotated)

    def canvas(self):
        """A canvas that shows its picture here."""
        return Small(self._width, self._height, self.send)

    def _find(self):
        """SPI has no answer: the display is taken to be there."""
        self._command(self._start)
        self._command(TURNED if self._half else NORMAL)

    def _command(self, data):
        """What would follow an address on I2C: the first byte, which says what the others are, is a pin here."""
        self._dc(0)
        self._cs(0)
        self._spi.write(memoryview(data)[1:])
        self._cs(1)

    def _send(self, data):
        self._dc(1)
        self._cs(0)
        self._spi.write(data)
        self._cs(1)
