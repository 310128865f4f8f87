"""Each theme as a small picture of a table and a panel, for its button in the settings."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.palette import DARK, LIGHT, Palette
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

SIZE = QSize(206, 98)
RING = 3
PIECES = (("castle", 31, 38), ("monastery:7", 77, 38), ("ship", 54, 62))  # their centres
PIECE = 25


def theme_icon(name: str, dpr: float) -> QIcon:
    """The picture of `light`, `dark` or `system`, which is half of each; with a ring while its
    button is down."""
    made = QIcon(theme_picture(name, dpr, theme.current().line2, 1))
    made.addPixmap(
        theme_picture(name, dpr, theme.current().accent_hi, RING), QIcon.Mode.Normal, QIcon.State.On
    )
    return made


def theme_picture(name: str, dpr: float, colour: str, ring: float) -> QPixmap:
    """The picture of a theme within a line of that colour and thickness."""
    picture = transparent_pixmap(SIZE * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    outline = QPainterPath()
    inner = QRectF(0, 0, SIZE.width(), SIZE.height()).adjusted(
        ring / 2, ring / 2, -ring / 2, -ring / 2
    )
    outline.addRoundedRect(inner, 10, 10)
    painter.setClipPath(outline)
    _paint(painter, DARK if name == "dark" else LIGHT, dpr)
    if name == "system":
        half = QPainterPath()
        w, h = SIZE.width(), SIZE.height()
        half.addPolygon(
            QPolygonF([QPointF(w * 0.62, 0), QPointF(w, 0), QPointF(w, h), QPointF(w * 0.38, h)])
        )
        painter.setClipPath(outline & half)
        _paint(painter, DARK, dpr)
    painter.setClipping(False)
    painter.strokePath(outline, QPen(QColor(colour), ring))
    painter.end()
    return picture


def _paint(painter: QPainter, palette: Palette, dpr: float) -> None:
    painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), QColor(palette.table))
    painter.setPen(QPen(QColor(palette.line2), 1))
    for colour, rect in (
        (palette.map, QRectF(14, 14, 80, 70)),
        (palette.panel, QRectF(106, 14, 86, 70)),
    ):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect, 6, 6)
    for tile, x, y in PIECES:
        piece = sprite_files.pixmap(sprite_files.tile_art(tile, small=True), PIECE, dpr)
        painter.drawPixmap(QPointF(x - PIECE / 2, y - piece.height() / dpr / 2), piece)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, rect in (
        (palette.text, QRectF(118, 27, 50, 5)),
        (palette.text2, QRectF(118, 39, 38, 5)),
        (palette.accent, QRectF(118, 57, 62, 14)),
    ):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect, 2.5, 2.5)
