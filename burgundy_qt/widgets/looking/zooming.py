"""Looking closer at the whole table: how large it is seen, and which part of it."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

from burgundy_qt.widgets.looking.hands import DIRECTIONS, PAN, STEP

LARGEST, LEAST_LARGEST = 3.0, 1.5
MOST_PIXELS = 48e6
"""All pictures of the table are drawn for the size at which it is seen: so large it may become
altogether."""
AIR = 60  # pixels kept around what is brought into view


class Zoom(QObject):
    """The `level` at which a view is seen, 1 being all of it. `changed` comes when the level or the
    part has changed.

    What is behind the view stays as it is: only its transform and its scroll bars are used, which
    are not shown."""

    changed = Signal()

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self.view = view
        self.level = 1.0

    @property
    def is_in(self) -> bool:
        """Whether only a part of the table is seen."""
        return self.level > 1.0

    @property
    def most(self) -> float:
        """The largest level at which everything can still be drawn sharply."""
        size, ratio = self.view.viewport().size(), self.view.devicePixelRatioF()
        pixels = max(1.0, size.width() * size.height() * ratio * ratio)
        return max(LEAST_LARGEST, min(LARGEST, math.sqrt(MOST_PIXELS / pixels)))

    def larger(self) -> None:
        """One step closer, towards the middle."""
        self.by(STEP)

    def smaller(self) -> None:
        """One step away."""
        self.by(1 / STEP)

    def fit(self) -> None:
        """See all of the table."""
        self.by(0)

    def by(self, factor: float, at: QPointF | None = None) -> None:
        """See the table `factor` times as large; what lies `at` a point of the view (None: its
        middle) stays there."""
        level = min(self.most, max(1.0, self.level * factor))
        if level < 1.02:  # so that the way back always ends at all of it
            level = 1.0
        if level == self.level:
            return
        point = QRectF(self.view.viewport().rect()).center() if at is None else at
        seen = self.view.viewportTransform().inverted()[0].map(point)
        self.level = level
        self.view.setTransform(QTransform.fromScale(level, level))
        self._move(self.view.viewportTransform().map(seen) - point)
        self.changed.emit()

    def keep_within(self) -> None:
        """The view has another size now: the level may be too large for it."""
        self.by(1.0)

    def pan(self, by: QPointF) -> None:
        """Move what is seen by so many pixels."""
        if self.is_in:
            self._move(-by)
            self.changed.emit()

    def go(self, direction: str) -> None:
        """Look further to the `left`, `right`, `up` or `down`."""
        x, y = DIRECTIONS[direction]
        size = self.view.viewport().size()
        self.pan(QPointF(x * size.width(), y * size.height()) * PAN)

    def bring_into_view(self, rect: QRectF) -> None:
        """See a rectangle of the scene, with some air around it."""
        if self.is_in and not rect.isNull():
            self.view.ensureVisible(rect, AIR, AIR)
            self.changed.emit()

    def _move(self, by: QPointF) -> None:
        across, down = self.view.horizontalScrollBar(), self.view.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))
