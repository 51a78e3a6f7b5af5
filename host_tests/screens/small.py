"""The screens of `gallery` in the layout of a display of 72×40 pixels, on CPython and on MicroPython alike.

As a program it prints each name and its picture in hexadecimal; run it from the root of the repo.
"""

import sys

LAYOUT = "boards/thumby/layout.py"
WIDTH, HEIGHT = 72, 40

if __name__ == "__main__":
    sys.path[:0] = ["lib", "firmware", "host_tests", "host_tests/screens"]

import handheld  # noqa: E402, F401: before its layout


class Layout:
    """Stands in for the module handheld.layout."""


def take_layout():
    """Put the small layout in the place of the usual one, before anything takes from that."""
    names = {}
    with open(LAYOUT) as file:
        exec(file.read(), names)
    for name in names:
        setattr(Layout, name, names[name])
    sys.modules["handheld.layout"] = Layout


def pictures():
    """(name, picture) of each screen."""
    import gallery
    from hal.small import Small

    def small(width, height, send):
        return Small(WIDTH, HEIGHT, send)

    gallery.Mono = small
    return gallery.pictures()


if __name__ == "__main__":
    import binascii

    take_layout()
    for name, picture in pictures():
        print(name, binascii.hexlify(picture).decode())
