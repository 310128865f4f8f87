"""If no window can be opened: one game of bots in the terminal, and a picture of its end."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from burgundy_qt import display
from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.commands.replay import Transcript
from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.log.log_card import SCORE
from burgundy_qt.widgets.page.table_page import TablePage, lay_out, picture_of
from burgundy_qt.widgets.theme import theme

NAMES = "Aveline", "Bertrand"
LEVEL = "steward"
PICTURE = "burgundy-table.png"


def play_in_terminal(why: str, seed: int | None = None) -> None:
    """Print why there is no window, let two bots play a game turn by turn, and save a picture of
    its end."""
    bots = strongest(LEVEL)
    print(
        f"{why} Instead, two bots of level {bots.title} play a game here, and a picture shows "
        "the final table."
    )
    game = Game({"players": len(NAMES)} | ({} if seed is None else {"seed": seed}))
    transcript = Transcript(NAMES, game.request["game"])
    transcript.print_events(game.events)
    thinker = Thinker(bots.name, threads=os.cpu_count() or 1, seed=seed)
    while not game.is_over:
        seat = game.legal()["seat"]
        transcript.print_events(game.apply(game.action(thinker.choose(game.position, seat)), seat))
    transcript.show_score(game.state())
    print(f"\nThe picture of the final table is {painted(game)}")


def painted(game: Game) -> Path:
    """Return the picture of the finished game: in the current folder, or in a temporary one if that
    is not writable."""

    winner = game.state()["result"]["places"].index(1)
    folder = (
        Path.cwd()
        if os.access(Path.cwd(), os.W_OK)
        else Path(tempfile.mkdtemp(prefix="burgundy-qt-"))
    )
    paint_table(game, NAMES, winner, folder / PICTURE)
    return folder / PICTURE


def strongest(name: str) -> Level:
    """Return the level of that name, or the best available one if the core is not compiled."""
    offered = {level.name: level for level in available_levels()}
    return offered.get(name, list(offered.values())[-1])


SIZE = 1280, 800


def paint_table(game: Game, names: Sequence[str], seat_shown: int, file: Path) -> None:
    """Paint the present table, the possessions of `seat_shown` large, into `file`, a .png. Raises
    OSError.

    It makes the process one without windows, so only commands that open none may call it.
    """
    display.run_headless()
    application = QApplication(["burgundy-qt"])
    theme.apply_to(application)
    page = TablePage()
    page.resize(*SIZE)
    page.seat.number = seat_shown
    page.begin(view_of(game, names))
    page.log_place.turn_to(SCORE)
    lay_out(page)
    application.processEvents()
    if not picture_of(page).save(str(file)):
        raise OSError(f"{file} cannot be written")


def view_of(game: Game, names: Sequence[str]) -> GameView:
    """Return the game as a window without players sees it."""
    return GameView(
        game_id="photograph",
        revision=len(game.actions),
        line_up=LineUp(tuple(SeatPlan(name, level="") for name in names), game.request),
        state=game.state(),
        legal=game.legal() | {"actions": []},
        prices=[],
        events=tuple(game.events),
        can_undo=False,
        can_redo=False,
        casual=False,
    )
