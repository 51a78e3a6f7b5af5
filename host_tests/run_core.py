"""Run host_tests/core on the runtime that runs this file: MicroPython, or any Python.

usage: micropython host_tests/run_core.py [MODULE ...]

Calls every function test_… of every module test_…, prints the traceback of each that fails and
then `N passed, N failed`. The exit status is 1 where one failed.
"""

import gc
import os
import sys

HERE = __file__.rpartition("/")[0] or "."
sys.path[:0] = [HERE + "/core", HERE + "/../lib"]
print_exception = getattr(sys, "print_exception", None) or __import__("traceback").print_exception


def main():
    files = sorted(os.listdir(HERE + "/core"))
    modules = sys.argv[1:] or [file[:-3] for file in files if file[:5] == "test_"]
    passed = failed = 0
    for name in modules:
        module = __import__(name)
        for test in dir(module):
            if test[:5] != "test_":
                continue
            gc.collect()
            try:
                getattr(module, test)()
                passed += 1
            except Exception as error:
                print("%s.%s failed:" % (name, test))
                print_exception(error)
                failed += 1
    print("%d passed, %d failed" % (passed, failed))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
