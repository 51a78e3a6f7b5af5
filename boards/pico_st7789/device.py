"""Raspberry Pi Pico with an ST7789 of 320×240 pixels in colour. README.md has the wiring."""

from hal.board import Board
from hal.st7789 import St7789

device = Board(
    lambda: St7789(0, sck=18, mosi=19, cs=17, dc=20, light=21, rotated=False),
    buttons=(10, 11, 12, 13, 14, 15),  # up, down, left, right, A, B
    piezo=16,
    led=25,
)
