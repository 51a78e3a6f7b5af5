#!/usr/bin/env python3
"""Put the game onto a board that runs MicroPython and is connected by USB.

    python3 tools/flash.py
    python3 tools/flash.py pico_ssd1306 --port /dev/ttyACM0

Builds it, says what it will do, and copies what is not there already; saved matches, settings and
statistics stay. Then it reads everything back and starts the board anew. Where it was stopped midway,
start it again.
"""

import hashlib
import os
import sys

import environment
from boards import BOARDS, folder
from commandline import Parser, Wrong

PACKAGES = ("chicago", "handheld", "hal")  # all that is in these folders of a board is ours
OLDEST = (1, 22)  # MicroPython
MPY = 6  # the version of .mpy that the build makes
MAIN, ITS_MAIN = "main.py", "main-before.py"
OURS = b"handheld.guard"  # stands in our main.py


def parse(arguments):
    """The options of a command line. Raises Wrong."""
    parser = Parser("flash.py", __doc__)
    parser.add_argument("board", metavar="BOARD", nargs="?", help="one of %s" % ", ".join(sorted(BOARDS)))
    parser.add_argument("--port", metavar="PORT", help="where the board is, if there is more than one")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    options = parser.parse_args(arguments)
    if options.board:
        folder(options.board)
    return options


def check(about, wanted):
    """The name of the board to build for, from what the board says of itself. Raises Wrong."""
    runtime, version, machine, mpy, _, _ = about
    shown = ".".join(str(number) for number in version)
    if runtime == "circuitpython":
        raise Wrong("The board runs CircuitPython %s; this tool is for MicroPython." % shown)
    if runtime != "micropython":
        raise Wrong("The board runs %s, not MicroPython." % runtime)
    if tuple(version[:2]) < OLDEST or mpy & 0xFF != MPY:
        raise Wrong("The board runs MicroPython %s; at least %d.%d is needed." % (shown, *OLDEST))
    fitting = [name for name in BOARDS if BOARDS[name].chip in machine]
    if wanted:
        if wanted not in fitting:
            raise Wrong("The board is a %s, which %s is not for." % (machine, wanted))
        return wanted
    if not fitting:
        raise Wrong("The board is a %s; name what it is wired like, one of %s." % (machine, ", ".join(BOARDS)))
    return fitting[0]


def plan(built, there):
    """What is to be done: (paths to write, paths to remove). `built` is {path: (bytes, hash)}, as is
    `there`. A .py beside a new .mpy would be found first, so it goes; so does what is old in our folders."""
    write = [path for path in built if there.get(path) != built[path]]
    remove = [
        path
        for path in there
        if path not in built
        and (path.split("/")[0] in PACKAGES or path[:-3] + ".mpy" in built or path.endswith(".new"))
    ]
    # What starts the game comes last: until then nothing is half new.
    return sorted(write, key=lambda path: (path == MAIN, path)), sorted(remove)


def read_built(target):
    """{path: bytes} of a built board."""
    found = {}
    for path, _, files in os.walk(target):
        for file in files:
            name = os.path.relpath(os.path.join(path, file), target).replace(os.sep, "/")
            with open(os.path.join(path, file), "rb") as data:
                found[name] = data.read()
    return found


def digest(data):
    """(bytes, hash) of a file, as a board tells them."""
    return len(data), hashlib.sha256(data).hexdigest()[:16]


def folders(built):
    """All folders that the built files are in, and those that are ours."""
    found = set(PACKAGES)
    for path in built:
        parts = path.split("/")[:-1]
        found |= {"/".join(parts[: i + 1]) for i in range(len(parts))}
    return sorted(found)


def flash(link, options):
    """Bring what is built onto the board of a link. Raises Wrong."""
    from build import build

    about = link.about()
    name = check(about, options.board)
    print("%s: %s, MicroPython %s." % (link.port, about[2], ".".join(map(str, about[1]))))
    print("Building %s%s." % (name, "" if options.board else " (another one can be named)"))
    _, target = build(name)
    built = read_built(target)
    digests = {path: digest(data) for path, data in built.items()}
    there = link.files(folders(built))
    write, remove = plan(digests, there)
    foreign = MAIN in write and MAIN in there and OURS not in (link.read(MAIN) or b"")
    _say_plan(built, there, write, remove, foreign)
    _check_room(built, there, write, remove, about)
    if options.dry_run or not (write or remove):
        return
    for path in remove:
        link.run("import os\nos.remove(%r)" % path)
    if foreign:
        link.run("import os\nos.rename(%r, %r)" % (MAIN, ITS_MAIN))
    done = 0
    total = sum(len(built[path]) for path in write)
    for path in write:
        link.write(path, built[path])
        done += len(built[path])
        print("%4d%%  %s" % (100 * done // total, path), flush=True)
    there = link.files(folders(built))
    wrong = [path for path in built if there.get(path) != digests[path]]
    if wrong:
        raise Wrong("%s did not arrive whole; start again." % wrong[0])
    print("All %d files are there and whole." % len(built))


def _say_plan(built, there, write, remove, foreign):
    kept = [path for path in there if "/" not in path and path not in built and path not in remove]
    size = sum(len(built[path]) for path in write)
    print("To copy: %d of %d files, %s bytes." % (len(write), len(built), "{:,}".format(size)))
    if remove:
        print("To remove, as it is out of date: %s." % ", ".join(remove))
    if foreign:
        print("The board's own %s is kept as %s." % (MAIN, ITS_MAIN))
    if kept:
        print("Not touched: %s." % ", ".join(sorted(kept)))


def _check_room(built, there, write, remove, about):
    block, free = about[4:6]
    need = sum(-(-len(built[path]) // block) for path in write)
    given = sum(-(-there[path][0] // block) for path in remove + [path for path in write if path in there])
    spare = 4  # for the file that is written beside the old one, for folders, for saves
    if need + spare > free + given:
        raise Wrong(
            "The board has too little room: %d KB are needed, %d KB are free."
            % ((need + spare) * block // 1024, (free + given) * block // 1024)
        )


def main():
    try:
        options = parse(sys.argv[1:])
    except Wrong as wrong:
        print("flash.py: %s" % wrong, file=sys.stderr)
        return 2
    environment.enter("board")
    from link import choose_port, connected

    try:
        with connected(choose_port(options.port)) as link:
            flash(link, options)
            if not options.dry_run:
                link.reset()
                print("The board starts the game now.")
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. Start it again: what is there already is not copied twice.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
