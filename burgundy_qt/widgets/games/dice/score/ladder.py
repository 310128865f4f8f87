"""The goal of a game alone as a ladder: the points climb past the verdicts; one picture, painted
once for each look."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.dice.look import strokes
from burgundy_qt.widgets.games.dice.look.colours import PAPER
from burgundy_qt.widgets.games.dice.look.pencil import WIDTH, placed
from burgundy_qt.widgets.games.dice.words.verdicts import (
    LEAST,
    stars_of,
    verdict_name,
    verdict_of,
    verdict_told,
)
from burgundy_qt.widgets.look import art, fonts, theme
from burgundy_qt.widgets.look.drawn_label import DrawnLabel
from burgundy_qt.widgets.look.palette import Palette
from burgundy_qt.widgets.look.pixmaps import clear_pixmap

SIZE = QSize(330, 390)
TOP, STEP = 80, 10
"""The highest rung, which more points share, and the distance of the rungs."""
LEFT, WIDE, ABOVE, BELOW = 46, 20, 16, 14
STAR = 8.5
TOTAL, TOTAL_AT, FIGURES = 132, QPointF(222, 268), 42
"""How wide the star with the total is, where its middle lies, and how large a figure in it is."""
NAMES, STARS = LEFT + WIDE + 26, SIZE.width() - 14


class Ladder(DrawnLabel):
    """Shows so many points."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points
        self.setAccessibleName(verdict_told(points, verdict_of(points)))
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        self.setPixmap(ladder_pixmap(self.points, theme.current(), self.devicePixelRatioF()))


def ladder_pixmap(points: int, palette: Palette, dpr: float) -> QPixmap:
    """The picture: the rungs, the verdicts at theirs with their stars, and how high so many points
    reach."""
    picture = clear_pixmap(SIZE * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHints(art.SMOOTH)
    draw_tube(painter, points, palette)
    draw_rungs(painter, palette)
    for name, least in LEAST.items():
        draw_verdict(painter, name, least, points >= least, palette)
    draw_marker(painter, points, palette)
    draw_total(painter, points, palette, dpr)
    painter.end()
    return picture


def height_of(points: int) -> float:
    """Where so many points reach."""
    up = SIZE.height() - ABOVE - BELOW
    return SIZE.height() - BELOW - up * min(points, TOP) / TOP


def draw_tube(painter: QPainter, points: int, palette: Palette) -> None:
    """What is reached, in the colour that means "act", in the well of what is not."""
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
    """The scale at the left."""
    painter.setFont(fonts.numbers(11, 500))
    painter.setPen(QColor(palette.text2))
    beside = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for level in range(0, TOP + 1, STEP):
        painter.drawText(QRectF(0, height_of(level) - 9, LEFT - 9, 18), beside, str(level))


def draw_verdict(
    painter: QPainter, name: str, least: int, is_reached: bool, palette: Palette
) -> None:
    """A verdict at its rung, with its stars."""
    at = height_of(least)
    dashed = QPen(QColor(palette.gold), 1.6, Qt.PenStyle.DashLine)
    painter.setPen(dashed)
    painter.drawLine(QPointF(LEFT + WIDE, at), QPointF(NAMES - 6, at))
    painter.setFont(fonts.heading(15))
    painter.setPen(QColor(palette.text if is_reached else palette.text2))
    beside = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    told = tr("Verdict", "{verdict}, {least}", verdict=verdict_name(name), least=least)
    painter.drawText(QRectF(NAMES, at - 13, STARS - NAMES, 26), beside, told)
    painter.setPen(QPen(QColor(palette.gold), 1.2))
    painter.setBrush(QColor(palette.glow_core) if is_reached else Qt.BrushStyle.NoBrush)
    for number in range(stars_of(name)):
        painter.drawPath(star(QPointF(STARS - STAR - number * 2.3 * STAR, at)))


def draw_marker(painter: QPainter, points: int, palette: Palette) -> None:
    """The height that is reached, and its number where no verdict stands."""
    at = height_of(points)
    painter.setPen(QPen(QColor(palette.on_accent), 2))
    painter.setBrush(QColor(palette.accent))
    painter.drawEllipse(QPointF(LEFT + WIDE / 2, at), WIDE / 2 + 2, WIDE / 2 + 2)
    painter.setFont(fonts.numbers(11))
    painter.setPen(QColor(palette.on_accent))
    ring = QRectF(LEFT - 4, at - 10, WIDE + 8, 20)
    painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(points))


def draw_total(painter: QPainter, points: int, palette: Palette, dpr: float) -> None:
    """The star of the sheet, with the total in pencil."""
    printed = art.pixmap(f"dice-game/star-{palette.name}", TOTAL, dpr)
    painter.drawPixmap(TOTAL_AT - QPointF(TOTAL / 2, TOTAL / 2), printed)
    pencil = QPen(QColor(PAPER[palette.name].mark), WIDTH * FIGURES / strokes.BOX)
    pencil.setCapStyle(Qt.PenCapStyle.RoundCap)
    pencil.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(placed(strokes.number(str(points), points), TOTAL_AT, FIGURES), pencil)


def star(middle: QPointF) -> QPainterPath:
    """A star with five points."""
    path = QPainterPath()
    for corner in range(10):
        far, turn = STAR * (1.0 if corner % 2 == 0 else 0.42), pi * (corner / 5 - 0.5)
        at = middle + QPointF(far * cos(turn), far * sin(turn))
        path.lineTo(at) if corner else path.moveTo(at)
    path.closeSubpath()
    return path
