"""A label that never asks for more room than it gets: what does not fit ends in dots, and is told
under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent

from burgundy_qt.widgets.look.line_label import LineLabel
from burgundy_qt.widgets.look.plain_tip import plain_tip


class ElidedWord(LineLabel):
    """The whole words are known to a screen reader too."""

    def __init__(self, role: str) -> None:
        super().__init__(role)
        self.whole = ""

    def say(self, text: str) -> None:
        """Show this text, as much of it as fits."""
        self.whole = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """There is more room, or less."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Another font takes another width."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, self.width())
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(plain_tip(self.whole) if shown != self.whole else "")
