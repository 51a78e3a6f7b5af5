"""What the strong players know and how they search: the features of keeps, the worlds they imagine, their tables,
the chances they see, and what they do with a budget."""

import random
from array import array

import pytest

from chicago import generator, rulesets
from chicago.bots import expert, keeps, worlds
from chicago.bots.effort import Effort
from chicago.bots.search import Search
from chicago.bots.worths import SURE, Worths
from chicago.cards import parse
from chicago.match import Match
from chicago.table import AT_CHICAGO, AT_EXCHANGE, AT_PLAY, DEAL_OVER, EXCHANGE, HIDDEN, OVER, PHASE, TO_ACT, swap
from chicago.view import View


def cards(text):
    return sorted(parse(card) for card in text.split())


def luck(seed):
    state = bytearray(generator.SIZE)
    generator.seed(state, 0, seed)
    return lambda n: generator.below(state, 0, n)


def at_play(rules, players, seed, exchanges=((0, 1), (2,), ()), plays=0):
    """A match at its first trick, or after some cards played: every seat gives the same places each time."""
    match = Match(rulesets.options(rules), players, seed % players, seed)
    match.deal()
    while match.s[PHASE] != AT_PLAY:
        action = swap(exchanges[match.s[EXCHANGE] - 1]) if match.s[PHASE] == AT_EXCHANGE else 0
        match.apply(action)
    for _ in range(plays):
        match.apply(match.legal()[0])
    return match


@pytest.mark.parametrize(
    "kept, pattern",
    [
        ("", keeps.NOTHING), ("As", keeps.ONE), ("As Ks", keeps.TWO), ("As Kd", keeps.TWO + 1),
        ("2s 7s Js", keeps.THREE), ("Ah 2d 3s", keeps.THREE + 1), ("2d 7s Jh", keeps.THREE + 2),
        ("5h 6h 7h 9h", keeps.FOUR), ("2h 6h 7h Kh", keeps.FOUR + 1), ("5h 6d 7h 8s", keeps.FOUR + 2),
        ("Jh Qd Kh As", keeps.FOUR + 3), ("2h 3d 4h As", keeps.FOUR + 3), ("2h 7d 9h As", keeps.FOUR + 4),
        ("2h 7d 9h Js Kc", keeps.FIVE), ("2h 3d 4h 5s Ac", keeps.FIVE + 1), ("2h 7h 9h Jh Kh", keeps.FIVE + 2),
        ("5h 6h 7h 8h 9h", keeps.FIVE + 3), ("Th Jh Qh Kh Ah", keeps.FIVE + 4),
        ("9h 9d", 17), ("9h 9d As", 18), ("9h 9d As Ks", 19), ("9h 9d As Ks 2c", 20),
        ("9h 9d As Ah", 21), ("9h 9d As Ah 2c", 22), ("9h 9d 9s", 23), ("9h 9d 9s Kh 2h", 25),
        ("9h 9d 9s Kh Kd", 26), ("2h 2d Kh Ks Kd", 26), ("9h 9d 9s 9c", 27), ("9h 9d 9s 9c 2h", 28),
    ],
)  # fmt: skip
def test_patterns(kept, pattern):
    found = bytearray(keeps.MOST)
    held = cards(kept)
    count = keeps.features(bytes(held), len(held), found)
    assert found[0] == pattern
    assert len(set(found[:count])) == count and max(found[:count]) < keeps.FEATURES


def test_every_keep_has_its_features():
    """No feature lies outside the table, and the same cards in another suit have the same."""
    rng = random.Random(1)
    found, other = bytearray(keeps.MOST), bytearray(keeps.MOST)
    for _ in range(20000):
        count = rng.randrange(6)
        held = sorted(rng.sample(range(52), count))
        suits = rng.sample(range(4), 4)
        moved = sorted(card & ~3 | suits[card & 3] for card in held)
        n = keeps.features(bytes(held), count, found)
        assert n == keeps.features(bytes(moved), count, other)
        assert sorted(found[:n]) == sorted(other[:n]) and max(found[:n]) < keeps.FEATURES


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("plays", (0, 1, 7))
def test_worlds_fit_what_is_seen(players, plays):
    """Each card lies in one place, what is known lies where it is, and a suit not followed is not held."""
    match = at_play("large", players, 3 * players, ((0, 1), (2,), ()), plays)
    view = View().look(match, match.s[TO_ACT])
    search = Search(view, luck(5))
    gone = {card for place in range(52) if (card := view.s[119 + place]) != HIDDEN and place >= 5 * players}
    for _ in range(200):
        search.draw()
        seen = []
        for seat in range(players):
            held = search._cards(seat)
            assert len(held) == len(match.hand(seat))
            seen += held
            if seat == view.seat:
                assert sorted(held) == sorted(match.hand(seat))
            for number in range(match.s[35]):
                leader, _, trick = match.finished_trick(number)
                card = trick[(seat - leader) % players]
                if card & 3 != trick[0] & 3:
                    # There may be no other card left for it; here there always is.
                    assert not any(c & 3 == trick[0] & 3 for c in held)
        assert len(set(seen)) == len(seen) and not gone & set(seen)


def test_a_hand_that_was_awarded_is_remembered():
    """Who scored a pair and gave three other cards has it in every world."""
    match = Match(rulesets.options("home"), 2, 1)
    pack = [parse(c) for c in "2s 9s 7c 9d 4h Jc 6d Kc 8h Qd".split()]
    pack += [card for card in range(52) if card not in pack]
    match.deal(pack)
    while match.s[PHASE] != AT_PLAY:
        match.apply(0)
    view = View().look(match, 0)
    search = Search(view, luck(1))
    for _ in range(50):
        search.draw()
        assert sum(card >> 2 == 7 for card in search._cards(1)) >= 2


def test_play_out_agrees_with_the_match():
    """Played out by its own policy card by card in a real match, a deal ends as `play_out` says."""
    for seed in range(60):
        players = 2 + seed % 4
        rules = ("large", "poangpoker")[seed % 2]
        match = at_play(rules, players, seed)
        n = players
        held = array("h", bytes(8 * n))
        for seat in range(n):
            for card in match.hand(seat):
                held[4 * seat + (card & 3)] |= 1 << (card >> 2)
        leader = match.s[TO_ACT]
        first = min(match.hand(leader))
        won = worlds.play_out(
            array("h", held), n, leader, first, 0, worlds.NONE, 0, worlds.NONE, 5, worlds.NONE, match.s[21]
        )
        winner = follow_policy(match, first)
        assert won & 7 == winner[0] and won >> 3 == winner[1], seed


def follow_policy(match, card):
    """Play a match on by the policy as its words say; who wins the last trick, and whether with a two."""
    told = []
    match.emit = told.append
    while True:
        match.apply(card)
        tricks = [event for event in told if event[0] == 13]
        if len(tricks) == 5:
            _, _, leader, winner, *played = tricks[-1]
            return winner, int(played[(winner - leader) % len(played)] >> 2 == 0)
        hand, trick = match.hand(match.s[TO_ACT]), match.trick()
        if trick:
            left = 5 - match.s[35]
            legal = [c for c in hand if c & 3 == trick[0] & 3]
            if not legal:
                low = min(c >> 2 for c in hand)
                card = min((c for c in hand if c >> 2 == low), key=lambda c: c & 3)
                continue
            top = max(c for c in trick if c & 3 == trick[0] & 3)
            over = [c for c in legal if c > top]
            card = min(over) if over and (left < 4 or match.s[21]) else min(legal)
        else:
            of_suit = [sorted(c for c in hand if c & 3 == suit) for suit in range(4)]
            of_suit = [suit for suit in of_suit if suit]
            if len(hand) > 2:
                # Low from the shortest suit: three or more count alike.
                card = min(of_suit, key=lambda suit: (min(len(suit), 3), suit[0] >> 2, suit[0] & 3))[0]
            else:
                mask = [sum(1 << (c >> 2) for c in suit) for suit in of_suit]
                card = of_suit[mask.index(max(mask))][-1]


def test_a_chicago_runs_or_does_not():
    for mine, other, runs in (
        ("As Ks Qs Js Ts", "9s 8s 2h 3h 4h", 1),
        ("As Ks Qs Js 8s", "9s 2h 3h 4h 5h", 1),  # its one spade falls under the ace
        ("As Ks Qs Js 8s", "9s 7s 6s 5s 4s", 0),  # that waits for the fifth lead
        ("Qs Jh Ah Kh As", "Ks 2s 3d 4d 5d", 0),
        ("Qs Jh Ah Kh As", "Ks 2d 3d 4d 5d", 1),
        ("2d As Ks Qs Js", "3d 2h 3h 4h 5h", 0),
    ):
        held = array("h", bytes(16))
        for seat, hand in enumerate((mine, other)):
            for card in cards(hand):
                held[4 * seat + (card & 3)] |= 1 << (card >> 2)
        assert worlds.runs(held, 2, 0) == runs, (mine, other)


@pytest.mark.parametrize("players", range(2, 7))
def test_tables_are_sensible(players):
    """With so many seats: the aces are kept rather than twos, a made hand is worth more than none, and a higher
    total wins more, but for the stop."""
    view = View().look(at_play("large", players, 1), 0)
    worths = Worths(view)
    for stage in range(4):
        of = [worths.of(worths.find(cards(text), 31), stage, 0) for text in ("2c 5d", "9c 9d", "9c 9d 9h", "2c 2d Kh Ks Kc")]
        assert of == sorted(of), (stage, of)
        last = [worths.of(worths.find(cards(text), 31), stage, 1) for text in ("2c 2d", "Kc Kd", "Ac Ad")]
        assert last == sorted(last), (stage, last)
    chances = [worths.chance([total] + [20] * (players - 1), 0, 0) for total in (-10, 0, 20, 40, 52)]
    assert chances == sorted(chances) and chances[-1] == SURE
    assert abs(chances[2] - SURE // players) <= 1
    total = sum(worths.chance([5, 30] + [11] * (players - 2), 0, seat) for seat in range(players))
    assert SURE - players <= total <= SURE


def test_a_search_can_be_stopped_and_still_answers():
    asked = []

    def stop():
        asked.append(1)
        return False

    match = at_play("home", 4, 9)
    view = View().look(match, match.s[TO_ACT])
    assert match.can(expert.decide(view, luck(1), Effort(10**6, stop)))
    assert len(asked) == 1
    assert match.can(expert.decide(view, luck(1), Effort(1)))


def test_a_larger_budget_plays_better():
    """One thousand steps against one step a card, on the last trick alone."""
    wins = 0
    for seed in range(150):
        for rotation in range(2):
            match = Match(rulesets.options("home chicago=no target=250 exchanges=0"), 2, 0, seed)
            match.deal()
            view, below = View(), luck(seed)
            while match.s[PHASE] not in (DEAL_OVER, OVER):
                seat = match.s[TO_ACT]
                steps = 1000 if seat == rotation else 1
                match.apply(expert.decide(view.look(match, seat), below, Effort(steps)))
            wins += match.finished_trick(4)[1] == rotation
    assert wins > 165, wins


def test_a_bold_one_calls_where_a_calm_one_does_not():
    calls = {}
    for name, boldness in (("calm", -400), ("bold", 1200)):
        calls[name] = 0
        for seed in range(60):
            match = Match(rulesets.options("classic"), 2, 0, seed)
            match.deal()
            while match.s[PHASE] < AT_CHICAGO and match.s[TO_ACT] != 255:
                match.apply(0)
            if match.s[PHASE] == AT_CHICAGO:
                view = View().look(match, match.s[TO_ACT])
                calls[name] += expert.decide(view, luck(seed), Effort(1000, None, boldness))
    assert calls["bold"] > calls["calm"]


@pytest.mark.parametrize("rules, players", (("home", 2), ("sm2025", 3), ("poangpoker", 4), ("femkort", 5)))
def test_advice_begins_with_the_decision_and_names_every_rival(rules, players):
    questions = set()
    for seed in range(6):
        match = Match(rulesets.options(rules), players, 0, seed)
        for seat in range(players):
            match.set_score(seat, 10 + seat)
        match.deal()
        view = View()
        while match.s[PHASE] not in (DEAL_OVER, OVER):
            view.look(match, match.s[TO_ACT])
            advice = expert.advise(view, luck(seed), Effort(300))
            assert sorted(action for _, action in advice) == sorted(match.legal())
            worths = [worth for worth, _ in advice]
            assert worths == sorted(worths, reverse=True)
            action = expert.decide(view, luck(seed), Effort(300))
            assert dict((action, worth) for worth, action in advice)[action] == worths[0]
            if match.s[PHASE] in (AT_CHICAGO, AT_PLAY):
                assert -SURE <= min(worths) and max(worths) <= SURE
            questions.add(match.s[PHASE])
            match.apply(action)
    assert AT_PLAY in questions and len(questions) >= (1 if rules == "femkort" else 2)
