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
import sys

import environment
import wasm


def main():
    if sys.argv[1:2] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    environment.enter("play", "board", "test", "exact", "openspiel")
    wasm.fetch()
    import pytest

    os.chdir(environment.ROOT)
    return pytest.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
