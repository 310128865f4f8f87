"""The wine-red bar at the top: crest, name, menus, and where the game stands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenuBar, QWidget

from burgundy_qt.widgets.look.picture import Picture

CREST = 24


class TitleBar(QFrame):
    """Holds the menu bar; `say` tells phase and round at the right end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.menus = QMenuBar()
        self.menus.setNativeMenuBar(False)
        self.name = QLabel("Burgundy")
        self.name.setProperty("role", "bar-name")
        self.standing = QLabel()
        self.standing.setProperty("role", "bar-standing")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 14, 0)
        row.setSpacing(8)
        self.crest = Picture("icons/app", CREST)
        row.addWidget(self.crest)
        row.addWidget(self.name)
        row.addSpacing(8)
        row.addWidget(self.menus, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.standing)

    def letter(self, scale: float) -> None:
        """The text has been given this scale: the crest follows."""
        self.crest.show_width(round(CREST * scale))

    def say(self, text: str) -> None:
        """Show where the game stands: "Phase B, round 3 of 5"."""
        self.standing.setText(text)
