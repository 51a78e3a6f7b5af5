"""Plays whole matches through the app with every screen opened on the way; for the heap to be looked at.

Runs on every runtime, with the modules as a board has them (tools/bench.py, test_soak.py).
"""

import os
import sys

from chicago.generator import SIZE, below, seed
from fakes import Device, Frame, Store
from handheld.app import App
from handheld.modules import drop, need

UP, DOWN, LEFT, RIGHT, A, B = 1, 2, 4, 8, 16, 32
# The start: pass and play, rules, statistics, settings, each and back; a new match, in it the house rules
# and the seats; and begin. What is changed on the way is changed back.
TOUR = (
    DOWN, A, B, DOWN, A, A, B, DOWN, A, B, DOWN, A, RIGHT, LEFT, B, UP, UP, UP, UP,
    A, DOWN, DOWN, A, RIGHT, LEFT, B, DOWN, DOWN, DOWN, A, RIGHT, LEFT, B, UP, UP, UP, UP, UP, A,
)  # fmt: skip
# In the match: the log, the rules, the settings, the last deal, a hint.
LOOK = (UP, A, B, DOWN, DOWN, DOWN, A, B, DOWN, A, B, UP, UP, A, B, UP, A)
RANDOM = (A, A, A, A, RIGHT, RIGHT, LEFT, B, B, DOWN)
PIECE = 40  # keys
PATIENCE = 500  # pieces


class Forgetful(Device):
    """A device that remembers nothing of what it was shown."""

    def canvas(self):
        """A canvas that draws nothing."""
        return Frame(self.light)

    def light(self, step):
        """The brightness; also takes each picture."""


class Shelf(Store):
    """A store whose files take no room as they grow: on a board they are not in memory either."""

    def append(self, name, text):
        """Write to the end of a file that nobody reads here."""


def load_all():
    """Load every module of the app once, and every letter: names that MicroPython has met stay with it for
    good, and keys by chance may come upon the last of them late."""
    before = list(sys.modules)
    for package in ("handheld", "handheld.screens", "handheld.texts", "chicago.bots"):
        path = need(package).__path__
        for entry in os.listdir(path if isinstance(path, str) else path[0]):
            name, _, kind = entry.rpartition(".")
            if kind in ("py", "mpy") and name != "__init__":
                need(package + "." + name)
                _drop_all_but(before)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖabcdefghijklmnopqrstuvwxyzåäö0123456789 -.":
        {letter: 0}.get(letter[0])


def _drop_all_but(names):
    for name in list(sys.modules):
        if name not in names and "." in name and not hasattr(sys.modules[name], "__path__"):
            drop(name)


class Soak:
    """One app on one device; `match()` plays a match from the start to its end, `piece()` a part of one: not
    every runtime collects before a call returns."""

    def __init__(self):
        load_all()
        self.device = Forgetful((), {"language": "sv", "level": "normal"}, Shelf())
        self.app = App(self.device, self.device.canvas())
        self.chance = bytearray(SIZE)
        seed(self.chance, 0, 7)
        self.matches = self.pieces = 0

    def match(self):
        """Play one match."""
        while not self.piece():
            pass

    def piece(self):
        """Play on until power goes, soon; whether that was the end of the match."""
        app = self.app
        if not self.pieces:
            # What keys by chance have changed before: the rule set, how many play, and who.
            app.settings.s[8] = self.matches % 6
            app.settings.s[9] = 3 + self.matches % 2
            app.settings.s[10:16] = b"\0\1\2\2\2\2"
            self.matches += 1
        self.device.keys.script = self.keys()
        try:
            app.run()
        except SystemExit:
            pass
        self.pieces += 1
        if app.game.match is not None:
            assert self.pieces < PATIENCE, "the match does not end"
            return False
        self.pieces = 0
        # What stays until the next match, the last deal, the log, what was said and the keys that were not
        # pressed, is not always equally long.
        app.text = ""
        self.device.keys.script = ()
        app.scene.clear()
        app.game.last = None
        app.game.last_awards = app.game.awards = []
        return True

    def keys(self):
        """The keys of a piece: from the start into the match, or on with it, and there some by chance."""
        for key in (A,) if self.pieces else TOUR:
            yield key
        if 1 <= self.pieces <= 2:
            for key in LOOK:
                yield key
        for _ in range(PIECE):
            if self.app.game.match is None:
                return
            yield RANDOM[below(self.chance, 0, len(RANDOM))]
