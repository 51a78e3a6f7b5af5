"""The search: worlds that fit what a seat has seen, in which its cards are tried."""

from array import array

from .. import rules as R
from ..portable import const
from ..table import CALLER, CARDS, HIDDEN, LEADER, NOBODY, PLAYERS, TO_ACT, TRICK, best_place
from ..hands import strength
from . import worlds
from .common import unseen
from .worths import SURE

_TURN = const(16)  # worlds between two looks at whether to go on
_ALIKE = (0, 2, 2, 3, 0, 0, 3, 4)  # cards of the rank that counts first, by category
_HANDS = const(100)  # worlds in which hands are compared
_MOST = const(200)  # worlds; more do not play better


class Search:
    """What a view's seat knows of the other hands, and room for a world."""

    def __init__(self, view, below):
        s = view.s
        n = s[PLAYERS]
        self.view = view
        self.n = n
        self.noise = below(65535) + 1
        free = unseen(view)
        self.pool = bytearray([card for card in range(52) if free[card]])
        self.size = len(self.pool)
        self.seats = bytearray(worlds.TRAITS * n)
        self.known = array("h", bytes(8 * n))
        self.world = array("h", bytes(8 * n))
        self.held = array("h", bytes(8 * n))
        self.prizes = None
        for seat in range(n):
            cards = view.hand(seat)
            for card in cards:
                if card != HIDDEN:
                    self.known[4 * seat + (card & 3)] |= 1 << (card >> 2)
                else:
                    self.seats[worlds.TRAITS * seat] += 1
        self._bar()
        self._remember()
        # An open card that lies in a hand is known, and no card to draw.
        for seat in range(n):
            for card in view.hand(seat):
                if card != HIDDEN and free[card]:
                    self._drop(card)

    def _drop(self, card):
        i = 0
        while self.pool[i] != card:
            i += 1
        self.size -= 1
        self.pool[i] = self.pool[self.size]
        self.pool[self.size] = card

    def _bar(self):
        """Note the suits that seats did not follow."""
        view = self.view
        n = self.n
        for number in range(view.s[TRICK] + 1):
            if number < view.s[TRICK]:
                leader, _, cards = view.finished_trick(number)
            else:
                leader, cards = view.s[LEADER], view.trick()
            for i in range(1, len(cards)):
                if cards[i] & 3 != cards[0] & 3:
                    self.seats[worlds.TRAITS * ((leader + i) % n) + 1] |= 1 << (cards[0] & 3)

    def _remember(self):
        """Note what seats kept: cards of a rank that was awarded points, and how many others."""
        view = self.view
        s = view.s
        last = s[R.EXCHANGES]
        for seat in range(self.n):
            at = worlds.TRAITS * seat
            wanted = self.seats[at]
            if seat == view.seat or not wanted or not last:
                continue
            given = view.given(last, seat)
            if given > 5:
                continue
            kept = 5 - given
            self.seats[at + 4] = kept > 0
            if last > 1 and s[R.SCORED] >> (last - 2) & 1:
                best, _, strength = view.compared(last - 1)
                category = strength >> 20
                if best == seat and category < 8 and _ALIKE[category]:
                    count = _ALIKE[category]
                    rank = strength >> 16 & 15
                    # Those that lie open are no more to be drawn; those shown and given are gone.
                    for place in range(view.played(seat)):
                        count -= s[CARDS + 5 * seat + place] >> 2 == rank
                    there = 0
                    for i in range(self.size):
                        there += self.pool[i] >> 2 == rank
                    if 0 < count <= there and count <= wanted and kept >= count:
                        self.seats[at + 2] = count
                        self.seats[at + 3] = rank
                        self.seats[at + 4] = count < kept and count < wanted

    def weigh(self, prizes):
        """Take what it is worth for the seat when another, or it, takes the last trick; see `expert.prizes`."""
        self.prizes = prizes

    def draw(self):
        """Deal a world."""
        self.world[:] = self.known
        self.noise = worlds.draw(
            self.pool, self.size, self.seats, self.n, self.world, self.noise
        )

    def try_cards(self, cards, effort):
        """What each of some cards brings, on the average of the worlds that the effort pays for."""
        s = self.view.s
        n = self.n
        trick = self.view.trick()
        left = 5 - s[TRICK]
        turn = len(trick)
        suit = best = winner = worlds.NONE
        if trick:
            suit = trick[0] & 3
            place = best_place(trick)
            best = 1 << (trick[place] >> 2)
            winner = (s[LEADER] + place) % n
        caller = worlds.NONE if s[CALLER] == NOBODY else s[CALLER]
        seat = self.view.seat
        must_beat = s[R.MUST_BEAT]
        play_out = worlds.play_out
        sums = [0] * len(cards)
        count = max(1, min(_MOST, effort.steps // (len(cards) * (left * n - turn))))
        for number in range(count):
            self.draw()
            for i in range(len(cards)):
                self.held[:] = self.world
                won = play_out(
                    self.held, n, seat, cards[i], turn, suit, best, winner, left, caller, must_beat
                )
                sums[i] += self.prizes[won]
            if effort.go_on and number % _TURN == _TURN - 1 and not effort.go_on():
                count = number + 1
                break
        return [total // count for total in sums]

    def runs(self, caller, effort):
        """The chance, of SURE, that a caller takes all five tricks."""
        made = 0
        count = max(1, min(_MOST, effort.steps // (10 * self.n)))
        for number in range(count):
            self.draw()
            made += worlds.runs(self.world, self.n, caller)
            if effort.go_on and number % _TURN == _TURN - 1 and not effort.go_on():
                count = number + 1
                break
        return made * SURE // count

    def unsaid(self, leader, effort, chance):
        """The mean of `chance(winner, seat, points)` where nobody calls Chicago: who takes the last trick, whose
        hand is the best of all in the end, or NOBODY's, and for how many points."""
        s = self.view.s
        n = self.n
        total = 0
        count = max(1, min(_HANDS, effort.steps // (40 * n)))
        for number in range(count):
            self.draw()
            best = second = 0
            owner = 0
            for seat in range(n):
                hand = strength(self._cards(seat))
                if hand > best:
                    second = best
                    best = hand
                    owner = seat
                elif hand > second:
                    second = hand
            category = best >> 20
            points = s[R.HAND_POINTS + category] if category and best > second and s[R.FINAL_HAND] else 0
            card = min(self._cards(leader))
            won = worlds.play_out(
                self.world, n, leader, card, 0, worlds.NONE, 0, worlds.NONE, 5, worlds.NONE, s[R.MUST_BEAT]
            )
            total += chance(won & 7, owner, min(points, 52))
            if effort.go_on and number % _TURN == _TURN - 1 and not effort.go_on():
                count = number + 1
                break
        return total // count

    def _cards(self, seat):
        """The cards that a seat has in the world."""
        cards = []
        for suit in range(4):
            mask = self.world[4 * seat + suit]
            for rank in range(13):
                if mask >> rank & 1:
                    cards.append(4 * rank + suit)
        return cards
