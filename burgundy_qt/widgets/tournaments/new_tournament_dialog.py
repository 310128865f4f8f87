"""The form for a new tournament: the game, the entrants, and the number of games."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import fmean

from PySide6 import QtCore, QtGui, QtWidgets

from burgundy_qt.ai.arena import match_setup, matches
from burgundy_qt.ai.arena.external_engine import run_in
from burgundy_qt.ai.levels import LEVELS, LONG, PACES, Level, Pace, level, pace
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.rules import errors, registry
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.tournaments.tournament_plan import Entrant, Plan, command_of, new_id
from burgundy_qt.widgets.controls import access_keys, dialog_frame
from burgundy_qt.widgets.controls.value_controls import IconButton, OneOfMany, Segments
from burgundy_qt.widgets.new_game import game_setup, game_shelf
from burgundy_qt.widgets.new_game.player_choice import (
    BOT,
    LevelChoice,
    Player,
    WhoChoice,
    figure_of,
    title_of,
)
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.wording import pace_title
from burgundy_qt.widgets.theme import labels, theme
from burgundy_qt.widgets.tournaments.tournament_text import duration_text

# Entrants by their names in the arena: a level at its pace, an engine, a network in a file.


BY_NETWORK = "top@"
"""How a network in a file plays: whole turns by it, tried out."""


def entrant_of(
    player: Player, at: Pace, style: str | None = None, game: str = registry.DEFAULT
) -> Entrant:
    """Return the entrant for a level, at this pace if it has one, as the character of this style of
    the game if it has that; or for an added engine."""
    if isinstance(player, AddedEngine):
        return Entrant(engine_text(player), player.name, figure_of(player))
    character = texts_of(game).characters.get(style or "")
    title = title_of(player)
    if character is not None:
        title = tr("Tournaments", "{name} ({level})", name=character.name, level=title)
    if player.is_paced:
        title = f"{title}, {pace_title(at)}"
    text = level_text(player, at, style if character is not None else None)
    return Entrant(text, title, figure_of(player))


def level_text(level: Level, at: Pace, style: str | None = None) -> str:
    """Return a level in a style, if any, and at a pace, as a share of its usual time."""
    share = at.seconds / pace(level.pace).seconds if level.is_paced else 1
    limits = [*([style] if style else []), *([f"{share:.4g}"] if share != 1 else [])]
    return ":".join([level.name, *([",".join(limits)] if limits else [])])


def engine_text(engine: AddedEngine) -> str:
    """Return an engine with its limit and the folder that it runs in."""
    limit = f"{engine.seconds}s" if engine.seconds is not None else str(engine.simulations)
    where = engine.folder
    return f"engine:{limit}:{engine.command if where is None else run_in(where, engine.command)}"


def network_entrant(file: Path) -> Entrant:
    """Return the entrant for a network in a file."""
    return Entrant(f"{BY_NETWORK}{file}", file.stem, "")


FACE, LEVELS_WIDE, CHARACTERS_WIDE = 30, 190, 130
COLUMNS = 2
Bot = tuple[Level, Pace, str | None]
"""An entrant of this program: its level, its pace, and its style or None."""


class EntrantList(QtWidgets.QWidget):
    """The list of entrants, each of them once; `changed` reports changes."""

    changed = QtCore.Signal()

    def __init__(self, players: Sequence[Player]) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        dialog_frame.set_help_topic(self, "arena#players")
        self.entrants: list[Entrant] = []
        self.game = registry.DEFAULT
        self._bots: dict[str, Bot] = {}
        """By text the entrants that were chosen here."""
        self.grid = QtWidgets.QGridLayout()
        self.grid.setSpacing(6)
        self.level = LevelChoice(players)
        self.level.setAccessibleName(tr("Tournaments", "Player to add"))
        self.level.setMinimumWidth(dialog_frame.scaled_width(LEVELS_WIDE))
        self.character = WhoChoice([(BOT, tr("Tournaments", "No character"))])
        self.character.setAccessibleName(tr("Tournaments", "Character of the player to add"))
        self.character.setMinimumWidth(dialog_frame.scaled_width(CHARACTERS_WIDE))
        self.pace = OneOfMany([(known.name, pace_title(known)) for known in PACES])
        self.pace.setAccessibleName(tr("Tournaments", "Pace of the player to add"))
        self.pace.show_value(LONG)
        self.add = IconButton(tr("Tournaments", "Add"), "add")
        self.all = IconButton(tr("Tournaments", "Add all levels"), "people")
        self.file = IconButton(tr("Tournaments", "Network from a file…"), "folder")
        adding = QtWidgets.QHBoxLayout()
        adding.setSpacing(8)
        adding.addWidget(self.level)
        adding.addWidget(self.character)
        adding.addWidget(self.pace)
        adding.addWidget(self.add)
        adding.addStretch(1)
        more = QtWidgets.QHBoxLayout()
        more.setSpacing(8)
        more.addWidget(self.all)
        more.addWidget(self.file)
        more.addStretch(1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(dialog_frame.text_label(tr("Tournaments", "Players"), "caption"))
        column.addLayout(self.grid)
        column.addLayout(adding)
        column.addLayout(more)
        self.level.currentIndexChanged.connect(self._show_choices)
        self.add.clicked.connect(self._take_chosen)
        self.all.clicked.connect(self._take_levels)
        self.file.clicked.connect(self._ask_for_network)
        self._show_choices()

    @property
    def _pace(self) -> Pace:
        return pace(self.pace.currentData())

    def show_strength_in(self, seats: int, game: str = registry.DEFAULT) -> None:
        """Show the players' strength in this game; those that cannot play it are disabled. A
        character becomes that of the same style here, or a bot without one."""
        self.level.show_strength_in(seats, game)
        if game != self.game:
            self.game = game
            here = [
                self._known(*self._bots[one.text]) if one.text in self._bots else one
                for one in self.entrants
            ]
            self.entrants = []
            self.take(*here)
        self.character.offer_characters(texts_of(game).characters)
        self.level.show_level(self.level.currentData())
        self._show_choices()

    def take(self, *entrants: Entrant) -> None:
        """Add entrants that are not in the list."""
        new = {one.text: one for one in entrants}
        for one in self.entrants:
            new.pop(one.text, None)
        self.entrants += new.values()
        self._show()

    def take_bots(self, levels: Iterable[Level], at: Pace, style: str | None = None) -> None:
        """Add bots of these levels at a pace that are not in the list."""
        self.take(*(self._known(one, at, style) for one in levels))

    def _known(self, level: Level, at: Pace, style: str | None) -> Entrant:
        """Return the entrant for a bot, and remember the bot."""
        entrant = entrant_of(level, at, style, self.game)
        self._bots[entrant.text] = level, at, style
        return entrant

    def leave(self, entrant: Entrant) -> None:
        """Remove an entrant."""
        self.entrants.remove(entrant)
        self._show()

    def _show(self) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.hide()
                gone.deleteLater()
        for place, entrant in enumerate(self.entrants):
            line = EntrantLine(entrant, self.leave)
            self.grid.addWidget(line, place // COLUMNS, place % COLUMNS)
        self.changed.emit()

    def _show_choices(self, *_: object) -> None:
        chosen = self.level.chosen
        self.pace.setVisible(isinstance(chosen, Level) and chosen.is_paced)
        self.character.setVisible(isinstance(chosen, Level) and bool(self.character.characters))

    def _take_chosen(self) -> None:
        chosen = self.level.chosen
        if isinstance(chosen, Level):
            self.take_bots([chosen], self._pace, self.character.taste)
        else:
            self.take(entrant_of(chosen, self._pace))

    def _take_levels(self) -> None:
        levels = [one for one in self.level.levels if not isinstance(one, AddedEngine)]
        self.take_bots(levels, self._pace)

    def _ask_for_network(self) -> None:
        title, kinds = tr("Tournaments", "A network"), tr("Tournaments", "Networks")
        path, _ = QtWidgets.QFileDialog.getOpenFileName(self, title, "", f"{kinds} (*.npz *.zip *)")
        if path:
            self.take(network_entrant(Path(path)))


class EntrantLine(QtWidgets.QFrame):
    """One entrant, with a button to remove it."""

    def __init__(self, entrant: Entrant, leave: Callable[[Entrant], None]) -> None:
        super().__init__()
        self.entrant = entrant
        self.setProperty("role", "row")
        self.name = labels.ElidedWord("strong")
        self.name.say(entrant.name)
        self.remove = IconButton("", "close", "flat")
        self.remove.setProperty(access_keys.NO_KEY, True)
        text = tr("Tournaments", "Remove {name}", name=entrant.name)
        self.remove.setAccessibleName(text)
        self.remove.setToolTip(text)
        self.remove.clicked.connect(lambda: leave(entrant))
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(10, 4, 4, 4)
        row.setSpacing(8)
        figure = f"people/{entrant.figure}" if entrant.figure else "icons/app"
        row.addWidget(labels.SpriteLabel(figure, round(FACE * theme.scale())))
        row.addWidget(self.name, 1)
        row.addWidget(self.remove)


PAIRS, MOST_PAIRS = 20, 100_000
MOST_SEED = 2**31 - 1
KEPT = 0, 100, None
"""How many games may be kept: none, the last hundred, all."""
FIELD, FIELDS = 130, 3
TYPICAL, QUICK = 60, 0.001
"""Decisions of a seat in a game; seconds of a decision where nobody knows."""


class NewTournamentDialog(dialog_frame.DialogFrame):
    """Asks for a Plan, which `started` carries. `engines` are the added ones."""

    started = QtCore.Signal(object)

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        catalogue: game_setup.NewGameOptions,
        engines: Sequence[Player],
        game: str,
    ) -> None:
        super().__init__(
            parent,
            tr("Tournaments", "New tournament"),
            tr(
                "Tournaments",
                "Bots and engines play pairs of games with the same deal, so luck and "
                "seating matter little.",
            ),
        )
        dialog_frame.set_help_topic(self, "arena#new")
        self.games, self.game = catalogue.games, game
        self.panels: dict[str, game_setup.GamePanel] = {}
        self.shelf = game_shelf.GameShelf(self.games)
        self.name = QtWidgets.QLineEdit()
        self.name.setMaxLength(40)
        self.name.setPlaceholderText(tr("Tournaments", "named after its players"))
        self.entrants = EntrantList((*catalogue.levels, *engines))
        self.kind = Segments(
            [
                (False, tr("Tournaments", "Everyone against everyone")),
                (True, tr("Tournaments", "The first against the rest")),
            ]
        )
        self.kind.show_value(False)
        self.kind.setAccessibleName(tr("Tournaments", "Pairings"))
        self.seats = OneOfMany([])
        self.pairs = spin(1, MOST_PAIRS, PAIRS)
        self.seed = spin(0, MOST_SEED, matches.FIRST_SEED)
        cores = os.cpu_count() or 1
        self.threads = spin(1, max(1, cores), max(1, cores - 1))
        self.keep = OneOfMany([(kept, kept_text(kept)) for kept in KEPT])
        self.keep.show_value(KEPT[1])
        self.label = dialog_frame.text_label("", "strong")
        self.wrong = dialog_frame.text_label("", "bad")
        self.command = QtWidgets.QLineEdit()
        self.command.setReadOnly(True)
        self.command.setAccessibleName(tr("Tournaments", "As a command"))
        self.copy = IconButton(tr("Tournaments", "Copy"), "copy")
        self._lay_out()
        self._connect()
        self.choose_game(game)
        self.entrants.take_bots(catalogue.levels[:3], PACES[0])
        self.start.setFocus()
        self.shelf.show_views(dialog_frame.room_for(self))
        dialog_frame.fit_to_window(self, self.halves)

    @property
    def panel(self) -> game_setup.GamePanel:
        """The panel of the game."""
        return self.panels[self.game]

    @property
    def plan(self) -> Plan:
        """The plan in the fields."""
        request = self.panel.request
        modules = tuple(request.get("modules", ()))
        return Plan(
            id=self.id,
            name=self.name.text().strip(),
            game=self.game,
            edition=request["edition"],
            modules=modules,
            options=options_from(self.game, request["edition"], modules, request),
            seats=self.seats.currentData() or self.panel.players[0],
            players=tuple(self.entrants.entrants),
            pairs=self.pairs.value(),
            seed=self.seed.value(),
            is_gauntlet=self.kind.values[self.kind.group.checkedId()] is True,
            threads=self.threads.value(),
            keep=self.keep.currentData(),
        )

    def choose_game(self, game: str) -> None:
        """Change to another game, with the same entrants."""
        before = self.panels.get(self.game)
        self.game = game
        self.shelf.show_game(game)
        dialog_frame.about_game(self, game)
        if game not in self.panels:
            self.panels[game] = game_setup.setup_of(game).panel(self.games[game])
            self.panels[game].changed.connect(self._show_game)
            self.how.insertWidget(0, self.panels[game])
        for panel in self.panels.values():
            panel.setVisible(panel is self.panels[game])
        if before is not self.panels[game]:
            self._show_game()

    def accept(self) -> None:
        """Start the tournament, or show what is missing."""
        if self._check():
            super().accept()
            self.started.emit(self.plan)

    def _lay_out(self) -> None:
        self.id = new_id()
        left = QtWidgets.QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.entrants)
        left.addWidget(dialog_frame.text_label(tr("Tournaments", "Pairings"), "caption"))
        left.addWidget(self.kind)
        left.addSpacing(6)
        left.addLayout(self._fields())
        left.addSpacing(6)
        left.addWidget(self.label)
        left.addWidget(self.wrong)
        left.addStretch(1)
        self.label.setWordWrap(True)
        self.wrong.setWordWrap(True)
        self.how = QtWidgets.QVBoxLayout()
        self.how.setSpacing(8)
        self.how.addStretch(1)
        self.halves = dialog_frame.SplitBody(
            dialog_frame.body_half(left), dialog_frame.body_half(self.how)
        )
        self.body.addWidget(self.shelf)
        self.shelf.setVisible(len(self.games) > 1)
        self.body.addWidget(self.halves, 1)
        self.footer.addWidget(self.command, 1)
        self.footer.addWidget(self.copy)
        self.add_button(tr("New game", "Cancel")).clicked.connect(self.reject)
        self.start = self.add_button(tr("Tournaments", "Start"), "primary")

    def _fields(self) -> QtWidgets.QGridLayout:
        """Return the fields for the number of games and their conditions, in two rows."""
        grid = QtWidgets.QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        for place, (title, field) in enumerate(
            (
                (tr("Tournaments", "Players per game"), self.seats),
                (tr("Tournaments", "Pairs per match"), self.pairs),
                (tr("Tournaments", "First seed"), self.seed),
                (tr("Tournaments", "Threads"), self.threads),
                (tr("Tournaments", "Save games"), self.keep),
                (tr("Tournaments", "Name"), self.name),
            )
        ):
            row, column = place // FIELDS, place % FIELDS
            field.setAccessibleName(title)
            field.setMinimumWidth(dialog_frame.scaled_width(FIELD))
            grid.addWidget(dialog_frame.text_label(title, "caption"), 2 * row, column)
            grid.addWidget(field, 2 * row + 1, column)
            grid.setColumnStretch(column, 1)
        return grid

    def _connect(self) -> None:
        self.shelf.chosen.connect(self.choose_game)
        self.start.clicked.connect(self.accept)
        self.copy.clicked.connect(
            lambda: QtGui.QGuiApplication.clipboard().setText(self.command.text())
        )
        self.entrants.changed.connect(self._check)
        for chosen in (self.kind.chosen, self.seats.chosen, self.keep.chosen):
            chosen.connect(self._check)
        for field in (self.pairs, self.seed, self.threads):
            field.valueChanged.connect(self._check)
        self.name.textChanged.connect(self._check)

    def _show_game(self) -> None:
        """Offer the numbers of seats of the game."""
        before, players = self.seats.currentData(), self.panel.players
        self.seats.clear()
        for seats in players:
            self.seats.addItem(formats.plain(seats), seats)
        self.seats.show_value(before if before in players else players[0])
        self.entrants.show_strength_in(self.seats.currentData(), self.game)
        self._check()

    def _check(self, *_: object) -> bool:
        """Return whether the plan is complete; show the number of games, or what is missing."""
        if not self.panels:
            return False
        plan, wrong = self.plan, ""
        try:
            plan.check()
        except ValueError as error:
            wrong = str(error)
        if len(plan.players) < 2:
            wrong = tr("Tournaments", "A tournament needs at least two players: add one.")
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        self.label.setText("" if wrong else amount_text(plan))
        self.command.setText("" if wrong else command_of(plan))
        self.command.setCursorPosition(0)
        self.copy.setEnabled(not wrong)
        self.start.setEnabled(not wrong)
        return not wrong


def options_from(
    game: str, edition: str, modules: tuple[str, ...], request: errors.RequestObject
) -> dict[str, str]:
    """Return the options of a request that the arena accepts, as they are typed."""
    asked = {
        name: json.dumps(value).strip('"')
        for name, value in request.items()
        if name not in ("edition", "modules") and value is not None
    }
    return {
        name: value for name, value in asked.items() if takes(game, edition, modules, name, value)
    }


def takes(game: str, edition: str, modules: tuple[str, ...], name: str, value: str) -> bool:
    """Return whether the arena accepts this option."""
    try:
        match_setup.box_of(game, edition, modules, {name: value}).check()
    except ValueError:
        return False
    return True


def amount_text(plan: Plan) -> str:
    """Return the number of games in a plan, and about how long they take."""
    games = tr("Tournaments", "{n} game(s)", n=plan.games)
    return tr(
        "Tournaments", "{games}, about {time}", games=games, time=duration_text(guessed(plan))
    )


def guessed(plan: Plan) -> float:
    """Return an estimate of a plan's seconds from the measured time of the levels; other
    players count as quick."""
    a_game = fmean(seconds_of(player, plan.game) for player in plan.players) * TYPICAL * plan.seats
    return a_game * plan.games / plan.threads


def seconds_of(player: Entrant, game: str) -> float:
    """Return the seconds for a decision."""
    name, _, limits = player.text.partition(":")
    if name not in [level.name for level in LEVELS]:
        return QUICK
    share = limits.removeprefix(player.style or "").removeprefix(",")
    strength = level(name).strength_in(game)
    return (strength.seconds if strength else QUICK) * (float(share) if share else 1.0)


def kept_text(kept: int | None) -> str:
    """Return how many games are saved."""
    if kept is None:
        return tr("Tournaments", "all")
    return tr("Tournaments", "the last {n}", n=kept) if kept else tr("Tournaments", "none")


def spin(least: int, most: int, value: int) -> QtWidgets.QSpinBox:
    """Return a field for a whole number."""
    made = QtWidgets.QSpinBox()
    made.setRange(least, most)
    made.setValue(value)
    return made
