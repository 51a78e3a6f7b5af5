#!/usr/bin/env python3
"""Play Chicago in the terminal, on the firmware of the handheld itself.

The firmware runs unchanged, under the real MicroPython where there is one for this machine. A
match in progress is kept in .saves and offered again at the next start.

    python3 tools/play.py
    python3 tools/play.py --rules sm2025 --players 4 --language sv
    python3 tools/play.py --seed 1 --keys "a a right a" --shot screen.png
"""

import os
import sys

import environment
from commandline import Parser, Wrong

SEEDS = 1 << 30  # those that the app takes
NAMES = {"micropython": "MicroPython", "cpython": "CPython"}  # of the runtimes


def parse(arguments):
    """The options of a command line. Raises Wrong."""
    parser = Parser("play.py", __doc__)
    parser.add_argument("--rules", metavar="NAME", help="rule set that the start screen begins with")
    parser.add_argument("--players", metavar="N", help="number of seats, with yours")
    parser.add_argument("--level", metavar="NAME", help="level of the computer players")
    parser.add_argument("--language", metavar="CODE", help="en or sv")
    parser.add_argument("--seed", metavar="N", help="shuffle from this number, to play the same cards again")
    parser.add_argument("--record", metavar="FILE", help="write the match there as it goes")
    parser.add_argument(
        "--keys", metavar="KEYS", help="play these keys (up down left right a b) without a terminal"
    )
    parser.add_argument("--shot", metavar="FILE", help="after the last of --keys, write the screen as a PNG")
    parser.add_argument("--scale", metavar="N", help="pixels of the PNG a pixel of the screen (4)")
    parser.add_argument("--store", metavar="FOLDER", help="where a match in progress is kept (.saves)")
    parser.add_argument("--runtime", metavar="NAME", help="micropython or cpython")
    options = parser.parse_args(arguments)
    _one_of("--language", options.language, ("en", "sv"))
    _one_of("--runtime", options.runtime, tuple(NAMES))
    options.seed = _number("--seed", options.seed, 0, SEEDS - 1)
    options.scale = _number("--scale", options.scale, 1, 32)
    _check_table(options)
    if options.keys is not None:
        options.keys = options.keys.lower().replace(",", " ").split()
        for key in options.keys:
            _one_of("a key of --keys", key, ("up", "down", "left", "right", "a", "b"))
    elif options.shot or options.scale:
        raise Wrong("--shot and --scale go with --keys")
    return options


def _one_of(what, value, names):
    if value is not None and value not in names:
        raise Wrong("%s is one of %s, not %r" % (what, ", ".join(names), value))


def _number(what, text, least, most):
    if text is None:
        return None
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise Wrong("%s is a number from %d to %d, not %r" % (what, least, most, text))
    return number


def _check_table(options):
    """Whether the game has these rules, computer players and so many seats."""
    sys.path.insert(0, os.path.join(environment.ROOT, "lib"))
    from chicago import bots, rules, rulesets

    _one_of("--level", options.level, bots.LEVELS)
    _one_of("--rules", options.rules, rulesets.NAMES)
    name = options.rules or rulesets.NAMES[0]
    seats = rulesets.options(name)
    options.players = _number(
        "--players with --rules " + name, options.players, seats[rules.MIN_PLAYERS], seats[rules.MAX_PLAYERS]
    )


def wishes(options):
    """What the simulator board is told of the options."""
    told = {name: getattr(options, name) for name in ("rules", "players", "level", "seed", "language")}
    if options.keys is not None:
        from simulator import KEYS

        told["keys"] = "".join(KEYS[key] for key in options.keys)
    else:
        told["store"] = options.store or os.path.join(environment.ROOT, ".saves")
        try:
            os.makedirs(told["store"], exist_ok=True)
        except OSError as error:
            raise Wrong("cannot keep matches in %s: %s" % (told["store"], error.strerror))
    if options.record:
        told["record"] = os.path.abspath(options.record)
        _try_to_write("--record", options.record)
    if options.shot:
        _try_to_write("--shot", options.shot)
    return told


def _try_to_write(what, path):
    """See that a file can be written, and leave no empty one behind."""
    new = not os.path.lexists(path)
    try:
        with open(path, "ab"):
            pass
        if new:
            os.remove(path)
    except OSError as error:
        raise Wrong("%s: cannot write %s: %s" % (what, path, error.strerror))


def choose_runtime(wanted):
    """The runtime to play on, and a word about it where it is not the best. Raises Wrong."""
    from simulator import runtimes

    there = runtimes()
    if wanted and wanted not in there:
        raise Wrong("there is no MicroPython for this machine; leave --runtime out, or say cpython")
    if not wanted and there[0] != "micropython":
        print("No MicroPython for this machine: the firmware runs on CPython.", file=sys.stderr)
    return wanted or there[0]


def run_script(simulator, options):
    """Play the keys and write the picture; the exit status."""
    try:
        while simulator.read():
            pass
    except KeyboardInterrupt:
        simulator.end(patience=0)
        return 130
    status = simulator.end(patience=10)
    if status == 0 and options.shot:
        from screen import write_png

        try:
            write_png(options.shot, simulator.frame or bytes(1024), options.scale or 4)
        except OSError as error:
            simulator.said.append("play.py: cannot write %s: %s." % (options.shot, error.strerror))
            status = 1
    return status


def run_terminal(simulator, title):
    """Play in the terminal; the exit status."""
    from terminal import Terminal

    status = 0
    try:
        with Terminal(title) as terminal:
            terminal.play(simulator)
    except KeyboardInterrupt:
        status = 130
    finally:
        ended = simulator.end()
    return ended or status


def main(arguments):
    """Carry out a command line; the exit status."""
    try:
        options = parse(arguments)
        interactive = options.keys is None
        if interactive and not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Wrong("playing needs a terminal; without one give --keys, and --shot for the picture")
        if interactive and os.name == "nt":
            raise Wrong("playing needs a Unix terminal (on Windows: WSL); --keys and --shot work here too")
        told = wishes(options)
        environment.enter("play")  # starts this program again where it makes the environment
        runtime = choose_runtime(options.runtime)
    except Wrong as wrong:
        print("play.py: %s." % wrong, file=sys.stderr)
        return 2
    from simulator import Simulator

    simulator = Simulator(runtime, told)
    if interactive:
        status = run_terminal(simulator, "Chicago on " + NAMES[runtime])
    else:
        status = run_script(simulator, options)
    for line in simulator.said:
        print(line, file=sys.stderr)
    if status < 0:
        print("play.py: the firmware was ended by signal %d." % -status, file=sys.stderr)
        status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
