"""`burgundy-qt share`: a finished game as one web page that replays it in any browser."""

from __future__ import annotations

import argparse

from PySide6.QtWidgets import QApplication

from burgundy_qt import display
from burgundy_qt.commands.options import CommandError, place, require_writable
from burgundy_qt.language.translation import NAMES, SYSTEM, language_from_tag, spoken
from burgundy_qt.session.problem import SaveError
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.game_notation import read_game
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole
from burgundy_qt.widgets.sharing.web_page import ENDING, WebPage
from burgundy_qt.widgets.theme import fonts, theme


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game, the page and its look."""
    parser.add_argument("file", type=place, metavar="GAME", help="the save of a finished game")
    parser.add_argument(
        "--to",
        type=place,
        metavar="PAGE",
        help=f"the page to write (default: GAME with the ending {ENDING})",
    )
    parser.add_argument(
        "--language", choices=list(NAMES), help="of the page (default: the system's)"
    )
    parser.add_argument(
        "--theme", choices=("light", "dark"), default="light", help="of the page (default: light)"
    )


def run(options: argparse.Namespace) -> int:
    """Write the page, and print its path."""
    page_file = options.to or options.file.with_suffix(ENDING)
    try:
        save = read_game(options.file)
        running = RunningGame.from_save(save, options.file)
    except SaveError as error:
        raise CommandError(f"{error}. {error.advice}") from error
    if not running.view.is_over:
        raise CommandError(
            f"{options.file}: this game is not over; only finished games can be shared"
        )
    require_writable("--to", page_file)
    display.run_headless()
    application = QApplication.instance() or QApplication(["burgundy-qt"])
    fonts.load_fonts()
    spoken.change(options.language or language_from_tag(SYSTEM))
    theme.set_theme(options.theme)
    page = WebPage(running.finished())
    for _ in page.steps():
        application.processEvents()
    write_whole(page_file, page.html.encode("utf-8"), FOR_OTHERS)
    print(page_file)
    return 0
