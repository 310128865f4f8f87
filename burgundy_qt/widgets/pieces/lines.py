"""A line of words or figures on the table: how large it is written in the room that it has, and
where."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

SMALLEST = 0.7  # so much smaller than usual a line is written at most, before it is cut off
HIGH = 1.2  # the height of a line, in sizes of its type


def fitting(font: QFont, text: str, room: QRectF, larger: float = 1.0) -> QFont:
    """The font `larger` by so many times, or by as many as `room` has height and width for; never
    below SMALLEST of the font that it is given."""
    usual = font.pixelSize()
    wanted = max(usual, math.floor(min(usual * larger, room.height() / HIGH)))
    fitted = sized(font, wanted)
    needed = QFontMetricsF(fitted).horizontalAdvance(text)
    if needed <= room.width() or room.isEmpty():
        return fitted
    return sized(font, max(1, math.floor(max(SMALLEST * usual, wanted * room.width() / needed))))


def grown(font: QFont, text: str, room: QSizeF, larger: float) -> QFont:
    """The font `larger` by so many times, or by as many as `room` has height and width for the
    capitals of `text`; never smaller than it is given."""
    metrics = QFontMetricsF(font)
    has_room = min(
        room.width() / max(1.0, metrics.horizontalAdvance(text)),
        room.height() / metrics.capHeight(),
    )
    return sized(font, math.floor(font.pixelSize() * max(1.0, min(larger, has_room))))


def sized(font: QFont, pixels: int) -> QFont:
    """The same font in another size."""
    other = QFont(font)
    other.setPixelSize(pixels)
    return other


def baseline_corner(rect: QRectF, align: str, text: str, metrics: QFontMetricsF) -> QPointF:
    """The upper left corner of a text line whose capitals stand in the middle of `rect`."""
    width = metrics.horizontalAdvance(text)
    x = {"left": rect.x(), "middle": rect.center().x() - width / 2, "right": rect.right() - width}[
        align
    ]
    return QPointF(round(x), round(rect.center().y() + metrics.capHeight() / 2 - metrics.ascent()))
