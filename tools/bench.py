#!/usr/bin/env python3
"""Measure memory and speed, beside the budgets.

usage: python3 tools/bench.py [--soak] [--json]

Heap is measured on a 32-bit MicroPython (WebAssembly, in Node.js) with files compiled as for a board.
Speed is that of this computer, one second a figure. `--soak` plays 204 matches with every screen opened
instead, which takes five minutes. `--json` prints a list of objects: name, value, unit, runtime, budget,
within. What cannot be measured here has the value null.
"""

import json
import os
import subprocess
import sys
import tempfile
import time

import environment

LIB = os.path.join(environment.ROOT, "lib")
MICROPYTHON = os.path.join(os.path.dirname(environment.PYTHON), "micropython")
TESTS = os.path.join(environment.ROOT, "host_tests")
SPEED = os.path.join("host_tests", "speed.py")
APP_PACKAGES = ("lib/chicago", "firmware/handheld", "firmware/hal")

CPYTHON, UNIX, WASM = "CPython", "MicroPython unix, 64-bit", "MicroPython wasm, 32-bit"

# What is measured of the heap: (name, source, times, since which row, budget). A figure is what the
# heap has grown since then; with no such row, what the source puts into `figure`.
HEAP = (
    (None, "import chicago.rulesets; options = chicago.rulesets.options('home')\n"
           "del sys.modules['chicago.rulesets'], chicago.rulesets", 1, None, None),
    ("rules core, heap after import", "import chicago.match, chicago.view", 1, 0, None),
    ("rules core + one match in play, heap",
     "match = chicago.match.Match(options, 4, 0, 1); match.deal()\n"
     "view = chicago.view.View().look(match, 1)", 1, 0, 14 * 1024),
    (None, "def deal():\n"
           "    while match.legal():\n"
           "        match.apply(match.legal()[0])\n"
           "    if match.s[31] == 6:\n"
           "        match.__init__(options, 4, 0, 1)\n"
           "    match.deal()\n", 1, None, None),
    (None, "deal()", 20, None, None),
    ("growth of the heap over 200 deals", "deal()", 200, 4, 0),
)  # fmt: skip

DEVICE = """
from hal.mono import Mono
import handheld.app
class Device:
    def canvas(self): return Mono(128, 64, lambda picture: None)
    def clock(self): return self
    buttons = store = clock
    def ticks(self): return 0
    read = ticks
    def load(self, name): return None
    def light(self, value): pass
    turn = light
    def save(self, name, data): pass
    append = save
    def sound(self): return None
    def defaults(self): return {'language': 'sv'}
    def entropy(self): return 1
"""
APP = (
    (None, "pass", 1, None, None),
    (None, DEVICE, 1, None, None),
    (None, "device = Device()\napp = handheld.app.App(device, device.canvas())", 1, None, None),
    (None, "import chicago.rulesets\n"
           "import handheld.opening, handheld.modules\n"
           "handheld.opening.begin(app.game, chicago.rulesets.options('home'), b'\\0\\2\\2\\2\\2\\2', 4, 5)\n"
           "app.game.step(); handheld.modules.drop('handheld.opening'); handheld.modules.drop('chicago.save')\n", 1, None, None),
    ("app with a match in play, heap at rest",
     "app.game.hold(0); app.game.advice(1, 1); import handheld.screens.exchange", 1, 0, 48 * 1024),
    # Nothing is collected on the way: what is live at any moment is less.
    ("strongest computer player, heap for a decision",
     "import gc\nfrom chicago.bots import LEVELS\nfrom chicago.table import NOBODY, TO_ACT\n"
     "figure = 0\nmatch = app.game.match\n"
     "while match.s[TO_ACT] != NOBODY:\n"
     "    before = gc.mem_alloc()\n"
     "    action = app.game.advice(match.s[TO_ACT], len(LEVELS) - 1)\n"
     "    figure = max(figure, gc.mem_alloc() - before)\n"
     "    match.apply(action)", 1, None, 6 * 1024),
)  # fmt: skip


def row(name, value, unit, runtime, budget=None):
    """A figure beside its budget, which is the most it may be."""
    within = None if budget is None or value is None else value <= budget
    return {"name": name, "value": value, "unit": unit, "runtime": runtime, "budget": budget, "within": within}


def heap_figures(steps, *packages, others=()):
    """The figures of `steps`, None where they can't be measured, which are run with the packages as a board
    has them, and with the modules of host_tests that are named in `others`."""
    from compile import compile_to, read, shorten, sources
    from wasm import FOLDER

    figures = [None] * len(steps)
    if node():
        texts = sources(*packages)
        texts.update({name: read(os.path.join(TESTS, name + ".py")) for name in others})
        texts.update({"step%d" % i: step[1] for i, step in enumerate(steps)})
        short = shorten(texts, ("figure",))
        runs = [(short.pop("step%d" % i), step[2]) for i, step in enumerate(steps)]
        with tempfile.TemporaryDirectory() as folder:
            compile_to(folder, short)
            run = subprocess.run(
                ["node", os.path.join(FOLDER, "heap.mjs"), folder],
                input=json.dumps(runs),
                capture_output=True,
                text=True,
                check=True,
            )
            figures = json.loads(run.stdout)
    return figures


def heap(steps, *packages):
    """The rows of `steps`."""
    figures = heap_figures(steps, *packages)
    rows = []
    for (name, _, _, since, budget), figure in zip(steps, figures):
        if name:
            value = None if figure is None else max(figure - (0 if since is None else figures[since]), 0)
            rows.append(row(name, value, "bytes", WASM, budget))
    return rows


_node = []


def node():
    """Whether there is a 32-bit MicroPython to measure on; fetched and said once."""
    if not _node:
        from wasm import fetch

        _node.append(fetch())
    return _node[0]


PIECE = "if not played.piece(): print('more')"


def soak(matches, before=30):
    """The row of a soak of so many matches, after some that it takes for everything to have been there; both
    numbers by six, the rule sets. What is in use is the least after any of the last six matches: what one of
    them left until the next is no growth."""
    steps = [("import soak\nplayed = soak.Soak()", 1)]
    for times in (before, matches):
        steps += [(PIECE, times - 5)] + 5 * [(PIECE, 1)]
    figures = heap_figures([(None, *step) for step in steps], *APP_PACKAGES, others=("fakes", "soak"))
    growth = None if None in figures else max(min(figures[7:]) - min(figures[1:7]), 0)
    return [row("growth over %d matches with every screen" % matches, growth, "bytes", WASM, 0)]


def save():
    """The size of a saved match."""
    from chicago.save import SAVE_BYTES

    return [row("a saved match", SAVE_BYTES, "bytes", "all", 256)]


def speed():
    """Hands and deals a second, on each runtime."""
    rows = []
    commands = {CPYTHON: [sys.executable], UNIX: None, WASM: None}
    if os.path.exists(MICROPYTHON):
        commands[UNIX] = [MICROPYTHON]
    else:
        print("No MicroPython interpreter for this platform.", file=sys.stderr)
    if node():
        commands[WASM] = ["node", os.path.join("host_tests", "wasm", "runner.mjs")]
    for runtime, command in commands.items():
        values = [None, None]
        if command:
            run = subprocess.run(command + [SPEED, "1"], cwd=environment.ROOT, capture_output=True, text=True)
            if run.returncode:
                print("%s failed: %s" % (runtime, run.stderr.strip()[-200:]), file=sys.stderr)
            else:
                values = [int(line) for line in run.stdout.split()]
        rows.append(row("hands of five evaluated", values[0], "a second", runtime))
        rows.append(row("deals played, four seats", values[1], "a second", runtime))
    return rows


def beside_treys():
    """Our evaluator and treys, on the same hands in one run."""
    sys.path.insert(0, os.path.join(environment.ROOT, "host_tests"))
    import speed as device
    import treys
    from chicago.cards import name
    from chicago.hands import strength

    hands = device.hands(100000)
    theirs = [[treys.Card.new(name(card)) for card in hand] for hand in hands]
    evaluate = treys.Evaluator().evaluate
    start = time.perf_counter()
    for hand in hands:
        strength(hand)
    middle = time.perf_counter()
    for hand in theirs:
        evaluate([], hand)
    end = time.perf_counter()
    return [
        row("100,000 hands, our evaluator", round(1e9 * (middle - start) / len(hands)), "ns a hand", CPYTHON),
        row("the same hands, treys", round(1e9 * (end - middle) / len(hands)), "ns a hand", CPYTHON),
    ]


def measure():
    """All rows."""
    rows = heap(HEAP, "lib/chicago")
    rows += heap(APP, *APP_PACKAGES)
    return rows + save() + speed() + beside_treys()


def show(rows, as_json=False):
    """Print the rows: as a table for people, or as JSON."""
    if as_json:
        print(json.dumps(rows, indent=1))
        return
    print("%-42s %12s %-10s %-25s %s" % ("", "measured", "", "on", "budget"))
    for r in rows:
        value = "not measured" if r["value"] is None else "{:,}".format(r["value"])
        budget = "" if r["budget"] is None else "{:,}".format(r["budget"])
        verdict = {True: " within", False: " OVER", None: ""}[r["within"]]
        print("%-42s %12s %-10s %-25s %s%s" % (r["name"], value, r["unit"], r["runtime"], budget, verdict))


def main():
    arguments = sys.argv[1:]
    if arguments in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    unknown = [argument for argument in arguments if argument not in ("--soak", "--json")]
    if unknown:
        print("bench.py: only --soak and --json are known, not %s" % " ".join(unknown), file=sys.stderr)
        return 2
    environment.enter("play", "board", "test")
    sys.path.insert(0, LIB)
    rows = soak(204) if "--soak" in arguments else measure()
    show(rows, "--json" in arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
