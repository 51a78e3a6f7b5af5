"""The state of a match as one bytearray, and how to read it.

`Table` is what the match itself and the view of one seat have in common: `Match` adds what
changes the bytes, `View` the bytes that one seat may know. Index `table.s` with the names below
for single bytes; ask the methods for the rest.

The 52 cards lie in one row: five places for each seat, then the discards, then the stock, top
first. Giving a card swaps it with the top of the stock and lets the discards grow by one, so the
row is a permutation of the pack at every moment. Cards played move to the front of their
owner's five places, in the order of the tricks: all five stay where the hand is judged.
"""

from .portable import const
from .rules import MAX_SWAP, MUST_BEAT

NOBODY = const(255)  # a seat that is none
HIDDEN = const(255)  # a card that a view does not show

# Phases: what is waited for.
AT_EXCHANGE = const(0)
AT_OPEN = const(1)  # an open card: take (1) or refuse (0)
AT_RESET = const(2)  # quads: reset (1) or points (0)
AT_CHICAGO = const(3)  # call Chicago (1) or pass (0)
AT_PLAY = const(4)
DEAL_OVER = const(5)  # nobody is to act; the next thing is a deal
OVER = const(6)

# Single bytes, after the 30 option bytes of `rules`.
PLAYERS = const(30)
PHASE = const(31)
DEALER = const(32)
TO_ACT = const(33)
EXCHANGE = const(34)  # the exchange going on, from 1; one more than all when done
TRICK = const(35)  # tricks finished
LEADER = const(36)  # of the trick going on
TURN = const(37)  # cards lying in the trick going on
CALLER = const(38)  # of Chicago in this deal
CALLED = const(39)  # mask: seats that ever called Chicago in the match
PASSED = const(40)  # mask: seats that declined Chicago in this deal
STOPPED = const(41)  # mask: seats under köpstopp
WAIVED = const(42)  # mask: seats that may win this deal without having called
OPEN_PLACE = const(43)  # place in the hand that the open card is for
DISCARDS = const(44)  # how many
WINNERS = const(45)  # mask
POT_CHIPS = const(46)
FIRST_LEADER = const(47)  # of the first trick
DEAL = const(48)  # two bytes: deals begun
SCORES = const(50)  # two signed bytes a seat
GIVEN = const(62)  # a byte an exchange and seat: cards given
COMPARED = const(86)  # five bytes a comparison: seat, mask of tied seats, strength
GENERATOR = const(111)
CARDS = const(119)
KNOWN = const(171)  # a byte a place of CARDS: who knows what lies there
STATE_BYTES = const(223)

NOT_YET = const(255)  # in GIVEN
BARRED = const(254)  # in GIVEN: köpstopp
FINAL = const(5)  # the number of the comparison after the tricks
NOT_HELD = const(254)  # as the seat of a comparison

# In KNOWN: 0 nobody (but a holder), 1..6 the seat that discarded it + 1, and these flags.
PUBLIC = const(128)  # everybody
AWARDED = const(64)  # part of a combination that was awarded points

SEATS = const(6)


class Table:
    """A match as read from its bytes, `s`."""

    def __init__(self):
        self.s = bytearray(STATE_BYTES)

    def score(self, seat):
        """The total of a seat, which may be negative."""
        at = SCORES + 2 * seat
        value = self.s[at] | self.s[at + 1] << 8
        return value - 65536 if value & 32768 else value

    def deal_number(self):
        """How many deals have begun."""
        return self.s[DEAL] | self.s[DEAL + 1] << 8

    def first_seat(self):
        """The seat after the dealer, who is dealt to, exchanges and is asked first."""
        return (self.s[DEALER] + 1) % self.s[PLAYERS]

    def stock(self):
        """How many cards the stock has; an open card still counts as its top."""
        s = self.s
        return 52 - 5 * s[PLAYERS] - s[DISCARDS] + (s[PHASE] == AT_OPEN)

    def given(self, exchange, seat):
        """How many cards a seat gave in an exchange (from 1); NOT_YET, or BARRED by köpstopp."""
        return self.s[GIVEN + SEATS * (exchange - 1) + seat]

    def compared(self, number):
        """The comparison after exchange `number`, or FINAL: the seat that was best alone (NOBODY
        on a tie or a high card, NOT_HELD before it), the mask of seats that tied for best,
        and the strength with `hands.UNTOLD` for the ranks that decided nothing."""
        s = self.s
        at = COMPARED + 5 * (number - 1)
        return s[at], s[at + 1], s[at + 2] << 16 | s[at + 3] << 8 | s[at + 4]

    def original(self, seat):
        """The five cards a seat's hand is judged by, those played first, in playing order."""
        at = CARDS + 5 * seat
        return list(self.s[at : at + 5])

    def played(self, seat):
        """How many cards a seat has played in this deal; they lead its `original`."""
        s = self.s
        n = s[PLAYERS]
        return s[TRICK] + ((seat + n - s[LEADER]) % n < s[TURN])

    def hand(self, seat):
        """The cards a seat holds now. While an open card is offered its place is left out."""
        s = self.s
        cards = self.original(seat)
        if s[PHASE] == AT_OPEN and seat == s[TO_ACT]:
            cards.pop(s[OPEN_PLACE])
        return cards[self.played(seat) :]

    def open_card(self):
        """The open card on offer, or HIDDEN where there is none."""
        s = self.s
        if s[PHASE] != AT_OPEN:
            return HIDDEN
        return s[CARDS + 5 * s[TO_ACT] + s[OPEN_PLACE]]

    def trick(self):
        """The cards of the trick going on, from the leader's on."""
        s = self.s
        n = s[PLAYERS]
        at = CARDS + s[TRICK]
        return [s[at + 5 * ((s[LEADER] + i) % n)] for i in range(s[TURN])]

    def finished_trick(self, number):
        """A finished trick (from 0): its leader, its winner, and its cards from the leader's on."""
        s = self.s
        n = s[PLAYERS]
        winner = s[FIRST_LEADER]
        for t in range(number + 1):
            leader = winner
            cards = [s[CARDS + 5 * ((leader + i) % n) + t] for i in range(n)]
            winner = (leader + best_place(cards)) % n
        return leader, winner, cards

    def legal(self):
        """All actions of the seat to act, as a list of ints; empty where nobody is to act.

        An exchange is `swap(places)`; a question is answered 0 (refuse, points, pass) or
        1 (take, reset, Chicago); a play is the card.
        """
        s = self.s
        phase = s[PHASE]
        if phase == AT_EXCHANGE:
            return [a for a in (swap_of_mask(m) for m in range(32)) if a < 8 ** s[MAX_SWAP]]
        if phase == AT_PLAY:
            return playable(self.hand(s[TO_ACT]), self.trick(), s[MUST_BEAT])
        return [0, 1] if phase < AT_PLAY else []


def swap(places):
    """The action of giving the cards at these places (0..4) of the hand, in this order: three
    bits a card, place + 1, the first given lowest. Nothing given is 0, which keeps the hand."""
    action = 0
    for place in reversed(places):
        action = action << 3 | place + 1
    return action


def swap_of_mask(mask):
    """The action of giving the cards whose bits (bit 0 the first place) are set in `mask`."""
    return swap([i for i in range(5) if mask >> i & 1])


def swap_places(action):
    """The places that a swap action gives, in its order."""
    places = []
    while action > 0:
        places.append((action & 7) - 1)
        action >>= 3
    return places


def best_place(cards):
    """The place in a trick (its cards from the leader's on) of the card that wins it."""
    best = 0
    for i in range(1, len(cards)):
        if cards[i] & 3 == cards[0] & 3 and cards[i] > cards[best]:
            best = i
    return best


def playable(held, trick, must_beat):
    """The cards of `held` that may be played to `trick`."""
    if not trick:
        return held
    follow = [c for c in held if c & 3 == trick[0] & 3]
    if must_beat and follow:
        best = trick[best_place(trick)]
        follow = [c for c in follow if c > best] or follow
    return follow or held
