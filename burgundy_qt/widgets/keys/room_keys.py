"""The keys of what takes the table's place for a while: of a review, or of a game that is
watched."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from burgundy_qt.widgets.keys.commands import Room
from burgundy_qt.widgets.keys.keymap import keymap


class RoomKeys(QObject):
    """Listens to the keys of the table while `is_on`; `asked` carries the name of a command in its
    room."""

    asked = Signal(str)

    def __init__(self, parent: QObject, room: Room) -> None:
        super().__init__(parent)
        self.room: Room = room
        self.is_on = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take the keys of the room; all others go their way."""
        if (
            not self.is_on
            or event.type() != QEvent.Type.KeyPress
            or not isinstance(event, QKeyEvent)
        ):
            return False
        command = keymap.meant_by(event, self.room)
        if command is None:
            return False
        self.asked.emit(command)
        return True
