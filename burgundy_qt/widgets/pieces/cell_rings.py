"""The rings of the states of a square cell on a map: they lie within the cell, for its neighbours
touch it."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.palette import INK, LIGHT
from burgundy_qt.widgets.look.pixmaps import clear_pixmap
from burgundy_qt.widgets.pieces.look import Look, seat_line, veiled

DRAWN_FOR = 84.0
"""The strokes are told for a cell so many pixels wide; in others they are thicker or thinner."""
THINNEST, THICKEST = 0.62, 1.7
MARGIN = 0.12
"""So much of a cell the picture is wider on each side."""
TINT = {"legal": (0.30, 0.12), "priced": (0.14, 0.06)}
"""How strongly what is offered is tinted, by day and at night."""
DASHES = {"priced": (9.0, 6.0)}
"""What is drawn and what is left out."""
Stroke = tuple[float, float, QColor]


def forget() -> None:
    """Let go of all rings: the table has another size or look."""
    _ring.cache_clear()


def cell_ring(across: float, state: str, look: Look, seat: int = 0) -> QPixmap:
    """The ring of a state for a cell so wide, with the same middle; `seat` colours the ring of the
    last move. Raises ValueError."""
    return _ring(round(across, 2), state, look, seat if state == "last" else 0)


@lru_cache(maxsize=80)
def _ring(across: float, state: str, look: Look, seat: int) -> QPixmap:
    strokes = _strokes(state, look, seat)
    pixels = 2 * round(across * (1 + 2 * MARGIN) * look.dpr / 2)
    pixmap = clear_pixmap(QSize(pixels, pixels), look.dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(art.SMOOTH)
    middle = pixels / look.dpr / 2
    painter.translate(middle, middle)
    cell = QRectF(-across / 2, -across / 2, across, across)
    scale = min(THICKEST, max(THINNEST, across / DRAWN_FOR))
    corner = max(3.0, across * 0.05)
    _tint(painter, cell, corner, state, look)
    for inside, stroke, colour in strokes:
        painter.setPen(_pen(state, colour, stroke, scale))
        rect = cell.adjusted(*(each * inside * scale for each in (1, 1, -1, -1)))
        painter.drawRoundedRect(rect, corner, corner)
    if state == "last":
        _draw_pennant(painter, cell, scale, QColor(seat_line(seat, look)))
    if state == "pending":
        _draw_pearls(painter, cell, scale, QColor(look.palette.accent_hi))
    painter.end()
    return pixmap


def _tint(painter: QPainter, cell: QRectF, corner: float, state: str, look: Look) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    if state == "hover":
        painter.setBrush(veiled(LIGHT.hover, 0.14))
        painter.drawRoundedRect(cell, corner, corner)
    elif state in TINT and not look.palette.is_high:
        painter.setBrush(veiled(look.palette.glow_core, TINT[state][look.is_dark]))
        painter.drawRoundedRect(cell.adjusted(3, 3, -3, -3), corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _strokes(state: str, look: Look, seat: int) -> list[Stroke]:
    """Distance inside the edge, width and colour of each line."""
    palette, white, ink = look.palette, QColor(LIGHT.hover), QColor(INK)
    glow = QColor(palette.glow)
    if palette.is_high and state in ("legal", "priced", "selected"):
        core = QColor(palette.glow_core)
        wide = {"legal": 6.0, "priced": 5.0, "selected": 9.0}[state]
        return [(5.0, wide + 2.4, ink), (5.0, wide, core if state == "selected" else glow)]
    match state:
        case "legal":
            return [
                (5.0, 7.0, veiled(palette.glow, 0.28)),
                (5.0, 3.6, glow),
                (5.0, 1.5, QColor(palette.glow_core)),
            ]
        case "priced":
            return [(5.0, 2.6, glow)]
        case "selected":
            return [(-2.0, 10.0, veiled(palette.glow, 0.32)), (-1.0, 5.5, glow), (3.2, 2.2, white)]
        case "hover":
            return [
                (0.0, 2.0, QColor(palette.text) if not look.is_dark else ink),
                (2.4, 2.4, white),
            ]
        case "focus":
            return [(-2.5, 4.0, QColor(palette.focus)), (1.0, 2.0, white)]
        case "pending":
            return [
                (0.0, 9.0, veiled(palette.accent, 0.3)),
                (0.0, 4.6, QColor(palette.accent_hi)),
                (3.0, 1.6, white),
            ]
        case "last":
            return [(0.5, 4.0, white), (0.5, 2.0, QColor(seat_line(seat, look)))]
    raise ValueError(f"no ring is drawn for the state {state!r}")


def _pen(state: str, colour: QColor, stroke: float, scale: float) -> QPen:
    width = stroke * scale
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if state in DASHES:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([length * scale / width for length in DASHES[state]])
    return pen


def _draw_pennant(painter: QPainter, cell: QRectF, scale: float, colour: QColor) -> None:
    """At the top, in the mover's colour."""
    top = cell.top() - 6 * scale
    pennant = QPainterPath(QPointF(-8 * scale, top))
    pennant.lineTo(8 * scale, top)
    pennant.lineTo(0, top + 13 * scale)
    pennant.closeSubpath()
    painter.setPen(QPen(QColor(LIGHT.hover), 1.8 * scale))
    painter.setBrush(colour)
    painter.drawPath(pennant)


def _draw_pearls(painter: QPainter, cell: QRectF, scale: float, colour: QColor) -> None:
    """Three at the top: a decision waits."""
    painter.setPen(QPen(QColor(LIGHT.hover), 1.5 * scale))
    painter.setBrush(colour)
    for x in (-12, 0, 12):
        painter.drawEllipse(QPointF(x * scale, cell.top()), 4.4 * scale, 4.4 * scale)
