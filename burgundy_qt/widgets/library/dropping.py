"""Files that are dropped onto a window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class Dropping(QObject):
    """Lets files be dropped anywhere on a window; `dropped` carries their paths."""

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take files; leave everything else to the window."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.DragMove):
            assert isinstance(event, QDragMoveEvent)
            if files_in(event.mimeData()):
                event.acceptProposedAction()
                return True
        elif event.type() == QEvent.Type.Drop:
            assert isinstance(event, QDropEvent)
            files = files_in(event.mimeData())
            if files:
                event.acceptProposedAction()
                self.dropped.emit(files)
                return True
        return False


def files_in(carried: QMimeData | None) -> list[Path]:
    """The files of this machine that are carried; None: nothing is, as in a clipboard that was never filled."""
    return [] if carried is None else [Path(url.toLocalFile()) for url in carried.urls() if url.isLocalFile()]
