"""Swedish: a line a text, in the order of `said` up to IN_MATCH; what has several forms has them between bars."""

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
åter
ny match
sudda
börja om
Matchen
Vad som hänt
Inget ännu
Tips
Förra given
Ingen giv ännu
Till start
Händer
Byten
Stick
Poäng
Giv %d
Du vann!
%s vann!
Delad seger!
Sparad match är trasig
Något gick fel
Slut på minne
Matchen är sparad.
Mer i trace.txt
"""
