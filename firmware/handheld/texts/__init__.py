"""All that is said on the screen, by the numbers of `said`. One language is loaded at a time."""

import sys

LANGUAGES = ("en", "sv")

_table = ()


def load(language):
    """Take the texts of a language, one of LANGUAGES, in place of those before."""
    global _table
    _table = ()
    name = "handheld.texts." + language
    _table = __import__(name, None, None, ("TEXTS",)).TEXTS
    sys.modules.pop(name, None)


def text_of(number):
    """The text, or the tuple of texts, of a number of `said`."""
    return _table[number]
