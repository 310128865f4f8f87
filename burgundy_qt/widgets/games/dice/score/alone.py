"""How a game alone ended: the verdict, and the ladder with how high it came."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.controls.halves import half
from burgundy_qt.widgets.controls.sheet import word
from burgundy_qt.widgets.games.dice.score.ladder import Ladder
from burgundy_qt.widgets.games.dice.words.regions import regions_of

SPACES = 37


def verdict_half(state: DiceState) -> QWidget:
    """The figures of the sheet, and below them the ladder."""
    (seat,) = state.seats
    regions = regions_of(state.letter)
    row = QHBoxLayout()
    row.setSpacing(26)
    for figure, caption in (
        (of(len(seat.cells), SPACES), tr("Points", "spaces marked")),
        (of(len(seat.full_regions), len(regions)), tr("Points", "regions completed")),
    ):
        row.addLayout(figure_above(figure, caption), 1)
    column = QVBoxLayout()
    column.setSpacing(14)
    column.addLayout(row)
    column.addWidget(Ladder(seat.points), 1, Qt.AlignmentFlag.AlignCenter)
    return half(column)


def of(count: int, whole: int) -> str:
    """So many of all: "26 of 37"."""
    return tr("Points", "{count} of {whole}", count=count, whole=whole)


def figure_above(figure: str, caption: str) -> QVBoxLayout:
    """A figure with what it counts below it."""
    told = QVBoxLayout()
    told.setSpacing(0)
    for label in (word(figure, "points"), word(caption, "note")):
        told.addWidget(centred(label))
    return told


def centred(label: QLabel) -> QLabel:
    """The label with its text in the middle; notes wrap."""
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(label.property("role") == "note")
    return label
