"""Light, sound, and the hand that holds the device."""

import pytest

from fakes import Clock, Device
from handheld import preferences
from handheld import settings as S
from handheld import sound
from handheld.app import App, run
from handheld.keys import A, DOWN, LEFT, RIGHT, UP, Keys, ticks_diff
from handheld.lamp import Lamp


def play(keys, **wishes):
    device = Device(keys, wishes)
    with pytest.raises(SystemExit):
        run(device)
    return device


def test_the_light_dims_and_goes_out_and_comes_back():
    device = play([-31, -280, A])
    assert device.lights == [3, 1, 0, 3]


def test_a_key_that_wakes_does_nothing_else():
    awake = play([DOWN])
    woken = play([-400, DOWN])
    assert woken.frames[-1] == awake.frames[1], "still on the first row"
    assert play([-400, DOWN, DOWN]).frames[-1] == awake.frames[-1]


def test_a_key_while_it_is_dim_is_a_key():
    assert play([-40, DOWN]).frames[-1] == play([DOWN]).frames[-1]


def test_light_and_sleep_can_be_off():
    lights = []
    settings = S.Settings()
    preferences.fresh(settings)
    settings.s[S.DIM] = settings.s[S.SLEEP] = 0
    lamp = Lamp(lights.append, settings)
    for _ in range(100):
        lamp.idle(1 << 27)
    assert lights == [3] and not lamp.asleep


def test_the_lowest_light_is_still_visible():
    settings = S.Settings()
    preferences.fresh(settings)
    for _ in range(9):
        preferences.step(settings, S.LIGHT, -1)
        assert 1 <= settings.s[S.LIGHT] <= 4


class Buttons:
    """A key that is held down until it has been read twice."""

    def __init__(self, masks):
        self.masks = list(masks)

    def read(self):
        return self.masks.pop(0) if self.masks else 0


def test_left_handed_turns_the_arrows_and_the_picture():
    for turned, expected in ((False, (UP, DOWN, LEFT, RIGHT, A)), (True, (DOWN, UP, RIGHT, LEFT, A))):
        for mask, key in zip((UP, DOWN, LEFT, RIGHT, A), expected, strict=True):
            keys = Keys(Buttons([mask]), Clock())
            keys.turned = turned
            keys.scan()
            assert keys._queue == [key]
    # New match, pass and play, rules, statistics, settings; the fifth row turns the device.
    device = play([UP, A] + [DOWN] * 4 + [A])
    assert device.turned
    # From now on what was up is down.
    device = play([UP, A] + [DOWN] * 4 + [A, UP])
    other = play([UP, A] + [DOWN] * 4 + [A, DOWN])
    assert device.frames[-1] != other.frames[-1]


class Buzzer:
    def __init__(self):
        self.tones = []

    def tone(self, hz):
        self.tones.append(hz)


def test_a_tune_is_played_and_muted_at_once():
    buzzer = Buzzer()
    player = sound.Sound(buzzer)
    player.play(sound.WIN)
    for ms in range(0, 2000, 10):
        player.step(ms, ticks_diff)
    assert buzzer.tones[-1] == 0 and not player.playing()
    assert len(buzzer.tones) == 5 and sorted(buzzer.tones[:-1]) == buzzer.tones[:-1]
    assert all(100 < hz < 3000 for hz in buzzer.tones[:-1])
    player.play(sound.WIN)
    player.step(5000, ticks_diff)
    player.mute()
    assert buzzer.tones[-1] == 0 and not player.playing()


def test_it_is_heard_as_soon_as_the_settings_say_so_and_begins_muted():
    device = Device()
    device.buzzer = Buzzer()
    app = App(device, device.canvas())
    assert app.sound is None and not device.buzzer.tones
    app.sound_on(True)
    app.sound.play(sound.WIN)
    app.keys.scan()
    assert device.buzzer.tones and device.buzzer.tones[-1] > 0
    app.sound_on(False)
    assert app.sound is None and app.keys.sound is None and device.buzzer.tones[-1] == 0


def test_no_buzzer_is_no_trouble():
    device = Device()
    app = App(device, device.canvas())
    app.sound_on(True)
    assert app.sound is None


def test_every_tune_is_whole():
    for name, tune in vars(sound).items():
        if isinstance(tune, bytes):
            assert len(tune) % 2 == 0 and sum(tune[1::2]) <= 100, name
