"""The list of legal moves beside the table: each with its price and its points; the table shows the
selected one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.ai.review.review_result import MISTAKE, SLIP
from burgundy_qt.language.formats import signed
from burgundy_qt.language.translation import tr
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice import game_advice, tip_card
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic
from burgundy_qt.widgets.log.log_list import CardList, CardPage, paint_plate
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases import loss_text, wording
from burgundy_qt.widgets.play.decision import Decision, no_help
from burgundy_qt.widgets.play.game_input import PointsPreview, input_of, points_of
from burgundy_qt.widgets.play.move_choice import Action, OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget
from burgundy_qt.widgets.theme import fonts, theme
from burgundy_qt.widgets.theme.palette import Palette

# A legal move in words: the action, its price, and its immediate score.


@dataclass(frozen=True)
class Move:
    """One move as a line: `text` describes the action, `price` its costs ("" for nothing), `gain`
    the points at once.

    `at` is its target on the table: the last click for the move.
    """

    action: Action
    text: str
    price: str
    gain: int
    at: ClickTarget | None
    cost: loss_text.Cost | None = None  # what it loses against the best move; None if nobody asked

    @property
    def spoken(self) -> str:
        """The whole move in one line, for screen readers."""
        scores = (
            tr("Moves", "scores {points}", points=wording.points_text(self.gain))
            if self.gain
            else ""
        )
        lost = self.cost.spoken if self.cost else ""
        return ", ".join(part for part in (self.text, self.price, scores, lost) if part)


def moves_of(view: GameView, options: Sequence[OptionPath]) -> list[Move]:
    """Return the moves of these ways, the most points at once first, else in the order of the
    rules."""
    choices, words = input_of(view.game), game_advice.advice_of(view.game).words(view)
    gains = PointsPreview(view, choices.gain)
    moves = []
    for option in options:
        outcome = [gain for gain in gains.among([option.action]) if gain]
        text = words.move(option.action)
        brings = "" if outcome else choices.gain_text(view, [option.action])
        moves.append(
            Move(
                option.action,
                tr("Moves", "{move}. {brings}", move=text, brings=brings) if brings else text,
                words.price(option),
                points_of(outcome[0]) if outcome else 0,
                touched_by(option),
            )
        )
    return sorted(moves, key=lambda move: -move.gain)


def touched_by(option: OptionPath) -> ClickTarget | None:
    """Return the last click of a way."""
    clicks = next(iter(option.paths), ())
    return next((click.target for click in reversed(clicks) if click.asked), None)


POINTS_A_WIN = 25.0
"""Points that weigh as much as a win for the colour of a cost in points."""


def cost_colour(cost: loss_text.Cost, palette: Palette) -> str:
    """Return the colour of a cost, by its grade: green for less than a slip, red for a mistake or
    worse."""
    share = cost.value / POINTS_A_WIN if cost.in_points else cost.value
    if share < SLIP.win:
        return palette.good
    return palette.gold if share < MISTAKE.win else palette.bad


Index = QModelIndex | QPersistentModelIndex
FLOWING = Qt.TextFlag.TextWordWrap
SIDE, ABOVE, POINTS, LINE = 8, 5, 40, 17
"""Units: margins, the width reserved for figures, and the height of one."""


class MoveModel(QAbstractListModel):
    """The moves that are possible now."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[Move] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return the number of moves."""
        return 0 if parent.isValid() else len(self.moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the words of a move; for screen readers with price and points."""
        move = self.moves[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return move.spoken
        return move.text if role == Qt.ItemDataRole.DisplayRole else None

    def show(self, moves: Sequence[Move]) -> None:
        """Show exactly these moves."""
        self.beginResetModel()
        self.moves = list(moves)
        self.endResetModel()


class MoveDelegate(QStyledItemDelegate):
    """The painter of a move."""

    def __init__(self, list_: MoveList) -> None:
        super().__init__(list_)
        self.list = list_

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of its lines."""
        width = self.list.width_of_lines
        move = self.list.entries.moves[index.row()]
        room = self._room(move, QRect(0, 0, width, 10_000))
        high = QFontMetrics(self._font()).boundingRect(room, FLOWING, move.text).height()
        if move.price:
            high += QFontMetrics(self._small()).height()
        if move.gain and move.cost is not None:
            high = max(high, self.list.units(2 * LINE - ABOVE))
        return QSize(width, high + self.list.units(2 * ABOVE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one move."""
        move, palette, rect = self.list.entries.moves[index.row()], theme.current(), option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_plate(painter, option)
        room = self._room(
            move, rect.adjusted(0, self.list.units(ABOVE), 0, -self.list.units(ABOVE))
        )
        painter.setFont(self._font())
        painter.setPen(QColor(palette.text))
        painter.drawText(room, FLOWING, move.text)
        if move.price:
            painter.setFont(self._small())
            painter.setPen(QColor(palette.text2))
            painter.drawText(room, Qt.AlignmentFlag.AlignBottom, move.price)
        figures = []
        if move.gain:
            figures.append((signed(move.gain, 0), palette.good if move.gain > 0 else palette.bad))
        if move.cost is not None:
            figures.append((move.cost.text, cost_colour(move.cost, palette)))
        self._paint_figures(painter, rect, figures)
        painter.restore()

    def _paint_figures(
        self, painter: QPainter, rect: QRect, figures: Sequence[tuple[str, str]]
    ) -> None:
        """Paint the points at once and the cost of a move at the right, one below the other."""
        painter.setFont(fonts.text_font(13 * self.list.scale, 700))
        aside = rect.adjusted(0, 0, -self.list.units(SIDE), 0)
        high = self.list.units(LINE)
        top = aside.center().y() - high * len(figures) // 2
        for number, (text, colour) in enumerate(figures):
            painter.setPen(QColor(colour))
            line = QRect(aside.left(), top + number * high, aside.width(), high)
            painter.drawText(
                line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text
            )

    def _paint_plate(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Paint the plate under the line with the pointer or the keyboard focus."""
        state = option.state
        is_marked = bool(state & QStyle.StateFlag.State_Selected) and self.list.hasFocus()
        if is_marked or state & QStyle.StateFlag.State_MouseOver:
            paint_plate(painter, option.rect, theme.current().panel2, is_marked)

    def _font(self) -> QFont:
        return fonts.text_font(12 * self.list.scale)

    def _small(self) -> QFont:
        return fonts.text_font(11 * self.list.scale)

    def _room(self, move: Move, rect: QRect) -> QRect:
        """Return the rectangle of the words, before the figures if there are any."""
        has_figures = bool(move.gain) or move.cost is not None
        return rect.adjusted(
            self.list.units(SIDE), 0, -self.list.units(SIDE + (POINTS if has_figures else 0)), 0
        )


class MoveList(CardList):
    """The list of moves. `pointed` carries the move of the keyboard or the pointer, or None;
    `chosen` the one to play, by Enter or a double click."""

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = MoveModel()
        self.setModel(self.entries)
        self.setItemDelegate(MoveDelegate(self))
        self.entered.connect(self.setCurrentIndex)
        self.doubleClicked.connect(self._choose)

    def show_moves(self, moves: Sequence[Move]) -> None:
        """Show exactly these moves; the keyboard begins at the first."""
        self.entries.show(moves)
        if moves and self.hasFocus():
            self.setCurrentIndex(self.entries.index(0))

    def currentChanged(self, current: QModelIndex | QPersistentModelIndex, previous: Index) -> None:  # noqa: N802
        """Report the current move."""
        super().currentChanged(current, previous)
        self.pointed.emit(self.entries.moves[current.row()] if current.isValid() else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Play with Enter, leave with Esc, and let other keys move in the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Begin at the first move if the focus comes by keyboard."""
        if not self.currentIndex().isValid() and self.entries.moves:
            self.setCurrentIndex(self.entries.index(0))
        super().focusInEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(self.entries.moves[index.row()])


class MovesPanel(CardPage):
    """The moves of a Decision while the panel is visible; it plays the chosen one.

    `pointed` carries the target of the current move on the table, or None.
    """

    pointed = Signal(object)

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.decision = decision
        self.list = MoveList()
        self._costs: Mapping[str, loss_text.Cost] = {}
        self.label = tip_card.wrapping("", "note")
        sheet = QWidget()
        sheet.setProperty("role", "scrolled")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(sheet)
        column.addWidget(self.label)
        column.addWidget(self.list, 1)
        self.setFocusProxy(self.list)
        self.list.chosen.connect(lambda move: decision.play(move.action))
        self.list.pointed.connect(self._point)
        decision.changed.connect(self._follow)
        self._speak()

    def set_text_scale(self, scale: float) -> None:
        """Take over the text scale."""
        self.list.set_text_scale(scale)

    @property
    def wanted_height(self) -> int:
        """The height of all moves."""
        rows = (self.list.sizeHintForRow(row) for row in range(self.list.entries.rowCount()))
        return (
            sum(rows) + 8
            if self.list.entries.moves
            else self.label.heightForWidth(self.viewport().width()) + 24
        )

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """List the moves, which is done only while the panel is visible."""
        super().showEvent(event)
        self._follow()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Clear the current move."""
        super().hideEvent(event)
        self.list.show_moves([])
        self.pointed.emit(None)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow a change of the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
            self._follow()

    def _speak(self) -> None:
        self.list.setAccessibleName(tr("Moves", "Moves"))
        self.label.setText(nothing_to_decide())

    def show_costs(self, costs: Mapping[str, loss_text.Cost]) -> None:
        """Show what moves lose, by the repr of their actions."""
        if costs != self._costs:
            self._costs = costs
            self._follow()

    def _follow(self) -> None:
        if not self.isVisible():
            return
        view = self.decision.view
        is_unaided = view is not None and view.is_unaided
        options = self.decision.choosing.options
        moves = moves_of(view, options) if view is not None and not is_unaided else []
        self.label.setText(no_help() if is_unaided else nothing_to_decide())
        priced = [replace(move, cost=self._costs.get(repr(move.action))) for move in moves]
        row = self.list.currentIndex().row()
        self.list.show_moves(priced)
        if self._costs and 0 <= row < len(priced):
            self.list.setCurrentIndex(self.list.entries.index(row))
        self.label.setVisible(not self.list.entries.moves)

    def _point(self, move: Move | None) -> None:
        self.pointed.emit(move.at if move is not None else None)


def nothing_to_decide() -> str:
    """Return the text in place of the moves while nobody is asked."""
    return tr("Moves", "You have nothing to decide right now.")


class MovesActions(QObject):
    """The list on its page beside the table, for which the `tab` has been kept."""

    def __init__(self, page: TablePage, tab: int) -> None:
        super().__init__(page)
        self.page, self.tab = page, tab
        self.panel = MovesPanel(page.decision, page.log.pages)
        page.log.put_page(tab, self.panel)
        set_help_topic(self.panel, "playing#moves")
        self.panel.pointed.connect(self._show)
        self.panel.list.left.connect(self.leave)
        self.panel.list.chosen.connect(page.scene.skip)

    def open(self) -> None:
        """Move the keyboard focus to the list, or back to the table if it is open."""
        if self.panel.list.hasFocus():
            self.leave()
            return
        if self.page.log.page != self.tab or not self.page.log.isVisible():
            self.page.log_place.turn_to(self.tab)
        self.panel.list.setFocus()

    def leave(self) -> None:
        """Give the keyboard back to the table."""
        self.page.log_place.leave_page(self.tab)
        self.page.view.setFocus()

    def _show(self, target: ClickTarget | None) -> None:
        """Ring the target of the current move; without one, the keyboard focus on the table."""
        self.page.scene.focus(target or self.page.keys.at)
