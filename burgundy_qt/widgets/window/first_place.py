"""Where the window opens for the first time: on a small screen no larger than that, so that no
button lies outside."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize

FIRST_SIZE = QSize(1280, 800)
FRAME = QMargins(8, 40, 8, 8)  # what a system puts round a window, at most


def first_place(free: QRect, least: QSize) -> QRect | None:
    """The place of the window without its frame in that part of a screen which is `free`; it is
    never smaller than `least`. None where it has room at its usual size: then the system places
    it."""
    room = free.marginsRemoved(FRAME)
    size = FIRST_SIZE.boundedTo(room.size())
    if size == FIRST_SIZE:
        return None
    size = size.expandedTo(least)
    left = max(room.left(), room.center().x() - size.width() // 2)
    return QRect(QPoint(left, room.top()), size)
