"""A match record, read line by line and played on the rules core."""

from . import rules as R, rulesets
from .cards import parse
from .generator import seeded
from .match import Illegal, Match
from .record import ANSWERS
from .table import (
    AT_EXCHANGE,
    AT_OPEN,
    AT_PLAY,
    CALLED,
    CARDS,
    DEAL_OVER,
    DISCARDS,
    GENERATOR,
    OVER,
    PHASE,
    PLAYERS,
    TO_ACT,
    swap,
)

SEEDS = 1 << 48  # how many the generator takes; a host reads them all, a board makes small ones

_REASONS = {
    "too_many": "more cards than may be given in one exchange",
    "twice": "a card is named twice",
    "not_held": "the seat does not hold that card",
    "must_follow": "the seat can follow suit and must",
    "must_beat": "the seat can beat the trick and must",
    "no_reshuffle": "the stock lasts, so nothing is shuffled",
    "bad_order": "a new stock is of just the cards discarded earlier",
    "no_seed": "the deal has no cards, and there is no seed",
}


class BadLine(ValueError):
    """A line that is unreadable or against the rules: its number and what is wrong."""

    def __init__(self, number, message):
        super().__init__(number, message)
        self.number = number
        self.message = message


class Reader:
    """Reads a record: give it every line with `read`, then call `finish`.

    `match` is the match as far as it has been read, None before the head is whole. `seed` is the
    record's. `emit` gets the events of the match. After a BadLine the match stays as it was.
    """

    def __init__(self, emit=None):
        self.emit = emit
        self.match = None
        self.seed = None
        self.number = 0
        self._head = {}  # word -> line number, the words after it
        self._deal = 0  # line number of a deal whose cards are still being read
        self._hands = {}
        self._pack = None
        self._stock = None
        self._order = None

    def read(self, text):
        """Read one line of text. Raises BadLine."""
        self.number += 1
        words = text.split("#")[0].split()
        if self.number == 1:
            if words != ["chicago-record", "1"]:
                self._bad("the first line must be: chicago-record 1")
        elif words:
            try:
                self._statement(words)
            except Illegal as e:
                self._bad(_REASONS.get(e.args[0], "against the rules: " + e.args[0]))

    def finish(self):
        """After the last line: make a match of a head without deals, and deal what can be dealt.
        Raises BadLine."""
        if not self.number:
            self.number = 1
            self._bad("the first line must be: chicago-record 1")
        if not self.match:
            self._begin()
        s = self.match.s
        whole = self._pack or len(self._hands) == s[PLAYERS]
        if self._deal and (whole or (seeded(s, GENERATOR) and not self._hands)):
            self._deal_now()

    def _bad(self, message, number=0):
        raise BadLine(number or self.number, message)

    def _statement(self, words):
        word = words[0]
        rest = words[1:]
        if word in _HEAD:
            if self.match:
                self._bad(word + " belongs before the first deal")
            if word in self._head:
                self._bad(word + " is given twice")
            self._head[word] = self.number, rest
        elif word == "deal":
            if rest:
                self._bad("deal stands alone on its line")
            self._begin_deal()
        elif word in ("pack", "hand", "stock"):
            self._cards_of_deal(word, rest)
        else:
            if self._deal:
                self._deal_now()
            if word == "shuffle":
                self._shuffle(rest)
            else:
                self._action(word, rest)

    # The head

    def _begin(self):
        """Make the match that the head tells of."""
        _, rules = self._one_of_head("rules", "the rules are missing: rules NAME")
        try:
            options = rulesets.options(" ".join(rules))
        except ValueError as e:
            self._bad(e.args[0], self._head["rules"][0])
        self._one_of_head("players", "the players are missing: players N")
        players = self._head_number("players", options[R.MAX_PLAYERS])
        dealer = self._head_number("dealer", players - 1)
        self.seed = self._head_number("seed", SEEDS - 1)
        try:
            match = Match(options, players, dealer or 0, self.seed, self.emit)
        except Illegal:
            least, most = options[R.MIN_PLAYERS], options[R.MAX_PLAYERS]
            self._bad("these rules are for %d to %d players" % (least, most), self._head["players"][0])
        if "scores" in self._head:
            number, words = self._head["scores"]
            scores = [_integer(word, -32768, 32767) for word in words]
            if None in scores or len(scores) != players:
                self._bad("scores need a whole number for each of the %d seats" % players, number)
            for seat in range(players):
                match.set_score(seat, scores[seat])
        number, words = self._head.get("called", (0, ()))
        for word in words:
            seat = _integer(word, 0, players - 1)
            if seat is None:
                self._bad("no such seat: " + word, number)
            match.s[CALLED] |= 1 << seat
        self.match = match

    def _one_of_head(self, word, missing):
        if word not in self._head:
            self._bad(missing)
        return self._head[word]

    def _head_number(self, word, most):
        """The number that a line of the head gives, None where there is no such line."""
        if word not in self._head:
            return None
        number, words = self._head[word]
        value = _integer(words[0], 0, most) if len(words) == 1 else None
        if value is None:
            self._bad("%s is one whole number from 0 to %d" % (word, most), number)
        return value

    # A deal

    def _begin_deal(self):
        if not self.match:
            self._begin()
        if self._deal:
            self._deal_now()
        phase = self.match.s[PHASE]
        if phase != DEAL_OVER:
            self._bad("the match is over" if phase == OVER else "the deal before is not over")
        if self._order:
            self._bad("a shuffle stands just before the action that needs it")
        self._deal = self.number

    def _cards_of_deal(self, word, rest):
        if not self._deal:
            self._bad(word + " stands directly after deal")
        seat = 0
        players = self.match.s[PLAYERS]
        if word == "hand":
            seat = _integer(rest[0], 0, players - 1) if rest else None
            if seat is None:
                self._bad("hand names its seat, then five cards")
            rest = rest[1:]
        cards = self._cards(rest)
        if word == "pack":
            if len(cards) != 52:
                self._bad("a pack is of 52 cards, these are %d" % len(cards))
            if self._hands or self._pack:
                self._bad("the cards of this deal are given twice")
            self._pack = cards
        elif word == "hand":
            if len(cards) != 5:
                self._bad("a hand is of five cards, these are %d" % len(cards))
            if seat in self._hands or self._pack or self._stock:
                self._bad("hand stands once for each seat, before the stock")
            self._hands[seat] = cards
        else:
            if len(self._hands) != players or self._stock:
                self._bad("stock stands once, after a hand for each seat")
            self._stock = cards
        dealt = list(self._stock or ())
        for other in self._hands.values():
            dealt += other
        if len(set(dealt)) != len(dealt):
            self._bad("a card is dealt twice")

    def _deal_now(self):
        """Deal with the cards that have been read."""
        if self._hands and len(self._hands) != self.match.s[PLAYERS]:
            self._bad("a hand is missing", self._deal)
        pack = self._pack_of_hands() if self._hands else self._pack
        try:
            self.match.deal(pack)
        except Illegal as e:
            self._bad(_REASONS[e.args[0]], self._deal)
        self._deal = 0
        self._hands = {}
        self._pack = self._stock = None

    def _pack_of_hands(self):
        """The pack that deals the hands and has the named stock, then what is left, ascending."""
        s = self.match.s
        n = s[PLAYERS]
        pack = []
        first = self.match.first_seat()
        for i in range(5 * n):
            pack.append(self._hands[(first + i) % n][i // n])
        pack += self._stock or []
        return pack + [card for card in range(52) if card not in pack]

    # What the players do

    def _shuffle(self, rest):
        s = self.match.s if self.match else self._bad("shuffle stands after a deal")
        if self._order:
            self._bad("there is a shuffle already")
        first = CARDS + 5 * s[PLAYERS]
        count = s[DISCARDS] - (s[PHASE] == AT_OPEN)
        cards = self._cards(rest)
        if not cards or s[PHASE] > AT_OPEN or sorted(cards) != sorted(s[first : first + count]):
            self._bad(_REASONS["bad_order"])
        self._order = cards

    def _action(self, word, rest):
        if not self.match:
            self._bad("unknown line: " + word)
        s = self.match.s
        seat = _integer(word, 0, s[PLAYERS] - 1)
        if seat is None or not rest:
            self._bad("unknown line: " + " ".join([word] + rest))
        phase = s[PHASE]
        if phase >= DEAL_OVER:
            self._bad("the match is over" if phase == OVER else "no deal is going on")
        if seat != s[TO_ACT]:
            self._bad("it is seat %d's turn" % s[TO_ACT])
        action = self._action_of(phase, seat, rest[0], rest[1:])
        if action is None:
            self._bad("%s is not what seat %d is asked" % (rest[0], seat))
        self.match.apply(action, self._order)
        self._order = None

    def _action_of(self, phase, seat, word, rest):
        """The action that a line's words name, None where they do not fit the phase."""
        if phase == AT_PLAY and word == "play":
            cards = self._cards(rest)
            return cards[0] if len(cards) == 1 else self._bad("play names one card")
        if phase == AT_EXCHANGE and word == "swap":
            cards = self._cards(rest)
            hand = self.match.original(seat)
            if not cards:
                self._bad("swap names the cards given; keep gives none")
            for card in cards:
                if card not in hand:
                    self._bad(_REASONS["not_held"])
            return swap([hand.index(card) for card in cards])
        answers = ("keep",) if phase == AT_EXCHANGE else ANSWERS.get(phase, ())
        if word not in answers:
            return None
        if rest:
            self._bad("too many words")
        return answers.index(word)

    def _cards(self, words):
        cards = []
        for word in words:
            try:
                card = parse(word)
            except ValueError:
                self._bad("no such card: " + word)
            if card in cards:
                self._bad("a card is named twice: " + word)
            cards.append(card)
        return cards


_HEAD = ("rules", "players", "dealer", "scores", "called", "seed")


def _integer(text, least, most):
    """The whole number that a text is, None where it is none or outside least … most."""
    digits = text[1:] if text[0] == "-" else text
    if not digits or len(digits) > 15 or [c for c in digits if not "0" <= c <= "9"]:
        return None
    value = int(text)
    return value if least <= value <= most else None
