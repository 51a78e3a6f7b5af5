"""tools/build.py: what is put on a board, its images, and wrong command lines; package.json."""

import json
import os
import struct
import subprocess
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOLS = os.path.join(ROOT, "tools")
sys.path[:0] = [TOOLS]

import boards  # noqa: E402
import build  # noqa: E402
import mip  # noqa: E402

RP2040 = 0xE48BFF56


def run(*arguments):
    """(status, output, errors) of build.py."""
    command = [sys.executable, os.path.join(TOOLS, "build.py"), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def blocks(data):
    """(address, number, total, family, payload) of each block of a UF2."""
    found = []
    for at in range(0, len(data), 512):
        first, second, flags, address, size, number, total, family = struct.unpack_from("<8I", data, at)
        assert (first, second, flags) == (0x0A324655, 0x9E5D5157, 0x2000)
        assert data[at + 508 : at + 512] == b"\x30\x6f\xb1\x0a"
        found.append((address, number, total, family, data[at + 32 : at + 32 + size]))
    return found


def firmware(path, size):
    """A UF2 as MicroPython's, of so many bytes."""
    total = -(-size // 256)
    data = b""
    for number in range(total):
        header = (0x0A324655, 0x9E5D5157, 0x2000, 0x10000000 + 256 * number, 256, number, total, RP2040)
        payload = bytes([number % 251]) * 256
        data += struct.pack("<8I", *header) + payload + bytes(476 - 256) + struct.pack("<I", 0x0AB16F30)
    path.write_bytes(data)


@pytest.mark.parametrize("name", sorted(boards.BOARDS))
def test_a_build_has_all_that_the_board_needs_and_no_more(name):
    status, output, errors = run(name)
    assert (status, errors) == (0, "")
    target = os.path.join(ROOT, "build", name)
    there = set()
    for path, _, files in os.walk(target):
        there |= {os.path.relpath(os.path.join(path, file), target).replace(os.sep, "/") for file in files}
    drivers = {"pico_st7789": {"st7789", "colour", "mono"}, "thumby": {"oled_spi", "oled", "small", "mono"}}
    drivers = drivers.get(name, {"oled", "mono"}) | {"board", "buttons", "files", "piezo"}
    assert {path for path in there if path.startswith("hal/")} == {"hal/%s.mpy" % driver for driver in drivers}
    assert {"main.py", "device.mpy", "chicago/match.mpy"} <= there
    assert "handheld/screens/table.mpy" in there and "chicago/reader.mpy" not in there
    assert not [path for path in there if path.endswith(".py") and path != "main.py"]
    size = sum(os.path.getsize(os.path.join(target, path)) for path in there)
    assert "{:,}".format(size) in output and "%d files" % len(there) in output


def test_every_board_has_its_folder_and_no_other():
    folders = set(os.listdir(os.path.join(ROOT, "boards"))) - {"simulator"}
    assert folders == set(boards.BOARDS)
    for name in folders:
        files = set(os.listdir(boards.folder(name))) - {"__pycache__"}
        assert files == {"README.md", "device.py"} | ({"layout.py"} if name == "thumby" else set())


def test_an_image_holds_the_build(tmp_path):
    status, _, errors = run("pico_ssd1306", "--image")
    assert (status, errors) == (0, "")
    with open(os.path.join(ROOT, "build", "pico_ssd1306-files.uf2"), "rb") as file:
        found = blocks(file.read())
    start = 0x100A0000
    drive = bytearray(b"\xff" * 352 * 4096)
    for i, (address, number, total, family, payload) in enumerate(found):
        assert (number, total, family, len(payload)) == (i, len(found), RP2040, 256)
        drive[address - start : address - start + 256] = payload
    # The boot loader erases 4 KB at a time: what is not written there is lost.
    assert len({address // 4096 for address, *_ in found}) * 16 == len(found) < 352 * 16 // 2
    target = os.path.join(ROOT, "build", "pico_ssd1306")
    for path in ("main.py", "chicago/match.mpy", "handheld/screens/table.mpy"):
        with open(os.path.join(target, path), "rb") as file:
            assert build.read_file(bytes(drive), path) == file.read()
    assert build.read_file(bytes(drive), "match.0") is None


def test_firmware_and_files_become_one_uf2(tmp_path):
    uf2 = tmp_path / "RPI_PICO.uf2"
    firmware(uf2, 300 * 1024 + 700)
    status, output, errors = run("pico_ssd1306", "--combine", str(uf2))
    assert (status, errors) == (0, "") and "build/pico_ssd1306.uf2" in output.replace(os.sep, "/")
    with open(os.path.join(ROOT, "build", "pico_ssd1306.uf2"), "rb") as file:
        found = blocks(file.read())
    assert [number for _, number, *_ in found] == list(range(len(found)))
    assert {(total, family) for _, _, total, family, _ in found} == {(len(found), RP2040)}
    own = blocks(uf2.read_bytes())
    assert [(address, payload) for address, *_, payload in found[: len(own)]] == [
        (address, payload) for address, *_, payload in own
    ]
    assert max(address for address, *_ in found) >= 0x100A0000
    assert len({address // 4096 for address, *_ in found}) * 16 == len(found)
    assert len({address for address, *_ in found}) == len(found)


def test_a_romfs_image_begins_as_one():
    status, _, errors = run("pico_ssd1306", "--romfs")
    assert (status, errors) == (0, "")
    with open(os.path.join(ROOT, "build", "pico_ssd1306.romfs"), "rb") as file:
        data = file.read()
    assert data[:3] == b"\xd2\xcd\x31" and b"match.mpy" in data and b"main.py" not in data


@pytest.mark.parametrize(
    ("size", "what"), ((0, "is no UF2 file"), (0xA0000 + 4096, "does not end before its file system"))
)
def test_what_is_not_the_firmware_is_refused(tmp_path, size, what):
    uf2 = tmp_path / "some.uf2"
    if size:
        firmware(uf2, size)
    else:
        uf2.write_bytes(b"hello" * 300)
    status, _, errors = run("pico_ssd1306", "--combine", str(uf2))
    assert status == 1 and what in errors and errors.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "what"),
    (
        ((), "BOARD"),
        (("toaster",), "toaster"),
        (("esp32_ssd1306", "--image"), "tools/flash.py"),
        (("pico_ssd1306", "--combine"), "--combine"),
    ),
)
def test_a_wrong_command_line_is_told(arguments, what):
    status, _, errors = run(*arguments)
    assert status == 2 and what in errors and errors.count("\n") == 1


def test_a_missing_firmware_is_told(tmp_path):
    status, _, errors = run("pico_ssd1306", "--combine", str(tmp_path / "none.uf2"))
    assert status == 1 and "none.uf2" in errors and errors.count("\n") == 1


def test_package_json_is_what_the_tool_writes_and_names_files_that_are_there():
    with open(mip.PATH, encoding="utf-8") as file:
        text = file.read()
    assert text == mip.package(), "run python3 tools/mip.py"
    urls = json.loads(text)["urls"]
    assert ["chicago/match.py", "lib/chicago/match.py"] in urls and len(urls) > 60
    for _, source in urls:
        assert os.path.isfile(os.path.join(ROOT, source))


def test_a_module_can_be_machine_code(tmp_path):
    from compile import compile_to

    text = "def f(a):\n    return a + 1\n"
    compile_to(str(tmp_path), {"plain": text, "quick": text}, native={"quick": "armv6m"})
    # Byte 2 of a .mpy has the architecture above its lowest two bits.
    assert (tmp_path / "plain.mpy").read_bytes()[2] >> 2 == 0
    assert (tmp_path / "quick.mpy").read_bytes()[2] >> 2 != 0


def test_a_source_that_cannot_be_compiled_is_told(tmp_path):
    from compile import compile_to

    with pytest.raises(ValueError, match="broken"):
        compile_to(str(tmp_path), {"broken": "def f(:\n"})
