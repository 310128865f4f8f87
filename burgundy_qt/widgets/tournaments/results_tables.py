"""The results of a tournament: a row for each player, the strongest first, and the crosstable."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)

from burgundy_qt.ai.arena.elo import Cell, Matches, Row, cell_between, rows_of
from burgundy_qt.ai.arena.matches import Interval
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.tournaments.tournament_plan import Entrant, TournamentStatus
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.palette import mix
from burgundy_qt.widgets.tournaments import tournament_text

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
PLACE, PLAYER, ELO, BAR, SCORE, GAMES, POINTS, TIME = range(8)
HEADINGS = (
    tr_noop("Tournaments", "Place"),
    tr_noop("Tournaments", "Player"),
    tr_noop("Tournaments", "Elo"),
    tr_noop("Tournaments", "95% interval"),
    tr_noop("Tournaments", "Wins"),
    tr_noop("Tournaments", "Games"),
    tr_noop("Tournaments", "Points"),
    tr_noop("Tournaments", "ms a decision"),
)
NUMBERS = {PLACE, ELO, SCORE, GAMES, POINTS, TIME}
FACE, HIGH = 30, 40
THICK, DOT, INSET = 6, 10, 10
"""Units."""
SPARE = 6
"""Pixels, so that no bar appears for a hair's breadth."""


class ResultsModel(QAbstractTableModel):
    """The players of a tournament with their results."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[Row] = ()
        self.entrants: dict[str, Entrant] = {}

    @property
    def range(self) -> tuple[float, float]:
        """The lowest and the highest rating of all intervals."""
        known = [row.elo for row in self.rows if row.elo is not None]
        ends = [end for low, _, high in known for end in (low, high)] or [0.0]
        return min(*ends, -50.0), max(*ends, 50.0)

    def show_standing(self, standing: TournamentStatus) -> None:
        """Show the results of a tournament."""
        players = standing.plan.players
        rows = rows_of([one.text for one in players], standing.ratings, standing.matches)
        if len(rows) != len(self.rows):
            self.beginResetModel()
            self.rows, self.entrants = rows, {one.text: one for one in players}
            self.endResetModel()
        elif rows != self.rows:
            self.rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, TIME))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return a row for each player."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return the number of columns."""
        return 0 if parent.isValid() else len(HEADINGS)

    def headerData(  # noqa: N802
        self, section: int, side: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the headings of the columns, aligned with their contents."""
        if side == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return tr("Tournaments", HEADINGS[section])
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return aligned(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell, its accessible text, or the Row itself."""
        row = self.rows[index.row()]
        entrant = self.entrants[row.player]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.column(), index.row(), row, entrant)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return tournament_text.row_heard(index.row() + 1, entrant.name, row)
            case Qt.ItemDataRole.TextAlignmentRole:
                return aligned(index.column())
            case Qt.ItemDataRole.DecorationRole if index.column() == PLAYER and entrant.figure:
                return tournament_text.figure_icon(entrant.figure, round(FACE * theme.scale()))
        return row if role == ROW else None

    def _text(self, column: int, place: int, row: Row, entrant: Entrant) -> str:
        if column == PLAYER:
            return entrant.name
        if column == BAR:
            return ""
        if row.elo is None:
            return "…" if column in (ELO, SCORE) else ""
        texts = {
            PLACE: str(place + 1),
            ELO: tournament_text.whole_elo(row.elo[1]),
            SCORE: formats.percent(row.score),
            GAMES: formats.whole(row.games),
            POINTS: formats.decimal(row.points),
            TIME: formats.rounded(row.ms, 3),
        }
        return texts[column]


def aligned(column: int) -> Qt.AlignmentFlag:
    """Return the alignment of a column: numbers right, names left, bars centred."""
    if column == BAR:
        return Qt.AlignmentFlag.AlignCenter
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class IntervalBars(QtWidgets.QStyledItemDelegate):
    """Paints rating intervals on a common scale."""

    def paint(
        self, painter: QtGui.QPainter, option: QtWidgets.QStyleOptionViewItem, index: Index
    ) -> None:
        """Paint one interval."""
        model = index.model()
        row: Row = index.data(ROW)
        if row.elo is None or not isinstance(model, ResultsModel):
            return
        painter.save()
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        room = QRectF(option.rect).adjusted(INSET, 0, -INSET, 0)
        paint_interval(painter, room, row.elo, model.range, theme.scale())
        painter.restore()


def paint_interval(
    painter: QtGui.QPainter, room: QRectF, elo: Interval, of: tuple[float, float], scale: float
) -> None:
    """Paint a band from end to end, a dot in the middle, and a hairline where all would be
    equal."""
    palette, (low, high) = theme.current(), of

    def across(value: float) -> float:
        return room.left() + room.width() * (value - low) / (high - low)

    middle, thick, dot = room.center().y(), THICK * scale, DOT * scale
    painter.fillRect(
        QRectF(across(0) - 0.5, room.top(), 1, room.height()), QtGui.QColor(palette.line)
    )
    painter.setPen(Qt.PenStyle.NoPen)
    band = QtGui.QColor(palette.focus)
    band.setAlphaF(1.0 if palette.is_high else 0.4)
    painter.setBrush(band)
    ends = across(elo[0]), across(elo[2])
    painter.drawRoundedRect(
        QRectF(ends[0], middle - thick / 2, max(thick, ends[1] - ends[0]), thick),
        thick / 2,
        thick / 2,
    )
    painter.setBrush(QtGui.QColor(palette.text))
    painter.drawEllipse(QRectF(across(elo[1]) - dot / 2, middle - dot / 2, dot, dot))


class ResultsTable(QtWidgets.QTableView):
    """The results of a tournament."""

    def __init__(self) -> None:
        super().__init__()
        self.results = ResultsModel()
        self.setModel(self.results)
        self.setItemDelegateForColumn(BAR, IntervalBars(self))
        self.setAccessibleName(tr("Tournaments", "Results"))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QtWidgets.QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(PLAYER, QtWidgets.QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(BAR, QtWidgets.QHeaderView.ResizeMode.Stretch)
        theme.theme_changed.connect(self._apply_theme)
        self._apply_theme()

    def show_standing(self, standing: TournamentStatus) -> None:
        """Show the results of a tournament."""
        self.results.show_standing(standing)
        self.setMaximumHeight(height_of(self))

    def _apply_theme(self, *_: object) -> None:
        scale = theme.scale()
        self.setIconSize(QSize(round(FACE * scale), round(FACE * scale)))
        self.verticalHeader().setDefaultSectionSize(round(HIGH * scale))
        self.horizontalHeader().setMinimumSectionSize(round(36 * scale))
        self.viewport().update()


def height_of(table: QtWidgets.QTableView) -> int:
    """Return the height of a table that shows all rows."""
    header = table.horizontalHeader()
    header.ensurePolished()
    above = max(header.sizeHint().height(), header.height())
    return table.verticalHeader().length() + above + 2 * table.frameWidth() + SPARE


# The crosstable: the results of each player against each other one.


CrossIndex = QModelIndex | QPersistentModelIndex
CELL = Qt.ItemDataRole.UserRole
CELL_HEIGHT, WIDE, CORNER = 44, 96, 7
"""Units."""
FAINT, STRONG = 0.14, 0.34
"""How much of its colour a cell has: while it is open who is stronger, and when it is settled."""


class CrossModel(QAbstractTableModel):
    """The players of a tournament as rows and columns, the strongest first."""

    def __init__(self) -> None:
        super().__init__()
        self.order: Sequence[Entrant] = ()
        self.matches: Matches = {}

    def show_standing(self, standing: TournamentStatus) -> None:
        """Show the results of a tournament."""
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

    def pair_at(self, index: CrossIndex) -> tuple[Entrant, Entrant]:
        """Return the two players of a cell."""
        return self.order[index.row()], self.order[index.column()]

    def cell_at(self, index: CrossIndex) -> Cell | None:
        """Return the result between the two players of a cell."""
        one, other = self.pair_at(index)
        return cell_between(one.text, other.text, self.matches)

    def rowCount(self, parent: CrossIndex = QModelIndex()) -> int:  # noqa: B008, N802
        """Return a row for each player."""
        return 0 if parent.isValid() else len(self.order)

    def columnCount(self, parent: CrossIndex = QModelIndex()) -> int:  # noqa: B008, N802
        """Return a column for each player."""
        return self.rowCount(parent)

    def headerData(  # noqa: N802
        self, section: int, side: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the names."""
        entrant = self.order[section]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return entrant.name
        return None

    def data(self, index: CrossIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the share of wins, its colour, or the details as a tool tip."""
        one, other = self.pair_at(index)
        if one is other:
            return "–" if role == Qt.ItemDataRole.AccessibleTextRole else None  # noqa: RUF001
        cell = self.cell_at(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return formats.percent(cell.score[1]) if cell is not None else ""
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return tournament_text.cell_text(one, other, cell)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
        return cell if role == CELL else None

    def flags(self, index: CrossIndex) -> Qt.ItemFlag:
        """Return no flags for a player against itself."""
        one, other = self.pair_at(index)
        return Qt.ItemFlag.NoItemFlags if one is other else super().flags(index)


def colour_of(cell: Cell) -> str:
    """Return the colour for good or bad, stronger if the result is clear."""
    palette = theme.current()
    if cell.elo[1] == 0:
        return palette.panel2
    end = palette.good if cell.elo[1] > 0 else palette.bad
    return mix(palette.panel, end, STRONG if cell.is_settled else FAINT)


class CellColours(QtWidgets.QStyledItemDelegate):
    """Paints the colour of the leader under the share of wins."""

    def paint(
        self, painter: QtGui.QPainter, option: QtWidgets.QStyleOptionViewItem, index: CrossIndex
    ) -> None:
        """Paint one cell."""
        cell: Cell | None = index.data(CELL)
        if cell is not None:
            painter.save()
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QtGui.QColor(colour_of(cell)))
            painter.drawRoundedRect(option.rect.adjusted(3, 3, -3, -3), CORNER, CORNER)
            painter.restore()
        super().paint(painter, option, index)


class Crosstable(QtWidgets.QTableView):
    """The crosstable. `asked` carries the texts of two players after a double click or Enter,
    to list their games."""

    asked = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.cross = CrossModel()
        self.setModel(self.cross)
        self.setItemDelegate(CellColours(self))
        self.setShowGrid(False)
        self.setAccessibleName(tr("Tournaments", "Head to head"))
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Fixed)
        self.activated.connect(self._ask)
        theme.theme_changed.connect(self._apply_theme)
        self._apply_theme()

    def show_standing(self, standing: TournamentStatus) -> None:
        """Show the results of a tournament."""
        self.cross.show_standing(standing)
        self.setMaximumHeight(height_of(self))

    def _ask(self, index: CrossIndex) -> None:
        one, other = self.cross.pair_at(index)
        if one is not other:
            self.asked.emit(one.text, other.text)

    def _apply_theme(self, *_: object) -> None:
        scale = theme.scale()
        self.verticalHeader().setDefaultSectionSize(round(CELL_HEIGHT * scale))
        self.horizontalHeader().setMinimumSectionSize(round(WIDE * scale))
        self.viewport().update()
