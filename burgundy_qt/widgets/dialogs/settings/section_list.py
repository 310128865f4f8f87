"""The list of sections at the left of the settings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.dialogs.settings.section import Section
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

ICON = 18
GAP = 5
LEAST_WIDTH = 190
MOST_OF_DIALOG = 0.36
FRAME = 2
DRESSED_ANEW = QEvent.Type.StyleChange, QEvent.Type.FontChange


class SectionList(QListWidget):
    """Names the sections, each with its icon; as wide as the longest name, and a narrow dialog
    breaks it."""

    def __init__(self, sections: Sequence[type[Section]]) -> None:
        super().__init__()
        self.sections = sections
        self.setProperty("role", "pages")
        self.setAccessibleName(tr("Settings", "Sections"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for _ in sections:
            self.addItem(QListWidgetItem())
        self.name_sections()
        theme.theme_changed.connect(self._draw_icons)
        self.ensurePolished()
        self.fit()

    def name_sections(self) -> None:
        """Say the names in the language that is spoken."""
        for row, section in enumerate(self.sections):
            self.item(row).setText(tr("Settings", section.title))
        self._draw_icons()

    def fit(self) -> None:
        """Take the width that the names need."""
        most = round(self.window().width() * MOST_OF_DIALOG)
        self.setFixedWidth(
            min(max(LEAST_WIDTH, most), max(LEAST_WIDTH, self.sizeHintForColumn(0) + 2 * FRAME))
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the size of text."""
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
        """An icon with the gap that keeps the name away from it."""
        dpr = self.devicePixelRatioF()
        drawn = transparent_pixmap(QSize(size + GAP, size) * dpr, dpr)
        painter = QPainter(drawn)
        painter.drawPixmap(0, 0, sprite_files.tinted(f"icons/{icon}", colour, size, dpr))
        painter.end()
        return drawn
