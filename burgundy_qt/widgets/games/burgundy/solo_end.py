"""The end of a solo game: the estate with its tiles, and the figures of the game. `burgundy_log`
imports it only when needed, because logs need no widgets."""

from __future__ import annotations

from PySide6 import QtCore, QtWidgets

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.burgundy import known_places, known_state
from burgundy_qt.widgets.controls.dialog_frame import body_half, text_label
from burgundy_qt.widgets.games.burgundy.estate_picture import Cells, estate_pixmap
from burgundy_qt.widgets.theme import labels, theme

PICTURE = 330


class EstateAtTheEnd(labels.DrawnLabel):
    """The estate; spaces that are still empty are paler."""

    def __init__(self, cells: Cells, built: frozenset[str]) -> None:
        super().__init__()
        self.cells, self.built = cells, built
        text = tr(
            "Points", "{covered} of {spaces} spaces covered", covered=len(built), spaces=len(cells)
        )
        self.setAccessibleName(text)
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        self.setPixmap(
            estate_pixmap(
                self.cells, theme.current(), PICTURE, self.devicePixelRatioF(), self.built
            )
        )


def estate_half(state: known_state.BurgundyState, rounds: int) -> QtWidgets.QWidget:
    """Return the figures that show how near the goal was after that many rounds, and the estate
    below them."""
    (seat,) = state.seats
    cells, built = known_places.cells_of(state.edition, str(seat.estate)), frozenset(seat.cells)
    column = QtWidgets.QVBoxLayout()
    column.setSpacing(14)
    row = QtWidgets.QHBoxLayout()
    row.setSpacing(26)
    for figure, caption in (
        (
            tr("Points", "{count} of {whole}", count=len(built), whole=len(cells)),
            tr("Points", "spaces covered"),
        ),
        (
            tr("Points", "{count} of {whole}", count=rounds, whole=25),
            tr("Points", "rounds"),
        ),
        (str(state.reached), tr("Points", "targets reached")),
    ):
        row.addLayout(_figure(figure, caption), 1)
    column.addLayout(row)
    column.addWidget(EstateAtTheEnd(cells, built), 1, QtCore.Qt.AlignmentFlag.AlignCenter)
    return body_half(column)


def _figure(figure: str, caption: str) -> QtWidgets.QVBoxLayout:
    layout = QtWidgets.QVBoxLayout()
    layout.setSpacing(0)
    for label in (text_label(figure, "points"), text_label(caption, "note")):
        label.setAlignment(QtCore.Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(label.property("role") == "note")
        layout.addWidget(label)
    return layout
