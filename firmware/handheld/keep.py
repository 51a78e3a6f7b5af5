"""What is kept although power may go at any moment: each thing has two files that take turns.

A file is a sequence number, the data, and the CRC-32 of both (low byte first). The sound one with the
later number counts. A change is written over the other file and read back; until that is done what
was kept before still stands.
"""

from chicago.dump import checksum


class Kept:
    """One thing in a store (`load`, `save`), under the names NAME.0 and NAME.1."""

    def __init__(self, store, name):
        self.damaged = False  # there is something, and none of it can be read
        self._store = store
        self._files = (name + ".0", name + ".1")
        self._newest = 1  # the file that counts
        self._sequence = 0
        self._data = b""

    def load(self):
        """The data last kept; empty where there is none, or none that can be read. Never raises."""
        self._data = b""
        found = unreadable = 0
        for i in (0, 1):
            try:
                data = self._store.load(self._files[i])
            except OSError:
                data = None
            if not data:
                continue
            if len(data) < 5 or checksum(data[:-4]) != data[-4:]:
                unreadable += 1
            elif not found or (data[0] - self._sequence) & 255 < 128:
                found += 1
                self._newest = i
                self._sequence = data[0]
                self._data = data[1:-4]
        self.damaged = unreadable > 0 and not found
        return self._data

    def save(self, data):
        """Keep `data`, which `load` then gives; nothing is written where that is kept already. Raises
        OSError where the store fails, or does not give back what was written: what was kept
        before stands."""
        if data == self._data and not self.damaged:
            return
        name = self._files[1 - self._newest]
        sequence = self._sequence + 1 & 255
        whole = bytes((sequence,)) + data
        whole += checksum(whole)
        self._store.save(name, whole)
        if self._store.load(name) != whole:
            raise OSError("not written")
        self._newest = 1 - self._newest
        self._sequence = sequence
        self._data = data
        self.damaged = False
