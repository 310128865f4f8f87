"""A label that draws its own picture."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel


class DrawnLabel(QLabel):
    """Draws its picture again where the window came to a screen of another pixel ratio."""

    def event(self, event: QEvent) -> bool:
        """Follow the screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()
        return super().event(event)

    def _draw(self) -> None:
        """Set the picture, as it looks now."""
