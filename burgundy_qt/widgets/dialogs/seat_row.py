"""One seat of the new-game dialog: crest, name, person or bot, strength, and what the game asks of
it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QWidget,
)

from burgundy_qt.ai.levels import Level
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.line_up import LONGEST_NAME, SeatPlan, colours_for, colours_of
from burgundy_qt.session.problem import plain_name
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.access_keys import IN_ROWS, NO_KEY, ROW
from burgundy_qt.widgets.controls.dialog_frame import (
    PushButton,
    scaled_width,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.controls.value_controls import limit_letters
from burgundy_qt.widgets.dialogs.crest_button import CrestButton
from burgundy_qt.widgets.dialogs.game_panel import SeatChoice
from burgundy_qt.widgets.dialogs.game_setup import setup_of
from burgundy_qt.widgets.dialogs.level_choice import LevelChoice
from burgundy_qt.widgets.dialogs.pace_choice import PaceChoice
from burgundy_qt.widgets.dialogs.players import Player, manner_of, measured_told, time_told
from burgundy_qt.widgets.phrases.bot_names import (
    bots_pace,
    called_by_level,
    is_called_by_level,
    level_title,
)
from burgundy_qt.widgets.phrases.wording import (
    default_seat_name,
    display_name,
    seat_names,
    stored_name,
)
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.seat_colours import AVATARS

WIDTHS = {"crest": 52, "name": 132, "who": 131, "strength": 129, "remove": 36}
GAP = 10
ROW_OF_GAME = 75  # high


class SeatRow(QFrame):
    """A seat that can be edited. `levels` are those of LevelChoice; `choice` is what the game
    asks of it; `usual` is the level of the bot that comes where a person goes."""

    removed = Signal(object)
    changed = Signal()
    named = Signal(object)  # the row, whenever its name was written on
    colour_wished = Signal(object, int)  # the row, and a colour that may be another's

    def __init__(
        self,
        seat: int,
        levels: Sequence[Player],
        choice: SeatChoice | None = None,
        usual: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)  # one that comes later polishes all that is in the row anew
        self.seat, self.choice, self.usual = seat, choice, usual
        self.setProperty("role", "row")
        self.setProperty(IN_ROWS, True)
        set_help_topic(self, "new-game#seats")
        self.name = QLineEdit()
        self.name.setProperty(ROW, seat + 1)
        limit_letters(self.name, LONGEST_NAME)
        self.name.setPlaceholderText(tr("New game", "Name"))
        self.name.setAccessibleName(tr("New game", "Name of player {number}", number=seat + 1))
        self.who = QComboBox()
        self.who.setAccessibleName(tr("New game", "Who plays as player {number}", number=seat + 1))
        self.who.addItem(tr("New game", "Person"), None)
        self.who.addItem(tr("New game", "Bot"), "bot")
        self.level = LevelChoice(levels)
        self.level.setAccessibleName(tr("New game", "Level of player {number}", number=seat + 1))
        self.measured = text_label("", "aside")
        self.pace = PaceChoice()
        self.pace.setAccessibleName(tr("New game", "Pace of player {number}", number=seat + 1))
        set_help_topic(self.pace, "new-game#pace")
        self.strength = QStackedWidget()
        set_help_topic(self.strength, "new-game#bots")
        self.strength.addWidget(self.level)
        here = text_label(tr("New game", "plays at this screen"), "aside")
        here.setWordWrap(True)
        here.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.strength.addWidget(here)
        self.remove = PushButton()
        self.crest = CrestButton(seat, tuple(AVATARS)[seat])
        set_help_topic(self.crest, "new-game#seats")
        self.crest.wished.connect(lambda colour: self.colour_wished.emit(self, colour))
        self.crest.changed.connect(self.changed)
        self._lay_out()
        self.who.currentIndexChanged.connect(self._show_who)
        self.level.currentIndexChanged.connect(self._show_measured)
        self.level.currentIndexChanged.connect(self._show_figure)
        bots_pace.changed.connect(self._show_measured)
        self.name.textChanged.connect(self.changed)
        self.name.textEdited.connect(lambda: self.named.emit(self))
        self.remove.clicked.connect(lambda: self.removed.emit(self))
        theme.theme_changed.connect(self._draw_remove)
        self._show_who()
        self._show_measured()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        row.setSpacing(GAP)
        self.crest.setFixedWidth(WIDTHS["crest"])
        for part, width in (
            (self.name, "name"),
            (self.who, "who"),
            (self.strength, "strength"),
        ):
            part.setFixedWidth(scaled_width(WIDTHS[width]))
        self.remove.setProperty("role", "flat")
        self.remove.setProperty(NO_KEY, True)
        self.remove.setFixedWidth(WIDTHS["remove"])
        self.remove.setIconSize(QSize(16, 16))
        self.remove.setAccessibleName(tr("New game", "Remove this player"))
        self.remove.setToolTip(tr("New game", "Remove this player"))
        self._draw_remove()
        row.addWidget(self.crest)
        row.addLayout(self._fields())
        if self.choice is not None:
            row.addWidget(self.choice)
        row.addStretch(1)
        row.addWidget(self.remove)

    def _fields(self) -> QGridLayout:
        """Name, who and strength, and under them what the level was measured to be, with its pace
        where it has one."""
        fields = QGridLayout()
        fields.setHorizontalSpacing(GAP)
        fields.setVerticalSpacing(5)
        fields.setRowStretch(0, 1)
        for column, field in enumerate((self.name, self.who, self.strength)):
            field.setSizePolicy(
                field.sizePolicy().horizontalPolicy(), field.sizePolicy().Policy.Fixed
            )
            fields.addWidget(field, 1, column)
        below = QHBoxLayout()
        below.setSpacing(GAP)
        below.addWidget(self.measured, 1)
        self.pace.setFixedWidth(scaled_width(WIDTHS["strength"]))
        below.addWidget(self.pace)
        fields.addLayout(below, 2, 0, 1, 3)
        fields.setRowStretch(3, 1)
        return fields

    def _draw_remove(self) -> None:
        self.remove.setIcon(sprite_files.icon("close", theme.current().text2, 16))
        self.remove.setStyleSheet("padding: 5px;")

    def fill(self, plan: SeatPlan) -> bool:
        """Show this plan; without a colour the row keeps its own. False where its bot or engine
        does not play this game, and another one is shown."""
        colour = self.crest.colour if plan.colour is None else plan.colour
        self.crest.show_crest(
            colour, plan.avatar if plan.is_person or plan.avatar else self.crest.avatar
        )
        is_titled = is_called_by_level(plan)
        kept = level_title(plan.level or "") if is_titled else plan.name
        self.name.setText(display_name(kept) if kept in default_seat_name(self.seat) else kept)
        self.name.setCursorPosition(0)
        self.who.setCurrentIndex(0 if plan.is_person else 1)
        if plan.is_person:
            self.level.show_usual(self.usual)
            return True
        return self.level.show_level(plan.level)

    def known_as(self, names: Sequence[str]) -> None:
        """Offer these names while one is written."""
        known = QCompleter(list(names), self)
        known.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        known.activated.connect(lambda: self.named.emit(self))
        self.name.setCompleter(known)

    def seat_among(self, seats: int, is_measured: bool = True, game: str = DEFAULT) -> None:
        """So many play: what a level makes on average hangs on that. In some games it has not been
        measured."""
        self.level.tell_among(seats if is_measured else None, game)
        self._show_measured()

    def _show_measured(self) -> None:
        level, game = self.level.chosen, self.level.game
        self.measured.setText(measured_told(level, self.level.seats, game))
        time = time_told(level, game)
        self.measured.setToolTip(time)
        self.level.setToolTip("\n".join(filter(None, (manner_of(level, game), time))))
        is_paced = isinstance(level, Level) and level.is_paced
        self.pace.setVisible(is_paced and self.who.currentData() is not None)

    @property
    def written_name(self) -> str:
        """What stands in the field of the name, made plain."""
        return plain_name(self.name.text(), LONGEST_NAME)

    @property
    def plan(self) -> SeatPlan:
        """What the fields say now."""
        is_person = self.who.currentData() is None
        plan = SeatPlan(
            name=stored_name(self.written_name, self.seat),
            level=None if is_person else self.level.currentData(),
            colour=self.crest.colour,
            avatar=self.crest.avatar,
        )
        named = called_by_level(plan.level) if plan.level and is_called_by_level(plan) else plan
        return replace(plan, name=named.name)

    def _show_who(self) -> None:
        is_person = self.who.currentData() is None
        self.strength.setCurrentIndex(1 if is_person else 0)
        self.measured.setVisible(not is_person)
        self._show_measured()
        self._show_figure()
        self.changed.emit()

    def _show_figure(self) -> None:
        plan = self.plan
        self.crest.show_level(None if plan.is_person else plan.figure)


def row_of_game(seat: int, view: GameView, levels: Sequence[Player], usual: str) -> SeatRow:
    """The row of a seat in a game that goes on: its name and who plays it can be changed, nothing
    else. `usual`: the level of the bot that was seated last, if none plays here."""
    seats = view.line_up.seats
    here = [plan.level for plan in seats if plan.level is not None]
    row = SeatRow(seat, levels, usual=here[-1] if here else usual)
    row.fill(replace(seats[seat], colour=colours_of(seats)[seat]))
    row.crest.colours = colours_for(view.game)
    is_measured = setup_of(view.game).is_measured(view.line_up.request)
    row.seat_among(len(seats), is_measured, view.game)
    row.remove.hide()
    row.setFixedHeight(scaled_width(ROW_OF_GAME))
    return row


def call_by_seats(rows: Sequence[SeatRow]) -> None:
    """Whoever was given no name is "You", or where others play here too "Player 2"."""
    for row, name in zip(rows, seat_names([row.plan for row in rows]), strict=True):
        row.name.setText(name)
        if not row.name.hasFocus():
            row.name.setCursorPosition(0)


def give_colour(rows: Sequence[SeatRow], row: SeatRow, colour: int) -> None:
    """Give the row that colour; who has it gets the row's in exchange."""
    for other in rows:
        if other is not row and other.crest.colour == colour:
            other.crest.show_crest(row.crest.colour, other.crest.avatar)
    row.crest.show_crest(colour, row.crest.avatar)
