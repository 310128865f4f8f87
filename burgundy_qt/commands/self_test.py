"""`burgundy-qt --self-test`: whether an installation is whole."""

import argparse

from burgundy_qt.commands.shared import CommandError

HELP = "check that everything is there and works, without a window"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It is an option in place of a command."""
    parser.add_argument("--self-test", action="store_const", dest="run", const=run, help=HELP)


def run(_options: argparse.Namespace) -> int:
    """Try everything out, and say that it works."""
    try:
        from burgundy_qt.self_test import SelfTestFailed, self_test
    except ImportError as error:
        raise CommandError(f"the self-test failed: {error}") from error

    try:
        print(self_test())
    except SelfTestFailed as error:
        raise CommandError(f"the self-test failed:\n{error}") from error
    return 0
