#!/usr/bin/env python3
"""Write the tables of README.md anew, so that no figure in it is typed by hand.

usage: python3 tools/readme.py [PART ...]

The parts are `rules` (from the rule sets), `boards`, `bench` (what tools/bench.py measures here), `soak`,
`emulate` (tools/emulate.py) and `arena` (matches between the computer players); all of them by default. Each replaces what stands between
its two comments, <!-- PART --> and <!-- /PART -->.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
sys.path.insert(0, str(ROOT / "lib"))

from chicago import rulesets

MATCHES = 600
SEED = 1


def table(head, rows):
    """A table in Markdown, of texts."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def rules():
    """The rule sets, a column each."""
    rows = []
    for key, _, _, columns in rulesets.TABLE:
        rows.append([f"`{key}`", *(value.replace(",", ", ") if key == "scored" else value.replace(",", " ") for value in columns.split())])
    return table(["option", *rulesets.NAMES], rows)


def tool(*command):
    """What a tool of this folder prints as JSON."""
    run = subprocess.run(
        [sys.executable, str(ROOT / "tools" / command[0]), *command[1:], "--json"],
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(run.stdout)


def bench():
    """What was measured, beside the budgets."""
    return figures(tool("bench.py"))


def soak():
    """What many matches do to the heap."""
    return figures(tool("bench.py", "--soak"))


def emulate():
    """What was measured on an emulated Pico, whose firmware is where tools/emulate.py looks for it."""
    return figures(tool("emulate.py") + tool("emulate.py", "--peak"))


def boards():
    """The boards, by their folders: the heading of each README, and how much flash its build takes."""
    rows = []
    for folder in sorted((ROOT / "boards").iterdir()):
        if folder.name == "simulator":
            continue
        title = (folder / "README.md").read_text("utf-8").splitlines()[0].lstrip("# ")
        run = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "build.py"), folder.name],
            stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
        total = [line.split()[0] for line in run.stdout.splitlines() if " everything: " in line][0]
        rows.append([f"[{folder.name}](boards/{folder.name}/README.md)", title, total])
    return table(["board", "what it is", "bytes of flash"], rows)


def figures(measured):
    """A table of what a tool has measured."""
    rows = []
    for row in measured:
        value, budget = row["value"], row["budget"]
        rows.append([
            row["name"],
            "not measured" if value is None else f"{value:,.10g} {row['unit']}",
            row["runtime"],
            "" if budget is None else f"{budget:,.10g}",
            {True: "yes", False: "no", None: ""}[row["within"]],
        ])  # fmt: skip
    return table(["what", "measured", "runtime", "budget", "within"], rows)


def arena():
    """One `normal` against `easy` in every other seat, by rule set."""
    rows = []
    for number, name in enumerate(rulesets.NAMES):
        least, most = map(int, rulesets.TABLE[0][3].split()[number].split("-"))
        for players in sorted({least, min(4, most)}):
            bots = ",".join(["normal"] + ["easy"] * (players - 1))
            result = tool("arena.py", "--rules", name, "--bots", bots,
                          "--matches", str(MATCHES), "--seed", str(SEED))  # fmt: skip
            bot = result["bots"][0]
            low, high = bot["ci95"]
            rows.append([
                name,
                players,
                f"{1 / players:.0%}",
                f"{bot['win_share']:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{bot['points_per_deal']:.2f}",
                f"{bot['made']} of {bot['chicagos']}",
            ])  # fmt: skip
    head = ["rules", "seats", "fair share", "`normal` wins", "95 % interval", "points a deal", "Chicagos made"]
    return table(head, rows)


PARTS = {
    "rules": rules, "boards": boards, "bench": bench, "soak": soak, "emulate": emulate, "arena": arena
}  # fmt: skip


def put(text, part, content):
    """`text` with new content between the two comments of a part."""
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    before, _, rest = text.partition(begin)
    old, found, after = rest.partition(end)
    if not found:
        sys.exit(f"README.md has no part {part}")
    return f"{before}{begin}\n{content}\n{end}{after}"


def main():
    if sys.argv[1:2] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    wanted = sys.argv[1:] or list(PARTS)
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        print(f"no such part: {unknown[0]}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for part in wanted:
        content = PARTS[part]()
        README.write_text(put(README.read_text("utf-8"), part, content), "utf-8")
        print(f"{part}: written", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
