"""Many matches with every screen opened: the heap does not grow, and does not fall to pieces.

`python3 tools/bench.py --soak` does the same for 204 matches.
"""

import os
import re
import subprocess
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOLS = os.path.join(ROOT, "tools")
sys.path[:0] = [TOOLS]

# Runs on MicroPython with the modules as a board has them.
SCRIPT = """
import gc, micropython
from soak import Soak
played = Soak()
for _ in range(3):
    for _ in range(12):
        played.match()
    gc.collect()
    micropython.mem_info()
"""


def test_the_heap_does_not_grow_on_32_bits(wasm):
    import bench

    row = bench.soak(12)[0]
    assert row["value"] == 0 and row["within"], row


@pytest.fixture
def board_folder(tmp_path):
    """A folder with the app and the soak, compiled as for a board."""
    from bench import APP_PACKAGES, TESTS
    from compile import compile_to, read, shorten, sources

    texts = sources(*APP_PACKAGES)
    texts.update({name: read(os.path.join(TESTS, name + ".py")) for name in ("fakes", "soak")})
    compile_to(str(tmp_path), shorten(texts, ("Soak", "match")))
    return str(tmp_path)


def test_the_largest_free_block_stays(micropython, board_folder):
    """With a heap that is no larger than it has to be, and collects when it is full, as a board's."""
    run = subprocess.run(
        [*micropython, "-X", "heapsize=80wK", "-c", SCRIPT],
        env={"MICROPYPATH": board_folder}, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout[-500:] + run.stderr[-500:]
    used = [int(number) for number in re.findall(r"used: (\d+)", run.stdout)]
    largest = [int(number) for number in re.findall(r"max free sz: (\d+)", run.stdout)]
    assert len(used) == len(largest) == 3
    assert max(used) - min(used) < 1024, used
    # In blocks of 32 bytes: always room for the largest thing there is, a screen's code.
    assert min(largest) * 32 >= 4096, largest


def test_every_screen_is_opened(monkeypatch):
    """Or the soak would prove less than it says."""
    import gc

    from handheld import app
    from soak import Soak

    monkeypatch.setattr(gc, "collect", lambda *args: 0)
    opened = set()
    real = app.need

    def need(name):
        opened.add(name)
        return real(name)

    monkeypatch.setattr(app, "need", need)
    soak = Soak()
    for _ in range(6):
        soak.match()
    folder = os.path.join(ROOT, "firmware", "handheld", "screens")
    screens = {name[:-3] for name in os.listdir(folder) if name.endswith(".py")} - {"__init__"}
    # The list is part of others; nobody makes a fault, enters a name or passes the device on here.
    rest = {"menu", "fault", "entry", "handover", "drew"}
    assert {"handheld.screens." + name for name in screens - rest} <= opened
