"""Six buttons between pins and ground."""

from machine import Pin
from time import sleep_ms

_SLICE = 10  # ms of sleep between two looks: light on a battery, and no press is shorter


class Buttons:
    """`pins` are the numbers of the pins for up, down, left, right, A and B."""

    def __init__(self, pins):
        self._pins = [Pin(pin, Pin.IN, Pin.PULL_UP) for pin in pins]

    def read(self):
        """The mask of the keys held down: up 1, down 2, left 4, right 8, A 16, B 32."""
        held = 0
        key = 1
        for pin in self._pins:
            if not pin():
                held |= key
            key <<= 1
        return held

    def rest(self, ms):
        """Sleep until a key is down, or for so many ms."""
        while ms > 0 and not self.read():
            sleep_ms(_SLICE)
            ms -= _SLICE
