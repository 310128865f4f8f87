"""`burgundy-qt engine`: rules and bots for other programs."""

import argparse

from burgundy_qt.commands.options import use_installed_networks


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: all options are in the protocol."""


def run(options: argparse.Namespace) -> int:
    """Answer until the input ends."""
    from burgundy_qt.engine import main

    use_installed_networks(options)
    return main()
