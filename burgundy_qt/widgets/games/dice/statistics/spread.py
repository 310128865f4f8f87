"""How points are spread: a column for every five points, painted when it is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.dice.words.verdicts import LEAST, verdict_name
from burgundy_qt.widgets.look import fonts, theme
from burgundy_qt.widgets.statistics.colours import colour_of
from burgundy_qt.widgets.words.wording import chained

STEP = 5
ROUND = 4.0
ABOVE, BELOW, AIR = 22, 22, 3
"""Pixels above and below the columns, and between two of them."""


class SpreadPlot(QWidget):
    """Shows how often so many points were made, and where the verdicts begin."""

    def __init__(self, points: Sequence[int]) -> None:
        super().__init__()
        self.counts = Counter(each // STEP for each in points)
        least, most = min(LEAST.values()), max(LEAST.values())
        self.first = min(*self.counts, (least - 2 * STEP) // STEP)
        self.last = max(*self.counts, most // STEP + 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(
            chained([told_of(step, count) for step, count in sorted(self.counts.items())])
        )
        theme.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As high as columns can be told apart."""
        return QSize(400, 190)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """The least at which they can."""
        return QSize(300, 130)

    def x_of(self, points: float) -> float:
        """Where so many points stand."""
        return (points / STEP - self.first) * self.width() / (self.last + 1 - self.first)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The columns, the scale below them, and the verdicts above."""
        palette, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        floor = self.height() - BELOW
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.drawLine(QPointF(0, floor + 0.5), QPointF(self.width(), floor + 0.5))
        high = (floor - ABOVE) / max(self.counts.values())
        for step, count in self.counts.items():
            left, right = self.x_of(step * STEP), self.x_of((step + 1) * STEP)
            column = QRectF(left + AIR, floor - count * high, right - left - 2 * AIR, count * high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour_of("own", palette))
            painter.drawRoundedRect(column, ROUND, ROUND)
        self._scale(painter, floor)
        self._verdicts(painter, floor)
        painter.end()

    def _scale(self, painter: QPainter, floor: float) -> None:
        painter.setFont(fonts.numbers(11, 500))
        painter.setPen(QColor(theme.current().text2))
        for step in range(self.first + 1, self.last + 1):
            if step * STEP % (2 * STEP) == 0:
                at = QRectF(self.x_of(step * STEP) - 20, floor + 3, 40, BELOW - 3)
                painter.drawText(at, Qt.AlignmentFlag.AlignHCenter, str(step * STEP))

    def _verdicts(self, painter: QPainter, floor: float) -> None:
        palette = theme.current()
        painter.setFont(fonts.text(11.5, 600))
        for name, least in LEAST.items():
            across = self.x_of(least)
            painter.setPen(QPen(QColor(palette.gold), 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(across, 2), QPointF(across, floor))
            painter.setPen(QColor(palette.text2))
            told = QRectF(across + 5, 0, 160, ABOVE - 4)
            painter.drawText(told, Qt.AlignmentFlag.AlignVCenter, verdict_name(name))


def told_of(step: int, count: int) -> str:
    """A column for those who hear it: "50 to 54 points: 3 games"."""
    return tr(
        "Statistics",
        "{least} to {most} points: {n} game(s)",
        least=step * STEP,
        most=step * STEP + STEP - 1,
        n=count,
    )
