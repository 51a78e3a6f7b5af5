"""How likely a hand is to win all five tricks.

It looks at the seat's own cards alone and takes the others' as dealt at random from the cards not
seen. Chances are in thousandths.
"""

SURE = 1000


class Outlook:
    """What can be said of a hand of one to five `cards` against so many opponents. `free` has a
    1 for each card that may be in another hand (`common.unseen`)."""

    def __init__(self, cards, free, opponents):
        self.cards = cards
        self.opponents = opponents
        self.among = sum(free)
        self.suits = [0] * 4  # cards not seen
        for card in range(52):
            self.suits[card & 3] += free[card]
        self.higher = []  # cards not seen of the suit and above each card
        for card in cards:
            above = 0
            for other in range(card + 4, 52, 4):
                above += free[other]
            self.higher.append(above)

    def all_tricks(self):
        """The chance that a full hand, led from the top of each suit, wins all five."""
        chance = SURE
        for suit in range(4):
            higher = sorted([self.higher[i] for i in range(len(self.cards)) if self.cards[i] & 3 == suit])
            if higher:
                chance = chance * self._suit_runs(suit, higher) // SURE
        result = SURE
        for _ in range(self.opponents):
            result = result * chance // SURE
        return result

    def _suit_runs(self, suit, higher):
        """The chance that one opponent cannot beat any card of a suit. Having j cards of it, the
        opponent follows with the others and beats the j-th lead with the highest."""
        of_suit = self.suits[suit]
        good = 0
        for j in range(6):
            below = of_suit - (higher[min(j, len(higher)) - 1] if j else 0)
            good += choices(below, j) * choices(self.among - of_suit, 5 - j)
        return good // (max(choices(self.among, 5), SURE) // SURE)


def choices(n, k):
    """In how many ways k of n things can be chosen."""
    result = 1
    for i in range(k):
        result = result * max(n - i, 0) // (i + 1)
    return result
