"""The colour display: what its driver sends, on MicroPython, against the golden screens."""

import os
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.join(ROOT, "tools"), os.path.join(ROOT, "host_tests", "screens")]

LEFT, TOP, WIDTH, HEIGHT = 32, 56, 128, 64
BLACK, WHITE, RED = b"\0\0", b"\xff\xff", b"\xe0\x61"


@pytest.fixture(scope="module")
def shown(micropython, run):
    """{name: (bytes sent, rows of 320 pixels, each two bytes)}."""
    pictures = {}
    for line in run([*micropython, "-X", "heapsize=8000wK", "host_tests/colour.py"]).splitlines():
        name, sent, pixels = line.split()
        data = bytes.fromhex(pixels)
        rows = [[data[640 * y + 2 * x : 640 * y + 2 * x + 2] for x in range(320)] for y in range(240)]
        pictures[name] = int(sent), rows
    return pictures


def canvas_of(rows):
    """The pixels of the canvas, which are twice as large; everything around them is black."""
    for y in range(240):
        for x in range(320):
            if not (LEFT <= x < LEFT + 2 * WIDTH and TOP <= y < TOP + 2 * HEIGHT):
                assert rows[y][x] == BLACK, (x, y)
    canvas = [row[LEFT : LEFT + 2 * WIDTH : 2] for row in rows[TOP : TOP + 2 * HEIGHT : 2]]
    for y in range(2 * HEIGHT):
        for x in range(2 * WIDTH):
            assert rows[TOP + y][LEFT + x] == canvas[y // 2][x // 2], (x, y)
    return canvas


@pytest.mark.parametrize("name", ("start_new_1", "exchange_1", "rules_sm2025_1"))
def test_a_screen_is_the_golden_one_but_for_red(shown, name):
    import gallery

    pictures = dict(gallery.pictures())
    stem = name[:-1]
    ends = [other[len(stem) :] for other in pictures if other.startswith(stem)]
    last = max(int(end) for end in ends if end.isdigit())
    golden = pictures[stem + str(last)]
    reds = 0
    for y, row in enumerate(canvas_of(shown[name][1])):
        for x, colour in enumerate(row):
            lit = golden[(y >> 3) * WIDTH + x] >> (y & 7) & 1
            reds += colour == RED
            assert colour == RED or colour == (WHITE if lit else BLACK), (x, y)
    assert (reds > 0) == (name != "rules_sm2025_1")


def test_only_rows_that_have_changed_are_sent(shown):
    row = 2 * 2 * 2 * WIDTH  # doubled both ways, two bytes a pixel
    commands = 3 + 4 + 4
    assert shown["pixel"][0] == row + commands


def test_a_turned_picture_is_all_there(shown):
    before, turned = shown["before"][1], shown["turned"][1]
    assert turned == [row[::-1] for row in reversed(before)] and any(RED in row for row in turned)
