"""The four figures at the top: won, strength, points a game, lead a game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from burgundy_qt.language.formats import decimal
from burgundy_qt.language.translation import tr
from burgundy_qt.session.statistics.summary import Summary
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.statistics.phrases import RATED_RULE, RATING_RULE, percent, signed

NONE = "\N{EN DASH}"


class Figure(QFrame):
    """A number with what it counts above it, and an aside."""

    def __init__(self, title: str, tip: str = "") -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.setToolTip(tip)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.title, self.number, self.aside = (
            text_label(title, "caption"),
            text_label(NONE, "points"),
            text_label("", "note"),
        )
        self.aside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 6)
        column.setSpacing(0)
        column.addWidget(self.title)
        row = QHBoxLayout()
        row.addWidget(self.number)
        row.addWidget(self.aside, 1)
        column.addLayout(row)

    def tell(self, number: str, aside: str) -> None:
        """Show this number and this aside."""
        self.number.setText(number)
        self.aside.setText(aside)
        self.setAccessibleName(f"{self.title.text()}: {number}, {aside}")


class Figures(QWidget):
    """The four of them."""

    def __init__(self) -> None:
        super().__init__()
        self.won = Figure(tr("Statistics", "Won"), tr("Statistics", RATED_RULE))
        self.strength = Figure(tr("Statistics", "Strength"), tr("Statistics", RATING_RULE))
        self.points = Figure(tr("Statistics", "Points a game"))
        self.lead = Figure(
            tr("Statistics", "Lead per game"),
            tr("Statistics", "Points ahead of the best other seat, or behind it."),
        )
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(12)
        self.arrange(False)

    @property
    def all(self) -> tuple[Figure, ...]:
        """The four, in their order."""
        return self.won, self.strength, self.points, self.lead

    def arrange(self, narrow: bool) -> None:
        """In one row, or in two where there is little room."""
        columns = 2 if narrow else 4
        for place, figure in enumerate(self.all):
            self.grid.addWidget(figure, place // columns, place % columns)
        for column in range(4):
            self.grid.setColumnStretch(column, int(column < columns))

    def show_summary(self, summary: Summary) -> None:
        """Show the figures of these games; there must be one."""
        games = len(summary.played)
        won = tr("Statistics", "{won} of {n} game(s)", n=games, won=summary.won)
        self.won.tell(percent(summary.won, games), won)
        self.points.tell(
            decimal(summary.mean, 0), tr("Statistics", "best {points}", points=summary.best.points)
        )
        lead = sum(game.lead for game in summary.played) / games
        self.lead.tell(signed(lead), tr("Statistics", "on the best other"))
        if summary.ratings:
            rating = summary.ratings[-1][1]
            self.strength.tell(
                f"{rating.elo:.0f}", tr("Statistics", "±{points} Elo", points=rating.give_or_take)
            )
        else:
            self.strength.tell(NONE, tr("Statistics", "not measured yet"))
