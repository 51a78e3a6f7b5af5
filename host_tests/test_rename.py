"""What a board gets has cheap names, and is the same program."""

import ast
import pathlib

from test_shrink import NAMED, SOURCES, played_alike
from tools import known_names
from tools.rename import rename
from tools.shrink import shrink

KNOWN = {*known_names.STATIC, *known_names.COMMON}


def test_parameters():
    sources = {
        "one": "def f(first, second, *rest):\n    a = first\n    return a + second + sum(rest)\n",
        "two": "def g(given, name=1):\n    return lambda other: (given, other, name)\n\n\ng(1, name=2)\n",
        "three": "def h(värde):\n    é = värde; return [värde for värde in é]\n",
        "four": "class A:\n    def m(self, thing=1):\n        try:\n            thing()\n        except E as a:\n            pass\n",
    }
    new = rename(sources, kept=("f", "g", "h", "A", "m"))
    assert new["one"] == "def f(b, c, *d):\n    a = b\n    return a + c + sum(d)\n"
    assert new["two"] == "def g(a, name=1):\n    return lambda b: (a, b, name)\n\n\ng(1, name=2)\n"
    assert new["three"].split("\n")[0] == "def h(a):"
    assert "except E as a" in new["four"] and "def m(self, b=1)" in new["four"]


def test_names_are_the_same_everywhere():
    new = rename({
        "one": "from .two import _helper, Thing\n_TABLE = (1, 2)\n_helper(_TABLE, _TABLE)\nThing().wide = Thing\n",
        "two": "def _helper(a, b):\n    return a.wide\n\n\nclass Thing:\n    pass\n",
    })  # fmt: skip
    helper, thing = new["two"].split("(")[0][4:], new["two"].split("class ")[1].split(":")[0]
    assert helper in KNOWN and thing in KNOWN and helper != thing
    assert new["one"].startswith("from .two import %s, %s\n" % (helper, thing))
    wide = new["two"].split("a.")[1].split("\n")[0]
    assert wide in KNOWN and new["one"].endswith("%s().%s = %s\n" % (thing, wide, thing))


def test_a_private_name_of_one_module_may_be_one_of_another():
    new = rename({"one": "_first = 1\nprint(_first)\n", "two": "def _second():\n    pass\n"})
    name = new["one"].split()[0]
    assert name in KNOWN and new["two"] == "def %s():\n    pass\n" % name
    # But where a class inherits from another module's, a private name of one is seen by both.
    new = rename({
        "one": "class Base:\n    def m(self):\n        self._a1 = 1\n",
        "two": "from one import Base\n\n\nclass Other(Base):\n    def n(self):\n        self._b1 = self._c1 = 2\n",
    })  # fmt: skip
    names = {node.attr for text in new.values() for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)}
    assert len(names) == 3


def test_what_others_look_at_keeps_its_name():
    source = (
        "import machine\nfrom time import sleep_us as nap\n\n\nclass Lost(ValueError):\n    pass\n\n\n"
        "def toggle(pin):\n    machine.toggle(pin)\n    pin.spoken = nap\n    pin.text = getattr(pin, 'spoken')\n"
    )
    new = rename({"own": source, "machines": "import own\nown.toggle(1)\n"})
    for name in ("machine.toggle", "def toggle", "Lost(ValueError)", ".spoken", ".text", "sleep_us", "import own"):
        assert name in new["own"] + new["machines"], name


def test_constants_stay_such_that_the_compiler_leaves_them_out():
    new = rename({"one": "from micropython import const\n_LONG = const(3)\nprint(_LONG)\n"})
    assert new["one"] == "from micropython import const\n_0 = const(3)\nprint(_0)\n"


def test_the_renamed_core_plays_the_same(tmp_path):
    small = rename(shrink(SOURCES), NAMED)
    for module, text in SOURCES.items():
        assert text.count("\n") == small[module].count("\n")
    names = {node.name for text in small.values() for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
    unknown = {name for name in names - KNOWN - set(NAMED) if name[:2] != "__"}
    assert len(names) > 60 and len(unknown) < 12, unknown
    played_alike(tmp_path, small)


def test_nothing_private_is_named_in_a_text():
    """Or it would keep its long name, and the texts with it."""
    root = pathlib.Path(__file__).parent.parent
    for path in [*(root / "lib").rglob("*.py"), *(root / "firmware").rglob("*.py")]:
        assert "getattr(" not in path.read_text("utf-8").replace("delattr(", ""), path
