"""English: a line a text, in the order of `said`; what has several forms has them between bars."""

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
no
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
go on
play
hint
mark
undo
keep
swap %d
back
new match
done
erase
leave
show cards
start again
The match
What happened
Nothing yet
Hint
Last deal
No deal yet
To the start
Pass it to
Hands
Swaps
Tricks
Scores
Deal %d
Hint: keep all
Give %s
Hint: play %s
Hint: %s
Open %s
Take
Next
Quads!
+%d
All to 0
Chicago?
Call it!
No
Follow suit: %s
You must beat %s
At most %d cards
You
Deal %d, dealt by %s
Everybody antes %d
%s: stopped, keeps all
%s had %s
%s: keeps all
%s: 1 card
%s: %d cards
Drew %s
%s takes open %s
%s refuses open %s
The stock is shuffled: %d
%s: %s +%d
Nobody scores
%s: all others to 0!
%s is out!
Royal flush: %s!
%s: CHICAGO!
%s: no Chicago
%s: %s
Trick %d to %s
Last trick: %s +%d
made Chicago
failed Chicago
%s broke it +%d
%s takes the pot: %d
After deal %d
After exchange %d
After the tricks
Tied: %s
No points
Best: %s
Chicago
Trick %d
You win!
%s wins!
A shared win!
Saving fails: not kept
The record is not kept
Saved match is damaged
Something went wrong
Out of memory
The match is kept.
More in trace.txt
No pair|Pair|Two pair|Trips|Straight|Flush|Full house|Quads|Str. flush|Royal
high %s|pair of %s|two pair %s+%s|three %s|straight to %s|flush, %s high|full house %s+%s|four %s|straight flush to %s|royal flush
twos|threes|fours|fives|sixes|sevens|eights|nines|tens|jacks|queens|kings|aces
"""
