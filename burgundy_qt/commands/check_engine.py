"""`burgundy-qt check-engine`: whether a program speaks the engine protocol."""

import argparse
import shutil

from burgundy_qt.commands.options import CommandError, seconds


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the patience, and the program."""
    parser.add_argument(
        "--margin",
        type=seconds,
        default=2.0,
        metavar="SECONDS",
        help="extra time that each answer may take (default: 2)",
    )
    parser.add_argument(
        "program",
        nargs=argparse.REMAINDER,
        metavar="COMMAND",
        help="command that starts the program, with all its arguments",
    )


def run(options: argparse.Namespace) -> int:
    """Test it; the exit status is 1 if a check fails."""
    from burgundy_qt.engine.checking.checklist import FAILS, check, lines_of, summary

    if not options.program:
        raise CommandError(
            "check-engine needs the command that starts your program, as in: "
            "check-engine python3 my_engine.py"
        )
    program = words_in(options.program)
    outcomes = []
    try:
        for outcome in check(program, options.margin):
            outcomes.append(outcome)
            print("\n".join(lines_of(outcome)), flush=True)
    except OSError as error:
        raise CommandError(
            f"{program[0]} cannot be started: {error.strerror}. Check the command and its path"
        ) from error
    print(summary(outcomes))
    return int(any(outcome.verdict == FAILS for outcome in outcomes))


def words_in(command: list[str]) -> list[str]:
    """Return the words of a command, even if it came in quotes, as for the arena."""
    from burgundy_qt.ai.arena.external_engine import words_of

    if len(command) > 1 or shutil.which(command[0]):
        return command
    try:
        return words_of(command[0]) or command
    except ValueError as error:
        raise CommandError(f"{command[0]}: {error}") from error
