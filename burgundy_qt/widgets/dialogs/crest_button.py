"""Choosing a crest: a button that shows it and opens the colours and the pictures."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QToolButton, QVBoxLayout

from burgundy_qt.language.translation import tr
from burgundy_qt.session.line_up import COLOURS
from burgundy_qt.widgets.controls.dialog_frame import PushButton, text_label
from burgundy_qt.widgets.dialogs.popping_up import pop_up
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.seat_colours import AVATARS, COLOUR_NAMES, crest

WIDTH, CHOICE = 40, 44
COLUMNS = 5


class CrestButton(PushButton):
    """Shows the crest of a seat; a click opens what it may be. `figure` is the picture that is
    shown: a person's own, or that of a bot's level; `colours` those that the game has pieces in.
    `wished` carries a colour, which may be another seat's: the dialog gives it or swaps."""

    wished = Signal(int)
    changed = Signal()

    def __init__(self, colour: int, avatar: str | None) -> None:
        super().__init__()
        self.colour, self.avatar = colour, avatar
        self.colours = COLOURS
        self.level: str | None = None
        self.setProperty("role", "crest")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setIconSize(QSize(WIDTH, WIDTH))
        self.setToolTip(tr("Seats", "Choose colour and picture"))
        self.clicked.connect(self.open)
        theme.theme_changed.connect(self._draw)
        self._draw()

    @property
    def art_name(self) -> str:
        """The sprite that is shown."""
        return crest(self.colour, self.level or self.avatar, WIDTH)

    def show_crest(self, colour: int, avatar: str | None) -> None:
        """Show this crest."""
        self.colour, self.avatar = colour, avatar
        self._draw()

    def show_level(self, level: str | None) -> None:
        """A bot of this level sits here, or a person (None)."""
        self.level = level
        self._draw()

    def open(self) -> CrestChooser:
        """Open what it may be."""
        chooser = CrestChooser(self)
        chooser.colour_chosen.connect(self.wished)
        chooser.avatar_chosen.connect(self._choose)
        pop_up(chooser, self)
        return chooser

    def _choose(self, avatar: str) -> None:
        self.show_crest(self.colour, avatar or None)
        self.changed.emit()

    def _draw(self) -> None:
        self.setIcon(sprite_files.figure(self.art_name, WIDTH))
        colour = tr("Seats", COLOUR_NAMES[self.colour])
        if self.level is None and self.avatar in AVATARS:
            picture = tr("Seats", AVATARS[self.avatar])
            self.setAccessibleName(
                tr("Seats", "Crest: {colour}, {picture}", colour=colour, picture=picture)
            )
        else:
            self.setAccessibleName(tr("Seats", "Crest: {colour}", colour=colour))


class CrestChooser(QFrame):
    """The colours and, for a person, all pictures; a window of its own that closes at the
    first click."""

    colour_chosen = Signal(int)
    avatar_chosen = Signal(str)  # "": none

    def __init__(self, crest_button: CrestButton) -> None:
        super().__init__(crest_button, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self.choices: dict[str, list[QToolButton]] = {"colour": [], "avatar": []}
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(6)
        column.addWidget(text_label(tr("Seats", "Colour"), "section"))
        colours = QHBoxLayout()
        colours.setSpacing(4)
        for colour in crest_button.colours:
            sprite, name = f"pieces/marker-{colour}", tr("Seats", COLOUR_NAMES[colour])
            choice = self._choice("colour", sprite, name, colour == crest_button.colour)
            choice.clicked.connect(lambda _checked=False, colour=colour: self._take_colour(colour))
            colours.addWidget(choice)
        colours.addStretch(1)
        column.addLayout(colours)
        if crest_button.level is None:
            column.addSpacing(6)
            column.addWidget(text_label(tr("Seats", "Picture"), "section"))
            column.addLayout(self._avatars(crest_button))
        for choice in self.findChildren(QToolButton):
            if choice.isChecked():
                choice.setFocus()

    def _avatars(self, crest_button: CrestButton) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(4)
        names = {avatar: tr("Seats", name) for avatar, name in AVATARS.items()} | {
            "": tr("Seats", "No picture")
        }
        for place, (avatar, name) in enumerate(names.items()):
            sprite = crest(crest_button.colour, avatar, 0)
            choice = self._choice("avatar", sprite, name, (avatar or None) == crest_button.avatar)
            choice.clicked.connect(lambda _checked=False, avatar=avatar: self._take_avatar(avatar))
            grid.addWidget(choice, place // COLUMNS, place % COLUMNS)
        return grid

    def _choice(self, group: str, sprite: str, name: str, is_chosen: bool) -> QToolButton:
        made = QToolButton()
        made.setProperty("role", "crest")
        made.setIconSize(QSize(CHOICE, CHOICE))
        made.setIcon(sprite_files.figure(sprite, CHOICE))
        made.setAccessibleName(name)
        made.setToolTip(name)
        made.setCheckable(True)
        made.setChecked(is_chosen)
        self.choices[group].append(made)
        return made

    def _take_colour(self, colour: int) -> None:
        self.colour_chosen.emit(colour)
        self.close()

    def _take_avatar(self, avatar: str) -> None:
        self.avatar_chosen.emit(avatar)
        self.close()
