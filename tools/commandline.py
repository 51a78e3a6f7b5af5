"""What the tools have in common in how they take a command line."""

import argparse


class Wrong(Exception):
    """What cannot be done, and why, in one sentence."""


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that raises Wrong."""

    def __init__(self, prog, doc):
        super().__init__(prog=prog, description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)

    def error(self, message):
        raise Wrong(message)
