"""The numbers of all that is said on the screen; `texts` has the texts in their order."""

from chicago.portable import const

LANGUAGE = const(0)

# The start
TITLE = const(1)
CONTINUE = const(2)
RULES = const(3)
PLAYERS = const(4)
LEVEL = const(5)
LANGUAGE_ROW = const(6)
BEGIN = const(7)
CHANGE = const(8)
CHOOSE = const(9)
RULE_SETS = const(10)
LEVELS = const(11)

# What a key does
NEXT = const(12)
PLAY = const(13)
LOG = const(14)
MARK = const(15)
UNMARK = const(16)
KEEP = const(17)
SWAP = const(18)
BACK = const(19)
MENU = const(20)
NEW_MATCH = const(21)

# Questions
OPEN_CARD = const(22)
TAKE = const(23)
REFUSE = const(24)
QUADS = const(25)
TAKE_POINTS = const(26)
RESET = const(27)
CALL = const(28)
YES_CALL = const(29)
NO_CALL = const(30)

# Why not
MUST_FOLLOW = const(31)
MUST_BEAT = const(32)
TOO_MANY = const(33)

# What happens
YOU = const(34)
DEALT = const(35)
ANTE = const(36)
BARRED = const(37)
SHOWN = const(38)
KEPT = const(39)
SWAPPED_ONE = const(40)
SWAPPED = const(41)
DREW = const(42)
OPEN_TAKEN = const(43)
OPEN_REFUSED = const(44)
RESHUFFLED = const(45)
SCORED = const(46)
NOBODY_SCORED = const(47)
RESET_ALL = const(48)
WENT_OUT = const(49)
ROYAL = const(50)
CALLED = const(51)
PASSED = const(52)
PLAYED = const(53)
TRICK = const(54)
LAST_TRICK = const(55)
CHICAGO_MADE = const(56)
CHICAGO_FAILED = const(57)
BREAKER = const(58)
POT = const(59)
DEAL_END = const(60)

# Headings
COMPARISON = const(61)
FINAL_COMPARISON = const(62)
TIED = const(63)
NO_POINTS = const(64)
BEST = const(65)
CHICAGO = const(66)
TRICK_NUMBER = const(67)
WHAT_HAPPENED = const(68)
NOTHING_YET = const(69)
YOU_WIN = const(70)
WINS = const(71)
SHARED_WIN = const(72)
NO = const(73)

# Faults
NOT_KEPT = const(74)
BAD_SAVE = const(75)

# Hands
HANDS = const(76)
HAND_NAMES = const(77)
RANKS = const(78)
