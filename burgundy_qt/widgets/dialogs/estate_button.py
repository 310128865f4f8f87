"""Choosing an estate: a button that shows it and opens all of them as pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.dialogs.sheet import word
from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.look.estate_picture import Cells, estate_pixmap

SMALL, LARGE = 72, 132
COLUMNS = 5

CellsOf = Callable[[str], Cells]


def estate_icon(cells: Cells, width: int, dpr: float) -> QIcon:
    """The picture of an estate for a button."""
    return QIcon(estate_pixmap(cells, theme.current(), width, dpr))


class EstateButton(QPushButton):
    """Shows the chosen estate; a click opens the others. `cells_of` gives the cells of an estate by its name."""

    chosen = Signal(str)

    def __init__(self, estates: Sequence[str], cells_of: CellsOf) -> None:
        super().__init__()
        self.estates, self.cells_of = estates, cells_of
        self.estate = estates[0]
        self.setProperty("role", "flat")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setIconSize(QSize(SMALL, SMALL))
        self.clicked.connect(self._open)
        theme.theme_changed.connect(self._draw)
        self.show_estate(self.estate)

    def show_estate(self, estate: str) -> None:
        """Show this estate as the chosen one."""
        self.estate = estate
        self._draw()
        self.setText(f" {estate}")
        self.setAccessibleName(tr("New game", "Estate {estate}", estate=estate))

    def _draw(self) -> None:
        self.setIcon(estate_icon(self.cells_of(self.estate), SMALL, self.devicePixelRatioF()))

    def _open(self) -> None:
        chooser = EstateChooser(self.estates, self.cells_of, self.estate, self)
        chooser.chosen.connect(self._choose)
        chooser.adjustSize()
        corner = self.mapToGlobal(QPoint(self.width() - chooser.width(), self.height() + 4))
        screen = self.screen().availableGeometry()
        corner.setX(max(screen.left() + 8, min(corner.x(), screen.right() - chooser.width() - 8)))
        corner.setY(max(screen.top() + 8, min(corner.y(), screen.bottom() - chooser.height() - 8)))
        chooser.move(corner)
        chooser.show()

    def _choose(self, estate: str) -> None:
        self.show_estate(estate)
        self.chosen.emit(estate)


class EstateChooser(QFrame):
    """All estates as pictures, in a window of their own that closes at the first click."""

    chosen = Signal(str)

    def __init__(self, estates: Sequence[str], cells_of: CellsOf, chosen: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 14)
        column.addWidget(word(tr("New game", "Estates"), "section"))
        grid = QGridLayout()
        grid.setSpacing(4)
        column.addLayout(grid)
        for place, estate in enumerate(estates):
            picture = self._picture(estate, cells_of(estate))
            grid.addWidget(picture, place // COLUMNS, place % COLUMNS)
            if estate == chosen:
                picture.setChecked(True)
                picture.setFocus()

    def _picture(self, estate: str, cells: Cells) -> QToolButton:
        made = QToolButton()
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setIconSize(QSize(LARGE, LARGE))
        made.setIcon(estate_icon(cells, LARGE, self.devicePixelRatioF()))
        made.setText(estate)
        made.setAccessibleName(tr("New game", "Estate {estate}", estate=estate))
        made.setCheckable(True)
        made.clicked.connect(lambda: self._take(estate))
        return made

    def _take(self, estate: str) -> None:
        self.chosen.emit(estate)
        self.close()
