"""Choosing one of the dealt estates, and the castle space to begin from, on pictures of both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from burgundy_qt.widgets import theme
from burgundy_qt.widgets.dialogs.estate_button import CellsOf
from burgundy_qt.widgets.dialogs.sheet import Sheet, word
from burgundy_qt.widgets.estate_picture import Cells, centre, estate_pixmap, radius_for

WIDTH = 360


class StartChoiceDialog(Sheet):
    """Offers the `start` actions of the legal list; `chosen` tells one of them."""

    chosen = Signal(object)

    def __init__(
        self, parent: QWidget | None, name: str, actions: Sequence[Mapping[str, Any]], cells_of: CellsOf
    ) -> None:
        super().__init__(
            parent,
            f"{name}: choose your estate",
            "On the estate you will play, click the castle space your duchy grows from.",
        )
        estates = QHBoxLayout()
        estates.setSpacing(20)
        for estate in sorted({action["estate"] for action in actions}):
            starts = {action["castle"]: action for action in actions if action["estate"] == estate}
            map_ = EstateMap(cells_of(estate), starts)
            map_.chosen.connect(self._choose)
            estates.addWidget(framed(f"Estate {estate}", map_))
        self.body.addLayout(estates)
        self.footer.addWidget(word("Tab goes from castle to castle, Enter chooses.", "note"))
        self.footer.addStretch(1)
        self.add_button("Look at the table").clicked.connect(self.reject)

    def _choose(self, action: Mapping[str, Any]) -> None:
        self.accept()
        self.chosen.emit(action)


class EstateMap(QLabel):
    """An estate large enough to choose on: every castle space of `starts` is a button."""

    chosen = Signal(object)

    def __init__(self, cells: Cells, starts: Mapping[str, Mapping[str, Any]]) -> None:
        super().__init__()
        self.cells, self.starts = cells, starts
        self.setPixmap(estate_pixmap(cells, theme.current(), WIDTH, self.devicePixelRatioF()))
        self.setFixedSize(self.pixmap().deviceIndependentSize().toSize())
        for castle, action in starts.items():
            self._add_castle(castle, action)

    def _add_castle(self, castle: str, action: Mapping[str, Any]) -> None:
        radius = radius_for(WIDTH)
        middle: QPointF = centre(castle, radius, WIDTH)
        space = QPushButton(self)
        space.setProperty("role", "castle-space")
        space.setAutoDefault(False)
        space.setCursor(Qt.CursorShape.PointingHandCursor)
        row, place = castle.split(".")
        space.setToolTip(f"Begin here: die {self.cells[castle][1]}")
        space.setAccessibleName(f"Castle space in row {row}, place {place}, die {self.cells[castle][1]}")
        size = round(radius * 1.5)
        space.setGeometry(round(middle.x() - size / 2), round(middle.y() - size / 2), size, size)
        space.setText(str(self.cells[castle][1]))
        space.clicked.connect(lambda: self.chosen.emit(action))


def framed(title: str, content: QWidget) -> QFrame:
    """A card with a heading."""
    frame = QFrame()
    frame.setProperty("role", "row")
    column = QVBoxLayout(frame)
    column.setContentsMargins(16, 10, 16, 14)
    column.addWidget(word(title, "heading"))
    column.addWidget(content)
    return frame
