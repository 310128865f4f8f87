"""`burgundy-qt --self-test`: whether an installation is whole."""

import argparse

from burgundy_qt.commands.shared import CommandError


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
