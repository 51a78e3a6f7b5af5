"""Worlds: the other hands as they may be, and each of my cards played out in them.

A suit of a hand is a mask of thirteen ranks, so that cards are compared, found and taken by arithmetic on
small ints. Both functions are written for ints and buffers alone, and allocate nothing: a board may have
them compiled to machine code, and the arena does (tools/arena.py), with the same results.
"""

from ..portable import const

NONE = const(9)  # a seat or a suit that is none
TRAITS = const(5)  # bytes a seat that `draw` wants to know


def draw(pool, size, seats, n, held, noise):
    """Deal a world: to each of `n` seats cards of the first `size` of `pool`, by chance, into `held`, four suits
    a seat. `seats` has for each seat, TRAITS apart: how many cards; the mask of suits that it has not;
    of how many cards the rank is known, and which; and whether another was kept, which is the higher of
    two then. `noise`, 1 … 65535, is where chance goes on from; so is what it returns."""
    seat = 0
    while seat < n:
        at = 4 * seat
        trait = TRAITS * seat
        count = seats[trait]
        bar = seats[trait + 1]
        ranked = seats[trait + 2]
        rank = seats[trait + 3]
        kept = seats[trait + 4]
        while count:
            # Marsaglia's xorshift on 16 bits, of period 65535.
            noise ^= noise << 7 & 0xFFFF
            noise ^= noise >> 9
            noise ^= noise << 8 & 0xFFFF
            i = noise * size >> 16
            card = pool[i]
            if ranked:
                # The next one of the rank, if there is one.
                j = 0
                while j < size and (card >> 2 != rank or bar >> (card & 3) & 1):
                    i += 1
                    if i == size:
                        i = 0
                    card = pool[i]
                    j += 1
                ranked -= 1
            elif bar or kept:
                tries = 0
                while tries < 12:
                    noise ^= noise << 7 & 0xFFFF
                    noise ^= noise >> 9
                    noise ^= noise << 8 & 0xFFFF
                    j = noise * size >> 16
                    other = pool[j]
                    if bar >> (card & 3) & 1:
                        i = j
                        card = other
                    elif not kept:
                        break
                    elif not bar >> (other & 3) & 1:
                        if other > card:
                            i = j
                            card = other
                        break
                    tries += 1
                kept = 0
            size -= 1
            pool[i] = pool[size]
            pool[size] = card
            held[at + (card & 3)] |= 1 << (card >> 2)
            count -= 1
        seat += 1
    return noise


def play_out(held, n, seat, card, turn, suit, best, winner, left, caller, must_beat):
    """Let `seat` play `card` and all go on by a simple policy, to the end of the deal; the seat whose card wins
    the last trick, + 8 where that is a two.

    `held` are the hands, and are used up. `turn` cards lie in the trick: of `suit`, the bit `best` the best,
    the winner's so far; `left` cards has who leads it. With a caller of Chicago (else NONE) the deal ends
    with the first trick of another.

    The policy: only the last trick pays, so stay low until three cards are left, and then win; but against a
    caller win whenever that caller would.
    """
    s = card & 3
    bit = 1 << (card >> 2)
    called = caller < NONE
    while True:
        held[4 * seat + s] ^= bit
        if not turn or s == suit and bit > best:
            suit = s
            best = bit
            winner = seat
        turn += 1
        if turn == n:
            if left == 1 or called and winner != caller:
                break
            left -= 1
            turn = 0
            seat = winner
            # A lead: low from the shortest suit; with two cards left the highest.
            low_one = left > 2 and not called
            at = 4 * seat
            bit = 0
            fewest = 99999
            i = 0
            while i < 4:
                mask = held[at + i]
                if mask:
                    if low_one:
                        low = mask & -mask
                        rest = mask ^ low
                        key = low
                        if rest:
                            key += 8192
                            if rest & rest - 1:
                                key += 8192
                        if key < fewest:
                            fewest = key
                            bit = low
                            s = i
                    elif mask > bit:
                        bit = mask
                        s = i
                i += 1
            if not low_one:
                low = bit & bit - 1
                while low:
                    bit = low
                    low = bit & bit - 1
            continue
        seat += 1
        if seat == n:
            seat = 0
        at = 4 * seat
        mask = held[at + suit]
        if mask:
            s = suit
            bit = mask & -mask
            if left < 4 or must_beat or winner == caller:
                mask &= -(best << 1)
                if mask:
                    bit = mask & -mask
            continue
        # A discard: the lowest rank.
        bit = 8192
        i = 0
        while i < 4:
            mask = held[at + i]
            if mask:
                low = mask & -mask
                if low < bit:
                    bit = low
                    s = i
            i += 1
    return winner + 8 * (best == 1)


def runs(held, n, caller):
    """Whether the caller's hand takes all five tricks, led from the top of each suit, however well the others
    keep: one who has j cards of a suit follows with the low ones and beats the j-th lead with the
    highest."""
    i = 0
    while i < 4:
        mine = held[4 * caller + i]
        if mine:
            seat = 0
            while seat < n:
                mask = held[4 * seat + i]
                # Who has but one, beats the first lead; each further card is a lead further down.
                if seat != caller and mask > mine & -mine:
                    led = mine
                    count = 0
                    while mask:
                        top = mask
                        mask &= mask - 1
                        count += 1
                    # `top` is the highest; take the caller's cards from the top, as many.
                    high = 4096
                    while count:
                        while not led & high:
                            high >>= 1
                        led ^= high
                        count -= 1
                        if not led:
                            break
                    if top > high:
                        return 0
                seat += 1
        i += 1
    return 1
