"""How high bids may go: a control for one number, with its figure."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.sheet import word

STEP = 10


class BidLimit(QWidget):
    """A slider over the values that the rules take; `changed` tells that it was moved."""

    changed = Signal()

    def __init__(self, least: int, most: int, usual: int) -> None:
        super().__init__()
        self.usual = usual
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(least, most)
        self.slider.setPageStep(STEP)
        self.slider.setAccessibleName(tr("New game", "Highest bid"))
        self.figure = word("", "strong")
        self.slider.valueChanged.connect(self._tell)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.slider, 1)
        row.addWidget(self.figure)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(word(tr("New game", "Highest bid"), "note"))
        column.addLayout(row)
        self.setFocusProxy(self.slider)
        self.show_limit(None)

    @property
    def limit(self) -> int:
        """The limit that is chosen."""
        return self.slider.value()

    def show_limit(self, limit: object) -> None:
        """Show this limit, or the usual one where it is none."""
        allowed = range(self.slider.minimum(), self.slider.maximum() + 1)
        is_known = type(limit) is int and limit in allowed
        self.slider.setValue(limit if type(limit) is int and is_known else self.usual)
        self._tell()

    def _tell(self) -> None:
        self.figure.setText(str(self.limit))
        self.changed.emit()
