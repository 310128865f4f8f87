"""The command `burgundy-qt`: finds the called command in `commands/`, and reports its errors;
and the standard streams of a command."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from burgundy_qt.commands import play, versions
from burgundy_qt.commands.options import COMMAND, CommandError, add_data_dir

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


# The standard streams: printed text reaches its reader, or the command ends with a
# sentence. `print` raises an OSError if the disk behind it is full or its reader has gone. Other
# steps of a command raise OSError too, so this one would be taken for a folder that is not
# writable, or an engine that cannot be started. So it is another exception, which only the command
# line catches.


INPUT, OUTPUT, ERRORS = range(3)


def reader_gone(windows: bool = os.name == "nt") -> set[int]:
    """Return what the system says of a pipe whose reader has ended; Windows says either."""
    return {errno.EPIPE, errno.EINVAL} if windows else {errno.EPIPE}


class OutputLost(Exception):
    """Nothing more can be printed. `has_reader` is False if a reader, like `head`, has seen
    enough."""

    def __init__(self, error: OSError, windows: bool = os.name == "nt") -> None:
        super().__init__(f"cannot write to standard output: {error.strerror or error}")
        self.has_reader = error.errno not in reader_gone(windows)


class Output(io.FileIO):
    """Standard output that raises OutputLost instead of OSError."""

    def write(self, content: ReadableBuffer) -> int:
        """Write as much as the system takes."""
        try:
            return super().write(content)
        except OSError as error:
            raise OutputLost(error) from error


def guard() -> None:
    """Let this process print through an Output: in UTF-8 if that is a file or a pipe, else in the
    encoding of the terminal. What the encoding lacks, and a byte of a file's name that is no text,
    are printed as an escape.

    Otherwise a pipe on Windows, which has an encoding of western Europe, would spoil names of
    players and many moves.

    A stream that was closed before the program began is opened to nothing: else the first file that
    the program opens would take its number, and printed text would go into that file.
    """
    for number in (INPUT, OUTPUT, ERRORS):
        if os.name == "posix" and is_closed(number):
            # the wrong way round: to read or print is then an error, not a silent success
            os.open(os.devnull, os.O_RDONLY if number == OUTPUT else os.O_WRONLY)
    printed = sys.stdout
    if printed is None and os.name != "posix":  # a program of Windows without a console
        return
    if printed is not None and not isinstance(raw(printed), io.FileIO):
        # a console of Windows, which has characters and no bytes; or the stream of a test
        return
    encoding, by_line = "utf-8", False
    if isinstance(printed, io.TextIOWrapper):
        encoding = printed.encoding if printed.isatty() else "utf-8"
        by_line = printed.line_buffering or printed.write_through
    if isinstance(sys.stderr, io.TextIOWrapper) and not sys.stderr.isatty():
        sys.stderr.reconfigure(encoding="utf-8")
    output = io.BufferedWriter(Output(OUTPUT, "w", closefd=False))
    sys.stdout = io.TextIOWrapper(output, encoding, "backslashreplace", line_buffering=by_line)


def raw(stream: object) -> object:
    """Return the last stream under a text stream."""
    buffer = getattr(stream, "buffer", None)
    return getattr(buffer, "raw", buffer)


def is_closed(number: int) -> bool:
    """Return whether no file is open under this number."""
    try:
        os.fstat(number)
    except OSError:
        return True
    return False


def flush() -> None:
    """Bring all printed text to its reader. Raises OutputLost."""
    if sys.stdout is not None:
        sys.stdout.flush()


def give_up() -> None:
    """Print to nowhere from now on, so that the interpreter can end without a complaint."""
    with suppress(OSError, ValueError):  # that of a test has no number
        os.dup2(os.open(os.devnull, os.O_WRONLY), OUTPUT)


def print_error(sentence: str) -> None:
    """Print an error on standard error; if that fails, only the exit status shows it."""
    with suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


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
        guard()
    try:
        try:
            options = parsed(list(sys.argv[1:] if arguments is None else arguments))
            return int(options.run(options))
        finally:
            flush()
    except CommandError as error:
        return failed(str(error))
    except KeyboardInterrupt:
        return STOPPED
    except OutputLost as error:
        give_up()
        return failed(str(error)) if error.has_reader else 0
    except OSError as error:  # of a file that the command did not expect to fail
        what = f"{error.filename}: " if error.filename is not None else ""
        return failed(f"{what}{error.strerror or error}")


def failed(sentence: str) -> int:
    """Print an error; return the exit status."""
    print_error(f"{COMMAND}: {sentence}")
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
