"""Starts the firmware on the simulator board in a process of its own and talks to it.

The process is the real MicroPython with the heap of a Pico or, with `runtime="cpython"`, this
Python. What goes over the two pipes is told in boards/simulator/device.py.
"""

import base64
import os
import subprocess
import sys
import tempfile

from environment import PYTHON, ROOT

FIRMWARE = os.path.join(ROOT, "firmware")
MAIN = os.path.join(FIRMWARE, "main.py")
BOARD = os.path.join(ROOT, "boards", "simulator")
LIB = os.path.join(ROOT, "lib")
MICROPYTHON = os.path.join(os.path.dirname(PYTHON), "micropython")
HEAP = "240wK"  # 240 KB of a 32-bit Pico: words are twice as long here

KEYS = {"up": "u", "down": "d", "left": "l", "right": "r", "a": "a", "b": "b"}


def runtimes():
    """The runtimes that this machine has, the best first."""
    return ["micropython", "cpython"] if os.path.exists(MICROPYTHON) else ["cpython"]


class Simulator:
    """The running firmware. `wishes` are what device.py is told; None leaves one out.

    `frame` is the last picture (bytes, or None before the first), `said` what the program
    printed besides pictures, such as its traceback (lines; complete after `end`)."""

    def __init__(self, runtime, wishes):
        told = ["%s=%s" % (name, value) for name, value in wishes.items() if value is not None]
        environment = dict(os.environ, CHICAGO_SIMULATOR="\n".join(told))
        if runtime == "micropython":
            command = [MICROPYTHON, "-X", "heapsize=" + HEAP, MAIN]
            environment["MICROPYPATH"] = os.pathsep.join((BOARD, FIRMWARE, LIB))
        else:
            command = [sys.executable, "-u", "-B", MAIN]
            path = (os.path.join(BOARD, "cpython"), BOARD, FIRMWARE, LIB)
            environment["PYTHONPATH"] = os.pathsep.join(path)
        self.frame = None
        self.said = []
        self._rest = b""
        self._errors = tempfile.TemporaryFile()
        # In a session of its own Ctrl-C reaches this program alone, which puts things in order.
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=environment,
            start_new_session=True,
        )
        self.pipe = self.process.stdout.fileno()

    def press(self, key):
        """Press a key of KEYS; a program that has ended takes no notice."""
        try:
            os.write(self.process.stdin.fileno(), KEYS[key].encode())
        except BrokenPipeError:
            pass

    def read(self):
        """Take in what the program has sent, waiting for at least something. False at its end."""
        data = os.read(self.pipe, 65536)
        *lines, self._rest = (self._rest + data).split(b"\n")
        if not data and self._rest:
            lines.append(self._rest)
        for line in lines:
            if line.startswith(b"frame "):
                self.frame = base64.b64decode(line[6:])
            else:
                self.said.append(line.decode(errors="replace"))
        return bool(data)

    def end(self, patience=1.0):
        """Ask the program to end, by closing its pipe, and insist after so many seconds. Its
        exit status, negative for a signal."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        try:
            status = self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            status = 0  # it was this program that ended it
        self.process.stdout.close()
        self._errors.seek(0)
        self.said += self._errors.read().decode(errors="replace").splitlines()
        self._errors.close()
        return status
