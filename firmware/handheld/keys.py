"""Buttons by meaning: what is held down becomes single presses."""

from chicago.portable import const

UP = const(1)
DOWN = const(2)
LEFT = const(4)
RIGHT = const(8)
A = const(16)
B = const(32)

_DIRECTIONS = const(15)
_KEYS = const(6)
_BOUNCE = const(25)  # ms in which a key that has just changed is not read again
_FIRST_REPEAT = const(400)  # ms
_REPEAT = const(120)
_QUEUE = const(4)  # presses kept while nobody takes them
_SLICE = const(10)  # ms of sleep between two looks at the buttons
_REST = const(1000)  # ms
_COVER = const(60000)  # ms without a key after which a hand is covered

_TICKS = const(0x1FFFFFFF)
_HALF = const(0x10000000)


def ticks_diff(later, earlier):
    """Milliseconds between two ticks of 29 bits, which may have wrapped; up to 74 hours."""
    return (later - earlier + _HALF & _TICKS) - _HALF


class Away(Exception):
    """Nobody has pressed a key for a while and a hand is in view that others must not see."""


class Keys:
    """The presses of `buttons` (`read`, `rest`) by the time of `clock` (`ticks`, `sleep`).

    A press counts at once; then its key rests for the time in which a contact bounces. The arrows
    repeat while held. A key that wakes the display does nothing else. Call `scan` in the midst of
    longer work, so that no press is lost.
    """

    def __init__(self, buttons, clock, lamp=None, sound=None):
        self.buttons = buttons
        self.clock = clock
        self.lamp = lamp
        self.sound = sound
        self.turned = False  # the device is held the other way up
        self.private = False  # a hand is in view that others must not see: `wait` may raise Away
        self.down = 0
        self._seen = clock.ticks()  # when idle time was last counted
        self._alone = 0  # ms without a key
        self._bouncing = 0
        self._changed = [0] * _KEYS
        self._repeat = 0  # the arrow that repeats
        self._repeat_at = 0
        self._queue = []

    def scan(self):
        """Look at the buttons once."""
        now = self.clock.ticks()
        held = self.buttons.read()
        if self.turned:
            held = held & ~_DIRECTIONS | (held & (UP | LEFT)) << 1 | (held & (DOWN | RIGHT)) >> 1
        if self.sound:
            self.sound.step(now, ticks_diff)
        for i in range(_KEYS):
            key = 1 << i
            if self._bouncing & key and ticks_diff(now, self._changed[i]) >= _BOUNCE:
                self._bouncing &= ~key
            if (held ^ self.down) & key & ~self._bouncing:
                self.down ^= key
                self._bouncing |= key
                self._changed[i] = now
                if held & key:
                    self._repeat = key & _DIRECTIONS
                    self._press(key)
                    self._repeat_at = now + _FIRST_REPEAT & _TICKS
        if self._repeat & self.down and ticks_diff(now, self._repeat_at) >= 0:
            self._press(self._repeat)
            self._repeat_at = now + _REPEAT & _TICKS

    def _press(self, key):
        self._alone = 0
        if self.lamp:
            asleep = self.lamp.asleep
            self.lamp.wake()
            if asleep:
                self._repeat = 0
                return
        if len(self._queue) < _QUEUE:
            self._queue.append(key)

    def clear(self):
        """Forget presses that were meant for another screen."""
        self.scan()
        self._queue.clear()
        self._repeat = 0

    def wait(self):
        """The next press, however long it takes. Sleeps until then. Raises Away where `private` and
        nobody presses one."""
        self._seen = self.clock.ticks()
        while True:
            self.scan()
            if self._queue:
                return self._queue.pop(0)
            if self.down or self._bouncing or (self.sound and self.sound.playing()):
                self.clock.sleep(_SLICE)
            else:
                self.buttons.rest(_REST)
            self._idle()

    def _idle(self):
        now = self.clock.ticks()
        ms = max(ticks_diff(now, self._seen), 0)
        self._seen = now
        self._alone = min(self._alone + ms, _COVER)
        if self.lamp and not self.down:
            self.lamp.idle(ms)
        if self.private and (self._alone == _COVER or (self.lamp and self.lamp.asleep)):
            self.private = False
            raise Away

    def pause(self, ms):
        """Sleep for `ms`, or less where a key is pressed, which is then used up."""
        start = self.clock.ticks()
        while True:
            self.scan()
            if self._queue:
                self.clear()
                return
            left = ms - ticks_diff(self.clock.ticks(), start)
            if left <= 0:
                return
            self.clock.sleep(min(left, _SLICE))
