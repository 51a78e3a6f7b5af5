"""A seed as a short code to tell one another: six letters and digits that are hard to mistake."""

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32
SIZE = 6


def code_of(seed):
    """The code of a seed, 0 … 2**30 - 1."""
    code = ""
    for _ in range(SIZE):
        code = LETTERS[seed & 31] + code
        seed >>= 5
    return code


def seed_of(code):
    """The seed of a code; ValueError for what is none."""
    if len(code) != SIZE:
        raise ValueError(code)
    seed = 0
    for letter in code:
        seed = seed << 5 | LETTERS.index(letter)
    return seed
