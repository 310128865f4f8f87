"""A button with its key drawn on it like a small key cap."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.theme import sprite_files, theme

BESIDE_CAP = 8  # between the words and the cap, and of their padding what the cap lies on
BESIDE_ICON = 4  # what Qt leaves between icon and words


class KeyButton(QPushButton):
    """`icon` names one of the icons, `command` whose key is shown: the shortcut belongs to the
    menu.

    Where the words leave little room they move aside for the cap; where they leave none it goes,
    and then the icon.
    """

    def __init__(self, text: str, command: str, icon: str, role: str = "key") -> None:
        super().__init__(text)
        self.command = command
        self.icon_name, self.size_of_icon, self.has_icon = icon, 18, True
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
        self._name_key()
        self.draw()

    def show_key(self) -> None:
        """Show the key that the command has now."""
        self._name_key()
        self.updateGeometry()
        self.fit()

    def _name_key(self) -> None:
        key = keymap.label(self.command)
        self.cap.setText(key)
        self.setAccessibleDescription(tr("Prompt", "Key {key}", key=key) if key else "")

    def draw(self) -> None:
        """Draw the icon in the colour of the text, where it has room."""
        palette = theme.current()
        lit = palette.on_accent if self.property("role") == "primary" else palette.text
        icon = sprite_files.icon(
            self.icon_name, lit if self.isEnabled() else palette.text3, self.size_of_icon
        )
        self.setIcon(icon if self.has_icon else QIcon())

    def letter(self, scale: float) -> None:
        """The text has been given this scale: icon and key cap follow."""
        self.size_of_icon = round(18 * scale)
        self.setIconSize(QSize(self.size_of_icon, self.size_of_icon))
        self.row.setContentsMargins(0, 0, round(12 * scale), 2)
        self.draw()
        self.fit()

    def set_role(self, role: str) -> None:
        """Make it the primary button, or one of the others."""
        if self.property("role") != role:
            self.setProperty("role", role)
            for part in (self, self.cap):
                part.style().unpolish(part)
                part.style().polish(part)
            self.draw()

    def allow(self, allowed: bool) -> None:
        """Whether it can be pressed."""
        self.setEnabled(allowed)
        self.draw()
        self.updateGeometry()
        self.fit()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for the icon, the words and the cap."""
        return QSize(self._width_with_icon() + self._width_of_cap(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Room for the words."""
        return QSize(self._width_with_icon() - self._width_of_icon(), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit icon and cap in."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show icon and cap where there is room for them, the words in the middle where they leave
        the cap enough."""
        cap = self._width_of_cap()
        self.cap.setVisible(0 < cap <= self.width() - self._width_with_icon())
        left = self.width() - self._width_with_icon()  # Qt may have laid it out anew by then
        words = "aside" if cap <= left < 2 * cap else "amid"
        if self.property("words") != words:
            self.setProperty("words", words)
            self.style().unpolish(self)
            self.style().polish(self)
        if self.has_icon != (left >= 0):
            self.has_icon = left >= 0
            self.draw()

    def _width_with_icon(self) -> int:
        """What icon and words take, whether the icon is shown now or not."""
        return super().sizeHint().width() + (0 if self.has_icon else self._width_of_icon())

    def _width_of_icon(self) -> int:
        return self.iconSize().width() + BESIDE_ICON

    def _width_of_cap(self) -> int:
        """What the cap takes beside the words; nothing where no key can be pressed."""
        return (
            self.cap.sizeHint().width() + BESIDE_CAP if self.cap.text() and self.isEnabled() else 0
        )
