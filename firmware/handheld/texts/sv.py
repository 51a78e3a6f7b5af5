"""Swedish: a line a text, in the order of `said`; what has several forms has them between bars."""

TEXTS = """\
Svenska
Chicago
Fortsätt matchen
Ny match
Skicka runt
Regler
Statistik
Inställningar
Dela ut korten
Husregler
Spelare
Nivå
Platser
Kort
på måfå
Människa
blandat
Minst en människa
Namn
Klassisk|Hemma|SM 2025|Stora|Poängpoker|Femkort|Egna
Nybörjare|Spelare
Antal byten|Högst kort|Öppet kort|Jämför|Sluthand|Köpstopp|Stopp direkt|Fyrtal|Färgstege|Royal|Fyrtal nollar|Sista sticket|Med en tvåa|Gå över|Chicago|Fråga från|Chicagopoäng|Stoppare|Mål|Vinn direkt|Måste ha ropat
inget
pott
ut
vinner
alla
Språk
Ljud
Ljus
Tempo
lugnt|normalt|snabbt|tangent
Vänsterhänt
Dämpa efter
Sov efter
ja
nej
på
av
aldrig
%d s
%d min
Matcher
Vunna
Bäst
Chicago
%d av %d
ändra
välj
vidare
spela
tips
märk
ångra
behåll
byt %d
åter
ny match
klar
sudda
lämna
visa kort
börja om
Matchen
Vad som hänt
Inget ännu
Tips
Förra given
Ingen giv ännu
Till start
Räck över till
Händer
Byten
Stick
Poäng
Giv %d
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
Du vann!
%s vann!
Delad seger!
Går inte att spara
Protokollet sparas ej
Sparad match är trasig
Något gick fel
Slut på minne
Matchen är sparad.
Mer i trace.txt
Inget|Par|Tvåpar|Triss|Stege|Färg|Kåk|Fyrtal|Färgstege|Royal
högst %s|par i %s|tvåpar %s+%s|triss i %s|stege till %s|färg, %s högst|kåk %s+%s|fyrtal i %s|färgstege till %s|royal flush
tvåor|treor|fyror|femmor|sexor|sjuor|åttor|nior|tior|knektar|damer|kungar|ess
"""
