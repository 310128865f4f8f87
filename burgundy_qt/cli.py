"""The command `burgundy-qt`: finds what is asked for among `commands/`, and tells what goes wrong
with it."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from burgundy_qt import streams
from burgundy_qt.commands import play, self_test, versions
from burgundy_qt.commands.shared import COMMAND, CommandError, add_data_dir

COMMANDS = (
    *("play", "engine", "bench", "train", "arena"),
    *("replay", "statistics", "screenshots", "hint", "review", "puzzles"),
    *("check-engine", "networks"),
)
GAMES = ".burgundy"  # how the names of saved games end
STOPPED = 130
"""The exit status of a command that was ended by Ctrl-C, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line (left out: that of this process); returns the exit status."""
    if arguments is None:
        streams.guard()
    try:
        try:
            options = parsed(list(sys.argv[1:] if arguments is None else arguments))
            return int(options.run(options))
        finally:
            streams.flush()
    except CommandError as error:
        return failed(str(error))
    except KeyboardInterrupt:
        return STOPPED
    except streams.OutputLost as error:
        streams.give_up()
        return failed(str(error)) if error.has_reader else 0
    except OSError as error:  # of a file that the command did not expect to fail
        what = f"{error.filename}: " if error.filename is not None else ""
        return failed(f"{what}{error.strerror or error}")


def failed(sentence: str) -> int:
    """Say what went wrong; returns the exit status."""
    streams.complain(f"{COMMAND}: {sentence}")
    return 1


def parsed(words: list[str]) -> argparse.Namespace:
    """The options on a command line. A saved game where a command would stand is played: so
    desktops open files."""
    before = words[:-1]
    is_alone = (
        not before
        or (before[0] == "--data-dir" and len(before) == 2)
        or before[0].startswith("--data-dir=")
    )
    if is_alone and words and words[-1].lower().endswith(GAMES):
        words = [*before, "play", words[-1]]
    return parser_of(words).parse_args(words)


def parser_of(words: Sequence[str]) -> argparse.ArgumentParser:
    """Knows every command, and the arguments of those that are among these words."""
    parser = argparse.ArgumentParser(
        prog=COMMAND,
        description="The Castles of Burgundy against bots, in a window. Unofficial fan work.",
    )
    versions.add_arguments(parser)
    self_test.add_arguments(parser)
    add_data_dir(parser)
    parser.set_defaults(run=play.run, new=False, file=None)
    subs = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name in COMMANDS:
        command = import_module(f"burgundy_qt.commands.{name.replace('-', '_')}")
        story = f"{command.HELP[0].upper()}{command.HELP[1:]}."
        sub = subs.add_parser(name, help=command.HELP, description=story)
        sub.set_defaults(run=command.run)
        if name in words:
            command.add_arguments(sub)
    return parser
