"""The two colours of the statistics, the person's own and that of all others, and the signs that
explain them. They load no pyqtgraph, unlike plot_base: figures and rows are there before the plots.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.labels import DrawnLabel
from burgundy_qt.widgets.theme.palette import SEAT, Palette, lighter, mix
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

Whose = Literal["own", "others"]
Kind = Literal["dot", "line", "band", "box"]
SIGN = {"dot": QSize(10, 14), "line": QSize(28, 14), "band": QSize(28, 14), "box": QSize(14, 14)}
FAINT = 110
BAND = 46
"""How much of 255 a game's dot and a band cover."""


def colour_of(whose: Whose, palette: Palette) -> QColor:
    """Return the colour in which the person's own figures stand, or those of the others."""
    base = SEAT[0] if whose == "own" else SEAT[1]
    return QColor(base if palette.name == "light" else mix(lighter(base, 0.22), palette.text, 0.12))


def faint(colour: QColor, alpha: int) -> QColor:
    """Return the colour, covering so much of 255."""
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)


class Sign(DrawnLabel):
    """A dot, a line, a band or a box in one of the two colours."""

    def __init__(self, kind: Kind, whose: Whose) -> None:
        super().__init__()
        self.kind, self.whose = kind, whose
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        self.setPixmap(
            sign_pixmap(self.kind, colour_of(self.whose, theme.current()), self.devicePixelRatioF())
        )


def sign_pixmap(kind: Kind, colour: QColor, dpr: float) -> QPixmap:
    """Return the picture of a sign."""
    size = SIGN[kind]
    picture = transparent_pixmap(size * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(size.width() / 2, size.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    match kind:
        case "dot":
            painter.setBrush(faint(colour, FAINT + 60))
            painter.drawEllipse(middle, 4, 4)
        case "line":
            painter.setPen(QPen(colour, 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(3, middle.y()), QPointF(size.width() - 3, middle.y()))
        case "band":
            painter.fillRect(
                QRectF(2, 2, size.width() - 4, size.height() - 4), faint(colour, BAND + 20)
            )
        case "box":
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(1, 1, 12, 12), 3, 3)
    painter.end()
    return picture


class Legend(QWidget):
    """What the colours and signs of a picture mean, in a row."""

    def __init__(self, *entries: tuple[Kind, Whose, str]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.words: list[QLabel] = []
        for kind, whose, text in entries:
            label = text_label(text, "note")
            self.words.append(label)
            row.addWidget(Sign(kind, whose))
            row.addWidget(label)
            row.addSpacing(8)
