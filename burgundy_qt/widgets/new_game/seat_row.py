"""One seat in the new-game dialog: crest, name, person or bot, strength, and the game's choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt, Signal

from burgundy_qt.ai.levels import Level
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.line_up import COLOURS, LONGEST_NAME, SeatPlan, colours_for, colours_of
from burgundy_qt.session.problem import plain_name
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls import access_keys, dialog_frame, value_controls
from burgundy_qt.widgets.new_game import game_setup, player_choice
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.palette import AVATARS, COLOUR_NAMES, crest

# The crest: a button that opens the choice of colours and pictures.


WIDTH, CHOICE = 40, 44
COLUMNS = 5


class CrestButton(dialog_frame.PushButton):
    """Shows the crest of a seat; a click opens the choice.

    `figure` is the picture of the person or of the bot's level; `colours` are those of the game's
    pieces. `wished` carries a colour, which may belong to another seat: the dialog then swaps.
    """

    wished = Signal(int)
    changed = Signal()

    def __init__(self, colour: int, avatar: str | None) -> None:
        super().__init__()
        self.colour, self.avatar = colour, avatar
        self.colours = COLOURS
        self.level: str | None = None
        self.setProperty("role", "crest")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setIconSize(QSize(WIDTH, WIDTH))
        self.setToolTip(tr("Seats", "Choose colour and picture"))
        self.clicked.connect(self.open)
        theme.theme_changed.connect(self._draw)
        self._draw()

    @property
    def art_name(self) -> str:
        """The sprite of the crest."""
        return crest(self.colour, self.level or self.avatar, WIDTH)

    def show_crest(self, colour: int, avatar: str | None) -> None:
        """Show this crest."""
        self.colour, self.avatar = colour, avatar
        self._draw()

    def show_level(self, level: str | None) -> None:
        """Show the picture of this level, or of a person for None."""
        self.level = level
        self._draw()

    def open(self) -> CrestChooser:
        """Open the choice of colours and pictures."""
        chooser = CrestChooser(self)
        chooser.colour_chosen.connect(self.wished)
        chooser.avatar_chosen.connect(self._choose)
        player_choice.show_below(chooser, self)
        return chooser

    def _choose(self, avatar: str) -> None:
        self.show_crest(self.colour, avatar or None)
        self.changed.emit()

    def _draw(self) -> None:
        self.setIcon(sprite_files.figure(self.art_name, WIDTH))
        colour = tr("Seats", COLOUR_NAMES[self.colour])
        if self.level is None and self.avatar in AVATARS:
            picture = tr("Seats", AVATARS[self.avatar])
            self.setAccessibleName(
                tr("Seats", "Crest: {colour}, {picture}", colour=colour, picture=picture)
            )
        else:
            self.setAccessibleName(tr("Seats", "Crest: {colour}", colour=colour))


class CrestChooser(QtWidgets.QFrame):
    """The colours and, for a person, all pictures; a popup that closes at the first click."""

    colour_chosen = Signal(int)
    avatar_chosen = Signal(str)  # "": no picture

    def __init__(self, crest_button: CrestButton) -> None:
        super().__init__(crest_button, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self.choices: dict[str, list[QtWidgets.QToolButton]] = {"colour": [], "avatar": []}
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(6)
        column.addWidget(dialog_frame.text_label(tr("Seats", "Colour"), "section"))
        colours = QtWidgets.QHBoxLayout()
        colours.setSpacing(4)
        for colour in crest_button.colours:
            sprite, name = f"pieces/marker-{colour}", tr("Seats", COLOUR_NAMES[colour])
            choice = self._choice("colour", sprite, name, colour == crest_button.colour)
            choice.clicked.connect(lambda _checked=False, colour=colour: self._take_colour(colour))
            colours.addWidget(choice)
        colours.addStretch(1)
        column.addLayout(colours)
        if crest_button.level is None:
            column.addSpacing(6)
            column.addWidget(dialog_frame.text_label(tr("Seats", "Picture"), "section"))
            column.addLayout(self._avatars(crest_button))
        for choice in self.findChildren(QtWidgets.QToolButton):
            if choice.isChecked():
                choice.setFocus()

    def _avatars(self, crest_button: CrestButton) -> QtWidgets.QGridLayout:
        grid = QtWidgets.QGridLayout()
        grid.setSpacing(4)
        names = {avatar: tr("Seats", name) for avatar, name in AVATARS.items()} | {
            "": tr("Seats", "No picture")
        }
        for place, (avatar, name) in enumerate(names.items()):
            sprite = crest(crest_button.colour, avatar, 0)
            choice = self._choice("avatar", sprite, name, (avatar or None) == crest_button.avatar)
            choice.clicked.connect(lambda _checked=False, avatar=avatar: self._take_avatar(avatar))
            grid.addWidget(choice, place // COLUMNS, place % COLUMNS)
        return grid

    def _choice(self, group: str, sprite: str, name: str, is_chosen: bool) -> QtWidgets.QToolButton:
        made = QtWidgets.QToolButton()
        made.setProperty("role", "crest")
        made.setIconSize(QSize(CHOICE, CHOICE))
        made.setIcon(sprite_files.figure(sprite, CHOICE))
        made.setAccessibleName(name)
        made.setToolTip(name)
        made.setCheckable(True)
        made.setChecked(is_chosen)
        self.choices[group].append(made)
        return made

    def _take_colour(self, colour: int) -> None:
        self.colour_chosen.emit(colour)
        self.close()

    def _take_avatar(self, avatar: str) -> None:
        self.avatar_chosen.emit(avatar)
        self.close()


WIDTHS = {"crest": 52, "name": 132, "who": 131, "strength": 129, "remove": 36}
GAP = 10
ROW_OF_GAME = 75  # the height


class SeatRow(QtWidgets.QFrame):
    """A seat that can be edited.

    `levels` are those of LevelChoice; `choice` is the game's; `usual` is the level of a bot that
    replaces a person.
    """

    removed = Signal(object)
    changed = Signal()
    named = Signal(object)  # the row, after each change of its name
    colour_wished = Signal(object, int)  # the row and a colour, which may belong to another row

    def __init__(
        self,
        seat: int,
        levels: Sequence[player_choice.Player],
        choice: game_setup.SeatChoice | None = None,
        usual: str = "",
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)  # a parent that is set later polishes all children again
        self.seat, self.choice, self.usual = seat, choice, usual
        self.setProperty("role", "row")
        self.setProperty(access_keys.IN_ROWS, True)
        dialog_frame.set_help_topic(self, "new-game#seats")
        self.name = QtWidgets.QLineEdit()
        self.name.setProperty(access_keys.ROW, seat + 1)
        value_controls.limit_letters(self.name, LONGEST_NAME)
        self.name.setPlaceholderText(tr("New game", "Name"))
        self.name.setAccessibleName(tr("New game", "Name of player {number}", number=seat + 1))
        self.who = player_choice.WhoChoice()
        self.who.setAccessibleName(tr("New game", "Who plays as player {number}", number=seat + 1))
        self.level = player_choice.LevelChoice(levels)
        self.level.setAccessibleName(tr("New game", "Level of player {number}", number=seat + 1))
        self.measured = dialog_frame.text_label("", "aside")
        self.pace = player_choice.PaceChoice()
        self.pace.setAccessibleName(tr("New game", "Pace of player {number}", number=seat + 1))
        dialog_frame.set_help_topic(self.pace, "new-game#pace")
        self.strength = dialog_frame.StackedPages()
        dialog_frame.set_help_topic(self.strength, "new-game#bots")
        self.strength.addWidget(self.level)
        here = dialog_frame.text_label(tr("New game", "plays at this screen"), "aside")
        here.setWordWrap(True)
        here.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.strength.addWidget(here)
        self.remove = dialog_frame.PushButton()
        self.crest = CrestButton(seat, tuple(AVATARS)[seat])
        dialog_frame.set_help_topic(self.crest, "new-game#seats")
        self.crest.wished.connect(lambda colour: self.colour_wished.emit(self, colour))
        self.crest.changed.connect(self.changed)
        self._lay_out()
        self.who.currentIndexChanged.connect(self._show_who)
        self.level.currentIndexChanged.connect(self._show_measured)
        self.level.currentIndexChanged.connect(self._show_figure)
        self.level.currentIndexChanged.connect(self._give_up_style)
        wording.bots_pace.changed.connect(self._show_measured)
        self.name.textChanged.connect(self.changed)
        self.name.textEdited.connect(lambda: self.named.emit(self))
        self.remove.clicked.connect(lambda: self.removed.emit(self))
        theme.theme_changed.connect(self._draw_remove)
        self._show_who()
        self._show_measured()

    def _lay_out(self) -> None:
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        row.setSpacing(GAP)
        self.crest.setFixedWidth(WIDTHS["crest"])
        for part, width in (
            (self.name, "name"),
            (self.who, "who"),
            (self.strength, "strength"),
        ):
            part.setFixedWidth(dialog_frame.scaled_width(WIDTHS[width]))
        self.remove.setProperty("role", "flat")
        self.remove.setProperty(access_keys.NO_KEY, True)
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

    def _fields(self) -> QtWidgets.QGridLayout:
        """Return a grid of the name, the kind of player and the strength, with the measured
        results and the pace below."""
        fields = QtWidgets.QGridLayout()
        fields.setHorizontalSpacing(GAP)
        fields.setVerticalSpacing(5)
        fields.setRowStretch(0, 1)
        for column, field in enumerate((self.name, self.who, self.strength)):
            field.setSizePolicy(
                field.sizePolicy().horizontalPolicy(), field.sizePolicy().Policy.Fixed
            )
            fields.addWidget(field, 1, column)
        below = QtWidgets.QHBoxLayout()
        below.setSpacing(GAP)
        below.addWidget(self.measured, 1)
        self.pace.setFixedWidth(dialog_frame.scaled_width(WIDTHS["strength"]))
        below.addWidget(self.pace)
        fields.addLayout(below, 2, 0, 1, 3)
        fields.setRowStretch(3, 1)
        return fields

    def _draw_remove(self) -> None:
        self.remove.setIcon(sprite_files.icon("close", theme.current().text2, 16))
        self.remove.setStyleSheet("padding: 5px;")

    def fill(self, plan: SeatPlan) -> bool:
        """Show this plan, and return whether its bot or engine can play this game; otherwise
        another one is shown.

        A plan without a colour leaves that of the row.
        """
        colour = self.crest.colour if plan.colour is None else plan.colour
        self.crest.show_crest(
            colour, plan.avatar if plan.is_person or plan.avatar else self.crest.avatar
        )
        is_titled = wording.is_called_by_level(plan)
        kept = wording.level_title(plan.level or "") if is_titled else plan.name
        self.name.setText(
            wording.display_name(kept) if kept in wording.default_seat_name(self.seat) else kept
        )
        self.name.setCursorPosition(0)
        if plan.is_person:
            self.who.setCurrentIndex(0)
            self.level.show_usual(self.usual)
            return True
        self.who.show_style(plan.style)
        return self.level.show_level(plan.level)

    def known_as(self, names: Sequence[str]) -> None:
        """Offer these names while a name is typed."""
        known = QtWidgets.QCompleter(list(names), self)
        known.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        known.activated.connect(lambda: self.named.emit(self))
        self.name.setCompleter(known)

    def seat_among(self, seats: int, is_measured: bool = True, game: str = DEFAULT) -> None:
        """Show the levels' results with so many seats, if they were measured in this game, and
        offer its characters."""
        self.offer_characters(game)
        self.level.show_strength_in(seats if is_measured else None, game)
        self._show_measured()

    def offer_characters(self, game: str) -> None:
        """Offer the characters of a game."""
        self.who.offer_characters(texts_of(game).characters)

    def _give_up_style(self) -> None:
        """An engine has no style."""
        if self.who.taste is not None and not isinstance(self.level.chosen, Level):
            self.who.show_style(None)

    def _show_measured(self) -> None:
        level, game = self.level.chosen, self.level.game
        self.measured.setText(player_choice.measured_text(level, self.level.seats, game))
        time = player_choice.time_text(level, game)
        self.measured.setToolTip(time)
        self.level.setToolTip("\n".join(filter(None, (player_choice.manner_of(level, game), time))))
        is_paced = isinstance(level, Level) and level.is_paced
        self.pace.setVisible(is_paced and self.who.currentData() is not None)

    @property
    def written_name(self) -> str:
        """The name in the field, cleaned up."""
        return plain_name(self.name.text(), LONGEST_NAME)

    @property
    def plan(self) -> SeatPlan:
        """The plan in the fields."""
        is_person = self.who.currentData() is None
        plan = SeatPlan(
            name=wording.stored_name(self.written_name, self.seat),
            level=None if is_person else self.level.currentData(),
            colour=self.crest.colour,
            avatar=self.crest.avatar,
            style=self.who.taste,
        )
        named = (
            wording.called_by_level(plan.level)
            if plan.level and wording.is_called_by_level(plan)
            else plan
        )
        return replace(plan, name=named.name)

    def _show_who(self) -> None:
        is_person = self.who.currentData() is None
        if self.who.taste is not None and not isinstance(self.level.chosen, Level):
            self.level.show_usual(self.usual)  # an engine has no style
        self.strength.setCurrentIndex(1 if is_person else 0)
        self.measured.setVisible(not is_person)
        self._show_measured()
        self._show_figure()
        self.changed.emit()

    def _show_figure(self) -> None:
        plan = self.plan
        self.crest.show_level(None if plan.is_person else plan.figure)


def row_of_game(
    seat: int, view: GameView, levels: Sequence[player_choice.Player], usual: str
) -> SeatRow:
    """Return the row of a seat in a running game, which changes only its name and player.

    `usual` is the level of the last chosen bot, if no bot plays here.
    """
    seats = view.line_up.seats
    here = [plan.level for plan in seats if plan.level is not None]
    row = SeatRow(seat, levels, usual=here[-1] if here else usual)
    row.offer_characters(view.game)
    row.fill(replace(seats[seat], colour=colours_of(seats)[seat]))
    row.crest.colours = colours_for(view.game)
    is_measured = game_setup.setup_of(view.game).is_measured(view.line_up.request)
    row.seat_among(len(seats), is_measured, view.game)
    row.remove.hide()
    row.setFixedHeight(dialog_frame.scaled_width(ROW_OF_GAME))
    return row


def call_by_seats(rows: Sequence[SeatRow]) -> None:
    """Set default names: "You", or "Player 2" if there are several people."""
    for row, name in zip(rows, wording.seat_names([row.plan for row in rows]), strict=True):
        row.name.setText(name)
        if not row.name.hasFocus():
            row.name.setCursorPosition(0)


def give_colour(rows: Sequence[SeatRow], row: SeatRow, colour: int) -> None:
    """Give the row that colour; its previous owner gets the row's colour in exchange."""
    for other in rows:
        if other is not row and other.crest.colour == colour:
            other.crest.show_crest(row.crest.colour, other.crest.avatar)
    row.crest.show_crest(colour, row.crest.avatar)
