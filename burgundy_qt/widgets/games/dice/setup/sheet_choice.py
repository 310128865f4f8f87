"""Which sheet is played: the four duchies as pictures, and one by lot."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components.sheets import LETTERS
from burgundy_qt.widgets.controls.sheet import button
from burgundy_qt.widgets.games.dice.setup.lot import ANY
from burgundy_qt.widgets.games.dice.thumbnail.small_duchy import duchy_pixmap
from burgundy_qt.widgets.games.dice.words.names import kinds_name
from burgundy_qt.widgets.games.dice.words.regions import regions_of
from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.words.wording import listed

PICTURE = 50


class SheetChoice(QWidget):
    """The four of them and the lot; `changed` tells that a person chose another one."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("New game", "Duchy"))
        self.group = QButtonGroup(self)
        self.values = (*LETTERS, ANY)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        column.addLayout(row)
        for number, letter in enumerate(LETTERS):
            picture = self._picture(letter)
            self.group.addButton(picture, number)
            row.addWidget(picture)
        lot = button(tr("New game", "By lot"), "chip")
        lot.setCheckable(True)
        lot.setAccessibleDescription(sheet_told(ANY))
        self.group.addButton(lot, len(LETTERS))
        column.addWidget(lot, 0, Qt.AlignmentFlag.AlignLeft)
        self.group.idClicked.connect(lambda _number: self.changed.emit())
        self.setFocusProxy(self.group.button(0))
        theme.theme_changed.connect(self._draw)
        self._draw()
        self.show_sheet(LETTERS[0])

    @property
    def sheet(self) -> str:
        """The letter that is chosen, or the lot."""
        return self.values[self.group.checkedId()]

    def show_sheet(self, sheet: object) -> None:
        """Show this one as chosen; the first where it is none."""
        known = sheet if isinstance(sheet, str) and sheet in self.values else LETTERS[0]
        chosen = self.group.button(self.values.index(known))
        chosen.setChecked(True)
        self.setFocusProxy(chosen)

    def _picture(self, letter: str) -> QToolButton:
        made = QToolButton()
        made.setProperty("role", "crest")
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setText(letter)
        made.setCheckable(True)
        made.setAccessibleName(tr("New game", "Duchy {sheet}", sheet=letter))
        made.setAccessibleDescription(sheet_told(letter))
        made.setToolTip(sheet_told(letter))
        return made

    def _draw(self) -> None:
        for number, letter in enumerate(LETTERS):
            draw_on(self.group.button(number), letter, self.devicePixelRatioF())


def draw_on(picture: QAbstractButton, letter: str, dpr: float) -> None:
    """Show the duchy of a letter on a button."""
    drawn = duchy_pixmap(letter, theme.current(), PICTURE, dpr)
    size: QSize = drawn.deviceIndependentSize().toSize()
    picture.setIconSize(size)
    picture.setIcon(QIcon(drawn))
    picture.setMinimumHeight(picture.sizeHint().height())


def sheet_told(sheet: str) -> str:
    """What to say of a sheet before it is chosen: how many regions it has, and where the largest
    are."""
    if sheet == ANY:
        return tr("New game", "Drawn when the game begins; all play the same one.")
    sizes = [(len(region.cells), region.colour) for region in regions_of(sheet)]
    most, _ = max(sizes)
    largest = Counter(colour for size, colour in sizes if size == most)
    return tr(
        "New game",
        "{count} regions, the largest of {size}: {kinds}.",
        count=len(sizes),
        size=most,
        kinds=listed([kinds_name(colour) for colour in largest]),
    )
