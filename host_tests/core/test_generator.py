"""The generator: the same numbers everywhere, fair enough, and never stuck."""

from chicago import generator as G


def seeded(number):
    state = bytearray(G.SIZE)
    G.seed(state, 0, number)
    return state


def test_known_numbers():
    state = seeded(1)
    first = [G.below(state, 0, 52) for _ in range(8)]
    again = seeded(1)
    assert first == [G.below(again, 0, 52) for _ in range(8)]
    assert len(set(first)) > 4


def test_seeds_differ():
    seen = []
    for number in (0, 1, 2, 3, 1 << 16, 1 << 29, (1 << 30) - 1):
        assert G.seeded(seeded(number), 0)
        seen.append(bytes(seeded(number)))
    assert len(set(seen)) == len(seen)
    assert not G.seeded(bytearray(G.SIZE), 0)


def test_numbers_are_in_range_and_even():
    state = seeded(9)
    for n in (1, 2, 3, 5, 52, 1000):
        counts = [0] * min(n, 52)
        for _ in range(2000):
            number = G.below(state, 0, n)
            assert 0 <= number < n
            counts[number * len(counts) // n] += 1
        expected = 2000 / len(counts)
        for count in counts:
            assert abs(count - expected) < 6 * expected**0.5 + 1, (n, counts)


def test_a_shuffle_moves_everything_but_loses_nothing():
    state = seeded(4)
    things = bytearray(range(60))
    G.shuffle(state, 0, things, 4, 52)
    assert bytes(things[:4]) == bytes(range(4)) and bytes(things[56:]) == bytes(range(56, 60))
    assert sorted(things) == list(range(60)) and bytes(things) != bytes(range(60))


def test_every_card_comes_to_every_place():
    state = seeded(77)
    where = [0] * 52
    for _ in range(1040):
        pack = bytearray(range(52))
        G.shuffle(state, 0, pack, 0, 52)
        where[pack.index(b"\x07")] += 1
    assert min(where) > 4 and max(where) < 45
