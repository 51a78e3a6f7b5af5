"""What the runtimes name differently."""

try:
    from micropython import const
except ImportError:  # CPython; a compiler for a board has folded every const() away

    def const(value):
        """The value itself."""
        return value
