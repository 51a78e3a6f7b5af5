"""The hardware drivers and every board's device.py, against models of what is on the pins."""

import importlib
import os
import sys
import time
import types

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.join(ROOT, "tools")]

import boards  # noqa: E402
import wiring  # noqa: E402
from panel import Panel  # noqa: E402

NAMES = sorted(boards.BOARDS)
MONO = [name for name in NAMES if boards.BOARDS[name].panel[0] != "ST7789"]  # test_colour.py has the other
HAL = ("hal.board", "hal.buttons", "hal.colour", "hal.files", "hal.oled", "hal.oled_spi", "hal.piezo", "hal.small", "hal.st7789")


class Hardware:
    """All that hangs on the pins: a display at an address (or none), keys, and what was put out."""

    def __init__(self, board, address=0x3C):
        self.panel = Panel(*board.panel) if board.panel[0] != "ST7789" else None
        self.address = address
        self.pulled_up = set()
        self.down = set()  # pins that are connected to ground
        self.levels = {}
        self.tones = {}
        self.buses = []
        self.sent = 0  # bytes
        self.slept = 0
        self.ticks = 0
        self.was_reset = False

    def modules(self):
        """The fake modules, by name."""
        hardware = self

        class Pin:
            IN, OUT, PULL_UP = 0, 1, 2

            def __init__(self, number, mode=None, pull=None, value=None):
                self.number = number
                if pull == Pin.PULL_UP:
                    hardware.pulled_up.add(number)
                if value is not None:
                    hardware.levels[number] = value

            def __call__(self, level=None):
                if level is not None:
                    hardware.levels[self.number] = level
                return int(self.number not in hardware.down)

        class PWM:
            def __init__(self, pin):
                self.number = pin.number

            def freq(self, hz):
                hardware.tones[self.number] = hz

            def duty_u16(self, duty):
                assert duty == 32768

            def deinit(self):
                hardware.tones[self.number] = 0

        class I2C:
            def __init__(self, number, sda, scl, freq):
                hardware.buses.append((number, sda.number, scl.number, freq))

            def writeto(self, address, data):
                if address != hardware.address:
                    raise OSError(5)
                hardware.sent += len(data)
                hardware.panel.write(bytes(data))

            def writevto(self, address, vector):
                self.writeto(address, b"".join(bytes(part) for part in vector))

        class SPI:
            """The display of the Thumby: what would be the first byte on I2C is a pin."""

            def __init__(self, number, baudrate, sck, mosi, miso):
                hardware.buses.append((number, sck.number, mosi.number))

            def write(self, data):
                pins = wiring.read("thumby")
                assert hardware.levels[pins["CS"]] == 0 and hardware.levels[pins["RES"]] == 1
                hardware.sent += len(data)
                hardware.panel.write((b"\x40" if hardware.levels[pins["DC"]] else b"\x00") + bytes(data))

        def reset():
            hardware.was_reset = True

        def sleep_ms(ms):
            hardware.slept += ms
            hardware.ticks += ms

        machine = types.ModuleType("machine")
        machine.SPI = SPI
        machine.Pin, machine.PWM, machine.I2C, machine.reset = Pin, PWM, I2C, reset
        clock = types.ModuleType("time")
        clock.__dict__.update(time.__dict__)
        clock.sleep_ms = sleep_ms
        clock.ticks_ms = lambda: hardware.ticks
        return {"machine": machine, "time": clock}


@pytest.fixture
def plug(monkeypatch):
    """A function that gives the device of a board on some Hardware."""

    def plug_in(name, hardware):
        for module in ("device", *HAL):
            monkeypatch.delitem(sys.modules, module, raising=False)
        for module, fake in hardware.modules().items():
            monkeypatch.setitem(sys.modules, module, fake)
        monkeypatch.syspath_prepend(os.path.join(ROOT, "boards", name))
        device = importlib.import_module("device").device
        for module in ("device", *HAL):
            sys.modules.pop(module, None)
        return device

    return plug_in


def draw(canvas):
    """Something on every edge."""
    canvas.fill(0)
    canvas.rect(0, 0, canvas.width, canvas.height, 1, False)
    canvas.text("Chicago", 5, 3, 1)
    canvas.card(7, 40, 20, 0)
    canvas.show()


def turned(picture, width):
    """A picture by 180 degrees."""
    assert len(picture) % width == 0
    return bytes(int("{:08b}".format(byte)[::-1], 2) for byte in reversed(picture))


@pytest.mark.parametrize("name", MONO)
def test_the_picture_arrives_on_the_display(plug, name):
    hardware = Hardware(boards.BOARDS[name])
    canvas = plug(name, hardware).canvas()
    assert (canvas.width, canvas.height) == boards.BOARDS[name].panel[1:]
    assert not hardware.panel.on  # what is in its memory is up to chance
    draw(canvas)
    assert hardware.panel.picture() == bytes(canvas.buffer) and any(canvas.buffer)
    pins = wiring.read(name)
    i2c = [(0, pins.get("SDA"), pins.get("SCL"), 400000)]
    assert hardware.buses == ([(0, pins["SCK"], pins["MOSI"])] if name == "thumby" else i2c)


@pytest.mark.parametrize("name", MONO)
def test_only_what_has_changed_is_sent(plug, name):
    hardware = Hardware(boards.BOARDS[name])
    canvas = plug(name, hardware).canvas()
    draw(canvas)
    before = hardware.sent
    canvas.show()
    assert hardware.sent == before
    canvas.pixel(10, 34, 1)
    canvas.pixel(13, 35, 1)
    canvas.show()
    where = 3 if name == "thumby" else 1 + 3 + 1  # on I2C a byte before each says what it is
    assert hardware.sent - before == where + 4  # and four columns of one page
    assert hardware.panel.picture() == bytes(canvas.buffer)


@pytest.mark.parametrize("name", MONO)
def test_a_turned_picture_is_all_there(plug, name):
    hardware = Hardware(boards.BOARDS[name])
    device = plug(name, hardware)
    canvas = device.canvas()
    draw(canvas)
    straight = hardware.panel.picture()
    device.turn(True)
    canvas.show()
    assert hardware.panel.picture() == turned(straight, canvas.width)
    device.turn(False)
    canvas.show()
    assert hardware.panel.picture() == straight


def test_a_display_that_is_built_in_upside_down_is_turned_from_the_start(plug):
    hardware = Hardware(boards.BOARDS["pico_ssd1306"])
    device = plug("pico_ssd1306", hardware)
    draw(device.canvas())
    straight = hardware.panel.picture()
    device._display.__init__(device._display._i2c, b"", 128, 64, rotated=True)
    canvas = device._display.canvas()
    draw(canvas)
    assert hardware.panel.picture() == turned(straight, 128)
    device.turn(True)  # for the left hand
    canvas.show()
    assert hardware.panel.picture() == straight


def test_the_light_has_steps_that_differ_and_off_keeps_the_picture(plug):
    hardware = Hardware(boards.BOARDS["pico_ssd1306"])
    device = plug("pico_ssd1306", hardware)
    canvas = device.canvas()
    draw(canvas)
    contrasts = []
    for step in (1, 2, 3, 4):
        device.light(step)
        contrasts.append(hardware.panel.contrast)
    assert contrasts == sorted(set(contrasts)) and contrasts[0] > 0
    device.light(0)
    assert not any(hardware.panel.picture())
    device.light(1)
    assert hardware.panel.picture() == bytes(canvas.buffer)


def test_a_display_at_the_other_address_is_found(plug):
    hardware = Hardware(boards.BOARDS["pico_ssd1306"], 0x3D)
    canvas = plug("pico_ssd1306", hardware).canvas()
    draw(canvas)
    assert hardware.panel.picture() == bytes(canvas.buffer)


def test_a_missing_display_says_so(plug):
    device = plug("pico_ssd1306", Hardware(boards.BOARDS["pico_ssd1306"], None))
    with pytest.raises(OSError, match="no display on I2C at 0x3c or 0x3d"):
        device.canvas()


def test_a_driver_without_the_shift_would_be_seen():
    """The model of the SH1106 is no SSD1306: the same columns show two further to the left."""
    panel = Panel("SH1106")
    panel.write(b"\x00\xad\x8b\xa1\xc8\xaf")
    for page in range(8):
        panel.write(bytes((0, 0xB0 | page, 0, 0x10)))
        panel.write(b"\x40" + bytes(range(128)))
    assert panel.picture()[:3] == b"\x02\x03\x04"


@pytest.mark.parametrize("name", NAMES)
def test_each_button_of_the_wiring_table_is_its_key(plug, name):
    hardware = Hardware(boards.BOARDS[name])
    buttons = plug(name, hardware).buttons()
    pins = [wiring.read(name)[key] for key in wiring.KEYS]
    assert len(set(pins)) == 6 and hardware.pulled_up == set(pins)
    for bit, pin in enumerate(pins):
        hardware.down = {pin}
        assert buttons.read() == 1 << bit
    hardware.down = set(pins)
    assert buttons.read() == 63
    hardware.down = set()
    assert buttons.read() == 0


def test_rest_sleeps_in_slices_and_ends_with_a_key(plug):
    hardware = Hardware(boards.BOARDS["pico_ssd1306"])
    buttons = plug("pico_ssd1306", hardware).buttons()
    buttons.rest(1000)
    assert hardware.slept == 1000
    hardware.down = {14}
    buttons.rest(1000)
    assert hardware.slept == 1000


@pytest.mark.parametrize("name", NAMES)
def test_the_piezo_sounds_and_is_silent(plug, name):
    hardware = Hardware(boards.BOARDS[name])
    pin = wiring.read(name)["piezo"]
    sound = plug(name, hardware).sound()
    sound.tone(0)
    sound.tone(440)
    assert hardware.tones == {pin: 440}
    sound.tone(660)
    assert hardware.tones == {pin: 660}
    sound.tone(0)
    assert hardware.tones == {pin: 0} and hardware.levels[pin] == 0
    sound.tone(220)
    assert hardware.tones == {pin: 220}


def test_the_clock_wraps_at_29_bits(plug):
    hardware = Hardware(boards.BOARDS["pico_ssd1306"])
    clock = plug("pico_ssd1306", hardware).clock()
    for wrap in (2**29, 2**30):  # the second is where MicroPython's own wraps
        hardware.ticks = wrap - 1
        assert clock.ticks() == 2**29 - 1
        hardware.ticks = wrap % 2**30
        assert clock.ticks() == 0


def test_files_are_kept_and_a_missing_one_is_none(plug, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store = plug("pico_ssd1306", Hardware(boards.BOARDS["pico_ssd1306"])).store()
    assert store.load("match.0") is None
    store.save("match.0", b"12")
    store.save("match.0", b"3")
    store.append("match.chicago", "år\n")
    store.append("match.chicago", "då\n")
    assert store.load("match.0") == b"3" and store.load("match.chicago").decode() == "år\ndå\n"
    os.mkdir("folder")
    with pytest.raises(OSError):
        store.load("folder")
