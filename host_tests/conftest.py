"""What the tests share: where the project lies, and the other runtimes as commands.

A test that asks for `micropython` or `wasm` is skipped, with the reason, where there is none.
"""

import os
import shutil
import subprocess
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


@pytest.fixture(scope="session")
def root():
    """The path of the repo."""
    return ROOT


@pytest.fixture(scope="session")
def micropython():
    """The command that runs the real MicroPython (64-bit unix port), a list to be followed by a
    script and its arguments. `-X heapsize=240wK` after it gives the heap of a Pico."""
    program = os.path.join(os.path.dirname(sys.executable), "micropython")
    if not os.path.exists(program):
        pytest.skip("no MicroPython interpreter for this platform")
    return [program]


@pytest.fixture(scope="session")
def wasm():
    """The command that runs the 32-bit MicroPython in WebAssembly, a list to be followed by a
    script named from the root of the repo, and its arguments."""
    folder = os.path.join(ROOT, "host_tests", "wasm")
    if shutil.which("node") is None:
        pytest.skip("no Node.js here")
    if not os.path.isdir(os.path.join(folder, "node_modules", "@micropython")):
        pytest.skip("the WebAssembly build of MicroPython was not fetched (tools/test.py does)")
    return ["node", os.path.join(folder, "runner.mjs")]


@pytest.fixture(scope="session")
def run():
    """A function that runs a command from the root of the repo and gives what it printed; the
    test fails, with that, where its exit status is not 0."""

    def run_command(command):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run_command
