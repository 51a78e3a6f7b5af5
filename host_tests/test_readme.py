"""README.md and RULES.md say of the game what the game itself says."""

import os
import re

from chicago import rulesets
from tools import readme


def read(root, name):
    with open(os.path.join(root, name), encoding="utf-8") as file:
        return file.read()


def test_the_rule_table_is_up_to_date(root):
    text = read(root, "README.md")
    assert readme.put(text, "rules", readme.rules()) == text, "run tools/readme.py rules"


def test_every_tool_is_named_and_there(root):
    text = read(root, "README.md")
    named = set(re.findall(r"tools/(\w+\.py)", text))
    programs = set()
    for name in os.listdir(os.path.join(root, "tools")):
        if name.endswith(".py") and '__name__ == "__main__"' in read(root, "tools/" + name):
            programs.add(name)
    assert programs <= named
    assert all(os.path.exists(os.path.join(root, "tools", name)) for name in named)


def test_every_link_leads_somewhere(root):
    for name in ("README.md", "lib/chicago/RULES.md", "lib/chicago/RECORD.md"):
        folder = os.path.dirname(os.path.join(root, name))
        for target in re.findall(r"\]\(([^)#]+)\)", read(root, name)):
            assert os.path.exists(os.path.join(folder, target)), (name, target)


def test_the_rule_sets_are_those_of_the_rules(root):
    """Row by row and column by column; a dash stands for what the set has no use for."""
    rows = re.findall(r"^\| `(\w+)` \|[^|]*\|(.*)\|$", read(root, "lib/chicago/RULES.md"), re.MULTILINE)
    assert [key for key, _ in rows] == [row[0] for row in rulesets.TABLE]
    for number, name in enumerate(rulesets.NAMES):
        own = rulesets.options(name)
        for (key, columns), (_, at, kind, _) in zip(rows, rulesets.TABLE, strict=True):
            told = columns.split("|")[number].replace("°", "").strip()
            told = re.sub(r"\s*\(.*\)$", "", told).replace("–", "-")
            if told != "-":
                assert rulesets.text_of(own, at, kind) == re.sub(r",? ", ",", told), (name, key)


def test_a_part_that_is_not_there_is_an_error():
    try:
        readme.put("no comments here", "rules", "")
    except SystemExit as error:
        assert "rules" in str(error)
    else:
        raise AssertionError("a missing part was not noticed")
