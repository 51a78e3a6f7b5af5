"""Short tunes on a buzzer; started and then stepped on while other things happen."""

from chicago import events as E
from chicago.table import NOBODY

# A tune is pairs of bytes: the note in half tones above A3 (220 Hz), 255 for a rest, and its
# length in hundredths of a second.
CARD = b"\x18\x02"
SCORE = b"\x0f\x06\x13\x06\x16\x0a"
CHICAGO = b"\x0f\x0a\x0f\x05\x0f\x05\x16\x14"
WIN = b"\x0f\x0a\x13\x0a\x16\x0a\x1b\x1e"
LOSS = b"\x0f\x0c\x0e\x0c\x0d\x0c\x0c\x1e"
REFUSED = b"\x03\x08"

_OCTAVE = (220, 233, 247, 262, 277, 294, 311, 330, 349, 370, 392, 415)
_REST = 255


class Sound:
    """Plays on `buzzer`, which has `tone(hz)` (0 for silence)."""

    def __init__(self, buzzer):
        self.buzzer = buzzer
        self._tune = b""
        self._at = 0
        self._until = 0

    def playing(self):
        """Whether `step` has to be called soon."""
        return bool(self._tune)

    def follow(self, event, me):
        """Play what belongs to an event; `me` is the seat of whoever plays alone, or NOBODY."""
        kind = event[0]
        if kind == E.PLAYED:
            self.play(CARD)
        elif kind == E.COMPARED and event[4] > 0:
            self.play(SCORE)
        elif kind == E.CALLED:
            self.play(CHICAGO)
        elif kind == E.WIN:
            self.play(WIN if me == NOBODY or event[1] >> me & 1 else LOSS)

    def play(self, tune):
        """Begin a tune, in place of any other."""
        self._tune = tune
        self._at = 0

    def mute(self):
        """Be silent at once."""
        if self._tune:
            self._end()

    def step(self, now, ticks_diff):
        """Go on with the tune at the time `now`, as the difference of two times is counted."""
        tune = self._tune
        if not tune or (self._at and ticks_diff(now, self._until) < 0):
            return
        if self._at == len(tune):
            self._end()
            return
        note, length = tune[self._at], tune[self._at + 1]
        self.buzzer.tone(0 if note == _REST else _OCTAVE[note % 12] << note // 12)
        self._until = now + 10 * length & 0x1FFFFFFF
        self._at += 2

    def _end(self):
        self._tune = b""
        self.buzzer.tone(0)
