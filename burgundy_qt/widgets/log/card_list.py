"""A list on a page of the card beside the table: its lines wrap at the width of the card, at the
table's own scale."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QWidget

from burgundy_qt.widgets.theme import theme


class CardList(QListView):
    """`left` tells that the keys are wanted elsewhere."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def letter(self, scale: float) -> None:
        """Draw the lines at this scale."""
        self.scale = scale
        self.doItemsLayout()

    def units(self, length: float) -> int:
        """A length at the present scale."""
        return round(length * self.scale)

    @property
    def width_of_lines(self) -> int:
        """How wide a line is, with room for a scroll bar."""
        bar = self.verticalScrollBar()
        return self.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def paint_plate(painter: QPainter, line: QRect, colour: str, is_marked: bool) -> None:
    """What lies under a line that is pointed at, in a ring where the keyboard is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.current().focus), 2) if is_marked else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(line.adjusted(3, 1, -3, -1), 6, 6)
