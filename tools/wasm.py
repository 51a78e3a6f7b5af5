"""The 32-bit MicroPython in WebAssembly, which npm fetches and Node.js runs."""

import os
import shutil
import subprocess
import sys

from environment import ROOT

FOLDER = os.path.join(ROOT, "host_tests", "wasm")


def fetch():
    """Install it once; whether it is there. Says why where it is not."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        print("No Node.js here: nothing runs on 32-bit MicroPython.", file=sys.stderr)
        return False
    package = os.path.join(FOLDER, "package.json")
    done = os.path.join(FOLDER, "node_modules", ".package-lock.json")  # npm writes it last
    if os.path.exists(done) and os.path.getmtime(done) >= os.path.getmtime(package):
        return True
    print("Fetching the WebAssembly build of MicroPython …", file=sys.stderr, flush=True)
    command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    if subprocess.call(command, cwd=FOLDER, stdout=sys.stderr):
        print("npm could not fetch it: nothing runs on 32-bit MicroPython.", file=sys.stderr)
        return False
    if os.path.exists(done):
        os.utime(done)  # npm leaves it as it was when there was nothing to do
    return True
