"""A section of the settings: rows of words with a control, each for one value of the settings
file."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.session.engines.engine_list import EngineList
from burgundy_qt.widgets.controls.dialog_frame import separator_line, set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import Control
from burgundy_qt.widgets.settings.settings import Settings
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.theme import theme

GAP = 20
BELOW = 6
BESIDE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEAST_WORDS = 190
"""Where the words beside a control would be narrower, the control goes below them."""


class Section(QWidget):
    """A page of the settings dialog. A subclass names itself (`name` for the code, `title` marked
    by `later` in the context "Settings", `icon`) and adds its rows in `furnish`; what they show and
    change is bound here.

    `engines` are those that a person has added, which no file of settings holds.
    `controls` has the control of each setting by its name; those are what "Reset this section"
    brings back."""

    name = ""
    title = ""
    icon = ""

    def __init__(self, file: SettingsFile, engines: EngineList) -> None:
        super().__init__()
        self.file, self.engines = file, engines
        self.controls: dict[str, Control] = {}
        self.setProperty("role", "scrolled")
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(12)
        self.furnish()
        self.rows.addStretch(1)
        self.show_values(file.values)
        file.changed.connect(self.show_values)

    def furnish(self) -> None:
        """Add the rows."""

    def bind(self, name: str, control: QWidget) -> None:
        """Let the control show and change the setting of that name."""
        bound = cast(Control, control)
        self.controls[name] = bound
        bound.chosen.connect(lambda value: self.file.change(**{name: value}))

    def row(self, name: str, title: str, sentence: str, control: QWidget, topic: str = "") -> None:
        """Add a row for the setting: what it is, what it does, and the control that shows and
        changes it."""
        self.bind(name, control)
        self.add(Row(title, sentence, control), topic)

    def add(self, row: QWidget, topic: str = "") -> None:
        """Add anything below what is there, a line between them; `topic` is its place in the rules,
        for F1."""
        if self.rows.count():
            self.rows.addWidget(separator_line())
        self.rows.addWidget(row)
        if topic:
            set_help_topic(row, topic)

    def show_values(self, values: Settings) -> None:
        """Show what is set now."""
        for name, control in self.controls.items():
            control.show_value(getattr(values, name))

    @property
    def control_with_focus(self) -> str | None:
        """The name of the setting whose control has the focus."""
        focus = self.focusWidget()
        if focus is None or not focus.hasFocus():
            return None
        widgets = ((name, cast(QWidget, control)) for name, control in self.controls.items())
        return next(
            (name for name, widget in widgets if widget is focus or widget.isAncestorOf(focus)),
            None,
        )

    def focus_on(self, name: str | None) -> None:
        """Give the focus to the control of that setting."""
        if name is not None:
            cast(QWidget, self.controls[name]).setFocus()


class Row(QWidget):
    """Words at the left and a control at the right, or below them where there is no room for
    both."""

    def __init__(self, title: str, sentence: str, control: QWidget | None = None) -> None:
        super().__init__()
        self.control = control
        self.line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.line.setContentsMargins(0, 0, 0, 0)
        self.line.setSpacing(GAP)
        words = QVBoxLayout()
        words.setSpacing(1)
        for text, role in ((title, "strong"), (sentence, "note")):
            label = text_label(text, role)
            label.setWordWrap(True)
            label.setVisible(bool(text))
            words.addWidget(label)
        self.line.addLayout(words, 1)
        if control is not None:
            control.setAccessibleName(title)
            control.setAccessibleDescription(sentence)
            self.line.addWidget(control, 0, BESIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the control beside or below."""
        super().resizeEvent(event)
        if self.control is None:
            return
        least = LEAST_WORDS * max(1.0, theme.scale())
        is_beside = self.control.sizeHint().width() + GAP + least <= self.width()
        direction = (
            QBoxLayout.Direction.LeftToRight if is_beside else QBoxLayout.Direction.TopToBottom
        )
        if direction != self.line.direction():
            self.line.setDirection(direction)
            self.line.setSpacing(GAP if is_beside else BELOW)
            self.line.setAlignment(
                self.control, BESIDE if is_beside else Qt.AlignmentFlag.AlignLeft
            )
