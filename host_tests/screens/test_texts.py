"""Every text in both languages: as many, of the same shape, and no wider than the room it has."""

import pathlib
import re

import pytest

from chicago import bots, rulesets
from chicago import events as E
from chicago import hands as H
from chicago.table import FINAL, NOBODY
from handheld import font, said, story, texts
from handheld.screens import table

WIDTH = 128
SEATS = range(6)
ME = 0
WIDE_CARD = 8 * 4 + 3  # 10 of spades, the widest of all
TENS = (32, 33, 34, 35)
WIDE_SCORE = -188


@pytest.fixture(params=texts.LANGUAGES)
def language(request):
    texts.load(request.param)
    story.seat_people([""] * 6, ME)
    return request.param


def table_of(name):
    texts.load(name)
    return tuple(texts.text_of(number) for number in range(len(names_of_said())))


def names_of_said():
    return {name: number for name, number in vars(said).items() if name.isupper() and name != "IN_MATCH"}


def shape(text):
    return [shape(part) for part in text] if isinstance(text, tuple) else re.findall("%[sd]", text)


def test_each_language_has_each_text_in_the_same_shape():
    numbers = sorted(names_of_said().values())
    assert numbers == list(range(len(numbers)))
    first = table_of(texts.LANGUAGES[0])
    for name in texts.LANGUAGES:
        assert texts.source("menus_" + name).count("\n") == said.IN_MATCH
        assert texts.source(name).count("\n") == len(numbers) - said.IN_MATCH
        for number in numbers:
            # The words for a royal flush and the like take nothing; each language the same.
            assert shape(table_of(name)[number]) == shape(first[number]), (name, number)


def test_every_rule_set_and_level_has_a_name(language):
    assert len(texts.text_of(said.RULE_SETS)) == len(rulesets.NAMES) + 1, "and the player's own"
    assert len(texts.text_of(said.LEVELS)) == len(bots.LEVELS)


def test_every_text_is_said_somewhere(root):
    source = "".join(path.read_text("utf-8") for path in pathlib.Path(root, "firmware").rglob("*.py"))
    assert [name for name in names_of_said() if "T." + name not in source] == []


def test_the_font_has_every_character_of_every_text():
    def flat(text):
        return "".join(flat(part) for part in text) if isinstance(text, tuple) else text

    for name in texts.LANGUAGES:
        for character in flat(table_of(name)) + "".join(story.NAMES) + story.SUITS:
            assert font.places(character) != font.places("\n"), character


def widest_events():
    """Every kind of event in its widest form, for each seat."""
    for seat in SEATS:
        for exchange in (1, 2, 3, 4):
            yield (E.BARRED, seat, exchange)
        yield (E.SHOWN, seat) + TENS
        yield (E.SHOWN, seat, 50, 46, 42, 38, 34)
        for count in range(6):
            yield (E.SWAPPED, seat, 1, count)
        for category in range(1, 10):
            yield (E.COMPARED, FINAL, seat, category << 20, 52, 1 << seat)
        for kind in (E.RESET, E.WENT_OUT, E.ROYAL, E.CALLED, E.PASSED):
            yield (kind, seat)
        for taken in (0, 1):
            yield (E.OPENED, seat, WIDE_CARD, taken)
            yield (E.CHICAGO, seat, taken, 15 if taken else -15)
        yield (E.PLAYED, seat, WIDE_CARD)
        yield (E.TRICK, 5, 0, seat) + (WIDE_CARD,) * 6
        yield (E.LAST_TRICK, seat, 10)
        yield (E.BREAKER, seat, 10)
        yield (E.POT, seat, 6)
        yield (E.DEALT, 100, seat) + (0,) * 6
    yield (E.SWAPPED, ME, 1, 5, 0, 1, 2, 3, 4, 50) + TENS
    yield (E.COMPARED, FINAL, NOBODY, 0, 0, 3)
    yield (E.RESHUFFLED, 42)
    yield (E.ANTE, 1, 6)
    yield (E.DEAL_END, 100)


def test_every_event_fits_the_line_at_the_bottom(language):
    for event in widest_events():
        line = story.line(event)
        assert line, event
        assert font.width(line) <= WIDTH - 1, line


def test_no_kind_of_event_is_forgotten():
    kinds = {number for name, number in vars(E).items() if name.isupper()}
    assert {event[0] for event in widest_events()} | {E.WIN} == kinds


def test_every_scored_hand_fits_its_screen(language):
    for category in range(10):
        for high in range(13):
            hand = story.hand(category << 20 | high << 16 | 8 << 8 | 8 << 4)
            assert font.width(hand) <= WIDTH - 1, hand
            if category == H.HIGH_CARD or high:
                best = texts.text_of(said.BEST) % hand
                assert font.width(best) <= WIDTH - 1, best
    # Four at most have cards of the same ranks.
    tied = texts.text_of(said.TIED) % story.names(0b110011)
    assert font.width(tied) <= WIDTH - 1, tied


def test_what_keys_do_fits(language):
    def of(name):
        return texts.text_of(getattr(said, name))

    def keys(*pairs):
        return sum(table.key_width(letter, text) + 5 for letter, text in pairs)

    for mark in (of("MARK"), of("UNMARK")):
        for give in (of("KEEP"), of("SWAP") % 5):
            for hand in of("HANDS") if (mark, give) != (of("UNMARK"), of("KEEP")) else ():
                assert keys(("A", mark), ("B", give)) + font.width(hand) <= WIDTH, (mark, give, hand)
    assert keys(("A", of("PLAY")), ("B", of("HINT_KEY"))) + font.width(of("TRICK_NUMBER") % 5) <= WIDTH
    assert keys(("A", of("REVEAL")), ("B", of("LEAVE"))) <= WIDTH
    assert keys(("A", of("DONE")), ("B", of("ERASE"))) <= WIDTH - 20
    questions = (
        (of("OPEN_CARD") % story.card(WIDE_CARD), of("REFUSE"), of("TAKE")),
        (of("QUADS"), of("TAKE_POINTS") % 250, of("RESET")),
        (of("CALL"), of("NO_CALL"), of("YES_CALL")),
    )
    for question, no, yes in questions:
        answers = table.key_width("A", no) + 2 + 5 + font.width(yes + " ▶")
        assert font.width(question) + 4 + answers <= WIDTH, question
        answers = table.key_width("A", yes) + 2 + 5 + font.width("◀ " + no)
        assert font.width(question) + 4 + answers <= WIDTH, question


def test_reasons_and_faults_fit(language):
    reasons = (
        texts.text_of(said.MUST_FOLLOW) % "♣",
        texts.text_of(said.MUST_BEAT) % story.card(WIDE_CARD),
        texts.text_of(said.TOO_MANY) % 4,
        texts.text_of(said.NOT_KEPT),
        texts.text_of(said.BAD_SAVE),
    )
    for reason in reasons:
        assert font.width(reason) <= WIDTH - 1, reason


def test_headings_and_the_start_fit(language):
    def of(name):
        return texts.text_of(getattr(said, name))

    hint = max(table.key_width("A", of(name)) for name in ("NEXT", "CHANGE", "CHOOSE"))
    assert font.width("♠♥ " + of("TITLE") + " ♦♣") + 4 + hint <= WIDTH
    assert font.width(of("DEAL_END") % 100) + 6 + hint <= WIDTH
    values = (
        ("RULES", of("RULE_SETS")), ("LEVEL", of("LEVELS")), ("LANGUAGE_ROW", [of("LANGUAGE")]),
    )  # fmt: skip
    for label, choices in values:
        for choice in choices:
            assert font.width(of(label)) + 6 + font.width("◀ " + choice + " ▶") <= WIDTH - 4, choice


def test_a_column_holds_name_total_and_card(language):
    room = WIDTH // 6 - 1
    for seat in SEATS:
        assert font.width(story.name(seat)) + 2 <= room
    assert font.width(story.card(WIDE_CARD)) + 4 <= room
    assert font.width(texts.text_of(said.NO)) + 1 <= room
    assert font.width(str(WIDE_SCORE)) <= room


def test_a_character_that_is_missing_is_a_box():
    letter, *boxes = font.places("b漢\x7f\n😀é")
    assert boxes[0] == boxes[1] == boxes[2] == boxes[3] != letter and boxes[4] != boxes[0]
    assert font.width("漢") == 5


def test_a_text_too_long_is_cut_with_an_ellipsis():
    assert font.fit("Chicago", 128) == "Chicago"
    cut = font.fit("Chicago", 20)
    assert cut.endswith("…") and font.width(cut) <= 20
