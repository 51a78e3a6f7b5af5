"""The match: what is refused in each phase, the stock, köpstopp, Chicago, and how it ends."""

from chicago import events as E
from chicago import rulesets
from chicago import table as S
from chicago.cards import parse
from chicago.match import Illegal, Match
from chicago.table import swap, swap_of_mask


def cards(text):
    return [parse(card) for card in text.split()]


def match_of(rules, hands=None, players=4, scores=(), stock="", dealer=None, seed=None):
    """A match with its first deal, and the list of its events. `hands` are those of the seats from 0;
    the last seat deals, unless told otherwise."""
    told = []
    n = len(hands) if hands else players
    dealer = n - 1 if dealer is None else dealer
    match = Match(rulesets.options(rules), n, dealer, seed, told.append)
    for seat in range(len(scores)):
        match.set_score(seat, scores[seat])
    pack = None
    if hands:
        held = [cards(hand) for hand in hands]
        top = [held[(dealer + 1 + i) % n][i // n] for i in range(5 * n)] + cards(stock)
        pack = top + [card for card in range(52) if card not in top]
    elif seed is None:
        pack = list(range(52))
    match.deal(pack)
    return match, told


def refused(match, action, reason, order=None):
    before = bytes(match.s)
    try:
        match.apply(action, order)
    except Illegal as error:
        assert error.args[0] == reason, (action, error.args)
        assert bytes(match.s) == before, "nothing changes"
        assert order is not None or not match.can(action)
        return
    raise AssertionError((action, reason))


def keep_all(match):
    while match.s[S.PHASE] == S.AT_EXCHANGE:
        match.apply(0)


def answer_no(match):
    keep_all(match)
    while match.s[S.PHASE] in (S.AT_RESET, S.AT_CHICAGO):
        match.apply(0)
        keep_all(match)


def kinds(told):
    return [event[0] for event in told]


PLAIN = ("2c 4d 6h 8s Tc", "3c 5d 7h 9s Jc")


def test_illegal_exchanges():
    match, _ = match_of("sm2025", players=3)
    refused(match, swap_of_mask(31), "too_many")
    refused(match, swap([0, 0]), "twice")
    refused(match, swap([5]), "no_such_place")
    refused(match, swap([6, 1]), "no_such_place")
    for action in (-1, 1 << 29, 7):
        assert not match.can(action)
    refused(match, 0, "no_reshuffle", cards("2c 3c"))
    match, _ = match_of("home max_swap=0", PLAIN)
    refused(match, swap([0]), "too_many")
    assert match.legal() == [0]


def test_illegal_answers():
    match, _ = match_of("sm2025", players=3)
    match.apply(swap([2]))
    assert match.s[S.PHASE] == S.AT_OPEN and match.legal() == [0, 1]
    for action in (2, -1, 40):
        refused(match, action, "no_such_answer")
    match, _ = match_of("classic", ("9s 9h 9d 9c Ad", "2c 4d 6h 8s Tc"))
    match.apply(0)
    match.apply(0)
    assert match.s[S.PHASE] == S.AT_RESET and match.s[S.TO_ACT] == 0
    refused(match, 2, "no_such_answer")
    match, _ = match_of("classic", PLAIN)
    keep_all(match)
    assert match.s[S.PHASE] == S.AT_CHICAGO
    refused(match, 3, "no_such_answer")


def test_illegal_cards():
    match, _ = match_of("poangpoker", ("9h 2c 3c 4c 5d", "Kh 2h 7c Jd Ts"))
    keep_all(match)
    refused(match, parse("Kh"), "not_held")
    refused(match, 60, "not_held")
    match.apply(parse("9h"))
    refused(match, parse("7c"), "must_follow")
    refused(match, parse("2h"), "must_beat")
    refused(match, parse("9h"), "not_held")
    assert match.legal() == [parse("Kh")]
    match, _ = match_of("home", ("9h 2c 3c 4c 5d", "Kh 2h 7c Jd Ts"))
    answer_no(match)
    match.apply(parse("9h"))
    assert sorted(match.legal()) == cards("2h Kh")


def test_nothing_can_be_done_between_deals_and_after_the_end():
    match = Match(rulesets.options("home"), 2)
    refused(match, 0, "wrong_phase")
    for pack, reason in ((None, "no_seed"), ([0] * 52, "bad_pack"), (list(range(51)), "bad_pack")):
        try:
            match.deal(pack)
        except Illegal as error:
            assert error.args[0] == reason
        else:
            raise AssertionError(reason)
    match, told = match_of("classic", ("As Ks Qs Js Ts", "2c 4d 6h 8s 9c"))
    assert match.s[S.PHASE] == S.OVER and kinds(told)[-2:] == [E.ROYAL, E.WIN]
    refused(match, 0, "wrong_phase")
    for seats in (1, 5):
        try:
            Match(rulesets.options("classic"), seats)
        except Illegal as error:
            assert error.args[0] == "players"
        else:
            raise AssertionError(seats)


def test_four_players_all_giving_five():
    """The third player of round 2 finds two cards, and never the own five again."""
    match, told = match_of("home", players=4)
    stock = [32, 27, 22, 17, 12, 7, 2]
    for expected in stock:
        assert match.stock() == expected
        if expected > 2:
            match.apply(swap_of_mask(31))
    seat = match.s[S.TO_ACT]
    own = match.original(seat)
    top_two = list(match.s[S.CARDS + 50 : S.CARDS + 52])
    match.apply(swap_of_mask(31))
    assert (E.RESHUFFLED, 30) in told
    drawn = match.original(seat)
    assert drawn[:2] == top_two and not [card for card in drawn if card in own]
    match.apply(swap_of_mask(31))
    assert match.stock() == 22 and match.s[S.DISCARDS] == 10
    assert sorted(match.s[S.CARDS : S.CARDS + 52]) == list(range(52))


def test_six_players_who_each_give_five():
    match, told = match_of("large", players=6)
    for _ in range(18):
        seat = match.s[S.TO_ACT]
        own = match.original(seat)
        match.apply(swap_of_mask(31))
        assert not [card for card in match.original(seat) if card in own]
        assert sorted(match.s[S.CARDS : S.CARDS + 52]) == list(range(52))
    assert kinds(told).count(E.RESHUFFLED) >= 3


def test_the_order_of_a_new_stock():
    match, _ = match_of("home", players=4)
    for _ in range(6):
        match.apply(swap_of_mask(31))
    first = S.CARDS + 20
    earlier = list(match.s[first : first + match.s[S.DISCARDS]])
    refused(match, swap_of_mask(31), "bad_order", earlier[1:])
    refused(match, swap_of_mask(31), "bad_order", earlier[1:] + match.original(match.s[S.TO_ACT])[:1])
    refused(match, swap_of_mask(3), "no_reshuffle", earlier)
    seat = match.s[S.TO_ACT]
    order = list(reversed(earlier))
    match.apply(swap_of_mask(31), order)
    assert match.original(seat)[2:] == order[:3]


def test_a_refused_open_card_does_not_come_back():
    match, told = match_of("sm2025", players=4, seed=3)
    while match.stock() > 1:
        match.apply(swap_of_mask((1 << min(4, match.stock() - 1)) - 1))
        if match.s[S.PHASE] == S.AT_OPEN:
            match.apply(1)
    assert match.s[S.PHASE] == S.AT_EXCHANGE
    seat = match.s[S.TO_ACT]
    given = match.original(seat)[0]
    match.apply(swap_of_mask(1))
    shown = match.open_card()
    match.apply(0)
    assert match.original(seat)[0] not in (given, shown)
    assert E.RESHUFFLED in kinds(told)


def test_stop_live_and_fixed():
    # home: the totals when the deal began count; sm2025 and classic: those of the moment.
    for rules, limit, stopped in (("home", 46, False), ("home stop_live=yes", 46, True), ("classic", 42, True)):
        match, told = match_of(rules, ("9s 9h Ad 7c 4h", "2c 4d 6h 8s Tc"), scores=(limit - 1, 0))
        match.apply(0)
        match.apply(0)
        assert match.score(0) == limit
        assert (match.s[S.TO_ACT] == 1) == stopped, rules
        assert ((E.BARRED, 0, 2) in told) == stopped
    match, told = match_of("home", PLAIN, scores=(46, 0))
    assert (E.BARRED, 0, 1) in told and match.s[S.TO_ACT] == 1
    match, _ = match_of("home stop_at=0", PLAIN, scores=(200, 0))
    assert match.s[S.TO_ACT] == 0


def test_who_is_asked_about_chicago():
    match, _ = match_of("home", players=3, scores=(14, 15, 50))
    asked = []
    keep_all(match)
    while match.s[S.PHASE] == S.AT_CHICAGO:
        asked.append(match.s[S.TO_ACT])
        match.apply(0)
    assert asked == [1, 2]
    match, told = match_of("classic", players=3, scores=(-15, 0, 3))
    keep_all(match)
    assert match.s[S.TO_ACT] == 0
    match.apply(0)
    match.apply(1)
    assert match.s[S.PHASE] == S.AT_PLAY and match.s[S.TO_ACT] == 1 and match.s[S.CALLER] == 1
    match, _ = match_of("home chicago=no", players=3, scores=(50, 50, 50))
    keep_all(match)
    assert match.s[S.PHASE] == S.AT_PLAY


def test_a_lost_trick_ends_chicago():
    match, told = match_of("sm2025 chicago_min=none", ("2c 4d 6h 8s Tc", "3c 5d 7h 9s Jc", "4c 6d 8h Ts Qc"))
    keep_all(match)
    match.apply(1)
    for card in cards("2c 3c 4c"):
        match.apply(card)
    assert [event for event in told if event[0] in (E.CHICAGO, E.BREAKER)] == [
        (E.CHICAGO, 0, 0, -15),
        (E.BREAKER, 2, 10),
    ]
    assert [match.score(seat) for seat in range(3)] == [-15, 0, 10]
    assert match.s[S.PHASE] == S.DEAL_OVER and match.s[S.DEALER] == 0


def test_quads_points_or_reset():
    for answer, after in ((0, [18, 30, 20, -15]), (1, [10, 0, 0, 0])):
        hands = ("9s 9h 9d 9c Ad", "2c 4d 6h 8s Tc", "3c 5d 7h 8c Jc", "4c 6d 8h Ts Qc")
        match, told = match_of("classic", hands, scores=(10, 30, 20, -15))
        for _ in range(4):
            match.apply(0)
        assert match.s[S.PHASE] == S.AT_RESET
        match.apply(answer)
        assert [match.score(seat) for seat in range(4)] == after
        assert (E.RESET in kinds(told)) == (answer == 1)
    match, _ = match_of("home", hands)
    for _ in range(4):
        match.apply(0)
    assert match.s[S.PHASE] == S.AT_EXCHANGE and match.score(0) == 7


def test_a_scored_combination_that_is_broken_is_shown_once():
    match, told = match_of("home", ("9s 9h Ad 7c 4h", "2c 4d 6h 8s Tc"))
    keep = [event for event in told if event[0] == E.SHOWN]
    assert keep == []
    match.apply(0)
    match.apply(0)
    assert match.score(0) == 1
    match.apply(swap_of_mask(4))  # the ace is a side card
    assert E.SHOWN not in kinds(told)
    match.apply(0)
    match.apply(swap_of_mask(1))
    assert [event for event in told if event[0] == E.SHOWN] == [(E.SHOWN, 0) + tuple(cards("9s 9h"))]


def test_ties_and_high_cards_score_nothing():
    match, told = match_of("home", ("9s 9h Ad 7c 4h", "9d 9c As 7d 4c", "2c 5d 6h 8s Tc"))
    for _ in range(3):
        match.apply(0)
    compared = [event for event in told if event[0] == E.COMPARED]
    assert compared[0][2] == S.NOBODY and compared[0][4] == 0 and compared[0][5] == 3
    match, told = match_of("home", PLAIN)
    match.apply(0)
    match.apply(0)
    (event,) = [event for event in told if event[0] == E.COMPARED]
    assert event[2] == S.NOBODY and event[4] == 0


def test_a_total_goes_below_zero_and_comes_back():
    match, _ = match_of("classic", PLAIN)
    for total in (0, -1, -15, -32768, 32767, 51):
        match.set_score(0, total)
        assert match.score(0) == total and match.score(1) == 0
    match.set_score(0, -40000)
    assert match.score(0) == -32768
