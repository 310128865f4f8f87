"""Each theme as a small picture of a table and a panel, for its button in the settings."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.palette import DARK, LIGHT, Palette

SIZE = QSize(196, 92)
PIECES = (("castle", 24, 24), ("monastery:7", 70, 24), ("ship", 47, 48))


def theme_icon(name: str, dpr: float) -> QIcon:
    """The picture of `light`, `dark` or `system`, which is half of each."""
    picture = QPixmap(SIZE * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, SIZE.width(), SIZE.height()), 9, 9)
    painter.setClipPath(outline)
    _paint(painter, DARK if name == "dark" else LIGHT, dpr)
    if name == "system":
        half = QPainterPath()
        w, h = SIZE.width(), SIZE.height()
        half.addPolygon(QPolygonF([QPointF(w * 0.62, 0), QPointF(w, 0), QPointF(w, h), QPointF(w * 0.38, h)]))
        painter.setClipPath(outline & half)
        _paint(painter, DARK, dpr)
    painter.end()
    return QIcon(picture)


def _paint(painter: QPainter, palette: Palette, dpr: float) -> None:
    painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), QColor(palette.table))
    painter.setPen(QPen(QColor(palette.line2), 1))
    for colour, rect in ((palette.map, QRectF(12, 12, 84, 68)), (palette.panel, QRectF(104, 12, 80, 68))):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect, 6, 6)
    for tile, x, y in PIECES:
        painter.drawPixmap(QPointF(x, y - 6), art.pixmap(art.tile_art(tile, small=True), 24, dpr))
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, rect in (
        (palette.text, QRectF(114, 24, 48, 5)),
        (palette.text2, QRectF(114, 36, 36, 5)),
        (palette.accent, QRectF(114, 56, 60, 14)),
    ):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect, 2.5, 2.5)
