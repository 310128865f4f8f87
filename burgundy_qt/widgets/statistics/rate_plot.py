"""The plot of error rates: what was lost a decision, in the games that were reviewed."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg

from burgundy_qt.language.formats import day_of_the_year, decimal
from burgundy_qt.language.translation import tr
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.session.statistics.summary import RANGE, ErrorRate
from burgundy_qt.widgets.statistics.colours import FAINT, colour_of, faint
from burgundy_qt.widgets.statistics.courses import dates_along, running, scale, width_of_mean
from burgundy_qt.widgets.statistics.plot import BELOW, Plot
from burgundy_qt.widgets.statistics.plots import add_course, widened
from burgundy_qt.widgets.theme.palette import Palette

LEAST_TOP, TENTHS = 0.5, 10
"""In points: so much is always seen, or the best games would look like the worst; and the scale is
marked by tenths."""


class RatePlot(Plot):
    """A dot for every reviewed game, and their running mean as a line with the range that holds
    it."""

    def __init__(self) -> None:
        super().__init__(tr("Statistics", "Lost a decision, game by game"), left=58, least=84)
        self.rates: Sequence[ErrorRate] = ()

    def show_rates(self, rates: Sequence[ErrorRate]) -> None:
        """Show these, the oldest first."""
        self.rates = rates
        self.draw()

    def fill(self, palette: Palette) -> None:
        """Draw dots, line and band."""
        if not self.rates:
            return
        rates = np.array([rate.rate for rate in self.rates])
        levels = scale(0, math.ceil(TENTHS * max(LEAST_TOP, rates.max())))
        self.show_range(widened(-0.5, len(rates) - 0.5, 0.02), (0, levels[-1] / TENTHS))
        self.mark("left", [(level / TENTHS, decimal(level / TENTHS)) for level in levels])
        self.mark("bottom", dates_along([rate.began for rate in self.rates], room=2))
        self.rule([level / TENTHS for level in levels], self.pen(palette.line))
        self._add_dots(palette)
        width = width_of_mean(len(rates))
        mean, _ = running(rates, width)
        squares, _ = running(np.array([rate.error**2 for rate in self.rates]), width)
        number = np.minimum(np.arange(1, len(rates) + 1), width)
        add_course(self, mean, RANGE * np.sqrt(squares / number), colour_of("own", palette))

    def _add_dots(self, palette: Palette) -> None:
        dots = pg.ScatterPlotItem(
            np.arange(len(self.rates), dtype=float),
            [rate.rate for rate in self.rates],
            data=list(self.rates),
            size=6,
            pen=None,
            brush=faint(colour_of("own", palette), FAINT),
            hoverable=True,
            hoverBrush=colour_of("own", palette),
            hoverSize=9,
            tip=lambda x, y, data: told(data),
        )
        self.put(dots, BELOW)


def told(rate: ErrorRate) -> str:
    """A game in a line: its day, and what was lost a decision."""
    day = day_of_the_year(local_date(rate.began))
    return tr(
        "Statistics",
        "{day}: {count} points of the lead lost a decision, {n} decision(s)",
        day=day,
        count=decimal(max(0.0, rate.rate), 2),
        n=rate.decisions,
    )
