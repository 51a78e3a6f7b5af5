"""Four experts play whole matches with no more than 6 KB of heap left to them, here in words of twice the size."""

import os
import subprocess

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

SCRIPT = """
import gc
from chicago import generator, rulesets
from chicago.match import Match
from chicago.table import NOBODY, OVER, PHASE, TO_ACT
from chicago.view import View
from chicago.bots import expert
from chicago.bots.effort import Effort

luck = bytearray(generator.SIZE)
generator.seed(luck, 0, 3)


def below(n):
    return generator.below(luck, 0, n)


effort = Effort(60)
view = View()
ballast = []


def play(number):
    match = Match(rulesets.options(rulesets.NAMES[number % 5]), 4, 0, number)
    while match.s[PHASE] != OVER and match.deal_number() < 12:
        if match.s[TO_ACT] == NOBODY:
            match.deal()
        else:
            match.apply(expert.decide(view.look(match, match.s[TO_ACT]), below, effort))


play(0)
gc.collect()
while gc.mem_free() > FREE + 300:
    ballast.append(bytearray(256))
gc.collect()
before = gc.mem_free()
for number in range(60):
    play(number)
gc.collect()
print(before, gc.mem_free())
"""


@pytest.fixture
def board_folder(tmp_path):
    """A folder with the rules and the players, compiled as for a board."""
    import sys

    sys.path.insert(0, os.path.join(ROOT, "tools"))
    from compile import compile_to, sources

    compile_to(str(tmp_path), sources("lib/chicago"))
    return str(tmp_path)


def test_sixty_matches_in_6_kb(micropython, board_folder):
    free = 2 * 6 * 1024
    run = subprocess.run(
        [*micropython, "-X", "heapsize=300wK", "-c", SCRIPT.replace("FREE", str(free))],
        env={"MICROPYPATH": board_folder}, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr[-500:]
    before, after = map(int, run.stdout.split())
    assert before <= free + 300
    assert before == after, "what is in use grows"
