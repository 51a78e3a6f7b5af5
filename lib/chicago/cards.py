"""A card is an int 0..51, in the order 2c 2d 2h 2s 3c … As: rank * 4 + suit.

Rank 0 is the two, 12 the ace; suit 0..3 is clubs, diamonds, hearts, spades. The bigger the
int the higher the card, so an ascending sort of ints is the ascending order of a record.
"""

RANKS = "23456789TJQKA"
SUITS = "cdhs"


def name(card):
    """The two characters of a card (0..51), such as `Th`."""
    return RANKS[card >> 2] + SUITS[card & 3]


def parse(text):
    """The card that two characters name, such as `Th`; ValueError for anything else."""
    if len(text) == 2:
        rank = RANKS.find(text[0])
        suit = SUITS.find(text[1])
        if rank >= 0 and suit >= 0:
            return rank * 4 + suit
    raise ValueError(text)
