"""The boards that there are, and what the tools have to know of each beside its own folder."""

import os
from collections import namedtuple

from commandline import Wrong
from environment import ROOT

# `chip`: what sys.implementation._machine of its MicroPython holds. `arch`: mpy-cross's name for its machine
# code, for the modules in build.NATIVE. `drive`: where the file system lies in the flash, and its size,
# both in blocks of 4096 bytes (that of MicroPython's own build for the board), and `family`, the
# UF2 family of the chip; None where no image is made. `panel`: the chip, width and height of its
# display. `emulated`: whether tools/emulate.py has its chip.
Board = namedtuple("Board", "chip arch drive family panel emulated")

_PICO = ("RP2040", "armv6m", (0xA0000 // 4096, 352), 0xE48BFF56)
_PICO2 = ("RP2350", "armv7emsp", None, None)  # where its file system lies depends on the version
_ESP32 = ("ESP32", "xtensawin", None, None)
_SSD1306 = ("SSD1306", 128, 64)
_SH1106 = ("SH1106", 128, 64)
_THUMBY = ("SSD1306", 72, 40)
_ST7789 = ("ST7789", 320, 240)

BOARDS = {
    "pico_ssd1306": Board(*_PICO, _SSD1306, True),
    "pico_sh1106": Board(*_PICO, _SH1106, True),
    "pico_st7789": Board(*_PICO, _ST7789, False),
    "thumby": Board(*_PICO[:2], None, None, _THUMBY, False),
    "pico2_ssd1306": Board(*_PICO2, _SSD1306, False),
    "esp32_ssd1306": Board(*_ESP32, _SSD1306, False),
}
BLOCK = 4096
FLASH = 0x10000000  # where the flash of a Pico begins in its memory


def folder(name):
    """The folder of a board. Raises Wrong where there is no such board."""
    if name not in BOARDS:
        raise Wrong("There is no board %s; there are %s." % (name, ", ".join(sorted(BOARDS))))
    return os.path.join(ROOT, "boards", name)
