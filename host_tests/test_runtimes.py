"""The rules on every runtime: the same core tests pass, and the same matches are the same bytes."""

import pathlib
import subprocess
import sys

import pytest

RUNNER = pathlib.Path(__file__).with_name("run_core.py")
MODULES = sorted(path.stem for path in RUNNER.parent.glob("core/test_*.py"))


@pytest.fixture(params=["micropython", "wasm"])
def runtime(request):
    """Each MicroPython in turn: 64 bits, and 32 bits as on a board."""
    return request.getfixturevalue(request.param)


@pytest.fixture(scope="module")
def on_cpython(run):
    return run([sys.executable, "host_tests/determinism.py"])


@pytest.mark.parametrize("module", MODULES)
def test_core_tests_pass(runtime, run, module):
    """Each file in a process of its own: the heap of WebAssembly only grows."""
    assert run([*runtime, "host_tests/run_core.py", module]).endswith(" passed, 0 failed\n")


def test_the_runner_runs_them_all_and_tells_failures(micropython, tmp_path):
    (tmp_path / "core").mkdir()
    (tmp_path / "run_core.py").write_text(RUNNER.read_text())
    one = "def test_a():\n    pass\ndef test_b():\n    assert 1 == 2\n"
    (tmp_path / "core" / "test_one.py").write_text(one)
    two = "def test_c():\n    pass\ndef helper():\n    assert 0\n"
    (tmp_path / "core" / "test_two.py").write_text(two)
    done = subprocess.run([*micropython, tmp_path / "run_core.py"], capture_output=True, text=True)
    assert done.returncode == 1
    assert "test_one.test_b failed:" in done.stdout
    assert done.stdout.endswith("\n2 passed, 1 failed\n")


def test_same_bytes(runtime, run, on_cpython):
    ours = run([*runtime, "host_tests/determinism.py"]).split("\n")
    theirs = on_cpython.split("\n")
    assert len(theirs) > 1000
    match = ""
    for here, there in zip(ours, theirs):
        if len(here) < 26:
            match = here
        assert here == there, "in the match " + match
    assert len(ours) == len(theirs)
