"""Play matches of every rule set and number of seats on the runtime that runs this file.

Prints, after every action, one line: the check sums of the match's bytes, of the last seat's
view and of all events so far. Every runtime must print the same (test_runtimes.py). Seats are
played in turn by a plain generator and by each level of the computer players.
"""

import binascii
import os
import sys

HERE = __file__.rpartition("/")[0] or "."
LIB = HERE + "/../lib"
sys.path.insert(0, LIB)

from chicago import generator, rules, rulesets, table  # noqa: E402
from chicago.match import Match  # noqa: E402
from chicago.view import View  # noqa: E402

MOST_ACTIONS = 300


def levels():
    """The `decide` of each level there is."""
    found = []
    for entry in sorted(os.listdir(LIB + "/chicago/bots")):
        if entry[-3:] == ".py" and entry[0] != "_":
            name = "chicago.bots." + entry[:-3]
            __import__(name)
            if hasattr(sys.modules[name], "decide"):
                found.append(sys.modules[name].decide)
    return found


def any_action(view, below):
    """Any legal action, the smaller swaps as likely as the larger ones."""
    actions = view.legal()
    return actions[below(len(actions))]


def play(rule_set, players, seed, deciders):
    """Play one match and print its lines."""
    tellings = [0]

    def told(event):
        for field in event:
            # To MicroPython a bool is no int.
            for number in (field,) if isinstance(field, (int, bool)) else field:
                tellings[0] = binascii.crc32(b"%d," % number, tellings[0])

    luck = bytearray(generator.SIZE)
    generator.seed(luck, 0, seed + 1)

    def below(n):
        return generator.below(luck, 0, n)

    match = Match(rulesets.options(rule_set), players, seed % players, seed, told)
    view = View()
    print(rule_set, players, seed)
    for _ in range(MOST_ACTIONS):
        phase = match.s[table.PHASE]
        if phase == table.OVER:
            break
        if phase == table.DEAL_OVER:
            match.deal()
        else:
            seat = match.s[table.TO_ACT]
            decide = deciders[(seat + seed) % len(deciders)]
            match.apply(decide(view.look(match, seat), below))
        view.look(match, players - 1)
        print("%08x %08x %08x" % (binascii.crc32(match.s), binascii.crc32(view.s), tellings[0]))


def main():
    deciders = [any_action] + levels()
    print(len(deciders), "ways to decide")
    for number in range(len(rulesets.NAMES)):
        options = rulesets.options(rulesets.NAMES[number])
        for players in range(options[rules.MIN_PLAYERS], options[rules.MAX_PLAYERS] + 1):
            play(rulesets.NAMES[number], players, 1000 * number + players, deciders)


if __name__ == "__main__":
    main()
