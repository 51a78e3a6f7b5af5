"""Draws screens on the colour display's driver, on MicroPython: prints what a model of the ST7789 shows.

A line a picture: its name, the bytes that were sent for it, and 320×240 pixels of RGB565 in hexadecimal, the
high byte first. Run it from the root of the repo.
"""

import binascii
import sys

sys.path[:0] = ["lib", "firmware", "host_tests", "host_tests/screens"]

PICTURES = ("start_new", "exchange", "play", "table", "award", "rules_sm2025_1", "winner", "turned")
WIDTH, HEIGHT = 320, 240
PINS = {"sck": 18, "mosi": 19, "cs": 17, "dc": 20, "light": 21}
levels = {}


class Panel:
    """The display on the other end of the SPI."""

    def __init__(self):
        self.pixels = bytearray(b"\x5a" * (2 * WIDTH * HEIGHT))
        self.sent = 0
        self.command = 0
        self.data = b""
        self.x = self.y = (0, 0)
        self.at = (0, 0)
        self.turned = False
        self.rest = b""

    def write(self, data):
        assert levels[PINS["cs"]] == 0
        self.sent += len(data)
        if not levels[PINS["dc"]]:
            assert len(data) == 1
            self.command = data[0]
            self.at = (self.x[0], self.y[0])
        elif self.command == 0x2C:
            self.store(data)
        elif self.command in (0x2A, 0x2B):
            span = (data[0] << 8 | data[1], data[2] << 8 | data[3])
            if self.command == 0x2A:
                self.x = span
            else:
                self.y = span
        elif self.command == 0x36:
            assert data[0] in (0x60, 0xA0)
            self.turned = data[0] == 0xA0

    def store(self, data):
        """Whole rows of the window, which is all that is sent."""
        row = 2 * (self.x[1] - self.x[0] + 1)
        assert len(data) % row == 0
        for start in range(0, len(data), row):
            y = self.at[1]
            assert y <= self.y[1]
            line = bytes(data[start : start + row])
            if self.turned:
                line = b"".join([line[i : i + 2] for i in range(row - 2, -1, -2)])
                first = 2 * ((HEIGHT - 1 - y) * WIDTH + WIDTH - 1 - self.x[1])
            else:
                first = 2 * (y * WIDTH + self.x[0])
            self.pixels[first : first + row] = line
            self.at = (0, y + 1)


class Machine:
    """Stands in for the module."""

    class Pin:
        IN, OUT, PULL_UP = 0, 1, 2

        def __init__(self, number, mode=None, pull=None, value=None):
            self.number = number
            if value is not None:
                levels[number] = value

        def __call__(self, level=None):
            if level is not None:
                levels[self.number] = level

    class PWM:
        def __init__(self, pin):
            self.number = pin.number

        def freq(self, hz):
            pass

        def duty_u16(self, duty):
            levels[self.number] = duty

    @staticmethod
    def SPI(number, baudrate, polarity, phase, sck, mosi, miso):
        assert (number, sck.number, mosi.number) == (0, PINS["sck"], PINS["mosi"])
        return panel


panel = Panel()
sys.modules["machine"] = Machine


def main():
    from hal.st7789 import St7789

    display = St7789(0, **PINS)
    canvas = display.canvas()
    assert levels[PINS["light"]] == 0, "what it holds after power on is not shown"

    import gallery

    last = [0]

    def wall(width, height, send):
        def shown(picture):
            display.send(picture)
            send(picture)

        canvas._send = shown
        return canvas

    gallery.Mono = wall
    for name, _ in gallery.pictures():
        if name in PICTURES or name[:-2] in PICTURES and name.endswith("_1"):
            # A screen of several pictures shows the last of them by now; draw it whole.
            tell(name, panel.sent - last[0])
        last[0] = panel.sent
    canvas.show()
    assert panel.sent == last[0], "nothing has changed"
    canvas.fill(0)
    canvas.text("♥ A", 3, 4, 1)
    canvas.card(7, 60, 20, 0)
    canvas.show()
    tell("before", panel.sent - last[0])
    last[0] = panel.sent
    canvas.pixel(100, 50, 1)
    canvas.show()
    tell("pixel", panel.sent - last[0])
    canvas.pixel(100, 50, 0)
    display.turn(True)
    canvas.show()
    tell("turned", panel.sent - last[0])
    assert levels[PINS["light"]] > 0
    display.light(0)
    assert levels[PINS["light"]] == 0


def tell(name, sent):
    """Print a picture."""
    print(name, sent, binascii.hexlify(panel.pixels).decode())


main()
