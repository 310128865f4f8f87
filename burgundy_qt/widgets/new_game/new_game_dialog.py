"""The new-game dialog: it asks for the game, its players and its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6 import QtCore, QtWidgets

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import OFF, LineUp
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.new_game import game_conditions, game_shelf, seat_row
from burgundy_qt.widgets.new_game.game_setup import GamePanel, NewGameOptions, game_of, setup_of
from burgundy_qt.widgets.new_game.seat_list import ROW, SPACING, Seated, SeatList
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.settings.settings import Worn, last_level
from burgundy_qt.widgets.theme import sprite_files, theme

MOST = 4
"""Seats that there is room for; to more than these one scrolls."""


class Asked(NamedTuple):
    """The panel of a game, and its ways to play."""

    panel: GamePanel
    ways: value_controls.Segments


class Draft(NamedTuple):
    """The choices in a dialog that was closed: the game, the line-up of each game in it, and
    the text in the field for the deal."""

    game: str
    line_ups: Mapping[str, LineUp]
    deal: str


class NewGameDialog(dialog_frame.DialogFrame):
    """Asks for a line-up.

    `last` is the line-up before, `line_ups` has the last one of each game, and `people` the colour
    and avatar of each person by name. With `again`, the complete request of a game, it offers the
    same deal. `tutor` is the threshold to begin with. `engines` can be chosen if they play the
    game.

    After `accepted`, `line_up` is the result; after `rejected`, `draft` has the choices so far.
    """

    started = QtCore.Signal(object)
    learning_asked = QtCore.Signal(str)

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        catalogue: NewGameOptions,
        last: LineUp | None = None,
        people: Mapping[str, Worn] | None = None,
        again: RequestObject | None = None,
        tutor: str = OFF,
        engines: Sequence[AddedEngine] = (),
        line_ups: Mapping[str, LineUp] | None = None,
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
        self.games = catalogue.games
        self.shelf = game_shelf.GameShelf(self.games)
        self.panels: dict[str, Asked] = {}
        self.game = game_of(last.request if last is not None else {})
        dialog_frame.set_help_topic(self, "new-game")
        self.line_ups = dict(line_ups or {})
        known = [*self.line_ups.values(), *([last] if last is not None else [])]
        self.seats = SeatList(catalogue.levels, engines, people or {}, last_level(known))
        self.shown_way = ""
        self.seated: dict[tuple[str, str], list[Seated]] = {}  # by the game and way that was left
        self.deal = game_conditions.DealField()
        self.seed = self.deal.field
        self.clock = game_conditions.ClockChoice()
        self.tutor = game_conditions.HelpChoice()
        self.tutor.show_threshold(tutor)
        self.tutor.show_unaided(last is not None and last.unaided)
        self.recording = value_controls.Tick(
            tr("New game", "Record a game that you play with the box")
        )
        dialog_frame.set_help_topic(self.recording, "new-game#record")
        self.recording.toggled.connect(lambda: self._offer_hands())
        self.hands = value_controls.OneOfMany(())
        self.hands.setAccessibleName(tr("New game", "Hands that you see"))
        dialog_frame.set_help_topic(self.hands, "new-game#record")
        self.wrong = dialog_frame.text_label("", "bad")
        self.order = dialog_frame.text_label("", "note")
        self._lay_out_footer()
        self._lay_out()
        self._fill(last or LineUp(self.seats.first_plans, {}))
        if again is not None:
            self.deal.play_again(dict(again))
            self._show_deal()
        self.start.setFocus()
        self.shelf.show_views(dialog_frame.room_for(self))
        dialog_frame.fit_to_window(self, self.halves)

    @property
    def line_up(self) -> LineUp:
        """The line-up in the fields."""
        request = self._asked_for
        if self.deal.seed is not None:
            request["seed"] = self.deal.seed
        if self.deal.known is not None and self._is_as_dealt(self.deal.known):
            request = {**self.deal.known, **request}
        plans = self.seats.plans
        has_people = any(plan.is_person for plan in plans)
        tutor = self.tutor.threshold if has_people else OFF
        is_unaided = has_people and self.tutor.is_unaided
        if self.recording.isChecked():
            people = tuple(replace(plan, level=None, pace=None, style=None) for plan in plans)
            seen = self.hands.currentData()
            hands = {} if seen is None else {"seat": seen}
            return LineUp(people, {**request, "chance": "hand", **hands})
        return LineUp(plans, request, self.clock.clock, self.deal.is_known, tutor, is_unaided)

    @property
    def draft(self) -> Draft:
        """The current choices."""
        deal = "" if self.deal.is_again else self.deal.field.text()
        return Draft(self.game, {**self.line_ups, self.game: self.line_up}, deal)

    @property
    def _asked_for(self) -> dict[str, object]:
        """The request in the fields, without the deal."""
        chosen = {**self.panel.request, **self.panel.seats_request(self.seats.choices)}
        return {"game": self.game, "players": len(self.rows), **chosen}

    @property
    def panel(self) -> GamePanel:
        """The panel of the game."""
        return self.panels[self.game].panel

    @property
    def ways(self) -> value_controls.Segments:
        """The ways to play the game."""
        return self.panels[self.game].ways

    @property
    def rows(self) -> list[seat_row.SeatRow]:
        """The seats, each in a row."""
        return self.seats.rows

    def choose_game(self, game: str) -> None:
        """Change to another game.

        Its last line-up comes with it; without one the current players stay. Earlier choices in
        this dialog are restored.
        """
        if game != self.game:
            self.line_ups[self.game] = self.line_up
            before, now = self.panels[self.game], self._leave_seats()
            is_new = game not in self.panels
            self.game = game
            after = self._asked_of(game)
            ways = (self.left, before.ways, after.ways)
            panels = (self.how, before.panel, after.panel)
            for layout, old, new in (ways, panels):
                layout.replaceWidget(old, new)
                old.hide()
                new.show()
            self._adapt_to_game()
            line_up = self.line_ups.get(game)
            if is_new and line_up is not None:
                self.seats.seat([])
                self._fill(line_up)
                return
            if line_up is not None:
                self.clock.show_clock(line_up.clock)
                self.tutor.show_unaided(line_up.unaided)
            self._seat_those(now)
            self._show_game()

    def _leave_seats(self) -> list[Seated]:
        """Return the current players, after storing them for this way to play."""
        self.seated[self.game, self.shown_way] = now = self.seats.everyone
        return now

    def _seat_those(self, now: list[Seated]) -> None:
        """Restore the players of this way to play, or seat these."""
        self.shown_way = self.panel.way
        people_first = (
            sorted(now, key=lambda each: not each.plan.is_person) if self.seats.most == 1 else now
        )
        self.seats.seat(self.seated.get((self.game, self.shown_way), people_first))
        self.seats.add_seats()

    def accept(self) -> None:
        """Start the game, or show what is missing."""
        if self._check():
            self.started.emit(self.line_up)
            super().accept()

    def _fill(self, line_up: LineUp) -> None:
        self.clock.show_clock(line_up.clock)
        self.tutor.show_unaided(line_up.unaided)
        self.panel.show_request(line_up.request)
        self.shown_way = self.panel.way
        self.seats.seat([Seated(plan, "", None) for plan in line_up.seats])
        self.seats.show_request(line_up.request)
        self.seats.add_seats()
        self._show_game()

    def _show_deal(self) -> None:
        """Say at the top as well that the deal is fixed: in a small window the field is out of
        view."""
        self.sentence.setText(self.asked if self.deal.known is None else self.deal.note.text())

    def _take_challenge(self, request: RequestObject) -> None:
        """Set up the game of a challenge code, with its players and options."""
        self.choose_game(game_of(request))
        self.panel.show_request(request)
        self.seats.set_count(request["players"])
        self.seats.show_request(request)
        self._check()

    def _is_as_dealt(self, known: RequestObject) -> bool:
        """Return whether all options still match the code."""
        return all(known.get(key) == value for key, value in self._asked_for.items())

    def _lay_out(self) -> None:
        self.left = left = QtWidgets.QVBoxLayout()
        left.setSpacing(SPACING)
        left.addWidget(self._asked_of(self.game).ways)
        left.addWidget(self.seats)
        left.addWidget(self.recording)
        left.addWidget(self.hands)
        left.addWidget(self.tutor)
        left.addWidget(self.clock)
        left.addStretch(1)
        self.halves = dialog_frame.SplitBody(
            dialog_frame.body_half(left), dialog_frame.body_half(self._how()), parent=self
        )
        self.halves.pillar.setMinimumHeight(
            MOST * (dialog_frame.scaled_width(ROW) + SPACING) + 92 + self.tutor.sizeHint().height()
        )
        self.body.addWidget(self.shelf)
        self.shelf.setVisible(len(self.games) > 1)
        self.shelf.chosen.connect(self.choose_game)
        self.body.addWidget(self.halves, 1)
        self.seats.changed.connect(self._check)

    def _lay_out_footer(self) -> None:
        self.order.setWordWrap(True)
        self.wrong.setWordWrap(True)
        self.footer.addWidget(self.order, 1)
        self.footer.addWidget(self.wrong, 1)
        self.footer.addWidget(self.seats.gone)
        self.footer.addWidget(self.seats.undo)
        self.footer.addStretch()
        self.seats.removal_shown.connect(lambda: self._show_at_foot())
        self.learn = self.add_button(tr("Home", "Learn by playing"), "flat")
        self.learn.clicked.connect(self._ask_to_learn)
        self.cancel = self.add_button(tr("New game", "Cancel"))
        self.cancel.clicked.connect(self.reject)
        self.start = self.add_button(tr("New game", "Start game"), "primary")
        self.start.setIcon(sprite_files.icon("done", theme.current().on_accent, 18))
        self.start.clicked.connect(self.accept)

    def _ask_to_learn(self) -> None:
        """Close the dialog, and ask for the tutorial of the chosen game."""
        self.reject()
        self.learning_asked.emit(self.game)

    def _asked_of(self, game: str) -> Asked:
        """Return the panel of a game; it is created on first use."""
        if game not in self.panels:
            panel = setup_of(game).panel(self.games[game])
            self.panels[game] = made = Asked(panel, value_controls.Segments(panel.ways))
            made.ways.setAccessibleName(tr("New game", "Who plays"))
            dialog_frame.set_help_topic(made.ways, "choices")
            made.ways.chosen.connect(panel.play)
            panel.changed.connect(self._show_game)
        return self.panels[game]

    def _adapt_to_game(self) -> None:
        """Adapt the widgets besides the panel to the game."""
        self.shelf.show_game(self.game)
        self.tutor.follow(self.game)
        dialog_frame.about_game(self, self.game)
        self.seats.set_game(self.game, self.panel)
        self.deal.setFixedWidth(self.panel.width())

    def _how(self) -> QtWidgets.QVBoxLayout:
        self.how = how = QtWidgets.QVBoxLayout()
        how.setSpacing(4)
        how.addWidget(self.panel)
        how.addSpacing(10)
        how.addWidget(self.deal.label())
        self._adapt_to_game()
        self.deal.changed.connect(self._check)
        self.deal.challenged.connect(self._take_challenge)
        how.addWidget(self.deal)
        how.addStretch(1)
        return how

    def _show_game(self) -> None:
        """Seat the players of the current way to play, and offer their choices."""
        way = self.panel.way
        self.ways.setVisible(len(self.panel.ways_on_offer) > 1)
        if way in self.ways.values:
            self.ways.show_value(way)
        self.order.setText(self.panel.order)
        if self.rows and way != self.shown_way:
            self._seat_those(self._leave_seats())
        elif self.rows:
            self.seats.offer()

    def _offer_hands(self) -> None:
        """Offer in a game with hands, if it is recorded, whose the person at the screen sees: that
        of the first player by default."""
        has_hands = self.recording.isChecked() and setup_of(self.game).has_hands
        seen = self.hands.currentData() if self.hands.count() else 0
        self.hands.clear()
        for seat, name in enumerate(wording.seat_names(self.seats.plans) if has_hands else ()):
            self.hands.addItem(tr("New game", "I see only one hand: {name}", name=name), seat)
        if has_hands:
            self.hands.addItem(tr("New game", "I see all hands"), None)
            self.hands.setCurrentIndex(max(0, self.hands.findData(seen)))
        self.hands.setVisible(has_hands)

    def _check(self) -> bool:
        """Return whether the game can start; show problems, and disable impossible options."""
        self._offer_hands()
        self.seats.offer_possible(setup_of(self.game).is_measured(self.panel.request))
        known = self.deal.known
        self.deal.compare(known is None or self._is_as_dealt(known))
        self._show_deal()
        wrong = self.seats.wrong or self.deal.wrong
        self.wrong.setText(wrong)
        self._show_at_foot()
        self.start.setEnabled(not wrong)
        return not wrong

    def _show_at_foot(self) -> None:
        """Show beside the buttons, which are always in view, a problem, a removed player or the
        turn order."""
        is_wrong = bool(self.wrong.text())
        self.wrong.setVisible(is_wrong)
        self.order.setHidden(is_wrong or not self.seats.gone.isHidden())
