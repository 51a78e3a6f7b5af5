"""tools/play.py: scripted runs, the terminal and what it leaves behind, wrong command lines."""

import os
import signal
import struct
import subprocess
import sys
import time

import png
import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOLS = os.path.join(ROOT, "tools")
PLAY = os.path.join(TOOLS, "play.py")
LEAVE = b"\x1b[?1049l"  # back from the other screen

# A stand-in for the firmware's main.py: shows a picture, crashes on the key up.
FRAIL = """
from device import device

canvas, buttons, clock = device.canvas(), device.buttons(), device.clock()
canvas.rect(0, 0, 128, 64, 1, True)
canvas.show()
while True:
    if buttons.read() & 1:
        raise ValueError("the roof fell in")
    buttons.rest(1000)
"""


def play(*arguments):
    """Run play.py without a terminal."""
    return subprocess.run(
        [sys.executable, PLAY, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.fixture(params=["micropython", "cpython"])
def runtime(request):
    """Each runtime of the simulator in turn."""
    if request.param == "micropython":
        request.getfixturevalue("micropython")
    return request.param


# A match begun with the keys of the start screen, and the first choices in it.
SCRIPT = ("--seed", "7", "--keys", "a a a a right a b a a b a a b down b a a a a a")


def test_shot(runtime, tmp_path):
    path = tmp_path / "shot.png"
    done = play("--runtime", runtime, *SCRIPT, "--shot", str(path), "--scale", "3")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    width, height, rows, info = png.Reader(filename=str(path)).read()
    assert (width, height, info["bitdepth"], info["greyscale"]) == (3 * 128, 3 * 64, 1, True)
    light = sum(sum(row) for row in rows)
    assert 0 < light < width * height


def test_same_script_same_bytes(micropython, tmp_path):
    """Whichever the runtime, and however often."""
    pictures, records = set(), set()
    for number, name in enumerate(("micropython", "micropython", "cpython")):
        shot, record = tmp_path / ("%d.png" % number), tmp_path / ("%d.chicago" % number)
        done = play("--runtime", name, *SCRIPT, "--shot", str(shot), "--record", str(record))
        assert done.returncode == 0, done.stderr
        pictures.add(shot.read_bytes())
        records.add(record.read_bytes())
    assert len(pictures) == len(records) == 1


def test_keys_change_the_picture(tmp_path):
    pictures = set()
    for keys in ("", "down", "a"):
        path = tmp_path / "shot.png"
        assert play("--seed", "7", "--keys", keys, "--shot", str(path)).returncode == 0
        pictures.add(path.read_bytes())
    assert len(pictures) == 3


def test_record_can_be_replayed(tmp_path):
    path = tmp_path / "match.chicago"
    path.write_text("what stood here before\n")
    assert play(*SCRIPT, "--rules", "home", "--players", "3", "--record", str(path)).returncode == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "chicago-record 1"
    assert "rules home" in lines and "players 3" in lines and "deal" in lines
    assert any(line.startswith("0 ") for line in lines)
    replay = [sys.executable, os.path.join(TOOLS, "replay.py"), str(path), "--json"]
    done = subprocess.run(replay, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_crash_is_told(runtime, tmp_path):
    done = subprocess.run(
        [*with_main(tmp_path, FRAIL), "--runtime", runtime, "--keys", "down up"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "ValueError: the roof fell in" in done.stderr


@pytest.mark.parametrize(
    "arguments, words",
    (
        ((), "playing needs a terminal"),
        (("--keys", "a jump"), "'jump'"),
        (("--rules", "bridge"), "--rules is one of classic, home,"),
        (("--rules", "sm2025", "--players", "2"), "--players with --rules sm2025 is a number from 3 to 4"),
        (("--players", "5"), "--players with --rules classic is a number from 2 to 4"),
        (("--rules", "large", "--players", "many"), "from 2 to 6, not 'many'"),
        (("--level", "divine"), "--level is one of "),
        (("--language", "la"), "--language is one of en, sv"),
        (("--seed", "-1"), "--seed is a number from 0"),
        (("--runtime", "java"), "--runtime is one of"),
        (("--shot", "x.png"), "go with --keys"),
        (("--keys", "a", "--shot", "x.png", "--scale", "0"), "--scale is a number from 1"),
        (("--keys", "a", "--shot", "no/such/folder/x.png"), "--shot: cannot write no/such/folder/x.png"),
        (("--keys", "a", "--record", "no/such/folder/x"), "--record: cannot write no/such/folder/x"),
        (("--sound", "on"), "unrecognized arguments"),
    ),
)
def test_wrong_command_lines(arguments, words):
    done = play(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert words in done.stderr
    assert done.stderr.startswith("play.py: ") and done.stderr.count("\n") == 1


# In a terminal


def with_main(folder, source):
    """The command that is play.py with another main program in the firmware's place."""
    main = folder / "main.py"
    main.write_text(source)
    program = folder / "play_it.py"
    program.write_text(
        "import sys; sys.path.insert(0, %r); import simulator, play;"
        " simulator.MAIN = %r; sys.exit(play.main(sys.argv[1:]))" % (TOOLS, str(main))
    )
    return [sys.executable, str(program)]


class Session:
    """A program in a terminal of its own."""

    def __init__(self, command, columns=80, lines=24):
        import fcntl
        import pty
        import termios

        self.termios = termios
        self.terminal, self.inside = pty.openpty()
        self.resize(columns, lines)
        self.before = termios.tcgetattr(self.inside)
        self.process = subprocess.Popen(
            command,
            stdin=self.inside,
            stdout=self.inside,
            stderr=self.inside,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        self.seen = b""
        os.set_blocking(self.terminal, False)

    def resize(self, columns, lines):
        import fcntl

        fcntl.ioctl(self.inside, self.termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def look(self):
        try:
            self.seen += os.read(self.terminal, 65536)
        except BlockingIOError:
            time.sleep(0.02)

    def wait_for(self, sign):
        """Read until the terminal has been sent this; forget what came up to there."""
        end = time.monotonic() + 30
        while sign not in self.seen:
            assert time.monotonic() < end, self.seen
            self.look()
        self.seen = self.seen.partition(sign)[2]

    def press(self, data):
        os.write(self.terminal, data)

    def finish(self):
        """Wait for the end; the exit status and what came last."""
        end = time.monotonic() + 30
        while self.process.poll() is None:
            assert time.monotonic() < end, self.seen
            self.look()
        for _ in range(5):
            self.look()
        assert self.termios.tcgetattr(self.inside) == self.before
        os.close(self.terminal)
        os.close(self.inside)
        return self.process.returncode, self.seen


terminals = pytest.mark.skipif(os.name == "nt", reason="needs a Unix terminal")


def start(tmp_path, *arguments, **size):
    session = Session([sys.executable, PLAY, "--store", str(tmp_path / "saves"), *arguments], **size)
    session.wait_for(b"Q: quit")
    return session


def end_by_signal(number):
    return lambda session: os.kill(session.process.pid, number)


@terminals
@pytest.mark.parametrize(
    "end, status",
    (
        (lambda session: session.press(b"q"), 0),
        (lambda session: session.press(b"\x03"), 130),
        (end_by_signal(signal.SIGTERM), 128 + signal.SIGTERM),
        (end_by_signal(signal.SIGHUP), 128 + signal.SIGHUP),
    ),
    ids=("q", "Ctrl-C", "SIGTERM", "SIGHUP"),
)
def test_terminal_is_restored(tmp_path, runtime, end, status):
    session = start(tmp_path, "--runtime", runtime)
    session.press(b"\x1b[B\x1b[B")
    end(session)
    ended, said = session.finish()
    assert ended == status
    assert said.endswith(LEAVE), said


@terminals
def test_terminal_is_restored_before_a_crash_is_told(tmp_path):
    session = Session([*with_main(tmp_path, FRAIL), "--store", str(tmp_path)])
    session.wait_for("⣿⣿⣿".encode())
    session.press(b"\x1b[A")
    status, said = session.finish()
    assert status == 1
    assert b"the roof fell in" in said.partition(LEAVE)[2]


@terminals
def test_terminal_of_any_size(tmp_path):
    session = Session([sys.executable, PLAY, "--store", str(tmp_path)], columns=50, lines=10)
    session.wait_for(b"too small")
    session.resize(80, 24)
    session.wait_for("│".encode())
    session.resize(200, 60)
    session.wait_for("▀".encode())
    session.press(b"q")
    assert session.finish()[0] == 0
