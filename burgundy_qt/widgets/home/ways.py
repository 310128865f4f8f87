"""The ways on from Home: a new game at first, and the others in two columns."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.library.icon_button import IconButton

NEW = "new"
WAYS: Mapping[str, tuple[str, str]] = {
    NEW: (later("Home", "New game"), "add"),
    "library": (later("Home", "Games"), "folder"),
    "first game": (later("Home", "Learn by playing"), "hint"),
    "watch": (later("Home", "Watch bots"), "eye"),
    "statistics": (later("Home", "Statistics"), "chart"),
    "puzzles": (later("Home", "Puzzles"), "search"),
}
"""By the command that does the same: the words and the icon of each."""
COLUMNS = 2


class Ways(QWidget):
    """A button for each; `asked` carries the name of its command."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, IconButton] = {}
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(10)
        for command, (words, icon) in WAYS.items():
            made = IconButton(tr("Home", words), icon)
            made.clicked.connect(lambda _checked=False, command=command: self.asked.emit(command))
            self.buttons[command] = made
        self.grid.addWidget(self.buttons[NEW], 0, 0, 1, COLUMNS)
        others = list(self.buttons.values())[1:]
        for place, made in enumerate(others):
            is_alone = place == len(others) - 1 and place % COLUMNS == 0
            span = COLUMNS if is_alone else 1
            self.grid.addWidget(made, 1 + place // COLUMNS, place % COLUMNS, 1, span)
        for column in range(COLUMNS):
            self.grid.setColumnStretch(column, 1)
