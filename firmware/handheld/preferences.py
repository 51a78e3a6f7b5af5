"""What the player prefers: its limits, how it is kept, and doing as it says. Needed at the start and in
the menus only."""

from chicago.bots import LEVELS

from . import settings as S
from .modules import drop, need
from .texts import LANGUAGES, load

_SPEEDS = (16, 10, 5, 0)  # tenths of the usual times, by the setting; 0 waits for a key
_SEED = 0x3FFFFFFF

_ROWS = (
    (S.LANGUAGE, 0, 2),
    (S.SOUND, 0, 1),
    (S.LIGHT, 3, 4),
    (S.SPEED, 1, 3),
    (S.TURNED, 0, 1),
    (S.DIM, 2, 4),
    (S.SLEEP, 3, 4),
    (S.RULES, 0, 6),
    (S.PLAYERS, 4, 6),
)
_LEAST = {S.LIGHT: 1, S.PLAYERS: 2}


def most(setting):
    """The highest value of a setting that stands in `_ROWS`."""
    return [row[2] for row in _ROWS if row[0] == setting][0]


def least(setting):
    """The lowest value of a setting."""
    return _LEAST.get(setting, 0)


def fresh(settings):
    """Begin with what is proposed; the middle level of the computer players."""
    s = settings.s
    s[0] = S.VERSION
    for at, first, _ in _ROWS:
        s[at] = first
    for seat in range(1, 6):
        s[S.SEATS + seat] = len(LEVELS) // 2 + 1


def dump(settings):
    """The bytes to keep."""
    return bytes(settings.s) + ("\n".join(settings.names) + "\n").encode()


def take(settings, data):
    """Take over what `dump` gave, as far as it makes sense here; another version's not at all."""
    s = settings.s
    if len(data) < S.SIZE or data[0] != S.VERSION:
        return
    for at, _, highest in _ROWS:
        if least(at) <= data[at] <= highest:
            s[at] = data[at]
    for at in range(S.SEATS, S.SEATS + 6):
        if data[at] <= len(LEVELS):
            s[at] = data[at]
    s[S.OWN : S.SIZE] = data[S.OWN : S.SIZE]
    names = data[S.SIZE :].decode().split("\n")
    for seat in range(min(6, len(names))):
        settings.names[seat] = names[seat]


def step(settings, setting, by):
    """Move a setting of `_ROWS` on, round and round."""
    low = least(setting)
    settings.s[setting] = (settings.s[setting] - low + by) % (most(setting) - low + 1) + low


def wish(app):
    """Take over what the device was told to begin with."""
    s = app.settings.s
    wishes = app.defaults
    if "language" in wishes:
        s[S.LANGUAGE] = LANGUAGES.index(wishes["language"]) + 1
    if "rules" in wishes:
        s[S.RULES] = need("chicago.rulesets").NAMES.index(wishes["rules"])
        drop("chicago.rulesets")
    if "players" in wishes:
        s[S.PLAYERS] = wishes["players"]
    if "level" in wishes:
        for seat in range(1, 6):
            s[S.SEATS + seat] = LEVELS.index(wishes["level"]) + 1


def obey(app):
    """Do as the settings say from now on."""
    s = app.settings.s
    load(LANGUAGES[max(s[S.LANGUAGE], 1) - 1])
    app.sound_on(s[S.SOUND] > 0)
    app.keys.turned = s[S.TURNED] > 0
    app.device.turn(s[S.TURNED] > 0)
    app.lamp.wake()
    app.speed = _SPEEDS[s[S.SPEED]]


def keep(app):
    """Keep the settings, if the store lets us."""
    try:
        app.kept.save(dump(app.settings))
    except OSError:
        from .game import SAVED

        app.game.fails(SAVED)


def seed(app):
    """A fresh seed: the one asked for and those after it, or what the time of a key and the device
    make of chance."""
    app.matches += 1
    if "seed" in app.defaults:
        return app.defaults["seed"] + app.matches - 1 & _SEED
    return (app.device.entropy() ^ app.clock.ticks()) & _SEED
