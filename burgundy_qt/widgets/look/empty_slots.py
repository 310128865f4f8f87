"""The picture for a place where nothing is yet."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.look import art, theme
from burgundy_qt.widgets.look.hexagon import hexagon
from burgundy_qt.widgets.look.palette import TILE, mix

KINDS = "castle", "ship", "animal", "building", "monastery", "mine"
RADIUS, APART, GLYPH = 40.0, 72.0, 34.0


class EmptySlots(QWidget):
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
            spot = middle + QPointF(cos(angle), sin(angle)) * APART
            painter.setPen(QPen(QColor(palette.line2), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(palette.well))
            painter.drawPolygon(hexagon(spot, RADIUS))
            colour = mix(
                TILE[kind], palette.text if palette.name == "dark" else palette.shadow, 0.3
            )
            glyph = art.tinted(f"glyphs/{kind}", colour, GLYPH, dpr)
            size = glyph.deviceIndependentSize()
            painter.drawPixmap(spot - QPointF(size.width() / 2, size.height() / 2), glyph)
        crest = art.pixmap("icons/app", RADIUS * 2, dpr)
        size = crest.deviceIndependentSize()
        painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), crest)
        painter.end()
