"""The last resort: what happens when something goes wrong that nobody has thought of.

The match is kept after every action, so it is there after a new start. The device tells of the fault
where it can without a display (`fault`: a console, a lamp) and gives its trace, which is kept in
TRACE.
"""

import gc

from chicago.portable import const

TRACE = "trace.txt"
_AGAIN = const(3000)  # ms until the display is looked for again


def run(device):
    """Run the app on a device. Where it fails, say so, and start the device again."""
    from .app import run as run_app

    try:
        run_app(device)
    except Exception as error:
        gc.collect()
        _tell(device, error)
        device.restart()


def _tell(device, error):
    trace = device.fault(error)
    try:
        device.store().save(TRACE, trace.encode())
    except OSError:
        pass  # the console has it
    clock = device.clock()
    canvas = None
    missing = False
    while not canvas:
        try:
            canvas = device.canvas()
        except OSError:  # no display: that may well be what has gone wrong
            missing = True
            clock.sleep(_AGAIN)
            device.fault(error)
    if missing:
        return  # it is there again
    from .keys import Keys
    from .screens import fault

    fault.show(canvas, Keys(device.buttons(), clock), error)
