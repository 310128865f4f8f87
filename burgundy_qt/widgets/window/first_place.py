"""Where the window opens: inside the screen, however small that is, so that no button lies
outside."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QMainWindow

FIRST_SIZE = QSize(1280, 800)
LEAST_SIZE = 960, 620
"""The least size, where the screen has room for it."""
FRAME = QMargins(8, 40, 8, 8)  # what a system puts round a window, at most
IS_MAXIMISED = 44
"""Which byte of what Qt saves of a window says so. Qt puts a window back only where the screen is
about as wide as it was, and forgets that with all the rest."""


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


def least_size(free: QRect, needed: QSize) -> QSize:
    """The least size of the window where so much of a screen is `free`: as a rule LEAST_SIZE, on a
    smaller screen what there is, but never less than what it shows has `needed`."""
    return QSize(*LEAST_SIZE).boundedTo(free.marginsRemoved(FRAME).size()).expandedTo(needed)


def was_maximised(saved: bytes) -> bool:
    """Whether a window filled its screen when it was saved."""
    return len(saved) > IS_MAXIMISED and bool(saved[IS_MAXIMISED])


def place_window(window: QMainWindow, saved: bytes) -> None:
    """Put a window where it was when it was saved, or where it opens for the first time; in either
    case inside its screen. With the screen its least size changes."""
    is_back = bool(saved) and window.restoreGeometry(saved)
    bound_by_screen(window)
    if not is_back:
        place = first_place(window.screen().availableGeometry(), window.minimumSize())
        if place is not None:
            window.setGeometry(place)
        if was_maximised(saved):
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
    window.winId()  # now it has a handle, which knows of screens
    handle = window.windowHandle()
    if handle is not None:
        handle.screenChanged.connect(lambda: bound_by_screen(window))


def bound_by_screen(window: QMainWindow) -> None:
    """Let the window be as small as its screen wants it."""
    needed = window.minimumSizeHint()
    window.setMinimumSize(least_size(window.screen().availableGeometry(), needed))
