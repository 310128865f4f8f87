"""The boards of a seat: chosen here, or dealt."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedLayout

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.components.boards import KINDS, of_kind
from burgundy_qt.widgets.controls.sheet import wide, word
from burgundy_qt.widgets.controls.topic import about
from burgundy_qt.widgets.dialogs.game_panel import SeatChoice
from burgundy_qt.widgets.games.tuscany.setup.boards_button import BoardsButton

WIDTH = 146


class BoardsChoice(SeatChoice):
    """Asks for them while they are chosen here. `given_up` is the board that the last choice was
    made instead of."""

    def __init__(self, taken: Collection[str]) -> None:
        super().__init__()
        self.button = BoardsButton(free_boards(taken))
        self.given_up = self.button.boards
        about(self.button, "choices#setup")
        self.dealt = word(tr("New game", "dealt"), "aside")
        self.dealt.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.shown = QStackedLayout(self)
        for each in (self.dealt, self.button):
            self.shown.addWidget(each)
        self.setFixedWidth(wide(WIDTH))
        self.button.chosen.connect(lambda _board: self.chosen.emit())

    @property
    def boards(self) -> tuple[str, ...]:
        """An A, a B and a C."""
        return self.button.boards

    def show_request(self, request: Mapping[str, object], seat: int) -> None:
        """Show the boards of the seat in a request."""
        boards = request.get("boards")
        if isinstance(boards, list | tuple) and seat < len(boards):
            self.bring_back(boards[seat])

    @property
    def kept(self) -> object:
        """The boards."""
        return self.boards

    def bring_back(self, kept: Sequence[str]) -> None:
        """Show these boards."""
        self.button.show_boards(kept)
        self.given_up = self.boards

    def take(self, board: str) -> None:
        """Have this board instead of the one of its kind, as somebody else has chosen."""
        self.button.take(board)
        self.given_up = self.boards

    def choose(self, taken: Collection[str]) -> None:
        """Let the boards be chosen here; `taken` are those of the others."""
        self.button.taken = taken
        self.shown.setCurrentWidget(self.button)

    def deal(self) -> None:
        """The boards are dealt, so none is chosen here."""
        self.shown.setCurrentWidget(self.dealt)


def free_boards(taken: Collection[str]) -> list[str]:
    """The first board of each kind that nobody has."""
    return [next(board for board in of_kind(kind) if board not in taken) for kind in KINDS]


def exchange(choice: BoardsChoice, choices: Sequence[BoardsChoice]) -> None:
    """One seat has chosen a board: who had it gets what it was chosen instead of."""
    for place, board in enumerate(choice.boards):
        for other in choices:
            if other is not choice and other.boards[place] == board:
                other.take(choice.given_up[place])
    choice.given_up = choice.boards
