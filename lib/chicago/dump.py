"""The saved form of a match: its state between a head and a check sum.

`Chi`, the version, the length of the state (two bytes, low first), the state, and the CRC-32
of all before it (four bytes, low first). `save` reads it.
"""

import binascii

from .portable import const
from .table import STATE_BYTES

VERSION = const(1)
HEAD = const(6)
SAVE_BYTES = HEAD + STATE_BYTES + 4


def dump(match):
    """The saved form of a match, SAVE_BYTES long."""
    head = bytes((67, 104, 105, VERSION, STATE_BYTES & 255, STATE_BYTES >> 8))
    data = head + bytes(match.s)
    return data + checksum(data)


def checksum(data):
    """The CRC-32 of some bytes, low byte first."""
    crc = binascii.crc32(data)
    return bytes((crc & 255, crc >> 8 & 255, crc >> 16 & 255, crc >> 24 & 255))
