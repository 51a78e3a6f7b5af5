"""Events in words: the line at the bottom of the table, and the log."""

from chicago import events as E
from chicago import hands as H
from chicago.table import NOBODY

from . import said as T
from .texts import text_of

NAMES = ("Åke", "Ada", "Bo", "Cai", "Dag", "Eva")
SUITS = "♣♦♥♠"
_TEN = 8

# Who sits where: the names that were entered (empty: those above), and the seat that is called
# `you`, NOBODY where several people play.
_seated = [[""] * 6, NOBODY]


def seat_people(entered, me):
    """Say from now on the names `entered`, and `you` of the seat `me`."""
    _seated[0] = entered
    _seated[1] = me


def me():
    """The seat that is called `you`, or NOBODY."""
    return _seated[1]


def name(seat):
    """What a seat is called."""
    return text_of(T.YOU) if seat == _seated[1] else _seated[0][seat] or NAMES[seat]


def names(mask):
    """The names of the seats in a mask, with commas."""
    return ", ".join([name(seat) for seat in range(6) if mask >> seat & 1])


def rank(number):
    """The one or two characters of a rank, 0..12."""
    return "10" if number == _TEN else "23456789TJQKA"[number]


def card(number):
    """A card (0..51) in two or three characters, such as `10♥`."""
    return rank(number >> 2) + SUITS[number & 3]


def cards(numbers):
    """Cards with blanks between."""
    return " ".join([card(number) for number in numbers])


def ranks(strength):
    """The five ranks of a strength, the deciding one first."""
    return [strength >> shift & 15 for shift in (16, 12, 8, 4, 0)]


def hand(strength):
    """A scored hand in words, such as `triss i åttor`."""
    category = strength >> 20
    first, _, third, fourth, _ = ranks(strength)
    words = text_of(T.HAND_NAMES)[category]
    if category in (H.PAIR, H.TRIPS, H.QUADS):
        return words % text_of(T.RANKS)[first]
    if category == H.TWO_PAIR:
        return words % (rank(first), rank(third))
    if category == H.FULL_HOUSE:
        return words % (rank(first), rank(fourth))
    return words if category == H.ROYAL_FLUSH else words % rank(first)


def points(number):
    """Points won or lost, with their sign."""
    return ("+%d" if number >= 0 else "−%d") % abs(number)


def _named(text, seat, *rest):
    return text_of(text) % ((name(seat),) + rest)


def line(event):
    """An event, as `view.seen` lets it through, in one line of text; empty where there is nothing to
    say of it."""
    kind = event[0]
    if kind in _BY_SEAT:
        return _named(_BY_SEAT[kind], event[1])
    if kind in _BY_SEAT_AND_NUMBER:
        return _named(_BY_SEAT_AND_NUMBER[kind], event[1], event[2])
    if kind in _BY_NUMBER:
        return text_of(_BY_NUMBER[kind]) % event[1]
    if kind == E.DEALT:
        return text_of(T.DEALT) % (event[1], name(event[2]))
    if kind == E.SHOWN:
        return _named(T.SHOWN, event[1], cards(event[2:]))
    if kind == E.SWAPPED:
        return _swapped(event[1], event[3], event[4 + event[3] :])
    if kind == E.OPENED:
        return _named(T.OPEN_TAKEN if event[3] else T.OPEN_REFUSED, event[1], card(event[2]))
    if kind == E.COMPARED:
        if event[2] == NOBODY:
            return text_of(T.NOBODY_SCORED)
        return _named(T.SCORED, event[2], text_of(T.HANDS)[event[3] >> 20], event[4])
    if kind == E.PLAYED:
        return _named(T.PLAYED, event[1], card(event[2]))
    if kind == E.TRICK:
        return text_of(T.TRICK) % (event[1], name(event[3]))
    if kind == E.CHICAGO:
        made = text_of(T.CHICAGO_MADE if event[2] else T.CHICAGO_FAILED)
        return "%s: %s %s" % (name(event[1]), made, points(event[3]))
    return ""


def _swapped(seat, count, drawn):
    if count == 0:
        return _named(T.KEPT, seat)
    if drawn:
        return text_of(T.DREW) % cards(drawn)
    if count == 1:
        return _named(T.SWAPPED_ONE, seat)
    return _named(T.SWAPPED, seat, count)


_BY_SEAT = {
    E.BARRED: T.BARRED,
    E.RESET: T.RESET_ALL,
    E.WENT_OUT: T.WENT_OUT,
    E.ROYAL: T.ROYAL,
    E.CALLED: T.CALLED,
    E.PASSED: T.PASSED,
}
_BY_SEAT_AND_NUMBER = {E.LAST_TRICK: T.LAST_TRICK, E.BREAKER: T.BREAKER, E.POT: T.POT}
_BY_NUMBER = {E.RESHUFFLED: T.RESHUFFLED, E.ANTE: T.ANTE, E.DEAL_END: T.DEAL_END}
