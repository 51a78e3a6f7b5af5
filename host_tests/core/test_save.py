"""The saved form: whatever is damaged or of another version is refused with a reason."""

import binascii

from chicago import rulesets
from chicago.match import Match
from chicago.save import SAVE_BYTES, VERSION, dump, load
from chicago.table import DEAL_OVER, OVER, PHASE


def match_in_play(name="sm2025", players=3, actions=14):
    match = Match(rulesets.options(name), players, 1, 99)
    turn = 0
    while turn < actions and match.s[PHASE] != OVER:
        if match.s[PHASE] == DEAL_OVER:
            match.deal()
        legal = match.legal()
        match.apply(legal[turn * 7 % len(legal)])
        turn += 1
    return match


def reason(data):
    try:
        load(data)
    except ValueError as error:
        return error.args[0]
    return None


def test_a_save_goes_on_as_the_match_would():
    for name in rulesets.NAMES:
        for actions in (0, 1, 5, 20, 60):
            match = match_in_play(name, 3, actions)
            data = dump(match)
            assert len(data) == SAVE_BYTES <= 256
            told = []
            again = load(data, told.append)
            assert again.s == match.s
            for one in (match, again):
                if one.s[PHASE] == DEAL_OVER:
                    one.deal()
                elif one.legal():
                    one.apply(one.legal()[-1])
            assert again.s == match.s


def test_every_byte_matters():
    data = dump(match_in_play())
    for at in range(len(data)):
        for flip in (1, 16, 128, 255):
            damaged = data[:at] + bytes((data[at] ^ flip,)) + data[at + 1 :]
            expected = ("not_a_save", "not_a_save", "not_a_save", "version", "length", "length")
            assert reason(damaged) == (expected[at] if at < 6 else "damaged"), at


def test_too_short_too_long_another_version():
    data = dump(match_in_play())
    for length in range(len(data)):
        assert reason(data[:length]) in ("not_a_save", "version", "length")
    assert reason(data + b"\0") == "length" and reason(b"") == "not_a_save"
    body = data[:3] + bytes((VERSION + 1,)) + data[4:-4]
    assert reason(body + _crc(body)) == "version"


def _crc(data):
    crc = binascii.crc32(data)
    return bytes((crc & 255, crc >> 8 & 255, crc >> 16 & 255, crc >> 24 & 255))


def test_a_right_check_sum_is_not_enough():
    """Bytes that make no sense are refused, so that nothing fails later."""
    data = dump(match_in_play())
    refused = 0
    for at in range(6, len(data) - 4):
        for value in (0, 200, 255):
            body = data[:at] + bytes((value,)) + data[at + 1 : -4]
            if reason(body + _crc(body)) == "damaged":
                refused += 1
                continue
            match = load(body + _crc(body))
            if match.s[PHASE] < DEAL_OVER:
                match.legal()
    assert refused > 150, "a card twice, a seat that is none, and the like"
