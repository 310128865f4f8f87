"""The ways on from Home, in rows: what one does most often lies first."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from burgundy_qt.language.translation import later, tr
from burgundy_qt.widgets.controls.value_controls import IconButton

NEW = "new"
WAYS: Mapping[str, tuple[str, str]] = {
    NEW: (later("Home", "New game"), "add"),
    "puzzles": (later("Home", "Puzzles"), "search"),
    "library": (later("Home", "Games"), "folder"),
    "first game": (later("Home", "Learn by playing"), "hint"),
    "watch": (later("Home", "Watch bots"), "eye"),
    "tournaments": (later("Home", "Tournaments"), "cup"),
    "statistics": (later("Home", "Statistics"), "chart"),
}
"""By the command that does the same: the words and the icon of each."""
SPACING, TIGHT_SPACING = 10, 6
"""Pixels between the buttons, as a rule and where there is little room."""
ROWS = (4, 2), (3, 3), (2, 2, 2)
"""Columns that each button has in its row."""


class Ways(QWidget):
    """A button for each; `asked` carries the name of its command."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, IconButton] = {}
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(SPACING)
        self.folded = 0  # pixels by which they are lower than usual
        for command, (words, icon) in WAYS.items():
            made = IconButton(tr("Home", words), icon)
            made.clicked.connect(lambda _checked=False, command=command: self.asked.emit(command))
            self.buttons[command] = made
        further = iter(self.buttons.values())
        for row, widths in enumerate(ROWS):
            for place, wide in enumerate(widths):
                self.grid.addWidget(next(further), row, sum(widths[:place]), 1, wide)
        for column in range(sum(ROWS[0])):
            self.grid.setColumnStretch(column, 1)

    def fold(self, is_tight: bool) -> None:
        """Let the rows lie closer to each other, or as usual."""
        spacing = TIGHT_SPACING if is_tight else SPACING
        self.folded = (len(ROWS) - 1) * (SPACING - spacing)
        self.grid.setVerticalSpacing(spacing)
