"""The order of hands is that of evaluators which others wrote."""

import itertools
import random

import phevaluator
import treys

from chicago.cards import name
from chicago.hands import strength

PAIRS = 100000


def deal(chance, count):
    """So many random hands. One in three is made from few ranks or one suit, as rare hands tie more."""
    for number in range(count):
        pack = range(52)
        if number % 3 == 1:
            pack = [card for card in pack if card >> 2 in chance.sample(range(13), 4)]
        elif number % 3 == 2:
            suit = chance.randrange(4)
            pack = [card for card in pack if card & 3 == suit]
        yield chance.sample(pack, 5) if len(pack) >= 5 else chance.sample(range(52), 5)


def sign(number):
    return (number > 0) - (number < 0)


def test_order_is_that_of_phevaluator():
    chance = random.Random(20261201)
    hands = list(deal(chance, 2 * PAIRS))
    ours = [strength(hand) for hand in hands]
    theirs = [phevaluator.evaluate_cards(*map(name, hand)) for hand in hands]  # the lower the better
    for i in range(0, len(hands), 2):
        assert sign(ours[i] - ours[i + 1]) == sign(theirs[i + 1] - theirs[i]), (hands[i], hands[i + 1])


def test_order_is_that_of_treys():
    chance = random.Random(5)
    evaluator = treys.Evaluator()
    cards = [treys.Card.new(name(card)) for card in range(52)]
    ranked = {}
    for hand in deal(chance, PAIRS):
        ranked.setdefault(strength(hand), set()).add(evaluator.evaluate([], [cards[card] for card in hand]))
    # Equal with us is equal with them, and the order is the same throughout.
    assert all(len(found) == 1 for found in ranked.values())
    order = [found.pop() for _, found in sorted(ranked.items())]
    assert len(order) > 2500 and all(a > b for a, b in itertools.pairwise(order))
