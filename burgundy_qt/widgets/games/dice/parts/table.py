"""The Dice Game at the table."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.animation.animation import animate, state_of
from burgundy_qt.widgets.games.dice.grounds.table import grounds_of, prepared, printed_on
from burgundy_qt.widgets.games.dice.hover.hover import explain
from burgundy_qt.widgets.games.dice.layout.layout import TableLayout, layout_of
from burgundy_qt.widgets.games.dice.picture.aiming import (
    KINDS,
    asked_about,
    free_place,
    marked,
    meant,
    spots_of,
    target_of,
)
from burgundy_qt.widgets.games.dice.picture.faces import FACES
from burgundy_qt.widgets.games.dice.picture.picture import picture_of
from burgundy_qt.widgets.games.dice.sheet.sheet_picture import USUAL, sheet_look, sheet_picture
from burgundy_qt.widgets.scene.parts import TableParts

FINE = 3.4
"""Pixels to a unit of a printed sheet: 300 to an inch on a page that it fills."""


def layout(size: QSizeF, state: DiceState, shown: int, text: float, compact: bool) -> TableLayout:
    """As the seats need it."""
    return layout_of(size, state, shown, text, compact)


def printed_sheet(state: DiceState, seat: int, name: str) -> QPixmap:
    """The sheet of a seat, fine enough for paper."""
    return sheet_picture(state, seat, USUAL, sheet_look(dpr=FINE), name)


PARTS = TableParts(
    board_of=state_of,
    picture_of=picture_of,
    animate=animate,
    layout=layout,
    printed=printed_on,
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
    paper=printed_sheet,
)
