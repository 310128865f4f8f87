"""The settings of the look: theme and size of text."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from burgundy_qt.language import figures
from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.dialogs.controls import Percent
from burgundy_qt.widgets.dialogs.settings.choices import THEME_NAMES, worded
from burgundy_qt.widgets.dialogs.settings.section import Section
from burgundy_qt.widgets.dialogs.settings.theme_picture import SIZE as PICTURE
from burgundy_qt.widgets.dialogs.settings.theme_picture import theme_icon
from burgundy_qt.widgets.dialogs.sheet import word
from burgundy_qt.widgets.settings import LARGEST_TEXT, SMALLEST_TEXT

TEXT_STEP = 10


class LookSection(Section):
    """What everything looks like."""

    name = "look"
    title = later("Settings", "Look")
    icon = "eye"

    def furnish(self) -> None:
        theme = ThemeChoice()
        self.bind("theme", theme)
        self.add(theme, "settings#theme")
        self.row(
            "text_size",
            tr("Settings", "Size of text"),
            tr(
                "Settings",
                "From {least} to {most}",
                least=figures.percent(SMALLEST_TEXT / 100),
                most=figures.percent(LARGEST_TEXT / 100),
            ),
            Percent(SMALLEST_TEXT, LARGEST_TEXT, TEXT_STEP),
            "settings#text-size",
        )


class ThemeChoice(QWidget):
    """The themes as pictures."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(word(tr("Settings", "Theme"), "strong"))
        pictures = QHBoxLayout()
        pictures.setSpacing(10)
        for number, (name, title) in enumerate(worded(THEME_NAMES)):
            choice = self._button(name, title)
            self.group.addButton(choice, number)
            pictures.addWidget(choice)
        pictures.addStretch(1)
        column.addLayout(pictures)
        self.group.idClicked.connect(lambda number: self.chosen.emit(THEME_NAMES[number][0]))

    def show_value(self, value: str) -> None:
        self.group.button([name for name, _ in THEME_NAMES].index(value)).setChecked(True)

    def _button(self, name: str, title: str) -> QToolButton:
        choice = QToolButton()
        choice.setProperty("role", "theme")
        choice.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        choice.setText(title)
        choice.setCheckable(True)
        choice.setIcon(theme_icon(name, self.devicePixelRatioF()))
        choice.setIconSize(PICTURE)
        choice.setCursor(Qt.CursorShape.PointingHandCursor)
        return choice
