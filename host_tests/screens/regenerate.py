"""Write the golden pictures anew, after a change of what the screens look like.

    python3 host_tests/screens/regenerate.py

Look at the changed pictures before committing them. `--sheet FILE` writes instead one picture of
all of them, three times as large, to look at.
"""

import argparse
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GOLDEN = ROOT / "host_tests" / "screens" / "golden"
README = ROOT / "host_tests" / "screens" / "readme.png"  # the picture in README.md
IN_README = ("exchange_en_2", "play_6", "award_quads", "totals_6")
sys.path.insert(0, str(ROOT / "tools"))

import environment  # noqa: E402

WIDTH, HEIGHT = 128, 64
SMALL = 72, 40
SMALL_SHEET = ROOT / "host_tests" / "screens" / "small.png"


def rows(picture, width=WIDTH, height=HEIGHT):
    """The rows of a picture, one 0 or 1 a pixel."""
    return [[picture[(y >> 3) * width + x] >> (y & 7) & 1 for x in range(width)] for y in range(height)]


def write(path, lines, **kind):
    """Write rows of grey values as a PNG."""
    import png

    with open(path, "wb") as file:
        png.Writer(len(lines[0]), len(lines), greyscale=True, **kind).write(file, lines)


def sheet(pictures, across, scale=3, gap=4, size=(WIDTH, HEIGHT)):
    """The rows of grey values of a picture with all of `pictures` side by side."""
    width, height = size
    step_x, step_y = width + gap, height + gap
    down = (len(pictures) + across - 1) // across
    lines = [[96] * (across * step_x + gap) for _ in range(down * step_y + gap)]
    for number, picture in enumerate(pictures):
        left, top = gap + number % across * step_x, gap + number // across * step_y
        for y, row in enumerate(rows(picture, width, height)):
            lines[top + y][left : left + width] = [255 * pixel for pixel in row]
    return [[grey for grey in line for _ in range(scale)] for line in lines for _ in range(scale)]


def readme(pictures):
    """The rows of the picture in README.md; `pictures` by name."""
    return sheet([pictures[name] for name in IN_README], 2)


def small_pictures():
    """{name: picture} of the screens in the small layout, which is for a process of its own."""
    path = str(ROOT / "boards" / "simulator" / "cpython")
    run = subprocess.run(
        [sys.executable, "host_tests/screens/small.py"],
        cwd=ROOT, env=dict(os.environ, PYTHONPATH=path), capture_output=True, text=True, check=True,
    )  # fmt: skip
    return {name: bytes.fromhex(pixels) for name, pixels in (line.split(" ") for line in run.stdout.splitlines())}


def small_sheet(pictures):
    """The rows of the golden sheet of the small screens."""
    return sheet(list(pictures.values()), 10, 2, 4, SMALL)


def main():
    """Write them, and remove those of pictures that are no more."""
    parser = argparse.ArgumentParser(description="Write the golden pictures of the screens anew.")
    parser.add_argument("--sheet", metavar="FILE", help="write one large picture of all instead")
    options = parser.parse_args()
    environment.enter("play")
    for folder in ("boards/simulator/cpython", "host_tests", "host_tests/screens", "firmware", "lib"):
        sys.path.insert(0, str(ROOT / folder))
    import gallery

    pictures = dict(gallery.pictures())
    if options.sheet:
        write(options.sheet, sheet(list(pictures.values()), 5), bitdepth=8)
        return
    GOLDEN.mkdir(exist_ok=True)
    for name, picture in pictures.items():
        write(GOLDEN / (name + ".png"), rows(picture), bitdepth=1)
    for path in GOLDEN.glob("*.png"):
        if path.stem not in pictures:
            path.unlink()
    write(README, readme(pictures), bitdepth=8)
    write(SMALL_SHEET, small_sheet(small_pictures()), bitdepth=8)
    print(f"{len(pictures)} pictures")


if __name__ == "__main__":
    main()
