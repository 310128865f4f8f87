"""Results of solo games: the verdict and the ladder of one game, and the statistics of all of them:
their number, points and spread, their verdicts and their sheets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import cos, pi, sin
from statistics import mean, pstdev

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from burgundy_qt.language.formats import decimal
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.dice import codec, known_state
from burgundy_qt.rules.dice.sheets import LETTERS
from burgundy_qt.session.statistics.summary import PlayedGame
from burgundy_qt.widgets.controls.dialog_frame import at_the_right, body_half, text_label
from burgundy_qt.widgets.games.dice import dice_texts, duchy_picture
from burgundy_qt.widgets.games.dice.pencil import (
    PENCIL_WIDTH,
    STROKE_BOX,
    number_strokes,
    place_strokes,
)
from burgundy_qt.widgets.log.game_archive import Part
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.statistics import share_rows, statistics_panels, statistics_text
from burgundy_qt.widgets.theme import fonts, labels, sprite_files, theme
from burgundy_qt.widgets.theme.palette import Palette
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap


def verdict_half(state: known_state.DiceState) -> QWidget:
    """Return the figures of the sheet, and below them the ladder."""
    (seat,) = state.seats
    regions = len(codec.regions_of(state.letter))
    row = QHBoxLayout()
    row.setSpacing(26)
    for figure, caption in (
        (count_of(len(seat.cells), len(codec.CELLS)), tr("Points", "spaces marked")),
        (count_of(len(seat.full_regions), regions), tr("Points", "regions completed")),
    ):
        row.addLayout(figure_above(figure, caption), 1)
    column = QVBoxLayout()
    column.setSpacing(14)
    column.addLayout(row)
    column.addWidget(Ladder(seat.points), 1, Qt.AlignmentFlag.AlignCenter)
    return body_half(column)


def count_of(count: int, whole: int) -> str:
    """Return a part of all: "26 of 37"."""
    return tr("Points", "{count} of {whole}", count=count, whole=whole)


def figure_above(figure: str, caption: str) -> QVBoxLayout:
    """Return a figure with its caption below it."""
    layout = QVBoxLayout()
    layout.setSpacing(0)
    for label in (text_label(figure, "points"), text_label(caption, "note")):
        layout.addWidget(centred(label))
    return layout


def centred(label: QLabel) -> QLabel:
    """Return the label with its text in the middle; notes wrap."""
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(label.property("role") == "note")
    return label


# The goal of a solo game as a ladder: one picture, painted once for each look


SIZE = QSize(330, 390)
TOP, STEP = 80, 10
"""The highest rung, for this number of points and more, and the distance of the rungs."""
LEFT, WIDE, ABOVE, BELOW = 46, 20, 16, 14
STAR = 8.5
TOTAL, TOTAL_AT, FIGURES = 132, QPointF(222, 268), 42
"""The width and the middle of the star with the total, and the size of its figures."""
NAMES, STARS = LEFT + WIDE + 26, SIZE.width() - 14


class Ladder(labels.DrawnLabel):
    """The ladder with a number of points."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points
        self.setAccessibleName(dice_texts.verdict_text(points, dice_texts.verdict_of(points)))
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        self.setPixmap(ladder_pixmap(self.points, theme.current(), self.devicePixelRatioF()))


def ladder_pixmap(points: int, palette: Palette, dpr: float) -> QPixmap:
    """Return the picture: the rungs, the verdicts with their stars, and the height of the
    points."""
    picture = transparent_pixmap(SIZE * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHints(sprite_files.SMOOTH)
    draw_tube(painter, points, palette)
    draw_rungs(painter, palette)
    for name, least in dice_texts.LEAST.items():
        draw_verdict(painter, name, least, points >= least, palette)
    draw_marker(painter, points, palette)
    draw_total(painter, points, palette, dpr)
    painter.end()
    return picture


def height_of(points: int) -> float:
    """Return the height of a number of points."""
    up = SIZE.height() - ABOVE - BELOW
    return SIZE.height() - BELOW - up * min(points, TOP) / TOP


def draw_tube(painter: QPainter, points: int, palette: Palette) -> None:
    """Draw the reached part in the colour for actions, in the well of the rest."""
    whole = QRectF(LEFT, ABOVE, WIDE, SIZE.height() - ABOVE - BELOW)
    inside = QPainterPath()
    inside.addRoundedRect(whole, WIDE / 2, WIDE / 2)
    painter.fillPath(inside, QColor(palette.well))
    painter.save()
    painter.setClipPath(inside)
    painter.fillRect(QRectF(LEFT, height_of(points), WIDE, SIZE.height()), QColor(palette.accent))
    painter.restore()
    painter.strokePath(inside, QPen(QColor(palette.line2), 1.2))


def draw_rungs(painter: QPainter, palette: Palette) -> None:
    """Draw the scale at the left."""
    painter.setFont(fonts.number_font(11, 500))
    painter.setPen(QColor(palette.text2))
    beside = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for level in range(0, TOP + 1, STEP):
        painter.drawText(QRectF(0, height_of(level) - 9, LEFT - 9, 18), beside, str(level))


def draw_verdict(
    painter: QPainter, name: str, least: int, is_reached: bool, palette: Palette
) -> None:
    """Draw a verdict at its rung, with its stars."""
    at = height_of(least)
    dashed = QPen(QColor(palette.gold), 1.6, Qt.PenStyle.DashLine)
    painter.setPen(dashed)
    painter.drawLine(QPointF(LEFT + WIDE, at), QPointF(NAMES - 6, at))
    painter.setFont(fonts.heading_font(15))
    painter.setPen(QColor(palette.text if is_reached else palette.text2))
    beside = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    text = tr("Verdict", "{verdict}, {least}", verdict=dice_texts.verdict_name(name), least=least)
    painter.drawText(QRectF(NAMES, at - 13, STARS - NAMES, 26), beside, text)
    painter.setPen(QPen(QColor(palette.gold), 1.2))
    painter.setBrush(QColor(palette.glow_core) if is_reached else Qt.BrushStyle.NoBrush)
    for number in range(dice_texts.stars_of(name)):
        painter.drawPath(star(QPointF(STARS - STAR - number * 2.3 * STAR, at)))


def draw_marker(painter: QPainter, points: int, palette: Palette) -> None:
    """Draw a marker at the reached height, and its number if there is no verdict there."""
    at = height_of(points)
    painter.setPen(QPen(QColor(palette.on_accent), 2))
    painter.setBrush(QColor(palette.accent))
    painter.drawEllipse(QPointF(LEFT + WIDE / 2, at), WIDE / 2 + 2, WIDE / 2 + 2)
    painter.setFont(fonts.number_font(11))
    painter.setPen(QColor(palette.on_accent))
    ring = QRectF(LEFT - 4, at - 10, WIDE + 8, 20)
    painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(points))


def draw_total(painter: QPainter, points: int, palette: Palette, dpr: float) -> None:
    """Draw the star of the sheet, with the total in pencil."""
    printed = sprite_files.pixmap(f"dice-game/star-{palette.name}", TOTAL, dpr)
    painter.drawPixmap(TOTAL_AT - QPointF(TOTAL / 2, TOTAL / 2), printed)
    pencil = QPen(
        QColor(duchy_picture.PAPER[palette.name].mark), PENCIL_WIDTH * FIGURES / STROKE_BOX
    )
    pencil.setCapStyle(Qt.PenCapStyle.RoundCap)
    pencil.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(
        place_strokes(number_strokes(str(points), points), TOTAL_AT, FIGURES), pencil
    )


def star(middle: QPointF) -> QPainterPath:
    """Return a star with five points."""
    path = QPainterPath()
    for corner in range(10):
        far, turn = STAR * (1.0 if corner % 2 == 0 else 0.42), pi * (corner / 5 - 0.5)
        at = middle + QPointF(far * cos(turn), far * sin(turn))
        path.lineTo(at) if corner else path.moveTo(at)
    path.closeSubpath()
    return path


# All solo games in the statistics


PICTURE = 34


class GamesAlone(QWidget):
    """The figures of solo games, at least one."""

    def __init__(self, played: Sequence[PlayedGame]) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addLayout(solo_figures(played))
        halves = QHBoxLayout()
        halves.setSpacing(30)
        halves.addWidget(Verdicts(played), 1)
        halves.addWidget(Sheets(played), 1)
        column.addLayout(halves)
        column.addWidget(text_label(tr("Statistics", "Distribution of points"), "plot-heading"))
        column.addWidget(SpreadPlot([game.points for game in played]), 1)


def solo_figures(played: Sequence[PlayedGame]) -> QHBoxLayout:
    """Return the number of games, their average, the best, and their spread."""
    points = [game.points for game in played]
    best = max(played, key=lambda game: game.points)
    row = QHBoxLayout()
    row.setSpacing(12)
    for title, number, aside in (
        (tr("Statistics", "Solo games"), str(len(points)), ""),
        (tr("Statistics", "Points per game"), decimal(mean(points), 1), ""),
        (
            tr("Statistics", "Best"),
            str(best.points),
            tr("Statistics", "on duchy {sheet}", sheet=best.estate),
        ),
        (
            tr("Statistics", "Spread"),
            *spread_text(points),
        ),
    ):
        figure = statistics_panels.Figure(title)
        figure.show_number(number, aside)
        row.addWidget(figure)
    return row


def spread_text(points: Sequence[int]) -> tuple[str, str]:
    """Return the spread of points, and their range; a single game has no spread."""
    if len(points) < 2:
        return statistics_panels.NONE, tr("Statistics", "needs two games")
    text = tr("Statistics", "{least} to {most}", least=min(points), most=max(points))
    return f"±{decimal(pstdev(points), 1)}", text


class Verdicts(QWidget):
    """The number of games with each verdict, the highest first."""

    def __init__(self, played: Sequence[PlayedGame]) -> None:
        super().__init__()
        reached = [dice_texts.verdict_of(game.points) for game in played]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        grid.addWidget(text_label(tr("Statistics", "Verdicts"), "plot-heading"), 0, 0, 1, 4)
        for row, verdict in enumerate((*reversed([*dice_texts.LEAST]), None), start=1):
            title, count = verdict_title(verdict), reached.count(verdict)
            share = statistics_text.percent(count, len(reached))
            bar = share_rows.Bar("own", track=True)
            bar.show_share(count / len(reached))
            bar.setAccessibleName(f"{title}: {count}")
            grid.addWidget(text_label(title, "log"), row, 0)
            grid.addWidget(bar, row, 1)
            grid.addWidget(at_the_right(text_label(str(count), "strong")), row, 2)
            grid.addWidget(at_the_right(text_label(share, "note")), row, 3)
        grid.setRowStretch(len(dice_texts.LEAST) + 2, 1)


def verdict_title(verdict: str | None) -> str:
    """Return a verdict with its least points."""
    if verdict is None:
        return tr("Statistics", "below {least}", least=min(dice_texts.LEAST.values()))
    name, least = dice_texts.verdict_name(verdict), dice_texts.LEAST[verdict]
    return tr("Statistics", "{verdict}, from {least}", verdict=name, least=least)


class Sheets(QWidget):
    """Each played sheet: the number of games, their average, the best."""

    def __init__(self, played: Sequence[PlayedGame]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(1, 1)
        grid.addWidget(text_label(tr("Statistics", "By duchy"), "plot-heading"), 0, 0, 1, 2)
        heads = (
            tr("Statistics", "games"),
            tr("Statistics", "average"),
            tr("Statistics", "best"),
        )
        for column, head in enumerate(heads, start=2):
            grid.addWidget(at_the_right(text_label(head, "aside")), 0, column)
        sheets = sorted({game.estate for game in played})
        for row, sheet in enumerate(sheets, start=1):
            points = [game.points for game in played if game.estate == sheet]
            picture = QLabel()
            picture.setPixmap(small_sheet(sheet, theme.current(), self.devicePixelRatioF()))
            grid.addWidget(picture, row, 0)
            grid.addWidget(text_label(sheet_name(sheet), "log"), row, 1)
            cells = (str(len(points)), "log"), (decimal(mean(points), 1), "strong")
            for column, (figure, role) in enumerate((*cells, (str(max(points)), "log")), start=2):
                grid.addWidget(at_the_right(text_label(figure, role)), row, column)
        grid.setRowStretch(len(sheets) + 1, 1)


def sheet_name(part: Part) -> str:
    """Return the title of the sheet "2017:A": "Duchy A"."""
    return tr("Statistics", "Duchy {sheet}", sheet=letter_of(part))


def small_sheet(part: Part, palette: Palette, dpr: float) -> QPixmap:
    """Draw the same duchy as a small picture."""
    return duchy_picture.duchy_pixmap(letter_of(part), palette, PICTURE, dpr)


def letter_of(part: Part) -> str:
    """Return the letter of "2017:A"; the first one if this version does not know it."""
    letter = str(part).rpartition(":")[2]
    return letter if letter in LETTERS else LETTERS[0]


# The distribution of points: a column for every five points, painted when it is shown


SPREAD_STEP = 5
ROUND = 4.0
ABOVE_COLUMNS, BELOW_COLUMNS, BETWEEN_COLUMNS = 22, 22, 3
"""Pixels above and below the columns, and between two of them."""


class SpreadPlot(QWidget):
    """A plot of the number of games with each result, and the start of each verdict."""

    def __init__(self, points: Sequence[int]) -> None:
        super().__init__()
        self.counts = Counter(each // SPREAD_STEP for each in points)
        least, most = min(dice_texts.LEAST.values()), max(dice_texts.LEAST.values())
        self.first = min(*self.counts, (least - 2 * SPREAD_STEP) // SPREAD_STEP)
        self.last = max(*self.counts, most // SPREAD_STEP + 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(
            join_with_commas(
                [column_text(step, count) for step, count in sorted(self.counts.items())]
            )
        )
        theme.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size in which the columns are distinguishable."""
        return QSize(400, 190)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least such size."""
        return QSize(300, 130)

    def x_of(self, points: float) -> float:
        """Return the position of a number of points."""
        return (points / SPREAD_STEP - self.first) * self.width() / (self.last + 1 - self.first)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the columns, the scale below them, and the verdicts above."""
        palette, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        floor = self.height() - BELOW_COLUMNS
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.drawLine(QPointF(0, floor + 0.5), QPointF(self.width(), floor + 0.5))
        high = (floor - ABOVE_COLUMNS) / max(self.counts.values())
        for step, count in self.counts.items():
            left, right = self.x_of(step * SPREAD_STEP), self.x_of((step + 1) * SPREAD_STEP)
            column = QRectF(
                left + BETWEEN_COLUMNS,
                floor - count * high,
                right - left - 2 * BETWEEN_COLUMNS,
                count * high,
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(share_rows.colour_of("own", palette))
            painter.drawRoundedRect(column, ROUND, ROUND)
        self._scale(painter, floor)
        self._verdicts(painter, floor)
        painter.end()

    def _scale(self, painter: QPainter, floor: float) -> None:
        painter.setFont(fonts.number_font(11, 500))
        painter.setPen(QColor(theme.current().text2))
        for step in range(self.first + 1, self.last + 1):
            if step * SPREAD_STEP % (2 * SPREAD_STEP) == 0:
                at = QRectF(self.x_of(step * SPREAD_STEP) - 20, floor + 3, 40, BELOW_COLUMNS - 3)
                painter.drawText(at, Qt.AlignmentFlag.AlignHCenter, str(step * SPREAD_STEP))

    def _verdicts(self, painter: QPainter, floor: float) -> None:
        palette = theme.current()
        painter.setFont(fonts.text_font(11.5, 600))
        for name, least in dice_texts.LEAST.items():
            across = self.x_of(least)
            painter.setPen(QPen(QColor(palette.gold), 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(across, 2), QPointF(across, floor))
            painter.setPen(QColor(palette.text2))
            place = QRectF(across + 5, 0, 160, ABOVE_COLUMNS - 4)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, dice_texts.verdict_name(name))


def column_text(step: int, count: int) -> str:
    """Return a column for screen readers: "50 to 54 points: 3 games"."""
    return tr(
        "Statistics",
        "{least} to {most} points: {n} game(s)",
        least=step * SPREAD_STEP,
        most=step * SPREAD_STEP + SPREAD_STEP - 1,
        n=count,
    )
