"""The match: what changes the state, rule by rule (RULES.md).

Whoever drives a match calls `deal` when the phase is DEAL_OVER and `apply` with an action of the
seat to act until the phase is OVER. Everything that follows from the rules happens by itself and
is told through events. What differs between rule sets is read from the option bytes.
"""

from . import events as E
from . import generator, rules as R
from .hands import QUADS
from .scoring import Scoring
from .table import (
    AT_CHICAGO,
    AT_EXCHANGE,
    AT_OPEN,
    AT_PLAY,
    AT_RESET,
    AWARDED,
    BARRED,
    CALLED,
    CALLER,
    CARDS,
    COMPARED,
    DEAL,
    DEALER,
    DEAL_OVER,
    DISCARDS,
    EXCHANGE,
    FINAL,
    FIRST_LEADER,
    GENERATOR,
    GIVEN,
    KNOWN,
    LEADER,
    NOBODY,
    NOT_HELD,
    NOT_YET,
    OPEN_PLACE,
    PASSED,
    PHASE,
    PLAYERS,
    POT_CHIPS,
    PUBLIC,
    SEATS,
    STOPPED,
    TO_ACT,
    TRICK,
    TURN,
    WAIVED,
    best_place,
    playable,
    swap_places,
)

START_CHIPS = 10


class Illegal(ValueError):
    """An action or a deal that the rules forbid. Its only argument is the reason, a word:
    `wrong_phase` (nobody is asked, or not this), `no_such_answer`, `no_such_place`, `twice`,
    `too_many`, `not_held`, `must_follow`, `must_beat`, `no_seed` (no pack and no seed),
    `bad_pack` (not the 52 cards), `no_reshuffle` (an order, but the stock lasts),
    `bad_order` (the order is not of just the earlier discards), `players`."""


class Match(Scoring):
    """A match of 2 to 6 seats.

    `options` are the bytes of a rule set (`rulesets.options`), `dealer` deals first, `seed`
    (0 … 2**48 - 1) shuffles; without one every deal needs its pack and a reshuffled stock is
    in ascending order. `emit` is called with each event; None for none.
    """

    def __init__(self, options, players, dealer=0, seed=None, emit=None):
        super().__init__()
        if not (options[R.MIN_PLAYERS] <= players <= options[R.MAX_PLAYERS] and 0 <= dealer < players):
            raise Illegal("players")
        s = self.s
        s[: len(options)] = options
        s[PLAYERS] = players
        s[PHASE] = DEAL_OVER
        s[DEALER] = dealer
        s[TO_ACT] = s[CALLER] = s[OPEN_PLACE] = NOBODY
        s[CARDS:KNOWN] = bytes(range(52))
        self._clear_deal()
        if seed is not None:
            generator.seed(s, GENERATOR, seed)
        if s[R.LAST_TRICK] == R.POT:
            for seat in range(players):
                self.set_score(seat, START_CHIPS)
        self.emit = emit

    def can(self, action):
        """Whether the seat to act may do this."""
        try:
            self.verify(action)
        except Illegal:
            return False
        return True

    def verify(self, action, order=None):
        """Raise Illegal where `apply` would; changes nothing."""
        s = self.s
        phase = s[PHASE]
        drawn = 0
        if phase == AT_EXCHANGE:
            if action < 0:
                raise Illegal("no_such_place")
            places = swap_places(action)
            drawn = len(places)
            if drawn > s[R.MAX_SWAP]:
                raise Illegal("too_many")
            for i in range(drawn):
                if not 0 <= places[i] < 5:
                    raise Illegal("no_such_place")
                if places[i] in places[:i]:
                    raise Illegal("twice")
        elif phase == AT_PLAY:
            held = self.hand(s[TO_ACT])
            if action not in held:
                raise Illegal("not_held")
            trick = self.trick()
            if action not in playable(held, trick, s[R.MUST_BEAT]):
                raise Illegal("must_beat" if action & 3 == trick[0] & 3 else "must_follow")
        elif phase > AT_PLAY:
            raise Illegal("wrong_phase")
        elif action not in (0, 1):
            raise Illegal("no_such_answer")
        elif phase == AT_OPEN:
            drawn = 1 - action
        if order is not None:
            self._verify_order(order, drawn)

    def _verify_order(self, order, drawn):
        """Whether `order` is a new stock that drawing so many cards asks for."""
        s = self.s
        first = CARDS + 5 * s[PLAYERS]
        count = s[DISCARDS]
        if first + count + drawn <= CARDS + 52:
            raise Illegal("no_reshuffle")
        if s[PHASE] == AT_OPEN:
            count -= 1  # the card given for the open one stays out
        if sorted(order) != sorted(s[first : first + count]):
            raise Illegal("bad_order")

    def apply(self, action, order=None):
        """Do an action of the seat to act, as `legal` lists them, and all that follows from it.

        `order` is the new stock, top first, where this action makes the discards be shuffled;
        None leaves it to the seed. Raises Illegal and changes nothing where it is forbidden.
        """
        self.verify(action, order)
        s = self.s
        seat = s[TO_ACT]
        phase = s[PHASE]
        # Each step returns before the next begins: frames are few on a board.
        turn = 0  # where the exchange goes on, in places after the dealer
        if phase == AT_EXCHANGE:
            turn = self._swap(seat, swap_places(action), order)
        elif phase == AT_OPEN:
            turn = self._answer_open(seat, action, order)
        elif phase == AT_RESET:
            turn = self._answer_reset(seat, action)
        elif phase == AT_CHICAGO:
            self._answer_chicago(seat, action)
        else:
            self._play(seat, action)
        if turn:
            self._next_exchange(turn)

    # The deal

    def deal(self, pack=None):
        """Begin the next deal, with the 52 cards of `pack`, top first, or shuffled by the seed.
        Raises Illegal: `wrong_phase`, `bad_pack`, `no_seed`."""
        s = self.s
        if s[PHASE] != DEAL_OVER:
            raise Illegal("wrong_phase")
        if pack is None:
            if not generator.seeded(s, GENERATOR):
                raise Illegal("no_seed")
        elif sorted(pack) != list(range(52)):
            raise Illegal("bad_pack")
        if self._bankrupt():
            return
        if pack is None:
            pack = bytearray(range(52))
            generator.shuffle(s, GENERATOR, pack, 0, 52)
        self._clear_deal()
        n = s[PLAYERS]
        for i in range(52):
            place = ((s[DEALER] + 1 + i) % n * 5 + i // n) if i < 5 * n else i
            s[CARDS + place] = pack[i]
        number = self.deal_number() + 1
        s[DEAL] = number & 255
        s[DEAL + 1] = number >> 8 & 255
        self._tell_scores(E.DEALT, number, s[DEALER])
        if s[R.LAST_TRICK] == R.POT:
            for seat in range(n):
                self.set_score(seat, self.score(seat) - 1)
            s[POT_CHIPS] = min(s[POT_CHIPS] + n, 255)
            self._tell(E.ANTE, 1, n)
        for seat in range(n):
            s[STOPPED] |= self._at_stop(seat) << seat
        winners = 0
        for seat in range(n):
            winners |= self._wins_on_receipt(seat) << seat
        if winners:
            self._win(winners)
        else:
            s[EXCHANGE] = 1
            self._next_exchange(1)

    def _clear_deal(self):
        s = self.s
        s[TRICK] = s[TURN] = s[PASSED] = s[STOPPED] = s[WAIVED] = s[DISCARDS] = 0
        s[CALLER] = NOBODY
        s[GIVEN:COMPARED] = bytes((NOT_YET,)) * 24
        s[COMPARED:GENERATOR] = bytes((NOT_HELD, 0, 0, 0, 0)) * 5
        s[KNOWN:] = bytes(52)
        s[LEADER] = s[FIRST_LEADER] = self.first_seat()

    # Exchanges

    def _at_stop(self, seat):
        s = self.s
        return s[R.STOP_AT] > 0 and self.score(seat) >= s[R.STOP_AT]

    def _next_exchange(self, turn):
        """Go on with the seat `turn` places after the dealer, to whoever may exchange next;
        when all have, to the comparison, the next exchange, and at last the tricks."""
        s = self.s
        n = s[PLAYERS]
        while s[EXCHANGE] <= s[R.EXCHANGES]:
            e = s[EXCHANGE]
            while turn <= n:
                seat = (s[DEALER] + turn) % n
                turn += 1
                if s[R.STOP_LIVE]:
                    s[STOPPED] = s[STOPPED] & ~(1 << seat) | self._at_stop(seat) << seat
                if not s[STOPPED] >> seat & 1:
                    s[PHASE] = AT_EXCHANGE
                    s[TO_ACT] = seat
                    return
                s[GIVEN + SEATS * (e - 1) + seat] = BARRED
                self._tell(E.BARRED, seat, e)
            if s[R.SCORED] >> (e - 1) & 1 and self._compare(e):
                return
            s[EXCHANGE] = e + 1
            turn = 1
        self._ask_chicago(1)

    def _swap(self, seat, places, order):
        s = self.s
        hand = CARDS + 5 * seat
        known = KNOWN + 5 * seat
        if any([s[known + p] & AWARDED for p in places]):
            shown = [p for p in range(5) if s[known + p] & AWARDED]
            for p in shown:
                s[known + p] = PUBLIC
            self._tell(E.SHOWN, seat, *[s[hand + p] for p in shown])
        given = [s[hand + p] for p in places]
        for i in range(len(places)):
            self._draw(seat, places[i], i, order)
        if len(places) == 1 and s[R.OPEN_SINGLE]:
            s[PHASE] = AT_OPEN
            s[OPEN_PLACE] = places[0]
            s[known + places[0]] = PUBLIC
            return 0
        return self._swapped(seat, given, [s[hand + p] for p in places])

    def _draw(self, seat, place, under_way, order):
        """Discard what lies at `place` of the hand and draw the top of the stock there. The
        last `under_way` discards are of the same exchange: they never come back into the stock."""
        s = self.s
        first = CARDS + 5 * s[PLAYERS]
        if first + s[DISCARDS] == CARDS + 52:
            self._reshuffle(first, under_way, order)
        top = first + s[DISCARDS]
        hand = CARDS + 5 * seat + place
        s[hand], s[top] = s[top], s[hand]
        to_known = KNOWN - CARDS
        # A card shown to all stays known to all, else its giver remembers it.
        s[top + to_known] = s[hand + to_known] & PUBLIC or seat + 1
        s[hand + to_known] = 0
        s[DISCARDS] += 1

    def _reshuffle(self, first, under_way, order):
        """Make a new stock of all discards but the last `under_way`, which trade places with
        the first: those are always enough."""
        s = self.s
        count = CARDS + 52 - first - under_way
        for at in (first, first + KNOWN - CARDS):
            for i in range(at, at + under_way):
                s[i], s[i + count] = s[i + count], s[i]
        first += under_way
        s[first : first + count] = bytes(order or sorted(s[first : first + count]))
        if order is None and generator.seeded(s, GENERATOR):
            generator.shuffle(s, GENERATOR, s, first, count)
        first += KNOWN - CARDS
        s[first : first + count] = bytes(count)
        s[DISCARDS] = under_way
        self._tell(E.RESHUFFLED, count)

    def _answer_open(self, seat, take, order):
        s = self.s
        place = s[OPEN_PLACE]
        hand = CARDS + 5 * seat + place
        card = s[hand]
        given = s[CARDS + 5 * s[PLAYERS] + s[DISCARDS] - 1]
        self._tell(E.OPENED, seat, card, take)
        if not take:
            self._draw(seat, place, 1, order)
        s[OPEN_PLACE] = NOBODY
        return self._swapped(seat, [given], [s[hand]])

    def _swapped(self, seat, given, drawn):
        """End a seat's exchange; whose turn is next, or 0 where the match is over."""
        s = self.s
        e = s[EXCHANGE]
        s[GIVEN + SEATS * (e - 1) + seat] = len(given)
        self._tell(E.SWAPPED, seat, e, len(given), *(given + drawn))
        if self._wins_on_receipt(seat):
            self._win(1 << seat)
            return 0
        return self._turn_after(seat)

    def _turn_after(self, seat):
        """How many places after the dealer the seat after this one sits; one more than all
        after the dealer."""
        n = self.s[PLAYERS]
        return (seat + n - self.s[DEALER] - 1) % n + 2

    def _answer_reset(self, seat, reset):
        s = self.s
        number = FINAL if s[TRICK] == 5 else s[EXCHANGE]
        if reset:
            self._tell(E.COMPARED, number, seat, self.compared(number)[2], 0, 1 << seat)
            self._reset(seat)
            over = self._reached_target(True)
        else:
            over = self._award(number, seat, s[R.HAND_POINTS + QUADS])
        if over:
            return 0
        if number == FINAL:
            self._end_deal()
            return 0
        s[EXCHANGE] = number + 1
        return 1

    # Chicago and the tricks

    def _ask_chicago(self, turn):
        """Ask the seats from `turn` places after the dealer on; nobody left: to the tricks."""
        s = self.s
        n = s[PLAYERS]
        least = s[R.CHICAGO_MIN]
        while s[R.CHICAGO] and turn <= n:
            seat = (s[DEALER] + turn) % n
            if least == R.ANY_TOTAL or self.score(seat) >= least:
                s[PHASE] = AT_CHICAGO
                s[TO_ACT] = seat
                return
            turn += 1
        self._lead(self.first_seat())

    def _answer_chicago(self, seat, call):
        s = self.s
        if call:
            s[CALLER] = seat
            s[CALLED] |= 1 << seat
            s[FIRST_LEADER] = seat
            self._tell(E.CALLED, seat)
            self._lead(seat)
        else:
            s[PASSED] |= 1 << seat
            self._tell(E.PASSED, seat)
            self._ask_chicago(self._turn_after(seat))

    def _lead(self, seat):
        s = self.s
        s[PHASE] = AT_PLAY
        s[LEADER] = s[TO_ACT] = seat
        s[TURN] = 0

    def _play(self, seat, card):
        s = self.s
        n = s[PLAYERS]
        to = 5 * seat + s[TRICK]
        at = to
        while s[CARDS + at] != card:
            at += 1
        known = s[KNOWN + at]
        while at > to:  # what is left in the hand keeps its order
            s[CARDS + at] = s[CARDS + at - 1]
            s[KNOWN + at] = s[KNOWN + at - 1]
            at -= 1
        s[CARDS + to] = card
        s[KNOWN + to] = known | PUBLIC
        self._tell(E.PLAYED, seat, card)
        s[TURN] += 1
        if s[TURN] < n:
            s[TO_ACT] = (seat + 1) % n
            return
        cards = self.trick()
        place = best_place(cards)
        leader = s[LEADER]
        winner = (leader + place) % n
        s[TRICK] += 1
        self._tell(E.TRICK, s[TRICK], leader, winner, *cards)
        self._lead(winner)
        if s[CALLER] != NOBODY:
            if winner != s[CALLER] or s[TRICK] == 5:
                self._end_chicago(s[CALLER], winner)
        elif s[TRICK] == 5:
            self._end_tricks(winner, cards[place] >> 2 == 0)

    def _end_chicago(self, caller, winner):
        s = self.s
        made = winner == caller
        points = s[R.CHICAGO_POINTS] if made else -s[R.CHICAGO_POINTS]
        self.set_score(caller, self.score(caller) + points)
        self._tell(E.CHICAGO, caller, int(made), points)
        if not made and s[R.BREAKER]:
            self.set_score(winner, self.score(winner) + s[R.BREAKER])
            self._tell(E.BREAKER, winner, s[R.BREAKER])
        if not self._reached_target(True):
            self._end_deal()

    def _end_tricks(self, winner, with_two):
        s = self.s
        points = s[R.LAST_TRICK]
        pot = points == R.POT
        if pot:
            points = s[POT_CHIPS]
            s[POT_CHIPS] = 0
        elif with_two and s[R.TWO_BONUS] != R.POT:
            points = s[R.TWO_BONUS]
        self.set_score(winner, self.score(winner) + points)
        self._tell(E.POT if pot else E.LAST_TRICK, winner, points)
        if self._reached_target(True):
            return
        if not (s[R.FINAL_HAND] and self._compare(FINAL)):
            self._end_deal()

    def _end_deal(self):
        s = self.s
        s[PHASE] = DEAL_OVER
        s[TO_ACT] = NOBODY
        s[DEALER] = (s[DEALER] + 1) % s[PLAYERS]
        self._tell_scores(E.DEAL_END, self.deal_number())
        if not self._bankrupt():
            self._reached_target(False)
