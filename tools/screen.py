"""Pictures of the simulated display: lines of characters for a terminal, and PNG files.

A buffer is what a mono canvas sends: 128×64 pixels, a byte for eight pixels of a column (the
top one lowest), row of bytes after row of bytes (MONO_VLSB of MicroPython's framebuf).
"""

WIDTH = 128
HEIGHT = 64

# The dots of a braille character by column and row, as bits of its code point.
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
_HALVES = " ▀▄█"  # the upper pixel is bit 0


def pixel(buffer, x, y):
    """The pixel (0 dark, 1 light) at x, y."""
    return buffer[(y >> 3) * WIDTH + x] >> (y & 7) & 1


def half_blocks(buffer):
    """The picture as 32 lines of 128 characters."""
    return [
        "".join(
            _HALVES[pixel(buffer, x, y) | pixel(buffer, x, y + 1) << 1] for x in range(WIDTH)
        )
        for y in range(0, HEIGHT, 2)
    ]


def braille(buffer):
    """The picture as 16 lines of 64 characters."""
    lines = []
    for y in range(0, HEIGHT, 4):
        line = ""
        for x in range(0, WIDTH, 2):
            dots = 0
            for column in range(2):
                for row in range(4):
                    if pixel(buffer, x + column, y + row):
                        dots |= _DOTS[column][row]
            line += chr(0x2800 + dots)
        lines.append(line)
    return lines


def write_png(path, buffer, scale):
    """Write the picture as a black and white PNG, `scale` pixels a pixel. Raises OSError."""
    import png

    rows = []
    for y in range(HEIGHT):
        row = [pixel(buffer, x // scale, y) for x in range(WIDTH * scale)]
        rows += [row] * scale
    with open(path, "wb") as file:
        png.Writer(WIDTH * scale, HEIGHT * scale, greyscale=True, bitdepth=1).write(file, rows)
