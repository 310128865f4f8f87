"""Files that are dropped onto a window."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QEvent, QMimeData, QObject, QUrl, Signal
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
    """The files of this machine that are carried; None: nothing is, as in a clipboard that was
    never filled."""
    return [] if carried is None else [file_of(url) for url in carried.urls() if url.isLocalFile()]


def file_of(url: QUrl) -> Path:
    """The file at an address of this machine, also one whose name is no UTF-8: Qt has no words for
    that."""
    if os.name != "posix":
        return Path(url.toLocalFile())
    return Path(
        os.fsdecode(unquote_to_bytes(url.path(QUrl.ComponentFormattingOption.FullyEncoded)))
    )
