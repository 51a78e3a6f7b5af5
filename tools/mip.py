#!/usr/bin/env python3
"""Write package.json anew: what mip copies onto a board, the sources as they are.

    python3 tools/mip.py

It is for a Pico wired as boards/pico_ssd1306 says; for another board its device.py has to be put in the
place of that one. tools/flash.py puts a smaller and quicker build onto a board.
"""

import json
import os
import sys

from boards import folder
from build import LEFT_OUT, drivers
from compile import read, sources
from environment import ROOT

BOARD = "pico_ssd1306"
PATH = os.path.join(ROOT, "package.json")
VERSION = "1.0"


def package():
    """The text of package.json."""
    device = os.path.join(folder(BOARD), "device.py")
    packages = {"lib/chicago": sources("lib/chicago"), "firmware/handheld": sources("firmware/handheld")}
    packages["firmware/hal"] = drivers(read(device), sources("firmware/hal"))
    urls = [["main.py", "firmware/main.py"], ["device.py", "boards/%s/device.py" % BOARD]]
    for place, texts in packages.items():
        for name in sorted(set(texts) - set(LEFT_OUT)):
            path = name.replace(".", "/") + ".py"
            urls.append([path, place.rpartition("/")[0] + "/" + path])
    lines = ",\n".join("    " + json.dumps(url) for url in urls)
    return '{\n  "version": "%s",\n  "deps": [],\n  "urls": [\n%s\n  ]\n}\n' % (VERSION, lines)


def main():
    if sys.argv[1:]:
        print(__doc__.strip())
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    with open(PATH, "w", encoding="utf-8") as file:
        file.write(package())
    return 0


if __name__ == "__main__":
    sys.exit(main())
