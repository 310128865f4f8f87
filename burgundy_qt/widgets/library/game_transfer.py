"""Games that arrive or leave by clipboard or drag and drop, as text or as files.

A separate file: the window accepts files from the start, when the library dialog is not loaded yet.
"""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QMimeData, QObject, QUrl, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.library.librarian import Librarian
from burgundy_qt.widgets.phrases.wording import join_with_commas, key_name


class FileDropFilter(QObject):
    """Accepts files dropped anywhere on a window; `dropped` carries their paths."""

    dropped = Signal(object)

    def __init__(self, window: QtWidgets.QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Accept dragged files; leave all other events to the window."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.DragMove):
            assert isinstance(event, QtGui.QDragMoveEvent)
            if files_in(event.mimeData()):
                event.acceptProposedAction()
                return True
        elif event.type() == QEvent.Type.Drop:
            assert isinstance(event, QtGui.QDropEvent)
            files = files_in(event.mimeData())
            if files:
                event.acceptProposedAction()
                self.dropped.emit(files)
                return True
        return False


def files_in(carried: QMimeData | None) -> list[Path]:
    """Return the local files in the data; None is an empty clipboard."""
    return [] if carried is None else [file_of(url) for url in carried.urls() if url.isLocalFile()]


def file_of(url: QUrl) -> Path:
    """Return the local file of a URL.

    QUrl.toLocalFile cannot return a name that is not UTF-8.
    """
    if os.name != "posix":
        return Path(url.toLocalFile())
    return Path(
        os.fsdecode(unquote_to_bytes(url.path(QUrl.ComponentFormattingOption.FullyEncoded)))
    )


def paste(librarian: Librarian) -> None:
    """Add the games on the clipboard; the librarian reports an empty one."""
    clipboard = QtGui.QGuiApplication.clipboard()
    files = files_in(clipboard.mimeData())
    for file in files:
        librarian.take_in(file)
    if not files:
        librarian.take_in_text(clipboard.text())


def copy(librarian: Librarian, card: GameCard) -> None:
    """Request the game as text, with instructions for the receiver of a mail."""
    from burgundy_qt.widgets.library import card_text

    title = join_with_commas([card_text.title(card), card_text.day(card.played)])
    key = key_name("Ctrl+V")
    how_to_open = tr(
        "Library",
        "To open this game, copy all this text, then press {key} in Burgundy Qt.",
        key=key,
    )
    texts = [title, how_to_open]
    if card.is_running:
        texts.append(
            tr(
                "Library",
                "The game is not over: this text also contains hidden information.",
            )
        )
    librarian.copy(card, "\n".join(texts))
