"""All that is said on the screen, by the numbers of `said`. One language is loaded at a time, what is
not said in the midst of a match only while it is needed, each as one piece of memory: a hundred and
more strings would take three times as much."""

import sys
from array import array

from ..said import IN_MATCH

LANGUAGES = ("en", "sv")

# The texts of a part, and where each begins; which language they are.
_in_match = [b"", ()]
_menus = [b"", ()]
_language = [""]


def load(language):
    """Take the texts of a language, one of LANGUAGES, in place of those before."""
    forget()
    if language != _language[0]:
        _language[0] = ""
        _take(_in_match, language)
        _language[0] = language


def forget():
    """Forget what is not said in the midst of a match, until it is needed."""
    _menus[:] = b"", ()


def loaded():
    """The language that is loaded, empty where there is none."""
    return _language[0]


def name_of(language):
    """What a language calls itself."""
    return source("menus_" + language).split("\n", 1)[0]


def text_of(number):
    """The text of a number of `said`, or the tuple of its forms."""
    part = _in_match
    if number < IN_MATCH:
        part = _menus
        if not part[0]:
            _take(part, "menus_" + _language[0])
    else:
        number -= IN_MATCH
    data, starts = part
    text = data[starts[number] : starts[number + 1] - 1].decode()
    return tuple(text.split("|")) if "|" in text else text


def source(name):
    """All texts of a file of this package, a line each; the file is not kept in memory."""
    name = "handheld.texts." + name
    text = __import__(name, None, None, ("TEXTS",)).TEXTS
    del sys.modules[name]
    return text


def _take(part, name):
    part[:] = b"", ()
    data = source(name).encode()
    starts = array("H", [0])
    at = data.find(b"\n") + 1
    while at:
        starts.append(at)
        at = data.find(b"\n", at) + 1
    part[:] = data, starts
