"""A button with an icon that grows with the text and follows the theme."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt

from burgundy_qt.widgets.controls.push_button import PushButton
from burgundy_qt.widgets.theme import sprite_files, theme

ICON = 16


class IconButton(PushButton):
    """In one of the style sheet's roles; `colour` is the name of the icon's colour in the
    palette."""

    def __init__(
        self, text: str, icon: str, role: str | None = None, colour: str = "text2"
    ) -> None:
        super().__init__(text)
        self.icon_name, self.colour = icon, colour
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if role:
            self.setProperty("role", role)
        theme.theme_changed.connect(self.draw)
        self.draw()

    def draw(self) -> None:
        """Draw the icon in the theme and the size of now."""
        size = round(ICON * theme.scale())
        self.setIcon(sprite_files.icon(self.icon_name, getattr(theme.current(), self.colour), size))
        self.setIconSize(QSize(size, size))
