"""tools/flash.py and tools/record.py, on a board that is a pseudo-terminal with a real MicroPython behind."""

import os
import subprocess
import sys

import pytest
from fake_board import FakeBoard

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOLS = os.path.join(ROOT, "tools")
PICO = "('micropython', (1, 26, 1), 'Raspberry Pi Pico with RP2040', 6, 4096, 300)"
ABOUT = "(_i.name, tuple(_i.version)[:3], getattr(_i, '_machine', ''), getattr(_i, '_mpy', 0), _s[0], _s[3])"


@pytest.fixture
def board(micropython, tmp_path):
    """A function that makes a board with an empty file system that says `about` of itself."""
    folder = tmp_path / "board"
    folder.mkdir()
    made = []

    def make(about=PICO, limit=None):
        made.append(FakeBoard(micropython, folder, {ABOUT: about}, limit))
        return made[-1]

    yield make
    for one in made:
        one.close()


def run(tool, *arguments):
    """(status, output, errors) of a tool."""
    done = subprocess.run(
        [sys.executable, os.path.join(TOOLS, tool), *arguments], capture_output=True, text=True, timeout=120
    )
    return done.returncode, done.stdout, done.stderr


def files(board):
    """{path: bytes} on a board."""
    found = {}
    for path, _, names in os.walk(board.folder):
        for name in names:
            with open(os.path.join(path, name), "rb") as file:
                found[os.path.relpath(os.path.join(path, name), board.folder)] = file.read()
    return found


def test_it_copies_verifies_and_starts_the_game_and_keeps_what_is_saved(board):
    one = board()
    with open(os.path.join(one.folder, "match.0"), "wb") as file:
        file.write(b"a saved match")
    with open(os.path.join(one.folder, "device.py"), "wb") as file:
        file.write(b"stale")
    with open(os.path.join(one.folder, "main.py"), "wb") as file:
        file.write(b"print('mine')")
    status, output, errors = run("flash.py", "--port", one.port)
    assert (status, errors) == (0, "")
    there = files(one)
    assert there["match.0"] == b"a saved match"
    assert there["main-before.py"] == b"print('mine')"
    assert b"handheld.guard" in there["main.py"]
    assert "device.py" not in there and "device.mpy" in there and "hal/oled.mpy" in there
    assert "100%  main.py" in output and "whole" in output and "match.0" in output
    assert one.resets == 1

    # Once more: nothing is left to do, but for what has changed on the board meanwhile.
    with open(os.path.join(one.folder, "chicago", "match.mpy"), "ab") as file:
        file.write(b"!")
    with open(os.path.join(one.folder, "handheld", "gone.mpy"), "wb") as file:
        file.write(b"of an older version")
    status, output, errors = run("flash.py", "pico_ssd1306", "--port", one.port)
    assert (status, errors) == (0, "")
    assert "To copy: 1 of" in output and "100%  chicago/match.mpy" in output
    assert "handheld/gone.mpy" not in files(one)


def test_a_dry_run_changes_nothing(board):
    one = board()
    status, output, _ = run("flash.py", "--port", one.port, "--dry-run")
    assert status == 0 and "To copy:" in output
    assert files(one) == {} and one.resets == 0


@pytest.mark.parametrize(
    ("about", "what"),
    (
        (PICO.replace("micropython", "circuitpython"), "CircuitPython"),
        (PICO.replace("(1, 26, 1)", "(1, 21, 0)"), "at least 1.22"),
        (PICO.replace("RP2040", "STM32"), "STM32"),
        (PICO.replace("300)", "3)"), "too little room"),
    ),
)
def test_a_board_that_will_not_do_is_told_and_left_alone(board, about, what):
    one = board(about)
    status, _, errors = run("flash.py", "--port", one.port)
    assert status == 1 and what in errors and errors.count("\n") == 1
    assert files(one) == {}


def test_a_board_for_another_chip_is_refused(board):
    one = board(PICO.replace("RP2040", "ESP32"))
    status, _, errors = run("flash.py", "pico_ssd1306", "--port", one.port)
    assert status == 1 and "pico_ssd1306 is not for" in errors


def test_unplugged_midway_is_one_sentence_and_the_next_run_goes_on(board):
    one = board(limit=30)
    status, output, errors = run("flash.py", "--port", one.port)
    assert status == 1 and errors.count("\n") == 1 and "board" in errors
    assert "%" in output
    again = board()
    status, output, errors = run("flash.py", "--port", again.port)
    assert (status, errors) == (0, "")
    assert "main.mpy" not in files(again) and "main.py" in files(again)
    assert not [path for path in files(again) if path.endswith(".new")]


def test_a_port_that_cannot_be_opened_is_one_sentence(tmp_path):
    status, _, errors = run("flash.py", "--port", str(tmp_path / "nothing"))
    assert status == 1 and "cannot be opened" in errors and errors.count("\n") == 1


def test_what_does_not_answer_is_one_sentence():
    import pty

    master, slave = pty.openpty()
    status, _, errors = run("flash.py", "--port", os.ttyname(slave))
    os.close(master)
    os.close(slave)
    assert status == 1 and "does not answer" in errors and errors.count("\n") == 1


@pytest.mark.parametrize("tool", ("flash.py", "record.py", "build.py", "emulate.py"))
def test_a_wrong_command_line_has_status_2(tool):
    status, _, errors = run(tool, "--nonsense")
    assert status == 2 and tool in errors and errors.count("\n") == 1


def test_an_unknown_board_has_status_2():
    status, _, errors = run("flash.py", "toaster")
    assert status == 2 and "toaster" in errors and "pico_ssd1306" in errors


def test_the_record_and_the_trace_are_read_from_a_board(board, tmp_path):
    one = board()
    with open(os.path.join(one.folder, "match.chicago"), "wb") as file:
        file.write("Ж record".encode())
    target, trace = str(tmp_path / "got.chicago"), str(tmp_path / "trace.txt")
    status, output, errors = run("record.py", "--port", one.port, "--trace", trace, target)
    assert (status, errors) == (0, "") and "no trace" in output
    with open(target, "rb") as file:
        assert file.read() == "Ж record".encode()
    assert not os.path.exists(trace) and one.resets == 1
    status, _, errors = run("record.py", "--port", one.port, target)
    assert status == 2 and "there already" in errors
