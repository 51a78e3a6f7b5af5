"""Starts the app on an emulated Pico, in place of main.py, and tells the emulator what cannot be seen from
outside. It is never put on a board.
"""

import gc
import sys

import machine

LOOKED = 4  # heap is counted in sixteens


class Probe:
    """Puts a number into the register at the address `register`, then changes the level of a pin that is
    not used: the number is the free heap, in bytes, when the app rests for a key, or that and `LOOKED`
    at another moment; `begins` and `ends` are those of a computer player's decision."""

    def __init__(self, register, pin, begins, ends):
        self._register = register
        self._pin = machine.Pin(pin, machine.Pin.OUT, value=0)
        self._begins = begins
        self._ends = ends

    def tell(self, number):
        """Tell the emulator a number."""
        machine.mem32[self._register] = number
        self._pin.toggle()

    def tell_free(self, looked=0):
        """Tell how much of the heap is free."""
        gc.collect()
        self.tell(gc.mem_free() + looked)

    def run(self, device, room, peak):
        """Run the app on a device; leave it so many bytes of heap, 0 for all. With `peak`, look at the
        heap whenever code has been loaded, too, which takes time."""
        if peak:
            self._watch_need()
        from handheld.guard import run

        self.tell_free()
        ballast = []
        while room and gc.mem_free() > room + 600:
            ballast.append(bytearray(min(gc.mem_free() - room - 100, 4000)))
            gc.collect()
        keys = device.buttons()
        rest = keys.rest

        def watched_rest(ms):
            game = sys.modules.get("handheld.game")
            if game and not hasattr(game, "watched"):
                game.watched = True
                game.Game.advice = self._watched(game.Game.advice)
            self.tell_free()
            rest(ms)

        keys.rest = watched_rest
        run(device)

    def _watch_need(self):
        from handheld import modules

        need = modules.need

        def watched_need(name):
            module = need(name)
            self.tell_free(LOOKED)
            return module

        modules.need = watched_need

    def _watched(self, advice):
        def watched_advice(*arguments):
            self.tell(self._begins)
            action = advice(*arguments)
            self.tell(self._ends)
            return action

        return watched_advice
