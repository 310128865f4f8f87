"""Which game of Tuscany is played: how everybody comes by boards and a duchy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.requests import RequestObject
from burgundy_qt.rules.tuscany.protocol_types import EditionObject
from burgundy_qt.widgets.controls.note import Note
from burgundy_qt.widgets.controls.sheet import wide, word
from burgundy_qt.widgets.controls.topic import about
from burgundy_qt.widgets.dialogs.game_panel import GamePanel, SeatChoice
from burgundy_qt.widgets.games.tuscany.setup.boards_choice import BoardsChoice, exchange
from burgundy_qt.widgets.games.tuscany.words.set_ups import SETUPS, Offered

DEALT, CHOSEN = 0, 1
BOARDS: Sequence[Offered] = (
    Offered(
        later("New game", "Dealt"),
        later("New game", "Each seat is dealt a board of each kind."),
    ),
    Offered(
        later("New game", "Chosen"),
        later("New game", "Each seat gets the boards that are chosen beside its name."),
    ),
)
WIDTH = 218
"""Pixels, where the language has room enough in them."""


class TuscanyPanel(GamePanel):
    """Asks for it, of an edition as the protocol's `hello` describes it."""

    def __init__(self, edition: EditionObject) -> None:
        super().__init__()
        self.edition = edition
        self.caption = tr("New game", "Boards")
        self.setups, self.note = QButtonGroup(self), Note()
        self.boards, self.boards_note = QButtonGroup(self), Note()
        self._lay_out()
        for group in (self.setups, self.boards):
            group.idClicked.connect(lambda _number: self._tell())
        self.show_request({})

    @property
    def request(self) -> RequestObject:
        """What is chosen, in the words of the protocol's `new`, but for the boards."""
        return {"edition": self.edition["edition"], "modules": [], "setup": self.setup}

    @property
    def setup(self) -> str:
        """How everybody comes by a duchy."""
        return self.edition["setups"][self.setups.checkedId()]

    @property
    def are_chosen(self) -> bool:
        """Whether the boards are chosen beside the names."""
        return self.boards.checkedId() == CHOSEN

    def show_request(self, request: Mapping[str, object]) -> None:
        """Show what a request asks for; where it says nothing that is known here, the usual."""
        self.boards.button(DEALT if request.get("boards") is None else CHOSEN).setChecked(True)
        asked = (setup == request.get("setup") for setup in self.edition["setups"])
        number = next((at for at, is_it in enumerate(asked) if is_it), 0)
        self.setups.button(number).setChecked(True)
        self._tell()

    @property
    def players(self) -> range:
        """How many can play."""
        fewest, most = self.edition["players"]
        return range(fewest, most + 1)

    @property
    def order(self) -> str:
        """Who acts when."""
        return tr("New game", "The first player is drawn; hands stay hidden from the others.")

    def seat_choice(self, beside: Sequence[SeatChoice]) -> SeatChoice:
        """One with the first boards that nobody has."""
        return BoardsChoice([board for choice in boards_of(beside) for board in choice.boards])

    def tell_seats(self, choices: Sequence[SeatChoice], names: Sequence[str]) -> None:
        """Let each choose its boards, or none."""
        for choice in boards_of(choices):
            if self.are_chosen:
                others = (other for other in boards_of(choices) if other is not choice)
                choice.choose({board for other in others for board in other.boards})
            else:
                choice.deal()

    def follow(self, choice: SeatChoice, choices: Sequence[SeatChoice]) -> None:
        """A board that another seat had is exchanged with it."""
        if isinstance(choice, BoardsChoice):
            exchange(choice, boards_of(choices))
            self.tell_seats(choices, ())
            self.changed.emit()

    def seats_request(self, choices: Sequence[SeatChoice]) -> RequestObject:
        """The boards of each seat; none where they are dealt."""
        boards = [[*choice.boards] for choice in boards_of(choices)]
        return {"boards": boards if self.are_chosen else None}

    def _tell(self) -> None:
        """Say in sentences what is chosen."""
        self.note.say(tr("New game", SETUPS[self.setup].line))
        self.boards_note.say(tr("New game", BOARDS[self.boards.checkedId()].line))
        self.changed.emit()

    def _lay_out(self) -> None:
        about(self, "choices#setup")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        setups = [SETUPS[setup] for setup in self.edition["setups"]]
        for title, group, offered, note in (
            (tr("New game", "Duchies"), self.setups, setups, self.note),
            (tr("New game", "Boards"), self.boards, BOARDS, self.boards_note),
        ):
            column.addWidget(word(title, "heading"))
            for number, each in enumerate(offered):
                choice = QRadioButton(tr("New game", each.title))
                choice.setToolTip(tr("New game", each.line))
                group.addButton(choice, number)
                column.addWidget(choice)
            column.addWidget(note)
            column.addSpacing(10)
        self._take_width()

    def _take_width(self) -> None:
        """As wide as it is meant to be, or as the longest title needs."""
        choices = [*self.setups.buttons(), *self.boards.buttons()]
        for choice in choices:
            choice.ensurePolished()
        width = max(wide(WIDTH), *(choice.sizeHint().width() for choice in choices))
        self.setFixedWidth(width)
        for note in (self.note, self.boards_note):
            note.setFixedWidth(width)


def boards_of(choices: Sequence[SeatChoice]) -> list[BoardsChoice]:
    """The choices of the seats as those of boards, which they are here."""
    return [choice for choice in choices if isinstance(choice, BoardsChoice)]
