"""The rules once more, as plainly as they can be said: lists, dicts and cards as text.

Written from RULES.md alone and sharing nothing with the game, so that the two can be held against one
another. `Reference` takes the same answers as a match and tells the same events, in the names of the
record's JSON.
"""

import collections

RANKS = "23456789TJQKA"
NAMES = {
    8: "straight_flush", 7: "quads", 6: "full_house", 5: "flush", 4: "straight", 3: "trips", 2: "two_pair",
    1: "pair", 0: "high_card",
}  # fmt: skip


def rank_hand(cards):
    """(category, ranks in the order in which they count) of five cards such as "Th"."""
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    groups = sorted(collections.Counter(ranks).items(), key=lambda item: (-item[1], -item[0]))
    counted = [rank for rank, _ in groups]
    shape = [count for _, count in groups]
    flush = len({card[1] for card in cards}) == 1
    straight = len(counted) == 5 and ranks[0] - ranks[4] == 4
    if ranks == [12, 3, 2, 1, 0]:
        straight, counted = True, [3]
    if straight and flush:
        return 8, counted
    for pattern, category in (([4, 1], 7), ([3, 2], 6), ([3, 1, 1], 3), ([2, 2, 1], 2), ([2, 1, 1, 1], 1)):
        if shape == pattern:
            return category, counted
    return 5 if flush else 4 if straight else 0, counted


def is_royal(cards):
    category, counted = rank_hand(cards)
    return category == 8 and counted[0] == 12


class Reference:
    """A match by options {key: text as in RULES.md}. Drive it with `deal(pack)`, then `answer(word,
    cards)` of the seat `to_act`, which is asked `question`; `events` fills up."""

    def __init__(self, options, players, dealer):
        self.o = options
        self.n = players
        self.dealer = dealer
        self.events = []
        self.pot = 0
        self.scores = [10 if options["last_trick"] == "pot" else 0] * players
        self.called = set()
        self.number = 0
        self.over = False
        self.question = None
        self.to_act = None
        self.talk = None

    def yes(self, key):
        return self.o[key] == "yes"

    def number_of(self, key):
        return int(self.o[key])

    def tell(self, event, **fields):
        self.events.append(dict(event=event, **fields))

    def order(self):
        return [(self.dealer + 1 + i) % self.n for i in range(self.n)]

    def deal(self, pack):
        """Begin a deal; afterwards a seat is asked, or the deal is over."""
        self.talk = self.play_deal(list(pack))
        self.advance(None)

    def answer(self, word, cards=()):
        """The answer of the seat to act."""
        self.advance((word, list(cards)))

    def advance(self, answer):
        try:
            self.to_act, self.question = self.talk.send(answer)
        except StopIteration:
            self.to_act = self.question = None

    def play_deal(self, pack):
        """The whole deal as a talk: yields (seat, question), is sent (word, cards)."""
        if self.over:
            return
        yield from self.whole_deal(pack)
        if not self.over:
            self.dealer = (self.dealer + 1) % self.n
            self.tell("deal_end", number=self.number, scores=list(self.scores))
            if self.o["last_trick"] == "pot" and min(self.scores) <= 0:
                self.win(range(self.n))
            else:
                self.check(False)

    def whole_deal(self, pack):
        self.number += 1
        self.tell("deal", number=self.number, dealer=self.dealer, scores=list(self.scores))
        self.hands = {seat: pack[i : 5 * self.n : self.n] for i, seat in enumerate(self.order())}
        self.stock = pack[5 * self.n :]
        self.discards = []
        self.waived = set()
        self.awarded = {}
        if self.o["last_trick"] == "pot":
            self.scores = [score - 1 for score in self.scores]
            self.pot += self.n
            self.tell("ante", seats=list(range(self.n)), chips=1)
        self.fixed = {seat for seat in range(self.n) if self.at_limit(seat)}
        holders = [seat for seat in range(self.n) if self.value(self.hands[seat]) == "W"]
        for seat in holders:
            self.tell("royal", seat=seat)
        if holders:
            self.win(holders, all_of_them=True)
            return
        for exchange in range(1, self.number_of("exchanges") + 1):
            for seat in self.order():
                stopped = self.at_limit(seat) if self.yes("stop_live") else seat in self.fixed
                if stopped:
                    self.tell("stopped", seat=seat, exchange=exchange)
                    continue
                yield from self.exchange(seat, exchange)
                if self.value(self.hands[seat]) == "W":
                    self.tell("royal", seat=seat)
                    self.win([seat], all_of_them=True)
                    return
            if str(exchange) in self.o["scored"].split(","):
                yield from self.compare(exchange)
                if self.over:
                    return
        caller = None
        if self.yes("chicago"):
            for seat in self.order():
                least = self.o["chicago_min"]
                if least == "none" or self.scores[seat] >= int(least):
                    word, _ = yield seat, "chicago"
                    if word == "chicago":
                        caller = seat
                        self.called.add(seat)
                        self.tell("chicago", seat=seat)
                        break
        yield from self.tricks(caller)

    def at_limit(self, seat):
        limit = self.number_of("stop_at")
        return limit > 0 and self.scores[seat] >= limit

    def value(self, hand):
        """The points of a hand as text; "0" for a high card."""
        category, _ = rank_hand(hand)
        points = self.o["hand_points"].split(",")
        return points[8] if is_royal(hand) else points[category - 1] if category else "0"

    def exchange(self, seat, number):
        _, given = yield seat, "exchange"
        hand = self.hands[seat]
        shown = self.awarded.get(seat, [])
        if set(shown) & set(given):
            self.tell("shown", seat=seat, cards=[card for card in hand if card in shown])
            self.awarded[seat] = []
        opening = len(given) == 1 and self.yes("open_single")
        drawn = []
        for i, card in enumerate(given):
            drawn.append(self.draw(given[:i]))
            self.discards.append(card)
        if opening:
            self.swap_in(hand, given, drawn)
            word, _ = yield seat, "open"
            self.tell("open", seat=seat, card=drawn[0], taken=word == "take")
            if word == "refuse":
                fresh = [self.draw(given)]
                self.discards.append(drawn[0])
                self.swap_in(hand, drawn, fresh)
                drawn = fresh
        else:
            self.swap_in(hand, given, drawn)
        self.tell("swap", seat=seat, exchange=number, given=given, drawn=drawn)

    def draw(self, under_way):
        """The top of the stock; where there is none, of the discards, but for those under way, in
        ascending order."""
        if not self.stock:
            back = [card for card in self.discards if card not in under_way]
            self.stock = sorted(back, key=lambda card: (RANKS.index(card[0]), "cdhs".index(card[1])))
            self.discards = [card for card in self.discards if card in under_way]
            self.tell("reshuffle", cards=len(back))
        return self.stock.pop(0)

    def swap_in(self, hand, given, drawn):
        for old, new in zip(given, drawn, strict=True):
            hand[hand.index(old)] = new

    def compare(self, when):
        ranked = {seat: rank_hand(hand) for seat, hand in self.hands.items()}
        best = max(ranked.values())
        owners = [seat for seat in ranked if ranked[seat] == best]
        hand = self.hands[owners[0]]
        name = "royal_flush" if is_royal(hand) else NAMES[best[0]]
        value = self.value(hand)
        if len(owners) > 1 or value == "0":
            self.tell("compare", when=when, seat=None, hand=name, points=0)
            self.check(True)
            return
        (seat,) = owners
        if best[0] == 7 and self.yes("quads_reset"):
            word, _ = yield seat, "reset"
            if word == "reset":
                self.tell("compare", when=when, seat=seat, hand=name, points=0)
                self.reset(seat)
                self.check(True)
                return
        if value in ("O", "Z"):
            points = max(52, self.number_of("target"), self.scores[seat]) - self.scores[seat]
            self.waived.add(seat)
        else:
            points = int(value)
        straight_flush_goes_out = self.o["hand_points"].split(",")[7] in ("O", "Z")
        if is_royal(hand) and straight_flush_goes_out:
            self.waived.add(seat)
        self.scores[seat] += points
        self.tell("compare", when=when, seat=seat, hand=name, points=points)
        if value in ("O", "Z"):
            self.tell("out", seat=seat)
        if value == "Z":
            self.reset(seat)
        counts = collections.Counter(card[0] for card in hand)
        whole = best[0] in (4, 5, 6, 8)
        self.awarded[seat] = [card for card in hand if whole or counts[card[0]] > 1]
        self.check(True)

    def reset(self, seat):
        self.scores = [score if other == seat else 0 for other, score in enumerate(self.scores)]
        self.tell("reset", seat=seat)

    def tricks(self, caller):
        held = {seat: list(hand) for seat, hand in self.hands.items()}
        leader = self.order()[0] if caller is None else caller
        for number in range(1, 6):
            trick = []
            for i in range(self.n):
                seat = (leader + i) % self.n
                self.playable = self.may_play(held[seat], trick)
                _, (card,) = yield seat, "play"
                held[seat].remove(card)
                trick.append(card)
            place = self.winning(trick)
            winner = (leader + place) % self.n
            self.tell("trick", number=number, leader=leader, cards=trick, winner=winner)
            if caller is not None and (winner != caller or number == 5):
                self.end_chicago(caller, winner)
                return
            leader = winner
        pot = self.o["last_trick"] == "pot"
        if pot:
            points, self.pot = self.pot, 0
        else:
            with_two = trick[place][0] == "2" and self.o["two_bonus"] != "pot"
            points = self.number_of("two_bonus" if with_two else "last_trick")
        self.scores[winner] += points
        self.tell("pot", seat=winner, chips=points) if pot else self.tell("last_trick", seat=winner, points=points)
        self.check(True)
        if not self.over and self.yes("final_hand"):
            yield from self.compare("final")

    def winning(self, trick):
        led = [card for card in trick if card[1] == trick[0][1]]
        return trick.index(max(led, key=lambda card: RANKS.index(card[0])))

    def may_play(self, held, trick):
        follow = [card for card in held if trick and card[1] == trick[0][1]]
        if self.yes("must_beat") and follow:
            best = RANKS.index(trick[self.winning(trick)][0])
            follow = [card for card in follow if RANKS.index(card[0]) > best] or follow
        return follow or held

    def end_chicago(self, caller, winner):
        made = caller == winner
        points = self.number_of("chicago_points") * (1 if made else -1)
        self.scores[caller] += points
        self.tell("chicago_result", seat=caller, made=made, points=points)
        if not made and self.number_of("breaker"):
            self.scores[winner] += self.number_of("breaker")
            self.tell("breaker", seat=winner, points=self.number_of("breaker"))
        self.check(True)

    def check(self, live):
        target = self.number_of("target")
        if self.over or not target or live != self.yes("check_live"):
            return
        qualified = [seat for seat in range(self.n) if self.scores[seat] >= target]
        if self.yes("need_call"):
            qualified = [seat for seat in qualified if seat in self.called | self.waived]
        if qualified:
            self.win(qualified)

    def win(self, seats, all_of_them=False):
        best = max(self.scores[seat] for seat in seats)
        seats = [seat for seat in seats if all_of_them or self.scores[seat] == best]
        self.over = True
        self.tell("win", seats=seats, scores=list(self.scores))
