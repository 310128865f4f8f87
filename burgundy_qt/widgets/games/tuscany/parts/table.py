"""The Castles of Tuscany at the table."""

from __future__ import annotations

from PySide6.QtCore import QSizeF

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.animation.animation import animate
from burgundy_qt.widgets.games.tuscany.grounds.table import grounds_of, prepared, printed_on
from burgundy_qt.widgets.games.tuscany.hover.hover import explain
from burgundy_qt.widgets.games.tuscany.layout.layout import TableLayout, layout_of
from burgundy_qt.widgets.games.tuscany.picture.aiming import (
    KINDS,
    asked_about,
    carried,
    free_place,
    marked,
    meant,
    on_trial,
    spots_of,
    target_of,
)
from burgundy_qt.widgets.games.tuscany.picture.faces import FACES
from burgundy_qt.widgets.games.tuscany.picture.picture import picture_of
from burgundy_qt.widgets.scene.parts import TableParts


def state_of(view: View) -> TuscanyState:
    """What the viewer of a view knows."""
    return TuscanyState.of(view.state, view.heard)


def layout(
    size: QSizeF, state: TuscanyState, shown: int, text: float, compact: bool
) -> TableLayout:
    """As the seats of a state need it."""
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
)
