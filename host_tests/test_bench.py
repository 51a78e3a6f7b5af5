"""What the bench measures, and the budgets that can be held on any machine: those of memory."""

import json
import os
import subprocess
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


@pytest.fixture(scope="module")
def bench():
    sys.path.insert(0, os.path.join(ROOT, "tools"))
    import bench as module

    yield module
    sys.path.remove(os.path.join(ROOT, "tools"))


def by_name(rows):
    return {row["name"]: row for row in rows}


def test_the_core_fits_a_board(bench, wasm):
    rows = by_name(bench.heap(bench.HEAP, "lib/chicago"))
    core = rows["rules core + one match in play, heap"]
    assert 4096 < core["value"] <= core["budget"] == 14336
    growth = rows["growth of the heap over 200 deals"]
    assert growth["value"] == 0 and growth["within"] is True


def test_a_save_fits(bench):
    (row,) = bench.save()
    assert row["value"] <= row["budget"] == 256


def test_a_figure_beside_its_budget(bench):
    assert bench.row("x", 5, "bytes", "here", 4)["within"] is False
    assert bench.row("x", 4, "bytes", "here", 4)["within"] is True
    assert bench.row("x", None, "bytes", "here", 4)["within"] is None
    assert list(bench.row("x", 1, "bytes", "here")) == ["name", "value", "unit", "runtime", "budget", "within"]


def test_without_node_there_are_no_figures_but_rows(bench, monkeypatch):
    monkeypatch.setattr(bench, "_node", [False])
    rows = bench.heap(bench.HEAP, "lib/chicago")
    assert [row["value"] for row in rows] == [None] * len(rows) and len(rows) == 3
    assert json.loads(json.dumps(rows))[1]["within"] is None


def test_rows_are_shown_for_people(bench, capsys):
    bench.show([bench.row("thing", 1234, "bytes", "here", 1000), bench.row("other", None, "bytes", "there", 1)])
    shown = capsys.readouterr().out
    assert "1,234 bytes" in shown and "OVER" in shown and "not measured" in shown


def test_speed_is_measured_where_it_runs(micropython, run):
    for command in ([sys.executable], micropython):
        hands, deals = map(int, run(command + ["host_tests/speed.py", "0.05"]).split())
        assert hands > 100 and deals > 1


def test_a_wrong_command_line():
    command = [sys.executable, os.path.join(ROOT, "tools", "bench.py"), "--fast"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "--fast" in done.stderr
