"""The tabs of the card: they stand apart where there is room, and closer and smaller where their
words are long."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QTabBar

from burgundy_qt.widgets.theme import theme

MOST_AIR = 14  # pixels added to a tab at most
LETTERS, AROUND = 13, 6  # units: the size of the words, and what the style sheet leaves around them


class CardTabs(QTabBar):
    """A row of tabs whose words all show, whatever the language."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setExpanding(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802
        """What the words need, and a share of the room that is left."""
        shown = self._shown
        needed = sum(super(CardTabs, self).tabSizeHint(tab).width() for tab in shown)
        air = min(MOST_AIR, max(0, (self.width() - needed) // len(shown)))
        return super().tabSizeHint(index) + QSize(air, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Where the words need more than there is they are written smaller."""
        super().resizeEvent(event)
        self._fit()

    def tabLayoutChange(self) -> None:  # noqa: N802
        """The words or their letters have changed."""
        super().tabLayoutChange()
        self._fit()

    @property
    def _shown(self) -> list[int]:
        """The tabs that are offered."""
        return [tab for tab in range(self.count()) if self.isTabVisible(tab)]

    def _fit(self) -> None:
        words = QFontMetrics(theme.text_font(LETTERS * theme.scale(), 600))
        needed = sum(
            words.horizontalAdvance(self.tabText(tab)) + AROUND * theme.scale()
            for tab in self._shown
        )
        tight = needed > self.width()
        if self.property("tight") != tight:
            self.setProperty("tight", tight)
            self.style().unpolish(self)
            self.style().polish(self)
            self.setTabText(0, self.tabText(0))  # or the places of the tabs would stay as they were
