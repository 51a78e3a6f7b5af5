"""What is kept in two files survives power that goes at any byte, and a store that fails."""

import pytest

from fakes import Store
from handheld import preferences
from handheld import settings as S
from handheld.keep import Kept


class Cut(Exception):
    """The power goes."""


class Frail(Store):
    """A store that loses power when so many bytes more have been written."""

    def __init__(self, files, bytes_left):
        super().__init__()
        self.files = files
        self.bytes_left = bytes_left

    def save(self, name, data):
        if len(data) >= self.bytes_left:
            self.files[name] = bytes(data[: self.bytes_left])
            raise Cut
        self.bytes_left -= len(data)
        super().save(name, data)


def test_what_was_saved_is_loaded():
    store = Store()
    kept = Kept(store, "x")
    assert kept.load() == b"" and not kept.damaged
    for number in range(600):  # the sequence number wraps twice
        data = bytes((number & 255, number >> 8)) * (number % 5)
        kept.save(data)
        assert Kept(store, "x").load() == data
    assert set(store.files) == {"x.0", "x.1"}


def test_nothing_is_written_where_nothing_changed():
    store = Store()
    kept = Kept(store, "x")
    kept.save(b"one")
    before = dict(store.files)
    store.fail = True
    kept.save(b"one")
    assert store.files == before


@pytest.mark.parametrize("versions", (1, 2, 3, 255, 256, 257))
def test_power_goes_at_every_byte(versions):
    """Whatever was kept before the last save, or that itself, is there afterwards."""
    store = Store()
    kept = Kept(store, "x")
    for number in range(versions):
        kept.save(b"version %d" % number)
    last = b"version %d" % (versions - 1)
    new = b"the new one, which is longer"
    for cut in range(len(new) + 6):
        frail = Frail(dict(store.files), cut)
        writing = Kept(frail, "x")
        assert writing.load() == last
        try:
            writing.save(new)
        except Cut:
            assert cut <= len(new) + 5
        after = Kept(Store(), "x")
        after._store.files = frail.files
        assert after.load() in (last, new) and not after.damaged
        # And it can be kept on from there.
        after.save(b"later")
        again = Kept(Store(), "x")
        again._store.files = frail.files
        assert again.load() == b"later"


def test_a_store_that_fails_loses_nothing():
    store = Store()
    kept = Kept(store, "x")
    kept.save(b"good")
    store.fail = True
    with pytest.raises(OSError):
        kept.save(b"better")
    assert Kept(store, "x").load() == b"", "nothing can be read now"
    store.fail = False
    assert Kept(store, "x").load() == b"good"
    kept.save(b"better")
    assert Kept(store, "x").load() == b"better"


def test_a_store_that_lies_is_found_out():
    store = Store()
    kept = Kept(store, "x")
    kept.save(b"good")
    store.save = lambda name, data: None
    with pytest.raises(OSError):
        kept.save(b"better")
    assert Kept(store, "x").load() == b"good"


def test_every_damaged_byte_is_noticed():
    store = Store()
    kept = Kept(store, "x")
    kept.save(b"first")
    kept.save(b"second")
    (newest,) = [name for name in store.files if b"second" in store.files[name]]
    whole = store.files[newest]
    for at in range(len(whole)):
        for flip in (1, 128):
            store.files[newest] = whole[:at] + bytes((whole[at] ^ flip,)) + whole[at + 1 :]
            assert Kept(store, "x").load() == b"first"
    for name in list(store.files):
        store.files[name] = b"rubbish that is long enough"
    both = Kept(store, "x")
    assert both.load() == b"" and both.damaged
    both.save(b"")
    assert not both.damaged and not Kept(store, "x").damaged


def fresh():
    """Settings as they begin."""
    settings = S.Settings()
    preferences.fresh(settings)
    return settings


def test_settings_come_back_and_others_bytes_do_not():
    one = fresh()
    preferences.step(one, S.LIGHT, 1)
    preferences.step(one, S.LIGHT, 1)
    preferences.step(one, S.PLAYERS, -3)
    one.names[2] = "Åsa"
    assert one.s[S.LIGHT] == 1 and one.s[S.PLAYERS] == 6, "round and round"
    kept = preferences.dump(one)
    two = fresh()
    preferences.take(two, kept)
    assert two.s == one.s and two.names == one.names
    for bad in (b"", b"\x02" + kept[1:], kept[:20]):
        two = fresh()
        preferences.take(two, bad)
        assert two.s == fresh().s
    wild = bytearray(kept)
    wild[S.LIGHT] = 0
    wild[S.SEATS] = 9
    two = fresh()
    preferences.take(two, bytes(wild))
    assert two.s[S.LIGHT] == fresh().s[S.LIGHT] and two.s[S.SEATS] == S.PERSON
