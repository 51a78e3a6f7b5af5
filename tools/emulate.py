#!/usr/bin/env python3
"""Play the game on an emulated Pico, on MicroPython's own firmware, and measure it.

    python3 tools/emulate.py --uf2 RPI_PICO-20250911-v1.26.1.uf2
    python3 tools/emulate.py --keys "a a a b b b" --shot screen.png

Builds the board (pico_ssd1306), boots the firmware with the built file system, a display on its I2C bus
and buttons with contacts that bounce on its pins, wired by the table in the board's README. Plays the
keys, each when the app rests for one. Prints figures beside their budgets; time is that of the
emulated chip at 125 MHz, where flash is never slow. The firmware is --uf2, or what CHICAGO_UF2 names,
or in .cache, or else fetched into that.
"""

import os
import sys

import environment
from boards import BOARDS, folder
from commandline import Parser, Wrong

CACHE = os.path.join(environment.ROOT, ".cache")
VERSION = "1.26.1"  # of MicroPython, where it has to be fetched
KEYS = {"up": "up", "down": "down", "left": "left", "right": "right", "a": "A", "b": "B"}
# Language, new match, deal; then cards are marked, given and played.
SCRIPT = ("a a a " + 8 * "a right a b a a ").split()
RUNTIME = "emulated Pico, MicroPython"


def parse(arguments):
    """The options of a command line. Raises Wrong."""
    parser = Parser("emulate.py", __doc__)
    parser.add_argument("board", metavar="BOARD", nargs="?", default="pico_ssd1306")
    parser.add_argument("--uf2", metavar="FILE", help="MicroPython for the Pico")
    parser.add_argument("--keys", metavar="KEYS", help="up down left right a b; else a script of its own")
    parser.add_argument("--shot", metavar="FILE", help="write the display at the end as a PNG")
    parser.add_argument("--heap", metavar="KB", type=int, default=0, help="leave so much heap to the app")
    parser.add_argument("--peak", action="store_true", help="look at the heap more often, and at nothing else")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    folder(options.board)
    if not BOARDS[options.board].emulated:
        can = ", ".join(name for name in BOARDS if BOARDS[name].emulated)
        raise Wrong("%s cannot be emulated; these can: %s" % (options.board, can))
    options.keys = SCRIPT if options.keys is None else options.keys.lower().replace(",", " ").split()
    for key in options.keys:
        if key not in KEYS:
            raise Wrong("a key of --keys is one of %s, not %r" % (", ".join(KEYS), key))
    return options


def firmware(named=None):
    """The path of MicroPython's UF2 for the Pico: the one that is named, by CHICAGO_UF2 or in CACHE. None
    where there is none; Wrong where the one named is no file."""
    named = named or os.environ.get("CHICAGO_UF2")
    if named:
        if not os.path.isfile(named):
            raise Wrong("there is no file %s" % named)
        return named
    found = sorted(os.listdir(CACHE)) if os.path.isdir(CACHE) else []
    found = [name for name in found if name.startswith("RPI_PICO-") and name.endswith(".uf2")]
    return os.path.join(CACHE, found[-1]) if found else None


def fetch():
    """Fetch the firmware into CACHE; its path. Raises Wrong where that fails."""
    import shutil

    from rp2040py.utils.firmware_retrieve import MICROPYTHON, retrieve

    print("Fetching MicroPython %s for the Pico …" % VERSION, file=sys.stderr)
    try:
        got = retrieve(MICROPYTHON, VERSION, "pico")
        os.makedirs(CACHE, exist_ok=True)
        return shutil.copy(got, os.path.join(CACHE, "RPI_PICO-v%s.uf2" % VERSION))
    except Exception as error:  # whatever a network can raise
        raise Wrong("MicroPython for the Pico cannot be fetched (%s); name a file with --uf2" % error) from None


def carry_out(options):
    """Play the keys; the figures, a list of rows as tools/bench.py's. Raises Wrong."""
    from emulator import MS, Player

    player = Player(options.board, firmware(options.uf2) or fetch(), options.heap * 1024, options.peak)
    fault = player.play([KEYS[key] for key in options.keys])
    if options.shot:
        from screen import write_png

        try:
            write_png(options.shot, player.pico.panel.picture(), 4)
        except OSError as error:
            raise Wrong("cannot write %s: %s" % (options.shot, error.strerror)) from None
    if fault:
        raise Wrong("the app stopped: " + fault)
    return figures(player, MS)


def figures(player, ms):
    """What a player has measured."""
    from bench import row

    if player.loaded:
        most = player.free[0] - min(player.free[1:] + player.loaded)
        return [row("most heap in use, just after code was loaded", most, "bytes", RUNTIME, 48 * 1024)]
    times = sorted(player.reactions)
    pictures = [at for at, _ in player.pico.pictures]
    rows = [
        row("power on to first picture", round(pictures[0] / ms), "ms", RUNTIME, 1500),
        row("power on to the start screen", round(player.ready / ms), "ms", RUNTIME),
        row("heap free when main.py starts", player.free[0], "bytes", RUNTIME),
        row("heap free at the first rest", player.free[1], "bytes", RUNTIME),
        row("lowest heap free at rest", min(player.free[1:]), "bytes", RUNTIME),
        row("most heap in use at rest", player.free[0] - min(player.free[1:]), "bytes", RUNTIME, 48 * 1024),
    ]
    if times:
        rows.append(row("key to finished picture, median", round(times[len(times) // 2] / ms), "ms", RUNTIME, 60))
        rows.append(row("key to finished picture, longest", round(times[-1] / ms), "ms", RUNTIME))
    if player.thoughts:
        longest = round(max(player.thoughts) / ms)
        rows.append(row("a computer player's longest decision", longest, "ms", RUNTIME, 1000))
    return rows


def main():
    try:
        options = parse(sys.argv[1:])
        environment.enter("play", "board", "emulate")
        rows = carry_out(options)
    except Wrong as wrong:
        print("emulate.py: %s." % wrong, file=sys.stderr)
        return 2
    from bench import show

    show(rows, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
