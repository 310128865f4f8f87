"""The seats in the new-game dialog: a row for each player, and a button to add one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import LONGEST_NAME, SeatPlan, colours_for
from burgundy_qt.session.problem import plain_name
from burgundy_qt.widgets.controls import access_keys, dialog_frame
from burgundy_qt.widgets.new_game.game_setup import GamePanel, SeatChoice
from burgundy_qt.widgets.new_game.player_choice import Player, level_of, title_of
from burgundy_qt.widgets.new_game.seat_row import GAP, WIDTHS, SeatRow, call_by_seats, give_colour
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.settings.settings import Worn
from burgundy_qt.widgets.theme import palette, sprite_files, theme

NAMES = ("Anna", "Margaux", "Benoît", "Colette", "Lucien", "Odile")
ROW, LOW_ROW = 90, 76
"""How high a seat's row is, and where a game asks nothing of the seats."""
SPACING, GONE = 10, 260


class Seated(NamedTuple):
    """A player at a seat, with the choices in a game."""

    plan: SeatPlan
    game: str
    kept: object


class SeatList(QWidget):
    """The seats of a game.

    Bots have the `levels`; `engines` can be chosen if they play the game; `people` has the colour
    and avatar of each person by name. `set_game` sets the game. `last_level` is the level of the
    last chosen bot. `changed` follows each change. The owner places `gone` and `undo`, which
    report a removed player; `removal_shown` says whether they are visible.
    """

    changed = Signal()
    removal_shown = Signal(bool)

    def __init__(
        self,
        levels: Sequence[Player],
        engines: Sequence[AddedEngine],
        people: Mapping[str, Worn],
        last_level: str = "",
    ) -> None:
        super().__init__()
        self.levels: tuple[Player, ...] = (*levels, *engines)
        self.engine_names = {seat_name_of(engine) for engine in engines}
        self.people, self.last_level = people, last_level
        self.game = ""
        self.rows: list[SeatRow] = []
        self.caption = dialog_frame.text_label("", "caption")
        self.column = QVBoxLayout()
        self.add = dialog_frame.PushButton(tr("New game", "Add a player"))
        self.missed = dialog_frame.text_label("", "note")
        self.gone = dialog_frame.text_label("", "note")
        self.undo = dialog_frame.push_button(tr("New game", "Undo"), "flat")
        self.undo.setProperty(access_keys.NO_KEY, True)
        self._before: list[Seated] = []
        self._lay_out()

    def set_game(self, game: str, panel: GamePanel) -> None:
        """Set the game and its panel."""
        self.game, self.panel = game, panel
        self.caption.setText(panel.caption)

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """The plans of the seats."""
        return tuple(row.plan for row in self.rows)

    @property
    def choices(self) -> list[SeatChoice]:
        """The choices of the seats in this game; empty if it has none."""
        return [row.choice for row in self.rows if row.choice is not None]

    @property
    def everyone(self) -> list[Seated]:
        """The players with their choices."""
        return [self._seated(row, row.plan) for row in self.rows]

    @property
    def fewest(self) -> int:
        """The least number of players."""
        return self.panel.players[0]

    @property
    def most(self) -> int:
        """The largest number of players."""
        return self.panel.players[-1]

    @property
    def first_plans(self) -> tuple[SeatPlan, ...]:
        """The players of the very first game: the person at the screen and a bot."""
        return you(), SeatPlan(NAMES[1], self._usual_level)

    def add_player(self) -> None:
        """Add a seat: a bot like the last one, or a person if there is none."""
        if len(self.rows) < self.most:
            self._offer_undo(False)
            self._call(self._add_row(self._one_more()))
            self.offer()

    def remove_player(self, row: SeatRow) -> None:
        """Remove a player; those after it move up and take its crest. This can be undone."""
        before, name = self.everyone, row.name.text()
        others = (each for each in self.rows if each is not row)
        self._seat([self._seated(each, moving(each.plan, each.seat)) for each in others])
        self._before = before
        self.gone.setText(tr("New game", "Player removed: {name}", name=name))
        self._offer_undo(True)

    def _remove_asked(self, row: SeatRow) -> None:
        """Remove a player after a click, and put the focus on Undo first.

        Otherwise Qt would move the focus from the removed row and scroll the list.
        """
        self._offer_undo(True)
        self.undo.setFocus()
        self.remove_player(row)

    def bring_back(self) -> None:
        """Restore the last removed player."""
        known = len(self.rows)
        self.seat(self._before)
        self.rows[min(known, len(self.rows) - 1)].name.setFocus()

    def _offer_undo(self, on: bool) -> None:
        self.gone.setVisible(on)
        self.undo.setVisible(on)
        self.removal_shown.emit(on)

    def add_seats(self, number: int | None = None) -> None:
        """Add players up to this number; None means the least number for the game."""
        while len(self.rows) < (self.fewest if number is None else number):
            self.add_player()

    def set_count(self, number: int) -> None:
        """Add or remove players at the end up to this number."""
        self.add_seats(number)
        while len(self.rows) > number:
            self.remove_player(self.rows[-1])
        self._offer_undo(False)

    def seat(self, everyone: Sequence[Seated]) -> None:
        """Replace all players with these, as far as the game has seats."""
        self._offer_undo(False)
        self._seat(everyone)

    def _seat(self, everyone: Sequence[Seated]) -> None:
        for row in self.rows:
            self.column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows.clear()
        self.missed.hide()
        for plan, game, kept in everyone[: self.most]:
            row = self._add_row(self._in_this_game(plan, game) if game else plan)
            if row.choice is not None and game == self.game:
                row.choice.bring_back(kept)
        self.offer()

    def _in_this_game(self, plan: SeatPlan, game: str) -> SeatPlan:
        """Return a player of another game in this one: a character becomes that of the same style,
        or a bot without one."""
        character = texts_of(game).characters.get(plan.style or "")
        if character is None or game == self.game:
            return plan
        here = texts_of(self.game).characters.get(plan.style or "")
        style = None if here is None else plan.style
        if plan.name != character.name:
            return replace(plan, style=style)
        return replace(plan, name=self._free_name([here.name] if here else []), style=style)

    def show_request(self, request: RequestObject) -> None:
        """Show the choices of a request in all seats."""
        for row in self.rows:
            if row.choice is not None:
                row.choice.show_request(request, row.seat)

    def offer(self) -> None:
        """Offer the seats their choices in the game."""
        self.panel.offer(self.choices)
        self.changed.emit()

    def offer_possible(self, is_measured: bool) -> None:
        """Hide impossible choices, and show the bots' results if they were measured."""
        for row in self.rows:
            row.remove.setVisible(len(self.rows) > self.fewest)
            row.seat_among(len(self.rows), is_measured, self.game)
        self.panel.show_seats(self.choices, [row.written_name for row in self.rows])
        self.add.setVisible(len(self.rows) < self.most)

    @property
    def wrong(self) -> str:
        """The problem with the players' names, as a sentence, or ""."""
        return wrong_with_names([row.written_name for row in self.rows])

    def _one_more(self) -> SeatPlan:
        plans = self.plans
        if not any(plan.is_person for plan in plans):
            return you()
        return SeatPlan(self._free_name(), self._level_of_one_more)

    @property
    def _usual_level(self) -> str:
        """The level of a bot by default: weak, so that beginners have a chance."""
        return level_of(self.levels[min(1, len(self.levels) - 1)])

    @property
    def _level_of_one_more(self) -> str:
        """The level of the next bot: that of the last one here, or before."""
        levels = [plan.level for plan in self.plans if plan.level is not None]
        return levels[-1] if levels else self.last_level or self._usual_level

    def _propose_level(self, row: SeatRow) -> None:
        """Propose the chosen level for the seats of people too, if they become bots."""
        level = row.plan.level
        if level is not None:
            self.last_level = level
            for other in self.rows:
                if other.plan.is_person:
                    other.level.show_usual(level)

    def _add_row(self, plan: SeatPlan) -> SeatRow:
        choice_of_game = self.panel.seat_choice(self.choices)
        row = SeatRow(len(self.rows), self.levels, choice_of_game, self._level_of_one_more, self)
        row.level.show_strength_in(None, self.game)
        row.offer_characters(self.game)
        if not row.fill(plan) and plan.is_engine:
            self._miss(row, plan)
        row.crest.colours = colours_for(self.game)
        row.crest.show_crest(self._free_colour(row), row.crest.avatar)
        row.known_as([name for name in self.people if name not in wording.UNNAMED])
        row.setFixedHeight(dialog_frame.scaled_width(LOW_ROW if row.choice is None else ROW))
        row.named.connect(self._restore_looks)
        row.colour_wished.connect(lambda row, colour: give_colour(self.rows, row, colour))
        row.removed.connect(self._remove_asked)
        row.changed.connect(self.changed)
        if (choice := row.choice) is not None:
            choice.chosen.connect(lambda: self.panel.follow(choice, self.choices))
        row.level.currentIndexChanged.connect(lambda: self._propose_level(row))
        for choice_of_player in (row.who, row.level):
            choice_of_player.currentIndexChanged.connect(lambda: self._call(row))
        self.rows.append(row)
        call_by_seats(self.rows)
        self.column.addWidget(row)
        return row

    def _seated(self, row: SeatRow, plan: SeatPlan) -> Seated:
        """Return the player in a row, as `plan`."""
        return Seated(plan, self.game, row.choice.kept if row.choice is not None else None)

    def _restore_looks(self, row: SeatRow) -> None:
        """Give a known person their last avatar, and their last colour if it is free."""
        worn = self.people.get(row.plan.name)
        if worn is not None and row.plan.is_person:
            colour, avatar = worn
            taken = {other.crest.colour for other in self.rows if other is not row}
            free = set(row.crest.colours) - taken
            row.crest.show_crest(
                row.crest.colour if colour is None or colour not in free else colour, avatar
            )

    def _call(self, row: SeatRow) -> None:
        """Adapt the name after a row has changed between person, bot and engine."""
        plan = row.plan
        proposed = {*NAMES, *self.engine_names, *row.who.names}
        unnamed = {*wording.default_seat_name(row.seat), *self.engine_names, *row.who.names}
        is_titled = wording.is_title(plan.name)
        is_proposed = plan.name in proposed or is_titled
        if plan.is_person and is_proposed and plan.name not in self.people:
            row.name.setText(wording.display_name(wording.default_seat_name(row.seat)[1]))
        elif plan.is_engine and plan.name in {*proposed, *wording.default_seat_name(row.seat)}:
            row.name.setText(self._free_name([seat_name_of(row.level.chosen)]))
            row.name.setCursorPosition(0)
        elif row.who.character is not None and (is_proposed or plan.name in unnamed):
            row.name.setText(self._free_name([row.who.character.name]))
        elif not plan.is_person and plan.name in unnamed:
            row.name.setText(self._free_name())
        elif plan.level is not None and is_titled and not wording.is_called_by_level(plan):
            row.name.setText(self._free_name([wording.level_title(plan.level)]))
        call_by_seats(self.rows)

    def _free_colour(self, row: SeatRow) -> int:
        """Return the row's colour, or the first free one of the game."""
        free = set(row.crest.colours) - {other.crest.colour for other in self.rows}
        return row.crest.colour if row.crest.colour in free else min(free)

    def _free_name(self, first: Sequence[str] = ()) -> str:
        """Return a free name, if possible one of the `first`."""
        taken = {row.name.text() for row in self.rows}
        return next((name for name in (*first, *NAMES[1:]) if name not in taken), NAMES[0])

    def _miss(self, row: SeatRow, plan: SeatPlan) -> None:
        """Say that a bot replaces an engine."""
        row.name.setText(self._free_name())
        is_added = any(level_of(each) == plan.level for each in self.levels)
        sentence = (
            tr("Engines", "{name} does not play this game: a bot takes its place.", name=plan.name)
            if is_added
            else tr(
                "Engines",
                "{name} is no longer in your list: a bot takes its place.",
                name=plan.name,
            )
        )
        self.missed.setText(sentence)
        self.missed.show()

    def _lay_out(self) -> None:
        self.add.setProperty("role", "add")
        self.add.setIcon(sprite_files.icon("add", theme.current().text2, 20))
        self.add.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add.clicked.connect(lambda: self.add_player())
        self.missed.setWordWrap(True)
        self.missed.hide()
        self.undo.clicked.connect(self.bring_back)
        self.gone.setWordWrap(True)
        self.gone.setMinimumWidth(dialog_frame.scaled_width(GONE))
        self._offer_undo(False)
        self.column.setSpacing(SPACING)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(SPACING)
        whole.addLayout(self._captions())
        whole.addLayout(self.column)
        whole.addWidget(self.add)
        whole.addWidget(self.missed)

    def _captions(self) -> QHBoxLayout:
        captions = QHBoxLayout()
        captions.setContentsMargins(15, 0, 8, 0)
        captions.setSpacing(GAP)
        for text, part in (
            (tr("New game", "Crest"), "crest"),
            (tr("New game", "Name"), "name"),
            (tr("New game", "Who"), "who"),
            (tr("New game", "Strength"), "strength"),
        ):
            caption = dialog_frame.text_label(text, "caption")
            caption.setFixedWidth(
                WIDTHS[part] if part == "crest" else dialog_frame.scaled_width(WIDTHS[part])
            )
            captions.addWidget(caption)
        captions.addWidget(self.caption)
        captions.addStretch(1)
        return captions


def wrong_with_names(names: Sequence[str]) -> str:
    """Return the problem with the players' names, as a sentence, or ""."""
    if not all(names):
        return tr("New game", "Every player needs a name.")
    if len(set(names)) < len(names):
        return tr("New game", "Two players have the same name: change one of them.")
    return ""


def seat_name_of(player: Player) -> str:
    """Return the name of a seat for this player."""
    return plain_name(title_of(player), LONGEST_NAME)


def moving(plan: SeatPlan, seat: int) -> SeatPlan:
    """Return the plan for another seat; a default name is replaced."""
    return replace(plan, name=wording.YOU) if plan.name in wording.default_seat_name(seat) else plan


def you() -> SeatPlan:
    """Return the person at the screen, with default values."""
    return SeatPlan(wording.YOU, avatar=next(iter(palette.AVATARS)))
