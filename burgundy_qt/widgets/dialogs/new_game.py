"""The new-game dialog: who plays, on which estates, and how the game is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.requests import players_for
from burgundy_qt.session.line_up import COLOURS, LineUp, SeatPlan
from burgundy_qt.widgets.controls.controls import Segments
from burgundy_qt.widgets.controls.fit_to_window import fit_to_window
from burgundy_qt.widgets.controls.halves import Halves, half
from burgundy_qt.widgets.controls.push_button import PushButton
from burgundy_qt.widgets.controls.sheet import Sheet, wide, word
from burgundy_qt.widgets.controls.topic import about
from burgundy_qt.widgets.dialogs.catalogue import Catalogue
from burgundy_qt.widgets.dialogs.clock_choice import ClockChoice
from burgundy_qt.widgets.dialogs.deal_field import DealField
from burgundy_qt.widgets.dialogs.seat_row import GAP, WIDTHS, SeatRow, call_by_seats, give_colour
from burgundy_qt.widgets.games.burgundy.setup.estate_lot import ALIKE, ANY, LOTS
from burgundy_qt.widgets.games.burgundy.setup.game_choice import GameChoice
from burgundy_qt.widgets.look import art, theme
from burgundy_qt.widgets.look.seating import AVATARS
from burgundy_qt.widgets.settings.last_line_up import Worn
from burgundy_qt.widgets.words.wording import UNNAMED, YOU, name_shown, unnamed

NAMES = ("Anna", "Margaux", "Benoît", "Colette")
ROW = 90
MOST = 4
"""Seats that there is room for."""
ORDERS: Mapping[str, str] = {
    "": later("New game", "Seats take turns by the bridge; the first to act is drawn."),
    "team": later("New game", "Partners sit across from each other; the first to act is drawn."),
    "solo": later("New game", "You win when every space is covered within 25 rounds."),
}
"""Who acts when, by the game that is played instead of the usual one."""
KINDS: Mapping[str, str] = {
    "": later("New game", "Each for themselves"),
    "team": later("New game", "Two teams"),
    "solo": later("New game", "Alone"),
}


class Seated(NamedTuple):
    """Who sat at a place, on which estate, and what was chosen there among other estates."""

    plan: SeatPlan
    estate: str
    before: Mapping[tuple[str, ...], str]


class NewGameDialog(Sheet):
    """Asks for a line-up. `last` is what was played before, `people` the colour and avatar that each name played with
    last. With `again`, the complete request of a game, the same deal is proposed. After `accepted`, `line_up` is what
    was asked for.
    """

    started = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        catalogue: Catalogue,
        last: LineUp | None = None,
        people: Mapping[str, Worn] | None = None,
        again: Mapping[str, Any] | None = None,
    ) -> None:
        sentence = tr("New game", "Choose who plays, then start. Everything else has a sensible default.")
        super().__init__(parent, tr("New game", "New game"), sentence)
        self.asked = sentence
        self.levels = catalogue.levels
        self.game = GameChoice(catalogue.editions)
        about(self, "new-game")
        self.people = people or {}
        self.rows: list[SeatRow] = []
        self.shown_game = ""
        self.seated: dict[str, list[Seated]] = {}  # by the game that is played, who sat there when it was left
        self.kind = Segments([(game, tr("New game", words)) for game, words in KINDS.items()])
        self.seats = QVBoxLayout()
        self.seats.setSpacing(10)
        self.add = PushButton(tr("New game", "Add a player"))
        self.deal = DealField()
        self.seed = self.deal.field
        self.clock = ClockChoice()
        self.wrong = word("", "bad")
        self.order = word(tr("New game", ORDERS[""]), "note")
        self._lay_out()
        self._fill(last or self._first_line_up())
        if again is not None:
            self.deal.play_again(dict(again))
            self._tell_deal()
        self.start.setFocus()
        fit_to_window(self, self.halves)

    @property
    def line_up(self) -> LineUp:
        """What the fields say now."""
        request: dict[str, Any] = {"game": "burgundy", "players": len(self.rows), **self.game.request}
        if self.is_chosen_here:
            request["estates"] = self.estates
        if self.deal.seed is not None:
            request["seed"] = self.deal.seed
        if self._is_as_dealt and self.deal.known is not None:
            request["castles"] = self.deal.known["castles"]
        seats = tuple(row.plan for row in self.rows)
        return LineUp(seats, request, self.clock.clock, casual=self.deal.is_known)

    @property
    def fewest(self) -> int:
        """The least number of players."""
        return players_for([self.game.played])[0]

    @property
    def most(self) -> int:
        """The largest number of players."""
        return players_for([self.game.played])[-1]

    @property
    def estates(self) -> list[str]:
        """The estate of every seat; partners have the one that the first of them has chosen."""
        teams = len(self.rows) // 2 if self.game.is_team else len(self.rows)
        return [self.rows[seat % teams].estate.estate for seat in range(len(self.rows))]

    @property
    def is_chosen_here(self) -> bool:
        """Whether everybody's estate is chosen here, not dealt."""
        return self.game.setup == "fixed"

    def add_player(self) -> None:
        """One more seat: a bot like the last one, or a person where there is none; on an estate by lot like theirs."""
        if len(self.rows) < self.most:
            lots = [row.estate.estate for row in self.rows if row.estate.estate in LOTS]
            self._add_row(self._one_more(), lots[-1] if len(lots) == len(self.rows) and lots else "1")
            self._show_estates_on_offer()

    def _let_all_draw(self, estate: str) -> None:
        """One estate by lot for all is chosen by all at once."""
        if estate == ALIKE:
            for row in self.rows:
                row.estate.show_estate(ALIKE)

    def _one_more(self) -> SeatPlan:
        plans = [row.plan for row in self.rows]
        if not any(plan.is_person for plan in plans):
            return you()
        levels = [plan.level for plan in plans if plan.level is not None]
        return SeatPlan(self._free_name(), levels[-1] if levels else self._usual_level)

    @property
    def _usual_level(self) -> str:
        """How strong a bot is of whom nothing is said: somebody new has a chance."""
        return self.levels[min(1, len(self.levels) - 1)].name

    def _add_row(self, plan: SeatPlan, estate: str) -> None:
        row = SeatRow(len(self.rows), self.levels, self.game.edition, self.game.estates)
        row.fill(plan, estate)
        row.crest.show_crest(self._free_colour(row), row.crest.avatar)
        row.known_as([name for name in self.people if name not in UNNAMED])
        row.setFixedHeight(wide(ROW))
        row.named.connect(self._dress_as_before)
        row.colour_wished.connect(lambda row, colour: give_colour(self.rows, row, colour))
        row.removed.connect(self.remove_player)
        row.changed.connect(self._check)
        row.estate.chosen.connect(self._let_all_draw)
        row.who.currentIndexChanged.connect(lambda: self._call(row))
        self.rows.append(row)
        call_by_seats(self.rows)
        self.seats.addWidget(row)

    def remove_player(self, row: SeatRow) -> None:
        """One seat less; those after it move up and take its crest."""
        self._seat([seated(each, moving(each.plan, each.seat)) for each in self.rows if each is not row])

    def _seat(self, all_: Sequence[Seated]) -> None:
        """These and no others sit at the table."""
        for each in self.rows:
            self.seats.removeWidget(each)
            each.deleteLater()
        self.rows.clear()
        for plan, estate, before in all_:
            self._add_row(plan, estate)
            self.rows[-1].estate.before = {**before}
        self._show_estates_on_offer()

    def _seat_for(self, game: str) -> None:
        """As many as play this game: those who sat there when it was chosen last, or those who sit here now."""
        now = [seated(each, each.plan) for each in self.rows]
        self.seated[self.shown_game] = now
        self.shown_game = game
        people_first = sorted(now, key=lambda each: not each.plan.is_person) if self.most == 1 else now
        self._seat(self.seated.get(game, people_first)[: self.most])
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
        estates = line_up.request.get("estates") or ["1"] * len(line_up.seats)
        self.clock.show_clock(line_up.clock)
        self.game.show_request(line_up.request)
        self.shown_game = self.game.played
        for plan, estate in zip(line_up.seats[: self.most], estates, strict=False):
            self._add_row(plan, estate)
        while len(self.rows) < self.fewest:
            self.add_player()
        self._show_game()

    def _tell_deal(self) -> None:
        """Say at the top too that the deal is set: in a small window its field is out of view."""
        self.sentence.setText(self.asked if self.deal.known is None else self.deal.note.text())

    def _take_challenge(self, request: Mapping[str, Any]) -> None:
        """Set up what a code says: so many players, their estates and how they are chosen."""
        self.game.show_request(request)
        while len(self.rows) < request["players"]:
            self.add_player()
        while len(self.rows) > request["players"]:
            self.remove_player(self.rows[-1])
        for row, estate in zip(self.rows, request["estates"], strict=True):
            if estate is not None:
                row.estate.show_estate(estate)
        self._check()

    @property
    def _is_as_dealt(self) -> bool:
        """Whether players, set-up and estates are still those of the code."""
        known, game = self.deal.known, {"players": len(self.rows), **self.game.request}
        if known is None or any(known[key] != value for key, value in game.items()):
            return False
        return not self.is_chosen_here or known["estates"] == self.estates

    def _dress_as_before(self, row: SeatRow) -> None:
        """A person who has played here before gets the avatar of that time, and the colour where it is free."""
        worn = self.people.get(row.plan.name)
        if worn is not None and row.plan.is_person:
            colour, avatar = worn
            taken = {other.crest.colour for other in self.rows if other is not row}
            row.crest.show_crest(row.crest.colour if colour is None or colour in taken else colour, avatar)

    def _call(self, row: SeatRow) -> None:
        """Somebody else plays for the row: a bot gets a name, and a person is not called as a bot would be."""
        plan = row.plan
        if plan.is_person and plan.name in NAMES and plan.name not in self.people:
            row.name.setText(name_shown(unnamed(row.seat)[1]))
        elif not plan.is_person and plan.name in unnamed(row.seat):
            row.name.setText(self._free_name())
        call_by_seats(self.rows)

    def _free_colour(self, row: SeatRow) -> int:
        """The row's own colour, or the first that nobody has."""
        taken = {other.crest.colour for other in self.rows}
        free = [row.crest.colour, *COLOURS]
        return next(int(colour) for colour in free if colour not in taken)

    def _free_name(self) -> str:
        taken = {row.name.text() for row in self.rows}
        return next((name for name in NAMES[1:] if name not in taken), NAMES[0])

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(10)
        self.kind.setAccessibleName(tr("New game", "Who plays"))
        about(self.kind, "new-game#teams")
        self.kind.chosen.connect(self.game.play)
        left.addWidget(self.kind)
        left.addLayout(self._captions())
        left.addLayout(self.seats)
        self._dress_add()
        left.addWidget(self.add)
        left.addWidget(self.clock)
        left.addWidget(self.wrong)
        left.addStretch(1)
        self.halves = Halves(half(left), half(self._how()))
        self.halves.pillar.setMinimumHeight(MOST * (wide(ROW) + left.spacing()) + 92)
        self.body.addWidget(self.halves, 1)
        self.order.setWordWrap(True)
        self.footer.addWidget(self.order, 1)
        self.cancel = self.add_button(tr("New game", "Cancel"))
        self.cancel.clicked.connect(self.reject)
        self.start = self.add_button(tr("New game", "Start game"), "primary")
        self.start.setIcon(art.icon("done", theme.current().on_accent, 18))
        self.start.clicked.connect(self.accept)

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
        captions.addWidget(word(tr("New game", "Estate"), "caption"))
        captions.addStretch(1)
        return captions

    def _dress_add(self) -> None:
        self.add.setProperty("role", "add")
        self.add.setIcon(art.icon("add", theme.current().text2, 20))
        self.add.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add.clicked.connect(lambda: self.add_player())

    def _how(self) -> QVBoxLayout:
        how = QVBoxLayout()
        how.setSpacing(4)
        how.addWidget(self.game)
        self.game.changed.connect(self._show_game)
        how.addSpacing(10)
        how.addWidget(self.deal.label())
        self.deal.setFixedWidth(self.game.width())
        self.deal.changed.connect(self._check)
        self.deal.changed.connect(self._tell_deal)
        self.deal.challenged.connect(self._take_challenge)
        how.addWidget(self.deal)
        how.addStretch(1)
        return how

    def _show_game(self) -> None:
        """Seat whom the game is for, and offer its estates, where they are not dealt."""
        self.kind.setVisible(len(self.game.games) > 1)
        self.kind.show_value(self.game.played)
        self.order.setText(tr("New game", ORDERS[self.game.played]))
        if self.rows and self.game.played != self.shown_game:
            self._seat_for(self.game.played)
        elif self.rows:
            self._show_estates_on_offer()

    def _show_estates_on_offer(self) -> None:
        lots = tuple(LOTS) if len(self.rows) > 1 else (ANY,)
        for row in self.rows:
            row.estate.offer(self.game.edition, self.game.estates, lots)
        self._check()

    def _show_estates(self) -> None:
        """Where each row's estate comes from: chosen here, dealt, or the partner's."""
        teams = len(self.rows) // 2 if self.game.is_team else len(self.rows)
        for seat, row in enumerate(self.rows):
            if not self.is_chosen_here:
                row.deal_estate()
            elif seat >= teams:
                row.play_with(self.rows[seat - teams].written_name)
            else:
                row.choose_estate()

    def _check(self) -> bool:
        """Say what is missing, if anything, and offer only what is possible."""
        for row in self.rows:
            row.remove.setVisible(len(self.rows) > self.fewest)
            row.seat_among(len(self.rows), is_measured=not self.game.played)
        self._show_estates()
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


def seated(row: SeatRow, plan: SeatPlan) -> Seated:
    """Who sits in a row, as `plan`."""
    return Seated(plan, row.estate.estate, {**row.estate.before})


def moving(plan: SeatPlan, seat: int) -> SeatPlan:
    """The plan of a seat as it may stand at another: who chose no name is not called by the old one."""
    return replace(plan, name=YOU) if plan.name in unnamed(seat) else plan


def you() -> SeatPlan:
    """The person at the screen, of whom nothing is known yet."""
    return SeatPlan(YOU, avatar=next(iter(AVATARS)))
