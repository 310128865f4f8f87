"""The settings: every change takes effect at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.widgets.dialogs.sheet import Sheet, button, line, wide, word
from burgundy_qt.widgets.dialogs.theme_picture import SIZE as PICTURE
from burgundy_qt.widgets.dialogs.theme_picture import theme_icon
from burgundy_qt.widgets.learning.topics import about
from burgundy_qt.widgets.settings import LARGEST_TEXT, SMALLEST_TEXT, Settings, SettingsFile

THEME_NAMES = (("light", "Parchment"), ("dark", "Cellar"), ("system", "As the system"))
SPEED_NAMES = (("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"), ("off", "Off"))
TEXT_STEP = 10


class SettingsDialog(Sheet):
    """Shows and changes the values of a SettingsFile."""

    def __init__(self, parent: QWidget | None, file: SettingsFile) -> None:
        super().__init__(parent, "Settings", "Changes take effect at once.")
        self.file = file
        about(self, "settings")
        self.setMinimumWidth(wide(720))
        self.themes = QButtonGroup(self)
        self.speeds = QButtonGroup(self)
        self.text_size = QSlider(Qt.Orientation.Horizontal)
        self.percent = word("", "strong")
        self.auto_end = switch("End a turn by itself")
        self.point_out = switch("Point out a purchase")
        self.ask = switch("Ask before leaving a game")
        self._lay_out()
        self._show(file.values)
        file.changed.connect(self._show)
        self._connect()

    def _lay_out(self) -> None:
        self.body.addWidget(word("Theme", "section"))
        pictures = QHBoxLayout()
        pictures.setSpacing(16)
        for number, (name, title) in enumerate(THEME_NAMES):
            choice = self._theme_button(name, title)
            self.themes.addButton(choice, number)
            pictures.addWidget(choice)
        self.body.addLayout(pictures)
        self.text_size.setRange(SMALLEST_TEXT // TEXT_STEP, LARGEST_TEXT // TEXT_STEP)
        self.text_size.setPageStep(1)
        self.text_size.setFixedWidth(230)
        self.text_size.setAccessibleName("Size of text")
        about(self.text_size, "settings#text-size")
        self.percent.setFixedWidth(64)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._add("Size of text", f"{SMALLEST_TEXT} % to {LARGEST_TEXT} %", self.text_size, self.percent)
        motion = segmented(self.speeds, SPEED_NAMES)
        about(motion, "settings#motion")
        self._add("Motion", "How tiles, goods and coins travel", motion)
        for turning in (self.auto_end, self.point_out, self.ask):
            about(turning, "settings#turns")
        self._add("End a turn by itself", "When both dice are used and nothing can be bought", self.auto_end)
        self._add("Point out a purchase", "When a turn ends while a tile could still be bought", self.point_out)
        self._add("Ask before leaving a game", "It stays saved either way", self.ask)
        self.body.addStretch(1)
        self.add_button("Back to defaults").clicked.connect(self.file.back_to_defaults)
        self.footer.addStretch(1)
        self.add_button("Close", "primary").clicked.connect(self.accept)

    def _theme_button(self, name: str, title: str) -> QToolButton:
        choice = QToolButton()
        choice.setProperty("role", "theme")
        about(choice, "settings#theme")
        choice.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        choice.setText(title)
        choice.setCheckable(True)
        choice.setIcon(theme_icon(name, self.devicePixelRatioF()))
        choice.setIconSize(PICTURE)
        choice.setCursor(Qt.CursorShape.PointingHandCursor)
        return choice

    def _add(self, title: str, sentence: str, *controls: QWidget) -> None:
        self.body.addWidget(line())
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(word(title, "strong"))
        words.addWidget(word(sentence, "note"))
        row.addLayout(words, 1)
        for control in controls:
            row.addWidget(control)
        self.body.addLayout(row)

    def _show(self, values: Settings) -> None:
        self.themes.button([name for name, _ in THEME_NAMES].index(values.theme)).setChecked(True)
        self.speeds.button([name for name, _ in SPEED_NAMES].index(values.speed)).setChecked(True)
        self.text_size.setValue(round(values.text_size / TEXT_STEP))
        self.percent.setText(f"{values.text_size} %")
        self.auto_end.setChecked(values.auto_end)
        self.point_out.setChecked(values.point_out_purchase)
        self.ask.setChecked(values.ask_before_leaving)

    def _connect(self) -> None:
        change = self.file.change
        self.themes.idClicked.connect(lambda number: change(theme=THEME_NAMES[number][0]))
        self.speeds.idClicked.connect(lambda number: change(speed=SPEED_NAMES[number][0]))
        self.text_size.valueChanged.connect(lambda value: change(text_size=value * TEXT_STEP))
        self.auto_end.toggled.connect(lambda on: change(auto_end=on))
        self.point_out.toggled.connect(lambda on: change(point_out_purchase=on))
        self.ask.toggled.connect(lambda on: change(ask_before_leaving=on))


def switch(name: str) -> QCheckBox:
    """An on-off switch; its name is heard, the words stand beside it."""
    made = QCheckBox()
    made.setProperty("role", "switch")
    made.setAccessibleName(name)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made


def segmented(group: QButtonGroup, choices: Sequence[tuple[str, str]]) -> QFrame:
    """A row of buttons of which one is down."""
    frame = QFrame()
    frame.setProperty("role", "segmented")
    row = QHBoxLayout(frame)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for number, (_, title) in enumerate(choices):
        choice = button(title, "segment")
        choice.setCheckable(True)
        group.addButton(choice, number)
        row.addWidget(choice)
    return frame
