"""The rules of the match in play, page by page, made from its option bytes."""

from chicago import rules as R
from chicago.hands import PAIR, ROYAL_FLUSH

from .. import keys as K, said as T
from ..font import fit, width
from ..layout import LINE, ROWS, SMALL, TOP
from ..modules import drop, need
from ..texts import loaded, text_of
from . import table

_COLUMNS = ((1, 72), (80, 127))  # where they begin and end, in pixels


def show(canvas, keys, options, page=0):
    """Show the rules until the player goes back; nothing else changes."""
    name = "handheld.texts.rules_" + loaded()
    texts = need(name).TEXTS.split("\n")
    drop(name)
    all_pages = pages(options, texts)
    if SMALL:
        all_pages = _narrow(all_pages, canvas.width - 2)
    while True:
        title, lines = all_pages[page]
        canvas.fill(0)
        table.title(canvas, title if SMALL else "%s  %d/%d" % (title, page + 1, len(all_pages)))
        x = canvas.width
        for letter, text in (("B", "◀"), ("A", "▶")):
            x -= table.key_width(letter, text) + 3
            table.key(canvas, letter, text, x, 0, 0)
        for i in range(len(lines)):
            line = lines[i]
            if SMALL and isinstance(line, tuple):
                canvas.text(fit(line[0], canvas.width - 22), 1, TOP + LINE * i, 1)
                table.right(canvas, line[1], canvas.width - 1, TOP + LINE * i)
            elif isinstance(line, tuple):  # two columns, of which the first fills up first
                half = (len(lines) + 1) // 2
                left, right = _COLUMNS[i // half]
                y = TOP + 1 + LINE * (i % half)
                canvas.text(line[0], left, y, 1)
                table.right(canvas, line[1], right, y)
            else:
                canvas.text(line, 2, TOP + LINE * i, 1)
        canvas.show()
        key = keys.wait()
        if key == K.B or (key == K.A and page == len(all_pages) - 1):
            return
        page = (page + (-1 if key == K.LEFT or key == K.UP else 1)) % len(all_pages)


def _narrow(wide, room):
    """The same pages in lines of at most so many pixels, and of so many lines as there is room for."""
    found = []
    for title, lines in wide:
        rows = []
        for line in lines:
            if isinstance(line, tuple):
                rows.append(line)
                continue
            # A line that does not begin like a sentence goes on with the one before.
            words = line.split(" ")
            if rows and line[0] in "abcdefghijklmnopqrstuvwxyzåäö0123456789":
                words = rows.pop().split(" ") + words
            while words:
                row = words.pop(0)
                while words and width(row + " " + words[0]) <= room:
                    row += " " + words.pop(0)
                rows.append(row)
        for first in range(0, len(rows), ROWS):
            found.append((title, rows[first : first + ROWS]))
    return found


def pages(o, texts):
    """(title, lines) of each page that option bytes give a meaning; `texts` are of one language."""
    found = [(texts[0], texts[1:5]), _aim(o, texts)]
    if o[R.FINAL_HAND] or o[R.SCORED]:
        found.append((texts[12], _points(o, texts)))
    if o[R.EXCHANGES]:
        found.append((texts[16], _deal(o, texts)))
        if o[R.STOP_AT]:
            stop = [texts[24] % o[R.STOP_AT], texts[25 if o[R.STOP_LIVE] else 26]]
            found.append((texts[23], stop))
    found.append((texts[27], _tricks(o, texts)))
    if o[R.CHICAGO]:
        found.append((texts[34], _chicago(o, texts)))
    found.append((texts[41], texts[42:47]))
    return found


def _aim(o, texts):
    if not o[R.TARGET]:
        return texts[5], [texts[11]]
    lines = [texts[6] % o[R.TARGET], texts[7 if o[R.CHECK_LIVE] else 8]]
    return texts[5], lines + texts[9:11] if o[R.NEED_CALL] else lines


def _points(o, texts):
    names = text_of(T.HANDS)
    special = {R.WINS: texts[13], R.OUT: texts[14], R.OUT_ALL: texts[15]}
    rows = []
    for hand in range(ROYAL_FLUSH, PAIR - 1, -1):
        value = o[R.HAND_POINTS + hand]
        rows.append((names[hand], special.get(value) or str(value)))
    return rows


def _deal(o, texts):
    lines = [texts[17] % (o[R.EXCHANGES], o[R.MAX_SWAP])]
    scored = ", ".join([str(e + 1) for e in range(R.MAX_EXCHANGES) if o[R.SCORED] >> e & 1])
    if scored:
        lines.append(texts[18] % scored)
    if o[R.FINAL_HAND]:
        lines.append(texts[19 if scored else 47])
    if o[R.OPEN_SINGLE]:
        lines += texts[20:22]
    if o[R.QUADS_RESET]:
        lines.append(texts[22])
    return lines


def _tricks(o, texts):
    lines = [texts[28]]
    if o[R.MUST_BEAT]:
        lines.append(texts[29])
    lines.append(texts[30])
    if o[R.LAST_TRICK] == R.POT:
        lines.append(texts[33])
    else:
        lines += [texts[31] % o[R.LAST_TRICK], texts[32] % o[R.TWO_BONUS]]
    return lines


def _chicago(o, texts):
    lines = [texts[35], texts[36] % (o[R.CHICAGO_POINTS], o[R.CHICAGO_POINTS]), texts[37]]
    least = o[R.CHICAGO_MIN]
    lines.append(texts[39] if least == R.ANY_TOTAL else texts[38] % least)
    if o[R.BREAKER]:
        lines.append(texts[40] % o[R.BREAKER])
    return lines
