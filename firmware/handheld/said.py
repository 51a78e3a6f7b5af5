"""The numbers of all that is said on the screen; `texts` has the texts in their order.

Those below IN_MATCH are said before a match, after it, and when somebody looks around; they are loaded
when they are needed."""

from chicago.portable import const

LANGUAGE = const(0)

# The start
TITLE = const(1)
CONTINUE = const(2)
NEW = const(3)
PASS = const(4)
RULES = const(5)
STATISTICS = const(6)
SETTINGS = const(7)

# A new match
BEGIN = const(8)
HOUSE = const(9)
PLAYERS = const(10)
LEVEL = const(11)
SEATS = const(12)
CARDS = const(13)
CHANCE = const(14)
PERSON = const(15)
MIXED = const(16)
NEED_PERSON = const(17)
NAME = const(18)
RULE_SETS = const(19)
LEVELS = const(20)

# House rules
HOUSE_OPTIONS = const(21)
NONE = const(22)
POT_WORD = const(23)
OUT_WORD = const(24)
WIN_WORD = const(25)
ALL = const(26)

# Settings
LANGUAGE_ROW = const(27)
SOUND = const(28)
LIGHT = const(29)
SPEED = const(30)
SPEEDS = const(31)
TURNED = const(32)
DIM = const(33)
SLEEP = const(34)
YES = const(35)
ON = const(36)
OFF = const(37)
NEVER = const(38)
SECONDS = const(39)
MINUTES = const(40)

# Statistics
MATCHES = const(41)
WON = const(42)
BEST_HAND = const(43)
CALLS = const(44)
OF = const(45)

# What a key does
CHANGE = const(46)
CHOOSE = const(47)
BACK = const(48)
NEW_MATCH = const(49)
ERASE = const(50)
AGAIN = const(51)

# In the match
MATCH = const(52)
WHAT_HAPPENED = const(53)
NOTHING_YET = const(54)
HINT = const(55)
LAST_DEAL = const(56)
NO_DEAL = const(57)
TO_START = const(58)
HELD = const(59)
GIVEN = const(60)
TRICKS = const(61)
SCORES = const(62)
DEAL = const(63)

# Headings
YOU_WIN = const(64)
WINS = const(65)
SHARED_WIN = const(66)

# Faults
BAD_SAVE = const(67)
FAULT = const(68)
NO_MEMORY = const(69)
KEPT_MATCH = const(70)
KEPT_TRACE = const(71)

# What follows is said in the midst of a match
IN_MATCH = const(72)

# Settings
NO = const(72)

# What a key does
NEXT = const(73)
PLAY = const(74)
HINT_KEY = const(75)
MARK = const(76)
UNMARK = const(77)
KEEP = const(78)
SWAP = const(79)
DONE = const(80)
LEAVE = const(81)
REVEAL = const(82)

# In the match
HAND_OVER = const(83)

# Hints
HINT_KEEP = const(84)
HINT_GIVE = const(85)
HINT_PLAY = const(86)
HINT_SAY = const(87)

# Questions
OPEN_CARD = const(88)
TAKE = const(89)
REFUSE = const(90)
QUADS = const(91)
TAKE_POINTS = const(92)
RESET = const(93)
CALL = const(94)
YES_CALL = const(95)
NO_CALL = const(96)

# Why not
MUST_FOLLOW = const(97)
MUST_BEAT = const(98)
TOO_MANY = const(99)

# What happens
YOU = const(100)
DEALT = const(101)
ANTE = const(102)
BARRED = const(103)
SHOWN = const(104)
KEPT = const(105)
SWAPPED_ONE = const(106)
SWAPPED = const(107)
DREW = const(108)
OPEN_TAKEN = const(109)
OPEN_REFUSED = const(110)
RESHUFFLED = const(111)
SCORED = const(112)
NOBODY_SCORED = const(113)
RESET_ALL = const(114)
WENT_OUT = const(115)
ROYAL = const(116)
CALLED = const(117)
PASSED = const(118)
PLAYED = const(119)
TRICK = const(120)
LAST_TRICK = const(121)
CHICAGO_MADE = const(122)
CHICAGO_FAILED = const(123)
BREAKER = const(124)
POT = const(125)
DEAL_END = const(126)

# Headings
COMPARISON = const(127)
FINAL_COMPARISON = const(128)
TIED = const(129)
NO_POINTS = const(130)
BEST = const(131)
CHICAGO = const(132)
TRICK_NUMBER = const(133)

# Faults
NOT_KEPT = const(134)
RECORD_FAILS = const(135)

# Hands
HANDS = const(136)
HAND_NAMES = const(137)
RANKS = const(138)
