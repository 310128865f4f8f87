"""How the table is drawn now: palette, edition and pixel ratio, for everything that paints."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from burgundy_qt.widgets.look.palette import Palette
from burgundy_qt.widgets.look.seating import PLAIN, Seating


class Look(NamedTuple):
    """The palette, the edition whose faces the tiles show, the unit in pixels, the device-pixel ratio, how the seats
    are dressed, and how many times as large as usual words are written where they have room."""

    palette: Palette
    edition: str
    u: float
    dpr: float
    seating: Seating = PLAIN
    text: float = 1.0

    @property
    def theme(self) -> str:
        """`light` or `dark`, as the art names it."""
        return self.palette.name

    @property
    def is_dark(self) -> bool:
        """Whether it is night."""
        return self.palette.is_dark


def on_pixel(point: QPointF, look: Look) -> QPointF:
    """The nearest whole device pixel: what is drawn there is sharp."""
    return QPointF(round(point.x() * look.dpr) / look.dpr, round(point.y() * look.dpr) / look.dpr)


def seat_line(seat: int, look: Look) -> str:
    """A seat's colour as a line that is seen on a panel; slate on a dark panel is lightened."""
    return look.palette.text3 if look.is_dark and look.seating.colours[seat] == 3 else look.seating.hue(seat)


def veiled(colour: str, opacity: float) -> QColor:
    """A colour that lets through what lies below; opacity 0..1."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made
