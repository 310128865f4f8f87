"""The page of the log: its lines, and above them what is told for a while."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from burgundy_qt.widgets.log.log_list import LogList

LEAST_LINES = 44  # units: a lower log is not shown beside what is told above it


class ToldAbove(Protocol):
    """Takes as much of some room as it needs, and says how much that is."""

    def fit(self, room: QSize) -> int: ...
    def letter(self, scale: float) -> None: ...


class LogPage(QWidget):
    """Holds a LogList, and above it one widget more."""

    def __init__(self, log: LogList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = log
        self.scale = 1.0
        self.above: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(log, 1)

    def lay_above(self, widget: QWidget) -> None:
        """Keep this widget, a ToldAbove, over the lines; it shows and hides itself and then wants
        the page to `fit`."""
        self.above = widget
        self.column.insertWidget(0, widget)

    def letter(self, scale: float) -> None:
        """The text has been given this scale."""
        self.scale = scale
        self.log.letter(scale)
        if self.above is not None:
            cast(ToldAbove, self.above).letter(scale)
        self.column.setSpacing(round(4 * scale))
        self.fit()

    def fit(self) -> None:
        """Share the room: the lines have what is left."""
        left = self.height()
        if self.above is not None and not self.above.isHidden():
            high = min(left, cast(ToldAbove, self.above).fit(self.size()))
            self.above.setFixedHeight(high)
            left -= high + self.column.spacing()
        self.log.setVisible(left >= LEAST_LINES * self.scale or left == self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Share the room anew."""
        super().resizeEvent(event)
        self.fit()
