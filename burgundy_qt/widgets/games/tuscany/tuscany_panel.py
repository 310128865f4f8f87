"""The panel of Tuscany: the set-up that gives players their boards and duchies, and the choice of a
seat's three boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from PySide6 import QtCore, QtGui, QtWidgets

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.tuscany import components, known_seat, protocol
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.games.tuscany.duchy_picture import board_picture, duchy_picture
from burgundy_qt.widgets.games.tuscany.tuscany_texts import SETUPS, Offered, counted_name
from burgundy_qt.widgets.new_game.game_setup import GamePanel, SeatChoice
from burgundy_qt.widgets.new_game.player_choice import show_below
from burgundy_qt.widgets.phrases.wording import join_with_and
from burgundy_qt.widgets.theme import theme

DEALT, CHOSEN = 0, 1
BOARDS: Sequence[Offered] = (
    Offered(
        tr_noop("New game", "Dealt"),
        tr_noop("New game", "Each player is dealt one board of each kind."),
    ),
    Offered(
        tr_noop("New game", "Chosen"),
        tr_noop("New game", "Each player gets the boards chosen beside their name."),
    ),
)
WIDTH = 218
"""The width in pixels, if the words of the language fit."""


class TuscanyPanel(GamePanel):
    """The choices before a game, for an edition of the protocol's `hello`."""

    def __init__(self, edition: protocol.EditionObject) -> None:
        super().__init__()
        self.edition = edition
        self.caption = tr("New game", "Boards")
        self.setups, self.note = QtWidgets.QButtonGroup(self), value_controls.NoteLabel()
        self.boards, self.boards_note = QtWidgets.QButtonGroup(self), value_controls.NoteLabel()
        self._lay_out()
        for group in (self.setups, self.boards):
            group.idClicked.connect(lambda _number: self._update_text())
        self.show_request({})

    @property
    def request(self) -> RequestObject:
        """The choices as the protocol's `new` request, without the boards."""
        return {"edition": self.edition["edition"], "modules": [], "setup": self.setup}

    @property
    def setup(self) -> str:
        """The set-up that gives players their duchies."""
        return self.edition["setups"][self.setups.checkedId()]

    @property
    def are_chosen(self) -> bool:
        """Whether the players choose boards beside their names."""
        return self.boards.checkedId() == CHOSEN

    def show_request(self, request: Mapping[str, object]) -> None:
        """Show the choices of a request, and the usual ones for missing or unknown parts."""
        self.boards.button(DEALT if request.get("boards") is None else CHOSEN).setChecked(True)
        asked = (setup == request.get("setup") for setup in self.edition["setups"])
        number = next((at for at, is_it in enumerate(asked) if is_it), 0)
        self.setups.button(number).setChecked(True)
        self._update_text()

    @property
    def players(self) -> range:
        """The possible numbers of players."""
        fewest, most = self.edition["players"]
        return range(fewest, most + 1)

    @property
    def order(self) -> str:
        """The order of play."""
        return tr("New game", "The first player is random; hands stay hidden from the others.")

    def seat_choice(self, beside: Sequence[SeatChoice]) -> SeatChoice:
        """Return a choice with the first boards that nobody has."""
        return BoardsChoice([board for choice in boards_of(beside) for board in choice.boards])

    def show_seats(self, choices: Sequence[SeatChoice], names: Sequence[str]) -> None:
        """Let all seats choose their boards, or none."""
        for choice in boards_of(choices):
            if self.are_chosen:
                others = (other for other in boards_of(choices) if other is not choice)
                choice.choose({board for other in others for board in other.boards})
            else:
                choice.deal()

    def follow(self, choice: SeatChoice, choices: Sequence[SeatChoice]) -> None:
        """Exchange a board with the seat that had it."""
        if isinstance(choice, BoardsChoice):
            exchange(choice, boards_of(choices))
            self.show_seats(choices, ())
            self.changed.emit()

    def seats_request(self, choices: Sequence[SeatChoice]) -> RequestObject:
        """Return the boards of each seat; none if they are dealt."""
        boards = [[*choice.boards] for choice in boards_of(choices)]
        return {"boards": boards if self.are_chosen else None}

    def _update_text(self) -> None:
        """Describe the choice in sentences."""
        self.note.say(tr("New game", SETUPS[self.setup].line))
        self.boards_note.say(tr("New game", BOARDS[self.boards.checkedId()].line))
        self.changed.emit()

    def _lay_out(self) -> None:
        dialog_frame.set_help_topic(self, "choices#setup")
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        setups = [SETUPS[setup] for setup in self.edition["setups"]]
        for title, group, offered, note in (
            (tr("New game", "Duchies"), self.setups, setups, self.note),
            (tr("New game", "Boards"), self.boards, BOARDS, self.boards_note),
        ):
            column.addWidget(dialog_frame.text_label(title, "heading"))
            for number, each in enumerate(offered):
                choice = QtWidgets.QRadioButton(tr("New game", each.title))
                choice.setToolTip(tr("New game", each.line))
                group.addButton(choice, number)
                column.addWidget(choice)
            column.addWidget(note)
            column.addSpacing(10)
        self._take_width()

    def _take_width(self) -> None:
        """Set the planned width, or the width of the longest title."""
        choices = [*self.setups.buttons(), *self.boards.buttons()]
        for choice in choices:
            choice.ensurePolished()
        width = max(
            dialog_frame.scaled_width(WIDTH), *(choice.sizeHint().width() for choice in choices)
        )
        self.setFixedWidth(width)
        for note in (self.note, self.boards_note):
            note.setFixedWidth(width)


def boards_of(choices: Sequence[SeatChoice]) -> list[BoardsChoice]:
    """Return the choices of the seats, which are all choices of boards here."""
    return [choice for choice in choices if isinstance(choice, BoardsChoice)]


# The boards of a seat: chosen here, or dealt


CHOICE_WIDTH = 146


class BoardsChoice(SeatChoice):
    """The choice of a seat's boards while they are chosen here. `given_up` is the board that the
    last choice replaced."""

    def __init__(self, taken: Collection[str]) -> None:
        super().__init__()
        self.button = BoardsButton(free_boards(taken))
        self.given_up = self.button.boards
        dialog_frame.set_help_topic(self.button, "choices#setup")
        self.dealt = dialog_frame.text_label(tr("New game", "dealt"), "aside")
        self.dealt.setAlignment(QtCore.Qt.AlignmentFlag.AlignCenter)
        self.shown = QtWidgets.QStackedLayout(self)
        for each in (self.dealt, self.button):
            self.shown.addWidget(each)
        self.setFixedWidth(dialog_frame.scaled_width(CHOICE_WIDTH))
        self.button.chosen.connect(lambda _board: self.chosen.emit())

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards: an A, a B and a C."""
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
        """Replace the board of this kind, because another player has chosen it."""
        self.button.take(board)
        self.given_up = self.boards

    def choose(self, taken: Collection[str]) -> None:
        """Let the player choose the boards here; `taken` are those of the others."""
        self.button.taken = taken
        self.shown.setCurrentWidget(self.button)

    def deal(self) -> None:
        """Let the set-up deal the boards, so that none is chosen here."""
        self.shown.setCurrentWidget(self.dealt)


def free_boards(taken: Collection[str]) -> list[str]:
    """Return the first board of each kind that nobody has."""
    return [
        next(board for board in components.of_kind(kind) if board not in taken)
        for kind in components.KINDS
    ]


def exchange(choice: BoardsChoice, choices: Sequence[BoardsChoice]) -> None:
    """Give the board that a seat has replaced to the seat that had the new one."""
    for place, board in enumerate(choice.boards):
        for other in choices:
            if other is not choice and other.boards[place] == board:
                other.take(choice.given_up[place])
    choice.given_up = choice.boards


# A button that shows the three boards of a seat and opens all twelve as pictures, a row for each
# kind


SMALL, LARGE = 117, 80
MARGIN = 14


class BoardsButton(dialog_frame.PushButton):
    """A button with the three boards of a seat; a click opens all boards. `chosen` is emitted with
    the replaced board. `taken` are the boards of the other seats."""

    chosen = QtCore.Signal(str)

    def __init__(self, boards: Sequence[str]) -> None:
        super().__init__()
        self.boards = tuple(boards)
        self.taken: Collection[str] = ()
        self.setProperty("role", "flat")
        self.setCursor(QtCore.Qt.CursorShape.PointingHandCursor)
        self.setIconSize(QtCore.QSize(SMALL, SMALL))
        self.clicked.connect(self.open)
        theme.theme_changed.connect(self._draw)
        self.show_boards(self.boards)

    def show_boards(self, boards: Sequence[str]) -> None:
        """Show these boards as the chosen ones."""
        self.boards = tuple(boards)
        self._draw()
        text = " ".join(self.boards)
        self.setToolTip(text)
        self.setAccessibleName(tr("New game", "Boards {boards}", boards=text))

    def take(self, board: str) -> None:
        """Replace the board of this kind."""
        place = components.KINDS.index(board[0])
        self.show_boards((*self.boards[:place], board, *self.boards[place + 1 :]))

    def open(self) -> BoardsChooser:
        """Open the chooser with all boards."""
        chooser = BoardsChooser(self)
        chooser.chosen.connect(self._choose)
        show_below(chooser, self, at_right=True)
        return chooser

    def _choose(self, board: str) -> None:
        if board not in self.boards:
            self.take(board)
            self.chosen.emit(board)

    def _draw(self) -> None:
        duchy, dpr = known_seat.plain_duchy(self.boards), self.devicePixelRatioF()
        self.setIcon(QtGui.QIcon(duchy_picture(duchy, {}, SMALL, theme.current(), dpr)))


class BoardsChooser(QtWidgets.QFrame):
    """The twelve boards as pictures, in a separate window; one of each row is chosen."""

    chosen = QtCore.Signal(str)

    def __init__(self, shown: BoardsButton) -> None:
        super().__init__(shown, QtCore.Qt.WindowType.Popup)
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self.pictures: dict[str, QtWidgets.QToolButton] = {}
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 12, MARGIN, 14)
        column.addWidget(dialog_frame.text_label(tr("New game", "Boards"), "section"))
        grid = QtWidgets.QGridLayout()
        grid.setSpacing(4)
        for row, kind in enumerate(components.KINDS):
            of_row = QtWidgets.QButtonGroup(self)
            for place, board in enumerate(components.of_kind(kind)):
                picture = self.pictures[board] = self._picture(board, board in shown.taken)
                picture.setChecked(board in shown.boards)
                of_row.addButton(picture)
                grid.addWidget(picture, row, place)
        column.addLayout(grid)
        done = dialog_frame.push_button(tr("New game", "Done"))
        done.clicked.connect(self.close)
        column.addWidget(done, 0, QtCore.Qt.AlignmentFlag.AlignRight)
        self.pictures[shown.boards[0]].setFocus()

    def _picture(self, board: str, is_taken: bool) -> QtWidgets.QToolButton:
        drawn = board_picture(board, LARGE, theme.current(), self.devicePixelRatioF())
        made = QtWidgets.QToolButton()
        made.setToolButtonStyle(QtCore.Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setIconSize(drawn.deviceIndependentSize().toSize())
        made.setIcon(QtGui.QIcon(drawn))
        made.setText(board)
        made.setMinimumSize(made.sizeHint())
        made.setCheckable(True)
        made.setAccessibleName(tr("New game", "Board {board}", board=board))
        made.setAccessibleDescription(board_text(board))
        made.setToolTip(board_text(board))
        if is_taken:
            text = tr("New game", "Another player has it: the two boards are swapped.")
            made.setToolTip(f"{board_text(board)}\n{text}")
            made.setAccessibleDescription(f"{board_text(board)} {text}")
        made.clicked.connect(lambda: self.chosen.emit(board))
        return made


def board_text(board: str) -> str:
    """Return the spaces of a board in a line."""
    counted = Counter(components.hexes(board)).items()
    return join_with_and([counted_name(count, colour) for colour, count in counted])
