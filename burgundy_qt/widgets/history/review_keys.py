"""The keys of a review: they go through the game instead of about the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from burgundy_qt.widgets.keys.keymap import keymap


class ReviewKeys(QObject):
    """Listens to the keys of the table while `is_on`; `asked` carries the name of a command in the room "review"."""

    asked = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_on = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take the keys of the review; all others go their way."""
        if not self.is_on or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        command = keymap.meant_by(event, "review")
        if command is None:
            return False
        self.asked.emit(command)
        return True
