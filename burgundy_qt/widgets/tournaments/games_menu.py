"""The games of a match that were kept, to be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import DialogFrame, set_help_topic

PATH = Qt.ItemDataRole.UserRole


class GamesMenu(DialogFrame):
    """`asked` carries the Path of the game that is chosen."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None, one: str, other: str, paths: Sequence[Path]) -> None:
        sentence = (
            tr(
                "Tournaments",
                "{n} game(s) are kept. Open one to look back or to review it.",
                n=len(paths),
            )
            if paths
            else tr("Tournaments", "No game of theirs was kept, or they have yet to meet.")
        )
        super().__init__(
            parent, tr("Tournaments", "{one} against {other}", one=one, other=other), sentence
        )
        set_help_topic(self, "arena#games")
        self.games = QListWidget()
        self.games.setAccessibleName(tr("Tournaments", "Games that are kept"))
        for number, path in enumerate(paths, start=1):
            item = QListWidgetItem(tr("Tournaments", "Game {number}", number=number))
            item.setData(PATH, path)
            self.games.addItem(item)
        self.games.setVisible(bool(paths))
        self.games.setCurrentRow(0)
        self.body.addWidget(self.games, 1)
        self.setMinimumWidth(440)
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Close")).clicked.connect(self.reject)
        self.look = self.add_button(tr("Tournaments", "Look at it"), "primary")
        self.look.setEnabled(bool(paths))
        self.look.clicked.connect(self._ask)
        self.games.itemActivated.connect(lambda _item: self._ask())

    def _ask(self) -> None:
        item = self.games.currentItem()
        if item is not None:
            self.accept()
            self.asked.emit(item.data(PATH))
