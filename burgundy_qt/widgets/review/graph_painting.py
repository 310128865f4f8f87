"""How the graph of a review is painted, into whatever has room for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from burgundy_qt.ai.review.review_result import Luck, ReviewedTurn
from burgundy_qt.language.formats import decimal, percent
from burgundy_qt.widgets.review.curves import Curves
from burgundy_qt.widgets.review.grade_marks import paint_mark
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import Palette
from burgundy_qt.widgets.theme.seat_colours import SeatStyles

LETTERS = 10.5
TOP, RIGHT, MARKS, CHAPTERS, LUCK, GAP = 8, 8, 5, 15, 30, 5
"""Units: around the curves, for marks on their lowest line, for the chapters between them and the
luck, for that, and between."""
LINE = 2.4
DASHES: Sequence[Sequence[float]] = ((), (5.0, 1.6), (1.4, 1.6), (7.0, 1.6, 1.4, 1.6))
"""How the lines of the seats are broken, so that nobody needs their colours."""
MOST_BAR, LEAST_BAR = 5, 2
MARK_ROOM, LEAST_MARK = 9, 0.62
"""Units across in which a mark stands for itself, and how small it becomes at least."""


class GraphPainting:
    """Paints curves over a rectangle; `scale` is that of the text."""

    def __init__(
        self, curves: Curves, seating: SeatStyles, palette: Palette, area: QRectF, scale: float
    ) -> None:
        self.curves, self.seating, self.palette, self.scale = curves, seating, palette, scale
        self.font = fonts.number_font(LETTERS * scale, 500)
        levels = curves.scale
        self.low, self.high = levels[0], levels[-1]
        words = QFontMetricsF(self.font)
        beside = max(words.horizontalAdvance(self._told(level)) for level in levels) + 6 * scale
        below = (MARKS + CHAPTERS + LUCK + GAP) * scale
        self.plot = area.adjusted(beside, TOP * scale, -RIGHT * scale, -below)
        self.luck = QRectF(
            self.plot.left(),
            self.plot.bottom() + (MARKS + CHAPTERS) * scale,
            self.plot.width(),
            LUCK * scale,
        )

    def x_of(self, at: float) -> float:
        """How far across the game stands after so many actions."""
        return self.plot.left() + self.plot.width() * at / max(1, self.curves.last)

    def at(self, x: float) -> float:
        """After how many actions the game stands at `x`."""
        share = (x - self.plot.left()) / max(1.0, self.plot.width())
        return min(1.0, max(0.0, share)) * self.curves.last

    def point(self, at: int, value: float) -> QPointF:
        """Where a value is seen."""
        share = (value - self.low) / (self.high - self.low)
        return QPointF(self.x_of(at), self.plot.bottom() - share * self.plot.height())

    def mark_at(self, turn: ReviewedTurn) -> QPointF:
        """Where the mark of a turn stands: on the line of its seat."""
        return self.point(turn.first, self.curves.worth(turn.before, turn.seat))

    def paint(self, painter: QPainter) -> None:
        """All of it, but for where one stands."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(painter)
        self._paint_chapters(painter)
        for luck in self.curves.review.lucks:
            self._paint_luck(painter, luck)
        for seat in reversed(range(self.curves.review.seats)):
            self._paint_course(painter, seat)
        rim = QColor(self.palette.text)
        for turn in self.curves.marked:
            fill = QColor(self.seating.line(turn.seat, self.palette))
            paint_mark(painter, turn, self.mark_at(turn), self.mark_scale, fill, rim)

    @property
    def mark_scale(self) -> float:
        """How large marks are: smaller where many stand close together."""
        room = self.plot.width() / (MARK_ROOM * self.scale * max(1, len(self.curves.marked)))
        return self.scale * min(1.0, max(LEAST_MARK, room))

    def _told(self, level: float) -> str:
        return percent(level) if self.curves.what == "win" else decimal(level, 0)

    def _paint_scale(self, painter: QPainter) -> None:
        painter.setFont(self.font)
        height = QFontMetricsF(self.font).height()
        beside = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for number, level in enumerate(self.curves.scale):
            y = self.point(0, level).y()
            is_half = self.curves.what == "win" and level == 0.5
            painter.setPen(QPen(QColor(self.palette.line2 if is_half else self.palette.line), 1))
            painter.drawLine(QPointF(self.plot.left(), y), QPointF(self.plot.right(), y))
            if self.curves.what == "points" or number % 2 == 0:
                painter.setPen(QColor(self.palette.text2))
                place = QRectF(0, y - height / 2, self.plot.left() - 4 * self.scale, height)
                painter.drawText(place, beside, self._told(level))

    def _paint_chapters(self, painter: QPainter) -> None:
        painter.setFont(fonts.heading_font(11.5 * self.scale))
        for opens, name in self.curves.chapters:
            x = self.x_of(opens)
            painter.setPen(QPen(QColor(self.palette.line2), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, self.plot.top()), QPointF(x, self.luck.bottom()))
            painter.setPen(QColor(self.palette.text2))
            high = CHAPTERS * self.scale
            place = QRectF(x + 3 * self.scale, self.luck.top() - high, 90, high)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_course(self, painter: QPainter, seat: int) -> None:
        course = [self.point(at, value) for at, value in self.curves.course(seat)]
        colour = QColor(self.seating.line(seat, self.palette))
        pen = QPen(colour, LINE * self.scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if self.palette.is_high and DASHES[seat % len(DASHES)]:
            pen.setDashPattern(DASHES[seat % len(DASHES)])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if len(course) == 1:
            painter.setBrush(colour)
            painter.drawEllipse(course[0], self.scale, self.scale)
        painter.drawPolyline(QPolygonF(course))

    def _paint_luck(self, painter: QPainter, luck: Luck) -> None:
        """A bar upwards, in the colours of those who gained; alone also downwards."""
        curves, alone = self.curves, self.curves.review.seats == 1
        room = self.luck.height() / (2 if alone else 1)
        base = self.luck.bottom() - (room if alone else 0)
        wide = min(
            MOST_BAR * self.scale,
            max(LEAST_BAR * self.scale, 0.6 * self.luck.width() / max(1, curves.last)),
        )
        top = base
        for seat in range(curves.review.seats):
            high = room * curves.luck(luck, seat) / curves.most_luck
            if high < 0 and not alone:
                continue
            bar = QRectF(self.x_of(luck.at) - wide / 2, top - high, wide, high).normalized()
            painter.fillRect(bar, QColor(self.seating.line(seat, self.palette)))
            top -= high
        painter.setPen(QPen(QColor(self.palette.line2), 1))
        painter.drawLine(QPointF(self.luck.left(), base), QPointF(self.luck.right(), base))
