"""A device in memory: a script presses its keys, time is a number, files are a dict."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
for _folder in ("boards/simulator/cpython", "firmware", "lib"):
    if str(ROOT / _folder) not in sys.path:
        sys.path.insert(0, str(ROOT / _folder))

from hal.mono import Mono  # noqa: E402

NAMES = {"up": 1, "down": 2, "left": 4, "right": 8, "a": 16, "b": 32}


class Clock:
    """Time that passes only in sleep; 29 bits, begun short of their end so that they wrap."""

    def __init__(self, start=2**29 - 5000):
        self.now = start

    def ticks(self):
        """Milliseconds."""
        return self.now % 2**29

    def sleep(self, ms):
        """Let time pass."""
        assert ms > 0
        self.now += ms


class Buttons:
    """Presses the keys of an iterator of bits, one whenever the app rests, each for 60 ms. When
    none is left the run ends: SystemExit."""

    def __init__(self, clock, script):
        self.clock = clock
        self.script = iter(script)
        self.down = 0
        self.until = 0

    def read(self):
        """The mask of the keys held down."""
        if self.down and self.clock.now >= self.until:
            self.down = 0
        return self.down

    def rest(self, ms):
        """Nothing but a key can change the screen: press the next one."""
        key = next(self.script, None)
        if key is None:
            raise SystemExit
        self.down = key
        self.until = self.clock.now + 60


class Store:
    """Files in a dict. `fail` makes everything raise OSError."""

    def __init__(self, fail=False):
        self.files = {}
        self.fail = fail

    def _check(self):
        if self.fail:
            raise OSError(28)

    def load(self, name):
        """The bytes of a file, or None."""
        self._check()
        return self.files.get(name)

    def save(self, name, data):
        """Write a file."""
        self._check()
        self.files[name] = bytes(data)

    def append(self, name, text):
        """Write to the end of a file."""
        self._check()
        self.files[name] = self.files.get(name, b"") + text.encode()


class Device:
    """All of the device contract. `frames` collects every picture shown, as bytes; `shown` is called
    with each."""

    def __init__(self, script=(), defaults=None, store=None, shown=None):
        self.frames = []
        self._clock = Clock()
        self._buttons = Buttons(self._clock, script)
        self._store = store or Store()
        self._defaults = dict(defaults or {})
        self._shown = shown or (lambda frame: self.frames.append(frame))

    def canvas(self):
        """The canvas."""
        return Mono(128, 64, lambda buffer: self._shown(bytes(buffer)))

    def buttons(self):
        """The buttons."""
        return self._buttons

    def clock(self):
        """The clock."""
        return self._clock

    def store(self):
        """The store."""
        return self._store

    def defaults(self):
        """What the start screen begins with."""
        return self._defaults

    def entropy(self):
        """No chance at all."""
        return 12345
