"""Every screen on a display of 72×40 pixels: against the golden sheet, and the same from MicroPython."""

import os
import pathlib
import subprocess
import sys

import png
import pytest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SHEET = HERE / "small.png"
sys.path.insert(0, str(HERE))

import regenerate  # noqa: E402


@pytest.fixture(scope="module")
def pictures():
    """{name: picture}, made by CPython in a process of its own: the layout is another one."""
    return regenerate.small_pictures()


def test_the_screens_look_as_on_the_golden_sheet(pictures):
    golden = [list(row) for row in png.Reader(filename=str(SHEET)).read()[2]]
    assert len(pictures) > 150
    assert golden == regenerate.small_sheet(pictures), "look at it, and run regenerate.py if it is meant"


def test_micropython_draws_the_same_bytes(micropython, run, pictures):
    printed = dict(line.split(" ") for line in run([*micropython, "host_tests/screens/small.py"]).splitlines())
    assert printed == {name: picture.hex() for name, picture in pictures.items()}


def test_the_layouts_have_the_same_names():
    def names(path):
        space = {}
        exec((ROOT / path).read_text("utf-8"), space)
        return {name for name in space if name.isupper()}

    sys.path.insert(0, str(ROOT / "lib"))
    assert names("boards/thumby/layout.py") == names("firmware/handheld/layout.py")


def test_a_match_is_played_from_start_to_end(micropython, tmp_path):
    """The app as it is built for the board, on a canvas that notices what is drawn outside of it."""
    script = tmp_path / "play.py"
    script.write_text(
        "import sys\n"
        "sys.path[:0] = ['lib', 'firmware', 'host_tests', 'host_tests/screens']\n"
        "import small\n"
        "small.take_layout()\n"
        "import fakes\n"
        "fakes.Frame.width, fakes.Frame.height = small.WIDTH, small.HEIGHT\n"
        "fakes.Frame.text = lambda self, text, x, y, c: None\n"
        "from soak import Soak\n"
        "played = Soak()\n"
        "for _ in range(6):\n"
        "    played.match()\n"
        "print('played')\n"
    )
    done = subprocess.run(
        [*micropython, "-X", "heapsize=400wK", str(script)], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert done.stdout == "played\n", done.stdout + done.stderr
    assert os.path.exists(SHEET)
