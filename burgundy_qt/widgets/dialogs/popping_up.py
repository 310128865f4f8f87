"""Where a window opens that belongs to a button."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

GAP, EDGE = 4, 8


def pop_up(popup: QWidget, button: QWidget, at_right: bool = False) -> None:
    """Show it below the button, its left edge at the button's (or its right one), and wholly on the
    screen."""
    popup.addActions(button.window().actions())  # whose keys work everywhere
    popup.adjustSize()
    x = button.width() - popup.width() if at_right else 0
    corner = button.mapToGlobal(QPoint(x, button.height() + GAP))
    screen = free_screen(button)
    corner.setX(max(screen.left(), min(corner.x(), screen.right() - popup.width())))
    spare = min(0, screen.height() - popup.height()) // 2  # one that is too high uses the edge too
    corner.setY(max(screen.top() + spare, min(corner.y(), screen.bottom() - popup.height())))
    popup.move(corner)
    popup.show()


def room_for(button: QWidget) -> QSize:
    """How large a window can be that belongs to a button."""
    return free_screen(button).size()


def free_screen(button: QWidget) -> QRect:
    return button.screen().availableGeometry().adjusted(EDGE, EDGE, -EDGE, -EDGE)
