"""Every worked example of the rules as a record, and what `tools/replay.py` says of bad lines.

Beside its statements a record in `records/` has comments that say what must come of it:
`#> {…}` is an event with (at least) these fields, `#> "…"` the error that ends the replay, and
`#! kind …` kinds of event that must not occur. The events expected of one kind, and all others
of that kind that occur, must be the same ones in the same order; the position is the last line.
"""

import json
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
REPLAY = HERE.parent / "tools" / "replay.py"
RECORDS = sorted((HERE / "records").glob("*.chicago"))


def replay(path, *options):
    return subprocess.run(
        [sys.executable, str(REPLAY), str(path), *options], capture_output=True, text=True
    )


def comments(path, mark):
    lines = path.read_text("utf-8").splitlines()
    return [line[len(mark) :].strip() for line in lines if line.startswith(mark)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_worked_example(path):
    wanted = [json.loads(text) for text in comments(path, "#>")]
    errors = [text for text in wanted if isinstance(text, str)]
    wanted = [event for event in wanted if isinstance(event, dict)]
    assert wanted, "the record expects nothing"
    run = replay(path, "--json")
    events = [json.loads(line) for line in run.stdout.splitlines()]
    if errors:
        assert run.returncode == 2 and run.stderr.strip().endswith(errors[0])
    else:
        assert run.returncode == 0 and run.stderr == ""
    assert [e["event"] for e in events].count("position") == 1 and events[-1]["event"] == "position"
    kinds = {event["event"] for event in wanted}
    happened = [event for event in events if event["event"] in kinds]
    assert [e["event"] for e in happened] == [e["event"] for e in wanted]
    for event, fields in zip(happened, wanted):
        assert {key: event[key] for key in fields} == fields
    never = " ".join(comments(path, "#!")).split()
    assert not [event for event in events if event["event"] in never]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_account_is_readable(path):
    run = replay(path)
    assert "Phase" in run.stdout
    assert not [odd for odd in ("{", "[", "None", "_hand") if odd in run.stdout]


HEAD = "chicago-record 1\nrules home\nplayers 2\ndealer 1\n"
DEAL = HEAD + "deal\nhand 0 9s 9h Ad 7c 4h\nhand 1 2d 5c 8s Td Kh\n"
# What is wrong -> the record, and the number of the line that says so.
BAD = {
    "the first line must be": ("rules home\n", 1),
    "the first line must be:": ("", 1),
    "the first line must be: chicago-record 1": ("chicago-record 2\n", 1),
    "unknown rule set: bridge": ("chicago-record 1\nrules bridge\nplayers 2\ndeal\n", 2),
    "unknown option: colour": ("chicago-record 1\nplayers 2\nrules home colour=red\ndeal\n", 3),
    "max_swap cannot be 6": ("chicago-record 1\nrules home max_swap=6\nplayers 2\ndeal\n", 2),
    "the rules are missing": ("chicago-record 1\nplayers 2\ndeal\n", 3),
    "the players are missing": ("chicago-record 1\nrules home\ndeal\n", 3),
    "these rules are for 2 to 4 players": ("chicago-record 1\nrules home\nplayers 1\ndeal\n", 3),
    "players is one whole number": ("chicago-record 1\nrules home\nplayers 9\ndeal\n", 3),
    "dealer is one whole number from 0 to 1": (HEAD.replace("dealer 1", "dealer 2") + "deal\n", 4),
    "seed is one whole number": (HEAD + "seed -1\ndeal\n", 5),
    "seed is given twice": (HEAD + "seed 1\nseed 2\n", 6),
    "scores need a whole number for each": (HEAD + "scores 1 2 3\ndeal\n", 5),
    "no such seat: 2": (HEAD + "called 2\ndeal\n", 5),
    "the deal has no cards, and there is no seed": (HEAD + "deal\n0 keep\n", 5),
    "a hand is missing": (HEAD + "deal\nhand 0 9s 9h Ad 7c 4h\n0 keep\n", 5),
    "a hand is of five cards, these are 4": (HEAD + "deal\nhand 0 9s 9h Ad 7c\n", 6),
    "a card is dealt twice": (HEAD + "deal\nhand 0 9s 9h Ad 7c 4h\nhand 1 9s 5c 8s Td Kh\n", 7),
    "a card is named twice: 9s": (HEAD + "deal\nhand 0 9s 9s Ad 7c 4h\n", 6),
    "no such card: 1s": (HEAD + "deal\nhand 0 1s 9h Ad 7c 4h\n", 6),
    "a pack is of 52 cards, these are 2": (HEAD + "deal\npack 2c 2d\n", 6),
    "stock stands once, after a hand for each seat": (HEAD + "deal\nstock 2c\n", 6),
    "seed belongs before the first deal": (DEAL + "seed 4\n", 8),
    "the deal before is not over": (DEAL + "0 keep\ndeal\n", 9),
    "it is seat 0's turn": (DEAL + "1 keep\n", 8),
    "unknown line: 2 keep": (DEAL + "2 keep\n", 8),
    "unknown line: hello": (DEAL + "hello\n", 8),
    "the seat does not hold that card": (DEAL + "0 swap 2d\n", 8),
    "swap names the cards given": (DEAL + "0 swap\n", 8),
    "play is not what seat 0 is asked": (DEAL + "0 play 9s\n", 8),
    "take is not what seat 0 is asked": (DEAL + "# a comment\n\n0 take\n", 10),
    "too many words": (DEAL + "0 keep 9s\n", 8),
    "a new stock is of just the cards discarded": (DEAL + "shuffle 2c 2h\n0 keep\n", 8),
    "hand stands directly after deal": (DEAL + "0 keep\nhand 0 9s 9h Ad 7c 4h\n", 9),
}


@pytest.mark.parametrize("message", BAD)
def test_bad_line(tmp_path, message):
    text, number = BAD[message]
    path = tmp_path / "bad.chicago"
    path.write_text(text, "utf-8")
    run = replay(path, "--json")
    assert run.returncode == 2
    assert run.stderr.startswith(f"{path}:{number}: {message}") and run.stderr.count("\n") == 1


def test_nothing_after_a_bad_line_is_applied(tmp_path):
    path = tmp_path / "bad.chicago"
    path.write_text(DEAL + "0 swap 7c\n0 keep\n1 keep\n", "utf-8")
    run = replay(path, "--json")
    events = [json.loads(line) for line in run.stdout.splitlines()]
    assert [e["event"] for e in events] == ["deal", "swap", "position"]
    assert run.returncode == 2 and events[-1]["to_act"] == 1


def test_not_utf8_and_no_such_file(tmp_path):
    path = tmp_path / "bad.chicago"
    path.write_bytes(DEAL.encode() + b"0 keep \xff\n")
    assert replay(path).stderr == f"{path}:8: not UTF-8\n"
    run = replay(tmp_path / "none.chicago")
    assert run.returncode == 2 and run.stderr.count("\n") == 1 and "No such file" in run.stderr


def test_a_record_may_end_anywhere(tmp_path):
    text = next(path for path in RECORDS if path.stem == "whole-deal-two-players").read_text("utf-8")
    lines = text.splitlines(keepends=True)
    path = tmp_path / "cut.chicago"
    for end in range(4, len(lines) + 1):
        path.write_text("".join(lines[:end]), "utf-8")
        run = replay(path, "--json")
        assert run.returncode == 0, lines[end - 1]
        assert json.loads(run.stdout.splitlines()[-1])["event"] == "position"
