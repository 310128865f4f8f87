"""A bar that shows a share, for rows of figures; painted when it changes, not by frames."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_qt.widgets.statistics.colours import Whose, colour_of
from burgundy_qt.widgets.theme import theme

THICK = 9
NOTCH = 4
"""How far the notch stands out above and below."""


class Bar(QWidget):
    """Filled from the left by a share of its width; on a `track` that shows the whole, with a notch
    at `fair`."""

    def __init__(self, whose: Whose, track: bool = False) -> None:
        super().__init__()
        self.whose, self.track = whose, track
        self.share = 0.0
        self.fair: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_changed.connect(self.update)

    def show_share(self, share: float, fair: float | None = None) -> None:
        """Fill it so far, 0 to 1."""
        self.share, self.fair = share, fair
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """As thick as it is drawn."""
        return QSize(60, THICK + (2 * NOTCH if self.track else 0))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint track, filling and notch."""
        palette = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(0, (self.height() - THICK) / 2, self.width(), THICK)
        if self.track:
            painter.setBrush(QColor(palette.well))
            painter.drawRoundedRect(whole, THICK / 2, THICK / 2)
        if self.share > 0:
            painter.setBrush(colour_of(self.whose, palette))
            filled = QRectF(whole.topLeft(), whole.bottomRight())
            filled.setWidth(max(THICK / 2, self.share * whole.width()))
            radius = min(THICK / 2 if self.track else 2.5, filled.width() / 2)
            painter.drawRoundedRect(filled, radius, radius)
        if self.fair is not None:
            painter.fillRect(
                QRectF(self.fair * self.width() - 1, 0, 2, self.height()), QColor(palette.line2)
            )
        painter.end()
