"""The generator that shuffles: four 16-bit words of state kept in a bytearray.

Marsaglia's xorshift (Journal of Statistical Software 8/14, 2003) on four lanes of 16 bits with
the shifts 9, 6, 7, whose period is 2**64 - 1. Every step stays within 30 bits, so no runtime
allocates for it. All zero is the state of a match without a seed: it never shuffles.
"""

SIZE = 8


def seed(state, at, number):
    """Set the generator at `at` in `state` from a seed, 0 … 2**48 - 1."""
    for lane in range(3):
        state[at + 2 * lane] = number & 255
        state[at + 2 * lane + 1] = number >> 8 & 255
        number >>= 16
    state[at + 6] = 0x79
    state[at + 7] = 0xB5
    for _ in range(20):  # a small seed has to reach every lane
        _next(state, at)


def seeded(state, at):
    """Whether the generator has been given a seed."""
    for i in range(at, at + SIZE):
        if state[i]:
            return True
    return False


def _next(state, at):
    """Step the generator; 16 fresh bits."""
    x = state[at] | state[at + 1] << 8
    w = state[at + 6] | state[at + 7] << 8
    x ^= x << 9 & 0xFFFF
    for i in range(at, at + 6):
        state[i] = state[i + 2]
    w = w ^ w >> 6 ^ x ^ x >> 7
    state[at + 6] = w & 255
    state[at + 7] = w >> 8
    # The sum of two lanes hides that the steps themselves are linear.
    return w + (state[at] | state[at + 1] << 8) & 0xFFFF


def below(state, at, n):
    """A fair number 0 … n - 1 for n up to 65536."""
    top = 65536 - 65536 % n
    while True:
        r = _next(state, at)
        if r < top:
            return r % n


def shuffle(state, at, things, start, count):
    """Shuffle `count` items of `things` from `start` on, in place (Fisher and Yates)."""
    for i in range(count - 1, 0, -1):
        j = start + below(state, at, i + 1)
        i += start
        things[i], things[j] = things[j], things[i]
