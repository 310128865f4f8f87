"""The final score: who wins and why, each seat's points by source, and how the game went."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.point_sources import points_by_source
from burgundy_qt.session.statistics.statistics import Statistics
from burgundy_qt.session.view import View
from burgundy_qt.widgets.controls.fit_to_window import fit_to_window
from burgundy_qt.widgets.controls.halves import Halves, half
from burgundy_qt.widgets.controls.sheet import Sheet, word
from burgundy_qt.widgets.controls.topic import about
from burgundy_qt.widgets.dialogs.deal_panel import DealPanel
from burgundy_qt.widgets.dialogs.points_chart import PointsChart
from burgundy_qt.widgets.dialogs.score_table import ScoreTable, counted_for_teams
from burgundy_qt.widgets.games.burgundy.score.action_counts import action_counts, by_team
from burgundy_qt.widgets.games.burgundy.score.score_sources import points_after_phases
from burgundy_qt.widgets.games.burgundy.score.solo_end import estate_half, sources_table
from burgundy_qt.widgets.games.burgundy.words.module_titles import modules_listed
from burgundy_qt.widgets.games.burgundy.words.winning import winning_words
from burgundy_qt.widgets.look.crests import Crests
from burgundy_qt.widgets.look.seating import Seating, seating_of
from burgundy_qt.widgets.words.wording import seat_names, team_name

SEATS = {
    1: later("Points", "One seat, edition {edition}, 25 rounds."),
    2: later("Points", "Two seats, edition {edition}, 25 rounds."),
    3: later("Points", "Three seats, edition {edition}, 25 rounds."),
    4: later("Points", "Four seats, edition {edition}, 25 rounds."),
}


class FinalScoreDialog(Sheet):
    """Shows a finished game. The buttons ask for a new game, for a rematch with the same seats, for the same deal once
    more, for Home, or to look back at how it went; closing leaves the table in view. `statistics` know earlier games of
    the deal.
    """

    look_back_asked = Signal()
    home_asked = Signal()
    new_game_asked = Signal()
    again_asked = Signal()
    same_deal_asked = Signal()

    def __init__(self, parent: QWidget | None, view: View, statistics: Statistics) -> None:
        names = seat_names(view.line_up.seats)
        title, why = winning_words(view.state, names)
        told = tr("Points", SEATS[len(names)], edition=view.state["edition"])
        modules = view.state.get("modules", [])
        added = tr("Points", "Modules: {modules}.", modules=modules_listed(modules)) if modules else ""
        self.told = " ".join(filter(None, (why, told, added, counted_for_teams(view))))
        super().__init__(parent, title, self.told)
        about(self, "final-scoring")
        self.deal = DealPanel(view, statistics)
        self.deal.again_asked.connect(self._same_deal)
        self.deal.said.connect(lambda said: self.sentence.setText(f"{self.told}\n{said}"))
        self.head.addWidget(self.deal)
        halves = halves_alone(view) if len(names) == 1 else halves_of_several(view, names)
        self.body.addWidget(halves, 1)
        self.add_button(tr("Points", "Home")).clicked.connect(self._go_home)
        self.add_button(tr("Points", "Look at the table")).clicked.connect(self.reject)
        self.add_button(tr("Points", "Look back")).clicked.connect(self._look_back)
        self.footer.addStretch(1)
        self.add_button(tr("Points", "New game")).clicked.connect(self._new_game)
        rematch = self.add_button(tr("Points", "Rematch"), "primary")
        rematch.setToolTip(tr("Points", "The same seats, other tiles and dice; who begins is drawn anew."))
        rematch.clicked.connect(self._again)
        fit_to_window(self, halves)

    def _look_back(self) -> None:
        self.accept()
        self.look_back_asked.emit()

    def _go_home(self) -> None:
        self.accept()
        self.home_asked.emit()

    def _new_game(self) -> None:
        self.accept()
        self.new_game_asked.emit()

    def _same_deal(self) -> None:
        self.accept()
        self.same_deal_asked.emit()

    def _again(self) -> None:
        self.accept()
        self.again_asked.emit()


def halves_of_several(view: View, names: Sequence[str]) -> Halves:
    """The points by source, and how the game went."""
    seats, result = len(names), view.state["result"]
    seating, teams = seating_of(view.line_up.seats), view.state.get("teams", ())
    table = ScoreTable(
        names,
        points_by_source(view.events, seats),
        result["points"],
        result["places"],
        seating=seating,
        modules=view.state.get("modules", ()),
        teams=teams,
    )
    course = QVBoxLayout()
    course.addWidget(word(tr("Points", "Points by phase"), "heading"))
    course.addWidget(chart_of(points_after_phases(view.events, seats), seating, teams, names))
    course.addSpacing(14)
    course.addWidget(word(tr("Points", "Along the way"), "heading"))
    course.addLayout(counts_table(view))
    course.addStretch(1)
    return Halves(table, half(course))


def halves_alone(view: View) -> Halves:
    """The estate of the solo game, and how it went."""
    course = QVBoxLayout()
    course.addWidget(word(tr("Points", "Where the points came from"), "heading"))
    course.addLayout(sources_table(view))
    course.addSpacing(14)
    course.addWidget(word(tr("Points", "Along the way"), "heading"))
    course.addLayout(counts_table(view))
    course.addStretch(1)
    return Halves(estate_half(view), half(course))


def chart_of(
    course: Sequence[Sequence[int]], seating: Seating, teams: Sequence[Sequence[int]], names: Sequence[str]
) -> PointsChart:
    """The course of the points of each seat, or with teams of each team in the colour of its first member."""
    if not teams:
        return PointsChart(course, seating)
    together = [by_team(points, teams) for points in course]
    return PointsChart(together, seating, [team[0] for team in teams], [team_name(names, team) for team in teams])


def counts_table(view: View) -> QGridLayout:
    """What each seat did: a line for each thing counted, a column for each seat, or with teams for each team."""
    grid = QGridLayout()
    seating = seating_of(view.line_up.seats)
    grid.setVerticalSpacing(5)
    grid.setColumnStretch(0, 1)
    teams = view.state.get("teams") or [[seat] for seat in range(len(view.line_up.seats))]
    for column, team in enumerate(teams, start=1):
        grid.addWidget(Crests(seating, team, 18), 0, column, Qt.AlignmentFlag.AlignCenter)
        grid.setColumnMinimumWidth(column, 30)
    for row, (title, counts) in enumerate(action_counts(view.events, view.state).items(), start=1):
        grid.addWidget(word(title), row, 0)
        for seat, count in enumerate(counts):
            label = word(str(count), "strong")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, row, seat + 1)
    return grid
