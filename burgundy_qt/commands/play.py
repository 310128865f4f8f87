"""`burgundy-qt play`, or no command: the window; if none can be opened, a game in the terminal."""

import argparse
import gc

from burgundy_qt.commands.options import COMMAND, CommandError, add_data_dir, place

QT_ADVICE = (
    "If you run from the source code, start with ./burgundy, which installs what is "
    "missing. If you\nhave done that before, delete the folder .venv and start again. "
    "Otherwise reinstall the program."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the folder of games, and the game to play."""
    add_data_dir(parser, default=argparse.SUPPRESS)
    parser.add_argument(
        "--new", action="store_true", help="start a new game, even if another one is unfinished"
    )
    parser.add_argument(
        "file",
        type=place,
        nargs="?",
        metavar="FILE",
        help="a saved game to continue",
    )


def run(options: argparse.Namespace) -> int:
    """Open the window; if none can be opened, let bots play in the terminal."""
    from burgundy_qt.display import why_no_window

    why = why_no_window()
    try:
        return run_in_window(options) if why is None else run_in_terminal(options, why)
    except ImportError as error:
        if not is_about_qt(error):
            raise
        raise CommandError(f"Qt cannot be loaded: {error}.\n{QT_ADVICE}") from error


def run_in_window(options: argparse.Namespace) -> int:
    from burgundy_qt.display import keep_no_sources
    from burgundy_qt.widgets.app.orderly_end import OrderlyEnd

    ending = OrderlyEnd()
    gc.disable()  # else a tenth of the start; later application.GarbageCollector collects
    keep_no_sources()
    from burgundy_qt.widgets.app.application import run as run_application

    return run_application(options.data_dir, options.new, options.file, ending=ending)


def run_in_terminal(options: argparse.Namespace, why: str) -> int:
    from burgundy_qt.commands.terminal_game import play_in_terminal

    if options.file is not None:
        raise CommandError(
            f"{why} You need a window to continue a saved game; `{COMMAND} replay FILE` prints "
            "it instead."
        )
    play_in_terminal(why)
    return 0


def is_about_qt(error: ImportError) -> bool:
    """Return whether Qt or a system library for it is missing, and no module of this program."""
    return (error.name or "").startswith(
        ("PySide6", "shiboken6")
    ) or "cannot open shared object" in str(error)
