"""What a board gets has short names, and is the same program."""

import pathlib

from test_shrink import SOURCES, played_alike
from tools.rename import rename
from tools.shrink import shrink


def test_parameters():
    sources = {
        "one": "def f(first, second, *rest):\n    a = first\n    return a + second + sum(rest)\n",
        "two": "def g(given, name=1):\n    return lambda other: (given, other, name)\n\n\ng(1, name=2)\n",
        "three": "def h(värde):\n    é = värde; return [värde for värde in é]\n",
        "four": "class A:\n    def m(self, thing=1):\n        try:\n            thing()\n        except E as a:\n            pass\n",
    }
    new = rename(sources)
    assert new["one"] == "def f(b, c, *d):\n    a = b\n    return a + c + sum(d)\n"
    assert new["two"] == "def g(a, name=1):\n    return lambda b: (a, b, name)\n\n\ng(1, name=2)\n"
    assert new["three"].split("\n")[0] == "def h(a):"
    assert "except E as a" in new["four"] and "def m(self, b=1)" in new["four"]


def test_private_names_are_the_same_everywhere():
    new = rename({
        "one": "from .two import _helper\n_TABLE = (1, 2)\n_helper(_TABLE, _TABLE)\n",
        "two": "def _helper(a, b):\n    self._0 = __name__\n    return getattr(a, '_spoken') or self._spoken\n",
    })  # fmt: skip
    assert new["one"] == "from .two import _2\n_1 = (1, 2)\n_2(_1, _1)\n"
    assert "def _2(a, b)" in new["two"] and "__name__" in new["two"]
    assert new["two"].count("_spoken") == 2, "what is named in a text keeps its name"


def test_the_renamed_core_plays_the_same(tmp_path):
    small = rename(shrink(SOURCES))
    assert sum(map(len, small.values())) < sum(map(len, shrink(SOURCES).values()))
    for module, text in SOURCES.items():
        assert text.count("\n") == small[module].count("\n")
    played_alike(tmp_path, small)


def test_nothing_private_is_named_in_a_text():
    """Or it would keep its long name, and the texts with it."""
    root = pathlib.Path(__file__).parent.parent
    for path in [*(root / "lib").rglob("*.py"), *(root / "firmware").rglob("*.py")]:
        assert "getattr(" not in path.read_text("utf-8").replace("delattr(", ""), path
