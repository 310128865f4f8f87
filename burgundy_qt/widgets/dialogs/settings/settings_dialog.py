"""The settings: sections at the left, and every change takes effect at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.dialogs.settings.section import Section
from burgundy_qt.widgets.dialogs.settings.sections import SECTIONS
from burgundy_qt.widgets.dialogs.sheet import Sheet, button, line, wide, word
from burgundy_qt.widgets.learning.topics import about
from burgundy_qt.widgets.look import art, theme
from burgundy_qt.widgets.settings import CHOSEN
from burgundy_qt.widgets.settings_file import SettingsFile

SIZE = 940, 640
ICON = 18


class SettingsDialog(Sheet):
    """Shows and changes the values of a SettingsFile. `section` is the name of the section that opens first."""

    def __init__(self, parent: QWidget | None, file: SettingsFile, section: str = SECTIONS[0].name) -> None:
        super().__init__(parent, tr("Settings", "Settings"), tr("Settings", "Changes take effect at once."))
        self.file = file
        about(self, "settings")
        self.tabs = QButtonGroup(self)
        self.stack = QStackedWidget()
        self.sections: dict[str, Section] = {}
        self._before: dict[str, Any] = {}
        self._lay_out()
        self._fill_footer()
        self._fit()
        self.tabs.idClicked.connect(lambda number: self.show_section(SECTIONS[number].name))
        file.changed.connect(self._allow)
        theme.theme_changed.connect(self._draw_icons)
        self.show_section(section)

    def show_section(self, name: str) -> Section:
        """Turn to the section of that name; it is made when it is first seen."""
        number = [section.name for section in SECTIONS].index(name)
        if name not in self.sections:
            self.sections[name] = SECTIONS[number](self.file)
            self._pages[number].setWidget(self.sections[name])
        self.tabs.button(number).setChecked(True)
        self.stack.setCurrentIndex(number)
        self._allow()
        return self.sections[name]

    @property
    def section(self) -> Section:
        """The section that is in view."""
        return self.sections[SECTIONS[self.stack.currentIndex()].name]

    def reset_section(self) -> None:
        """The settings in view as they were at first."""
        self._reset(frozenset(self.section.controls), tr("Settings", "This section is as it was at first."))

    def reset_all(self) -> None:
        """All settings as they were at first; what was last used and learnt stays as it is."""
        self._reset(CHOSEN, tr("Settings", "All settings are as they were at first."))

    def take_back(self) -> None:
        """Undo the last reset."""
        self.file.change(**self._before)
        self.notice.hide()
        self.section.setFocus()

    def _reset(self, names: frozenset[str], told: str) -> None:
        self._before = self.file.reset(names)
        self.told.setText(told)
        self.notice.show()
        self.undo.setFocus()

    def _lay_out(self) -> None:
        tabs = QVBoxLayout()
        tabs.setSpacing(4)
        self._pages = []
        for number, section in enumerate(SECTIONS):
            tab = button(tr("Settings", section.title), "page-tab")
            tab.setCheckable(True)
            tab.setIconSize(QSize(ICON, ICON))
            self.tabs.addButton(tab, number)
            tabs.addWidget(tab)
            self._pages.append(scrolled())
            self.stack.addWidget(self._pages[-1])
        tabs.addStretch(1)
        self._draw_icons()
        columns = QHBoxLayout()
        columns.setSpacing(22)
        columns.addLayout(tabs)
        columns.addWidget(line("pillar"))
        columns.addWidget(self.stack, 1)
        self.body.addLayout(columns, 1)
        self.body.addWidget(self._notice())

    def _notice(self) -> QFrame:
        """What a reset did, with the way back."""
        self.notice = QFrame()
        self.notice.setProperty("role", "row")
        self.told = word("", "strong")
        self.told.setWordWrap(True)
        self.undo = button(tr("Settings", "Undo"), "flat")
        self.undo.setIcon(art.icon("undo", theme.current().text2, 16))
        self.undo.clicked.connect(self.take_back)
        row = QHBoxLayout(self.notice)
        row.addWidget(self.told, 1)
        row.addWidget(self.undo)
        self.notice.hide()
        shortcut = QShortcut(QKeySequence.StandardKey.Undo, self.notice)  # only while the notice is in view
        shortcut.activated.connect(self.take_back)
        return self.notice

    def _fill_footer(self) -> None:
        self.this = self.add_button(tr("Settings", "Reset this section"))
        self.this.clicked.connect(self.reset_section)
        self.all = self.add_button(tr("Settings", "Reset everything"))
        self.all.clicked.connect(self.reset_all)
        self.footer.addStretch(1)
        self.add_button(tr("Settings", "Close"), "primary").clicked.connect(self.accept)

    def _allow(self, *_: object) -> None:
        """A reset is offered where it would change something."""
        names = self.section.controls
        self.this.setVisible(bool(names))
        self.this.setEnabled(not self.file.are_default(names))
        self.all.setEnabled(not self.file.are_default())

    def _fit(self) -> None:
        """As large as the sections want, and never larger than the window."""
        over = self.parentWidget()
        room = over.window().size() if over is not None else QSize(*SIZE)
        self.resize(min(wide(SIZE[0]), room.width()), min(wide(SIZE[1]), room.height()))

    def _draw_icons(self, *_: object) -> None:
        palette = theme.current()
        for number, section in enumerate(SECTIONS):
            tab = self.tabs.button(number)
            assert isinstance(tab, QPushButton)
            tab.setIcon(two_toned(section.icon, palette.text2, palette.accent_hi, self.devicePixelRatioF()))


def scrolled() -> QScrollArea:
    """A place for a section that may be higher than the dialog."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def two_toned(name: str, off: str, on: str, dpr: float) -> QIcon:
    """An icon in one colour while its button is up, and in another while it is down."""
    made = QIcon()
    made.addPixmap(art.tinted(f"icons/{name}", off, ICON, dpr), QIcon.Mode.Normal, QIcon.State.Off)
    made.addPixmap(art.tinted(f"icons/{name}", on, ICON, dpr), QIcon.Mode.Normal, QIcon.State.On)
    return made
