"""A button with its key drawn on it like a small key cap."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.look import art, theme

BESIDE_CAP = 8  # between the words and the cap, and of their padding what the cap lies on


class KeyButton(QPushButton):
    """`icon` names one of the icons, `command` whose key is shown: the shortcut belongs to the menu.

    Where the words leave little room they move aside for the cap, and where they leave none it goes: words come first.
    """

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
        self.setAccessibleDescription(tr("Prompt", "Key {key}", key=key) if key else "")
        self.updateGeometry()
        self._fit()

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
        self._fit()

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
        self.draw()
        self.updateGeometry()
        self._fit()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for the words and the cap."""
        return super().sizeHint() + QSize(self._width_of_cap(), 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Room for the words."""
        return super().sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the cap in."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the cap where there is room for it, with the words in the middle where they leave it enough."""
        cap = self._width_of_cap()
        left = self.width() - super().sizeHint().width()
        self.cap.setVisible(0 < cap <= left)
        words = "aside" if cap <= left < 2 * cap else "amid"
        if self.property("words") != words:
            self.setProperty("words", words)
            self.style().unpolish(self)
            self.style().polish(self)

    def _width_of_cap(self) -> int:
        """What the cap takes beside the words; nothing where no key can be pressed."""
        return self.cap.sizeHint().width() + BESIDE_CAP if self.cap.text() and self.isEnabled() else 0
