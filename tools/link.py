"""A MicroPython board on a serial port, through mpremote's own transport. Everything raises Wrong with one
sentence that says what is the matter and what to do."""

import ast
import contextlib
import errno

from commandline import Wrong

# Runs on the board: what runs there, and how much room there is.
_ABOUT = """
import os, sys
_i = sys.implementation
_s = os.statvfs('/')
print((_i.name, tuple(_i.version)[:3], getattr(_i, '_machine', ''), getattr(_i, '_mpy', 0), _s[0], _s[3]))
"""
# Runs on the board: every file with its size and the start of its SHA-256.
_FILES = """
import os, hashlib, binascii
def _walk(folder):
    for entry in os.ilistdir(folder or '.'):
        path = folder + entry[0]
        if entry[1] & 0x4000:
            if folder + entry[0] in %r: _walk(path + '/')
        else:
            sha = hashlib.sha256()
            with open(path, 'rb') as file:
                while True:
                    data = file.read(512)
                    if not data: break
                    sha.update(data)
            print((path, os.stat(path)[6], binascii.hexlify(sha.digest()[:8]).decode()), end=',')
print('[', end='')
_walk('')
print(']')
"""


def ports():
    """(name, description) of the serial ports that a board may be on."""
    from serial.tools import list_ports

    return [(port.device, port.description) for port in sorted(list_ports.comports()) if port.vid is not None]


def choose_port(wanted=None):
    """The port that is wanted, or the only one with a board on it."""
    if wanted:
        return wanted
    found = ports()
    if not found:
        raise Wrong(
            "No board was found. Connect it by USB, with a cable that carries data; a Pico without"
            " MicroPython, which shows up as a drive, first needs that copied onto it."
        )
    if len(found) > 1:
        names = ", ".join("%s (%s)" % port for port in found)
        raise Wrong("There are several boards; say which one with --port: %s." % names)
    return found[0][0]


@contextlib.contextmanager
def connected(port):
    """A Link to the board on a port; the port is free again at the end."""
    link = Link(port)
    try:
        yield link
    finally:
        link.close()


class Link:
    """The board on a port. What it was doing is interrupted."""

    def __init__(self, port):
        from mpremote.transport import TransportError
        from mpremote.transport_serial import SerialTransport

        self.port = port
        try:
            self._serial = SerialTransport(port, timeout=5)
        except (TransportError, OSError, ValueError):
            raise Wrong(
                "The port %s cannot be opened: it is not there, another program has it, or you may not use"
                " it (on Linux: your user has to be in the group dialout)." % port
            ) from None
        try:
            with contextlib.redirect_stdout(None):  # it prints what it did not understand
                self._serial.enter_raw_repl(soft_reset=False, timeout_overall=5)
        except (TransportError, OSError):
            self.close()
            raise Wrong("What is on %s does not answer as MicroPython does." % port) from None

    def close(self):
        """Leave the port to others."""
        try:
            self._serial.close()
        except OSError:
            pass  # the board has gone

    def _do(self, what, *arguments):
        from mpremote.transport import TransportError, TransportExecError

        try:
            return what(*arguments)
        except TransportExecError as error:
            reason = error.error_output.strip().splitlines()[-1]
            raise Wrong("The board could not do it: %s." % reason) from None
        except TransportError:
            raise Wrong("The board on %s does not answer any more." % self.port) from None
        except (OSError, IndexError, ValueError) as error:
            if getattr(error, "errno", None) == errno.ENOSPC:
                raise Wrong("The board's file system is full.") from None
            if getattr(error, "errno", None) == errno.EROFS:
                raise Wrong("The board's file system cannot be written to.") from None
            raise Wrong("The connection to the board on %s broke; connect it and start again." % self.port) from None

    def about(self):
        """(runtime, version, what machine it is, its .mpy, bytes of a block, free blocks)."""
        return ast.literal_eval(self._do(self._serial.exec, _ABOUT).decode().strip())

    def files(self, folders):
        """{path: (bytes, hash)} of the files in the root and in these folders."""
        text = self._do(self._serial.exec, _FILES % (tuple(folders),)).decode()
        return {path: (size, digest) for path, size, digest in ast.literal_eval(text.strip())}

    def read(self, path):
        """The bytes of a file; None where there is none."""
        try:
            self._serial.fs_stat(path)
        except OSError:
            return None
        return bytes(self._do(self._serial.fs_readfile, path, 1024))

    def write(self, path, data):
        """Write a file beside the old one, then in its place."""
        folder = path.rpartition("/")[0]
        if folder:
            self.run("import os\nfor _n in %r:\n try: os.mkdir(_n)\n except OSError: pass" % (_parents(folder),))
        self._do(self._serial.fs_writefile, path + ".new", data, 1024)
        self.run("import os\ntry: os.remove(%r)\nexcept OSError: pass\nos.rename(%r, %r)" % (path, path + ".new", path))

    def run(self, code):
        """Run some code on the board."""
        self._do(self._serial.exec, code)

    def reset(self):
        """Start the board anew; the link is of no use afterwards."""
        self._do(self._serial.exec_raw_no_follow, "import machine\nmachine.reset()")


def _parents(folder):
    parts = folder.split("/")
    return ["/".join(parts[: i + 1]) for i in range(len(parts))]
