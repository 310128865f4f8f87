"""Widgets with round corners that hide all that lies under them: what moves there never has them
painted again."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QRegion
from PySide6.QtWidgets import QWidget


def round_off(widget: QWidget, radius: float) -> None:
    """Cut the corners of a widget off, which paints all of the rest."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(widget.rect()), radius, radius)
    widget.setMask(QRegion(path.toFillPolygon().toPolygon()))
    widget.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
