"""Burgundy at the table."""

from __future__ import annotations

from PySide6.QtCore import QSizeF

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.burgundy.animation.animation import animate
from burgundy_qt.widgets.games.burgundy.grounds.table import grounds_of, prepared
from burgundy_qt.widgets.games.burgundy.hover.hover import explain
from burgundy_qt.widgets.games.burgundy.layout.layout import TableLayout, table_layout
from burgundy_qt.widgets.games.burgundy.layout.modules_in_play import modules_of
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


def state_of(view: View) -> BurgundyState:
    """The state that a view describes."""
    return BurgundyState.of(view.state, view.heard)


def layout(
    size: QSizeF, state: BurgundyState, shown: int, text: float, compact: bool
) -> TableLayout:
    """As the seats and the modules of a game need it."""
    return table_layout(size, len(state.seats), shown, text, modules_of(state), compact)


def estates(state: BurgundyState, seat: int | None, offers: Offers) -> list[str | None]:
    """The estate of every seat as it is printed on the table, one that is picked but not settled on
    trial."""
    printed = [state.owner(number).estate for number in range(len(state.seats))]
    if seat is not None and printed[seat] is None:
        printed[seat] = estate_on_trial(offers)
    return printed


PARTS = TableParts(
    board_of=state_of,
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
