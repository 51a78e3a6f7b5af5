"""Every screen against its golden picture, and the same bytes from MicroPython."""

import pathlib
import sys

import png
import pytest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import gallery  # noqa: E402
import regenerate  # noqa: E402

PICTURES = dict(gallery.pictures())
HOW = "; look at it, and run host_tests/screens/regenerate.py if it is meant"


def read(path):
    """The rows of a PNG, one 0 or 1 a pixel."""
    return [list(row) for row in png.Reader(filename=str(path)).read()[2]]


@pytest.mark.parametrize("name", PICTURES)
def test_screen_looks_as_its_golden_picture(name):
    path = regenerate.GOLDEN / (name + ".png")
    assert path.exists(), "there is no picture of " + name + HOW
    assert read(path) == regenerate.rows(PICTURES[name]), name + " looks different" + HOW


def test_there_is_no_golden_picture_too_many():
    assert {path.stem for path in regenerate.GOLDEN.glob("*.png")} == set(PICTURES)


def test_the_picture_in_the_readme_is_of_these_screens():
    assert read(regenerate.README) == regenerate.readme(PICTURES), "run host_tests/screens/regenerate.py"


def test_names_are_given_once():
    assert len(list(gallery.pictures())) == len(PICTURES)


def test_micropython_draws_the_same_bytes(micropython, run):
    printed = run(micropython + ["host_tests/screens/gallery.py"]).splitlines()
    assert printed == [name + " " + picture.hex() for name, picture in PICTURES.items()]


def test_the_bytes_of_the_drawings_are_up_to_date(root):
    sys.path.insert(0, str(pathlib.Path(root) / "firmware" / "art"))
    import make

    assert make.TARGET.read_text(encoding="utf-8") == make.source(), "run firmware/art/make.py"
