#!/usr/bin/env python3
"""Read the record of the match on a board, or the trace of its last fault, into a file.

    python3 tools/record.py
    python3 tools/record.py --port /dev/ttyACM0 --trace trace.txt my-match.chicago

Replay a record with tools/replay.py; it is what a report of a fault should have with it.
"""

import os
import sys

import environment
from commandline import Parser, Wrong

RECORD, TRACE = "match.chicago", "trace.txt"  # what they are called on the board


def parse(arguments):
    """The options of a command line. Raises Wrong."""
    parser = Parser("record.py", __doc__)
    parser.add_argument("file", metavar="FILE", nargs="?", default=RECORD, help="to write to (%s)" % RECORD)
    parser.add_argument("--trace", metavar="FILE", help="also write the trace of the last fault there")
    parser.add_argument("--port", metavar="PORT", help="where the board is, if there is more than one")
    parser.add_argument("--force", action="store_true", help="write over files that are there")
    options = parser.parse_args(arguments)
    for path in (options.file, options.trace):
        if path and os.path.exists(path) and not options.force:
            raise Wrong("%s is there already; name another file, or say --force" % path)
    return options


def fetch(link, name, path, what):
    """Copy a file of the board to a path."""
    data = link.read(name)
    if data is None:
        print("There is no %s on the board." % what)
        return
    try:
        with open(path, "wb") as file:
            file.write(data)
    except OSError as error:
        raise Wrong("Cannot write %s: %s." % (path, error.strerror)) from None
    print("Written: %s, %d bytes." % (path, len(data)))


def main():
    try:
        options = parse(sys.argv[1:])
    except Wrong as wrong:
        print("record.py: %s." % wrong, file=sys.stderr)
        return 2
    environment.enter("board")
    from link import choose_port, connected

    try:
        with connected(choose_port(options.port)) as link:
            fetch(link, RECORD, options.file, "record of a match")
            if options.trace:
                fetch(link, TRACE, options.trace, "trace of a fault")
            link.reset()
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
