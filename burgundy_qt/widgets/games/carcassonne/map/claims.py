"""Marks whose land is whose: a tint, the seat's mark as a weave, a dashed edge; land that several
hold has the marks and the edges of all in turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QTransform

from burgundy_qt.widgets.games.carcassonne.look.colours import INK, SHARED
from burgundy_qt.widgets.games.carcassonne.look.tiles import FOLDER
from burgundy_qt.widgets.games.carcassonne.map.land import Brush, Land, Part
from burgundy_qt.widgets.games.carcassonne.map.lighting import clear, outline
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, translucent
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import SEAT, SLATE

TINT, WEAVE = 0.26, 0.72
THREAD = 0.24
"""How far apart the marks of a weave are, in tiles; a mark fills a part of that."""
MARK = 0.56
EDGE = 0.030
DASH = 3.2, 2.2
SLATE_LINE = "#B9B3C6"
"""The edge of the dark seat's land."""


class Claim(NamedTuple):
    """A feature that is held: its places, and the seats that share it."""

    places: tuple[str, ...]
    seats: tuple[int, ...]


def mark_claim(brush: Brush, land: Land, claim: Claim, look: PaintStyle) -> None:
    """Lay the tint, the weave and the edge of a claim over its land."""
    parts = land.parts(claim.places)
    colours = tuple(look.seating.colours[seat] for seat in claim.seats)
    _draw_edge(brush, parts, colours)
    clear(brush, parts)
    tint = translucent(SEAT[colours[0]] if len(colours) == 1 else SHARED, TINT)
    weave = _weave(brush, colours, look)
    for path in brush.on(parts):
        brush.painter.fillPath(path, tint)
        brush.painter.setOpacity(WEAVE)
        brush.painter.fillPath(path, weave)
        brush.painter.setOpacity(1)


def _draw_edge(brush: Brush, parts: Sequence[Part], colours: Sequence[int]) -> None:
    wide = 2 * max(EDGE, 2.2 / brush.unit)
    outline(brush, parts, QPen(QColor(INK), wide + 2.4 / brush.unit))
    if len(colours) > 1:
        outline(brush, parts, QPen(QColor(_line(colours[1])), wide))
    dashed = QPen(QColor(_line(colours[0])), wide)
    dashed.setDashPattern(list(DASH))
    dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
    outline(brush, parts, dashed)


def _line(colour: int) -> str:
    return SLATE_LINE if colour == SLATE else SEAT[colour]


def _weave(brush: Brush, colours: tuple[int, ...], look: PaintStyle) -> QBrush:
    """The weave as it lies on every tile: a whole number of marks fits in."""
    many = max(2, len(colours))
    marks = many * max(1, round(1 / THREAD / many))
    step = max(4, round(brush.unit * look.dpr / marks))
    weave = QBrush(_woven(colours, step))
    weave.setTransform(QTransform.fromScale(1 / (marks * step), 1 / (marks * step)))
    return weave


@lru_cache(maxsize=24)
def _woven(colours: tuple[int, ...], step: int) -> QPixmap:
    """The marks set like bricks; seats that share the land take turns."""
    many = max(2, len(colours))
    side = step * many
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    for at in range(many):
        colour = colours[at % len(colours)]
        middle = QPointF((at + 0.5) * step, (at + 0.5) * step)
        mark = sprite_files.pixmap(f"{FOLDER}/followers/mark-{colour}", step * MARK)
        painter.drawPixmap(middle - QPointF(mark.width() / 2, mark.height() / 2), mark)
    painter.end()
    return pixmap
