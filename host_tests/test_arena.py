"""The arena counts right, and the better player wins."""

import json
import os
import subprocess
import sys

import pytest

from chicago import rules as R, rulesets
from tools import arena

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def run(*arguments):
    command = [sys.executable, os.path.join(ROOT, "tools", "arena.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("name", rulesets.NAMES)
def test_normal_clearly_beats_easy(name):
    """Even the lower end of the interval lies above the fair share, at the fewest and at four seats."""
    for players in {rulesets.options(name)[R.MIN_PLAYERS], 4}:
        levels = ["normal"] + ["easy"] * (players - 1)
        best, *others = arena.tournament(name, levels, 40 * players, 1)["bots"]
        assert best["ci95"][0] > 1 / players, (players, best)
        assert all(best["win_share"] > other["win_share"] for other in others)
        assert best["points_per_deal"] > max(other["points_per_deal"] for other in others)


def test_json_is_one_object_and_the_same_each_time():
    command = ("--rules", "home", "chicago_points=10", "--bots", "normal,easy,easy", "--matches", "30",
               "--seed", "4", "--json")  # fmt: skip
    first, second = run(*command), run(*command)
    assert first.returncode == 0 and first.stdout == second.stdout and first.stdout.count("\n") == 1
    result = json.loads(first.stdout)
    assert list(result) == ["rules", "matches", "bots"]
    assert result["rules"] == "home chicago_points=10" and result["matches"] == 30
    for bot in result["bots"]:
        assert list(bot) == ["bot", "win_share", "ci95", "points_per_deal", "chicagos", "made",
                             "hand_points_per_deal", "last_trick_per_deal"]  # fmt: skip
        assert 0 <= bot["ci95"][0] <= bot["win_share"] <= bot["ci95"][1] <= 1
        assert 0 <= bot["made"] <= bot["chicagos"]
    assert sum(bot["win_share"] for bot in result["bots"]) == pytest.approx(1, abs=0.001)


def test_the_number_of_processes_changes_nothing():
    results = [arena.tournament("sm2025", ["easy", "normal", "easy"], 24, 3, processes) for processes in (1, 2, 3)]
    assert results[0] == results[1] == results[2]


def test_equal_players_win_equally():
    """Each shuffle is played in every rotation, so the same player in all seats has its fair share."""
    for bot in arena.tournament("classic", ["easy"] * 4, 40, 2)["bots"]:
        assert bot["ci95"][0] <= 0.25 <= bot["ci95"][1]


def test_points_and_calls_are_those_of_the_match():
    tallies = arena.play(rulesets.options("femkort"), ["easy", "normal", "easy"], 1, 5)
    assert sum(tally.points for tally in tallies) <= 0, "chips are only ever passed on"
    assert sum(tally.won for tally in tallies) == pytest.approx(1)
    assert len({tally.deals for tally in tallies}) == 1 and tallies[0].deals >= 10


@pytest.mark.parametrize(
    "arguments, words",
    (
        (("--bots", "easy,genius"), "unknown bot: genius"),
        (("--bots", "easy"), "is for 2 to 4 players, not 1"),
        (("--bots", "easy,easy", "--rules", "sm2025"), "is for 3 to 4 players, not 2"),
        (("--bots", "easy,easy", "--rules", "bridge"), "unknown rule set: bridge"),
        (("--bots", "easy,easy", "--rules", "home", "stop_at=x"), "stop_at cannot be x"),
        (("--bots", "easy,easy", "--matches", "1"), "must be at least 4"),
        (("--bots", "easy,easy", "--seed", "-1"), "--seed"),
        ((), "--bots"),
    ),
)
def test_a_wrong_command_line_is_told_in_one_line(arguments, words):
    done = run(*arguments)
    assert done.returncode == 2 and done.stdout == ""
    assert words in done.stderr and done.stderr.count("\n") == 1
