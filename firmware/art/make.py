"""Write firmware/handheld/glyphs.py from the drawings beside this file: font.txt and cards.txt.

    python3 firmware/art/make.py

Run it after changing a drawing; a test tells when it was forgotten.
"""

import pathlib

HERE = pathlib.Path(__file__).resolve().parent
TARGET = HERE.parent / "handheld" / "glyphs.py"
FONT_COLUMNS = 7
CARD_COLUMNS = 10


def drawings(path):
    """(name, rows) of each drawing in a file, in its order; ValueError where one is not a rectangle."""
    found = []
    names, rows = [], []
    for line in path.read_text(encoding="utf-8").splitlines() + [""]:
        if line.startswith("="):
            names = line[1:].split()
        elif line and not line.startswith("# "):
            rows.append(line.split())
        elif rows:
            for i, name in enumerate(names):
                drawing = [row[i] for row in rows]
                if len({len(row) for row in drawing}) != 1 or {len(row) for row in rows} != {len(names)}:
                    raise ValueError(f"{path.name}: the drawing of {name} is not a rectangle")
                found.append((name, drawing))
            names, rows = [], []
    return found


def columns(drawing, width):
    """A drawing as MONO_VLSB: one byte a column, the top pixel lowest, eight rows after eight rows."""
    pages = []
    for top in range(0, len(drawing), 8):
        for x in range(width):
            part = [row[x : x + 1] for row in drawing[top : top + 8]]
            pages.append(sum((pixel == "#") << y for y, pixel in enumerate(part)))
    return bytes(pages)


def literal(chunks):
    """Bytes as one parenthesised literal, a chunk a line."""
    lines = "".join(f'    b"{"".join(f"{chr(92)}x{byte:02x}" for byte in chunk)}"\n' for chunk in chunks)
    return f"(\n{lines})\n"


def source():
    """The text of glyphs.py."""
    font = drawings(HERE / "font.txt")
    by_name = dict(font)
    by_name[" "] = by_name.pop("space")
    ascii_names = [chr(code) for code in range(32, 127)]
    extra = [name for name, _ in font if len(name) == 1 and name not in ascii_names]
    order = ascii_names + extra + ["box"]
    glyphs = [bytes([len(by_name[n][0])]) + columns(by_name[n], FONT_COLUMNS) for n in order]
    cards = [columns(drawing, CARD_COLUMNS) for _, drawing in drawings(HERE / "cards.txt")]
    return (
        '"""The drawings as bytes. Made by firmware/art/make.py; change the drawings there."""\n\n'
        "# After the 95 of ASCII the font goes on with these code points, two bytes each, low first,\n"
        "# and last the box for anything else.\n"
        f"# {''.join(extra)}\n"
        f"EXTRA = {literal([ord(name).to_bytes(2, 'little') for name in extra])}\n"
        "# Eight bytes a character: its width, then its columns, the top pixel lowest.\n"
        f"FONT = {literal(glyphs)}\n"
        "# Twenty bytes a drawing, ten columns of the upper eight rows, then of the lower two:\n"
        "# the ranks from the two to the ace, then the suits.\n"
        f"CARDS = {literal(cards)}"
    )


if __name__ == "__main__":
    TARGET.write_text(source(), encoding="utf-8")
    print(f"{TARGET.name}: {len(source())} characters")
