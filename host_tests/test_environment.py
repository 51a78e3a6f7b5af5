"""tools/environment.py: the first start of a tool, a broken one, two at once. No network needed."""

import pathlib
import shutil
import subprocess
import sys

import pytest

ENVIRONMENT = pathlib.Path(__file__).parent.parent / "tools" / "environment.py"
TOOL = """
import sys, environment
environment.enter(*sys.argv[1:])
print(sys.prefix)
"""


@pytest.fixture
def start(tmp_path, monkeypatch):
    """A function that starts a tool of a small project with the named sets of packages."""
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    tools = tmp_path / "tools"
    tools.mkdir()
    shutil.copy(ENVIRONMENT, tools)
    (tools / "tool.py").write_text(TOOL)
    (tools / "requirements-none.txt").write_text("# Nothing.\n")
    (tools / "requirements-some.txt").write_text("no-package-has-this-name==1\n")
    base = getattr(sys, "_base_executable", sys.executable)

    def start_tool(*names):
        return subprocess.Popen(
            [base, tools / "tool.py", *names], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    return start_tool


def end(process):
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err


def test_made_once_and_mended(start, tmp_path):
    inside = str(tmp_path / ".venv") + "\n"
    first, second = start("none"), start("none")
    told = [end(first), end(second)]
    assert [(status, out) for status, out, _ in told] == [(0, inside)] * 2
    assert sum("Making the project's environment" in err for _, _, err in told) == 1
    assert end(start("none")) == (0, inside, "")  # nothing to do, nothing to say

    (tmp_path / ".venv" / "none.stamp").unlink()  # as if the first start had been broken off
    (tmp_path / ".venv" / "pyvenv.cfg").unlink()
    status, out, err = end(start("none"))
    assert (status, out) == (0, inside)
    assert "Making the project's environment" in err

    # What cannot be added does no harm to what is there.
    status, out, err = end(start("none", "some"))
    assert (status, out) == (1, "")
    last = err.splitlines()[-1]
    assert last.startswith("Cannot install the packages of requirements-some.txt: ")
    assert "no-package-has-this-name" in last
    assert end(start("none")) == (0, inside, "")


def test_a_folder_that_cannot_be_written(start, tmp_path):
    (tmp_path / ".venv").write_text("a file in the way")
    (tmp_path / ".venv.lock").mkdir()
    status, out, err = end(start("none"))
    assert (status, out) == (1, "")
    assert err.startswith("Cannot make .venv: ") and err.count("\n") == 1
