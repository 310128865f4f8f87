"""Puzzles in rows of squares, on which the arrows go from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from burgundy_qt.ai.puzzles.puzzle import Puzzle
from burgundy_qt.session.questions.puzzle_store import Retention
from burgundy_qt.widgets.puzzles.puzzle_cell import PuzzleCell

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
    """`chosen` carries the Puzzle that was clicked. Tab leads to one square, the arrows on;
    `reached` carries the PuzzleCell that they lead to."""

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
        """Show these, as well as they are known."""
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
        """The arrows go from square to square, Home and End to the first and last."""
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
