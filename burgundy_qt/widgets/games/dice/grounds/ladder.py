"""The ground of the ladder of a game alone: its rungs and verdicts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components.sheets import VERDICTS
from burgundy_qt.widgets.games.dice.layout.ladder import LadderLayout
from burgundy_qt.widgets.games.dice.picture.goal import TOP
from burgundy_qt.widgets.look import fonts
from burgundy_qt.widgets.look.palette import DARK
from burgundy_qt.widgets.pieces.brush import card, sheet, with_shadow, word
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.pieces.shield import STAR
from burgundy_qt.widgets.scene.game_table import Ground

VERDICT_NAMES = {
    "good": later("Dice table", "Good"),
    "excellent": later("Dice table", "Excellent"),
    "incredible": later("Dice table", "Incredible"),
}
FACTS = {
    "colours": later("Dice table", "A full colour"),
    "rounds": later("Dice table", "Rounds left"),
}
RUNG = 10


def ladder_ground(laid: LadderLayout, look: Look) -> Ground:
    """The ladder without the points that are reached."""
    pixmap, painter, corner = sheet(with_shadow(laid.rect, laid.u), look)
    u, palette = laid.u, look.palette
    card(painter, laid.rect, look, 12 * u, lift=3)
    title = tr("Dice table", "The goal")
    word(painter, look, laid.title, title, fonts.heading(18 * u), palette.text)
    painter.setPen(QPen(QColor(palette.line2), 1))
    painter.setBrush(QColor(palette.well))
    painter.drawRoundedRect(laid.rail, laid.rail.width() / 2, laid.rail.width() / 2)
    for points in range(0, TOP + 1, RUNG):
        _paint_rung(painter, laid, points, look)
    for at, (points, name) in enumerate(reversed(VERDICTS), 1):
        _paint_verdict(painter, laid, points, name, at, look)
    line = min(rect.y() for rect in laid.labels.values()) - 8 * u
    painter.setPen(QPen(QColor(palette.line), 1))
    painter.drawLine(
        QPointF(laid.rect.x() + 14 * u, line), QPointF(laid.rect.right() - 14 * u, line)
    )
    for fact, rect in laid.labels.items():
        words = tr("Dice table", FACTS[fact])
        word(painter, look, rect, words, fonts.text(12 * u, 500), palette.text2)
    painter.end()
    return pixmap, corner


def _paint_rung(painter: QPainter, laid: LadderLayout, points: int, look: Look) -> None:
    u, at = laid.u, laid.at(points)
    left = laid.rail.left()
    painter.setPen(QPen(QColor(look.palette.line2), 1.5 * u))
    painter.drawLine(QPointF(left - 4 * u, at.y()), QPointF(left - 1 * u, at.y()))
    words = QRectF(laid.rect.x(), at.y() - 8 * u, left - 7 * u - laid.rect.x(), 16 * u)
    font = fonts.numbers(11 * u, 500)
    word(painter, look, words, str(points), font, look.palette.text2, "right")


def _paint_verdict(
    painter: QPainter, laid: LadderLayout, points: int, name: str, stars: int, look: Look
) -> None:
    """What so many points are called, with as many stars."""
    u, at, palette = laid.u, laid.at(points), look.palette
    start = QPointF(laid.rail.right(), at.y())
    pen = QPen(QColor(palette.gold), 2 * u)
    pen.setDashPattern([2, 1.5])
    painter.setPen(pen)
    painter.drawLine(start, start + QPointF(17 * u, 0))
    right = laid.rect.right() - 16 * u
    for star in range(stars):
        _paint_star(painter, QPointF(right - (8 + 17 * star) * u, at.y()), 8 * u, look)
    words = QRectF(
        start.x() + 24 * u, at.y() - 11 * u, right - 17 * stars * u - start.x() - 28 * u, 22 * u
    )
    label = tr("Dice table", VERDICT_NAMES[name])
    word(painter, look, words, label, fonts.heading(15 * u), palette.text)


def _paint_star(painter: QPainter, middle: QPointF, size: float, look: Look) -> None:
    path = QPainterPath(QPointF(*STAR[0]))
    for corner in STAR[1:]:
        path.lineTo(*corner)
    path.closeSubpath()
    place = QTransform().translate(middle.x(), middle.y()).scale(size / 11, size / 11)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(DARK.gold))
    painter.drawPath(place.map(path))
    painter.setPen(QPen(QColor(look.palette.gold), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(place.map(path))
