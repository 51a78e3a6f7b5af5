"""Modules that are needed seldom are imported when they are, and forgotten again: memory is scarce."""

import gc
import sys


def need(name):
    """The module of a dotted name, imported."""
    return __import__(name, None, None, ("*",))


def drop(name):
    """Forget a module, so that its memory is free as soon as nobody holds it."""
    if name in sys.modules:
        del sys.modules[name]
        package, _, leaf = name.rpartition(".")
        delattr(sys.modules[package], leaf)
        gc.collect()


def drop_new(before, package):
    """Forget all modules of a package that are not in `before`, a list of names."""
    for name in list(sys.modules):
        if name.startswith(package) and name not in before:
            drop(name)
