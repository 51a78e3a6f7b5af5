"""All that is said on the screen, by number. One language is loaded at a time.

`en` and `sv` have one text for each number, in the order of the names below.
"""

import sys

LANGUAGES = ("en", "sv")

(
    LANGUAGE,
    # The start
    TITLE,
    CONTINUE,
    RULES,
    PLAYERS,
    LEVEL,
    LANGUAGE_ROW,
    BEGIN,
    CHANGE,
    CHOOSE,
    RULE_SETS,
    LEVELS,
    # What a key does
    NEXT,
    PLAY,
    LOG,
    MARK,
    UNMARK,
    KEEP,
    SWAP,
    BACK,
    MENU,
    NEW_MATCH,
    # Questions
    OPEN_CARD,
    TAKE,
    REFUSE,
    QUADS,
    TAKE_POINTS,
    RESET,
    CALL,
    YES_CALL,
    NO_CALL,
    # Why not
    MUST_FOLLOW,
    MUST_BEAT,
    TOO_MANY,
    NOT_ALLOWED,
    # What happens
    YOU,
    DEALT,
    ANTE,
    BARRED,
    SHOWN,
    KEPT,
    SWAPPED_ONE,
    SWAPPED,
    DREW,
    OPEN_TAKEN,
    OPEN_REFUSED,
    RESHUFFLED,
    SCORED,
    NOBODY_SCORED,
    RESET_ALL,
    WENT_OUT,
    ROYAL,
    CALLED,
    PASSED,
    PLAYED,
    TRICK,
    LAST_TRICK,
    CHICAGO_MADE,
    CHICAGO_FAILED,
    BREAKER,
    POT,
    DEAL_END,
    THINKS,
    # Headings
    COMPARISON,
    FINAL_COMPARISON,
    TIED,
    NO_POINTS,
    CHICAGO,
    TRICK_NUMBER,
    WHAT_HAPPENED,
    NOTHING_YET,
    YOU_WIN,
    WINS,
    SHARED_WIN,
    NO,
    # Faults
    NOT_KEPT,
    BAD_SAVE,
    # Hands
    HANDS,
    HAND_NAMES,
    RANKS,
) = range(80)

_table = ()


def load(language):
    """Take the texts of a language, one of LANGUAGES, in place of those before."""
    global _table
    _table = ()
    name = "handheld.texts." + language
    _table = __import__(name, None, None, ("TEXTS",)).TEXTS
    sys.modules.pop(name, None)


def of(number):
    """The text, or the tuple of texts, of a number."""
    return _table[number]
