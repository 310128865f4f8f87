"""A thin bar in a seat's colour, for the cells of a score sheet; painted when it changes, not by
frames."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.seat_colours import line_on

THICK = 4
LEAST = 24


class SeatBar(QWidget):
    """Filled from the left by a `share` of its width, 0..1."""

    def __init__(self, colour: int, share: float) -> None:
        super().__init__()
        self.colour, self.share = colour, share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumSize(LEAST, THICK)
        theme.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As thick as it is drawn."""
        return QSize(2 * LEAST, THICK)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the track and the filling."""
        palette = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(QRectF(self.rect()), THICK / 2, THICK / 2)
        if self.share > 0:
            painter.setBrush(QColor(line_on(palette, self.colour, towards_text=0.45)))
            filled = QRectF(0, 0, max(THICK, self.share * self.width()), self.height())
            painter.drawRoundedRect(filled, THICK / 2, THICK / 2)
        painter.end()
