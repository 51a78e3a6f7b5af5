"""How a match begins, or goes on; needed before it only."""

from chicago import generator
from chicago import rules as R
from chicago.match import Match
from chicago.save import SAVE_BYTES, load
from chicago.table import NOBODY, PLAYERS

from .game import RECORD, SEATS
from .modules import drop
from .settings import PERSON

_LENGTH = SAVE_BYTES + SEATS + 4 + 3


def begin(game, options, seats, players, seed):
    """Begin a match: option bytes, what sits where, how many seats, and the seed, below 2**30."""
    game.seed = seed
    game.seats[:] = seats
    _prepare(game, seed, players)
    game.match = Match(options, players, game.below(players), seed, game.emit)
    game.last = None
    game.awards = []
    game.written = 0
    try:
        game.store.save(RECORD, b"")
    except OSError:
        game.fails(RECORD)
    game.recorder.begin(game.match, seed)
    game.own = _own_rules(game)
    drop("chicago.head")
    drop("chicago.rulesets")
    game.keep()


def resume(game):
    """Go on with the match in memory, or else the one in the store; False where there is none,
    ValueError where it cannot be read."""
    if game.match is None:
        data = game.kept.load()
        if game.kept.damaged:
            raise ValueError("damaged")
        if not data:
            return False
        if len(data) != _LENGTH:
            raise ValueError("version")
        game.match = load(data[:SAVE_BYTES], game.emit)
        game.seats[:] = data[SAVE_BYTES : SAVE_BYTES + SEATS]
        game.seed = _number(data[-7:-3])
        _prepare(game, _number(data[SAVE_BYTES - 4 : SAVE_BYTES]), game.match.s[PLAYERS])
        _go_on_with_record(game, _number(data[-3:]))
        game.own = _own_rules(game)
    game.hold(game.me)
    return True


def _own_rules(game):
    """Whether the options are not quite those of the rule set that they were taken from."""
    from chicago import rulesets

    s = game.match.s
    own = bytes(s[: R.OPTION_BYTES]) != rulesets.options(rulesets.NAMES[s[R.RULE_SET]])
    drop("chicago.rulesets")
    return own


def _prepare(game, seed, players):
    game.events.clear()
    generator.seed(game.random, 0, seed ^ 0x2D51)
    people = [seat for seat in range(players) if game.seats[seat] == PERSON]
    game.me = people[0] if len(people) == 1 else NOBODY


def _go_on_with_record(game, length):
    """Where power went between a line of the record and the save, that line goes again."""
    game.written = -1
    try:
        data = game.store.load(RECORD) or b""
        if len(data) > length:
            game.store.save(RECORD, data[:length])
    except (OSError, MemoryError):
        return
    if len(data) >= length:
        game.written = length


def _number(data):
    number = 0
    for byte in reversed(data):
        number = number << 8 | byte
    return number
