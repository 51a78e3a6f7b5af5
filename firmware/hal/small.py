"""A mono canvas for small displays: cards of 13 by 16 pixels, with letters of the font on them."""

from handheld.layout import CARD_HEIGHT, CARD_WIDTH, DARK, NO_CARD, RANK_ALONE
from hal.mono import Mono

_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_SUITS = ("♣", "♦", "♥", "♠")


class Small(Mono):
    """Draws what `Mono` draws, but for the cards."""

    def card(self, card, x, y, look):
        """Draw a card (0..51, or NO_CARD for its back) in a look of `layout`."""
        ink = look & DARK > 0
        self.rect(x, y, CARD_WIDTH, CARD_HEIGHT, 1, True)
        if ink:
            self.rect(x + 1, y + 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, 0, True)
        if card == NO_CARD:
            self.rect(x + 2, y + 2, CARD_WIDTH - 4, CARD_HEIGHT - 4, 0, True)
            for row in range(3, CARD_HEIGHT - 3):
                for column in range(3 + row % 2, CARD_WIDTH - 3, 2):
                    self.pixel(x + column, y + row, 1)
            return
        rank = card >> 2
        self.text(_RANKS[rank], x + (1 if rank == 8 else 2), y + (4 if look & RANK_ALONE else 1), ink)
        if not look & RANK_ALONE:
            self.text(_SUITS[card & 3], x + 4, y + 8, ink)
