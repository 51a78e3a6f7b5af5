"""Random play of every rule set, with any options and number of seats: what must hold at every moment."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chicago import events as E
from chicago import rules as R
from chicago import rulesets
from chicago.match import Illegal, Match
from chicago.save import dump, load
from chicago.table import (
    AT_CHICAGO, AT_EXCHANGE, AT_PLAY, CARDS, DEAL_OVER, HIDDEN, NOBODY, OVER, PHASE, POT_CHIPS, TO_ACT, WINNERS,
)  # fmt: skip
from chicago.view import View

COMMON = settings(derandomize=True, deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))

CHANGES = {
    "exchanges": ("0", "1", "2", "4"),
    "max_swap": ("0", "1", "3", "4", "5"),
    "open_single": ("yes", "no"),
    "scored": ("none", "1", "2,3", "1,2,3,4"),
    "final_hand": ("yes", "no"),
    "stop_at": ("0", "3", "45"),
    "stop_live": ("yes", "no"),
    "hand_points": ("1,2,3,4,5,6,7,8,8", "0,0,1,1,O,Z,W,O,Z", "W,W,W,W,W,W,W,W,W", "5,5,5,5,5,5,5,5,52"),
    "quads_reset": ("yes", "no"),
    "last_trick": ("0", "5", "pot"),
    "two_bonus": ("0", "10"),
    "must_beat": ("yes", "no"),
    "chicago": ("yes", "no"),
    "chicago_min": ("none", "0", "15"),
    "chicago_points": ("1", "15"),
    "breaker": ("0", "10"),
    "target": ("13", "52"),
    "check_live": ("yes", "no"),
    "need_call": ("yes", "no"),
}


@st.composite
def matches(draw):
    """(rule text, seats, seed) with up to four options changed."""
    name = draw(st.sampled_from(rulesets.NAMES))
    keys = draw(st.lists(st.sampled_from(sorted(CHANGES)), max_size=4, unique=True))
    text = " ".join([name] + ["%s=%s" % (key, draw(st.sampled_from(CHANGES[key]))) for key in keys])
    try:
        options = rulesets.options(text)
    except ValueError:  # without a pot there must be a target
        text += " target=52"
        options = rulesets.options(text)
    players = draw(st.integers(options[R.MIN_PLAYERS], options[R.MAX_PLAYERS]))
    return text, players, draw(st.integers(0, 2**48 - 1))


class Totals:
    """The totals as the events alone explain them."""

    def __init__(self, players):
        self.players = players
        self.totals = None
        self.pot = 0

    def __call__(self, event):
        kind = event[0]
        if kind == E.DEALT:
            assert self.totals in (None, list(event[3:]))
            self.totals = list(event[3:])
        elif kind == E.ANTE:
            self.totals = [total - event[1] for total in self.totals]
            self.pot += event[1] * event[2]
        elif kind == E.COMPARED and event[2] != NOBODY:
            self.totals[event[2]] += event[4]
        elif kind == E.RESET:
            self.totals = [total if seat == event[1] else 0 for seat, total in enumerate(self.totals)]
        elif kind in (E.LAST_TRICK, E.BREAKER):
            self.totals[event[1]] += event[2]
        elif kind == E.POT:
            self.totals[event[1]] += event[2]
            self.pot -= event[2]
        elif kind == E.CHICAGO:
            self.totals[event[1]] += event[3]
        elif kind in (E.DEAL_END, E.WIN):
            assert self.totals in (None, list(event[2:]))


def some_actions(match, data):
    """A legal action; Chicago is called seldom, or a match might never end."""
    legal = match.legal()
    if match.s[PHASE] == AT_CHICAGO:
        return int(data.random() < 0.05)
    if match.s[PHASE] == AT_EXCHANGE and data.random() < 0.4:
        return legal[-1]
    return data.choice(legal)


@COMMON
@given(matches(), st.randoms(use_true_random=False))
def test_random_play(setup, chance):
    text, players, seed = setup
    told = Totals(players)
    match = Match(rulesets.options(text), players, seed % players, seed, told)
    s = match.s
    for _ in range(250):
        if s[PHASE] == OVER:
            break
        if s[PHASE] == DEAL_OVER:
            assert match.legal() == [] and s[TO_ACT] == NOBODY
            match.deal()
        else:
            legal = match.legal()
            assert legal and all(match.can(action) for action in chance.sample(legal, min(4, len(legal))))
            wrong = chance.randrange(-3, 60)
            if not match.can(wrong):
                before = bytes(s)
                try:
                    match.apply(wrong)
                    raise AssertionError("an illegal action was done")
                except Illegal:
                    assert bytes(s) == before
            match.apply(some_actions(match, chance))
        assert sorted(s[CARDS : CARDS + 52]) == list(range(52))
        assert told.totals is None or told.totals == [match.score(seat) for seat in range(players)]
        assert told.pot == s[POT_CHIPS]
        if chance.random() < 0.1:
            again = load(dump(match))
            assert again.s == s
            view = View().look(match, chance.randrange(players))
            assert view.s.count(HIDDEN) > 0
    if s[PHASE] == OVER:
        assert 0 < s[WINNERS] < 1 << players


@COMMON
@given(st.sampled_from(rulesets.NAMES), st.integers(2, 6), st.integers(0, 2**30), st.randoms(use_true_random=False))
def test_every_match_ends(name, players, seed, chance):
    options = rulesets.options(name)
    players = min(max(players, options[R.MIN_PLAYERS]), options[R.MAX_PLAYERS])
    match = Match(options, players, 0, seed)
    while match.s[PHASE] != OVER:
        assert match.deal_number() < 2000
        if match.s[PHASE] == DEAL_OVER:
            match.deal()
        elif match.s[PHASE] == AT_CHICAGO:
            # Who has to call in order to win does so once the total bears the loss.
            match.apply(int(match.s[R.NEED_CALL] and match.score(match.s[TO_ACT]) >= 52))
        else:
            match.apply(chance.choice(match.legal()))
    scores = [match.score(seat) for seat in range(players)]
    winners = [seat for seat in range(players) if match.s[WINNERS] >> seat & 1]
    if not options[R.NEED_CALL] and options[R.HAND_POINTS + 9] != R.WINS:
        assert {scores[seat] for seat in winners} == {max(scores)}


@COMMON
@given(matches())
def test_the_same_seed_and_actions_give_the_same_bytes(setup):
    text, players, seed = setup
    runs = []
    for _ in range(2):
        match = Match(rulesets.options(text), players, 0, seed)
        lines = []
        for turn in range(80):
            if match.s[PHASE] == OVER:
                break
            legal = match.legal()
            if legal:
                match.apply(0 if match.s[PHASE] == AT_CHICAGO else legal[turn * 13 % len(legal)])
            else:
                match.deal()
            lines.append(bytes(match.s))
        runs.append(lines)
    assert runs[0] == runs[1]


def test_every_phase_is_met():
    """The random play above would prove little if it never came to some questions."""
    met = set()
    for name in rulesets.NAMES:
        options = rulesets.options(name)
        match = Match(options, options[R.MAX_PLAYERS], 0, 5)
        for turn in range(1500):
            if match.s[PHASE] == OVER:
                break
            met.add(match.s[PHASE])
            legal = match.legal()
            if legal:
                match.apply(legal[turn % len(legal)] if match.s[PHASE] != AT_CHICAGO else int(turn % 40 == 0))
            else:
                match.deal()
    assert met >= {AT_EXCHANGE, AT_CHICAGO, AT_PLAY, DEAL_OVER} and len(met) >= 5
