"""The rules in English: a line a text, in the order of `screens.rules`."""

TEXTS = """\
Keys
◀ ▶ choose a card
A mark, play, answer
B give cards; get a hint
▲ menu   ▼ these rules
The aim
First to %d points wins,
at once.
after the whole deal.
You must have called
Chicago before, to win.
Take all chips you can.
Points
wins
out
out,0
A deal
Exchanges: %d, up to %d cards
Best hand after: %s
and after the tricks.
Give one card: the next is
open. Take it, or another.
Quads: points, or all to 0.
Stop
From %d points you keep
your cards, counted at once.
your cards all that deal.
Tricks
Follow suit if you can,
and beat it if you can.
The highest of it leads on.
Last trick: %d
won with a two: %d
Last trick: the pot
Chicago
The promise to take all
five tricks: +%d or −%d.
Lose one and play stops.
Asked from %d points on
Everybody is asked
Who breaks it: +%d
Marks
Ⓓ dealer       ▼ leads
★ called Chicago
⊖ keeps all: stopped
⇄ 3 1 0 cards given
Dark cards: not to be played
Best hand wins at the end.
"""
