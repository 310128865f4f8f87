"""The menu bar, which lets go of the keys when a menu that the mouse has opened is closed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar


class MenuBar(QMenuBar):
    """After Esc Qt leaves the keys with the bar, where Alt has called them; whoever came by the
    mouse was elsewhere with them, and goes on there."""

    def __init__(self) -> None:
        super().__init__()
        self.setNativeMenuBar(False)
        self.is_led_by_mouse = False

    def add_menu(self, title: str) -> QMenu:
        """One menu more at the end."""
        menu = self.addMenu(title)
        menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._forget_the_mouse))
        return menu

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The mouse opens a menu, or closes it."""
        super().mousePressEvent(event)
        self._see_who_leads()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The mouse goes from menu to menu."""
        super().mouseMoveEvent(event)
        self._see_who_leads()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The keys come here: give them back where nobody has called them."""
        super().focusInEvent(event)
        if self.is_led_by_mouse and event.reason() == Qt.FocusReason.MenuBarFocusReason:
            QTimer.singleShot(0, self, self._give_keys_back)

    def _give_keys_back(self) -> None:
        escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        self.keyPressEvent(escape)  # Qt knows where they came from

    def _see_who_leads(self) -> None:
        self.is_led_by_mouse = QApplication.activePopupWidget() is not None

    def _forget_the_mouse(self) -> None:
        if QApplication.activePopupWidget() is None:
            self.is_led_by_mouse = False
