"""The rule sets option by option, and their text form."""

from chicago import rules as R
from chicago.rulesets import NAMES, TABLE, options, words

# As the table of the rules has them; a dash stands for what has no meaning there.
EXPECTED = {
    "players": "2-4 2-4 3-4 2-6 2-6 2-6",
    "exchanges": "3 3 3 3 1 0",
    "max_swap": "5 5 4 5 5 -",
    "open_single": "no no yes no no -",
    "scored": "1,2 1,2 1,2 1,2 none none",
    "final_hand": "yes yes yes yes yes no",
    "stop_at": "42 46 45 46 0 0",
    "stop_live": "yes no yes no - -",
    "hand_points": "1,2,3,4,5,6,8,11,W 1,2,3,4,5,6,7,8,52 1,2,3,4,5,6,8,O,Z 1,2,3,4,5,6,7,8,W 1,2,3,4,5,6,7,8,8 -",
    "quads_reset": "yes no yes no no -",
    "last_trick": "5 5 5 5 2 pot",
    "two_bonus": "5 5 10 5 2 pot",
    "must_beat": "no no no no yes yes",
    "chicago": "yes yes yes yes no no",
    "chicago_min": "none 15 15 15 - -",
    "chicago_points": "15 15 15 15 - -",
    "breaker": "0 0 10 0 - -",
    "target": "52 52 52 52 13 -",
    "check_live": "yes no yes no no no",
    "need_call": "no no yes no no no",
}


def test_every_option_of_every_rule_set():
    assert set([row[0] for row in TABLE]) == set(EXPECTED)
    for key, _, _, columns in TABLE:
        for name, value, expected in zip(NAMES, columns.split(), EXPECTED[key].split()):
            assert expected in ("-", value), (key, name, value)


def test_each_option_can_be_changed_by_itself():
    for name in NAMES:
        base = options(name)
        for key, at, kind, _ in TABLE:
            value = {
                "range": "2-5", "list": "3", "yes": "yes no", "hands": "0,0,0,0,0,0,0,O,W", "pot": "7", "none": "9",
            }.get(kind, "3")  # fmt: skip
            if kind == "yes":
                value = "no" if base[at] else "yes"
            if key == "last_trick" and not base[R.TARGET]:
                continue  # without a pot there has to be a target as well
            changed = options("%s %s=%s" % (name, key, value))
            size = {"range": 2, "hands": 9}.get(kind, 1)
            differ = [i for i in range(len(base)) if base[i] != changed[i]]
            assert all(at <= i < at + size for i in differ), (name, key, differ)
            assert options(words(changed)) == changed
        assert words(base) == name


def test_bad_options_are_told():
    for text, message in (
        ("", "unknown rule set: none given"),
        ("bridge", "unknown rule set: bridge"),
        ("home colour=red", "unknown option: colour"),
        ("home exchanges", "exchanges cannot be empty"),
        ("home exchanges=5", "exchanges cannot be 5"),
        ("home exchanges=-1", "exchanges cannot be -1"),
        ("home max_swap=6", "max_swap cannot be 6"),
        ("home quads_reset=maybe", "quads_reset cannot be maybe"),
        ("home players=1-4", "players cannot be 1-4"),
        ("home players=5-3", "players cannot be 5-3"),
        ("home scored=1,9", "scored cannot be 1,9"),
        ("home hand_points=1,2", "hand_points cannot be 1,2"),
        ("home hand_points=1,2,3,4,5,6,7,8,X", "hand_points cannot be 1,2,3,4,5,6,7,8,X"),
        ("home target=0", "without a pot there must be a target"),
        ("home stop_at=300", "stop_at cannot be 300"),
    ):
        try:
            options(text)
        except ValueError as error:
            assert error.args[0] == message, (text, error.args)
            continue
        raise AssertionError(text)


def test_special_points():
    own = options("sm2025")
    assert own[R.HAND_POINTS + 8] == R.OUT and own[R.HAND_POINTS + 9] == R.OUT_ALL
    assert options("classic")[R.HAND_POINTS + 9] == R.WINS
    assert options("femkort")[R.LAST_TRICK] == R.POT and options("classic")[R.CHICAGO_MIN] == R.ANY_TOTAL
