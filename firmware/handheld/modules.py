"""Modules that are needed seldom are imported when they are, and forgotten again: memory is scarce."""

import gc
import sys

_SELDOM = ("chicago.rulesets", "chicago.save")
_STAYS = "handheld.sound"  # goes when it is muted


def need(name):
    """The module of a dotted name, imported."""
    return __import__(name, None, None, ("*",))


def drop(name):
    """Forget a module, so that its memory is free as soon as nobody holds it."""
    if _forget(name):
        gc.collect()


def drop_new(before):
    """Forget all modules of the app, but no packages, and those that are needed seldom, that are not in `before`, a list of names."""
    for name in list(sys.modules):
        if name in before or name == _STAYS or hasattr(sys.modules[name], "__path__"):
            continue
        if name.startswith("handheld.") or name in _SELDOM:
            _forget(name)
    gc.collect()


def _forget(name):
    if name not in sys.modules:
        return False
    del sys.modules[name]
    package, _, leaf = name.rpartition(".")
    delattr(sys.modules[package], leaf)
    return True
