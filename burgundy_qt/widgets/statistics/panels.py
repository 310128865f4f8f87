"""The content of the statistics where there are games: figures, rows, and plots as soon as they are loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.session.statistics.rating import Rating
from burgundy_qt.session.statistics.summary import Summary
from burgundy_qt.widgets.dialogs.estate_button import CellsOf
from burgundy_qt.widgets.dialogs.sheet import line, word
from burgundy_qt.widgets.log.score_sources import SOURCES
from burgundy_qt.widgets.statistics.colours import Legend
from burgundy_qt.widgets.statistics.figures import Figures
from burgundy_qt.widgets.statistics.shares import Shares
from burgundy_qt.widgets.statistics.sources import Sources

if TYPE_CHECKING:
    from burgundy_qt.widgets.statistics.plots import LeadPlot, PointsPlot, StrengthPlot

Step = Callable[[], None]


class Panels(QWidget):
    """Shows a summary. Building and showing come in steps, each short enough for one round of the event loop."""

    points: PointsPlot
    leads: LeadPlot
    strength: StrengthPlot

    def __init__(self, cells_of: CellsOf) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.cells_of = cells_of
        self.source: int | None = None
        self.summary: Summary | None = None
        self.has_plots = False
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(10)
        self.above, self.below = QGridLayout(), QGridLayout()

    def building(self) -> Iterator[Step]:
        """The steps that build all but the plots, to be taken once."""
        yield self._add_figures
        yield self._add_sources
        yield self._add_headings
        yield self._add_shares

    def plotting(self) -> Iterator[Step]:
        """The steps that put the plots into their places, each with what is shown, to be taken once, when pyqtgraph is
        loaded."""
        assert self.summary is not None
        adding = self._add_points, self._add_leads, self._add_strength
        for add, show in zip(adding, self.showing_plots(self.summary), strict=True):
            yield add
            yield show
        self.has_plots = True

    def showing(self, summary: Summary) -> Iterator[Step]:
        """The steps that show a summary; it must have a game."""
        self.summary = summary
        yield lambda: self.figures.show_summary(summary)
        yield lambda: self.sources.show_summary(summary)
        yield lambda: self.shares.show_summary(summary)
        if self.has_plots:
            yield from self.showing_plots(summary)

    def showing_plots(self, summary: Summary) -> Iterator[Step]:
        """The steps that show a summary in the plots."""
        yield self._show_points
        yield lambda: self._show_leads(summary)
        yield lambda: self.strength.show_ratings(ratings_shown(summary))

    def _add_figures(self) -> None:
        self.figures = Figures()
        self.column.addWidget(self.figures)
        for grid, stretches in ((self.above, (15, 11)), (self.below, (9, 9, 12))):
            grid.setHorizontalSpacing(30)
            grid.setVerticalSpacing(6)
            for place, stretch in enumerate(stretches):
                grid.setColumnStretch(place, stretch)
            grid.setRowStretch(1, 1)
        self.column.addLayout(self.above, 6)
        self.column.addWidget(line())
        self.column.addLayout(self.below, 5)

    def _add_sources(self) -> None:
        self.sources = Sources()
        self.sources.followed.connect(self._follow)
        legend = Legend(("box", "own", "you"), ("box", "others", "others"))
        self.above.addLayout(headed(word("Where the points come from", "plot-heading"), legend), 0, 1)
        self.above.addWidget(self.sources, 1, 1)

    def _add_headings(self) -> None:
        self.points_heading = word("Points, game by game", "plot-heading")
        self.points_legend = Legend(
            ("dot", "own", "a game"), ("line", "own", "mean"), ("line", "others", "others' mean")
        )
        self.lead_legend = Legend(("box", "others", "lost"), ("box", "own", "won"))
        self.above.addLayout(headed(self.points_heading, self.points_legend), 0, 0)
        self.below.addLayout(headed(word("By how much", "plot-heading"), self.lead_legend), 0, 0)
        self.below.addLayout(headed(word("Strength", "plot-heading")), 0, 1)

    def _add_shares(self) -> None:
        self.shares = Shares(self.cells_of)
        self.below.addWidget(self.shares, 0, 2, 2, 1)

    def _add_points(self) -> None:
        from burgundy_qt.widgets.statistics.plots import PointsPlot

        self.points = PointsPlot()
        self.above.addWidget(self.points, 1, 0)

    def _add_leads(self) -> None:
        from burgundy_qt.widgets.statistics.plots import LeadPlot

        self.leads = LeadPlot()
        self.below.addWidget(self.leads, 1, 0)

    def _add_strength(self) -> None:
        from burgundy_qt.widgets.statistics.plots import StrengthPlot

        self.strength = StrengthPlot()
        self.below.addWidget(self.strength, 1, 1)

    def _follow(self, source: int | None) -> None:
        self.source = source
        if self.has_plots:
            self._show_points()

    def _show_points(self) -> None:
        assert self.summary is not None
        played, source = self.summary.played, self.source
        others = sum(self.summary.others) if source is None else self.summary.others[source]
        title = "Points, game by game" if source is None else f"{SOURCES[source].title}, game by game"
        self.points_heading.setText(title)
        self.points.show_games(played, source, others)
        for label, text in zip(self.points_legend.words, self.points.words, strict=False):
            label.setText(text)

    def _show_leads(self, summary: Summary) -> None:
        lost, won = self.lead_legend.words
        lost.setText(f"lost {len(summary.played) - summary.won}")
        won.setText(f"won {summary.won}")
        self.leads.show_games(summary.played)


def headed(heading: QLabel, legend: QWidget | None = None) -> QHBoxLayout:
    """The heading of a panel, with its legend at the right."""
    row = QHBoxLayout()
    row.addWidget(heading, 1)
    if legend is not None:
        row.addWidget(legend)
    return row


def ratings_shown(summary: Summary) -> tuple[tuple[str, Rating], ...]:
    """The ratings since the first of the games shown."""
    return tuple(rated for rated in summary.ratings if rated[0] >= summary.played[0].began)
