"""Choosing the three boards of a seat: a button that shows them and opens all twelve as pictures, a
row for each kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QToolButton, QVBoxLayout

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.components.boards import KINDS, hexes, of_kind
from burgundy_qt.rules.tuscany.known_seat import plain_duchy
from burgundy_qt.widgets.controls.push_button import PushButton
from burgundy_qt.widgets.controls.sheet import button, word
from burgundy_qt.widgets.dialogs.popping_up import pop_up
from burgundy_qt.widgets.games.tuscany.look.duchy_picture import board_picture, duchy_picture
from burgundy_qt.widgets.games.tuscany.words.names import counted_name
from burgundy_qt.widgets.phrases.wording import join_with_and
from burgundy_qt.widgets.theme import theme

SMALL, LARGE = 117, 80
MARGIN = 14


class BoardsButton(PushButton):
    """Shows the boards of a seat, an A, a B and a C; a click opens all. `chosen` comes with the
    board that one was exchanged for. `taken` are those of the other seats."""

    chosen = Signal(str)

    def __init__(self, boards: Sequence[str]) -> None:
        super().__init__()
        self.boards = tuple(boards)
        self.taken: Collection[str] = ()
        self.setProperty("role", "flat")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setIconSize(QSize(SMALL, SMALL))
        self.clicked.connect(self.open)
        theme.theme_changed.connect(self._draw)
        self.show_boards(self.boards)

    def show_boards(self, boards: Sequence[str]) -> None:
        """Show these as the chosen ones."""
        self.boards = tuple(boards)
        self._draw()
        told = " ".join(self.boards)
        self.setToolTip(told)
        self.setAccessibleName(tr("New game", "Boards {boards}", boards=told))

    def take(self, board: str) -> None:
        """Have this board instead of the one of its kind."""
        place = KINDS.index(board[0])
        self.show_boards((*self.boards[:place], board, *self.boards[place + 1 :]))

    def open(self) -> BoardsChooser:
        """Open all that there are."""
        chooser = BoardsChooser(self)
        chooser.chosen.connect(self._choose)
        pop_up(chooser, self, at_right=True)
        return chooser

    def _choose(self, board: str) -> None:
        if board not in self.boards:
            self.take(board)
            self.chosen.emit(board)

    def _draw(self) -> None:
        duchy, dpr = plain_duchy(self.boards), self.devicePixelRatioF()
        self.setIcon(QIcon(duchy_picture(duchy, {}, SMALL, theme.current(), dpr)))


class BoardsChooser(QFrame):
    """The twelve boards as pictures, in a window of their own; one of each row is chosen."""

    chosen = Signal(str)

    def __init__(self, shown: BoardsButton) -> None:
        super().__init__(shown, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self.pictures: dict[str, QToolButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 12, MARGIN, 14)
        column.addWidget(word(tr("New game", "Boards"), "section"))
        grid = QGridLayout()
        grid.setSpacing(4)
        for row, kind in enumerate(KINDS):
            of_row = QButtonGroup(self)
            for place, board in enumerate(of_kind(kind)):
                picture = self.pictures[board] = self._picture(board, board in shown.taken)
                picture.setChecked(board in shown.boards)
                of_row.addButton(picture)
                grid.addWidget(picture, row, place)
        column.addLayout(grid)
        done = button(tr("New game", "Done"))
        done.clicked.connect(self.close)
        column.addWidget(done, 0, Qt.AlignmentFlag.AlignRight)
        self.pictures[shown.boards[0]].setFocus()

    def _picture(self, board: str, is_taken: bool) -> QToolButton:
        drawn = board_picture(board, LARGE, theme.current(), self.devicePixelRatioF())
        made = QToolButton()
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setIconSize(drawn.deviceIndependentSize().toSize())
        made.setIcon(QIcon(drawn))
        made.setText(board)
        made.setMinimumSize(made.sizeHint())
        made.setCheckable(True)
        made.setAccessibleName(tr("New game", "Board {board}", board=board))
        made.setAccessibleDescription(board_told(board))
        made.setToolTip(board_told(board))
        if is_taken:
            told = tr("New game", "Another seat has it: the two exchange.")
            made.setToolTip(f"{board_told(board)}\n{told}")
            made.setAccessibleDescription(f"{board_told(board)} {told}")
        made.clicked.connect(lambda: self.chosen.emit(board))
        return made


def board_told(board: str) -> str:
    """What spaces a board has, in a line."""
    counted = Counter(hexes(board)).items()
    return join_with_and([counted_name(count, colour) for colour, count in counted])
