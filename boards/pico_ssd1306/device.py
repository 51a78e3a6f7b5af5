"""Raspberry Pi Pico with an SSD1306 of 128×64 pixels. README.md has the wiring."""

from hal.board import Board
from hal.oled import SSD1306, Oled, bus

device = Board(
    lambda: Oled(bus(0, sda=4, scl=5), SSD1306, 128, 64, offset=0, rotated=False),
    buttons=(10, 11, 12, 13, 14, 15),  # up, down, left, right, A, B
    piezo=16,
    led=25,
)
