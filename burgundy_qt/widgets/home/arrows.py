"""The arrow keys among buttons that stand in rows and columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

DIRECTIONS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ASIDE = 2
"""So much further away seems what lies aside than what lies straight ahead."""


class Arrows(QObject):
    """Leads from one of the `buttons` in `place` to the nearest that way. Qt alone would go through
    them in a row."""

    def __init__(self, place: QWidget, buttons: Sequence[QWidget]) -> None:
        super().__init__(place)
        self.place, self.buttons = place, buttons
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Go there."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in DIRECTIONS or not isinstance(watched, QWidget):
            return False
        found = self._nearest(watched, *DIRECTIONS[event.key()])
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _nearest(self, button: QWidget, right: int, down: int) -> QWidget | None:
        """The button that lies nearest in a direction."""
        here, found = self._rect(button), {}
        for other in self.buttons:
            there = self._rect(other)
            way = there.center() - here.center()
            ahead = way.x() * right + way.y() * down
            aside = gap(here, there, is_across=bool(down))
            lies_beyond = gap(here, there, is_across=bool(right)) > 0
            if other.isVisible() and ahead > 0 and lies_beyond:
                found[other] = ahead + ASIDE * aside
        return min(found, key=found.__getitem__, default=None)

    def _rect(self, button: QWidget) -> QRect:
        return QRect(button.mapTo(self.place, QPoint()), button.size())


def gap(one: QRect, other: QRect, is_across: bool) -> int:
    """How far one lies aside of the other; 0 where they lie before each other. `is_across`: to the
    left or right."""
    if is_across:
        return max(0, one.left() - other.right(), other.left() - one.right())
    return max(0, one.top() - other.bottom(), other.top() - one.bottom())
