"""Players that the arena measures the levels against. Each is `decide(view, below)`, as a level's.

`random` does anything legal. `greedy` is a plain rule of thumb: keeps the cards of its combination, with
nothing its highest card, and gives the rest; leads its highest rank, follows with the cheapest card that
wins, else the lowest, and discards the lowest rank; takes points, never a reset; the open card only where
that improves the category; never calls Chicago.
"""

from chicago.bots.common import ALL, giving, winners
from chicago.hands import STRAIGHT, combination, strength
from chicago.rules import MAX_SWAP
from chicago.table import AT_EXCHANGE, AT_OPEN, AT_PLAY, CARDS, DISCARDS, PHASE, PLAYERS


def random(view, below):
    """Any legal action, each as likely."""
    actions = view.legal()
    return actions[below(len(actions))]


def greedy(view, below):
    """See above; nothing is left to chance."""
    phase = view.s[PHASE]
    hand = view.hand(view.seat)
    if phase == AT_EXCHANGE:
        keep = combination(hand) or 1 << hand.index(max(hand))
        return giving(hand, ALL if strength(hand) >> 20 >= STRAIGHT else keep, view.s[MAX_SWAP])
    if phase == AT_OPEN:
        given = view.s[CARDS + 5 * view.s[PLAYERS] + view.s[DISCARDS] - 1]  # the card that the open one is for
        return int(strength(hand + [view.open_card()]) >> 20 > strength(hand + [given]) >> 20)
    if phase != AT_PLAY:
        return 0
    trick = view.trick()
    legal = view.legal()
    if not trick:
        return max(legal)
    winning = winners(legal, trick)
    return min(winning) if winning else min(legal)


PLAYERS = {"random": random, "greedy": greedy}
