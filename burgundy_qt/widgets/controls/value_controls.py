"""Controls for one value each: they show a value, and `chosen` carries a person's choice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, QSize, Qt, QUrl, Signal, SignalInstance
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import POINTS, beginning
from burgundy_qt.widgets.controls.dialog_frame import PushButton, push_button, text_label
from burgundy_qt.widgets.theme import sprite_files, theme

SLIDER = 210
BESIDE = 2
"""Pixels that the style adds beside the words of a combo box."""


class Control(Protocol):
    """The interface that a row of the settings needs."""

    chosen: SignalInstance
    """Carries the value that a person chose."""

    def show_value(self, value: object) -> None:
        """Show this value without emitting `chosen`."""


class Switch(QCheckBox):
    """A switch for yes or no."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "switch")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda on: self.chosen.emit(on))

    def show_value(self, value: bool) -> None:
        self.setChecked(value)


class Tick(QCheckBox):
    """A check box that reacts to clicks anywhere in its row.

    QCheckBox reacts only on the box and its text, while QRadioButton uses the whole row.
    """

    def hitButton(self, slot: QPoint) -> bool:  # noqa: N802
        """Return whether a click there counts."""
        return self.rect().contains(slot)


class Segments(QFrame):
    """One of a few values, all visible: (value, its words)."""

    chosen = Signal(object)

    def __init__(self, choices: Sequence[tuple[object, str]]) -> None:
        super().__init__()
        self.values = [value for value, _ in choices]
        self.group = QButtonGroup(self)
        lay_segments(self, self.group, choices)
        self.group.idClicked.connect(lambda number: self.chosen.emit(self.values[number]))
        self.setFocusProxy(self.group.button(0))

    def show_value(self, value: object) -> None:
        shown = self.group.button(self.values.index(value))
        shown.setChecked(True)
        self.setFocusProxy(shown)


class ComboBox(QComboBox):
    """A combo box with a name for screen readers.

    On Linux, Qt reports the chosen words as its name, and what the box is for only by the label
    beside it. So a hidden label beside it has the accessible name.
    """

    def __init__(self) -> None:
        super().__init__()
        self._label: QLabel | None = None

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Set the name, and that of the label."""
        super().setAccessibleName(name)
        if self._label is None:
            self._label = QLabel()
            self._label.setBuddy(self)
        self._label.setText(name)
        self._place_label()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:  # noqa: N802
        """Shorten words that are too long for the closed box with dots; Qt cuts them off."""
        super().initStyleOption(option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        letters = self.fontMetrics()
        if letters.horizontalAdvance(option.currentText) > room.width():
            option.currentText = letters.elidedText(
                option.currentText, Qt.TextElideMode.ElideRight, room.width() - BESIDE
            )

    def event(self, event: QEvent) -> bool:
        """Keep the label beside the box."""
        if event.type() == QEvent.Type.ParentChange:
            self._place_label()
        return super().event(event)

    def _place_label(self) -> None:
        if self._label is not None and self._label.parent() is not self.parent():
            self._label.setParent(self.parentWidget())
            self._label.hide()  # or the parent would show it


class OneOfMany(ComboBox):
    """One of many values, in a combo box: (value, its words)."""

    chosen = Signal(object)

    def __init__(self, choices: Sequence[tuple[object, str]]) -> None:
        super().__init__()
        for value, words in choices:
            self.addItem(words, value)
        self.activated.connect(lambda number: self.chosen.emit(self.itemData(number)))

    def show_value(self, value: object) -> None:
        self.setCurrentIndex(self.findData(value))


class Percent(QWidget):
    """A percentage from `least` to `most` in steps, with its number beside it."""

    chosen = Signal(object)

    def __init__(self, least: int, most: int, step: int) -> None:
        super().__init__()
        self.step, self.most = step, most
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(least // step, most // step)
        self.slider.setPageStep(1)
        self.slider.setFixedWidth(SLIDER)
        self.slider.valueChanged.connect(self._choose)
        self.figure = text_label("", "strong")
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.slider)
        row.addWidget(self.figure)
        self.setFocusProxy(self.slider)

    def show_value(self, value: int) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(value / self.step))
        self._show_number(value)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._show_number(self.slider.value() * self.step)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Set the name of the slider."""
        self.slider.setAccessibleName(name)

    def _choose(self, steps: int) -> None:
        self._show_number(steps * self.step)
        self.chosen.emit(steps * self.step)

    def _show_number(self, value: int) -> None:
        """Show the number, with space for the longest one, so that the slider never moves."""
        self.figure.setText(formats.percent(value / 100))
        self.figure.ensurePolished()
        metrics = self.figure.fontMetrics()
        self.figure.setFixedWidth(metrics.horizontalAdvance(formats.percent(self.most / 100)) + 4)


def segmented(group: QButtonGroup, choices: Sequence[tuple[object, str]]) -> QFrame:
    """Return a segmented control; the group has its buttons by number."""
    frame = QFrame()
    lay_segments(frame, group, choices)
    return frame


def lay_segments(frame: QFrame, group: QButtonGroup, choices: Sequence[tuple[object, str]]) -> None:
    """Fill a frame with the buttons of a segmented control."""
    frame.setProperty("role", "segmented")
    row = QHBoxLayout(frame)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for number, (_, title) in enumerate(choices):
        choice = push_button(title, "segment")
        choice.setCheckable(True)
        choice.setAutoExclusive(True)  # for screen readers a radio button; otherwise a check box
        group.addButton(choice, number)
        row.addWidget(choice)


def choice_of(group: QButtonGroup, words: Sequence[str]) -> QWidget:
    """Return a segmented control of these words that can be as narrow as the card."""
    choice = segmented(group, list(enumerate(words)))
    for part in group.buttons():
        part.setProperty("role", "pace")
        narrow(part)
    return choice


def narrow(part: QAbstractButton) -> None:
    """Let a button be as narrow as the card."""
    part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)


def can_be_cleared(field: QLineEdit) -> None:
    """Give a field a button that clears it, with the accessible name that Qt leaves out."""
    field.setClearButtonEnabled(True)
    for sign in field.findChildren(QToolButton):
        sign.setAccessibleName(tr("Dialog", "Clear the field"))


def limit_letters(field: QLineEdit, longest: int) -> None:
    """Limit a field to this number of letters as a reader counts them.

    QLineEdit.maxLength counts UTF-16 units, and would cut an emoji or an accented letter in two.
    """
    field.setMaxLength(2 * POINTS * longest)  # UTF-16 units, at most two for each code point

    def cut(text: str) -> None:
        kept = beginning(text, longest)
        if kept != text:
            place = field.cursorPosition()
            field.setText(kept)
            field.setCursorPosition(min(place, len(kept)))

    field.textEdited.connect(cut)


class NoteLabel(QLabel):
    """A sentence that wraps, with the height that it needs."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "note")
        self.setWordWrap(True)
        self.ensurePolished()

    def say(self, sentence: str) -> None:
        """Show this sentence."""
        self.setText(sentence)
        self.setMinimumHeight(self.heightForWidth(self.width()))


class FolderButton(PushButton):
    """Opens `folder` when it is clicked; if the system has no file manager, it copies the path."""

    def __init__(self, text: str, folder: Path, role: str = "") -> None:
        super().__init__(text)
        self.folder = folder
        self.setProperty("role", role)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._show_folder)

    def _show_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl(self.folder.as_uri())):
            QGuiApplication.clipboard().setText(str(self.folder))
            self.setText(tr("Problem", "Path copied"))


ICON = 16


class IconButton(PushButton):
    """A button with an icon, in one of the style sheet's roles; `colour` is the name of the
    icon's colour in the palette."""

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
        """Draw the icon in the current theme and size."""
        size = round(ICON * theme.scale())
        self.setIcon(sprite_files.icon(self.icon_name, getattr(theme.current(), self.colour), size))
        self.setIconSize(QSize(size, size))
