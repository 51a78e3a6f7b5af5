#!/usr/bin/env python3
"""Replay a match record on the rules core: a readable account, or with --json one event a line."""

import argparse
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "lib"))

from chicago import events as E, rules as R
from chicago.cards import name
from chicago.reader import BadLine, Reader
from chicago.table import (
    AT_EXCHANGE,
    AT_PLAY,
    CALLED,
    DEALER,
    DISCARDS,
    FINAL,
    NOBODY,
    PHASE,
    PLAYERS,
    TO_ACT,
)

HANDS = (
    "high_card", "pair", "two_pair", "trips", "straight", "flush", "full_house", "quads",
    "straight_flush", "royal_flush",
)  # fmt: skip
ANSWERS = (("keep", "swap"), ("take", "refuse"), ("points", "reset"), ("chicago", "pass"))  # by phase
PHASES = ("exchange", "open", "reset", "chicago", "play", "deal_over", "over")

# One text an event of the JSON form, for people; `event none` where what it is about is nothing.
ACCOUNT = {
    "deal": "\nDeal {number}, seat {dealer} deals, totals {scores}",
    "stopped": "  seat {seat} is stopped from exchange {exchange}",
    "shown": "  seat {seat} shows {cards}",
    "swap": "  seat {seat} gives {given}, draws {drawn}",
    "swap none": "  seat {seat} keeps all",
    "open": "  seat {seat} is offered {card}, taken: {taken}",
    "reshuffle": "  {cards} discards become the new stock",
    "compare": "  hands compared ({when}): seat {seat} scores {points} with {hand}",
    "compare none": "  hands compared ({when}): nobody scores, best is {hand}",
    "reset": "  seat {seat} sets every opponent to 0",
    "out": "  seat {seat} goes out",
    "royal": "  seat {seat} wins on receipt",
    "chicago": "  seat {seat} calls Chicago",
    "trick": "  trick {number}: seat {leader} leads {cards}, seat {winner} wins",
    "last_trick": "  seat {seat} takes the last trick for {points}",
    "chicago_result": "  seat {seat}, Chicago made: {made}, {points} points",
    "breaker": "  seat {seat} broke it for {points}",
    "ante": "  {seats} put in {chips} each",
    "pot": "  seat {seat} takes the pot of {chips}",
    "deal_end": "Deal {number} is over, totals {scores}",
    "win": "\nWon by seat {seats}, totals {scores}",
    "position": "\nPhase {phase}, to act {to_act} {legal}\nTotals {scores}, dealer {dealer}, called {called}"
    "\nHands {hands}, stock {stock}, discards {discards}",
}
ABOUT = {"swap": "given", "compare": "seat"}  # the field that makes an event one of nothing


def names(cards):
    """The cards as texts."""
    return [name(card) for card in cards]


def seats(mask):
    """The seats of a mask."""
    return [seat for seat in range(6) if mask >> seat & 1]


def told(event):
    """An event of the core as the fields of its JSON form, None where that has no such event."""
    kind, *f = event
    if kind == E.DEALT:
        return {"event": "deal", "number": f[0], "dealer": f[1], "scores": f[2:]}
    if kind == E.BARRED:
        return {"event": "stopped", "seat": f[0], "exchange": f[1]}
    if kind == E.SHOWN:
        return {"event": "shown", "seat": f[0], "cards": names(f[1:])}
    if kind == E.SWAPPED:
        given, drawn = f[3 : 3 + f[2]], f[3 + f[2] :]
        return {
            "event": "swap", "seat": f[0], "exchange": f[1], "given": names(given), "drawn": names(drawn)
        }  # fmt: skip
    if kind == E.OPENED:
        return {"event": "open", "seat": f[0], "card": name(f[1]), "taken": bool(f[2])}
    if kind == E.RESHUFFLED:
        return {"event": "reshuffle", "cards": f[0]}
    if kind == E.COMPARED:
        return {
            "event": "compare",
            "when": "final" if f[0] == FINAL else f[0],
            "seat": None if f[1] == NOBODY else f[1],
            "hand": HANDS[f[2] >> 20],
            "points": f[3],
        }
    if kind == E.TRICK:
        return {
            "event": "trick", "number": f[0], "leader": f[1], "cards": names(f[3:]), "winner": f[2]
        }  # fmt: skip
    if kind == E.CHICAGO:
        return {"event": "chicago_result", "seat": f[0], "made": bool(f[1]), "points": f[2]}
    if kind == E.ANTE:
        return {"event": "ante", "seats": list(range(f[1])), "chips": f[0]}
    if kind == E.DEAL_END:
        return {"event": "deal_end", "number": f[0], "scores": f[1:]}
    if kind == E.WIN:
        return {"event": "win", "seats": seats(f[0]), "scores": f[1:]}
    if kind in SEAT_ONLY:
        return {"event": SEAT_ONLY[kind], "seat": f[0]}
    if kind in SEAT_AND_POINTS:
        event, field = SEAT_AND_POINTS[kind]
        return {"event": event, "seat": f[0], field: f[1]}
    return None  # a card played and a Chicago declined are told by the trick and by silence


SEAT_ONLY = {E.RESET: "reset", E.WENT_OUT: "out", E.ROYAL: "royal", E.CALLED: "chicago"}
SEAT_AND_POINTS = {
    E.LAST_TRICK: ("last_trick", "points"),
    E.BREAKER: ("breaker", "points"),
    E.POT: ("pot", "chips"),
}


def position(match):
    """Where a match stands, as the fields of the last line."""
    s = match.s
    phase = s[PHASE]
    players = range(s[PLAYERS])
    dealt = match.deal_number() > 0
    result = {
        "event": "position",
        "phase": PHASES[phase],
        "to_act": None if s[TO_ACT] == NOBODY else s[TO_ACT],
        "legal": [],
        "scores": [match.score(seat) for seat in players],
        "hands": [names(match.hand(seat)) if dealt else [] for seat in players],
        "dealer": s[DEALER],
        "stock": match.stock() if dealt else 52,
        "discards": s[DISCARDS],
        "called": seats(s[CALLED]),
    }
    if phase == AT_PLAY:
        result["legal"] = names(match.legal())
    elif phase < AT_PLAY:
        result["legal"] = list(ANSWERS[phase][: len(match.legal())])  # only "keep" where none may be given
    if phase == AT_EXCHANGE:
        result["max_swap"] = s[R.MAX_SWAP]
    return result


def show(fields, as_json):
    """Print one event."""
    if as_json:
        print(json.dumps(fields))
        return
    kind = fields["event"]
    if kind in ABOUT and fields[ABOUT[kind]] in (None, []):
        kind += " none"
    print(ACCOUNT[kind].format_map({key: readable(value) for key, value in fields.items()}))


def readable(value):
    """A field as a person reads it."""
    if isinstance(value, (list, tuple)):
        nested = value and isinstance(value[0], list)
        return (" | " if nested else " ").join(str(readable(v)) for v in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "nobody" if value is None else value


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a match record (.chicago)")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    args = parser.parse_args()
    try:
        with open(args.file, "rb") as file:
            lines = file.read().split(b"\n")
    except OSError as e:
        print(f"{args.file}: {e.strerror}", file=sys.stderr)
        return 2
    if lines[-1] == b"":
        lines.pop()

    def emit(event):
        fields = told(event)
        if fields:
            show(fields, args.json)

    reader = Reader(emit)
    status = 0
    try:
        for number, line in enumerate(lines, 1):
            try:
                text = line.decode("utf-8-sig" if number == 1 else "utf-8")
            except UnicodeDecodeError:
                raise BadLine(number, "not UTF-8") from None
            reader.read(text)
        reader.finish()
    except BadLine as e:
        sys.stdout.flush()
        print(f"{args.file}:{e.number}: {e.message}", file=sys.stderr)
        status = 2
    if reader.match:
        show(position(reader.match), args.json)
    return status


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader of a pipe has gone
        sys.stderr.close()
        sys.exit(0)
