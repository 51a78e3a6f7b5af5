"""The terminal as the front of the simulated board: its display in a frame, its keys."""

import os
import select
import signal
import sys
import termios
import tty

import screen

HINT = "arrows: move   A, Enter: A   B, Backspace: B   Q: quit"
_KEYS = {
    b"\x1b[A": "up",
    b"\x1b[B": "down",
    b"\x1b[C": "right",
    b"\x1b[D": "left",
    b"\x1bOA": "up",
    b"\x1bOB": "down",
    b"\x1bOC": "right",
    b"\x1bOD": "left",
    b"a": "a",
    b"A": "a",
    b"\r": "a",
    b"\n": "a",
    b"b": "b",
    b"B": "b",
    b"\x7f": "b",
    b"\x08": "b",
    b"q": "quit",
    b"Q": "quit",
    b"\x04": "quit",
}
_SETTLE = 0.25  # seconds between two looks at the terminal's size
_ENTER = "\x1b[?1049h\x1b[?25l"  # the other screen, no cursor
_LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"
_DISPLAY = "\x1b[97;40m"  # light on dark, whatever the terminal's own colours are
_PLAIN = "\x1b[0m"


class Terminal:
    """The terminal while it shows the board, as a context: it is restored however that ends.

    `title` stands in the frame."""

    def __init__(self, title):
        self._title = title
        self._in = sys.stdin.fileno()
        self._out = sys.stdout.fileno()
        self._shown = None
        self._size = None
        self._rest = b""

    def __enter__(self):
        self._before = termios.tcgetattr(self._in)
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, _end)
        try:
            tty.setcbreak(self._in)
            mode = termios.tcgetattr(self._in)
            mode[6][termios.VSUSP] = b"\0"  # Ctrl-Z would leave the shell with this screen
            termios.tcsetattr(self._in, termios.TCSADRAIN, mode)
            self._write(_ENTER)
        except BaseException:
            self._restore()
            raise
        return self

    def __exit__(self, *_):
        self._restore()

    def _restore(self):
        # A second signal must not break off what the first one began.
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        try:
            self._write(_LEAVE)
        except OSError:  # the terminal has gone
            pass
        try:
            termios.tcsetattr(self._in, termios.TCSAFLUSH, self._before)
        except termios.error:
            pass
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def play(self, simulator):
        """Show what the simulator draws and press what is pressed here, until either ends."""
        self._draw(simulator.frame)
        while True:
            ready, _, _ = select.select([self._in, simulator.pipe], [], [], _SETTLE)
            if simulator.pipe in ready and not simulator.read():
                return
            if self._in in ready:
                for key in self._keys():
                    if key == "quit":
                        return
                    simulator.press(key)
            self._draw(simulator.frame)

    def _keys(self):
        """The keys that have been pressed. Half an arrow key is kept for the next time."""
        data = os.read(self._in, 1024)
        if not data:  # the terminal has gone
            return ["quit"]
        data = self._rest + data
        self._rest = b""
        keys = []
        while data:
            length = 3 if data[:2] in (b"\x1b[", b"\x1bO") else 1
            if len(data) < length or data == b"\x1b":
                self._rest = data
                break
            keys.append(_KEYS.get(data[:length]))
            data = data[length:]
        return [key for key in keys if key]

    def _draw(self, frame):
        """Bring the terminal up to date: only lines that changed are written."""
        size = os.get_terminal_size(self._out)
        if size != self._size:
            self._shown = []
            self._size = size
        lines = page(frame, self._title, size.columns, size.lines)
        text = "" if self._shown else "\x1b[2J"
        for number, line in enumerate(lines):
            if number >= len(self._shown) or self._shown[number] != line:
                text += "\x1b[%d;1H%s" % (number + 1, line)
        self._shown = lines
        if text:
            self._write(text)

    def _write(self, text):
        data = text.encode()
        while data:
            data = data[os.write(self._out, data) :]


def page(frame, title, columns, lines):
    """The lines of a terminal of that size: the display as large as it fits, else a word."""
    for picture, width, height in ((screen.half_blocks, 128, 32), (screen.braille, 64, 16)):
        if columns >= width + 2 and lines >= height + 3:
            left = " " * ((columns - width - 2) // 2)
            rows = picture(frame or bytes(1024))
            top = "─ " + title + " "
            page_lines = ["╭" + top + "─" * (width - len(top)) + "╮"]
            page_lines += ["│" + _DISPLAY + row + _PLAIN + "│" for row in rows]
            page_lines += ["╰" + "─" * width + "╯", HINT.center(width + 2).rstrip()]
            return [""] * ((lines - height - 3) // 2) + [left + line for line in page_lines]
    return ["This terminal is too small:"[:columns], "66 columns and 19 lines are needed."[:columns]][:lines]


def _end(number, _):
    sys.exit(128 + number)
