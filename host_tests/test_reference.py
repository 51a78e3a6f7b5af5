"""The game against the rules once more (reference.py): the same events, questions and legal cards."""

import random

import pytest

from chicago import rulesets
from chicago.cards import name, parse
from chicago.match import Match
from chicago.table import (
    AT_CHICAGO, AT_EXCHANGE, AT_OPEN, AT_PLAY, AT_RESET, CARDS, NOBODY, OVER, PHASE, TO_ACT, swap_places,
)  # fmt: skip
from reference import Reference
from test_invariants import CHANGES
from tools import replay

QUESTIONS = {
    AT_EXCHANGE: "exchange", AT_OPEN: "open", AT_RESET: "reset", AT_CHICAGO: "chicago", AT_PLAY: "play",
}  # fmt: skip
WORDS = {"open": ("refuse", "take"), "reset": ("points", "reset"), "chicago": ("pass", "chicago")}


def options_of(text):
    """{key: text} of a rule set with its changes."""
    words = text.split()
    column = rulesets.NAMES.index(words[0])
    options = {key: columns.split()[column] for key, _, _, columns in rulesets.TABLE}
    options.update(word.split("=") for word in words[1:])
    return options


def rich_pack(chance):
    """A pack; in one of three the cards of few ranks or one suit come first, for better hands."""
    pack = list(range(52))
    chance.shuffle(pack)
    kind = chance.randrange(3)
    if kind == 1:
        ranks = chance.sample(range(13), 5)
        pack.sort(key=lambda card: card >> 2 not in ranks)
    elif kind == 2:
        suits = chance.sample(range(4), 2)
        pack.sort(key=lambda card: card & 3 not in suits)
    return pack


def play(text, players, chance, deals):
    """Play both side by side; how many events were compared."""
    events = []

    def take(event):
        fields = replay.told(event)
        if fields is not None:
            events.append(fields)

    dealer = chance.randrange(players)
    match = Match(rulesets.options(text), players, dealer, None, take)
    other = Reference(options_of(text), players, dealer)
    compared = 0
    s = match.s
    for _ in range(deals):
        if s[PHASE] == OVER:
            break
        pack = rich_pack(chance)
        match.deal(pack)
        other.deal([name(card) for card in pack])
        while True:
            assert events[compared:] == other.events[compared:], text
            compared = len(events)
            assert [match.score(seat) for seat in range(players)] == other.scores
            if s[TO_ACT] == NOBODY:
                assert other.to_act is None and (s[PHASE] == OVER) == other.over
                break
            seat = s[TO_ACT]
            question = QUESTIONS[s[PHASE]]
            assert (other.to_act, other.question) == (seat, question), text
            assert match.stock() - (question == "open") == len(other.stock) or question == "open"
            legal = match.legal()
            action = chance.choice(legal)
            if question == "chicago":
                action = int(chance.random() < 0.15)
            if question == "play":
                assert sorted(map(name, legal)) == sorted(other.playable), text
                answer = "play", [name(action)]
            elif question == "exchange":
                hand = [s[CARDS + 5 * seat + place] for place in swap_places(action)]
                answer = "swap", [name(card) for card in hand]
            else:
                answer = (WORDS[question][action],)
            match.apply(action)
            other.answer(*answer)
    return compared


@pytest.mark.parametrize("rule_set", rulesets.NAMES)
def test_each_rule_set_as_it_is(rule_set):
    chance = random.Random(rule_set)
    least, most = map(int, options_of(rule_set)["players"].split("-"))
    compared = 0
    for _ in range(30):
        compared += play(rule_set, chance.randint(least, most), chance, 40)
    assert compared > 1000


def test_options_changed():
    chance = random.Random(8)
    compared = played = 0
    while played < 250:
        text = chance.choice(rulesets.NAMES)
        for key in chance.sample(sorted(CHANGES), chance.randint(1, 5)):
            text += " %s=%s" % (key, chance.choice(CHANGES[key]))
        try:
            rulesets.options(text)
        except ValueError:
            continue
        least, most = map(int, options_of(text)["players"].split("-"))
        compared += play(text, chance.randint(least, most), chance, 8)
        played += 1
    assert compared > 6000


def test_the_reference_knows_the_hands():
    from chicago.hands import strength
    from reference import rank_hand

    chance = random.Random(2)
    hands = [chance.sample(range(52), 5) for _ in range(3000)]
    hands += [[parse(card) for card in text.split()] for text in ("As 2d 3c 4h 5s", "Ad 2d 3d 4d 5d", "Ts Js Qs Ks As")]
    ours = sorted(hands, key=strength)
    theirs = [rank_hand([name(card) for card in hand]) for hand in ours]
    assert theirs == sorted(theirs)
