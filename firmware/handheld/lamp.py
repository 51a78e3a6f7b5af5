"""The display's light: how bright, and when it dims and goes out."""

from chicago.portable import const

from . import settings as S

_OFF = const(0)
_DIMMED = const(1)
_LONGEST = const(1 << 28)  # ms; beyond it nothing changes any more


class Lamp:
    """Turns the light of a device by the settings; `light` is its function (0 off, 1..4)."""

    def __init__(self, light, settings):
        self.asleep = False
        self._light = light
        self._settings = settings
        self._step = -1
        self._idle = 0  # ms since the last key
        self.wake()

    def wake(self):
        """A key is pressed, or the setting has changed: full light."""
        self.asleep = False
        self._idle = 0
        self._set(self._settings.s[S.LIGHT])

    def idle(self, ms):
        """Nothing was pressed for so many ms more."""
        s = self._settings.s
        self._idle = min(self._idle + ms, _LONGEST)
        if _due(S.SLEEP_TIMES[s[S.SLEEP]], self._idle):
            self.asleep = True
            self._set(_OFF)
        elif _due(S.DIM_TIMES[s[S.DIM]], self._idle):
            self._set(_DIMMED)

    def _set(self, step):
        if step != self._step:
            self._step = step
            self._light(step)


def _due(seconds, idle):
    return 0 < seconds * 1000 <= idle
