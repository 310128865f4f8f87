"""Where a window opens that belongs to a button."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

GAP, EDGE = 4, 8


def pop_up(popup: QWidget, button: QWidget, at_right: bool = False) -> None:
    """Show it below the button, its left edge at the button's (or its right one), and wholly on the
    screen."""
    popup.addActions(button.window().actions())  # whose keys work everywhere
    popup.adjustSize()
    x = button.width() - popup.width() if at_right else 0
    corner = button.mapToGlobal(QPoint(x, button.height() + GAP))
    screen = button.screen().availableGeometry().adjusted(EDGE, EDGE, -EDGE, -EDGE)
    corner.setX(max(screen.left(), min(corner.x(), screen.right() - popup.width())))
    corner.setY(max(screen.top(), min(corner.y(), screen.bottom() - popup.height())))
    popup.move(corner)
    popup.show()
