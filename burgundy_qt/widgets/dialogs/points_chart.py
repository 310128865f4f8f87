"""The course of the points as lines: one static picture, painted once for each theme and pixel
ratio."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.log.game_log import Course
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.labels import DrawnLabel
from burgundy_qt.widgets.theme.palette import Palette
from burgundy_qt.widgets.theme.seat_colours import PLAIN, SeatStyles
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

SIZE = QSize(300, 258)
LEFT, TOP, RIGHT, BOTTOM = 36, 14, 20, 34
MARKER = 15
BESIDE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
STEPS = 10, 20, 25, 50, 100, 200


class PointsChart(DrawnLabel):
    """Draws a Course. A line of it is a seat's, or of the team with the name; its colour is that of
    one of the `seats`."""

    def __init__(
        self,
        course: Course,
        seating: SeatStyles = PLAIN,
        seats: Sequence[int] = (),
        names: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.course, self.seating = course, seating
        self.seats = seats or range(len(course.points[0]))
        self.setFixedSize(SIZE)
        self.setAccessibleName(
            tr(
                "Points",
                "{title}: {course}",
                title=course.title,
                course=in_words(course.points, names),
            )
        )
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        dpr = self.devicePixelRatioF()
        self.setPixmap(chart_pixmap(self.course, theme.current(), dpr, self.seating, self.seats))


def in_words(course: Sequence[Sequence[int]], names: Sequence[str] = ()) -> str:
    """Return the same for those who do not see it."""
    lines = [
        join_with_commas([str(points) for points in line]) for line in zip(*course, strict=True)
    ]
    if names:
        told = zip(names, lines, strict=True)
        return "; ".join(
            tr("Points", "{name}: {points}", name=name, points=points) for name, points in told
        )
    return "; ".join(
        tr("Points", "player {seat}: {points}", seat=seat, points=points)
        for seat, points in enumerate(lines, start=1)
    )


def chart_pixmap(
    course: Course, palette: Palette, dpr: float, seating: SeatStyles, seats: Sequence[int]
) -> QPixmap:
    """Return the picture of the chart; each line has the colour of one of the `seats`."""
    picture = transparent_pixmap(SIZE * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    most, across = max(map(max, course.points)), step_across(course)
    step = scale_step(most)
    top = step * max(1, -(-most // step))
    _draw_scale(painter, palette, step, top)
    _draw_labels(painter, course.labels, across)
    for line, seat in enumerate(seats):
        points = [
            place(mark * across, total[line], top) for mark, total in enumerate(course.points)
        ]
        _draw_line(painter, seating.line(seat, palette), seating.marker(seat), points, dpr)
    painter.end()
    return picture


def scale_step(most: int) -> int:
    """Return the distance of the level lines, so that there are at most six."""
    return next((step for step in STEPS if most <= 5 * step), STEPS[-1])


def step_across(course: Course) -> float:
    """Return the distance from mark to mark."""
    return (SIZE.width() - LEFT - RIGHT) / len(course.labels)


def place(across: float, points: float, top: int) -> QPointF:
    """Return where so many points stand, so far across from the start."""
    up = (SIZE.height() - TOP - BOTTOM) / top
    return QPointF(LEFT + across, SIZE.height() - BOTTOM - points * up)


def _draw_scale(painter: QPainter, palette: Palette, step: int, top: int) -> None:
    painter.setFont(fonts.number_font(11, 500))
    for level in range(0, top + 1, step):
        at = place(0, level, top)
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.drawLine(at, QPointF(SIZE.width() - RIGHT, at.y()))
        painter.setPen(QColor(palette.text2))
        painter.drawText(QRectF(0, at.y() - 9, LEFT - 8, 18), BESIDE, str(level))


def _draw_labels(painter: QPainter, labels: Sequence[str], across: float) -> None:
    painter.setFont(fonts.heading_font(13))
    for number, label in enumerate(labels, start=1):
        at = place(number * across, 0, 1)
        painter.drawText(
            QRectF(at.x() - 15, at.y() + 6, 30, 22), Qt.AlignmentFlag.AlignCenter, label
        )


def _draw_line(
    painter: QPainter, colour: str, marker: str, points: list[QPointF], dpr: float
) -> None:
    pen = QPen(QColor(colour), 2.6)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(points)
    picture = sprite_files.pixmap(marker, MARKER, dpr)
    for point in points[1:]:
        painter.drawPixmap(point - QPointF(MARKER / 2, MARKER / 2), picture)
