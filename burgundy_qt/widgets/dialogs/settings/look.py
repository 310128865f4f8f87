"""The settings of the look: theme, contrast and size of text."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QVBoxLayout, QWidget

from burgundy_qt.language import formats
from burgundy_qt.language.translation import later, tr
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.controls.value_controls import Percent, Segments
from burgundy_qt.widgets.dialogs.settings.choices import CONTRAST_NAMES, THEME_NAMES, worded
from burgundy_qt.widgets.dialogs.settings.section import Section
from burgundy_qt.widgets.dialogs.settings.theme_picture import SIZE as PICTURE
from burgundy_qt.widgets.dialogs.settings.theme_picture import theme_icon
from burgundy_qt.widgets.settings.settings import LARGEST_TEXT, SMALLEST_TEXT
from burgundy_qt.widgets.theme import theme

TEXT_STEP = 10


class LookSection(Section):
    """What everything looks like."""

    name = "look"
    title = later("Settings", "Look")
    icon = "eye"

    def furnish(self) -> None:
        themes = ThemeChoice()
        self.bind("theme", themes)
        self.add(themes, "settings#theme")
        self.row(
            "contrast",
            tr("Settings", "Contrast"),
            tr(
                "Settings",
                "High: darker words, stronger lines, a thick ring round what has the focus",
            ),
            Segments(worded(CONTRAST_NAMES)),
            "settings#contrast",
        )
        self.row(
            "text_size",
            tr("Settings", "Size of text"),
            tr(
                "Settings",
                "From {least} to {most}",
                least=formats.percent(SMALLEST_TEXT / 100),
                most=formats.percent(LARGEST_TEXT / 100),
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
        column.addWidget(text_label(tr("Settings", "Theme"), "strong"))
        self.pictures = QGridLayout()
        self.pictures.setSpacing(6)
        for number, (_, title) in enumerate(worded(THEME_NAMES)):
            self.group.addButton(picture_button(title), number)
        self._place(len(THEME_NAMES))
        column.addLayout(self.pictures)
        self._draw()
        theme.theme_changed.connect(self._draw)
        self.group.idClicked.connect(lambda number: self.chosen.emit(THEME_NAMES[number][0]))

    def show_value(self, value: str) -> None:
        self.group.button([name for name, _ in THEME_NAMES].index(value)).setChecked(True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """As many beside each other as there is room for."""
        super().resizeEvent(event)
        widest = (
            max(each.sizeHint().width() for each in self.group.buttons()) + self.pictures.spacing()
        )
        self._place(max(1, (self.width() + self.pictures.spacing()) // widest))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """One picture beside none."""
        return QSize(PICTURE.width(), super().minimumSizeHint().height())

    def _place(self, columns: int) -> None:
        for number, choice in enumerate(self.group.buttons()):
            self.pictures.addWidget(
                choice, number // columns, number % columns, Qt.AlignmentFlag.AlignLeft
            )
        for column in range(len(THEME_NAMES) + 1):
            self.pictures.setColumnStretch(column, int(column == columns))

    def _draw(self, *_: object) -> None:
        for choice, (name, _words) in zip(self.group.buttons(), THEME_NAMES, strict=True):
            choice.setIcon(theme_icon(name, self.devicePixelRatioF()))


def picture_button(title: str) -> QToolButton:
    """A button that is a picture with its name below."""
    made = QToolButton()
    made.setProperty("role", "theme")
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
    made.setText(title)
    made.setCheckable(True)
    made.setIconSize(PICTURE)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made
