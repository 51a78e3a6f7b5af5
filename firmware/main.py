"""Where MicroPython starts: the app on the device that this board's folder describes."""

import device
from handheld.app import run

run(device)
