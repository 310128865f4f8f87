"""The new-game dialog: which game, who plays, and what the game asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import LONGEST_NAME, LineUp, SeatPlan, colours_for
from burgundy_qt.session.plain_text import plain_name
from burgundy_qt.session.thresholds import OFF
from burgundy_qt.widgets.controls.controls import Segments
from burgundy_qt.widgets.controls.fit_to_window import fit_to_window, room_for
from burgundy_qt.widgets.controls.halves import Halves, half
from burgundy_qt.widgets.controls.push_button import PushButton
from burgundy_qt.widgets.controls.sheet import Sheet, wide, word
from burgundy_qt.widgets.controls.topic import about, about_game
from burgundy_qt.widgets.dialogs.catalogue import Catalogue
from burgundy_qt.widgets.dialogs.clock_choice import ClockChoice
from burgundy_qt.widgets.dialogs.deal_field import DealField
from burgundy_qt.widgets.dialogs.game_panel import GamePanel, SeatChoice
from burgundy_qt.widgets.dialogs.game_shelf import GameShelf
from burgundy_qt.widgets.dialogs.parts import SetupParts, game_of, setup_parts
from burgundy_qt.widgets.dialogs.players import Player, level_of, title_of
from burgundy_qt.widgets.dialogs.seat_row import GAP, WIDTHS, SeatRow, call_by_seats, give_colour
from burgundy_qt.widgets.dialogs.tutor_choice import TutorChoice
from burgundy_qt.widgets.look import art, theme
from burgundy_qt.widgets.look.seating import AVATARS
from burgundy_qt.widgets.settings.last_line_up import Worn
from burgundy_qt.widgets.words.wording import UNNAMED, YOU, name_shown, unnamed

NAMES = ("Anna", "Margaux", "Benoît", "Colette", "Lucien", "Odile")
ROW, LOW_ROW = 90, 76
"""How high a seat's row is, and where a game asks nothing of the seats."""
MOST = 4
"""Seats that there is room for; to more than these one scrolls."""


class Seated(NamedTuple):
    """Who sat at a place, and what was chosen there in a game."""

    plan: SeatPlan
    game: str
    kept: object


class Asked(NamedTuple):
    """What a game brings, and what it asks for: its panel, and the ways to play it."""

    parts: SetupParts
    panel: GamePanel
    ways: Segments


class NewGameDialog(Sheet):
    """Asks for a line-up. `last` is what was played before, `people` the colour and avatar that
    each name played with last. With `again`, the complete request of a game, the same deal is
    proposed. `tutor` is the threshold of the tutor that is proposed. `engines` can sit down too,
    where they play the game. After `accepted`, `line_up` is what was asked for.
    """

    started = Signal(object)
    learning_asked = Signal(str)

    def __init__(
        self,
        parent: QWidget | None,
        catalogue: Catalogue,
        last: LineUp | None = None,
        people: Mapping[str, Worn] | None = None,
        again: Mapping[str, Any] | None = None,
        tutor: str = OFF,
        engines: Sequence[AddedEngine] = (),
    ) -> None:
        sentence = tr(
            "New game", "Choose who plays, then start. Everything else has a sensible default."
        )
        if len(catalogue.games) > 1:
            sentence = tr(
                "New game", "Choose a game, then who plays. Everything else has a sensible default."
            )
        super().__init__(parent, tr("New game", "New game"), sentence)
        self.asked = sentence
        self.levels: tuple[Player, ...] = (*catalogue.levels, *engines)
        self.engine_names = {seat_name_of(engine) for engine in engines}
        self.games = catalogue.games
        self.shelf = GameShelf(self.games)
        self.panels: dict[str, Asked] = {}
        self.game = game_of(last.request if last is not None else {})
        about(self, "new-game")
        self.people = people or {}
        self.rows: list[SeatRow] = []
        self.shown_way = ""
        self.seated: dict[
            tuple[str, str], list[Seated]
        ] = {}  # by game and way to play, who sat there when it was left
        self.seats = QVBoxLayout()
        self.seats.setSpacing(10)
        self.add = PushButton(tr("New game", "Add a player"))
        self.deal = DealField()
        self.seed = self.deal.field
        self.clock = ClockChoice()
        self.tutor = TutorChoice()
        self.tutor.show_threshold(tutor)
        self.wrong = word("", "bad")
        self.missed = word("", "note")
        self.missed.setWordWrap(True)
        self.missed.hide()
        self.order = word("", "note")
        self.caption = word("", "caption")
        self._lay_out()
        self._fill(last or self._first_line_up())
        if again is not None:
            self.deal.play_again(dict(again))
            self._tell_deal()
        self.start.setFocus()
        self.shelf.show_views(room_for(self))
        fit_to_window(self, self.halves)

    @property
    def line_up(self) -> LineUp:
        """What the fields say now."""
        request = self._asked_for
        if self.deal.seed is not None:
            request["seed"] = self.deal.seed
        if self.deal.known is not None and self._is_as_dealt(self.deal.known):
            request = {**self.deal.known, **request}
        seats = tuple(row.plan for row in self.rows)
        tutor = self.tutor.threshold if any(plan.is_person for plan in seats) else OFF
        return LineUp(seats, request, self.clock.clock, self.deal.is_known, tutor)

    @property
    def _asked_for(self) -> dict[str, Any]:
        """What the fields say of the game, but for its deal."""
        chosen = {**self.panel.request, **self.panel.seats_request(self.choices)}
        return {"game": self.game, "players": len(self.rows), **chosen}

    @property
    def parts(self) -> SetupParts:
        """What the game brings."""
        return self.panels[self.game].parts

    @property
    def panel(self) -> GamePanel:
        """What the game asks for."""
        return self.panels[self.game].panel

    @property
    def ways(self) -> Segments:
        """The ways to play it."""
        return self.panels[self.game].ways

    @property
    def choices(self) -> list[SeatChoice]:
        """What the game asks of the seats; none where it asks nothing."""
        return [row.choice for row in self.rows if row.choice is not None]

    @property
    def fewest(self) -> int:
        """The least number of players."""
        return self.panel.players[0]

    @property
    def most(self) -> int:
        """The largest number of players."""
        return self.panel.players[-1]

    def add_player(self) -> None:
        """One more seat: a bot like the last one, or a person where there is none."""
        if len(self.rows) < self.most:
            self._call(self._add_row(self._one_more()))
            self._offer()

    def _one_more(self) -> SeatPlan:
        plans = [row.plan for row in self.rows]
        if not any(plan.is_person for plan in plans):
            return you()
        levels = [plan.level for plan in plans if plan.level is not None]
        return SeatPlan(self._free_name(), levels[-1] if levels else self._usual_level)

    @property
    def _usual_level(self) -> str:
        """How strong a bot is of whom nothing is said: somebody new has a chance."""
        return level_of(self.levels[min(1, len(self.levels) - 1)])

    def _add_row(self, plan: SeatPlan) -> SeatRow:
        row = SeatRow(len(self.rows), self.levels, self.panel.seat_choice(self.choices))
        row.level.tell_among(None, self.game)
        if not row.fill(plan) and plan.is_engine:
            self._miss(row, plan)
        row.crest.colours = colours_for(self.game)
        row.crest.show_crest(self._free_colour(row), row.crest.avatar)
        row.known_as([name for name in self.people if name not in UNNAMED])
        row.setFixedHeight(wide(LOW_ROW if row.choice is None else ROW))
        row.named.connect(self._dress_as_before)
        row.colour_wished.connect(lambda row, colour: give_colour(self.rows, row, colour))
        row.removed.connect(self.remove_player)
        row.changed.connect(self._check)
        if (choice := row.choice) is not None:
            choice.chosen.connect(lambda: self.panel.follow(choice, self.choices))
        for choice_of_player in (row.who, row.level):
            choice_of_player.currentIndexChanged.connect(lambda: self._call(row))
        self.rows.append(row)
        call_by_seats(self.rows)
        self.seats.addWidget(row)
        return row

    def remove_player(self, row: SeatRow) -> None:
        """One seat less; those after it move up and take its crest."""
        self._seat(
            [
                self._seated(each, moving(each.plan, each.seat))
                for each in self.rows
                if each is not row
            ]
        )

    def _seat(self, all_: Sequence[Seated]) -> None:
        """These and no others sit at the table."""
        for each in self.rows:
            self.seats.removeWidget(each)
            each.deleteLater()
        self.rows.clear()
        self.missed.hide()
        for plan, game, kept in all_:
            row = self._add_row(plan)
            if row.choice is not None and game == self.game:
                row.choice.bring_back(kept)
        self._offer()

    def _seated(self, row: SeatRow, plan: SeatPlan) -> Seated:
        """Who sits in a row, as `plan`."""
        return Seated(plan, self.game, row.choice.kept if row.choice is not None else None)

    def choose_game(self, game: str) -> None:
        """Ask for another game: who sits here stays, and what each game was asked for comes back
        with it."""
        if game != self.game:
            before, now = self.panels[self.game], self._leave_seats()
            self.game = game
            after = self._asked_of(game)
            ways, panels = (
                (self.left, before.ways, after.ways),
                (self.how, before.panel, after.panel),
            )
            for layout, old, new in (ways, panels):
                layout.replaceWidget(old, new)
                old.hide()
                new.show()
            self._dress_for_game()
            self._seat_those(now)
            self._show_game()

    def _leave_seats(self) -> list[Seated]:
        """Those who sit here now, who are remembered in case that one comes back to this way."""
        now = [self._seated(each, each.plan) for each in self.rows]
        self.seated[self.game, self.shown_way] = now
        return now

    def _seat_those(self, now: list[Seated]) -> None:
        """Seat those who sat there when this way was chosen last, or these."""
        self.shown_way = self.panel.way
        people_first = (
            sorted(now, key=lambda each: not each.plan.is_person) if self.most == 1 else now
        )
        self._seat(self.seated.get((self.game, self.shown_way), people_first)[: self.most])
        while len(self.rows) < self.fewest:
            self.add_player()

    def accept(self) -> None:
        """Start, unless something is missing."""
        if self._check():
            self.started.emit(self.line_up)
            super().accept()

    def _first_line_up(self) -> LineUp:
        seats = (
            you(),
            SeatPlan(NAMES[1], self._usual_level),
        )
        return LineUp(seats, {})

    def _fill(self, line_up: LineUp) -> None:
        self.clock.show_clock(line_up.clock)
        self.panel.show_request(line_up.request)
        self.shown_way = self.panel.way
        for plan in line_up.seats[: self.most]:
            self._add_row(plan)
        self._choose_as_in(line_up.request)
        while len(self.rows) < self.fewest:
            self.add_player()
        self._show_game()

    def _choose_as_in(self, request: Mapping[str, Any]) -> None:
        """Let every seat choose what it has chosen in a request."""
        for row in self.rows:
            if row.choice is not None:
                row.choice.show_request(request, row.seat)

    def _tell_deal(self) -> None:
        """Say at the top too that the deal is set: in a small window its field is out of view."""
        self.sentence.setText(self.asked if self.deal.known is None else self.deal.note.text())

    def _take_challenge(self, request: Mapping[str, Any]) -> None:
        """Set up what a code says: so many players, and what they and the game were asked."""
        self.choose_game(game_of(request))
        self.panel.show_request(request)
        while len(self.rows) < request["players"]:
            self.add_player()
        while len(self.rows) > request["players"]:
            self.remove_player(self.rows[-1])
        self._choose_as_in(request)
        self._check()

    def _is_as_dealt(self, known: Mapping[str, Any]) -> bool:
        """Whether all that can be chosen is still as the code says."""
        return all(known.get(key) == value for key, value in self._asked_for.items())

    def _dress_as_before(self, row: SeatRow) -> None:
        """A person who has played here before gets the avatar of that time, and the colour where it
        is free."""
        worn = self.people.get(row.plan.name)
        if worn is not None and row.plan.is_person:
            colour, avatar = worn
            taken = {other.crest.colour for other in self.rows if other is not row}
            free = set(row.crest.colours) - taken
            row.crest.show_crest(
                row.crest.colour if colour is None or colour not in free else colour, avatar
            )

    def _call(self, row: SeatRow) -> None:
        """Somebody else plays for the row: a bot gets a name, and a person is not called as a bot
        would be."""
        plan = row.plan
        proposed = {*NAMES, *self.engine_names}
        if plan.is_person and plan.name in proposed and plan.name not in self.people:
            row.name.setText(name_shown(unnamed(row.seat)[1]))
        elif plan.is_engine and plan.name in {*proposed, *unnamed(row.seat)}:
            row.name.setText(self._free_name([seat_name_of(row.level.chosen)]))
            row.name.setCursorPosition(0)
        elif not plan.is_person and plan.name in {*unnamed(row.seat), *self.engine_names}:
            row.name.setText(self._free_name())
        call_by_seats(self.rows)

    def _free_colour(self, row: SeatRow) -> int:
        """The row's own colour, or the first of the game's that nobody has."""
        free = set(row.crest.colours) - {other.crest.colour for other in self.rows}
        return row.crest.colour if row.crest.colour in free else min(free)

    def _free_name(self, first: Sequence[str] = ()) -> str:
        """A name that nobody has, one of the `first` where that can be."""
        taken = {row.name.text() for row in self.rows}
        return next((name for name in (*first, *NAMES[1:]) if name not in taken), NAMES[0])

    def _miss(self, row: SeatRow, plan: SeatPlan) -> None:
        """Say that a bot sits where an engine sat."""
        row.name.setText(self._free_name())
        is_added = any(level_of(each) == plan.level for each in self.levels)
        sentence = (
            tr("Engines", "{name} does not play this game: a bot sits there.", name=plan.name)
            if is_added
            else tr("Engines", "{name} is not added any more: a bot sits there.", name=plan.name)
        )
        self.missed.setText(sentence)
        self.missed.show()

    def _lay_out(self) -> None:
        self.left = left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self._asked_of(self.game).ways)
        left.addLayout(self._captions())
        left.addLayout(self.seats)
        self._dress_add()
        left.addWidget(self.add)
        left.addWidget(self.missed)
        left.addWidget(self.tutor)
        left.addWidget(self.clock)
        left.addWidget(self.wrong)
        left.addStretch(1)
        self.halves = Halves(half(left), half(self._how()))
        self.halves.pillar.setMinimumHeight(
            MOST * (wide(ROW) + left.spacing()) + 92 + self.tutor.sizeHint().height()
        )
        self.body.addWidget(self.shelf)
        self.shelf.setVisible(len(self.games) > 1)
        self.shelf.chosen.connect(self.choose_game)
        self.body.addWidget(self.halves, 1)
        self.order.setWordWrap(True)
        self.footer.addWidget(self.order, 1)
        self.learn = self.add_button(tr("Home", "Learn by playing"), "flat")
        self.learn.clicked.connect(self._ask_to_learn)
        self.cancel = self.add_button(tr("New game", "Cancel"))
        self.cancel.clicked.connect(self.reject)
        self.start = self.add_button(tr("New game", "Start game"), "primary")
        self.start.setIcon(art.icon("done", theme.current().on_accent, 18))
        self.start.clicked.connect(self.accept)

    def _ask_to_learn(self) -> None:
        """The first game of the one that is chosen, instead of a new one."""
        self.reject()
        self.learning_asked.emit(self.game)

    def _asked_of(self, game: str) -> Asked:
        """What a game asks for, made when it is first chosen."""
        if game not in self.panels:
            parts = setup_parts(game)
            panel = parts.panel(self.games[game])
            self.panels[game] = made = Asked(parts, panel, Segments(panel.ways))
            made.ways.setAccessibleName(tr("New game", "Who plays"))
            about(made.ways, "choices")
            made.ways.chosen.connect(panel.play)
            panel.changed.connect(self._show_game)
        return self.panels[game]

    def _dress_for_game(self) -> None:
        """Where the game has its say beside its own panel."""
        self.shelf.show_game(self.game)
        self.tutor.follow(self.game)
        about_game(self, self.game)
        self.caption.setText(self.panel.caption)
        self.deal.setFixedWidth(self.panel.width())

    def _captions(self) -> QHBoxLayout:
        captions = QHBoxLayout()
        captions.setContentsMargins(15, 0, 8, 0)
        captions.setSpacing(GAP)
        for text, part in (
            (tr("New game", "Seat"), "crest"),
            (tr("New game", "Name"), "name"),
            (tr("New game", "Who"), "who"),
            (tr("New game", "Strength"), "strength"),
        ):
            caption = word(text, "caption")
            caption.setFixedWidth(WIDTHS[part] if part == "crest" else wide(WIDTHS[part]))
            captions.addWidget(caption)
        captions.addWidget(self.caption)
        captions.addStretch(1)
        return captions

    def _dress_add(self) -> None:
        self.add.setProperty("role", "add")
        self.add.setIcon(art.icon("add", theme.current().text2, 20))
        self.add.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add.clicked.connect(lambda: self.add_player())

    def _how(self) -> QVBoxLayout:
        self.how = how = QVBoxLayout()
        how.setSpacing(4)
        how.addWidget(self.panel)
        how.addSpacing(10)
        how.addWidget(self.deal.label())
        self._dress_for_game()
        self.deal.changed.connect(self._check)
        self.deal.changed.connect(self._tell_deal)
        self.deal.challenged.connect(self._take_challenge)
        how.addWidget(self.deal)
        how.addStretch(1)
        return how

    def _show_game(self) -> None:
        """Seat whom the game is for, and offer them what it lets them choose."""
        way = self.panel.way
        self.ways.setVisible(len(self.panel.ways_on_offer) > 1)
        if way in self.ways.values:
            self.ways.show_value(way)
        self.order.setText(self.panel.order)
        if self.rows and way != self.shown_way:
            self._seat_those(self._leave_seats())
        elif self.rows:
            self._offer()

    def _offer(self) -> None:
        """Offer the seats what the game lets them choose."""
        self.panel.offer(self.choices)
        self._check()

    def _check(self) -> bool:
        """Say what is missing, if anything, and offer only what is possible."""
        is_measured = self.parts.is_measured(self.panel.request)
        for row in self.rows:
            row.remove.setVisible(len(self.rows) > self.fewest)
            row.seat_among(len(self.rows), is_measured, self.game)
        self.panel.tell_seats(self.choices, [row.written_name for row in self.rows])
        self.add.setVisible(len(self.rows) < self.most)
        wrong = self._what_is_wrong()
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        if hasattr(self, "start"):
            self.start.setEnabled(not wrong)
        return not wrong

    def _what_is_wrong(self) -> str:
        return wrong_with_names([row.written_name for row in self.rows]) or self.deal.wrong


def wrong_with_names(names: Sequence[str]) -> str:
    """What is wrong with the players' names, in a sentence; "" where nothing is."""
    if not all(names):
        return tr("New game", "Every player needs a name.")
    if len(set(names)) < len(names):
        return tr("New game", "Two players have the same name: change one.")
    return ""


def seat_name_of(player: Player) -> str:
    """What a seat is called that it plays for."""
    return plain_name(title_of(player), LONGEST_NAME)


def moving(plan: SeatPlan, seat: int) -> SeatPlan:
    """The plan of a seat as it may stand at another: who chose no name is not called by the old
    one."""
    return replace(plan, name=YOU) if plan.name in unnamed(seat) else plan


def you() -> SeatPlan:
    """The person at the screen, of whom nothing is known yet."""
    return SeatPlan(YOU, avatar=next(iter(AVATARS)))
