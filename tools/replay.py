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
from chicago.record import ANSWERS
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
PHASES = ("exchange", "open", "reset", "chicago", "play", "deal_over", "over")

# One text an event of the JSON form, for people.
ACCOUNT = {
    "deal": "\nDeal {number}, dealer {dealer}, totals {scores}",
    "stopped": "{seat} may not exchange",
    "shown": "{seat} shows {cards}",
    "swap": "{seat} gives {given}, draws {drawn}",
    "open": "{seat} is offered {card}, taken: {taken}",
    "reshuffle": "the stock is made of {cards} discards",
    "compare": "comparison {when}: {hand}, seat {seat} scores {points}",
    "reset": "{seat} sets every opponent to 0",
    "out": "{seat} goes out",
    "royal": "{seat} wins on receipt",
    "chicago": "{seat} calls Chicago",
    "trick": "trick {number}: {leader} leads {cards}, {winner} wins",
    "last_trick": "{seat} takes the last trick: {points}",
    "chicago_result": "{seat} made Chicago: {made}, {points}",
    "breaker": "{seat} broke it: {points}",
    "ante": "{seats} put in {chips} each",
    "pot": "{seat} takes the pot of {chips}",
    "deal_end": "Deal {number} ends, totals {scores}",
    "win": "\n{seats} won, totals {scores}",
    "position": "\nPhase {phase}, to act {to_act}, totals {scores}, dealer {dealer},"
    " hands {hands}, stock {stock}, discards {discards}",
}


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
    if phase == AT_EXCHANGE:
        result["legal"] = ["keep", "swap"] if s[R.MAX_SWAP] else ["keep"]
        result["max_swap"] = s[R.MAX_SWAP]
    elif phase == AT_PLAY:
        result["legal"] = names(match.legal())
    elif phase in ANSWERS:
        result["legal"] = list(ANSWERS[phase])
    return result


def show(fields, as_json):
    """Print one event."""
    if as_json:
        print(json.dumps(fields))
        return
    words = {
        key: (" ".join(value) or "nothing") if value and isinstance(value[0], str) else value
        for key, value in fields.items()
        if isinstance(value, list)
    }
    words = {key: "nothing" if value == [] else value for key, value in words.items()}
    print(ACCOUNT[fields["event"]].format_map({**fields, **words}))


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
