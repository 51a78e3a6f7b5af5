"""The rules in Swedish: a line a text, in the order of `screens.rules`."""

TEXTS = """\
Knappar
◀ ▶ välj ett kort
A märk, spela, svara
B byt kort; få ett tips
▲ meny   ▼ de här reglerna
Målet
Först till %d poäng vinner,
genast.
när given är slut.
Du måste ha ropat Chicago
någon gång för att vinna.
Ta alla marker du kan.
Poäng
vinst
ut
ut,0
En giv
Byten: %d, högst %d kort
Bästa hand efter: %s
och efter sticken.
Byt ett kort: nästa är
öppet. Ta det, eller ett till.
Fyrtal: poäng, eller alla 0.
Köpstopp
Från %d poäng byter du
inte, det räknas genast.
inte på hela given.
Stick
Följ färg om du kan,
och gå över om du kan.
Högst i färgen spelar ut.
Sista sticket: %d
taget med en tvåa: %d
Sista sticket: potten
Chicago
Löftet att ta alla fem
stick: +%d eller −%d.
Ett förlorat stick: slut.
Fråga ställs från %d poäng
Alla blir tillfrågade
Den som stoppar: +%d
Tecken
Ⓓ ger          ▼ spelar ut
★ har ropat Chicago
⊖ köpstopp: behåller alla
⇄ 3 1 0 bytta kort
Mörka kort får ej spelas
Bästa hand får i slutet.
"""
