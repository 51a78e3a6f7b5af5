#!/usr/bin/env python3
"""Compile the game for a board and gather all that goes onto it in build/BOARD/.

    python3 tools/build.py pico_ssd1306
    python3 tools/build.py pico_ssd1306 --combine RPI_PICO-20250911-v1.26.1.uf2

Prints how many bytes of flash each part takes. `--image` also writes build/BOARD-files.uf2, the file
system for a Pico that has MicroPython already; it begins with no saved match. `--combine` joins it
with MicroPython's own UF2 to build/BOARD.uf2: drag, drop, play. `--romfs` writes build/BOARD.romfs for
firmware with a ROMFS partition.
"""

import ast
import contextlib
import io
import os
import shutil
import sys

import environment
from boards import BLOCK, BOARDS, FLASH, folder
from commandline import Parser, Wrong

BUILD = os.path.join(environment.ROOT, "build")
FIRMWARE = os.path.join(environment.ROOT, "firmware")
PROGRAM = 256  # bytes that flash is programmed by, and of a block of a UF2
LEFT_OUT = ("chicago.reader",)  # reads records: that is for a computer
# Modules that are compiled to machine code. None pays today: it takes twice the memory, and by
# tools/emulate.py no decision of a computer player takes a tenth of its budget.
NATIVE = ()


def build(name, place=BUILD, others=None, main=None):
    """Build a board's files in the folder `place`. Gives {path below the board's folder there: bytes}, and
    that folder. `others` are the sources of more modules, {name: text}, `main` is the text of another
    main.py. Raises Wrong."""
    from compile import compile_to, read, shorten, sources

    source = os.path.join(folder(name), "device.py")
    main = main or read(os.path.join(FIRMWARE, "main.py"))
    texts = {"device": read(source)}
    texts.update(others or {})
    texts.update(sources("lib/chicago", "firmware/handheld"))
    layout = os.path.join(folder(name), "layout.py")
    if os.path.exists(layout):
        texts["handheld.layout"] = read(layout)
    for module in LEFT_OUT:
        del texts[module]
    texts.update(drivers(texts["device"], sources("firmware/hal")))
    target = os.path.join(place, name)
    shutil.rmtree(target, ignore_errors=True)
    kept = {node.id for node in ast.walk(ast.parse(main)) if isinstance(node, ast.Name)}
    kept |= {node.attr for node in ast.walk(ast.parse(main)) if isinstance(node, ast.Attribute)}
    native = {module: BOARDS[name].arch for module in NATIVE}
    sizes = compile_to(target, shorten(texts, kept), native=native)
    path = os.path.join(target, "main.py")
    with open(path, "w", encoding="utf-8") as file:
        file.write(main)
    sizes[path] = os.path.getsize(path)
    return {os.path.relpath(path, target).replace(os.sep, "/"): sizes[path] for path in sorted(sizes)}, target


def drivers(device, hal):
    """Those of the sources of `hal` that a device needs, by what is imported."""
    needed = {}
    waiting = _imported("device", device)
    while waiting:
        module = waiting.pop()
        if module in hal and module not in needed:
            needed[module] = hal[module]
            waiting |= _imported(module, hal[module])
    return needed


def _imported(module, text):
    """The dotted names of the modules that a source imports."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".")[: -node.level] if node.level else []
            package = ".".join(package + ([node.module] if node.module else []))
            found |= {package} | {package + "." + alias.name for alias in node.names}
    return found


def image(source, blocks):
    """The file system of `blocks` blocks with all files below a folder in it, as bytes. Raises Wrong
    where that is too much."""
    from littlefs import LittleFS

    # Version 2.0 on disk is what MicroPython makes; newer ones go over to 2.1 when they first write.
    drive = LittleFS(block_size=BLOCK, block_count=blocks, prog_size=PROGRAM, disk_version=0x00020000)
    try:
        for path, folders, files in os.walk(source):
            folders.sort()
            below = os.path.relpath(path, source).replace(os.sep, "/")
            if below != ".":
                drive.makedirs(below, exist_ok=True)
            for file in sorted(files):
                with open(os.path.join(path, file), "rb") as data, drive.open(below + "/" + file, "wb") as new:
                    new.write(data.read())
    except OSError:
        raise Wrong("The files do not fit into %d blocks of flash." % blocks) from None
    return bytes(drive.context.buffer)


def read_file(data, name):
    """A file of the file system `data`, as bytes; None where there is none."""
    from littlefs import LittleFS

    drive = LittleFS(block_size=BLOCK, block_count=len(data) // BLOCK, prog_size=PROGRAM, mount=False)
    drive.context.buffer = bytearray(data)
    drive.mount()
    try:
        with drive.open(name, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None


def write_uf2(path, board, drive, firmware=None):
    """Write the image `drive` of a board's file system as UF2, behind MicroPython's own UF2 where that
    is named. Only blocks of flash that hold something are written. Raises Wrong."""
    from uf2utils.file import UF2File

    start = FLASH + board.drive[0] * BLOCK
    uf2 = UF2File(board_family=board.family)
    if firmware:
        _check_firmware(firmware, start)
        uf2.from_file(firmware)
        last = uf2[-1].header
        uf2.header.board_family = board.family
        end = last.address + last.payload_size
        # The boot loader erases a whole sector at the first byte that it writes there.
        uf2.append_payload(bytes(-end % BLOCK), end, PROGRAM)
    empty = b"\xff" * BLOCK
    for at in range(0, len(drive), BLOCK):
        if drive[at : at + BLOCK] != empty:
            uf2.append_payload(drive[at : at + BLOCK], start + at, PROGRAM)
    uf2.to_file(path)


def _check_firmware(path, start):
    """Refuse what is no UF2 that ends before the address `start`."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError as error:
        raise Wrong("Cannot read %s: %s." % (path, error.strerror)) from None
    if not data or len(data) % 512 or any(data[at : at + 4] != b"UF2\n" for at in range(0, len(data), 512)):
        raise Wrong("%s is no UF2 file." % path)
    ends = [int.from_bytes(data[at + 12 : at + 16], "little") for at in range(0, len(data), 512)]
    if max(ends) >= start or min(ends) < FLASH:
        raise Wrong("%s is not MicroPython for this board: it does not end before its file system." % path)


def romfs(source):
    """A ROMFS image of all below a folder but main.py, which MicroPython does not start from there."""
    from mpremote.romfs import make_romfs

    scratch = source + ".rom"
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.copytree(source, scratch, ignore=shutil.ignore_patterns("main.py"))
    with contextlib.redirect_stdout(io.StringIO()):
        data = make_romfs(scratch, mpy_cross=False)
    shutil.rmtree(scratch)
    return bytes(data)


def table(sizes):
    """How many bytes of flash each file takes, a line each, the packages summed up."""
    lines = ["%8s  %s" % ("{:,}".format(size), path) for path, size in sizes.items()]
    blocks = sum((size + BLOCK - 1) // BLOCK for size in sizes.values())
    for package in ("chicago", "handheld", "hal"):
        total = sum(size for path, size in sizes.items() if path.startswith(package + "/"))
        lines.append("%8s  %s/ in all" % ("{:,}".format(total), package))
    lines.append("%8s  everything: %d files, at most %d blocks of flash" % (
        "{:,}".format(sum(sizes.values())), len(sizes), blocks
    ))  # fmt: skip
    return "\n".join(lines)


def parse(arguments):
    """The options of a command line. Raises Wrong."""
    parser = Parser("build.py", __doc__)
    parser.add_argument("board", metavar="BOARD", help="one of " + ", ".join(sorted(BOARDS)))
    parser.add_argument("--image", action="store_true", help="also write the file system as UF2")
    parser.add_argument("--combine", metavar="FIRMWARE.uf2", help="also join it with MicroPython's own UF2")
    parser.add_argument("--romfs", action="store_true", help="also write a ROMFS image")
    options = parser.parse_args(arguments)
    folder(options.board)
    if (options.image or options.combine) and not BOARDS[options.board].drive:
        raise Wrong("No image can be made for %s; use tools/flash.py." % options.board)
    return options


def main():
    try:
        options = parse(sys.argv[1:])
    except Wrong as error:
        print("build.py: %s" % error, file=sys.stderr)
        return 2
    environment.enter("board")
    try:
        _carry_out(options)
    except Wrong as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print("Cannot write %s: %s." % (error.filename or BUILD, error.strerror), file=sys.stderr)
        return 1
    return 0


def _carry_out(options):
    name = options.board
    board = BOARDS[name]
    sizes, target = build(name)
    print(table(sizes))
    written = [target]
    if options.image or options.combine:
        drive = image(target, board.drive[1])
        if options.image:
            written.append(os.path.join(BUILD, name + "-files.uf2"))
            write_uf2(written[-1], board, drive)
        if options.combine:
            written.append(os.path.join(BUILD, name + ".uf2"))
            write_uf2(written[-1], board, drive, options.combine)
    if options.romfs:
        written.append(os.path.join(BUILD, name + ".romfs"))
        with open(written[-1], "wb") as file:
            file.write(romfs(target))
    for path in written:
        print("Written: " + os.path.relpath(path))


if __name__ == "__main__":
    sys.exit(main())
