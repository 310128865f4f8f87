"""The deeds of one seat in a row that goes on in the next line; where there is too little room the
latest are shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.people.deed_button import DeedButton
from burgundy_qt.widgets.theme import theme

BETWEEN_TURNS = (
    0.3  # what is left free between two turns, and for the dots where deeds are left out, in tiles
)


class DeedRow(QWidget):
    """Each deed is `tile` pixels wide and high; the row has `lines` at most."""

    def __init__(self, buttons: Sequence[DeedButton]) -> None:
        super().__init__()
        self.buttons = buttons
        self.tile, self.lines = 30, 1
        self._left_out = 0
        for button in buttons:
            button.setParent(self)

    @property
    def shown(self) -> Sequence[DeedButton]:
        """The deeds that have room."""
        return self.buttons[self._left_out :]

    def lines_needed(self, width: int, tile: int) -> int:
        """How many lines all deeds take in such a width."""
        return places(self.buttons, width, tile, 0)[-1].top() // tile + 1

    def lay(self, tile: int, lines: int) -> None:
        """Lay the deeds so large, in so many lines at most."""
        self.tile, self.lines = tile, lines
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the deeds anew."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for left_out in range(len(self.buttons)):
            laid = places(self.buttons[left_out:], self.width(), self.tile, left_out)
            if laid[-1].bottom() < self.lines * self.tile or left_out == len(self.buttons) - 1:
                break
        self._left_out = left_out
        high = laid[-1].bottom() + 1
        for number, button in enumerate(self.buttons):
            button.setVisible(number >= left_out)
            if number >= left_out:
                button.setGeometry(
                    laid[number - left_out].translated(0, (self.height() - high) // 2)
                )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The dots that stand for what is left out."""
        if self._left_out:
            painter = QPainter(self)
            painter.setPen(QColor(theme.current().text2))
            first = self.shown[0].geometry()
            dots = QRect(0, first.top(), first.left(), first.height())
            painter.drawText(dots, Qt.AlignmentFlag.AlignCenter, "…")
            painter.end()


def places(buttons: Sequence[DeedButton], width: int, tile: int, left_out: int) -> list[QRect]:
    """Where each deed lies; turns stand apart, and before the first one is room for dots where some
    are left out."""
    air = round(BETWEEN_TURNS * tile)
    x, y = 2 * air if left_out else 0, 0
    laid = []
    for number, button in enumerate(buttons):
        x += air if number and button.done.line.opens_turn else 0
        if x + tile > width and x:
            x, y = 0, y + tile
        laid.append(QRect(x, y, tile, tile))
        x += tile
    return laid
