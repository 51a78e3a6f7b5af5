"""Thumby: an RP2040 with an SSD1306 of 72×40 pixels on SPI. README.md has the pins."""

from hal.board import Board
from hal.oled_spi import SpiOled

device = Board(
    # The panel shows the middle of the chip's 128 columns.
    lambda: SpiOled(
        0, sck=18, mosi=19, cs=16, dc=17, reset=20, width=72, height=40, offset=28, rotated=False
    ),
    buttons=(4, 6, 3, 5, 27, 24),  # up, down, left, right, A, B
    piezo=28,
)
