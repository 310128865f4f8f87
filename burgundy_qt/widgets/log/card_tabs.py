"""The tabs of the card: they stand apart where there is room, and close together where their words are long."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QTabBar

MOST_AIR = 14  # pixels added to a tab at most


class CardTabs(QTabBar):
    """A row of tabs whose words all show, whatever the language."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setExpanding(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802
        """What the words need, and a share of the room that is left."""
        needed = sum(super(CardTabs, self).tabSizeHint(tab).width() for tab in range(self.count()))
        air = min(MOST_AIR, max(0, (self.width() - needed) // self.count()))
        return super().tabSizeHint(index) + QSize(air, 0)
