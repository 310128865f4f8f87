"""Decoration without a meaning in the game: the landscape behind Home, the empty slots of empty
lists, and the hexagon for small pictures."""

from __future__ import annotations

import math
from math import cos, pi, sin

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.palette import TILE, mix

SKY = 0.215
"""The share of a landscape's height with only sky: in a wide window the sky is clipped first, then
the foreground."""
REST_MS = 120


class Scenery(QWidget):
    """A widget with the landscape `name` of the current theme.

    Drawing takes a moment, so it waits until the widget keeps one size for a while. While a window
    is resized, the last picture is stretched; and a start that opens a game at once draws none.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.picture: QPixmap | None = None
        self.resting = QTimer(self, singleShot=True, interval=REST_MS)
        self.resting.timeout.connect(self._draw)
        theme.theme_changed.connect(self._follow_theme)

    @property
    def ground(self) -> str:
        """The name of the picture's file."""
        return f"{self.name}-{theme.current().name}"

    @property
    def place(self) -> QRectF:
        """The rectangle of the whole picture, including the clipped parts."""
        return covering(QSizeF(self.size()), sprite_files.svg_size(f"ground/{self.ground}"))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Paint the picture, or the table's colour until it is drawn."""
        painter = QPainter(self)
        if self.picture is None:
            painter.fillRect(self.rect(), QColor(theme.current().table))
        elif self.resting.isActive():
            painter.drawPixmap(self.place, self.picture, QRectF(self.picture.rect()))
        else:
            painter.drawPixmap(self.place.topLeft(), self.picture)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Start the timer for drawing."""
        super().showEvent(event)
        self.resting.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Drop the picture while it is hidden."""
        super().hideEvent(event)
        self.resting.stop()
        self.picture = None

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Draw again when the size no longer changes."""
        super().resizeEvent(event)
        if self.isVisible():
            self.resting.start()

    def event(self, event: QEvent) -> bool:
        """Draw again for another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.isVisible():
            self.resting.start()
        return super().event(event)

    def _follow_theme(self) -> None:
        if self.picture is not None:
            self._draw()

    def _draw(self) -> None:
        place = self.place
        self.picture = sprite_files.background_pixmap(
            self.ground, place.width(), place.height(), self.devicePixelRatioF()
        )
        self.update()


def covering(room: QSizeF, drawing: QSizeF) -> QRectF:
    """Return the rectangle of a drawing that covers a room. Extra width is clipped equally on both
    sides, extra height first in the sky and then in the foreground."""
    factor = max(room.width() / drawing.width(), room.height() / drawing.height())
    width, height = math.ceil(factor * drawing.width()), math.ceil(factor * drawing.height())
    above = min(height - room.height(), SKY * height)
    return QRectF(math.floor((room.width() - width) / 2), -math.floor(above), width, height)


def hexagon(middle: QPointF, radius: float) -> QPolygonF:
    """Return a hexagon with a corner at the top."""
    corners = (pi / 6 + pi / 3 * corner for corner in range(6))
    return QPolygonF([middle + QPointF(cos(angle), sin(angle)) * radius for angle in corners])


KINDS = "castle", "ship", "animal", "building", "monastery", "mine"
RADIUS, APART, GLYPH = 40.0, 72.0, 34.0


class EmptyStateArt(QWidget):
    """Six empty slots round the crest."""

    def __init__(self) -> None:
        super().__init__()
        side = round(2 * (APART + RADIUS) + 4)
        self.setFixedSize(QSize(side, side))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint slots and crest; they never move."""
        palette, dpr = theme.current(), self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        middle = QRectF(self.rect()).center()
        for place, kind in enumerate(KINDS):
            angle = pi / 3 * place - pi / 6
            slot = middle + QPointF(cos(angle), sin(angle)) * APART
            painter.setPen(QPen(QColor(palette.line2), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(palette.well))
            painter.drawPolygon(hexagon(slot, RADIUS))
            colour = mix(
                TILE[kind], palette.text if palette.name == "dark" else palette.shadow, 0.3
            )
            glyph = sprite_files.tinted(f"glyphs/{kind}", colour, GLYPH, dpr)
            size = glyph.deviceIndependentSize()
            painter.drawPixmap(slot - QPointF(size.width() / 2, size.height() / 2), glyph)
        crest = sprite_files.pixmap("icons/app", RADIUS * 2, dpr)
        size = crest.deviceIndependentSize()
        painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), crest)
        painter.end()
