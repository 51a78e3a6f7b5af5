"""Raspberry Pi Pico with an SH1106 of 128×64 pixels. README.md has the wiring."""

from hal.board import Board
from hal.oled import SH1106, Oled, bus

device = Board(
    # The chip has 132 columns, the panel shows the middle 128.
    lambda: Oled(bus(0, sda=4, scl=5), SH1106, 128, 64, offset=2, rotated=False),
    buttons=(10, 11, 12, 13, 14, 15),  # up, down, left, right, A, B
    piezo=16,
    led=25,
)
