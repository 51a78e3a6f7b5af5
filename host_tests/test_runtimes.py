"""The rules on every runtime: the same core tests pass, and the same matches are the same bytes."""

import os
import sys

import pytest


@pytest.fixture(params=["micropython", "wasm"])
def runtime(request):
    """Each MicroPython in turn: 64 bits, and 32 bits as on a board."""
    return request.getfixturevalue(request.param)


@pytest.fixture(scope="module")
def on_cpython(run):
    return run([sys.executable, "host_tests/determinism.py"])


def test_core_tests_pass(runtime, run, root):
    printed = run([*runtime, "host_tests/run_core.py"])
    print(printed)
    tests = os.listdir(os.path.join(root, "host_tests", "core"))
    assert printed.endswith(" 0 failed\n")
    assert not printed.startswith("0 passed") or not any(name.startswith("test_") for name in tests)


def test_a_failure_is_told(runtime, run, root):
    """The runner itself: a failing test is named and the exit status says so."""
    with pytest.raises(AssertionError, match="no module named"):
        run([*runtime, "host_tests/run_core.py", "test_nothing_of_that_name"])


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
