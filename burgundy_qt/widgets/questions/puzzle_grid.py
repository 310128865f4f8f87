"""Puzzles as small squares in rows, each with its number and its result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from burgundy_qt.ai.puzzles.puzzle import Puzzle
from burgundy_qt.session.questions.puzzle_store import Retention
from burgundy_qt.widgets.questions.question_text import cell_text
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.palette import mix

SIDE, NUMBER, SIGN = 42, 13.5, 13
"""Units."""
CORNER, EDGE, INSIDE = 8, 2.0, 4
TINT, DUE_TINT = 0.14, 0.3
"""How much of a colour a ground has."""
PRESSED_BY = Qt.Key.Key_Return, Qt.Key.Key_Enter


class PuzzleCell(QAbstractButton):
    """One puzzle: gold is due today, a tick is solved, a cross is not solved at the first try."""

    def __init__(self, number: int, puzzle: Puzzle) -> None:
        super().__init__()
        self.number, self.puzzle = number, puzzle
        self.known: Retention | None = None
        self.is_due = False
        self.setText(str(number))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_known(self, known: Retention | None, today: date) -> None:
        """Show the result of the puzzle as of today."""
        self.known, self.is_due = known, known is not None and known.is_due(today)
        text = cell_text(self.number, self.puzzle, known, today)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a square that fits the text."""
        side = round(SIDE * theme.scale())
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the square, which never shrinks."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Click this puzzle with Enter, instead of the default button."""
        if event.key() in PRESSED_BY:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint ground, frame, number and sign."""
        palette, scale = theme.current(), theme.scale()
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        ground, edge, width = palette.panel2, palette.line, 1.0
        if self.is_due:
            ground, edge, width = mix(ground, palette.gold, DUE_TINT), palette.gold, EDGE
        if self.underMouse() or self.isDown():
            ground = mix(ground, palette.accent, TINT)
        if self.hasFocus():
            edge, width = palette.focus, EDGE
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, CORNER, CORNER)
        painter.setFont(fonts.text_font(NUMBER * scale, 600))
        painter.setPen(QColor(palette.text if self.known is None or self.is_due else palette.text2))
        inner = box.adjusted(INSIDE, INSIDE, -INSIDE, -INSIDE)
        if self.known is None:
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignCenter), self.text())
        else:
            corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            painter.drawText(inner, int(corner), self.text())
            self._paint_sign(painter, inner, self.known.is_solved)
        painter.end()

    def _paint_sign(self, painter: QPainter, inner: QRectF, is_solved: bool) -> None:
        palette, size = theme.current(), SIGN * theme.scale()
        icon, colour = ("done", palette.good) if is_solved else ("close", palette.bad)
        sign = sprite_files.tinted(f"icons/{icon}", colour, size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(inner.right() - size, inner.bottom() - size), sign)


COLUMNS = 10
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}
Numbered = tuple[int, str, Puzzle]
"""Its number, its key, and the puzzle."""


class PuzzleGrid(QWidget):
    """The squares of puzzles. `chosen` carries the clicked Puzzle.

    Tab goes to one square, the arrows to the others; `reached` carries the PuzzleCell that they go
    to.
    """

    chosen = Signal(object)
    reached = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.puzzles: Sequence[Numbered] = ()
        self.cells: list[PuzzleCell] = []
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(4)
        self.grid.setColumnStretch(COLUMNS, 1)

    def show_puzzles(
        self, puzzles: Sequence[Numbered], known: Mapping[str, Retention], today: date
    ) -> None:
        """Show these puzzles with their results."""
        if puzzles != self.puzzles:
            self._lay(puzzles)
        for cell, (_, key, _puzzle) in zip(self.cells, puzzles, strict=True):
            cell.show_known(known.get(key), today)

    def _lay(self, puzzles: Sequence[Numbered]) -> None:
        for cell in self.cells:
            self.grid.removeWidget(cell)
            cell.deleteLater()
        self.puzzles = puzzles
        self.cells = [PuzzleCell(number, puzzle) for number, _, puzzle in puzzles]
        for place, cell in enumerate(self.cells):
            self.grid.addWidget(cell, place // COLUMNS, place % COLUMNS)
            cell.installEventFilter(self)
            cell.clicked.connect(lambda _on, cell=cell: self.chosen.emit(cell.puzzle))
            cell.show()
        if self.cells:
            self.cells[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Move between squares with the arrows, to the first and last with Home and End."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        at, key = self.cells.index(watched), Qt.Key(event.key())  # type: ignore[arg-type]
        if key in STEPS:
            to = at + STEPS[key]
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            to = 0 if key == Qt.Key.Key_Home else len(self.cells) - 1
        else:
            return False
        if 0 <= to < len(self.cells):
            self.cells[at].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self.cells[to].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.cells[to].setFocus()
            self.reached.emit(self.cells[to])
        return True
