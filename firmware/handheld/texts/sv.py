"""Swedish: a line a text, in the order of `said` from IN_MATCH on; what has several forms has them between bars."""

TEXTS = """\
nej
vidare
spela
tips
märk
ångra
behåll
byt %d
klar
lämna
visa kort
Räck över till
Tips: behåll allt
Byt %s
Tips: spela %s
Tips: %s
Öppet %s
Ta
Nästa
Fyrtal!
+%d
Nolla alla
Chicago?
Ropa!
Nej
Följ färg: %s
Du måste gå över %s
Högst %d kort
Du
Giv %d, %s ger
Alla satsar %d
%s: köpstopp
%s hade %s
%s: behåller alla
%s: 1 kort
%s: %d kort
Fick %s
%s tar öppna %s
%s nekar öppna %s
Talongen blandas om: %d
%s: %s +%d
Ingen får poäng
%s nollar alla andra!
%s går ut!
Royal flush: %s!
%s: CHICAGO!
%s: inget Chicago
%s: %s
Stick %d till %s
Sista sticket: %s +%d
klarade Chicago
föll på Chicago
%s stoppade det +%d
%s tar potten: %d
Efter giv %d
Efter byte %d
Efter sticken
Lika: %s
Inga poäng
Bäst: %s
Chicago
Stick %d
Går inte att spara
Protokollet sparas ej
Inget|Par|Tvåpar|Triss|Stege|Färg|Kåk|Fyrtal|Färgstege|Royal
högst %s|par i %s|tvåpar %s+%s|triss i %s|stege till %s|färg, %s högst|kåk %s+%s|fyrtal i %s|färgstege till %s|royal flush
tvåor|treor|fyror|femmor|sexor|sjuor|åttor|nior|tior|knektar|damer|kungar|ess
"""
