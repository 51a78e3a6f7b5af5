"""A new match: the rules, who plays, and the cards."""

from chicago import rules as R
from chicago.bots import LEVELS
from chicago.table import NOBODY

from .. import preferences, said as T, seedcode, settings as S
from ..modules import drop, need
from ..texts import text_of
from . import menu

_ROWS = (T.BEGIN, T.RULES, T.HOUSE, T.PLAYERS, T.LEVEL, T.SEATS, T.CARDS)


def options(settings):
    """The option bytes of the chosen rule set."""
    rulesets = need("chicago.rulesets")
    drop("chicago.rulesets")  # its memory is free at the end
    number = settings.s[S.RULES]
    if number == S.OWN_RULES:
        own = bytes(settings.s[S.OWN : S.OWN + R.OPTION_BYTES])
        try:
            return rulesets.options(rulesets.words(own))
        except (ValueError, IndexError):
            number = 0
    return rulesets.options(rulesets.NAMES[number])


def show(canvas, keys, app, several):
    """Let the player set up a match, `app.chosen`: its options, seats, how many, and the seed; `several`
    proposes two people. True where one is chosen."""
    settings = app.settings
    s = settings.s
    if several and bytes(s[S.SEATS : S.SEATS + s[S.PLAYERS]]).count(b"\0") < 2:
        s[S.SEATS] = s[S.SEATS + 1] = S.PERSON
    elif not several:
        # Whoever plays alone sits in the first seat, and finds computer players in the others.
        s[S.SEATS] = S.PERSON
        for seat in range(1, 6):
            s[S.SEATS + seat] = s[S.SEATS + seat] or len(LEVELS) // 2 + 1
    cursor = 0
    seed = -1
    rules = None
    while True:
        if not rules:
            rules = options(settings)
            _fit(s, rules)
        rows = [(text_of(row), _value(row, s, seed)) for row in _ROWS]
        cursor, step = menu.pick(canvas, keys, text_of(T.PASS if several else T.NEW), rows, cursor)
        row = _ROWS[cursor]
        if step is None:
            preferences.keep(app)
            return False
        if row == T.BEGIN:
            preferences.keep(app)
            players = s[S.PLAYERS]
            seed = preferences.seed(app) if seed < 0 else seed
            canvas.fill(0)  # something at once: it takes a moment to begin
            canvas.text("♠♥♦♣", canvas.width // 2 - 12, canvas.height // 2 - 4, 1)
            canvas.show()
            app.chosen = (rules, s[S.SEATS : S.SEATS + 6], players, seed)
            return True
        if row == T.RULES:
            preferences.step(settings, S.RULES, step)
            if s[S.RULES] == S.OWN_RULES and s[S.OWN + R.MAX_PLAYERS] == 0:
                preferences.step(settings, S.RULES, step)  # there are none yet
            rules = None
        elif row == T.HOUSE:
            app.show("house", settings)
            rules = None
        elif row == T.PLAYERS:
            least, most = _players(rules)
            s[S.PLAYERS] = (s[S.PLAYERS] + step - least) % (most - least + 1) + least
        elif row == T.LEVEL:
            _change_level(s, step)
        elif row == T.SEATS:
            app.show("seats", settings)
        else:
            seed = _ask_seed(app)


def _value(row, s, seed):
    if row == T.RULES:
        return text_of(T.RULE_SETS)[s[S.RULES]]
    if row == T.PLAYERS:
        return str(s[S.PLAYERS])
    if row == T.LEVEL:
        levels = _levels(s)
        if not levels:
            return "–"
        return text_of(T.LEVELS)[levels[0] - 1] if min(levels) == max(levels) else text_of(T.MIXED)
    if row == T.CARDS:
        return text_of(T.CHANCE) if seed < 0 else seedcode.code_of(seed)
    return ""


def _levels(s):
    """The levels, from 1, of the computer players that take part."""
    return [kind for kind in s[S.SEATS : S.SEATS + s[S.PLAYERS]] if kind != S.PERSON]


def _change_level(s, step):
    levels = _levels(s)
    if levels:
        level = (levels[0] - 1 + step) % len(LEVELS) + 1
        for seat in range(6):
            if s[S.SEATS + seat] != S.PERSON:
                s[S.SEATS + seat] = level


def _players(option_bytes):
    return option_bytes[R.MIN_PLAYERS], option_bytes[R.MAX_PLAYERS]


def _fit(s, option_bytes):
    least, most = _players(option_bytes)
    s[S.PLAYERS] = min(max(s[S.PLAYERS], least), most)


def _ask_seed(app):
    """The seed whose code is entered; -1 for cards by chance."""
    code = app.show("entry", text_of(T.CARDS), "", seedcode.LETTERS, seedcode.SIZE)
    if not code:
        return -1
    return seedcode.seed_of(code + "0" * (seedcode.SIZE - len(code)))
