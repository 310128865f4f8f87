"""The settings dialog: sections at the left; every change takes effect immediately."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QPainter, QPixmap, QResizeEvent, QShortcut

from burgundy_qt.language.translation import spoken, tr
from burgundy_qt.session.engines.engine_list import EngineList
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.dialogs import engine_settings, settings_sections
from burgundy_qt.widgets.settings import settings, settings_file
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

ICON = 18
GAP = 5
LEAST_WIDTH = 190
MOST_OF_DIALOG = 0.36
FRAME = 2
DRESSED_ANEW = QEvent.Type.StyleChange, QEvent.Type.FontChange


class SectionList(QtWidgets.QListWidget):
    """The names of the sections, each with its icon.

    It is as wide as the longest name, which wraps in a narrow dialog.
    """

    def __init__(self, sections: Sequence[type[settings_sections.Section]]) -> None:
        super().__init__()
        self.sections = sections
        self.setProperty("role", "pages")
        self.setAccessibleName(tr("Settings", "Sections"))
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for _ in sections:
            self.addItem(QtWidgets.QListWidgetItem())
        self.name_sections()
        theme.theme_changed.connect(self._draw_icons)
        self.ensurePolished()
        self.fit()

    def name_sections(self) -> None:
        """Set the names in the current language."""
        for row, section in enumerate(self.sections):
            self.item(row).setText(tr("Settings", section.title))
        self._draw_icons()

    def fit(self) -> None:
        """Set the width that the names need."""
        most = round(self.window().width() * MOST_OF_DIALOG)
        self.setFixedWidth(
            min(max(LEAST_WIDTH, most), max(LEAST_WIDTH, self.sizeHintForColumn(0) + 2 * FRAME))
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the theme and the text size."""
        super().changeEvent(event)
        if event.type() in DRESSED_ANEW and self.count():
            self._draw_icons()
            self.fit()

    def _draw_icons(self, *_: object) -> None:
        palette = theme.current()
        size = round(ICON * theme.scale())
        self.setIconSize(QSize(size + GAP, size))
        for row, section in enumerate(self.sections):
            made = QIcon(self._drawn(section.icon, palette.text2, size))
            made.addPixmap(self._drawn(section.icon, palette.accent_hi, size), QIcon.Mode.Selected)
            self.item(row).setIcon(made)

    def _drawn(self, icon: str, colour: str, size: int) -> QPixmap:
        """Return an icon with a gap between it and the name."""
        dpr = self.devicePixelRatioF()
        drawn = transparent_pixmap(QSize(size + GAP, size) * dpr, dpr)
        painter = QPainter(drawn)
        painter.drawPixmap(0, 0, sprite_files.tinted(f"icons/{icon}", colour, size, dpr))
        painter.end()
        return drawn


SECTIONS: tuple[type[settings_sections.Section], ...] = (
    settings_sections.GeneralSection,
    settings_sections.LookSection,
    settings_sections.MotionSection,
    settings_sections.SoundSection,
    settings_sections.PlaySection,
    engine_settings.EnginesSection,
    settings_sections.KeysSection,
    settings_sections.FilesSection,
)


SIZE = 970, 650
NAMES = [section.name for section in SECTIONS]


class SettingsDialog(dialog_frame.DialogFrame):
    """Shows and changes the values of a SettingsFile, and the added engines.

    `section` is the name of the first section in view; None means the first of all.
    """

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        file: settings_file.SettingsFile,
        engines: EngineList,
        section: str | None = None,
    ) -> None:
        super().__init__(parent, " ")
        self.file, self.engines = file, engines
        dialog_frame.set_help_topic(self, "settings")
        self.list = SectionList(SECTIONS)
        self.stack = dialog_frame.StackedPages()
        self.sections: dict[str, settings_sections.Section] = {}
        self.notice = Notice()
        self._before: dict[str, object] = {}
        self._lay_out()
        self._fit()
        self._speak()
        self.list.currentRowChanged.connect(lambda row: self.show_section(NAMES[row]))
        self.notice.undo.clicked.connect(self.take_back)
        self.notice.shortcut.activated.connect(self.take_back)
        file.changed.connect(self._allow)
        self.show_section(section or NAMES[0])
        self.list.setFocus()

    def show_section(self, name: str) -> settings_sections.Section:
        """Show the section of that name; it is created on first use."""
        row = NAMES.index(name)
        if name not in self.sections:
            self.sections[name] = SECTIONS[row](self.file, self.engines)
            self._pages[row].setWidget(self.sections[name])
            self._order_focus(self.sections[name])
        self.stack.setCurrentIndex(row)
        self.list.setCurrentRow(row)
        self._allow()
        return self.sections[name]

    @property
    def section(self) -> settings_sections.Section:
        """The section that is in view."""
        return self.sections[NAMES[self.stack.currentIndex()]]

    def reset_section(self) -> None:
        """Reset the settings in view to their defaults."""
        self._reset(frozenset(self.section.controls), self.section.title)

    def reset_all(self) -> None:
        """Reset all settings to their defaults, except what the program has remembered and
        learnt."""
        self._reset(settings.CHOSEN, "")

    def take_back(self) -> None:
        """Undo the last reset."""
        self.file.change(**self._before)
        self.notice.hide()
        self.list.setFocus()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Rebuild the sections when the language has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.language != spoken.code:
            at = self.section.control_with_focus
            self._speak()
            for section in self.sections.values():
                section.deleteLater()
            self.sections.clear()
            self.show_section(NAMES[self.stack.currentIndex()]).focus_on(at)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the list to the width of the dialog."""
        super().resizeEvent(event)
        self.list.fit()

    def _order_focus(self, section: settings_sections.Section) -> None:
        """Order the Tab key from the list through the section to the footer, even for a section
        created later."""
        # but not the list of a combo box
        here = (part for part in section.findChildren(QtWidgets.QWidget) if part.window() is self)
        parts = [part for part in here if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
        foot = self.notice.undo, self.this, self.all, self.leave
        for before, after in pairwise((self.list, *parts, *foot)):
            self.setTabOrder(before, after)

    def _reset(self, names: Iterable[str], section: str) -> None:
        self._before = self.file.reset(names)
        self.notice.show_reset(section)

    def _lay_out(self) -> None:
        self._pages = [scrolled() for _ in SECTIONS]
        for page in self._pages:
            self.stack.addWidget(page)
        columns = QtWidgets.QHBoxLayout()
        columns.setSpacing(22)
        columns.addWidget(self.list)
        columns.addWidget(dialog_frame.separator_line("pillar"))
        columns.addWidget(self.stack, 1)
        self.body.addLayout(columns, 1)
        self.body.addWidget(self.notice)
        self.this = self.add_button("")
        self.this.clicked.connect(self.reset_section)
        self.all = self.add_button("")
        self.all.clicked.connect(self.reset_all)
        self.footer.addStretch(1)
        self.leave = self.add_button("", "primary")
        self.leave.clicked.connect(self.accept)

    def _speak(self) -> None:
        """Set all words outside the sections."""
        self.language = spoken.code
        self.setWindowTitle(tr("Settings", "Settings"))
        self.title.setText(tr("Settings", "Settings"))
        self.sentence.setText(tr("Settings", "Changes take effect immediately."))
        self.sentence.show()
        self.list.name_sections()
        self.list.fit()
        self.notice.speak()
        self.this.setText(tr("Settings", "Reset this section"))
        self.all.setText(tr("Settings", "Reset everything"))
        self.leave.setText(tr("Settings", "Close"))

    def _allow(self, *_: object) -> None:
        """Enable a reset where it would change something."""
        names = self.section.controls
        self.this.setVisible(bool(names))
        self.this.setEnabled(not self.file.are_default(names))
        self.all.setEnabled(not self.file.are_default())

    def _fit(self) -> None:
        """Resize to fit the sections, but never larger than the window."""
        over = self.parentWidget()
        room = over.window().size() if over is not None else QSize(*SIZE)
        self.resize(
            min(dialog_frame.scaled_width(SIZE[0]), room.width()),
            min(dialog_frame.scaled_width(SIZE[1]), room.height()),
        )


class Notice(QtWidgets.QFrame):
    """Says what was reset, with a button to undo it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.section = ""
        self.label = dialog_frame.text_label("", "strong")
        self.label.setWordWrap(True)
        self.undo = dialog_frame.push_button("", "flat")
        self.undo.setIcon(sprite_files.icon("undo", theme.current().text2, 16))
        # the key works while the notice is in view
        self.shortcut = QShortcut(QKeySequence.StandardKey.Undo, self)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(16, 6, 6, 6)
        row.addWidget(self.label, 1)
        row.addWidget(self.undo)
        self.hide()

    def show_reset(self, section: str) -> None:
        """Show that this section, or everything for "", was reset."""
        self.section = section
        self.speak()
        self.show()
        self.undo.setFocus()

    def speak(self) -> None:
        """Set the words in the current language, which a reset may have changed."""
        self.undo.setText(tr("Settings", "Undo"))
        if self.section:
            name = tr("Settings", self.section)
            self.label.setText(
                tr("Settings", "{section}: all settings are back to their defaults.", section=name)
            )
        else:
            self.label.setText(tr("Settings", "All settings are back to their defaults."))


def scrolled() -> QtWidgets.QScrollArea:
    """Return a scroll area for a section that may be higher than the dialog."""
    area = QtWidgets.QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
