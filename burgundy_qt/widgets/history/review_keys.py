"""The keys of a review: they go through the game instead of about the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

KEYS: Mapping[Qt.Key, str] = {
    Qt.Key.Key_Home: "start",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "on",
    Qt.Key.Key_End: "end",
    Qt.Key.Key_Up: "turn back",
    Qt.Key.Key_Down: "turn on",
    Qt.Key.Key_PageUp: "round back",
    Qt.Key.Key_PageDown: "round on",
    Qt.Key.Key_Space: "run",
    Qt.Key.Key_Minus: "slower",
    Qt.Key.Key_Plus: "faster",
    Qt.Key.Key_F: "play on",
    Qt.Key.Key_Tab: "buttons",
    Qt.Key.Key_Escape: "leave",
}
ALLOWED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class ReviewKeys(QObject):
    """Listens to the keys of the table while `is_on`; `asked` carries the name of a command."""

    asked = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_on = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take the keys of the review; all others go their way."""
        if not self.is_on or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        command = KEYS.get(Qt.Key(event.key()))
        if command is None or event.modifiers() & ~ALLOWED:
            return False
        self.asked.emit(command)
        return True
