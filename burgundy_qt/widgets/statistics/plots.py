"""The plots of the statistics: points by game, leads, ratings, error rates; each in the program's
colours and fonts, without interaction.

A plot uses pyqtgraph's view box, axes and scene, but not its PlotItem, whose unused menus and
buttons take as long to create as everything else. Lines and words are Qt's own items, which are
painted without Python.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainterPath,
    QPen,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.language import formats
from burgundy_qt.language.formats import day_of_the_year, decimal
from burgundy_qt.language.translation import tr
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.session.statistics.summary import RANGE, ErrorRate, PlayedGame, Rating
from burgundy_qt.widgets.phrases.wording import level_title
from burgundy_qt.widgets.statistics.share_rows import BAND, FAINT, colour_of, faint
from burgundy_qt.widgets.statistics.statistics_text import signed
from burgundy_qt.widgets.theme import fonts, theme
from burgundy_qt.widgets.theme.palette import Palette

Tick = tuple[float, str]
NO_PEN = QPen(Qt.PenStyle.NoPen)
BOTTOM = 24
"""Pixels for the words below, at the usual size of text."""
GAP = 3
"""Pixels between words and what they stand above."""
RULE_BELOW, BELOW = -10, -5
"""Heights of hairlines, and of what else lies under lines and words."""


class Plot(pg.GraphicsView):  # type: ignore[misc]
    """A plot that is drawn again after each change of the theme. Subclasses draw their contents in
    `fill`.

    `left` is the width of the words at the left, 0 for none; `least` is the least height. Both are
    pixels at the usual text size.
    """

    def __init__(self, name: str, left: int, least: int) -> None:
        super().__init__(background=None)
        self.left, self.least = left, least
        self.enableMouse(False)
        self.setProperty("role", "plot")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAntialiasing(True)
        self.setAccessibleName(name)
        self.box = pg.ViewBox(enableMouse=False, enableMenu=False)
        self.box.disableAutoRange()
        self.axes = {
            side: axis_of(self.box, side) for side in (("left", "bottom") if left else ("bottom",))
        }
        self.drawn: list[QtWidgets.QGraphicsItem] = []
        self.frame = self._lay_out()
        theme.theme_changed.connect(self.draw)

    def _lay_out(self) -> QtWidgets.QGraphicsWidget:
        frame = QtWidgets.QGraphicsWidget()
        grid = QtWidgets.QGraphicsGridLayout(frame)
        grid.setContentsMargins(0, 4, 4, 0)
        grid.setSpacing(0)
        grid.addItem(self.box, 0, 1)
        for side, axis in self.axes.items():
            grid.addItem(axis, *((0, 0) if side == "left" else (1, 1)))
        self.setCentralItem(frame)
        return frame

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least readable size."""
        return QSize(160, round(self.least * theme.scale()))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size a little above the least."""
        return QSize(260, round(1.2 * self.least * theme.scale()))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to the parent."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Place the items again."""
        super().resizeEvent(event)
        self.scene().prepareForPaint()

    def event(self, event: QEvent) -> bool:
        """Draw again on a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.draw()
        return bool(super().event(event))

    def draw(self) -> None:
        """Draw everything again, in the current palette.

        All items are placed before painting: pyqtgraph would paint items twice that move while it
        paints.
        """
        palette = theme.current()
        for item in self.drawn:
            self.box.removeItem(item)
        self.drawn = []
        for side, axis in self.axes.items():
            axis.setTextPen(QColor(palette.text2))
            axis.setStyle(tickFont=self.lettering())
            if side == "left":
                axis.setWidth(round(self.left * theme.scale()))
            else:
                axis.setHeight(round(BOTTOM * theme.scale()))
        self.frame.layout().activate()
        self.fill(palette)
        self.scene().prepareForPaint()

    def fill(self, palette: Palette) -> None:
        """Add the items of the plot, and set its ranges."""

    def lettering(self, weight: int = 500, size: float = 11.5) -> QFont:
        """Return the font of words and numbers in a plot."""
        return fonts.number_font(size * theme.scale(), weight)

    def mark(self, side: str, ticks: Iterable[Tick]) -> None:
        """Set the labels of an axis."""
        self.axes[side].setTicks([list(ticks)])

    def show_range(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        """Show exactly this range."""
        self.box.setRange(xRange=across, yRange=up, padding=0)

    def put(self, item: QtWidgets.QGraphicsItem, height: float = 0) -> None:
        """Add an item until the next `draw`, above those of a lower `height`."""
        item.setZValue(height)
        self.box.addItem(item, ignoreBounds=True)
        self.drawn.append(item)

    def line(self, path: QPainterPath, pen: QPen, height: float = 0) -> None:
        """Draw a line."""
        item = QtWidgets.QGraphicsPathItem(path)
        item.setPen(pen)
        self.put(item, height)

    def area(self, path: QPainterPath, colour: QColor, height: float = 0) -> None:
        """Fill the area inside a path."""
        item = QtWidgets.QGraphicsPathItem(path)
        item.setPen(NO_PEN)
        item.setBrush(colour)
        self.put(item, height)

    def rule(self, levels: Iterable[float], pen: QPen, height: float = RULE_BELOW) -> None:
        """Draw horizontal lines across the visible range at these levels."""
        begin, end = self.box.viewRange()[0]
        path = QPainterPath()
        for level in levels:
            path.moveTo(begin, level)
            path.lineTo(end, level)
        self.line(path, pen, height)

    def pen(self, colour: QColor | str, width: float = 1) -> QPen:
        """Return a pen of this width in logical pixels, with round joins."""
        pen = QPen(QColor(colour), width * self.devicePixelRatioF())
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen

    def write(
        self, text: str, at: QPointF, palette: Palette, size: float = 11.5
    ) -> QtWidgets.QGraphicsSimpleTextItem:
        """Write words above a position in the plot, and return them."""
        words = QtWidgets.QGraphicsSimpleTextItem(text)
        words.setFont(self.lettering(600, size))
        words.setBrush(QColor(palette.text))
        words.setFlag(QtWidgets.QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        room = words.boundingRect()
        words.setTransform(QTransform.fromTranslate(-room.width() / 2, -room.height() - GAP))
        words.setPos(at)
        self.put(words)
        return words


def axis_of(box: pg.ViewBox, side: str) -> pg.AxisItem:
    """Return an axis with labels only."""
    axis = pg.AxisItem(side, pen=NO_PEN)
    axis.setStyle(tickLength=0, tickAlpha=0, maxTickLevel=0, tickTextOffset=8)
    axis.setStyle(autoExpandTextSpace=False, autoReduceTextSpace=False)  # its size is fixed
    axis.linkToView(box)
    return axis


# The numbers for the plots: running means, scales, and games counted by their lead.


Numbers = NDArray[np.float64]

USUAL_WIDTH = 15
WIDTHS_IN_ALL = 40
"""A running mean spans 15 games, or a fortieth of all where those are many."""
QUARTILE = 0.674
"""Standard deviations to either side between which half of the games lie."""
SCALE_STEPS = 1, 2, 5, 10, 20, 25, 50, 100, 200
LEAD_STEPS = 5, 10, 20, 50
MOST_BARS = 6
"""Bars to either side of a tie."""
YEARS_APART, MONTHS_APART = 400, 60
"""Days after which dates are told with their year, or without their day."""


def width_of_mean(games: int) -> int:
    """Return the number of games in a running mean, if there are so many."""
    return max(USUAL_WIDTH, games // WIDTHS_IN_ALL)


def running(values: Numbers, width: int) -> tuple[Numbers, Numbers]:
    """Return for each value the mean of the last `width` values, and half the width of the band
    with half of them."""
    ends = np.arange(1, len(values) + 1)
    starts = np.maximum(0, ends - width)
    sums = np.concatenate(([0.0], np.cumsum(values)))
    squares = np.concatenate(([0.0], np.cumsum(values**2)))
    mean = (sums[ends] - sums[starts]) / (ends - starts)
    variance = (squares[ends] - squares[starts]) / (ends - starts) - mean**2
    return mean, QUARTILE * np.sqrt(np.maximum(0.0, variance))


def thinned(count: int, most: int) -> NDArray[np.int64]:
    """Return at most `most` of the indices 0 to `count` - 1 at equal distances, including the
    last."""
    step = max(1, ceil(count / most))
    return np.arange((count - 1) % step, count, step)


def scale(lowest: float, highest: float, lines: int = 5) -> list[int]:
    """Return round numbers at equal distances that enclose the lowest and the highest value."""
    step = next(
        (step for step in SCALE_STEPS if highest - lowest <= step * (lines - 1)), SCALE_STEPS[-1]
    )
    first, last = floor(lowest / step), ceil(highest / step)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def dates_along(begun: Sequence[str], room: int = 4) -> list[tuple[float, str]]:
    """Return positions along games in order, with labels for their dates: "March", "12 March",
    "March 2025"."""
    days = [local_date(begun[0]), local_date(begun[-1])]
    apart = days[0].daysTo(days[1])
    say = formats.month_and_year_alone if apart > YEARS_APART else formats.month_alone
    say = formats.day_of_the_year if apart < MONTHS_APART else say
    labels: dict[str, float] = {}
    for part in range(room):
        place = floor((part + 0.5) * len(begun) / room)
        labels.setdefault(say(local_date(begun[place])), place)
    return [(place, text) for text, place in labels.items()]


def lead_step(leads: Iterable[int]) -> int:
    """Return the points for each bar, such that most games have their bar, and extreme ones
    share the last bars."""
    sizes = sorted(abs(lead) for lead in leads)
    usual = sizes[floor(0.95 * (len(sizes) - 1))]
    return next((step for step in LEAD_STEPS if usual <= step * MOST_BARS), LEAD_STEPS[-1])


def counted_leads(played: Iterable[PlayedGame], step: int) -> Counter[int]:
    """Return the number of games for each bar: bar 0 has wins by less than `step`, bar -1 such
    losses."""
    return Counter(bar_of(game, step) for game in played)


def bar_of(game: PlayedGame, step: int) -> int:
    """Return the bar of a game; a tie counts by its tie-breaker."""
    if game.place == 1:
        return min(game.lead // step, MOST_BARS - 1)
    return max(-1 - -game.lead // step, -MOST_BARS)


MOST_DOTS = 1200
MANY_DOTS = 400
RING = 12
"""Pixels of the ring around the best game."""
HEADROOM = 0.08
"""Of the height, above the highest line, for words."""
MARGIN, LOWEST = 60, 220
"""Elo beyond the first and the last level; the lower end of the first guesses is cut off."""
MOST_CORNERS = 400
MANY_GAMES = 1000
APART = 1.1
"""Heights of a line of text from one name of a level beside the plot to the next, at least."""


class PointsPlot(Plot):
    """Shows each game as a dot, the running mean as a line, and a band with half of the games.

    The points are those of all sources or of one. The others' mean is a horizontal line. `describe`
    returns a game as a line.
    """

    def __init__(self, describe: Callable[[PlayedGame], str]) -> None:
        super().__init__(tr("Statistics", "Points, game by game"), left=38, least=120)
        self.describe = describe
        self.played: Sequence[PlayedGame] = ()
        self.source: str | None = None
        self.others = 0.0
        self.best: tuple[QPointF, QtWidgets.QGraphicsSimpleTextItem] | None = None
        self.box.sigResized.connect(self._keep_best_inside)

    def show_games(self, played: Sequence[PlayedGame], source: str | None, others: float) -> None:
        """Show the points of these games, in total or from `source`; `others` is the mean of
        all other seats."""
        self.played, self.source, self.others = played, source, others
        self.draw()

    @property
    def words(self) -> tuple[str, str]:
        """The legend of a dot and of the line: "a game" or "one game in 7", "mean of 15"."""
        games = len(self.played)
        apart = -(-games // MOST_DOTS)
        dot = (
            tr("Statistics", "one game")
            if apart <= 1
            else tr("Statistics", "one game in {number}", number=apart)
        )
        return dot, tr("Statistics", "average of {n}", n=min(games, width_of_mean(games)))

    def points_of(self, game: PlayedGame) -> int:
        """Return the displayed points of a game."""
        return game.points if self.source is None else game.by_source.get(self.source, 0)

    def fill(self, palette: Palette) -> None:
        """Draw dots, band and line."""
        self.best = None
        if not self.played:
            return
        points = np.array([self.points_of(game) for game in self.played], dtype=float)
        levels = scale(min(points.min(), self.others), max(points.max(), self.others))
        top = levels[-1] + HEADROOM * (levels[-1] - levels[0])
        self.show_range(widened(-0.5, len(points) - 0.5, 0.012), widened(levels[0], top, 0.02))
        self.mark("left", [(level, str(level)) for level in levels])
        self.mark("bottom", dates_along([game.began for game in self.played]))
        self.rule(levels, self.pen(palette.line))
        self.rule([self.others], self.pen(colour_of("others", palette), 2), BELOW)
        self._add_dots(points, palette)
        mean, spread = running(points, width_of_mean(len(points)))
        add_course(self, mean, spread, colour_of("own", palette))
        if self.source is None:
            self._point_out_best(points, palette)

    def _add_dots(self, points: Numbers, palette: Palette) -> None:
        shown = thinned(len(points), MOST_DOTS)
        dots = pg.ScatterPlotItem(
            shown.astype(float),
            points[shown],
            data=[self.played[number] for number in shown],
            size=6,
            pen=None,
            brush=faint(
                colour_of("own", palette), FAINT if len(shown) <= MANY_DOTS else FAINT // 2
            ),
            hoverable=True,
            hoverBrush=colour_of("own", palette),
            hoverSize=9,
            tip=lambda x, y, data: self.describe(data),
        )
        self.put(dots, BELOW)

    def _point_out_best(self, points: Numbers, palette: Palette) -> None:
        best = int(points.argmax())
        self.put(
            pg.ScatterPlotItem(
                [best], [points[best]], size=RING, brush=None, pen=self.pen(palette.text, 1.8)
            )
        )
        text = tr("Statistics", "best: {points}", points=decimal(points[best], 0))
        dot = QPointF(best, points[best])
        self.best = dot, self.write(text, dot, palette)
        self._keep_best_inside()

    def _keep_best_inside(self, *_: object) -> None:
        """Place the words above the best game, or beside and below it at the edges of the plot."""
        if self.best is None:
            return
        dot, words = self.best
        (begin, end), (low, high) = self.box.viewRange()
        across = (end - begin) / max(1.0, self.box.width())
        upwards = (high - low) / max(1.0, self.box.height())
        half = words.boundingRect().width() / 2 * across
        tall = words.boundingRect().height() * upwards
        apart = RING / 2 * upwards
        is_cut = dot.y() + apart + GAP * upwards + tall > high
        words.setX(min(max(dot.x(), begin + half), end - half))
        words.setY(dot.y() + (-apart - tall - 2 * GAP * upwards if is_cut else apart))


class LeadPlot(Plot):
    """Shows how many games were won and lost, by the difference in points."""

    def __init__(self) -> None:
        super().__init__(tr("Statistics", "Winning and losing margins"), left=0, least=84)
        self.played: Sequence[PlayedGame] = ()

    def show_games(self, played: Sequence[PlayedGame]) -> None:
        """Show these games."""
        self.played = played
        self.draw()

    def fill(self, palette: Palette) -> None:
        """Draw the bars with their counts."""
        if not self.played:
            return
        step = lead_step(game.lead for game in self.played)
        counts = counted_leads(self.played, step)
        most = max(counts.values())
        self.show_range(widened(-MOST_BARS * step, MOST_BARS * step, 0.03), (0, most * 1.25))
        self.mark(
            "bottom",
            [(step * edge, signed(step * edge)) for edge in range(-MOST_BARS, MOST_BARS + 1, 2)],
        )
        brushes = [colour_of("own" if bar >= 0 else "others", palette) for bar in counts]
        middles, heights = [(bar + 0.5) * step for bar in counts], [*counts.values()]
        self.put(
            pg.BarGraphItem(x=middles, height=heights, width=0.86 * step, brushes=brushes, pen=None)
        )
        for middle, height in zip(middles, heights, strict=True):
            self.write(
                str(height), QPointF(middle, height), palette, 11.5 if most < MANY_GAMES else 10
            )
        self.rule([0], self.pen(palette.line2), 0)
        self.line(
            pg.arrayToQPath(np.zeros(2), np.array(self.box.viewRange()[1])),
            self.pen(palette.line2),
            RULE_BELOW,
        )


class StrengthPlot(Plot):
    """Shows the rating after each rated game, with its confidence range, and the measured
    levels of the bots."""

    def __init__(self, game: str) -> None:
        super().__init__(tr("Statistics", "Strength, game by game"), left=58, least=84)
        self.levels = levels_of(game)
        self.ratings: Sequence[tuple[str, Rating]] = ()
        self.box.sigResized.connect(self._name_levels)

    def show_ratings(self, ratings: Sequence[tuple[str, Rating]]) -> None:
        """Show these ratings, each with the start of its game."""
        self.ratings = (
            [ratings[number] for number in thinned(len(ratings), MOST_CORNERS)] if ratings else []
        )
        self.draw()

    def fill(self, palette: Palette) -> None:
        """Draw line and band, with the levels as horizontal lines."""
        if not (self.levels and self.ratings):
            return
        weakest, strongest = self.levels[0][0], self.levels[-1][0]
        elo = np.array([rating.elo for _, rating in self.ratings])
        spread = RANGE * np.array([rating.deviation for _, rating in self.ratings])
        lowest = max(min([weakest, *(elo - spread)]), weakest - LOWEST)
        highest = max([strongest, *(elo + spread)])
        self.show_range(widened(-0.5, len(elo) - 0.5, 0.02), (lowest - MARGIN, highest + MARGIN))
        self.mark("bottom", dates_along([began for began, _ in self.ratings], room=2))
        self._name_levels()
        self.rule([elo for elo, _ in self.levels], self.pen(palette.line))
        add_course(self, elo, spread, colour_of("own", palette))

    def _name_levels(self, *_: object) -> None:
        """Label as many levels as fit."""
        low, high = self.box.viewRange()[1]
        line = QFontMetricsF(self.lettering()).height()
        apart = APART * line * (high - low) / max(line, self.box.height())
        self.mark("left", spaced(self.levels, apart))


def add_course(plot: Plot, values: Numbers, spread: Numbers, colour: QColor) -> None:
    """Draw a line through the values with a band of that half width; a single value is a dot."""
    if len(values) == 1:
        plot.put(pg.ScatterPlotItem([0], values, size=9, pen=None, brush=colour))
        return
    corners = thinned(len(values), MOST_CORNERS)
    along, values, spread = corners.astype(float), values[corners], spread[corners]
    there, back = values + spread, (values - spread)[::-1]
    plot.area(
        pg.arrayToQPath(np.append(along, along[::-1]), np.append(there, back)), faint(colour, BAND)
    )
    plot.line(pg.arrayToQPath(along, values), plot.pen(colour, 3))


def widened(low: float, high: float, share: float) -> tuple[float, float]:
    """Return a range with this share of it added at both ends."""
    return low - share * (high - low), high + share * (high - low)


def levels_of(game: str) -> list[tuple[float, str]]:
    """Return the rating and title of the levels that were measured in a game, from weak to
    strong."""
    measured = ((level.strength_in(game), level.name) for level in LEVELS)
    return sorted((strength.elo, level_title(name)) for strength, name in measured if strength)


def spaced(levels: Sequence[tuple[float, str]], apart: float) -> list[tuple[float, str]]:
    """Return the levels that are at least `apart` below the next one above them."""
    chosen: list[tuple[float, str]] = []
    for elo, title in reversed(levels):
        if not chosen or chosen[-1][0] - elo >= apart:
            chosen.append((elo, title))
    return chosen[::-1]


LEAST_TOP, TENTHS = 0.5, 10
"""In points: so much is always seen, or the best games would look like the worst; and the scale is
marked by tenths."""


class RatePlot(Plot):
    """Shows a dot for each reviewed game, and their running mean as a line with its range."""

    def __init__(self) -> None:
        super().__init__(tr("Statistics", "Lost per decision, game by game"), left=58, least=84)
        self.rates: Sequence[ErrorRate] = ()

    def show_rates(self, rates: Sequence[ErrorRate]) -> None:
        """Show these rates, the oldest first."""
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
            tip=lambda x, y, data: rate_text(data),
        )
        self.put(dots, BELOW)


def rate_text(rate: ErrorRate) -> str:
    """Return a game as a line: its day, and its loss for each decision."""
    day = day_of_the_year(local_date(rate.began))
    return tr(
        "Statistics",
        "{day}: {count} points of the lead lost per decision, {n} decision(s)",
        day=day,
        count=decimal(max(0.0, rate.rate), 2),
        n=rate.decisions,
    )
