"""What the levels share: how they look at a hand, a trick and the other seats."""

from ..table import CARDS, HIDDEN, LEADER, PLAYERS, best_place, swap

ALL = 31  # the mask of a whole hand


def in_suit(hand, count):
    """The mask of the places of a suit of which the hand has at least `count`; 0 for none."""
    for suit in range(4):
        mask = 0
        found = 0
        for i in range(5):
            if hand[i] & 3 == suit:
                mask |= 1 << i
                found += 1
        if found >= count:
            return mask
    return 0


def in_row(hand, width):
    """The mask of four places whose ranks are distinct and lie within `width` ranks, the highest
    such; 0 for none. With 4 the cards are a row, with 5 one rank is missing. Aces are high."""
    best = top = 0
    for out in range(5):
        ranks = sorted([hand[i] >> 2 for i in range(5) if i != out])
        if ranks[3] - ranks[0] < width and ranks[3] > top:
            if ranks[0] < ranks[1] < ranks[2] < ranks[3]:
                best = ALL ^ 1 << out
                top = ranks[3]
    return best


def giving(hand, keep, most):
    """The exchange that keeps the places in the mask `keep` and gives the rest, but no more than
    `most` cards, the lowest first."""
    gone = sorted([(hand[i] >> 2, i) for i in range(5) if not keep >> i & 1])
    return swap([i for _, i in gone[:most]])


def winners(cards, trick):
    """Those of `cards` that would be the best of the trick as it lies."""
    return [c for c in cards if best_place(trick + [c]) == len(trick)]


def held_best(view):
    """The seat whose card is the best of the trick going on, which must not be empty."""
    trick = view.trick()
    return (view.s[LEADER] + best_place(trick)) % view.s[PLAYERS]


def top_opponent(view):
    """The highest total of another seat."""
    return max([view.score(seat) for seat in range(view.s[PLAYERS]) if seat != view.seat])


def unseen(view):
    """A byte a card: 1 where it may be in another hand, or in the stock."""
    s = view.s
    cards = bytearray(b"\1" * 52)
    for place in range(52):
        card = s[CARDS + place]
        seat = place // 5
        # A card shown and taken lies open in its owner's hand, and threatens as any other.
        if card != HIDDEN and not (view.seat != seat < s[PLAYERS] and place % 5 >= view.played(seat)):
            cards[card] = 0
    return cards
