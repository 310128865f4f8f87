"""A sprite as a widget."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QWidget

from burgundy_qt.widgets.look import art


class Picture(QLabel):
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

    def event(self, event: QEvent) -> bool:
        """Draw again where the window came to a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()
        return super().event(event)

    def _draw(self) -> None:
        self.setPixmap(art.pixmap(self.name, self.across, self.devicePixelRatioF()))
