"""Whatever was played can be written, read, and ends in the same bytes."""

from chicago import rulesets
from chicago.generator import SIZE, below, seed, shuffle
from chicago.match import Match
from chicago.reader import BadLine, Reader
from chicago.record import Recorder
from chicago.table import AT_CHICAGO, CARDS, DEAL_OVER, DISCARDS, OVER, PHASE, PLAYERS


class Dice:
    """Random numbers that are the same on every runtime."""

    def __init__(self, number):
        self.state = bytearray(SIZE)
        seed(self.state, 0, number)

    def below(self, n):
        return below(self.state, 0, n)


def pick(match, dice):
    """A legal action; Chicago is called seldom, so that matches end."""
    legal = match.legal()
    if match.s[PHASE] == AT_CHICAGO and dice.below(20):
        return 0
    return legal[dice.below(len(legal))]


def read(lines):
    reader = Reader()
    for line in lines:
        reader.read(line)
    reader.finish()
    return reader


def round_trip(options, players, number, with_seed, deals):
    """Play up to so many deals, write them, read them, compare."""
    dice = Dice(number)
    lines = []
    recorder = Recorder(lines.append)
    match = Match(options, players, number % players, number if with_seed else None)
    recorder.begin(match, number if with_seed else None)
    while match.s[PHASE] != OVER and (deals or match.s[PHASE] != DEAL_OVER):
        if match.s[PHASE] == DEAL_OVER:
            deals -= 1
            pack = None
            if not with_seed:
                pack = bytearray(range(52))
                shuffle(dice.state, 0, pack, 0, 52)
            recorder.deal(match, pack)
        else:
            recorder.apply(match, pick(match, dice))
    again = read(lines).match
    assert again.s == match.s
    for cut in (len(lines) // 3, len(lines) // 2):
        half = read(lines[:cut] + ["\n", "# the rest\n"]).match
        reader = Reader()
        for line in lines[:cut]:
            reader.read(line)
        assert reader.match is None or half.deal_number() >= reader.match.deal_number()
    return lines


def test_seeded_matches():
    for name in rulesets.NAMES:
        options = rulesets.options(name)
        for players in range(options[0], options[1] + 1):
            round_trip(options, players, 7 * players, True, 12)


def test_written_packs():
    for name in ("home", "sm2025", "femkort"):
        options = rulesets.options(name)
        lines = round_trip(options, options[1], 5, False, 4)
        assert [line for line in lines if line.startswith("pack ")]
        assert not [line for line in lines if line.startswith("seed")]


def test_own_rules_and_head():
    text = "home scored=none stop_at=30 quads_reset=yes hand_points=1,2,3,4,5,6,8,O,Z"
    lines = round_trip(rulesets.options(text), 3, 11, True, 6)
    assert lines[0] == "chicago-record 1\n"
    rules = lines[1].split()
    assert rules[:2] == ["rules", "home"] and sorted(rules[2:]) == sorted(text.split()[1:])
    match = Match(rulesets.options("classic"), 2, 1, 9)
    match.set_score(0, -15)
    head = []
    Recorder(head.append).begin(match, 9)
    assert read(head).match.s == match.s and "scores -15 0\n" in head


def test_written_order_of_a_new_stock():
    lines = []
    recorder = Recorder(lines.append)
    match = Match(rulesets.options("home"), 4)
    recorder.begin(match)
    recorder.deal(match, list(range(52)))
    everything = match.legal()[-1]
    for _ in range(6):
        recorder.apply(match, everything)
    first = CARDS + 5 * match.s[PLAYERS]
    order = list(reversed(match.s[first : first + match.s[DISCARDS]]))
    recorder.apply(match, everything, order)
    assert [line for line in lines if line.startswith("shuffle ")]
    assert read(lines).match.s == match.s


def test_a_bad_line_changes_nothing():
    reader = Reader()
    for line in ("chicago-record 1", "rules home", "players 2", "dealer 1", "seed 3", "deal", "0 keep"):
        reader.read(line)
    before = bytes(reader.match.s)
    for line in ("0 keep", "1 take", "1 swap 2c 2c", "1 play 2c", "deal", "shuffle 2c", "nonsense", "- keep"):
        try:
            reader.read(line)
        except BadLine as e:
            assert e.number == reader.number and e.message
        else:
            assert False, line
        assert bytes(reader.match.s) == before
