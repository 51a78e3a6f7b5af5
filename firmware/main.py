"""Where MicroPython starts: the app on the device that this board's folder describes."""

from device import device
from handheld.guard import run

run(device)
