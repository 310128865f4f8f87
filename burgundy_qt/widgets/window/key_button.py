"""A button with its key drawn on it like a small key cap."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.look import art, theme


class KeyButton(QPushButton):
    """`icon` names one of the icons, `command` whose key is shown: the shortcut belongs to the menu."""

    def __init__(self, text: str, command: str, icon: str, role: str = "key") -> None:
        super().__init__(text)
        self.command = command
        self.icon_name, self.size_of_icon = icon, 18
        self.setProperty("role", role)
        self.setProperty("keyed", "true")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cap = QLabel()
        self.cap.setProperty("role", "key-cap")
        self.cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 12, 2)
        self.row.addStretch(1)
        self.row.addWidget(self.cap, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.theme_changed.connect(self.draw)
        keymap.changed.connect(self.show_key)
        self.show_key()
        self.draw()

    def show_key(self) -> None:
        """Show the key that the command has now."""
        key = keymap.label(self.command)
        self.cap.setText(key)
        self.cap.setVisible(bool(key) and self.isEnabled())
        self.setAccessibleDescription(tr("Prompt", "Key {key}", key=key) if key else "")

    def draw(self) -> None:
        """Draw the icon in the colour of the text."""
        palette = theme.current()
        lit = palette.on_accent if self.property("role") == "primary" else palette.text
        self.setIcon(art.icon(self.icon_name, lit if self.isEnabled() else palette.text3, self.size_of_icon))

    def letter(self, scale: float) -> None:
        """The text has been given this scale: icon and key cap follow."""
        self.size_of_icon = round(18 * scale)
        self.setIconSize(QSize(self.size_of_icon, self.size_of_icon))
        self.row.setContentsMargins(0, 0, round(12 * scale), 2)
        self.draw()

    def set_role(self, role: str) -> None:
        """Make it the primary button, or one of the others."""
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)
            self.draw()

    def allow(self, allowed: bool) -> None:
        """Whether it can be pressed."""
        self.setEnabled(allowed)
        self.cap.setVisible(allowed and bool(self.cap.text()))
        self.draw()
