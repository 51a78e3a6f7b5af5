"""The app: from the first picture on, the start, the match, the winner, and again.

`run` takes a device (see the device contract in README): its canvas, buttons, clock and store.
"""

import gc
import sys

from chicago import events as E
from chicago.portable import const
from chicago.table import AT_EXCHANGE, AT_PLAY, NOBODY, PHASE, TO_ACT

from . import said as T, story
from .keys import Keys
from .texts import LANGUAGES, load, text_of

_SEED = const(0x3FFFFFFF)

# How long, in ms, an event stays in view unless a key is pressed. What is not here passes at once;
# comparisons, totals and the winner stay until the player goes on.
_HOLD = {
    E.DEALT: 1000,
    E.BARRED: 700,
    E.SHOWN: 1800,
    E.SWAPPED: 700,
    E.OPENED: 1200,
    E.RESHUFFLED: 900,
    E.RESET: 1800,
    E.WENT_OUT: 1800,
    E.ROYAL: 2500,
    E.CALLED: 1800,
    E.PASSED: 500,
    E.PLAYED: 600,
    E.TRICK: 1400,
    E.LAST_TRICK: 1600,
    E.BREAKER: 1600,
    E.ANTE: 700,
    E.POT: 2000,
}


def run(device):
    """Run the app on a device for ever."""
    canvas = device.canvas()
    canvas.fill(0)
    canvas.text("Chicago", 47, 28, 1)
    canvas.show()
    gc.collect()
    from .game import Game  # the rules come after the first picture

    app = App(device, canvas, Game(device.store()))
    while True:
        app.start()
        app.play()


class App:
    """What the screens are shown with: the canvas, the keys, and the game."""

    def __init__(self, device, canvas, game):
        from .scene import Scene

        self.canvas = canvas
        self.keys = Keys(device.buttons(), device.clock())
        self.clock = device.clock()
        self.game = game
        self.scene = Scene()
        self.defaults = device.defaults()
        self.entropy = device.entropy
        self.matches = 0
        self.text = ""  # what happened last
        self.setup = _setup(self.defaults)
        load(self.setup[3])

    def seed(self):
        """A fresh seed: the one asked for and those after it, or what the time of a key and the
        device make of chance."""
        self.matches += 1
        if "seed" in self.defaults:
            return self.defaults["seed"] + self.matches - 1 & _SEED
        return (self.entropy() ^ self.clock.ticks()) & _SEED

    def start(self):
        """Show the start until a match has begun or goes on."""
        game = self.game
        screen = _open("start")
        notice = ""
        while True:
            self.keys.clear()
            choice = screen.show(self.canvas, self.keys, self.setup, game.waiting(), notice)
            rules, level, players, _ = self.setup
            self.scene.clear()
            self.text = ""
            if choice == screen.BEGIN:
                game.begin(rules, players, level, self.seed())
                break
            try:
                if game.resume(self.seed()):
                    self.scene.resume(game.view)
                    break
            except ValueError:
                notice = text_of(T.BAD_SAVE)
        _close("start")

    def play(self):
        """Play the match to its end, or until the player leaves it."""
        game = self.game
        while not game.over():
            action = None
            if game.match.s[TO_ACT] == story.ME:
                action = self._ask()
                if action is None:
                    return
            elif game.match.s[TO_ACT] != NOBODY:
                self.scene.look(game.view)
                _open("table").draw(self.canvas, game.view, self.scene, self.text)
            game.step(action)
            self._tell()
            if game.failure():
                self._say(text_of(T.NOT_KEPT), 2500)
        game.end()

    def _ask(self):
        """What the player does."""
        view = self.game.view
        phase = view.s[PHASE]
        name = "exchange" if phase == AT_EXCHANGE else "play" if phase == AT_PLAY else "question"
        self.scene.look(view)
        self.keys.clear()
        return _open(name).ask(self.canvas, self.keys, view, self.scene)

    def _tell(self):
        """Show what has happened, one event after the other."""
        events = self.game.events
        while events:
            event = events.pop(0)
            self.scene.follow(event)
            kind = event[0]
            if kind == E.COMPARED or kind == E.CHICAGO:
                _open("award").show(self.canvas, self.keys, self.scene, event)
            elif kind == E.DEAL_END:
                _open("totals").show(self.canvas, self.keys, self.game.view, self.scene, event[1])
            elif kind == E.WIN:
                _open("winner").show(self.canvas, self.keys, self.scene, event[1])
                _close("winner")
            elif kind in _HOLD:
                self._say(story.line(event), _HOLD[kind])

    def _say(self, text, ms):
        """Show the table with a line of text for a while."""
        self.text = text
        _open("table").draw(self.canvas, self.game.view, self.scene, text)
        self.keys.pause(ms)


def _setup(defaults):
    """What the start screen begins with: the numbers of rule set and level, the players and the
    language."""
    from chicago.bots import LEVELS
    from chicago.rulesets import NAMES

    return [
        NAMES.index(defaults.get("rules", NAMES[0])),
        LEVELS.index(defaults.get("level", LEVELS[len(LEVELS) // 2])),
        defaults.get("players", 4),
        defaults.get("language", LANGUAGES[0]),
    ]


def _open(screen):
    """The module of a screen, imported when it is needed."""
    return __import__("handheld.screens." + screen, None, None, ("show",))


def _close(screen):
    """Forget a screen that is not needed for a while."""
    sys.modules.pop("handheld.screens." + screen, None)
    gc.collect()
