"""English: a line a text, in the order of `said` from IN_MATCH on; what has several forms has them between bars."""

TEXTS = """\
no
go on
play
hint
mark
undo
keep
swap %d
done
leave
show cards
Pass it to
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
Saving fails: not kept
The record is not kept
No pair|Pair|Two pair|Trips|Straight|Flush|Full house|Quads|Str. flush|Royal
high %s|pair of %s|two pair %s+%s|three %s|straight to %s|flush, %s high|full house %s+%s|four %s|straight flush to %s|royal flush
twos|threes|fours|fives|sixes|sevens|eights|nines|tens|jacks|queens|kings|aces
"""
