"""A MicroPython board on a serial port that is not there: a pseudo-terminal with the raw REPL of a board,
and a real MicroPython interpreter behind it, whose files lie in a folder of the host."""

import os
import pty
import select
import subprocess
import threading
import tty

# Runs in the interpreter: code comes in, its output and its fault go out.
_BEHIND = r"""
import io, sys
names = {}
while True:
    length = sys.stdin.readline()
    if not length:
        break
    code = sys.stdin.read(int(length))
    fault = ''
    try:
        exec(code, names)
    except BaseException as error:
        text = io.StringIO()
        sys.print_exception(error, text)
        fault = text.getvalue()
    print('\x04' + fault, end='\x04')
"""

_WINDOW = 1024  # bytes of code that it takes before it says that there is room for more


class FakeBoard:
    """`replace` is text of what is run that is replaced before: what a board would say of itself. `port`
    is the name to open. After `limit` pieces of code it is unplugged. `ran` is all code that was run."""

    def __init__(self, micropython, folder, replace=(), limit=None):
        self.folder = str(folder)
        self.ran = []
        self.resets = 0
        self._replace = dict(replace)
        self._limit = limit
        self._master, slave = pty.openpty()
        tty.setraw(slave)
        self.port = os.ttyname(slave)
        self._slave = slave
        self._behind = subprocess.Popen(
            [*micropython, "-c", _BEHIND], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=self.folder
        )
        self._stopped = False
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self):
        """Unplug it."""
        self._stopped = True
        self._thread.join()
        self._behind.kill()
        self._behind.wait()
        self._behind.stdin.close()
        self._behind.stdout.close()

    def _serve(self):
        line = b""
        pasting = False
        try:
            while not self._stopped:
                if not select.select([self._master], [], [], 0.05)[0]:
                    continue
                for byte in os.read(self._master, 1024):
                    line += bytes([byte])
                    if pasting and byte != 0x04:
                        pasting += 1
                        if pasting % _WINDOW == 1:
                            self._say(b"\x01")
                    elif byte == 0x03:
                        line = b""
                    elif line == b"\x05A\x01":
                        self._say(b"R\x01" + _WINDOW.to_bytes(2, "little"))
                        line = b""
                        pasting = 1
                    elif byte == 0x01 and line.strip() == b"\x01":
                        self._say(b"raw REPL; CTRL-B to exit\r\n>")
                        line = b""
                    elif byte == 0x04:
                        if self._limit is not None and len(self.ran) >= self._limit:
                            return
                        self._say(b"\x04" + self._run(line[:-1].decode()) + b">")
                        line = b""
                        pasting = False
        finally:
            os.close(self._slave)
            os.close(self._master)

    def _say(self, data):
        os.write(self._master, data)

    def _run(self, code):
        self.ran.append(code)
        if "machine.reset()" in code:
            self.resets += 1
            return b"\x04\x04"
        for old, new in self._replace.items():
            code = code.replace(old, new)
        self._behind.stdin.write(b"%d\n" % len(code) + code.encode())
        self._behind.stdin.flush()
        answer = b""
        while answer.count(b"\x04") < 2:
            answer += self._behind.stdout.read1()
        return answer
