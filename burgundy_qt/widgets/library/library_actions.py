"""The ways into the library: its dialog, the menu of recent games, dropped files and pasted
games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QObject, Signal

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.library import game_card, librarian
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.library.game_transfer import FileDropFilter, paste

if TYPE_CHECKING:
    from burgundy_qt.widgets.library.library_dialog import LibraryDialog

MOST_RECENT = 8


class LibraryActions(QObject):
    """Connects the library with the window.

    `dialog_made` carries a dialog to show, `play_asked` the path of a game to play, `review_asked`
    that of one to review, `failed` a Problem.
    """

    dialog_made = Signal(object)
    play_asked = Signal(object)
    review_asked = Signal(object)
    new_game_asked = Signal()
    file_asked = Signal()
    first_game_asked = Signal()
    again_asked = Signal(object)
    explorer_asked = Signal()
    failed = Signal(object)

    def __init__(self, window: QtWidgets.QWidget, session: GameSession) -> None:
        super().__init__(window)
        self.window, self.session = window, session
        self.librarian = librarian.Librarian(SaveFolder(session.folders.games), self)
        self.librarian.failed.connect(self.failed)
        self.recent = QtWidgets.QMenu(window)
        self.name_recent()
        self.recent.setEnabled(False)
        self.librarian.listed.connect(self._list_recent)
        self.librarian.taken_in.connect(self._show_taken_in)
        self._dialog: LibraryDialog | None = None
        FileDropFilter(window).dropped.connect(self.take)

    def name_recent(self) -> None:
        """Set the title of the menu of recent games; its entries are added when it opens."""
        self.recent.setTitle(tr("Library", "Played last"))

    def open(self) -> LibraryDialog:
        """Open the library. Its modules are imported on first use, or earlier by
        ModulePreloader."""
        from burgundy_qt.widgets.library.library_dialog import LibraryDialog

        dialog = LibraryDialog(self.window, self.librarian, self._on_table)
        dialog.play_asked.connect(self.play_asked)
        dialog.review_asked.connect(self.review_asked)
        dialog.new_game_asked.connect(self.new_game_asked)
        dialog.file_asked.connect(self.file_asked)
        dialog.first_game_asked.connect(dialog.close)
        dialog.first_game_asked.connect(self.first_game_asked)
        dialog.again_asked.connect(self.again_asked)
        dialog.explorer_asked.connect(self.explorer_asked)
        dialog.finished.connect(self._forget)
        self._dialog = dialog
        self.dialog_made.emit(dialog)
        return dialog

    def take(self, files: Sequence[Path]) -> None:
        """Play a single file, or add several to the library."""
        if len(files) == 1:
            self.play_asked.emit(files[0])
        elif files:
            self.open().take_in(files)

    def paste(self) -> None:
        """Add the games on the clipboard, and show them in the library."""
        paste(self.librarian)

    def close(self) -> None:
        """Close the librarian before the window closes."""
        self.librarian.close()

    @property
    def _on_table(self) -> str | None:
        view = self.session.view
        return None if view is None else view.game_id

    def _show_taken_in(self, path: Path) -> None:
        if self._dialog is None:
            self.open().await_game(path)

    def _forget(self) -> None:
        self._dialog = None

    def _list_recent(self, cards: Sequence[game_card.GameCard], left: int) -> None:
        """List the recent games, without the one on the table."""
        from burgundy_qt.widgets.library import card_text

        now = repeatable.local_now()
        playable = (
            card
            for card in cards
            if not (card.is_broken or card.in_bin or card.is_of_bots)
            and card.game_id != self._on_table
        )
        self.recent.clear()
        for number, card in zip(range(1, MOST_RECENT + 1), playable, strict=False):
            words = f"{card_text.title(card)}: {card_text.subtitle(card, now)}".replace("&", "&&")
            action = QtGui.QAction(f"&{number}  {words}", self.recent)
            action.triggered.connect(
                lambda _checked=False, path=card.path: self.play_asked.emit(path)
            )
            self.recent.addAction(action)
        self.recent.setEnabled(not self.recent.isEmpty())
