"""The wine-red bar at the top: crest, name, menus, and where the game stands."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.page.log_placement import FontScaler, unit_beside
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import SpriteLabel
from burgundy_qt.widgets.window.menus import MenuBar

CREST, SIGN = 24, 20
PROGRAM, EMBLEM = "Burgundy", "icons/app"
"""What stands at the left where no game is in view."""


class TitleBar(QFrame):
    """Holds the menu bar; `say` tells phase and round at the right end, and a question mark asks
    for the rules. It grows with the window, not with the table below it, which would have to be
    laid out again for the room that it takes."""

    rules_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.menus = MenuBar()
        self.menus.setAccessibleName(tr("Menu", "Menus"))
        self.name = text_label(PROGRAM, "bar-name")
        self.name.setContentsMargins(0, 0, 8, 0)
        self.standing = text_label("", "bar-standing")
        self.past = text_label("", "bar-past")
        self.past.hide()
        self._full = self._short = ""
        self.help = QToolButton()
        self.help.setProperty("role", "bar")
        self.help.setAccessibleName(tr("Menu", "Rules"))
        self.help.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it has its own key
        self.help.clicked.connect(self.rules_asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 14, 0)
        row.setSpacing(8)
        self.crest = SpriteLabel(EMBLEM, CREST)
        row.addWidget(self.crest)
        row.addWidget(self.name)
        row.addWidget(framed(self.menus), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.standing)
        row.addWidget(self.past, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.help)
        self._lettering = FontScaler()
        self._lettering.add(self, self._letter)
        theme.theme_changed.connect(self.fit)
        theme.theme_changed.connect(self._draw)
        keymap.changed.connect(self._name_key)
        self._name_key()
        self._draw()

    def fit(self, *_: object) -> None:
        """Letter it for the window as large as that is now."""
        self._lettering.follow(unit_beside(self))

    def _letter(self, scale: float) -> None:
        self.crest.show_width(round(CREST * scale))
        self.help.setIconSize(QSize(round(SIGN * scale), round(SIGN * scale)))
        self._draw()
        self._make_room()

    def _name_key(self) -> None:
        self.help.setToolTip(tooltip_with_key(tr("Menu", "The rules"), "rules"))

    def _draw(self) -> None:
        self.help.setIcon(
            sprite_files.icon("help", theme.current().on_bar, self.help.iconSize().width())
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The name gives way where the rest has no room, then the crest, then words."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        row = self.layout()
        assert row is not None
        self.past.setText(self._full)
        for part in (self.name, self.crest):
            part.setVisible(True)
        for part in (self.name, self.crest):
            part.setVisible(row.minimumSize().width() <= self.width())
        if self._short and row.minimumSize().width() > self.width():
            self.past.setText(self._short)

    def call(self, name: str = PROGRAM, emblem: str = EMBLEM) -> None:
        """Show what is in view by its name and its sprite: a game, or the program."""
        self.name.setText(name)
        self.crest.show_art(emblem)
        self._make_room()

    def say(self, text: str) -> None:
        """Show where the game stands: "Phase B, round 3 of 5"."""
        self.standing.setText(text)
        self._full = self._short = ""
        self._show(self.standing, self.past)

    def say_past(self, text: str, short: str = "") -> None:
        """Show on a plate what is looked at beside the game, in fewer words where there is less
        room."""
        self._full, self._short = text, short
        self._show(self.past, self.standing)

    def _show(self, shown: QWidget, other: QWidget) -> None:
        other.hide()
        shown.show()
        self._make_room()


def framed(menus: MenuBar) -> QWidget:
    """Return the menu bar in a frame of its own: a menu bar makes itself as wide as what it lies
    in."""
    frame = QWidget()
    row = QHBoxLayout(frame)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(menus)
    return frame
