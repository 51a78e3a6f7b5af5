"""A fast model of deals and matches for the training of the computer players: numba, whole numbers, the rules
that matter for values (no open card, no reset). The game itself is lib/chicago; this only has to be close.

Weights are an array [stage][target][feature] of floats: the stage is the exchange (0 the first of three,
2 the last) or ONLY for a deal with a single one; the targets are HAND, the points of hands to come, TRICK,
the last trick, and CALL, what may be won by calling Chicago. All are margins over the mean opponent. After
FEATURES stand, for HAND alone, those of each pattern with what the last comparison told.
"""

import numpy as np
from chicago.bots import keeps
from numba import njit

STAGES, ONLY = 4, 3
TARGETS, HAND, TRICK, CALL = 3, 0, 1, 2
FEATURES = keeps.FEATURES
PATTERNS = 29  # the first features
# What the last comparison told: nothing, that my hand was the best, or the category of another's that was.
TOLD, NOTHING, MINE, BETTER = 6, 0, 1, 2  # BETTER + 0 a pair, 1 two pair, 2 trips, 3 more
WIDE = FEATURES + (TOLD - 1) * PATTERNS  # with a feature for each pattern and what was told
SCALES = (8, 64, 16)  # of the targets, in a table of bytes
KNOTS = np.array([-20, -15, -10, -5, 0, 5, 10, 15, 20, 25, 30, 34, 37, 40, 42, 44, 45, 46, 47, 48, 50, 51, 52, 56, 60])
POINTS = np.array([0, 1, 2, 3, 4, 5, 6, 7, 8, 52], dtype=np.int64)  # home

features = njit(keeps.features)


@njit
def seed(number):
    np.random.seed(number)


@njit
def strength(cards):
    """A number that compares as the hands do: category * 13**5 and ranks."""
    counts = np.zeros(13, np.int64)
    suit = cards[0] & 3
    flush = True
    low, high = 12, 0
    for i in range(5):
        rank = cards[i] >> 2
        counts[rank] += 1
        low = min(low, rank)
        high = max(high, rank)
        flush = flush and cards[i] & 3 == suit
    first = second = 0
    value = 0
    for size in range(4, 0, -1):
        for rank in range(12, -1, -1):
            if counts[rank] == size:
                value = value * 13 + rank
                if first == 0:
                    first = size
                elif second == 0:
                    second = size
    if first == 1:
        straight = high - low == 4
        if counts[12] and counts[0] and counts[1] and counts[2] and counts[3]:
            straight = True
            value = 0
        if straight and flush:
            return (9 if low == 8 else 8) * 371293 + value
        if flush:
            return 5 * 371293 + value
        return (4 if straight else 0) * 371293 + value
    category = 0
    if first == 2:
        category = 2 if second == 2 else 1
    elif first == 3:
        category = 6 if second == 2 else 3
    else:
        category = 7
    return category * 371293 + value


@njit
def worth(weights, found, n):
    total = 0.0
    for i in range(n):
        total += weights[found[i]]
    return total


@njit
def kept(hand, mask, out):
    """Sort the cards of the mask into `out`; how many."""
    n = 0
    for i in range(5):
        if mask >> i & 1:
            j = n
            while j and out[j - 1] > hand[i]:
                out[j] = out[j - 1]
                j -= 1
            out[j] = hand[i]
            n += 1
    return n


@njit
def choose(hand, weights, most, cards, found, values):
    """The best keep by weights that are already put together; values of all 32 are left in `values`."""
    best = 31
    for mask in range(31, -1, -1):
        n = kept(hand, mask, cards)
        if 5 - n > most:
            values[mask] = -1e9
            continue
        values[mask] = worth(weights, found, features(cards, n, found))
        if values[mask] > values[best]:
            best = mask
    return best


@njit
def compare(hands, n, points, awarded, told):
    """Give the points of the best hand, alone, to its seat in `awarded`; note what that tells."""
    best = second = -1
    seat = 0
    for i in range(n):
        value = strength(hands[i])
        if value > best:
            second = best
            best = value
            seat = i
        elif value > second:
            second = value
    alone = best > second
    if alone:
        awarded[seat] += points[best // 371293]
    tell(seat if alone else -1, best // 371293, told, n)


@njit
def pick(held, trick_suit, best, left, must_beat, breaking, last):
    """The card that the policy plays; `held` are suit masks, `best` the bit of the card to beat, 0 for a
    trick that is not to be won. Returns suit * 16384 + bit."""
    m = held[trick_suit] if trick_suit >= 0 else 0
    if trick_suit < 0:  # lead: low from a short suit; with two cards left the higher
        suit = bit = 0
        if left > 2:
            fewest = 999999
            for s in range(4):
                if held[s]:
                    low = held[s] & -held[s]
                    count = 0
                    x = held[s]
                    while x:
                        x &= x - 1
                        count += 1
                    key = low + 8192 * count
                    if key < fewest:
                        fewest = key
                        suit = s
                        bit = low
        else:
            for s in range(4):
                x = held[s]
                while x:
                    low = x & -x
                    if low > bit:
                        bit = low
                        suit = s
                    x &= x - 1
        return suit * 16384 + bit
    if m:
        low = m & -m
        if left > 3 and not must_beat and not breaking:
            return trick_suit * 16384 + low
        over = m & ~(2 * best - 1)
        if best and over:
            return trick_suit * 16384 + (over & -over)
        return trick_suit * 16384 + low
    suit = 0
    bit = 1 << 14
    for s in range(4):
        if held[s]:
            low = held[s] & -held[s]
            if low < bit:
                bit = low
                suit = s
    return suit * 16384 + bit


@njit
def tricks(hands, n, leader, must_beat):
    """Play five tricks by the policy; the winner of the last, + 8 where it is won with a two."""
    held = np.zeros((n, 4), np.int64)
    for i in range(n):
        for card in hands[i]:
            held[i, card & 3] |= 1 << (card >> 2)
    two = False
    for left in range(5, 0, -1):
        suit = -1
        best = 0
        winner = leader
        for turn in range(n):
            seat = (leader + turn) % n
            card = pick(held[seat], suit, best, left, must_beat, False, turn == n - 1)
            s = card >> 14
            bit = card & 16383
            held[seat, s] &= ~bit
            if suit < 0 or s == suit and bit > best:
                suit = s
                best = bit
                winner = seat
        leader = winner
        two = best == 1
    return leader + 8 * two


@njit
def runs(hand, other):
    """Whether one opponent's cards cannot break a Chicago by `hand`, led from the top."""
    for s in range(4):
        mine = 0
        ranks = np.zeros(5, np.int64)
        for rank in range(12, -1, -1):
            for c in hand:
                if c == rank * 4 + s:
                    ranks[mine] = rank
                    mine += 1
        if not mine:
            continue
        count = 0
        top = -1
        for c in other:
            if c & 3 == s:
                count += 1
                top = max(top, c >> 2)
        if count and top > ranks[min(count, mine) - 1]:
            return False
    return True


@njit
def chance(hand, n, unseen, samples):
    """The chance that `hand` takes all five tricks against n - 1 opponents."""
    good = 0
    m = len(unseen)
    for _ in range(samples):
        fine = True
        for k in range(5 * (n - 1)):
            j = k + int(np.random.random() * (m - k))
            unseen[k], unseen[j] = unseen[j], unseen[k]
        for o in range(n - 1):
            if not runs(hand, unseen[5 * o : 5 * o + 5]):
                fine = False
                break
        good += fine
    return good / samples


@njit
def mix(weights, stage, last, call, out):
    """Put the three targets of a stage together, for each thing that may have been told."""
    for told in range(TOLD):
        for f in range(FEATURES):
            total = weights[stage, HAND, f] + last * weights[stage, TRICK, f] + call * weights[stage, CALL, f]
            if told and f < PATTERNS:
                total += weights[stage, HAND, FEATURES + (told - 1) * PATTERNS + f]
            out[told, f] = total


@njit
def tell(best, category, told, n):
    """Note for each seat what a comparison told: the best seat, alone, or -1; and its category."""
    for i in range(n):
        if best < 0 or category == 0:
            told[i] = NOTHING
        elif i == best:
            told[i] = MINE
        else:
            told[i] = BETTER + min(category, 4) - 1


@njit
def exchange(hand, mask, pack, at):
    for i in range(5):
        if not mask >> i & 1:
            hand[i] = pack[at]
            at += 1
    return at


@njit
def gather(n, weights, deals, number, only, must_beat, last, points, explore, calls):
    """Play deals in which one seat makes one keep by chance. Returns the normal equations:
    XtX [stage][f][f], Xty [stage][target][f], for least squares."""
    np.random.seed(number)
    xtx = np.zeros((STAGES, WIDE, WIDE))
    xty = np.zeros((STAGES, TARGETS, WIDE))
    pack = np.arange(52)
    hands = np.zeros((n, 5), np.int64)
    cards = np.zeros(5, np.int64)
    found = np.zeros(8, np.int64)
    mine = np.zeros(9, np.int64)
    values = np.zeros(32)
    told = np.zeros(n, np.int64)
    mixed = np.zeros((STAGES, TOLD, FEATURES))
    rounds = 1 if only else 3
    for stage in range(STAGES):
        mix(weights, stage, last, calls, mixed[stage])
    unseen = np.zeros(47, np.int64)
    for _ in range(deals):
        # A pack per deal; with many seats who draw much the real stock is shuffled again, here too.
        for i in range(51, 0, -1):
            j = int(np.random.random() * (i + 1))
            pack[i], pack[j] = pack[j], pack[i]
        for i in range(n):
            for c in range(5):
                hands[i, c] = pack[5 * i + c]
        at = 5 * n
        odd = int(np.random.random() * n)
        when = int(np.random.random() * rounds)
        features_of = 0
        told[:] = NOTHING
        points_of = np.zeros(n)
        for e in range(rounds):
            stage = ONLY if only else e
            for i in range(n):
                mask = choose(hands[i], mixed[stage, told[i]], 5, cards, found, values)
                if i == odd and e == when:
                    if np.random.random() < explore:
                        mask = int(np.random.random() * 32)
                    else:  # one of the better ones
                        mask = 0
                        top = -1e9
                        for m in range(32):
                            v = values[m] - 1.0 * np.log(-np.log(np.random.random() + 1e-12) + 1e-12)
                            if v > top:
                                top = v
                                mask = m
                    k = kept(hands[i], mask, cards)
                    features_of = features(cards, k, mine)
                    if told[i]:
                        mine[features_of] = FEATURES + (told[i] - 1) * PATTERNS + mine[0]
                        features_of += 1
                need = 0
                for b in range(5):
                    need += not mask >> b & 1
                if at + need > 52:
                    # The discards come back: shuffle all that is in no hand.
                    where = 0
                    for c in range(52):
                        inside = False
                        for o in range(n):
                            for b in range(5):
                                if hands[o, b] == c:
                                    inside = True
                        if not inside:
                            pack[5 * n + where] = c
                            where += 1
                    for x in range(where - 1, 0, -1):
                        j = int(np.random.random() * (x + 1))
                        pack[5 * n + x], pack[5 * n + j] = pack[5 * n + j], pack[5 * n + x]
                    at = 5 * n
                at = exchange(hands[i], mask, pack, at)
            if not only and e < 2:
                if e < when:
                    compare(hands, n, points, np.zeros(n), told)
                else:
                    compare(hands, n, points, points_of, told)
        call = 0.0
        if calls:
            where = 0
            for c in range(52):
                inside = False
                for b in range(5):
                    if hands[odd, b] == c:
                        inside = True
                if not inside:
                    unseen[where] = c
                    where += 1
            good = chance(hands[odd], n, unseen, 24)
            k = kept(hands[odd], 31, cards)
            m = features(cards, k, found)
            rest = worth(weights[ONLY if only else 2, HAND], found, m)
            rest += last * worth(weights[ONLY if only else 2, TRICK], found, m)
            call = max(0.0, 30 * good - 15 - rest)
        compare(hands, n, points, points_of, told)
        won = tricks(hands, n, 0, must_beat) & 7
        total = 0.0
        for i in range(n):
            total += points_of[i]
        y0 = points_of[odd] - (total - points_of[odd]) / (n - 1)
        y1 = 1.0 if won == odd else -1.0 / (n - 1)
        stage = ONLY if only else when
        for a in range(features_of):
            fa = mine[a]
            xty[stage, HAND, fa] += y0
            xty[stage, TRICK, fa] += y1
            xty[stage, CALL, fa] += call
            for b in range(features_of):
                xtx[stage, fa, mine[b]] += 1
    return xtx, xty


def solve(xtx, xty, ridge=3.0):
    """The weights of least squares."""
    weights = np.zeros((STAGES, TARGETS, WIDE))
    for stage in range(STAGES):
        if xtx[stage].any():
            for target in range(TARGETS):
                size = WIDE if target == HAND else FEATURES
                a = xtx[stage, :size, :size] + ridge * np.eye(size)
                weights[stage, target, :size] = np.linalg.solve(a, xty[stage, target, :size])
    return weights


def first_weights():
    """Something to begin with: made hands, high cards."""
    weights = np.zeros((STAGES, TARGETS, WIDE))
    pattern = np.zeros(FEATURES)
    pattern[17:21] = 1
    pattern[21:23] = 3
    pattern[23:26] = 4
    pattern[26] = 8
    pattern[27:29] = 9
    pattern[13:17] = 5, 6, 9, 50
    pattern[4] = pattern[7] = pattern[8] = 1
    weights[:, HAND, :FEATURES] = pattern
    weights[:, TRICK, 29:42] = np.arange(13) / 60.0
    return weights


@njit
def standing(totals, n, seat, table):
    """The share of the chance to win of a seat, from its weight by total among all the weights."""
    own = 0.0
    every = 0.0
    for i in range(n):
        w = table[min(max(totals[i], -20), 60) + 20]
        every += w
        if i == seat:
            own = w
    return own / every


@njit
def won_by(totals, n, target):
    """The best seat at the target, -1 where nobody is; ties by chance."""
    best = -1
    for i in range(n):
        if totals[i] >= target and (best < 0 or totals[i] > totals[best]
                                    or totals[i] == totals[best] and np.random.random() < 0.5):
            best = i
    return best


@njit
def value_after(totals, n, seat, target, table):
    """The chance to win from totals after a deal; 1 or 0 where that ends the match."""
    best = won_by(totals, n, target)
    if best >= 0:
        return 1.0 if best == seat else 0.0
    return standing(totals, n, seat, table)


@njit
def weigh_call(hand, n, me, leader, totals, least, points, last, target, table, worlds):
    """The chances to win the match when calling Chicago, and when not, from sampled worlds."""
    unseen = np.zeros(47, np.int64)
    m = 0
    for c in range(52):
        inside = False
        for b in range(5):
            if hand[b] == c:
                inside = True
        if not inside:
            unseen[m] = c
            m += 1
    hands = np.zeros((n, 5), np.int64)
    hands[me] = hand
    after = np.zeros(n, np.int64)
    awarded = np.zeros(n)
    told = np.zeros(n, np.int64)
    yes = no = 0.0
    for _ in range(worlds):
        for k in range(5 * (n - 1)):
            j = k + int(np.random.random() * (m - k))
            unseen[k], unseen[j] = unseen[j], unseen[k]
        made = True
        at = 0
        for i in range(n):
            if i != me:
                for c in range(5):
                    hands[i, c] = unseen[at]
                    at += 1
                made = made and runs(hand, hands[i])
        after[:] = totals
        after[me] += 15 if made else -15
        yes += value_after(after, n, me, target, table)
        after[:] = totals
        after[tricks(hands, n, leader, False) & 7] += last
        awarded[:] = 0
        compare(hands, n, points, awarded, told)
        for i in range(n):
            after[i] += int(awarded[i])
        no += value_after(after, n, me, target, table)
    return yes / worlds, no / worlds


@njit
def matches(n, styles, call_weight, bias, table, count, number, points, stop, least, last, target, worlds, most):
    """Play matches by the policy; (totals when each deal begins [deal][seat], its winner in the end), how
    many deals, and Chicagos called and made. The first of two styles (weights, the weight of calls among
    them, and what a call must be worth more) has one seat, in turn, the second the others; the seat
    of a match is added to 8 times its winner."""
    np.random.seed(number)
    history = np.zeros((most, n), np.int64)
    winner = np.zeros(most, np.int64)
    deals = begun = 0
    calls = np.zeros(2, np.int64)
    made = np.zeros(2, np.int64)
    pack = np.arange(52)
    hands = np.zeros((n, 5), np.int64)
    cards = np.zeros(5, np.int64)
    found = np.zeros(8, np.int64)
    values = np.zeros(32)
    awarded = np.zeros(n)
    told = np.zeros(n, np.int64)
    mixed = np.zeros((2, 2, 3, TOLD, FEATURES))
    for style in range(2):
        for stage in range(3):
            mix(styles[style], stage, last, 0.0, mixed[style, 0, stage])
            mix(styles[style], stage, last, call_weight[style], mixed[style, 1, stage])
    totals = np.zeros(n, np.int64)
    for match in range(count):
        first = match % n
        totals[:] = 0
        begun = deals
        dealer = int(np.random.random() * n)
        best = -1
        while best < 0 and deals < most:
            history[deals] = totals
            deals += 1
            for i in range(51, 0, -1):
                j = int(np.random.random() * (i + 1))
                pack[i], pack[j] = pack[j], pack[i]
            for i in range(n):
                for c in range(5):
                    hands[i, c] = pack[5 * i + c]
            at = 5 * n
            awarded[:] = totals
            told[:] = NOTHING
            for e in range(3):
                for k in range(n):
                    i = (dealer + 1 + k) % n
                    if stop and totals[i] >= stop:
                        continue
                    ask = 1 if awarded[i] + 2 >= least else 0
                    mask = choose(hands[i], mixed[0 if i == first else 1, ask, e, told[i]], 5, cards, found, values)
                    need = 0
                    for b in range(5):
                        need += not mask >> b & 1
                    if at + need > 52:
                        where = 0
                        for c in range(52):
                            inside = False
                            for o in range(n):
                                for b in range(5):
                                    if hands[o, b] == c:
                                        inside = True
                            if not inside:
                                pack[5 * n + where] = c
                                where += 1
                        for x in range(where - 1, 0, -1):
                            j = int(np.random.random() * (x + 1))
                            pack[5 * n + x], pack[5 * n + j] = pack[5 * n + j], pack[5 * n + x]
                        at = 5 * n
                    at = exchange(hands[i], mask, pack, at)
                if e < 2:
                    compare(hands, n, points, awarded, told)
            for i in range(n):
                totals[i] = int(awarded[i])
            leader = (dealer + 1) % n
            caller = -1
            for k in range(n):
                i = (dealer + 1 + k) % n
                if totals[i] >= least and caller < 0:
                    yes, no = weigh_call(hands[i], n, i, leader, totals, least, points, last, target, table, worlds)
                    if yes > no + bias[0 if i == first else 1]:
                        caller = i
            if caller >= 0:
                style = 0 if caller == first else 1
                calls[style] += 1
                good = True
                for i in range(n):
                    if i != caller:
                        good = good and runs(hands[caller], hands[i])
                made[style] += good
                totals[caller] += 15 if good else -15
            else:
                totals[tricks(hands, n, leader, False) & 7] += last
                awarded[:] = 0
                compare(hands, n, points, awarded, told)
                for i in range(n):
                    totals[i] += int(awarded[i])
            best = won_by(totals, n, target)
            dealer = leader
        if best < 0:
            deals = begun
            break
        winner[begun:deals] = best * 8 + first
    return history[:deals], winner[:deals], calls, made


def spread(logs):
    """The weights of all totals from -20 to 60, from their logarithms at KNOTS."""
    return np.exp(np.interp(np.arange(-20, 61), KNOTS, logs))


def fit(totals, winners, logs, steps=400):
    """The logarithms at KNOTS under which who wins is likeliest, for weights that share the chance (the model
    of Bradley and Terry), by gradient descent (Adam), and a little smoothed."""
    t = np.clip(totals, -20, 60)
    knot = np.clip(np.searchsorted(KNOTS, t, side="right") - 1, 0, len(KNOTS) - 2)
    part = (t - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    rows = np.arange(len(t))
    first = np.zeros_like(logs)
    second = np.zeros_like(logs)
    for step in range(steps):
        strength_of = logs[knot] * (1 - part) + logs[knot + 1] * part
        share = np.exp(strength_of - strength_of.max(1, keepdims=True))
        share /= share.sum(1, keepdims=True)
        share[rows, winners] -= 1
        slope = np.bincount(knot.ravel(), (share * (1 - part)).ravel(), len(logs))
        slope += np.bincount((knot + 1).ravel(), (share * part).ravel(), len(logs))
        slope /= len(t)
        slope[1:-1] += 2e-5 * (2 * logs[1:-1] - logs[:-2] - logs[2:])
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope * slope
        logs = logs - 0.05 * first / (np.sqrt(second) + 1e-6) * 0.99 ** (step / 4)
    return logs - logs[4]
