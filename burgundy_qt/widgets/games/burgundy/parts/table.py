"""Burgundy at the table."""

from __future__ import annotations

from PySide6.QtCore import QSizeF

from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.burgundy.animation.animation import animate
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.modules_in_play import modules_of
from burgundy_qt.widgets.games.burgundy.board.updates import board_after
from burgundy_qt.widgets.games.burgundy.grounds.table import grounds_of, prepared
from burgundy_qt.widgets.games.burgundy.hover.hover import explain
from burgundy_qt.widgets.games.burgundy.layout.layout import TableLayout, table_layout
from burgundy_qt.widgets.games.burgundy.picture.aiming import (
    KINDS,
    asked_about,
    free_place,
    meant,
    spots_of,
    target_of,
)
from burgundy_qt.widgets.games.burgundy.picture.faces import FACES, estate_on_trial
from burgundy_qt.widgets.games.burgundy.picture.last_action import marked
from burgundy_qt.widgets.games.burgundy.picture.picture import picture_of
from burgundy_qt.widgets.scene.parts import Offers, TableParts


def board_of(view: View) -> Board:
    """The table that a view describes."""
    return board_after(view.events, view.state)


def layout(size: QSizeF, board: Board, shown: int, text: float, compact: bool) -> TableLayout:
    """As the seats and the modules of a board need it."""
    return table_layout(size, len(board.seats), shown, text, modules_of(board), compact)


def estates(board: Board, seat: int | None, offers: Offers) -> list[str | None]:
    """The estate of every seat as it is printed on the table, one that is picked but not settled on
    trial."""
    printed = [seat.home.estate for seat in board.seats]
    if seat is not None and printed[seat] is None:
        printed[seat] = estate_on_trial(offers)
    return printed


PARTS = TableParts(
    board_of=board_of,
    picture_of=picture_of,
    animate=animate,
    layout=layout,
    printed=estates,
    grounds=grounds_of,
    prepared=prepared,
    faces=FACES,
    kinds=KINDS,
    spots_of=spots_of,
    target_of=target_of,
    meant=meant,
    free_place=free_place,
    asked_about=asked_about,
    marked=marked,
    explain=explain,
)
