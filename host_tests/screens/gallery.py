"""Every screen in the states worth looking at, on CPython and on MicroPython alike.

`pictures()` yields (name, picture) with each picture as the 1024 bytes of a 128×64 display. The
positions are made from seeds and keys alone, so they do not change with the computer players.
As a program it prints each name and its picture in hexadecimal; run it from the root of the repo.
"""

import sys

if __name__ == "__main__":
    sys.path[:0] = ["lib", "firmware", "host_tests"]

from fakes import Clock, Device, Store  # noqa: E402

from chicago import events as E  # noqa: E402
from chicago import hands, rulesets, table as S  # noqa: E402
from chicago.cards import parse  # noqa: E402
from chicago.match import Match  # noqa: E402
from chicago.view import View, seen  # noqa: E402
from hal.mono import Mono  # noqa: E402
from handheld import opening, said, settings as choices, story, texts  # noqa: E402
from handheld.app import App  # noqa: E402
from handheld.keys import A, B, DOWN, LEFT, RIGHT, UP, Keys  # noqa: E402
from handheld.scene import Scene  # noqa: E402
from handheld.screens import (  # noqa: E402
    award, drew, entry, exchange, fault, handover, house, last, log, pause, play, question, rules, seats,
    settings, setup, start, statistics, table, totals, winner,
)  # fmt: skip


def _aside(key):
    """What keys do beside the match is not shown here, but that it is said."""
    return texts.text_of(said.HINT_KEEP) if key == B else ""


class Script:
    """Buttons that press a list of keys and then end the screen."""

    def __init__(self, keys):
        self.keys = keys
        self.down = 0

    def read(self):
        down = self.down
        self.down = 0
        return down

    def rest(self, ms):
        if not self.keys:
            raise SystemExit
        self.down = self.keys.pop(0)


class Wall:
    """Hangs pictures: a canvas, and what it has shown."""

    def __init__(self):
        self.shown = []
        self.canvas = Mono(128, 64, lambda buffer: self.shown.append(bytes(buffer)))

    def screen(self, name, keys, show, *args):
        """Open a screen, press the keys, and give what it shows first and after each key."""
        clock = Clock()
        self.shown.clear()
        try:
            show(self.canvas, Keys(Script(list(keys)), clock), *args)
        except SystemExit:
            pass
        if len(self.shown) == 1:
            return [(name, self.shown[0])]
        return [("%s_%d" % (name, i + 1), self.shown[i]) for i in range(len(self.shown))]

    def table(self, name, position, text):
        """The table while others act."""
        self.shown.clear()
        table.draw(self.canvas, position.view, position.scene, text)
        return [(name, self.shown[0])]


class Position:
    """A match led to where a screen is opened, the scene following it."""

    def __init__(self, rules, players, seed, dealer=0, scores=()):
        self.events = []
        self.match = Match(rulesets.options(rules), players, dealer, seed, self.events.append)
        for seat in range(len(scores)):
            self.match.set_score(seat, scores[seat])
        self.view = View()
        self.scene = Scene()
        self.match.deal()
        self.told()

    def told(self):
        """Let the scene follow what has happened; the last event."""
        self.view.look(self.match, 0)
        event = None
        while self.events:
            event = seen(self.events.pop(0), 0)
            self.scene.follow(event)
        return event

    def act(self, action):
        """Do an action; the last event."""
        self.match.apply(action)
        return self.told()

    def until(self, phase, seat=0, more=lambda match: True):
        """Go on until the seat is to act in the phase: the player keeps all cards, the others swap
        some, all answer no and play the first card that may be played."""
        s = self.match.s
        while not (s[S.PHASE] == phase and s[S.TO_ACT] == seat and more(self.match)):
            if s[S.PHASE] == S.DEAL_OVER:
                self.match.deal()
                self.told()
            elif s[S.PHASE] == S.AT_EXCHANGE:
                others = (0, 3, 8, 21)[(s[S.TO_ACT] + s[S.EXCHANGE]) % 4]
                self.act(S.swap_of_mask(others if s[S.TO_ACT] else 0))
            else:
                self.act(self.match.legal()[0])
        self.scene.look(self.view)
        return self


def _strength(text):
    """The strength of a hand as a comparison tells it: without the side cards."""
    strength = hands.strength([parse(card) for card in text.split()])
    return strength | (1 << 20 - 4 * hands.NAMED[strength >> 20]) - 1


def _app(wall, language, **files):
    """An app that has just been switched on, with what lies in its store."""
    store = Store()
    for name in files:
        store.files[name.replace("_", ".")] = files[name]
    wishes = {"language": language} if language else {"language": "en"}
    app = App(Device((), wishes, store, True), wall.canvas)
    if not language:
        app.settings.s[choices.LANGUAGE] = 0
    return app


def _starts(wall):
    yield from wall.screen("start_first", [DOWN], start.show, _app(wall, ""))
    yield from wall.screen("start_new", [DOWN, DOWN], start.show, _app(wall, "sv"))
    app = _app(wall, "sv", match_0=b"rubbish")
    yield from wall.screen("start_damaged", [A], start.show, app)
    app = _app(wall, "en")
    opening.begin(app.game, rulesets.options("home"), b"\0\1\1\1\1\1", 4, 5)
    yield from wall.screen("start_saved", [], start.show, app)
    keys = [DOWN, RIGHT, DOWN, DOWN, RIGHT, DOWN, RIGHT, DOWN, DOWN]
    yield from wall.screen("setup", keys, setup.show, app, False)
    yield from wall.screen("pause", [DOWN, DOWN], pause.show, app)
    yield from wall.screen("last_none", [], last.show, app.game)
    app.settings.names[0] = "Åsa"
    texts.load("sv")
    yield from wall.screen("setup_sv", [], setup.show, app, True)
    yield from wall.screen("seats", [RIGHT, DOWN], seats.show, app.settings)
    keys = [RIGHT] + [DOWN] * 8
    yield from wall.screen("house", keys, house.show, app.settings)
    yield from wall.screen("settings", [DOWN] * 6, settings.show, app)
    yield from wall.screen("statistics_none", [], statistics.show, app)
    yield from wall.screen("name", [UP, RIGHT, DOWN], entry.show, "Namn", "Åsa", seats.LETTERS, 5)
    yield from wall.screen("fault", [], fault.show, ValueError("the roof fell in"))
    yield from wall.screen("fault_memory", [], fault.show, MemoryError())


def _rules(wall):
    for language, name in (("sv", "sm2025"), ("en", "classic"), ("sv", "poangpoker"), ("en", "femkort")):
        texts.load(language)
        options = rulesets.options(name)
        pages = len(rules.pages(options, texts.source("rules_" + language).split("\n")))
        yield from wall.screen("rules_" + name, [A] * (pages - 1), rules.show, options)


def _several(wall):
    """Two people and a computer player, who pass the device round."""
    app = _app(wall, "sv")
    game = app.game
    app.settings.names[1] = "Siv"
    opening.begin(game, rulesets.options("home"), b"\0\0\1\1\1\1", 3, 8)
    story.seat_people(app.settings.names, game.me)
    game.step()
    while game.person() != 1:
        game.step(0 if game.person() != S.NOBODY else None)
    while game.events:
        app.scene.follow(game.events.pop(0))
    game.hold(S.NOBODY)
    yield from wall.screen("handover", [], handover.show, game, app.scene, 1)
    wall.shown.clear()
    table.draw(wall.canvas, game.view, app.scene, "")
    yield "covered", wall.shown[0]
    game.hold(1)
    game.step(S.swap_of_mask(7))
    yield from wall.screen("drew", [], drew.show, game.view, app.scene)
    game.events.clear()
    while game.last is None:
        action = None
        if game.person() != S.NOBODY:
            action = game.match.legal()[0]
        game.step(action)
    yield from wall.screen("last", [A, A, A], last.show, game)
    story.seat_people([""] * 6, 0)


def _exchanges(wall):
    texts.load("sv")
    at = Position("sm2025", 4, 7, 0, (44, 12, 45, -3)).until(S.AT_EXCHANGE)
    keys = [A, RIGHT, A, RIGHT, A, RIGHT, A, RIGHT, A, RIGHT]
    yield from wall.screen("exchange", keys, exchange.ask, at.view, at.scene, _aside)
    drew = at.act(S.swap_of_mask(5))
    yield from wall.table("exchange_drew", at, story.line(drew))
    texts.load("en")
    at = Position("large", 4, 3, 1, (15, 20, 46, 8)).until(S.AT_EXCHANGE, 0, lambda m: m.s[S.EXCHANGE] == 3)
    yield from wall.screen("exchange_en", [A, LEFT, LEFT], exchange.ask, at.view, at.scene, _aside)
    at.until(S.AT_EXCHANGE, 3)
    yield from wall.table("exchange_other", at, story.line((E.SWAPPED, 3, 3, 2)))
    at = Position("poangpoker", 6, 5, 3, (1, 2, 12, 0, 6, 10)).until(S.AT_EXCHANGE)
    yield from wall.screen("exchange_six", (), exchange.ask, at.view, at.scene, _aside)


def _questions(wall):
    for language in ("sv", "en"):
        texts.load(language)
        at = Position("sm2025", 3, 11, 2, (30, 0, 51)).until(S.AT_EXCHANGE)
        at.act(S.swap_of_mask(2))
        yield from wall.screen("open_" + language, [RIGHT], question.ask, at.view, at.scene, _aside)
        at.until(S.AT_CHICAGO)
        yield from wall.screen("chicago_" + language, [LEFT], question.ask, at.view, at.scene, _aside)
        # Quads are dealt to the player: the bytes of the hand are put there.
        at = Position("classic", 4, 2, 3, (10, 30, 20, -15)).until(S.AT_EXCHANGE)
        _hold(at, "9s 9h 9d 9c Ad")
        at.until(S.AT_RESET)
        yield from wall.screen("quads_" + language, [RIGHT], question.ask, at.view, at.scene, _aside)


def _hold(position, text):
    """Put five cards in the player's hand, in exchange for what lay there."""
    s = position.match.s
    hand = text.split()
    for i in range(5):
        card = parse(hand[i])
        for at in range(S.CARDS, S.CARDS + 52):
            if s[at] == card:
                s[at] = s[S.CARDS + i]
        s[S.CARDS + i] = card
    position.view.look(position.match, 0)


def _plays(wall):
    texts.load("sv")
    at = Position("home", 4, 21, 2, (12, 3, 40, 9)).until(S.AT_PLAY, 0, lambda m: m.s[S.TURN] == 2)
    yield from wall.screen("play_follow", [LEFT, A, RIGHT, RIGHT, B], play.ask, at.view, at.scene, _aside)
    at.until(S.AT_PLAY, 0, lambda m: m.s[S.TRICK] == 3)
    yield from wall.screen("play_late", (), play.ask, at.view, at.scene, _aside)
    yield from wall.screen("log_sv", [UP, DOWN], log.show, at.scene)
    texts.load("en")
    for players in (2, 3, 5, 6):
        at = Position("poangpoker", players, 30 + players, 0).until(
            S.AT_PLAY, 0, lambda m: m.s[S.TURN] == players - 1
        )
        yield from wall.screen("play_%d" % players, (), play.ask, at.view, at.scene, _aside)
        trick = at.act(at.match.legal()[0])
        yield from wall.table("trick_%d" % players, at, story.line(trick))
    at = Position("femkort", 2, 4, 0).until(S.AT_PLAY, 0, _must_beat)
    yield from wall.screen("play_must_beat", [LEFT, A], play.ask, at.view, at.scene, _aside)
    yield from wall.screen("log_en", (), log.show, Scene())


def _must_beat(match):
    """Whether the player holds a card of the suit led that may not be played."""
    trick = match.trick()
    same = [c for c in match.hand(0) if trick and c & 3 == trick[0] & 3]
    return len(same) > 1 and len(match.legal()) < len(same)


def _awards(wall):
    scores = (
        ("sv", "pair", "Jh Jd 9c 4h 2s", 1, 2, 4),
        ("en", "two_pair", "Kc Kd 8h 8d 2h", 2, 0, 1),
        ("sv", "trips", "Ah Ad Ac 9c 3s", 1, 1, 2),
        ("en", "straight", "6h 5d 4c 3c 2s", S.FINAL, 2, 4),
        ("sv", "flush", "Ah Th 8h 5h 2h", 2, 3, 8),
        ("sv", "full_house", "8h 8d 8c Kd Ks", S.FINAL, 2, 4),
        ("en", "quads", "Jh Jd Jc Js Ks", 2, 1, 2),
        ("sv", "straight_flush", "Kh Qh Jh Th 9h", 1, 1, 2),
        ("en", "royal", "Ah Kh Qh Jh Th", 1, 0, 1),
        ("sv", "tied", "9h 9d Kc Qd 2h", 2, S.NOBODY, 5),
        ("en", "nobody", "Kh Td 8c 5d 2h", 1, S.NOBODY, 1),
    )
    scene = Scene()
    for language, name, hand, number, seat, tied in scores:
        texts.load(language)
        strength = _strength(hand)
        points = 0 if seat == S.NOBODY else strength >> 20
        event = (E.COMPARED, number, seat, strength, points, tied)
        yield from wall.screen("award_" + name, (), award.show, scene, event)
    cards = [[parse(card) for card in trick.split()] for trick in ("Ah 4h 7h", "Ks 3s 9s", "Qd 8d Kd")]
    scene.follow((E.DEALT, 1, 0, 0, 0, 0))
    for i in range(3):
        scene.follow((E.TRICK, i + 1, 2, 2 if i < 2 else 1) + tuple(cards[i]))
    yield from wall.screen("chicago_failed", (), award.show, scene, (E.CHICAGO, 2, False, -15))
    texts.load("sv")
    scene.follow((E.DEALT, 2, 0, 0, 0, 0))
    for i in range(5):
        scene.follow((E.TRICK, i + 1, 0, 0) + tuple(cards[i % 3]))
    yield from wall.screen("chicago_made", (), award.show, scene, (E.CHICAGO, 0, True, 15))


def _ends(wall):
    after = ((6, 45), (6, 2, -15), (7, 52, 13, 30), (9, 12, 4, 15, 3), (6, 2, 13, 8, 7, 6))
    before = ((1, 45), (1, 2, 0), (7, 47, 10, 28), (10, 10, 10, 10, 10), (4, 0, 11, 8, 7, 6))
    for i in range(5):
        players = i + 2
        texts.load(("sv", "en")[i % 2])
        rules = ("classic", "classic", "classic", "femkort", "poangpoker")[i]
        at = Position(rules, players, players)
        at.scene.before = list(before[i])
        at.scene.totals = list(after[i])
        yield from wall.screen("totals_%d" % players, (), totals.show, at.view, at.scene, 3 + i)
        mask = (1, 2, 2, 8, 5)[i]
        yield from wall.screen("winner_%d" % players, (), winner.show, at.scene, mask)
    at = Position("classic", 4, 4)
    for language in texts.LANGUAGES:
        texts.load(language)
        yield from wall.table("not_kept_" + language, at, texts.text_of(said.NOT_KEPT))


def pictures():
    """Yield the name and the bytes of each picture."""
    wall = Wall()
    texts.load("en")
    story.seat_people([""] * 6, 0)
    for part in (_starts, _rules, _several, _exchanges, _questions, _plays, _awards, _ends):
        yield from part(wall)


if __name__ == "__main__":
    for name, picture in pictures():
        print(name, "".join(["%02x" % byte for byte in picture]))
