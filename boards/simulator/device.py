"""The board that is no board: a 128×64 display, six keys and a store behind two pipes.

The program that starts this (tools/play.py) sends the letters of pressed keys down standard
input and reads `frame BASE64` lines, one a changed picture, from standard output; the bytes are
a MONO_VLSB buffer. Its wishes stand in the environment variable CHICAGO_SIMULATOR, a line
NAME=VALUE each (an argument of MicroPython has room for 255 bytes only):

    keys=LETTERS   a scripted run: time is virtual and stands still while the program works,
                   the store is kept in memory, and the run ends after the last key
    store=FOLDER   where an interactive run keeps its files
    record=FILE    where a copy of the match record goes
    rules, players, level, seed, language   for the start screen
"""

import binascii
import os
import select
import time

from hal.files import Files
from hal.mono import Mono

WIDTH = 128
HEIGHT = 64
KEYS = {"u": 1, "d": 2, "l": 4, "r": 8, "a": 16, "b": 32}
RECORD = "match.chicago"

# A terminal tells only that a key was pressed. It counts as held for this long, and seen at
# least this often, and as released for as long before the next one.
HELD_MS = 60
SEEN = 4
_TICKS_MASK = (1 << 29) - 1
# A scripted run in which nothing asks for a key for so long (ten minutes) hangs.
PATIENCE_MS = 600000

wishes = {}
for _line in os.getenv("CHICAGO_SIMULATOR").split("\n"):
    _name, _, _value = _line.partition("=")
    wishes[_name] = _value


class Time:
    """The clock and the keys of an interactive run: waiting for time is waiting on the pipe."""

    def __init__(self):
        self.pressed = []  # keys that came and are not yet held down
        self.pipe = open(0, "rb", 0)
        self.poll = select.poll()
        self.poll.register(self.pipe, select.POLLIN)

    def now(self):
        if hasattr(time, "ticks_ms"):
            return time.ticks_ms() & _TICKS_MASK
        return int(time.monotonic() * 1000) & _TICKS_MASK

    def wait(self, ms, keys):
        """Let at most so many ms pass; with `keys`, no more than until one is pressed. Ends the
        program when the other end of the pipe has gone."""
        end = self.now() + ms
        while True:
            left = end - self.now()
            if left > ms:  # the clock wrapped
                left = 0
            if self.poll.poll(max(0, left)):
                letter = self.pipe.read(1)
                if not letter:
                    raise SystemExit
                key = KEYS[letter.decode()]
                if self.pressed[-2:] != [key, key]:  # a terminal repeats faster than keys are read
                    self.pressed.append(key)
                if keys:
                    return
            elif left <= 0:
                return

    def next_key(self):
        """The key that is pressed now, 0 for none."""
        self.wait(0, False)
        return self.pressed.pop(0) if self.pressed else 0

    def rest(self, ms):
        if not self.pressed:
            self.wait(ms, True)


class ScriptedTime:
    """The clock and the keys of a scripted run."""

    def __init__(self, letters):
        self.script = [KEYS[letter] for letter in letters]
        self.pressed = 0
        self.ticks = 0
        self.idle = 0

    def now(self):
        return self.ticks & _TICKS_MASK

    def wait(self, ms, keys):
        self.ticks += ms
        self.idle += ms
        if self.idle > PATIENCE_MS:
            raise RuntimeError("nothing asked for the next key in ten minutes of virtual time")

    def next_key(self):
        key = self.pressed
        self.pressed = 0
        return key

    def rest(self, ms):
        """Nothing but a key can change the screen: press the next one, or end."""
        if not self.script:
            raise SystemExit
        self.pressed = self.script.pop(0)
        self.idle = 0


class Buttons:
    """The six keys; which are held down follows from the presses that `clock` brings."""

    def __init__(self, clock):
        self.clock = clock
        self.held = 0
        self.since = 0  # ticks of the press or of the release
        self.seen = SEEN

    def _old(self):
        """Whether the last change lasted long enough for another."""
        return self.seen >= SEEN and (self.clock.now() - self.since & _TICKS_MASK) >= HELD_MS

    def read(self):
        """The mask of the keys held down now."""
        if self._old():
            held = 0 if self.held else self.clock.next_key()
            if held != self.held:
                self.held = held
                self.since = self.clock.now()
                self.seen = 0
        self.seen += 1
        return self.held

    def rest(self, ms):
        """Wait at most so many ms, or until a key may be down."""
        if self.held or not self._old():
            self.clock.wait(min(ms, HELD_MS // SEEN), False)
        else:
            self.clock.rest(ms)


class Clock:
    """Milliseconds, wrapping at 2**29."""

    def __init__(self, time_):
        self._time = time_
        self.ticks = time_.now

    def sleep(self, ms):
        self._time.wait(ms, False)


class Folder(Files):
    """Files in a folder of the host; a file is either the old or the new one, never half."""

    def __init__(self, path):
        self.path = path + "/"

    def load(self, name):
        return super().load(self.path + name)

    def save(self, name, data):
        with open(self.path + name + ".new", "wb") as file:
            file.write(data)
        os.rename(self.path + name + ".new", self.path + name)

    def append(self, name, text):
        super().append(self.path + name, text)


class Memory(dict):
    """A store that is forgotten."""

    def load(self, name):
        return self.get(name)

    def save(self, name, data):
        self[name] = bytes(data)

    def append(self, name, text):
        self[name] = self.get(name, b"") + text.encode()


class Recorded:
    """A store that keeps a copy of the record in a file of its own, whole after every change: a
    match that goes on after a pause has its beginning there too."""

    def __init__(self, store_, path):
        self._store = store_
        self._path = path
        self.load = store_.load

    def _copy(self, name):
        if name == RECORD:
            with open(self._path, "wb") as file:
                file.write(self._store.load(name))

    def save(self, name, data):
        self._store.save(name, data)
        self._copy(name)

    def append(self, name, text):
        self._store.append(name, text)
        self._copy(name)


class Display:
    """What is in view: nothing while the light is off, upside down when turned."""

    def __init__(self):
        self.picture = bytes(WIDTH * HEIGHT // 8)
        self.lit = True
        self.turned = False
        self._sent = b""

    def send(self, buffer):
        self.picture = bytes(buffer)
        self.refresh()

    def refresh(self):
        picture = self.picture if self.lit else bytes(len(self.picture))
        if self.turned:
            picture = bytes([_mirrored(byte) for byte in reversed(picture)])
        if picture != self._sent:
            self._sent = picture
            print("frame " + binascii.b2a_base64(picture).decode(), end="")


def _mirrored(byte):
    return sum([128 >> i for i in range(8) if byte >> i & 1])


class Board:
    """The device that the app runs on."""

    def __init__(self):
        self._scripted = "keys" in wishes
        self._time = ScriptedTime(wishes["keys"]) if self._scripted else Time()
        self._clock = Clock(self._time)
        self._display = Display()

    def canvas(self):
        return Mono(WIDTH, HEIGHT, self._display.send)

    def light(self, step):
        """Brightness 1..4 looks all the same here; 0 is off."""
        self._display.lit = step > 0
        self._display.refresh()

    def turn(self, half):
        """Turn the picture by 180 degrees, or back."""
        self._display.turned = half
        self._display.refresh()

    def sound(self):
        """There is no buzzer."""
        return None

    def buttons(self):
        return Buttons(self._time)

    def clock(self):
        return self._clock

    def store(self):
        kept = Memory() if self._scripted else Folder(wishes["store"])
        return Recorded(kept, wishes["record"]) if wishes.get("record") else kept

    def defaults(self):
        """What the start screen begins with."""
        chosen = {}
        for name in ("rules", "players", "level", "seed", "language"):
            if name in wishes:
                chosen[name] = int(wishes[name]) if name in ("players", "seed") else wishes[name]
        return chosen

    def fault(self, error):
        """The program that started this tells of it."""
        raise error

    def restart(self):
        """Never asked for: `fault` does not return."""

    def entropy(self):
        """A number nobody can foresee; in a scripted run always the same."""
        if self._scripted:
            return 0
        number = 0
        for byte in os.urandom(3):
            number = number << 8 | byte
        return number


device = Board()
