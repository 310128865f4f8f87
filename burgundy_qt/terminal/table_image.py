"""A picture of the table as a window would show it, painted without one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.log.log_card import SCORE
from burgundy_qt.widgets.page.table_page import TablePage, lay_out, picture_of
from burgundy_qt.widgets.theme import theme

SIZE = 1280, 800


def paint_table(game: Game, names: Sequence[str], seat_shown: int, file: Path) -> None:
    """Paint the table as it stands, the belongings of `seat_shown` large, into `file`, a .png;
    raises OSError.

    Makes this process one without windows, so it is for commands that open none."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication(["burgundy-qt"])
    theme.dress(application)
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
    """The game as a window sees it that nobody plays at."""
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
