"""A label of one line that never cuts its words: where they are too long for its width, the letters are smaller."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy


class FittingWord(QLabel):
    """A label in one of the style sheet's roles, at most as large as that says."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def letters(self) -> QFont:
        """The font that the words have room in."""
        font = QFont(self.font())
        wanted = QFontMetricsF(font).horizontalAdvance(self.text())
        while wanted > self.contentsRect().width() and font.pixelSize() > 1:
            font.setPixelSize(font.pixelSize() - 1)
            wanted = QFontMetricsF(font).horizontalAdvance(self.text())
        return font

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Any width will do."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the words on one line."""
        painter = QPainter(self)
        painter.setFont(self.letters)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.contentsRect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, self.text())
