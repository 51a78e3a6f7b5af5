"""What the tests of the screens share."""

import gc

import pytest


@pytest.fixture(autouse=True)
def no_collecting(monkeypatch):
    """The app collects whenever it forgets a module, which takes long where the heap is a host's."""
    monkeypatch.setattr(gc, "collect", lambda *args: 0)
