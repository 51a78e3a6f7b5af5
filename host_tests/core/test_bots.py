"""The computer players: always legal, and nothing that a seat may not know makes a difference."""

from chicago import generator, rulesets
from chicago import bots
from chicago.match import Match
from chicago.table import (
    AT_PLAY, CARDS, DEAL_OVER, DISCARDS, GENERATOR, HIDDEN, KNOWN, OVER, PHASE, PLAYERS, PUBLIC, TO_ACT,
)  # fmt: skip
from chicago.view import View

LEVELS = bots.LEVELS + bots.STRONGER


class Luck:
    """Fair numbers that can be had again."""

    def __init__(self, seed):
        self.state = bytearray(generator.SIZE)
        generator.seed(self.state, 0, seed)

    def below(self, n):
        return generator.below(self.state, 0, n)


def play(rule_set, players, seed, levels, each=None, most=200):
    """Play on with the levels in turn, calling `each(match, decide, luck)` before an action."""
    match = Match(rulesets.options(rule_set), players, seed % players, seed)
    luck = Luck(seed + 1)
    view = View()
    for _ in range(most):
        seat = match.s[TO_ACT]
        if match.s[PHASE] == OVER:
            break
        if match.s[PHASE] == DEAL_OVER:
            match.deal()
            continue
        decide = bots.decider(levels[seat % len(levels)])
        if each:
            each(match, decide, luck)
        action = decide(view.look(match, seat), luck.below)
        assert match.can(action), (rule_set, players, seed, seat, action)
        match.apply(action)
    return match


def test_every_level_plays_every_rule_set():
    for name in rulesets.NAMES:
        options = rulesets.options(name)
        for players in (options[0], options[1]):
            play(name, players, 7, LEVELS)


def test_matches_end():
    for level in LEVELS:
        assert play("home", 3, 2, (level,), most=4000).s[PHASE] == OVER


def test_what_is_hidden_makes_no_difference():
    """The cards that the seat does not see trade places; the decision stays."""
    seen = []

    def each(match, decide, luck):
        s = match.s
        seat = s[TO_ACT]
        view = View()
        before = bytes(luck.state)
        action = decide(view.look(match, seat), luck.below)
        after = bytes(luck.state)
        hidden = [i for i in range(52) if view.s[CARDS + i] == HIDDEN]
        other = Match(bytes(s[:30]), s[PLAYERS])
        other.s[:] = s
        shuffle = Luck(len(seen))
        places = list(range(len(hidden)))
        generator.shuffle(shuffle.state, 0, places, 0, len(places))
        for i in range(len(hidden)):
            other.s[CARDS + hidden[i]] = s[CARDS + hidden[places[i]]]
        for i in range(generator.SIZE):
            other.s[GENERATOR + i] = shuffle.below(256)
        luck.state[:] = before
        assert decide(View().look(other, seat), luck.below) == action
        assert bytes(luck.state) == after
        luck.state[:] = before
        seen.append(action)

    for name in rulesets.NAMES:
        play(name, 3, 5, LEVELS, each, 60)
    assert len(seen) > 200


def test_an_unknown_level_is_an_error():
    try:
        bots.decider("divine")
    except ValueError as error:
        assert "divine" in str(error)
    else:
        raise AssertionError("an unknown level was not noticed")


def deal(rule_set, hands, scores=()):
    """A match whose seats, from 0, hold the cards named; seat 1 is first to act."""
    from chicago.cards import parse

    cards = [[parse(card) for card in hand.split()] for hand in hands]
    n = len(hands)
    pack = [0] * 52
    used = []
    for seat in range(n):
        for i in range(5):
            pack[i * n + (seat - 1) % n] = cards[seat][i]
            used.append(cards[seat][i])
    pack[5 * n :] = [card for card in range(52) if card not in used]
    match = Match(rulesets.options(rule_set), n)
    for seat in range(len(scores)):
        match.set_score(seat, scores[seat])
    match.deal(pack)
    return match


def decision(level, match):
    return bots.decider(level)(View().look(match, match.s[TO_ACT]), Luck(1).below)


def test_a_made_hand_is_kept():
    for hand in ("2c 3d 4h 5s 6c", "2h 5h 9h Jh Kh", "3c 3d 3h 9s 9c"):
        match = deal("home", ("2d 7c 9d Jc As", hand))
        for level in LEVELS:
            assert decision(level, match) == 0, (level, hand)


def test_a_safe_chicago_is_called_and_a_hopeless_one_is_not():
    for hand, call in (("As Ks Qs Js 9s", 1), ("Ac Ad Ah As Kd", 1), ("2d 7c 9d Jc 4h", 0)):
        match = deal("classic", ("2c 3c 5d 6h 8s", hand))
        while match.s[PHASE] < 3:
            match.apply(0)
        assert match.s[TO_ACT] == 1
        assert decision("normal", match) == call, hand


def test_the_last_trick_is_won_when_it_can_be():
    match = deal("home chicago=no", ("Kc 3c 4d 5d 6d", "2s 3s 4s Qc 7h"))
    while match.s[PHASE] != AT_PLAY:
        match.apply(0)
    assert decision("normal", match) != 10 * 4, "the queen is kept for later"
    assert match.s[DISCARDS] == 0 and match.s[KNOWN] & PUBLIC == 0
