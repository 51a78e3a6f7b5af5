"""The app: from the first picture on, the start, the match, the winner, and again.

`run` takes a device (see the device contract in README): its canvas, buttons, clock and store.
"""

import gc
import sys

from chicago import events as E
from chicago.table import AT_EXCHANGE, AT_PLAY, NOBODY, PHASE, PLAYERS, TO_ACT

from . import said as T, story
from .modules import drop, drop_new, need
from .texts import forget, text_of

_SCREENS = "handheld.screens."
_PREFERENCES = "handheld.preferences"
_SOUND = "handheld.sound"
_OPENING = "handheld.opening"
_HINTS = "handheld.hints"
_PEOPLE = "handheld.people"
_TALLY = "handheld.tally"
_TABLE = "handheld.screens.table"

# How long an event stays in view unless a key is pressed, in tenths of a second, by its kind (chicago.events).
# Those of 0 pass at once, or stay until the player goes on: comparisons, totals and the winner.
_HOLD = b"\x0a\x07\x12\x07\x0c\x09\x00\x12\x12\x19\x12\x05\x06\x0e\x10\x00\x10\x07\x14\x00\x00"


def run(device):
    """Run the app on a device for ever."""
    canvas = device.canvas()
    canvas.fill(0)
    canvas.text("Chicago", canvas.width // 2 - 17, canvas.height // 2 - 4, 1)
    canvas.show()
    gc.collect()
    App(device, canvas).run()  # the rules come after the first picture


class App:
    """What the screens are shown with: the canvas, the keys, the settings and the game."""

    def __init__(self, device, canvas):
        from .game import Game
        from .keep import Kept
        from .keys import Keys
        from .lamp import Lamp
        from .scene import Scene
        from .settings import Settings

        self.device = device
        self.canvas = canvas
        self.clock = device.clock()
        self.settings = Settings()
        self.kept = Kept(device.store(), "settings")
        self.sound = None  # a Sound, where there is a buzzer and it may be heard
        preferences = need(_PREFERENCES)
        preferences.fresh(self.settings)
        preferences.take(self.settings, self.kept.load())
        self.lamp = Lamp(device.light, self.settings)
        self.keys = Keys(device.buttons(), self.clock, self.lamp)
        self.game = Game(device.store())
        self.statistics = Kept(device.store(), "statistics")
        self.scene = Scene()
        self._screen = "table"  # the last one that was opened
        self.matches = 0
        self.text = ""  # what happened last
        self.chosen = None  # the match that was set up last: what opening.begin takes
        self.defaults = device.defaults()
        preferences.wish(self)
        preferences.obey(self)
        drop(_PREFERENCES)

    def sound_on(self, on):
        """Let the device be heard from now on, or be silent at once."""
        if self.sound:
            self.sound.mute()
        self.sound = self.keys.sound = None
        buzzer = self.device.sound() if on else None
        if buzzer:
            self.sound = self.keys.sound = need(_SOUND).Sound(buzzer)
        else:
            drop(_SOUND)

    def run(self):
        """Show the start and play matches, for ever."""
        while True:
            self.keys.clear()
            self.scene.clear()
            self.text = ""
            self.chosen = None
            self.show("start", self)
            self.begin()
            story.seat_people(self.settings.names, self.game.me)
            if self.game.match.deal_number():
                self.scene.resume(self.game.view)
            self.play()

    def begin(self):
        """Begin the match that is chosen, if one is: now that no menu needs memory."""
        if self.chosen:
            need(_OPENING).begin(self.game, *self.chosen)
            self.chosen = None
            drop(_OPENING)
            drop("chicago.save")

    def show(self, screen, *args):
        """Show a screen that is needed seldom: it and what it needs is imported and dropped again."""
        before = list(sys.modules)
        try:
            return need(_SCREENS + screen).show(self.canvas, self.keys, *args)
        finally:
            forget()
            drop_new(before)

    def _open(self, screen):
        """The module of a screen of the match, of which there is one at a time beside the table."""
        if self._screen != screen and self._screen != "table":
            drop(_SCREENS + self._screen)
        if screen != "table":
            self._screen = screen
        return need(_SCREENS + screen)

    def play(self):
        """Play the match to its end, or until the player leaves it."""
        game = self.game
        game.hold(game.me)
        while not game.over():
            action = None
            seat = game.person()
            if seat != NOBODY:
                action = self._turn(seat)
                if action is None:
                    return
                # Something at once: saving takes longer than a key should.
                need(_TABLE).draw(self.canvas, game.view, self.scene, "")
            elif game.match.s[TO_ACT] != NOBODY:
                self.scene.look(game.view)
                self._open("table").draw(self.canvas, game.view, self.scene, self.text)
            game.step(action)
            if seat != NOBODY and game.me == NOBODY:
                need(_PEOPLE).put_down(self, seat)
            self._tell()
            self._confess()
        game.end()

    def _turn(self, seat):
        """What the person on a seat does; None to leave the match."""
        from .keys import Away

        game = self.game
        while True:
            if game.me == NOBODY and game.view.seat != seat:
                self.keys.private = False
                if self.show("handover", game, self.scene, seat):
                    return None
            game.hold(seat)
            self.keys.private = game.me == NOBODY
            try:
                action = self._ask()
                self.keys.private = False
                if action is None:
                    game.hold(game.me)
                return action
            except Away:
                game.hold(game.me)

    def _ask(self):
        """The player's answer to what is asked; None to leave the match."""
        view = self.game.view
        phase = view.s[PHASE]
        name = "exchange" if phase == AT_EXCHANGE else "play" if phase == AT_PLAY else "question"
        self.scene.look(view)
        self.keys.clear()
        return self._open(name).ask(self.canvas, self.keys, view, self.scene, self.aside)

    def aside(self, key):
        """What a key does that is no answer: the menu, the rules, a hint. A text to be said; None
        to leave the match."""
        from . import keys as K

        if key == K.UP:
            return self.show("pause", self)
        if key == K.DOWN:
            self.show("rules", bytes(self.game.match.s[:30]))
            return ""
        return self.hint()

    def hint(self):
        """What the strongest computer player would do in the player's place, in words."""
        text = need(_HINTS).hint(self.game.view, self.game.hint())
        drop(_HINTS)
        return text

    def _tell(self):
        """Show what has happened, one event after the other."""
        events = self.game.events
        while events:
            event = events.pop(0)
            self.scene.follow(event)
            self._count(event)
            if self.sound:
                self.sound.follow(event, self.game.me)
            kind = event[0]
            if kind == E.COMPARED or kind == E.CHICAGO:
                self._open("award").show(self.canvas, self.keys, self.scene, event)
            elif kind == E.DEAL_END:
                self._open("totals").show(self.canvas, self.keys, self.game.view, self.scene, event[1])
            elif kind == E.WIN:
                self.show("winner", self.scene, event[1])
            elif _HOLD[kind]:
                self._say(story.line(event), 100 * _HOLD[kind])

    def _count(self, event):
        """Let the statistics take in an event that is about whoever plays alone."""
        kind = event[0]
        me = self.game.me
        if me != NOBODY and (
            kind == E.WIN
            or kind in (E.CALLED, E.CHICAGO) and event[1] == me
            or kind == E.COMPARED and event[2] == me
        ):
            need(_TALLY).Tally(self.statistics).follow(event, self.game)
            drop(_TALLY)

    def _confess(self):
        """Say what could not be kept, once."""
        faults = self.game.faults
        while faults:
            from .game import RECORD

            self._say(text_of(T.RECORD_FAILS if faults.pop(0) == RECORD else T.NOT_KEPT), 2500)

    def _say(self, text, ms):
        """Show the table with a line of text for a while."""
        self.text = text
        self._open("table").draw(self.canvas, self.game.view, self.scene, text)
        if self.speed:
            self.keys.pause(ms * self.speed // 10)
        else:
            self.keys.wait()
