"""Each against each: what every player has made of every other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from burgundy_qt.ai.arena.elo import Cell, Matches, cell_between, rows_of
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.tournaments.tournament_plan import Entrant, TournamentStatus
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.palette import mix
from burgundy_qt.widgets.tournaments.results.table import height_of
from burgundy_qt.widgets.tournaments.words import cell_told

Index = QModelIndex | QPersistentModelIndex
CELL = Qt.ItemDataRole.UserRole
HIGH, WIDE, CORNER = 44, 96, 7
"""Units."""
FAINT, STRONG = 0.14, 0.34
"""How much of its colour a cell has: while it is open who is stronger, and when it is settled."""


class CrossModel(QAbstractTableModel):
    """The players of a tournament down and across, the strongest first."""

    def __init__(self) -> None:
        super().__init__()
        self.order: Sequence[Entrant] = ()
        self.matches: Matches = {}

    def show_standing(self, standing: TournamentStatus) -> None:
        """Tell how a tournament stands."""
        known = {one.text: one for one in standing.plan.players}
        rows = rows_of([*known], standing.ratings, standing.matches)
        order = [known[row.player] for row in rows]
        if order == self.order and standing.matches == self.matches:
            return
        if len(order) != len(self.order):
            self.beginResetModel()
            self.order, self.matches = order, standing.matches
            self.endResetModel()
            return
        self.order, self.matches = order, standing.matches
        last = len(order) - 1
        self.dataChanged.emit(self.index(0, 0), self.index(last, last))
        for side in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
            self.headerDataChanged.emit(side, 0, last)

    def pair_at(self, index: Index) -> tuple[Entrant, Entrant]:
        """Who meets whom in a cell."""
        return self.order[index.row()], self.order[index.column()]

    def cell_at(self, index: Index) -> Cell | None:
        """What they have made of each other."""
        one, other = self.pair_at(index)
        return cell_between(one.text, other.text, self.matches)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """A line a player."""
        return 0 if parent.isValid() else len(self.order)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """A column a player."""
        return self.rowCount(parent)

    def headerData(  # noqa: N802
        self, section: int, side: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The names."""
        entrant = self.order[section]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return entrant.name
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The share of the wins, its colour, and all of it under the pointer."""
        one, other = self.pair_at(index)
        if one is other:
            return "–" if role == Qt.ItemDataRole.AccessibleTextRole else None  # noqa: RUF001
        cell = self.cell_at(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return formats.percent(cell.score[1]) if cell is not None else ""
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return cell_told(one, other, cell)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
        return cell if role == CELL else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Nobody meets himself."""
        one, other = self.pair_at(index)
        return Qt.ItemFlag.NoItemFlags if one is other else super().flags(index)


def colour_of(cell: Cell) -> str:
    """Towards good or bad, more where it is settled."""
    palette = theme.current()
    if cell.elo[1] == 0:
        return palette.panel2
    end = palette.good if cell.elo[1] > 0 else palette.bad
    return mix(palette.panel, end, STRONG if cell.is_settled else FAINT)


class CellColours(QStyledItemDelegate):
    """Paints who is ahead under the share of the wins."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        cell: Cell | None = index.data(CELL)
        if cell is not None:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour_of(cell)))
            painter.drawRoundedRect(option.rect.adjusted(3, 3, -3, -3), CORNER, CORNER)
            painter.restore()
        super().paint(painter, option, index)


class Crosstable(QTableView):
    """Shows each against each. `asked` carries the texts of the two whose games are asked for, by a
    double click or Enter."""

    asked = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.cross = CrossModel()
        self.setModel(self.cross)
        self.setItemDelegate(CellColours(self))
        self.setShowGrid(False)
        self.setAccessibleName(tr("Tournaments", "Each against each"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.activated.connect(self._ask)
        theme.theme_changed.connect(self._dress)
        self._dress()

    def show_standing(self, standing: TournamentStatus) -> None:
        """Tell how a tournament stands."""
        self.cross.show_standing(standing)
        self.setMaximumHeight(height_of(self))

    def _ask(self, index: Index) -> None:
        one, other = self.cross.pair_at(index)
        if one is not other:
            self.asked.emit(one.text, other.text)

    def _dress(self, *_: object) -> None:
        scale = theme.scale()
        self.verticalHeader().setDefaultSectionSize(round(HIGH * scale))
        self.horizontalHeader().setMinimumSectionSize(round(WIDE * scale))
        self.viewport().update()
