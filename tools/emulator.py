"""A Pico with a display and buttons, emulated down to the instruction: MicroPython's own firmware runs
on it, and the only clock is the emulated one, so that every run is the same.

Emulated is the RP2040 with its flash, I2C and pins, by rp2040py; what hangs on the pins is here.
"""

import dataclasses
import os
import tempfile

import wiring
from boards import BLOCK, BOARDS
from build import build, image, read_file
from compile import read
from panel import Panel
from rp2040py.boards import BOARDS as CHIPS
from rp2040py.boards import FlashLayout
from rp2040py.device import MicroPythonDevice
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.memory_map import FLASH_START_ADDRESS

MS = 1_000_000  # nanoseconds
_CYCLE = 8  # nanoseconds, at 125 MHz
_I2C = 3  # the function of a pin that is a hardware I2C's
_ENABLE, _TX_EMPTY = 0x6C, 0x10  # IC_ENABLE, and a bit of IC_RAW_INTR_STAT
ADDRESS = 0x3C
# When a contact that is closed at 0 opens and closes again, in ms.
BOUNCE = (0.0, 0.4, 0.9, 1.7, 2.2, 3.1, 3.8)
QUIET = 15 * MS  # a picture is finished when nothing was sent for so long


class Pico:
    """Boots the firmware in the file `uf2` with the file system `drive` (bytes; `place` is its first
    block in flash) and a `panel`, wired as in `wiring` (see `wiring.read`)."""

    def __init__(self, uf2, drive, place, panel, wiring):
        layout = FlashLayout(place * BLOCK, len(drive) // BLOCK, BLOCK)
        board = dataclasses.replace(CHIPS["pico"], image=str(uf2), layout=layout, extras=())
        self._device = MicroPythonDevice(board=board)
        self.mcu = self._device.mcu
        self._drive = slice(place * BLOCK, place * BLOCK + len(drive))
        self.mcu.flash[self._drive] = drive
        self.mcu.usb_ctrl.on_usb_enabled = None  # it runs on a battery
        self.panel = panel
        self.plugged = True  # the display
        self.wiring = wiring
        self.sent = None  # when the last transfer to the display ended, ns
        self.pictures = []  # (when it was finished in ns, the picture)
        self._alarms = []
        self._attach_display()
        self.mcu.core.pc = FLASH_START_ADDRESS

    @property
    def now(self):
        """Nanoseconds since power on."""
        return self.mcu.clock.nanos

    def drive(self):
        """The file system as it is now, bytes."""
        return bytes(self.mcu.flash[self._drive])

    def after(self, nanos, action):
        """Call `action` when so much emulated time has passed."""

        def fire():
            self._alarms.remove(alarm)
            action()

        alarm = self.mcu.clock.create_alarm(fire)
        self._alarms.append(alarm)
        alarm.schedule(nanos)

    def run(self, ms):
        """Let so many emulated milliseconds pass."""
        self.until(lambda: False, ms)

    def until(self, condition, ms):
        """Let time pass until the condition, which is looked at every emulated ms, holds. False where
        it did not in so many ms."""
        simulator = self._device.simulator
        end = self.now + ms * MS
        while not condition():
            if self.now >= end:
                return False
            self.after(min(MS, end - self.now), simulator.stop)
            simulator.stopped = False
            while not simulator.stopped:
                simulator._execute_batch()
        return True

    def press(self, key, ms=80):
        """Press a key of the wiring for so long, with contacts that bounce."""
        pin = self.mcu.gpio[self.wiring[key]]
        for start, first in ((0, True), (ms, False)):
            down = first
            for at in BOUNCE:
                action = (lambda: pin.set_input_value(False)) if down else pin.release_input
                self.after((start + at) * MS + 1, action)
                down = not down

    def watch(self, pin, action):
        """Call `action(level)` when the chip drives a pin high or low."""

        def changed(state, _):
            if state in (GPIOPinState.HIGH, GPIOPinState.LOW):
                action(state == GPIOPinState.HIGH)

        self.mcu.gpio[pin].add_listener(changed)

    def _attach_display(self):
        sda, scl = self.wiring["SDA"], self.wiring["SCL"]
        bus = self.mcu.i2c[sda // 2 % 2]
        data = bytearray()
        wake = [None]
        alarm = self.mcu.clock.create_alarm(lambda: wake[0]())

        def later(action, bits=9):
            wake[0] = action
            alarm.schedule(bits * (bus.scl_high_period + bus.scl_low_period) * _CYCLE)

        def connect(address, mode):
            wired = all(self.mcu.gpio[pin].function_select == _I2C for pin in (sda, scl))
            data.clear()
            answers = self.plugged and wired and address == ADDRESS and int(mode) == 0
            later(lambda: answered(answers))

        def answered(yes):
            bus.complete_connect(yes)
            if not yes:
                bus.int_raw |= _TX_EMPTY

        def write(value):
            data.append(value)
            later(lambda: bus.complete_write(True))

        def quiet():
            self.pictures.append((self.sent, self.panel.picture()))

        finished = self.mcu.clock.create_alarm(quiet)

        def stop():
            if data:
                self.panel.write(bytes(data))
                data.clear()
                self.sent = self.now
                finished.schedule(QUIET)
            later(bus.complete_stop, 1)

        def write_register(offset, value):
            if offset == _ENABLE and not value:
                bus.int_raw = 0
                bus.abort_source = 0
            change(offset, value)

        # Where nobody answers, rp2040py's I2C differs from the chip's: that has sent all that it had
        # (IC_INTR_STAT, TX_EMPTY), and forgets what happened when it is disabled (data sheet, 4.3.17).
        change = bus.write_uint32
        bus.write_uint32 = write_register
        bus.on_connect = connect
        bus.on_write_byte = write
        bus.on_stop = stop


# What the probe and `Player` have agreed on: the watchdog's SCRATCH0 (RP2040 data sheet, 4.7.6), a
# pin that no board uses, and two numbers that are no amount of heap.
_REGISTER, _PIN, _BEGINS, _ENDS = 0x4005800C, 22, 1, 2
_MAIN = "from device import device\nfrom probe import Probe\nProbe(%d, %d, %d, %d).run(device, %d, %d)\n"
_PATIENCE = 120000  # emulated ms in which the app rests again, whatever happens
_CALM = 100  # ms of rest before the next key


class Player:
    """Plays a built board on a Pico: presses keys when the app rests, and measures.

    `ready` is when it first rested, in ns since power on; `free` the bytes of heap that were free
    when main.py began and at each rest, `reactions` the ns from each key to the next picture, and
    `thoughts` those of each decision of a computer player. `heap` leaves so many bytes to the app;
    with `peak`, `loaded` is what was free whenever code had been loaded, and the times are longer.
    `drive` is what an earlier Pico has left in its flash."""

    def __init__(self, name, uf2, heap=0, peak=False, drive=None):
        board = BOARDS[name]
        if drive is None:
            with tempfile.TemporaryDirectory() as place:
                main = _MAIN % (_REGISTER, _PIN, _BEGINS, _ENDS, heap, peak)
                probe = {"probe": read(os.path.join(os.path.dirname(__file__), "probe.py"))}
                drive = image(build(name, place, probe, main)[1], board.drive[1])
        self.pico = Pico(uf2, drive, board.drive[0], Panel(*board.panel), wiring.read(name))
        self.ready = 0
        self.free = []
        self.loaded = []
        self.reactions = []
        self.thoughts = []
        self._began = 0
        self.pico.watch(_PIN, lambda _: self._told(self.pico.mcu.watchdog.scratch_data[0]))

    def _told(self, number):
        if number == _BEGINS:
            self._began = self.pico.now
        elif number == _ENDS:
            self.thoughts.append(self.pico.now - self._began)
        elif number % 16:
            self.loaded.append(number // 16 * 16)
        elif number:  # the pin has been set up when it is 0
            self.free.append(number)

    def rest(self):
        """Let time pass until the app rests for a key. False where it does not."""
        count = len(self.free)
        return self.pico.until(lambda: len(self.free) > count, _PATIENCE)

    def play(self, keys):
        """Press keys, names of `wiring.KEYS`. What the app was stopped by, or None."""
        pico = self.pico
        if not (self.rest() and self.rest()):
            return self._fault()
        self.ready = pico.now
        for key in keys:
            pico.run(_CALM)
            start = pico.now
            count = len(pico.pictures)
            pico.press(key)
            pico.run(_CALM)  # the key is up again; while it bounced the app may have rested for a moment
            if not self.rest():
                return self._fault()
            pico.run(QUIET // MS)
            if len(pico.pictures) > count:
                self.reactions.append(pico.pictures[count][0] - start)
        return self._fault(False)

    def _fault(self, stuck=True):
        """The last line of the trace that the app has kept, if any."""
        trace = read_file(self.pico.drive(), "trace.txt")
        if trace:
            return trace.decode().strip().splitlines()[-1]
        return "it does not rest for a key" if stuck else None
