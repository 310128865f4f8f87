"""Carcassonne at the table."""

from __future__ import annotations

from PySide6.QtCore import QSizeF

from burgundy_qt.widgets.games.carcassonne.animation.animation import animate
from burgundy_qt.widgets.games.carcassonne.grounds.table import grounds_of, prepared, printed_on
from burgundy_qt.widgets.games.carcassonne.hover.hover import explain
from burgundy_qt.widgets.games.carcassonne.layout.layout import TableLayout, layout_of
from burgundy_qt.widgets.games.carcassonne.map.corner import map_picture
from burgundy_qt.widgets.games.carcassonne.map.shade import over, switches
from burgundy_qt.widgets.games.carcassonne.picture.aiming import (
    KINDS,
    asked_about,
    by_wheel,
    carried,
    free_place,
    marked,
    meant,
    spots_of,
    target_of,
)
from burgundy_qt.widgets.games.carcassonne.picture.faces import FACES
from burgundy_qt.widgets.games.carcassonne.picture.picture import picture_of
from burgundy_qt.widgets.games.carcassonne.picture.trials import on_trial
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, state_of
from burgundy_qt.widgets.games.carcassonne.tiles_left.sheet import tiles_left
from burgundy_qt.widgets.scene.parts import TableParts


def layout(size: QSizeF, state: TableState, shown: int, text: float, compact: bool) -> TableLayout:
    """As the map and the seats of a state need it."""
    return layout_of(size, state, shown, text, compact)


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
    on_trial=on_trial,
    carried=carried,
    has_map=True,
    by_wheel=by_wheel,
    over=over,
    switches=switches,
    sheets={"tiles": tiles_left},
    map_picture=map_picture,
)
