"""English: a line a text, in the order of `said` up to IN_MATCH; what has several forms has them between bars."""

TEXTS = """\
English
Chicago
Go on with the match
New match
Pass and play
Rules
Statistics
Settings
Deal the cards
House rules
Players
Level
Seats
Cards
by chance
Person
mixed
At least one person
Name
Classic|Home|SM 2025|Large|Poängpoker|Femkort|Own
Beginner|Player
Exchanges|Cards at most|Open card|Compared|Final hand|Stop at|Stop counts now|Quads|Str. flush|Royal|Quads reset|Last trick|With a two|Must beat|Chicago|Asked from|Chicago points|Breaker|Target|Win at once|Must have called
none
pot
out
wins
all
Language
Sound
Brightness
Speed
slow|normal|fast|by key
Left-handed
Dim after
Sleep after
yes
on
off
never
%d s
%d min
Matches
Won
Best
Chicago
%d of %d
change
choose
back
new match
erase
start again
The match
What happened
Nothing yet
Hint
Last deal
No deal yet
To the start
Hands
Swaps
Tricks
Scores
Deal %d
You win!
%s wins!
A shared win!
Saved match is damaged
Something went wrong
Out of memory
The match is kept.
More in trace.txt
"""
