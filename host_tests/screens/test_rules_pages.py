"""The rules on the device: every page, in both languages, for any options."""

import random

import pytest

from chicago import rules as R, rulesets
from fakes import Device
from handheld import texts
from handheld.font import places, width
from handheld.keys import A, B, LEFT, RIGHT, Keys
from handheld.screens import house, rules

SIX = 6  # lines below the heading


def source(language):
    return texts.source("rules_" + language).split("\n")


@pytest.fixture(params=texts.LANGUAGES)
def language(request):
    texts.load(request.param)
    return request.param


def many_options():
    chance = random.Random(1)
    for name in rulesets.NAMES:
        yield rulesets.options(name)
        for _ in range(60):
            own = bytearray(rulesets.options(name))
            for at, values in house._OPTIONS:
                if chance.random() < 0.5:
                    own[at] = chance.choice(values)
            yield own


def test_each_language_has_as_many_lines():
    assert len({len(source(language)) for language in texts.LANGUAGES}) == 1


def test_every_line_of_every_page_fits(language):
    box = places("\n")
    for options in many_options():
        pages = rules.pages(options, source(language))
        for title, lines in pages:
            assert width("%s  %d/%d" % (title, len(pages), len(pages))) <= 128 - 42
            columns = isinstance(lines[0], tuple)
            assert 1 <= len(lines) <= (2 * SIX if columns else SIX), (title, lines)
            for i, line in enumerate(lines):
                text = " ".join(line) if columns else line
                left, right = rules._COLUMNS[i // ((len(lines) + 1) // 2)] if columns else (2, 128)
                assert width(text) <= right - left, text
                assert box[0] not in places(text)


def test_the_points_are_those_of_the_options(language):
    own = bytearray(rulesets.options("classic"))
    own[R.HAND_POINTS + 1] = 17
    shown = dict(rules._points(own, source(language)))
    assert list(shown.values())[-1] == "17" and "8" in shown.values() and "11" in shown.values()
    assert source(language)[13] in shown.values(), "a royal flush wins"


def test_what_has_no_meaning_is_left_out(language):
    text = source(language)

    def titles(name):
        return [title for title, _ in rules.pages(rulesets.options(name), text)]

    assert text[34] in titles("home") and text[34] not in titles("poangpoker")
    assert text[16] not in titles("femkort") and text[23] not in titles("poangpoker")
    assert len(titles("home")) == 8


def shown(keys_pressed):
    device = Device(keys_pressed)
    canvas = device.canvas()
    rules.show(canvas, Keys(device.buttons(), device.clock()), rulesets.options("home"))
    return device.frames


def test_pages_are_turned_and_left(language):
    frames = shown([A] * 8)
    assert len(frames) == 8 == len(set(frames))
    assert shown([RIGHT, RIGHT, LEFT, B])[-1] == frames[1]
    assert len(shown([B])) == 1
    assert shown([LEFT, B])[-1] == frames[7]
