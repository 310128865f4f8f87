"""What a seat may still score: its unfinished features, what they bring now and when they are
complete, and how many tiles fit; its fields and castles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.scrolled import Scrolled
from burgundy_qt.widgets.controls.sheet import word
from burgundy_qt.widgets.games.carcassonne.advice.open_features import Held
from burgundy_qt.widgets.games.carcassonne.log.pictures import sign_of
from burgundy_qt.widgets.games.carcassonne.words.names import (
    cell_name,
    cell_of,
    feature_name,
    followers_counted,
    shields_counted,
    tiles_counted,
)
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_commas, points_text
from burgundy_qt.widgets.theme.labels import SpriteLabel

LEAST_WIDTH = 320
PICTURE = 22
NAMED, FITTING, NOW, WHEN = range(1, 5)
"""The columns behind the picture."""


class OpenTable(QWidget):
    """The features of one seat, what brings most more first; below them the followers in hand."""

    def __init__(self, features: Sequence[Held], in_hand: int) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        called = tr("Score sheet", "Features that are still open")
        if features:
            column.addWidget(Scrolled(features_table(features), called, LEAST_WIDTH), 1)
        else:
            column.addWidget(word(tr("Score sheet", "No follower is on the map."), "note"))
            column.addStretch(1)
        told = tr("Score sheet", "In hand: {followers}", followers=followers_counted(in_hand))
        column.addWidget(word(told, "note"))


def features_table(features: Sequence[Held]) -> QWidget:
    """A line for each of them."""
    sheet = QWidget()
    sheet.setProperty("role", "scrolled")
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 10, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(NAMED, 1)
    grid.addWidget(at_the_right(word(tr("Score sheet", "now"), "caption")), 0, NOW)
    grid.addWidget(at_the_right(word(tr("Score sheet", "complete"), "caption")), 0, WHEN)
    for row, feature in enumerate(features, start=1):
        sign = SpriteLabel(sign_of(feature.kind), PICTURE)
        sign.setAccessibleName(spoken(feature))
        grid.addWidget(sign, row, 0)
        grid.addWidget(named(feature), row, NAMED)
        grid.addWidget(word(fitting(feature), "note"), row, FITTING)
        grid.addWidget(at_the_right(word(now(feature), "log")), row, NOW)
        if feature.complete is not None:
            role = "note" if feature.is_lost or feature.is_dead else "good"
            when = word(f"+{feature.complete}", role)
            grid.addWidget(at_the_right(when), row, WHEN)
    grid.setRowStretch(len(features) + 1, 1)
    return sheet


def named(feature: Held) -> QWidget:
    """What it is and where, and below how large it is and who else is there."""
    pair = QWidget()
    column = QVBoxLayout(pair)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(word(capitalize(feature_name(feature.kind)), "log"))
    below = word(join_with_commas([cell_name(cell_of(feature.name)), *size(feature)]), "fine-print")
    below.setWordWrap(True)
    column.addWidget(below)
    return pair


def size(feature: Held) -> list[str]:
    """How large a feature is, and who else holds it."""
    told = [tiles_counted(feature.tiles)] if feature.kind in ("city", "road") else []
    if feature.shields:
        told.append(shields_counted(feature.shields))
    if feature.is_lost:
        told.append(tr("Score sheet", "others have more followers"))
    elif feature.is_shared:
        told.append(tr("Score sheet", "shared"))
    return told


def now(feature: Held) -> str:
    """What it brings as it stands."""
    return "+0" if feature.is_lost or feature.kind == "castle" else f"+{feature.points}"


def fitting(feature: Held) -> str:
    """How many of the unseen tiles fit its hardest cell; of a castle how many cells are free."""
    if feature.kind == "castle":
        return tr("Score sheet", "{n} free cell(s) beside it", n=feature.open)
    if feature.kind == "field" or not feature.open:
        return ""
    if feature.is_dead:
        return tr("Score sheet", "no tile fits")
    if feature.fits is None:
        return tr("Score sheet", "{n} cell(s) to go", n=feature.open)
    if feature.open == 1:
        return tr("Score sheet", "{n} fitting tile(s)", n=feature.fits)
    cells = tr("Score sheet", "{n} cell(s) to go", n=feature.open)
    least = tr("Score sheet", "{n} tile(s) at the least", n=feature.fits)
    return join_with_commas([cells, least])


def spoken(feature: Held) -> str:
    """A line of the table for those who hear it."""
    told = [
        capitalize(feature_name(feature.kind)),
        cell_name(cell_of(feature.name)),
        *size(feature),
    ]
    told.append(tr("Score sheet", "now {points}", points=points_text(feature.points)))
    if feature.complete is not None:
        told.append(tr("Score sheet", "complete {points}", points=points_text(feature.complete)))
    return join_with_commas([*told, *filter(None, [fitting(feature)])])


def at_the_right(label: QLabel) -> QLabel:
    """The label with its text at the right."""
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label
