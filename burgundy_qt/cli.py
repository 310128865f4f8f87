"""The command `burgundy-qt`: finds the called command in `commands/`, and reports its errors."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from burgundy_qt import streams
from burgundy_qt.commands import play, versions
from burgundy_qt.commands.options import COMMAND, CommandError, add_data_dir

COMMANDS = {
    "play": "open the game window (the default)",
    "engine": "run as an engine for other programs, on standard input and output "
    "(docs/engine-protocol.md)",
    "bench": "measure the speed of rules, bots, reviews and screen on this machine",
    "train": "train a network for the bots by self-play (docs/training.md)",
    "arena": "let bots and engines play matches against each other (docs/arena.md)",
    "replay": "print a saved game or a record turn by turn",
    "share": "turn a finished game into a web page that replays it in any browser",
    "convert": "turn saved games into text that people can read and comment, and back",
    "statistics": "print statistics of your finished games",
    "screenshots": "save pictures of every screen",
    "hint": "suggest the next move in a saved game or a record, and explain it (docs/analysis.md)",
    "review": "review a saved game or a record: mistakes and luck (docs/review.md)",
    "puzzles": "find puzzles, positions with one clearly best turn, in games (docs/puzzles.md)",
    "check-engine": "check that a program follows the engine protocol (docs/writing-an-engine.md)",
    "networks": "list, install, check, measure and remove the bots' networks (docs/networks.md)",
}
"""Each command's help in a line, so that only the called one is loaded."""
SELF_TEST = "check that everything is installed and works, without a window, then exit"
GAMES = ".burgundy"  # the ending of saved games' names
STOPPED = 130
"""The exit status of a command that was ended by Ctrl-C, as in shells."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line (by default that of this process); return the exit status."""
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
    """Print an error; return the exit status."""
    streams.complain(f"{COMMAND}: {sentence}")
    return 1


def parsed(words: list[str]) -> argparse.Namespace:
    """Return the options on a command line. A saved game in the place of a command is played: so
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
    """Return a parser that knows every command, and the arguments of those among these words."""
    parser = argparse.ArgumentParser(
        prog=COMMAND,
        description="Play The Castles of Burgundy, its Dice Game, The Castles of Tuscany and "
        "Carcassonne. Unofficial fan work.",
    )
    versions.add_arguments(parser)
    parser.add_argument(
        "--self-test", action="store_const", dest="run", const=self_test, help=SELF_TEST
    )
    add_data_dir(parser)
    parser.set_defaults(run=play.run, new=False, file=None)
    subs = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, does in COMMANDS.items():
        sub = subs.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.")
        if name in words:
            command = loaded(name)
            sub.set_defaults(run=command.run)
            command.add_arguments(sub)
    return parser


def loaded(name: str) -> ModuleType:
    """Return the module of a command. Raises CommandError if a package that it needs, such as Qt,
    is missing."""
    try:
        return import_module(f"burgundy_qt.commands.{name.replace('-', '_')}")
    except ImportError as error:
        raise CommandError(f"{name} cannot run here: {error}") from error


def self_test(options: argparse.Namespace) -> int:
    """Test everything. Raises CommandError, even if it cannot be loaded."""
    try:
        from burgundy_qt.commands import self_test as command
    except ImportError as error:
        raise CommandError(f"the self-test failed: {error}") from error
    return command.run(options)
