"""Choosing an estate: a button that shows it and opens all of them as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.components import has_posts
from burgundy_qt.widgets.controls.push_button import PushButton
from burgundy_qt.widgets.controls.sheet import word
from burgundy_qt.widgets.dialogs.popping_up import pop_up
from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.look.estate_picture import estate_pixmap
from burgundy_qt.widgets.table.printed import cells_of

SMALL, LARGE, LARGEST = 72, 132, 220
FEW = 2
"""So many estates are shown in the largest size."""


def estate_icon(edition: str, estate: str, width: int, dpr: float) -> tuple[QIcon, QSize]:
    """The picture of an estate for a button, and how large it is."""
    picture = estate_pixmap(cells_of(edition, estate), theme.current(), width, dpr, with_posts=has_posts(estate))
    return QIcon(picture), picture.deviceIndependentSize().toSize()


class EstateButton(PushButton):
    """Shows the chosen estate of an edition; a click opens all that are offered."""

    chosen = Signal(str)

    def __init__(self, edition: str, estates: Sequence[str]) -> None:
        super().__init__()
        self.edition, self.estates = edition, tuple(estates)
        self.estate = estates[0]
        self.before: dict[tuple[str, ...], str] = {}
        self.setProperty("role", "flat")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setIconSize(QSize(SMALL, SMALL))
        self.clicked.connect(self._open)
        theme.theme_changed.connect(self._draw)
        self.show_estate(self.estate)

    def offer(self, edition: str, estates: Sequence[str]) -> None:
        """Offer other estates: what was chosen among them before comes back, or the same picture is found again."""
        self.before[self.edition, *self.estates] = self.estate
        now = cells_of(self.edition, self.estate)
        alike = [estate for estate in estates if cells_of(edition, estate) == now]
        self.edition, self.estates = edition, tuple(estates)
        self.show_estate(self.before.get((edition, *estates), (*alike, *estates)[0]))

    def show_estate(self, estate: str) -> None:
        """Show this estate as the chosen one; the first that is offered where it is not among them."""
        self.estate = estate if estate in self.estates else self.estates[0]
        self._draw()
        self.setText(f" {self.estate}")
        self.setAccessibleName(tr("New game", "Estate {estate}", estate=self.estate))

    def _draw(self) -> None:
        icon, _ = estate_icon(self.edition, self.estate, SMALL, self.devicePixelRatioF())
        self.setIcon(icon)

    def _open(self) -> None:
        chooser = EstateChooser(self.edition, self.estates, self.estate, self)
        chooser.chosen.connect(self._choose)
        pop_up(chooser, self, at_right=True)

    def _choose(self, estate: str) -> None:
        self.show_estate(estate)
        self.chosen.emit(estate)


class EstateChooser(QFrame):
    """All estates as pictures, in a window of their own that closes at the first click."""

    chosen = Signal(str)

    def __init__(self, edition: str, estates: Sequence[str], chosen: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 14)
        column.addWidget(word(tr("New game", "Estates"), "section"))
        grid = QGridLayout()
        grid.setSpacing(4)
        column.addLayout(grid)
        columns = ceil(len(estates) / 2)
        for place, estate in enumerate(estates):
            picture = self._picture(edition, estate, LARGEST if len(estates) <= FEW else LARGE)
            grid.addWidget(picture, place // columns, place % columns)
            if estate == chosen:
                picture.setChecked(True)
                picture.setFocus()

    def _picture(self, edition: str, estate: str, width: int) -> QToolButton:
        made = QToolButton()
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        icon, size = estate_icon(edition, estate, width, self.devicePixelRatioF())
        made.setIconSize(size)
        made.setIcon(icon)
        made.setText(estate)
        made.setAccessibleName(tr("New game", "Estate {estate}", estate=estate))
        made.setCheckable(True)
        made.clicked.connect(lambda: self._take(estate))
        return made

    def _take(self, estate: str) -> None:
        self.chosen.emit(estate)
        self.close()
