"""A label of one line that never cuts its words: where they are too long for its width, the letters
are smaller."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette

from burgundy_qt.widgets.theme.labels import LineLabel


class FittingWord(LineLabel):
    """At most as large as the style sheet says."""

    @property
    def letters(self) -> QFont:
        """The font that the words have room in."""
        font = QFont(self.font())
        wanted = QFontMetricsF(font).horizontalAdvance(self.text())
        while wanted > self.contentsRect().width() and font.pixelSize() > 1:
            font.setPixelSize(font.pixelSize() - 1)
            wanted = QFontMetricsF(font).horizontalAdvance(self.text())
        return font

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the words on one line."""
        painter = QPainter(self)
        painter.setFont(self.letters)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(
            self.contentsRect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, self.text()
        )
