"""What a board gets has numbers for shared constants, and is the same program."""

import ast
import pathlib
import subprocess
import sys

from tools.shrink import constants, shrink

LIB = pathlib.Path(__file__).parent.parent / "lib" / "chicago"
SOURCES = {path.stem: path.read_text("utf-8") for path in LIB.glob("*.py")}


def test_forms():
    sources = {
        "portable": "def const(value):\n    return value\n",
        "places": "from .portable import const\nONE = const(1)\nTWO = const(2)  # two\n_OWN = const(3)\n",
        "game": "from . import places as P, cards\nfrom .places import (\n    ONE,\n    TWO as SECOND,\n    f,\n)\n"
        "x = P.TWO + ONE\ny = s.ONE + s[SECOND] + cards.ONE\n",
    }
    new = shrink(sources)
    assert new["places"] == "pass\npass\npass  # two\n_OWN = const(3)\n"
    assert new["game"] == (
        "from . import cards\nfrom .places import f\n\n\n\n\nx = 2 + 1\ny = s.ONE + s[2] + cards.ONE\n"
    )
    assert new["portable"] == sources["portable"]


def test_packages():
    sources = {
        "game.portable": "const = int\n",
        "game.rules": "from game.portable import const\nA = const(1)\nB = const(2)\n",
        "app.choices": "from game.portable import const\nONE = const(7)\nMANY = (1, 2)\n",
        "app.screens.start": "from game import rules as R\nfrom .. import choices as C, said\n"
        "x = R.A, C.ONE, C.MANY, said.B\n",
        "app.screens.end": "from .. import choices as C\nfrom . import start\nfor C.x in C.ONE, start.x:\n  f(C=C.ONE)\n",
    }
    new = shrink(sources)
    assert new["app.choices"] == "pass\npass\nMANY = (1, 2)\n"
    assert new["app.screens.start"] == "pass\nfrom .. import choices as C, said\nx = 1, 7, C.MANY, said.B\n"
    assert new["app.screens.end"].startswith("from .. import choices as C\nfrom . import start\n")


def test_the_core_keeps_its_lines_and_loses_its_constants():
    new = shrink(SOURCES)
    for module, text in SOURCES.items():
        assert text.count("\n") == new[module].count("\n")
        assert not constants(new[module])
    names = {node.id for node in ast.walk(ast.parse(new["match"])) if isinstance(node, ast.Name)}
    shared = {name for text in SOURCES.values() for name in constants(text)}
    assert len(shared) > 80 and not names & shared


def test_the_shrunk_core_plays_the_same(tmp_path):
    played_alike(tmp_path, shrink(SOURCES))


# What `played_alike` calls by its name.
NAMED = ("Match", "options", "NAMES", "legal", "apply", "deal", "s")


def played_alike(tmp_path, sources):
    """The same match, from the sources and from what a board gets."""
    package = tmp_path / "chicago"
    package.mkdir()
    for module, text in sources.items():
        (package / (module + ".py")).write_text(text.replace("const(", "("), "utf-8")
    script = (
        "from chicago import rulesets\nfrom chicago.match import Match\n"
        "for name in rulesets.NAMES:\n"
        "    match = Match(rulesets.options(name), 3, 0, 4, lambda event: print(*event))\n"
        "    for turn in range(400):\n"
        "        legal = match.legal()\n"
        "        match.apply(legal[turn % len(legal)]) if legal else match.s[31] == 5 and match.deal()\n"
        "    print(match.s.hex())\n"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONPATH": str(path)}, capture_output=True, text=True
        )
        for path in (LIB.parent, tmp_path)
    ]
    assert runs[0].returncode == 0 and runs[0].stdout.count("\n") > 500
    assert runs[0].stdout == runs[1].stdout and runs[1].stderr == ""
