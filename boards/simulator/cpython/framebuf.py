"""MicroPython's framebuf for CPython: as much of it as the mono canvas uses, to the same bits."""

MONO_VLSB = 0


class FrameBuffer:
    """A picture of one bit a pixel in `buffer`; a byte is eight pixels of a column."""

    def __init__(self, buffer, width, height, format, stride=None):
        if format != MONO_VLSB:
            raise ValueError("only MONO_VLSB")
        if width < 1 or height < 1 or len(buffer) < (height + 7) // 8 * (stride or width):
            raise ValueError("the buffer does not hold such a picture")
        self._buffer = buffer
        self._width = width
        self._height = height
        self._stride = stride or width

    def pixel(self, x, y, c=None):
        """Set the pixel at (x, y) to c, or return it where c is not given."""
        if not (0 <= x < self._width and 0 <= y < self._height):
            return None
        at = (y >> 3) * self._stride + x
        bit = 1 << (y & 7)
        if c is None:
            return self._buffer[at] >> (y & 7) & 1
        self._buffer[at] = self._buffer[at] | bit if c else self._buffer[at] & ~bit
        return None

    def fill(self, c):
        """Set every pixel to c."""
        for i in range(len(self._buffer)):
            self._buffer[i] = 255 if c else 0

    def rect(self, x, y, w, h, c, f=False):
        """A rectangle, filled or its outline."""
        for row in range(max(y, 0), min(y + h, self._height)):
            edge = f or row in (y, y + h - 1)
            for column in range(max(x, 0), min(x + w, self._width)):
                if edge or column in (x, x + w - 1):
                    self.pixel(column, row, c)

    def blit(self, source, x, y, key=-1, palette=None):
        """Copy a picture (a FrameBuffer, or a tuple of what makes one) to (x, y), its pixels looked
        up in `palette` if given, except those that then equal `key`."""
        source = _picture(source)
        palette = palette and _picture(palette)
        for row in range(source._height):
            for column in range(source._width):
                c = source.pixel(column, row)
                if palette:
                    c = palette.pixel(c, 0)
                if c != key:
                    self.pixel(x + column, y + row, c)


def _picture(source):
    return source if isinstance(source, FrameBuffer) else FrameBuffer(*source)
