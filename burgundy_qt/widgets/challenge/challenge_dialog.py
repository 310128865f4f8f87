"""The challenges dialog: a month of results, the chosen day with its deal, and its ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import NamedTuple

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session import challenges as days
from burgundy_qt.session import deal_code, line_up
from burgundy_qt.session.challenges import (
    NONE,
    PERSON,
    ChallengeEntry,
    Challenges,
    Day,
    days_done,
    request_of_day,
)
from burgundy_qt.session.statistics.achievements import BestResult, BoardQuery, board_query
from burgundy_qt.session.statistics.statistics_service import Statistics
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.challenge import challenge_calendar, challenge_card
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme import labels, theme
from burgundy_qt.widgets.theme.palette import crest

# The ranking of a challenge: all who played this deal, the best first.


CREST, CHALLENGE_LADDER_LEAST = 26, 54
"""Units: a crest, and how narrow a rung is at least."""
BOTS, OTHER = 1, 0
"""The colour of bots, and where the person has that one."""


class RankRow(NamedTuple):
    """One player: `points` are None before the game; `crest` is the sprite."""

    name: str
    crest: str
    points: int | None
    is_own: bool = False


def rungs(
    person: line_up.SeatPlan, own: int | None, levels: Sequence[str], got: Mapping[str, int]
) -> list[RankRow]:
    """Return the person, if there is a result, and each level; those without a result are last."""
    colour = OTHER if person.colour == BOTS else BOTS
    found = [
        RankRow(wording.level_title(name), crest(colour, name), got.get(name))
        for name in reversed(levels)
    ]
    if own is not None:
        seen = crest(person.colour or 0, person.figure)
        found.insert(0, RankRow(wording.display_name(person.name), seen, own, True))
    return sorted(found, key=lambda rung: (rung.points is None, -(rung.points or 0)))


class RankList(QWidget):
    """A column for each player, with that of the person highlighted."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: Sequence[RankRow] = ()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(2)
        theme.theme_changed.connect(self._draw)

    def show_rungs(self, shown: Sequence[RankRow]) -> None:
        """Show these players, in their order."""
        self.shown = shown
        self._draw()
        self.setAccessibleName(
            challenge_card.ladder_heard([(rung.name, rung.points) for rung in shown])
        )

    def _draw(self) -> None:
        while (item := self.row.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.hide()
                gone.deleteLater()
        for rung in self.shown:
            self.row.addWidget(column_of(rung), 1)


def column_of(rung: RankRow) -> QFrame:
    """Return the column of a player: crest, name, points."""
    frame = QFrame()
    frame.setProperty("role", "winner" if rung.is_own else "bare")
    frame.setMinimumWidth(round(CHALLENGE_LADDER_LEAST * theme.scale()))
    column = QVBoxLayout(frame)
    column.setContentsMargins(2, 6, 2, 4)
    column.setSpacing(1)
    column.addWidget(labels.SpriteLabel(rung.crest, round(CREST * theme.scale())))
    points = "…" if rung.points is None else formats.plain(rung.points)
    for text, role in ((rung.name, "caption"), (points, "strong")):
        label = dialog_frame.text_label(text, role)
        label.setAlignment(QtCore.Qt.AlignmentFlag.AlignCenter)
        column.addWidget(label)
    return frame


class AfterGame(QWidget):
    """Belongs to the finished game of a view, which has the deal of that day; bots that have
    not played it do so now."""

    def __init__(self, view: GameView, of: Day, challenges: Challenges) -> None:
        super().__init__()
        self.view, self.of, self.challenges = view, of, challenges
        self.levels = [level.name for level in available_levels()]
        self.heading = dialog_frame.text_label("", "section")
        self.standing = dialog_frame.text_label("", "note")
        self.ladder = RankList()
        for label in (self.heading, self.standing):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 10)
        column.setSpacing(2)
        for part in (self.heading, self.standing, self.ladder):
            column.addWidget(part)
        challenges.changed.connect(self._show)
        self._show()
        challenges.compare(of)

    def _show(self) -> None:
        entry = self.challenges.record.get(self.of, NONE)
        own = int(self.view.state["result"]["points"][PERSON])
        is_try = entry.game_id == self.view.game_id and not self.view.casual
        text = (
            tr("Challenge", "Challenge of {day}", day=challenge_card.day_text(self.of[1]))
            if is_try
            else tr(
                "Challenge",
                "Challenge of {day}, for practice",
                day=challenge_card.day_text(self.of[1]),
            )
        )
        self.heading.setText(text)
        self.standing.setText(challenge_card.standing_text(own, entry.levels, len(self.levels)))
        person = self.view.line_up.seats[PERSON]
        self.ladder.show_rungs(rungs(person, own, self.levels, entry.levels))


LEAST = 420
"""Pixels: so wide the ladder wants to be."""


class DayPanel(QWidget):
    """Shows a day of a game; `said` carries a sentence after its code was copied."""

    said = QtCore.Signal(str)

    def __init__(self, person: line_up.SeatPlan) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.setMinimumWidth(LEAST)
        self.person, self.code = person, ""
        self.levels = [level.name for level in available_levels()]
        self.day, self.deal = (
            dialog_frame.text_label("", "heading"),
            dialog_frame.text_label("", "note"),
        )
        self.against, self.state = (
            dialog_frame.text_label("", "note"),
            dialog_frame.text_label("", "strong"),
        )
        self.standing = dialog_frame.text_label("", "note")
        self.best = dialog_frame.text_label("", "note")
        self.picture, self.ladder = challenge_card.PictureOfDay(), RankList()
        self.copy = value_controls.IconButton(tr("Deal", "Copy the challenge code"), "copy", "flat")
        self.copy.clicked.connect(self._copy)
        for label in (self.day, self.deal, self.against, self.state, self.best, self.standing):
            label.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(3)
        for part in (self.day, self.deal, self.against):
            words.addWidget(part)
        words.addSpacing(8)
        words.addWidget(self.state)
        words.addWidget(self.best)
        words.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(row)
        column.addWidget(self.ladder)
        column.addWidget(self.standing)
        column.addLayout(foot)
        column.addStretch(1)

    def show_day(
        self, game: str, day: date, entry: ChallengeEntry, is_today: bool, is_there: bool
    ) -> None:
        """Show the day; `is_there` means that its try can be continued."""
        request = request_of_day(game, day)
        self.code = deal_code.deal_code_of(request)
        self.copy.setToolTip(self.code)
        self.day.setText(challenge_card.day_text(day))
        self.deal.setText(challenge_card.deal_text(game, day))
        self.against.setText(wording.capitalize(challenge_card.against_text(request["players"])))
        self.state.setText(challenge_card.entry_text(entry, is_today, is_there))
        self.picture.show_day(game, day)
        self._show_ladder(entry, is_today)

    def tell_best(self, text: str) -> None:
        """Show the person's best result on the board of this day, or nothing."""
        self.best.setText(text)
        self.best.setVisible(bool(text))

    def _show_ladder(self, entry: ChallengeEntry, is_today: bool) -> None:
        """Show the bots' results after the person has played, or when the day is over."""
        points, got = entry.points, entry.levels
        has_ladder = points is not None or (bool(got) and not is_today)
        self.ladder.setVisible(has_ladder)
        self.standing.setVisible(has_ladder)
        if has_ladder:
            self.ladder.show_rungs(rungs(self.person, points, self.levels, got))
            self.standing.setText(
                tr("Challenge", "Bots of every level on this deal.")
                if points is None
                else challenge_card.standing_text(points, got, len(self.levels))
            )

    def _copy(self) -> None:
        QtGui.QGuiApplication.clipboard().setText(self.code)
        self.said.emit(
            tr(
                "Deal",
                "Copied: {code}. Anyone who plays it gets the same deal.",
                code=self.code,
            )
        )


class ChallengeDialog(dialog_frame.DialogFrame):
    """Shows the `challenges` of these `games`, the first one selected.

    `play_asked` carries a LineUp, with the `person` at the seat of the challenge; `open_asked` the
    Path of an unfinished try.
    """

    play_asked = QtCore.Signal(object)
    open_asked = QtCore.Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        challenges: Challenges,
        games: Sequence[str],
        game: str,
        person: line_up.SeatPlan,
        statistics: Statistics | None = None,
    ) -> None:
        self.rule = tr(
            "Challenge",
            "Each game has one deal a day, the same for everybody. Your first try counts; "
            "then bots of every level play it, too.",
        )
        super().__init__(parent, tr("Challenge", "Challenge of the day"), self.rule)
        dialog_frame.set_help_topic(self, "new-game#of-the-day")
        self.challenges, self.person, self.statistics = challenges, person, statistics
        self.query: BoardQuery | None = None
        self.game = game if game in games else games[0]
        self.today = self.day = days.present_day()
        self.choice = value_controls.Segments([(name, short_title(name)) for name in games])
        self.choice.setAccessibleName(tr("Challenge", "Game"))
        self.choice.show_value(self.game)
        self.choice.chosen.connect(self.choose_game)
        self.head.addWidget(self.choice)
        self.month, self.panel = challenge_calendar.Month(), DayPanel(person)
        self.month.chosen.connect(self.choose_day)
        self.panel.said.connect(lambda said: self.sentence.setText(f"{self.rule}\n{said}"))
        halves = dialog_frame.SplitBody(self.panel, self.month, (1, 1))
        self.body.addWidget(halves, 1)
        self.row = dialog_frame.text_label("", "note")
        self.footer.addWidget(self.row, 1)
        self.close_button = self.add_button(tr("Dialogs", "Close"))
        self.close_button.clicked.connect(self.reject)
        self.play = self.add_button("", "primary")
        self.play.clicked.connect(self._play)
        challenges.changed.connect(self._show)
        if statistics is not None:
            statistics.best_found.connect(self._tell_best)
        self._show()
        self.play.setFocus()
        dialog_frame.fit_to_window(self, halves)
        challenges.look()

    def choose_game(self, game: str) -> None:
        """Show the days of another game."""
        self.game = game
        self.choice.show_value(game)
        self._show()

    def choose_day(self, day: date) -> None:
        """Show another day."""
        self.day = day
        self._show()

    @property
    def entry(self) -> ChallengeEntry:
        """The entry of the chosen day."""
        return self.challenges.record.get((self.game, self.day), NONE)

    def _show(self) -> None:
        """Show everything again after a change of the record, the game, the day or the date."""
        if days.present_day() != self.today:
            self.today = self.day = days.present_day()
        playable = days.days_until(self.today)
        self.month.bound(date.fromordinal(playable[0]), self.today)
        self.month.show_day(self.day, self._entries(), len(self.panel.levels))
        is_there = self.challenges.path_of(self.entry) is not None
        self.panel.show_day(self.game, self.day, self.entry, self._is_today, is_there)
        self.play.setText(self._call(is_there))
        done = days_done(self.challenges.record)
        self.row.setText(challenge_card.streak_text(done, self.today))
        self._ask_best()
        if self.entry.points is not None and len(self.entry.levels) < len(self.panel.levels):
            self._compare()

    def _ask_best(self) -> None:
        """Ask for the person's best result on the board of the chosen day."""
        card = challenge_card.card_of_day(self.game, self.day)
        seats = (self.person, *card.seats[1:])
        query = board_query(replace(card, seats=seats))
        if query != self.query:
            self.query = query
            self.panel.tell_best("")
            if self.statistics is not None and query is not None:
                self.statistics.ask_best(query)

    def _tell_best(self, query: BoardQuery, best: BestResult | None) -> None:
        """Show the best result, unless another board was asked about meanwhile."""
        if query == self.query and best is not None:
            self.panel.tell_best(challenge_card.best_text(query.game, best))

    def _entries(self) -> Mapping[date, ChallengeEntry]:
        """Return the entries of the game by day."""
        record = self.challenges.record
        return {day: entry for (game, day), entry in record.items() if game == self.game}

    @property
    def _is_today(self) -> bool:
        return self.day == self.today

    def _call(self, is_there: bool) -> str:
        """Return the text of the primary button."""
        if is_there:
            return tr("Challenge", "Continue")
        if self._is_today and not self.entry.game_id:
            return tr("Challenge", "Play today's challenge")
        return tr("Challenge", "Play for practice")

    def _compare(self) -> None:
        self.challenges.compare((self.game, self.day))

    def _play(self) -> None:
        """Continue the try, or begin a game: only the first one of today counts, the others are
        casual."""
        path = self.challenges.path_of(self.entry)
        counts = self.day == days.present_day() and not self.entry.game_id
        self.accept()
        if path is not None:
            self.open_asked.emit(path)
            return
        name = wording.called_by_level(days.opponent()).name
        self.play_asked.emit(
            days.line_up_of_day(self.game, self.day, self.person, name, casual=not counts)
        )
