"""All that is said on the screen, by the numbers of `said`. One language is loaded at a time, as one
piece of memory: a hundred and more strings would take three times as much."""

import sys
from array import array

LANGUAGES = ("en", "sv")

_loaded = [b"", (), ""]  # the texts, where each begins, and of which language they are


def load(language):
    """Take the texts of a language, one of LANGUAGES, in place of those before."""
    _loaded[:] = b"", (), ""
    data = _source(language).encode()
    starts = array("H", [0])
    at = data.find(b"\n") + 1
    while at:
        starts.append(at)
        at = data.find(b"\n", at) + 1
    _loaded[:] = data, starts, language


def loaded():
    """The language that is loaded, empty where there is none."""
    return _loaded[2]


def name_of(language):
    """What a language calls itself."""
    return _source(language).split("\n", 1)[0]


def text_of(number):
    """The text of a number of `said`, or the tuple of its forms."""
    data, starts, _ = _loaded
    text = data[starts[number] : starts[number + 1] - 1].decode()
    return tuple(text.split("|")) if "|" in text else text


def _source(language):
    name = "handheld.texts." + language
    text = __import__(name, None, None, ("TEXTS",)).TEXTS
    del sys.modules[name]
    return text
