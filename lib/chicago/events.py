"""What a match tells while it is played: tuples of ints, the kind first.

Fields after the kind are given beside each. A seat may be NOBODY (255). Cards of one seat that
others may not see stand in SWAP alone; `view.seen` takes them out.
"""

from .portable import const

DEALT = const(0)  # number, dealer, total of each seat before the deal
BARRED = const(1)  # seat, exchange: köpstopp
SHOWN = const(2)  # seat, cards: a combination that was awarded points is broken
SWAPPED = const(3)  # seat, exchange, how many, the cards given, the cards drawn
OPENED = const(4)  # seat, card, taken
RESHUFFLED = const(5)  # how many
COMPARED = const(6)  # exchange or table.FINAL, seat, strength as in Table.compared, points, tied
RESET = const(7)  # seat: sets every opponent to 0
WENT_OUT = const(8)  # seat
ROYAL = const(9)  # seat: wins on receipt
CALLED = const(10)  # seat: calls Chicago
PASSED = const(11)  # seat: declines Chicago
PLAYED = const(12)  # seat, card
TRICK = const(13)  # number from 1, leader, winner, cards from the leader's on
LAST_TRICK = const(14)  # seat, points
CHICAGO = const(15)  # seat, made, points won or lost
BREAKER = const(16)  # seat, points
ANTE = const(17)  # chips each, seats
POT = const(18)  # seat, chips
DEAL_END = const(19)  # number, total of each seat
WIN = const(20)  # mask of seats, total of each seat
