"""A device in memory: a script presses its keys, time is a number, files are a dict.

Runs on CPython and on MicroPython, like what it is for.
"""

from hal.mono import Mono
from handheld.font import width
from handheld.layout import CARD_HEIGHT, CARD_WIDTH


class Frame:
    """A canvas that draws nothing and sees to it that nothing is drawn outside of it."""

    width = 128
    height = 64
    colours = 2

    def __init__(self, shown):
        self.shown = shown

    def fill(self, c):
        """Begin a picture."""

    def rect(self, x, y, w, h, c, filled):
        """A rectangle that must lie on the canvas; no wider than nothing is well."""
        assert 0 <= x <= x + w <= self.width and 0 <= y <= y + h <= self.height, ("rect", x, y, w, h)

    def text(self, text, x, y, c):
        """A text that must end before the edge."""
        assert 0 <= x <= self.width - width(text) and 0 <= y <= self.height - 8, ("text", text, x, y)

    def card(self, card, x, y, look):
        """A card that must lie on the canvas."""
        self.rect(x, y, CARD_WIDTH, CARD_HEIGHT, 1, True)

    def show(self):
        """End the picture."""
        self.shown(b"")


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
    """Presses the keys of a script (any iterable of key bits), one whenever the app rests, each for
    60 ms; a negative number lets as many seconds pass. When none is left the run ends: SystemExit."""

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
        key = next(self.script, 0)
        if not key:
            raise SystemExit
        if key < 0:
            self.clock.now += -1000 * key
            return
        self.down = key
        self.until = self.clock.now + 60


class Store:
    """Files in a dict. While `fail` is set everything raises OSError."""

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
    """All of the device contract. Every picture, as bytes, is collected in `frames`; or, with
    `blank`, the canvas is a Frame."""

    def __init__(self, script=(), defaults=None, store=None, blank=False):
        self.frames = []
        self.time = Clock()
        self.keys = Buttons(self.time, script)
        self.files = store or Store()
        self.wishes = {"language": "en"}
        self.wishes.update(defaults or {})
        self.lights = []
        self.turned = False
        self.buzzer = None
        self.blank = blank

    def canvas(self):
        """The canvas."""
        if self.blank:
            return Frame(self.frames.append)
        return Mono(128, 64, lambda buffer: self.frames.append(bytes(buffer)))

    def buttons(self):
        """The buttons."""
        return self.keys

    def clock(self):
        """The clock."""
        return self.time

    def light(self, step):
        """The brightness of the display; all that it was is in `lights`."""
        self.lights.append(step)

    def turn(self, half):
        """The display the other way up."""
        self.turned = half

    def sound(self):
        """The buzzer."""
        return self.buzzer

    def fault(self, error):
        """A fault is the test's."""
        raise error

    def store(self):
        """The store."""
        return self.files

    def defaults(self):
        """What the start screen begins with."""
        return self.wishes

    def entropy(self):
        """No chance at all."""
        return 12345
