"""ESP32 development board with an SSD1306 of 128×64 pixels. README.md has the wiring."""

from hal.board import Board
from hal.oled import SSD1306, Oled, bus

device = Board(
    lambda: Oled(bus(0, sda=21, scl=22), SSD1306, 128, 64, offset=0, rotated=False),
    buttons=(32, 33, 25, 26, 27, 14),  # up, down, left, right, A, B
    piezo=4,
    led=2,
)
