#!/usr/bin/env python3
"""Run the tests: all of host_tests, or those that the arguments (pytest's own) choose.

usage: python3 tools/test.py [PYTEST ARGUMENT ...]

    python3 tools/test.py                      everything
    python3 tools/test.py -k femkort           what has femkort in its name
    python3 tools/test.py host_tests/core      the rules alone

The first start makes the project's environment in .venv. Where Node.js is installed, the rules
also run on a 32-bit MicroPython in WebAssembly, which npm fetches on the first start.
"""

import os
import shutil
import subprocess
import sys

import environment

WASM = os.path.join(environment.ROOT, "host_tests", "wasm")


def fetch_wasm():
    """Install the WebAssembly build of MicroPython once; without it its tests are skipped."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        print("No Node.js here: the tests on 32-bit MicroPython are skipped.", file=sys.stderr)
        return
    package = os.path.join(WASM, "package.json")
    done = os.path.join(WASM, "node_modules", ".package-lock.json")  # npm writes it last
    if os.path.exists(done) and os.path.getmtime(done) >= os.path.getmtime(package):
        return
    print("Fetching the WebAssembly build of MicroPython …", file=sys.stderr, flush=True)
    command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    if subprocess.call(command, cwd=WASM, stdout=sys.stderr):
        print("npm could not fetch it: the tests on 32-bit MicroPython are skipped.", file=sys.stderr)
    elif os.path.exists(done):
        os.utime(done)  # npm leaves it as it was when there was nothing to do


def main():
    if sys.argv[1:2] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    environment.enter("play", "test")
    fetch_wasm()
    import pytest

    os.chdir(environment.ROOT)
    return pytest.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
