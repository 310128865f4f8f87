"""The contents of the statistics: figures, rows, and plots as soon as they are loaded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent

from burgundy_qt.language.formats import decimal
from burgundy_qt.language.translation import tr
from burgundy_qt.session.statistics.summary import Rating, Summary
from burgundy_qt.widgets.controls.dialog_frame import separator_line, text_label
from burgundy_qt.widgets.controls.value_controls import Segments
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.statistics import share_rows, statistics_text
from burgundy_qt.widgets.theme import theme

if TYPE_CHECKING:
    from burgundy_qt.widgets.statistics.plots import LeadPlot, PointsPlot, RatePlot, StrengthPlot


NONE = "\N{EN DASH}"


class Figure(QtWidgets.QFrame):
    """A number with its title above it and a note below."""

    def __init__(self, title: str, tip: str = "") -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.setToolTip(tip)
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Fixed
        )
        self.title = text_label(title, "caption")
        self.number = text_label(NONE, "points")
        self.aside = text_label("", "note")
        self.aside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 6)
        column.setSpacing(0)
        column.addWidget(self.title)
        row = QtWidgets.QHBoxLayout()
        row.addWidget(self.number)
        row.addWidget(self.aside, 1)
        column.addLayout(row)

    def show_number(self, number: str, aside: str) -> None:
        """Show this number and this note."""
        self.number.setText(number)
        self.aside.setText(aside)
        self.setAccessibleName(f"{self.title.text()}: {number}, {aside}")


class Figures(QtWidgets.QWidget):
    """The four figures."""

    def __init__(self) -> None:
        super().__init__()
        self.won = Figure(tr("Statistics", "Won"), tr("Statistics", statistics_text.RATED_RULE))
        self.strength = Figure(
            tr("Statistics", "Strength"), tr("Statistics", statistics_text.RATING_RULE)
        )
        self.points = Figure(tr("Statistics", "Points per game"))
        self.lead = Figure(
            tr("Statistics", "Lead per game"),
            tr("Statistics", "Points ahead of the best other player, or behind."),
        )
        self.grid = QtWidgets.QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(12)
        self.arrange(False)

    @property
    def all(self) -> tuple[Figure, ...]:
        """The four figures, in order."""
        return self.won, self.strength, self.points, self.lead

    def arrange(self, narrow: bool) -> None:
        """Arrange them in one row, or in two if `narrow`."""
        columns = 2 if narrow else 4
        for place, figure in enumerate(self.all):
            self.grid.addWidget(figure, place // columns, place % columns)
        for column in range(4):
            self.grid.setColumnStretch(column, int(column < columns))

    def show_summary(self, summary: Summary) -> None:
        """Show the figures of these games, of which there must be one."""
        games = len(summary.played)
        won = tr("Statistics", "{won} of {n} game(s)", n=games, won=summary.won)
        self.won.show_number(statistics_text.percent(summary.won, games), won)
        self.points.show_number(
            decimal(summary.mean, 0), tr("Statistics", "best {points}", points=summary.best.points)
        )
        lead = sum(game.lead for game in summary.played) / games
        self.lead.show_number(statistics_text.signed(lead), tr("Statistics", "over the best other"))
        if summary.ratings:
            rating = summary.ratings[-1][1]
            self.strength.show_number(
                f"{rating.elo:.0f}", tr("Statistics", "±{points} Elo", points=rating.give_or_take)
            )
        else:
            self.strength.show_number(NONE, tr("Statistics", "not measured yet"))


STRENGTH, RATES = "strength", "rates"
"""The two courses that stand in one place."""
NARROW = 860
"""Below this width, at the usual size of text, panels stand one below the other."""
WIDE_PLACES = ((0, 0), (0, 1), (0, 0), (0, 1), (0, 2))
NARROW_PLACES = ((0, 0), (1, 0), (0, 0), (0, 1), (1, 0, 1, 2))
"""Row, column and what they span, of points, sources, leads, strength and shares, in two grids."""
STRETCHES = (15, 11, 0), (9, 9, 12)
NARROW_STRETCHES = (1, 0, 0), (1, 1, 0)


class Panels(QtWidgets.QWidget):
    """Shows summaries of one game. Its iterators build and show the parts piece by piece."""

    points: PointsPlot
    leads: LeadPlot
    strength: StrengthPlot
    rates: RatePlot

    def __init__(self, game: str) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.game, self.archive = game, archive_of(game)
        self.source: str | None = None
        self.course = STRENGTH
        self.summary: Summary | None = None
        self.has_plots = False
        self.narrow: bool | None = None
        self.wraps = False
        self.least: dict[bool, QSize] = {}
        # what the panels need side by side, by whether words are wrapped
        self.figures = Figures()
        self.sources = share_rows.Sources(self.archive)
        self.shares = share_rows.Shares(share_rows.divisions_of(game))
        self.points_panel, self.sources_panel, self.lead_panel, self.strength_panel = (
            Panel() for _ in range(4)
        )
        self.unrated = text_label(statistics_text.unrated_text(game), "note")
        self.unrated.setWordWrap(True)
        self.unrated.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.unrated.hide()
        self.column = QtWidgets.QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
        self.line = separator_line()
        self.above, self.below = QtWidgets.QGridLayout(), QtWidgets.QGridLayout()
        for grid in (self.above, self.below):
            grid.setHorizontalSpacing(30)
            grid.setVerticalSpacing(10)

    def building(self) -> Iterator[None]:
        """Build everything except the plots; call it once."""
        self._add_above()
        yield
        self._add_below()
        yield

    def plotting(self) -> Iterator[None]:
        """Create the plots with their contents; call it once, after pyqtgraph is loaded."""
        from burgundy_qt.widgets.statistics.plots import (
            LeadPlot,
            PointsPlot,
            RatePlot,
            StrengthPlot,
        )

        assert self.summary is not None
        self.points = PointsPlot(self.archive.game_line)
        yield
        self.leads = LeadPlot()
        yield
        self.strength = StrengthPlot(self.game)
        yield
        self.rates = RatePlot()
        yield
        yield from self.showing_plots(self.summary)
        panels = self.points_panel, self.lead_panel, self.strength_panel
        for panel, plot in zip(panels, (self.points, self.leads, self.strength), strict=True):
            panel.fill(plot)
            yield
        self.strength_panel.fill(self.rates)
        # not earlier: a plot without a parent would be a separate window
        self._choose_course()
        self.has_plots = True

    def showing(self, summary: Summary) -> Iterator[None]:
        """Show a summary, which must have a game."""
        self.summary = summary
        for part in (self.figures, self.sources, self.shares):
            part.show_summary(summary)
            yield
        if self.has_plots:
            yield from self.showing_plots(summary)
            self._choose_course()

    def showing_plots(self, summary: Summary) -> Iterator[None]:
        """Show a summary in the plots."""
        self._show_points()
        yield
        self._show_leads(summary)
        yield
        self.strength.show_ratings(ratings_shown(summary))
        yield
        self.rates.show_rates(summary.error_rates)
        yield

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Arrange the panels side by side if they fit, else one below the other."""
        super().resizeEvent(event)
        self._fit()

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the least height with wrapped words: with the preferred height the pane would
        scroll too soon."""
        return self.column.minimumHeightForWidth(width)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Measure again after a change of the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.least = {}

    def event(self, event: QEvent) -> bool:
        """Arrange the panels again when their contents have grown or shrunk."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        """Arrange the panels side by side, with wrapped words if necessary, or else one below
        the other."""
        least = self._least_side_by_side()
        if least != self.least.get(self.wraps):
            self._wrap(not self.wraps)
            self.least = {not self.wraps: self._least_side_by_side(), self.wraps: least}
            self._wrap(self.wraps)
        narrow = not any(map(self._is_room_for, self.least.values()))
        wraps = not (narrow or self._is_room_for(self.least[False]))
        if wraps != self.wraps:
            self.wraps = wraps
            self._wrap(wraps)
        if narrow != self.narrow:
            self.narrow = narrow
            self._arrange(narrow)

    def _is_room_for(self, least: QSize) -> bool:
        """Return whether there is room for panels side by side that need this size. Whether a
        scroll bar is shown now does not matter, so that it is the same after they are moved."""
        viewport = self.parentWidget()
        pane = None if viewport is None else viewport.parentWidget()
        width = self.width()
        if isinstance(pane, QtWidgets.QScrollArea):
            room = pane.maximumViewportSize()
            bar = pane.verticalScrollBar().sizeHint().width()
            width = room.width() - (bar if least.height() > room.height() else 0)
        return width >= max(NARROW * theme.scale(), least.width())

    def _least_side_by_side(self) -> QSize:
        """Return the least size of the panels side by side, however they stand now."""
        width = height = 0
        for grid, parts in (
            (self.figures.grid, self.figures.all),
            (self.above, (self.points_panel, self.sources_panel)),
            (self.below, (self.lead_panel, self.strength_panel, self.shares)),
        ):
            widths = [part.minimumSizeHint().width() for part in parts]
            gaps = grid.horizontalSpacing() * (len(parts) - 1)
            width = max(width, sum(widths) + gaps)
            height += max(map(least_height, parts, widths))
        height += self.line.sizeHint().height() + 3 * self.column.spacing()
        return QSize(width, height)

    def _wrap(self, wraps: bool) -> None:
        """Let headings and notes wrap."""
        panels = self.points_panel, self.sources_panel, self.lead_panel, self.strength_panel
        for label in (
            *(panel.heading for panel in panels),
            *(figure.aside for figure in self.figures.all),
        ):
            label.setWordWrap(wraps)
            label.updateGeometry()
        # From the inside to the outside, to know the size immediately.
        for part in (*self.figures.all, self.figures, *panels, self):
            layout = part.layout()
            assert layout is not None
            layout.invalidate()
            layout.activate()

    def _arrange(self, narrow: bool) -> None:
        self.figures.arrange(narrow)
        places = NARROW_PLACES if narrow else WIDE_PLACES
        panels = (
            self.points_panel,
            self.sources_panel,
            self.lead_panel,
            self.strength_panel,
            self.shares,
        )
        for panel, place in zip(panels, places, strict=True):
            grid = self.above if panel in (self.points_panel, self.sources_panel) else self.below
            grid.addWidget(panel, *place)
        for grid, stretches in zip(
            (self.above, self.below), NARROW_STRETCHES if narrow else STRETCHES, strict=True
        ):
            for column, stretch in enumerate(stretches):
                grid.setColumnStretch(column, stretch)

    def _add_above(self) -> None:
        self.points_heading = text_label(tr("Statistics", "Points, game by game"), "plot-heading")
        self.points_legend = share_rows.Legend(
            ("dot", "own", tr("Statistics", "one game")),
            ("line", "own", tr("Statistics", "average")),
            ("line", "others", tr("Statistics", "others' average")),
        )
        self.points_panel.head(self.points_heading, self.points_legend)
        legend = share_rows.Legend(
            ("box", "own", tr("Statistics", "you")), ("box", "others", tr("Statistics", "others"))
        )
        self.sources_panel.head(
            text_label(tr("Statistics", "Where the points come from"), "plot-heading"), legend
        )
        self.sources_panel.fill(self.sources)
        self.sources.followed.connect(self._follow)
        self.column.addWidget(self.figures)
        self.column.addLayout(self.above, 1)

    def _add_below(self) -> None:
        self.lead_legend = share_rows.Legend(("box", "others", ""), ("box", "own", ""))
        self.lead_panel.head(
            text_label(tr("Statistics", "Margins"), "plot-heading"), self.lead_legend
        )
        strength, rate = tr("Statistics", "Strength"), tr("Statistics", "Error rate")
        self.courses = Segments(((STRENGTH, strength), (RATES, rate)))
        self.courses.show_value(STRENGTH)
        self.courses.hide()
        self.courses.chosen.connect(self._turn_to)
        self.strength_panel.head(text_label(strength, "plot-heading"), self.courses)
        self.strength_panel.column.addWidget(self.unrated, 1)
        self.column.addWidget(self.line)
        self.column.addLayout(self.below, 1)

    def _follow(self, source: str | None) -> None:
        self.source = source
        if self.has_plots:
            self._show_points()

    def _show_points(self) -> None:
        assert self.summary is not None
        played, source = self.summary.played, self.source
        others = self.summary.others
        mean = sum(others.values()) if source is None else others.get(source, 0.0)
        title = tr("Statistics", "Points, game by game")
        if source is not None:
            [followed] = [row.source for row in self.sources.rows if row.source.key == source]
            title = tr("Statistics", "{source}, game by game", source=followed.title)
        self.points_heading.setText(title)
        self.points.show_games(played, source, mean)
        for label, text in zip(self.points_legend.words, self.points.words, strict=False):
            label.setText(text)

    def _turn_to(self, course: str) -> None:
        """Show the ratings, or the losses for each decision."""
        self.course = course
        if self.has_plots:
            self._choose_course()

    def _choose_course(self) -> None:
        """Show the ratings, the error rates if they are chosen and known, or why there are none."""
        is_measured, are_reviewed = bool(self.strength.ratings), bool(self.rates.rates)
        shows_rates = are_reviewed and self.course == RATES
        self.courses.setVisible(are_reviewed)
        heading = tr("Statistics", "Lost per decision") if shows_rates else ""
        self.strength_panel.heading.setText(heading or tr("Statistics", "Strength"))
        self.rates.setVisible(shows_rates)
        self.strength.setVisible(is_measured and not shows_rates)
        self.unrated.setVisible(not (is_measured or shows_rates))

    def _show_leads(self, summary: Summary) -> None:
        lost, won = self.lead_legend.words
        lost.setText(tr("Statistics", "lost {games}", games=len(summary.played) - summary.won))
        won.setText(tr("Statistics", "won {games}", games=summary.won))
        self.leads.show_games(summary.played)


def least_height(part: QtWidgets.QWidget, width: int) -> int:
    """Return the least height of a part at a width, with its words wrapped."""
    layout = part.layout()
    if layout is not None and layout.hasHeightForWidth():
        return layout.minimumHeightForWidth(width)
    return part.minimumSizeHint().height()


class Panel(QtWidgets.QWidget):
    """A heading with a legend at its right, above some contents."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = text_label("")
        self.column = QtWidgets.QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)

    def head(self, heading: QtWidgets.QLabel, legend: QtWidgets.QWidget | None = None) -> None:
        """Add the heading."""
        self.heading = heading
        row = QtWidgets.QHBoxLayout()
        row.addWidget(heading, 1)
        if legend is not None:
            row.addWidget(legend)
        self.column.addLayout(row)

    def fill(self, content: QtWidgets.QWidget) -> None:
        """Add the contents below the heading."""
        self.column.addWidget(content, 1)


def ratings_shown(summary: Summary) -> tuple[tuple[str, Rating], ...]:
    """Return the ratings since the first game in view."""
    return tuple(rated for rated in summary.ratings if rated[0] >= summary.played[0].began)
