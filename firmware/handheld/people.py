"""Several people at one device: what happens between two turns."""

from chicago import events as E
from chicago.table import NOBODY, TO_ACT

from .keys import Away


def put_down(app, seat):
    """A person's turn is over: show what was drawn, and cover the hand."""
    game = app.game
    if game.match.s[TO_ACT] == seat and not game.events:
        return  # an open card is offered: the same person goes on
    drawn = [event for event in game.events if event[0] == E.SWAPPED]
    if drawn and drawn[0][3] and not game.over():
        app.keys.private = True
        try:
            app.show("drew", game.view, app.scene)
        except Away:
            pass
        app.keys.private = False
    game.hold(NOBODY)
