"""A sprite as a widget."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.drawn_label import DrawnLabel


class Picture(DrawnLabel):
    """One sprite, `width` logical pixels wide, sharp on every screen."""

    def __init__(self, name: str, width: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.across = name, width
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._draw()

    def show_width(self, width: float) -> None:
        """Show it larger or smaller."""
        self.across = width
        self._draw()

    def show_art(self, name: str) -> None:
        """Show another sprite."""
        if name != self.name:
            self.name = name
            self._draw()

    def _draw(self) -> None:
        self.setPixmap(art.pixmap(self.name, self.across, self.devicePixelRatioF()))
