"""A MicroPython board as the device that the app runs on, from what boards/NAME/device.py says of it."""

import gc
import os
import sys
import time

import machine

from .buttons import Buttons
from .files import Files

_TICKS = 0x1FFFFFFF


class Board:
    """`display` makes the display: an object with `canvas()`, `light(step)` and `turn(half)`; OSError
    where there is none. `buttons` are six pins (see Buttons), `piezo` and `led` one each, or None."""

    def __init__(self, display, buttons, piezo=None, led=None):
        self._make = display
        self._display = None
        self._buttons = Buttons(buttons)
        self._piezo = piezo
        self._led = led
        self._files = Files()
        self.sleep = time.sleep_ms

    def canvas(self):
        """The canvas; the display is set up anew."""
        self._display = self._make()
        return self._display.canvas()

    def light(self, step):
        """Brightness 1..4, or 0 for off."""
        self._display.light(step)

    def turn(self, half):
        """The picture by 180 degrees, or back."""
        self._display.turn(half)

    def buttons(self):
        """The buttons."""
        return self._buttons

    def clock(self):
        """The clock: `ticks` and `sleep`."""
        return self

    def ticks(self):
        """Milliseconds of 29 bits."""
        return time.ticks_ms() & _TICKS

    def store(self):
        """The store."""
        return self._files

    def sound(self):
        """The buzzer, or None."""
        if self._piezo is None:
            return None
        from .piezo import Piezo

        return Piezo(self._piezo)

    def defaults(self):
        """Nothing: the settings say it."""
        return {}

    def entropy(self):
        """A number by chance; the time of the first key makes up for a chip that has none."""
        return int.from_bytes(os.urandom(3), "little")

    def fault(self, error):
        """Light the lamp and print the trace on the serial console; gives the trace."""
        import io

        if self._led is not None:
            machine.Pin(self._led, machine.Pin.OUT, value=1)
        text = io.StringIO()
        sys.print_exception(error, text)
        trace = text.getvalue()
        print(trace)
        print("Chicago stopped. The match is kept; %d bytes of memory are free." % gc.mem_free())
        return trace

    def restart(self):
        """Start anew, as after power on."""
        machine.reset()
