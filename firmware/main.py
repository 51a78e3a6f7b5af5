"""Where MicroPython starts: the app on the device that this board's folder describes."""

import device
from handheld.guard import run

run(device)
