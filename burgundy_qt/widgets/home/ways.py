"""The ways on from Home: a new game and the puzzles at first, and the others in two columns."""

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
BESIDE_NEW = "puzzles"
"""Lies beside the new game, so that there is no row more; the others lie in two columns."""
ROW, WIDE, NARROW, HALF = 6, 4, 2, 3
"""Columns of the grid: in a row, and of each button."""


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
        self.grid.addWidget(self.buttons[NEW], 0, 0, 1, WIDE)
        self.grid.addWidget(self.buttons[BESIDE_NEW], 0, WIDE, 1, NARROW)
        halves = [self.buttons[name] for name in WAYS if name not in (NEW, BESIDE_NEW)]
        for place, made in enumerate(halves):
            self.grid.addWidget(made, 1 + place // 2, HALF * (place % 2), 1, HALF)
        for column in range(ROW):
            self.grid.setColumnStretch(column, 1)
