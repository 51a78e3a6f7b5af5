"""What is wired to which pin, read from the table in a board's README, as somebody does who builds one."""

import os
import re

from boards import folder

KEYS = ("up", "down", "left", "right", "A", "B")


def read(name):
    """{signal: number of its pin}: those of the display, the buttons by KEYS, and what else there is."""
    with open(os.path.join(folder(name), "README.md"), encoding="utf-8") as file:
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in file if line[:1] == "|"]
    wiring = {}
    for part, signal, pin, *_ in rows:
        number = re.fullmatch(r"(?:GP|GPIO)(\d+)", pin)
        if number:
            wiring[part if part in ("piezo", "LED") else signal] = int(number[1])
    return wiring
