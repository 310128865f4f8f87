"""A button that shows a command's key and takes the next one that is pressed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.keys.commands import Command
from burgundy_qt.widgets.keys.key_places import by_place
from burgundy_qt.widgets.keys.keymap import keymap, pressed, shown

MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)


class KeyCapture(QPushButton):
    """Pressed, it listens: the next key goes to the command, a click elsewhere leaves it as it was.

    `captured` carries the portable name of the key. Backspace alone takes the key away: "" is
    captured."""

    captured = Signal(str)

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self.listens = False
        self.setProperty("role", "capture")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._listen)
        self.speak()

    def speak(self) -> None:
        """Show the key that the command has now."""
        keys = ", ".join(shown(key) for key in keymap.keys(self.command.name))
        self.setText(
            tr("Keys", "Press a key") if self.listens else keys or tr("Keys", "none", "no key")
        )
        self.setAccessibleName(self.command.title)
        self.setAccessibleDescription(
            tr("Keys", "Key {key}. Press it to choose another one.", key=keys or "-")
        )

    def event(self, event: QEvent) -> bool:
        """While it listens every key is its own: no shortcut and no change of focus takes it
        away."""
        if self.listens and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and Qt.Key(event.key()) not in MODIFIERS:
                self._take(event)
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter begins to listen as Space does; in a dialog it would press the default button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Somebody has thought better of it."""
        super().focusOutEvent(event)
        self._rest()

    def _listen(self, on: bool) -> None:
        self.listens = on
        self.setChecked(on)
        self.speak()

    def _rest(self) -> None:
        self._listen(False)

    def _take(self, event: QKeyEvent) -> None:
        self._rest()
        is_away = event.key() == Qt.Key.Key_Backspace and not event.modifiers()
        # The Latin letter at its place works with every layout, a letter of another one does not.
        self.captured.emit("" if is_away else pressed(by_place(event) or event))
