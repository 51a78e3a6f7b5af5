"""Where each option of a rule set stands among the option bytes, and the special values.

A match carries its own option bytes at the start of its state (see `table`), so a saved match
knows its house rules. `rulesets` has the rule sets themselves and their text form; it is not
needed while a match is played.
"""

from .portable import const

MIN_PLAYERS = const(0)
MAX_PLAYERS = const(1)
EXCHANGES = const(2)  # exchange rounds in a deal, 0..4
MAX_SWAP = const(3)  # cards that may be given in one exchange, 0..5
OPEN_SINGLE = const(4)
SCORED = const(5)  # bit e - 1: hands are compared after exchange e
FINAL_HAND = const(6)
STOP_AT = const(7)  # 0: no köpstopp
STOP_LIVE = const(8)
HAND_POINTS = const(8)  # + category, so that the pair stands at 9 and the royal flush at 17
QUADS_RESET = const(18)
LAST_TRICK = const(19)  # points, or POT
TWO_BONUS = const(20)
MUST_BEAT = const(21)
CHICAGO = const(22)
CHICAGO_MIN = const(23)  # total, or ANY_TOTAL
CHICAGO_POINTS = const(24)
BREAKER = const(25)
TARGET = const(26)  # 0: no target
CHECK_LIVE = const(27)
NEED_CALL = const(28)
RULE_SET = const(29)  # the number of the rule set that the options were taken from
OPTION_BYTES = const(30)

# Values of a hand that are no points.
WINS = const(255)  # W: wins the match on receipt
OUT_ALL = const(254)  # Z: out, and every opponent to 0
OUT = const(253)  # O: the total becomes at least OUT_TOTAL
OUT_TOTAL = const(52)
POT = const(255)  # of LAST_TRICK: the fifth trick takes the chips
ANY_TOTAL = const(255)  # of CHICAGO_MIN: everybody is asked
MAX_EXCHANGES = const(4)
