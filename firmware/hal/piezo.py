"""A piezo disc on a pin, made to sound by pulses of half its period."""

from machine import PWM, Pin


class Piezo:
    """On the pin of a number."""

    def __init__(self, pin):
        self._pin = pin
        self._pwm = None

    def tone(self, hz):
        """Sound at a pitch from now on; 0 is silence, in which the pin stays low."""
        if hz:
            if not self._pwm:
                self._pwm = PWM(Pin(self._pin))
            self._pwm.freq(hz)
            self._pwm.duty_u16(32768)
        elif self._pwm:
            self._pwm.deinit()
            self._pwm = None
            Pin(self._pin, Pin.OUT, value=0)
