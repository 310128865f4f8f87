"""The rings of the states: legal, priced, selected, hover, pending, last move, focus. One pixmap
for each form and size."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.palette import INK, LIGHT
from burgundy_qt.widgets.pieces import cell_rings, hexes
from burgundy_qt.widgets.pieces.look import Look, seat_line, veiled
from burgundy_qt.widgets.pieces.place import Place

OUTSIDE = (
    "legal",
    "priced",
    "selected",
    "hover",
    "focus",
)  # the states whose rings high contrast draws its own way
DRAWN = ("priced",)  # the states whose rings round a hex are no sprites
DASHES = {"priced": (6.4, 4.2)}  # what is drawn and what is left out, in units
HEX_RING = 248 / 256  # width of the ring's box to the height of the hex
FLAT_RING = 280 / 256  # width of the ring's box to the width of a hex with a flat side up
CORNERS = {"square": 0.24, "round": 0.5, "plate": 0.0, "shield": 0.16, "leaf": 0.106}


def forget() -> None:
    """Let go of all rings: the table has another size or look."""
    _frame.cache_clear()
    _hex_frame.cache_clear()
    _last_move.cache_clear()
    cell_rings.forget()


def ring(place: Place, state: str, look: Look, seat: int = 0) -> QPixmap:
    """The ring for a place, with the same middle. `seat` colours the ring of the last move."""
    rect = place.rect
    flat = place.form == "flat"
    across = round(max(rect.width(), rect.height()), 2)
    if place.is_hex and (state in DRAWN or (look.palette.is_high and state in OUTSIDE)):
        return _hex_frame(across, state, look, flat)
    if place.is_hex and state == "last":
        return _last_move(across, look, seat, flat)
    if flat:
        return art.pixmap(f"hex/flat-{state}-{look.theme}", rect.width() * FLAT_RING, look.dpr)
    if place.form == "hex":
        return art.pixmap(f"hex/{state}-{look.theme}", rect.height() * HEX_RING, look.dpr)
    if place.form == "cell":
        return cell_rings.cell_ring(across, state, look, seat)
    if place.shape is not None:
        return _round_shape(place, state, look, seat)
    corner = CORNERS[place.form] * min(rect.width(), rect.height()) or 9 * look.u
    return _frame(
        round(rect.width(), 2), round(rect.height(), 2), round(corner, 2), state, look, seat
    )


def _strokes(state: str, look: Look, seat: int) -> list[tuple[float, float, QColor]]:
    """Distance outside the edge, width and colour of each line, in units."""
    palette = look.palette
    white = QColor(LIGHT.hover)
    match state:
        case _ if palette.is_high and state in OUTSIDE:
            return _plain_strokes(state, look)
        case "legal":
            return [
                (2.6, 7.5, veiled(palette.glow, 0.28)),
                (2.4, 4.2, QColor(palette.glow)),
                (2.2, 1.6, QColor(palette.glow_core)),
            ]
        case "priced":
            return [(2.4, 5.2, QColor(palette.glow)), (2.4, 2.2, QColor(palette.glow_core))]
        case "selected":
            return [
                (3.2, 9.0, veiled(palette.glow, 0.32)),
                (3.0, 5.0, QColor(palette.glow)),
                (0.2, 1.8, white),
            ]
        case "hover":
            return [(1.2, 1.8, QColor(palette.text)), (-0.6, 1.8, white)]
        case "focus":
            return [(3.6, 3.2, QColor(palette.focus)), (1.4, 1.8, white)]
        case "pending":
            return [(2.4, 5.4, white), (2.4, 3.2, QColor(palette.accent_hi))]
        case "last":
            return [(1.0, 3.0, white), (1.8, 1.6, QColor(seat_line(seat, look)))]
    raise ValueError(f"no frame is drawn for the state {state!r}")


def _plain_strokes(state: str, look: Look) -> list[tuple[float, float, QColor]]:
    """With high contrast nothing shines through: every ring is edged in ink or paper, and the focus
    is thickest."""
    palette, ink, paper = look.palette, QColor(INK), QColor(LIGHT.hover)
    match state:
        case "legal":
            return [(3.0, 7.0, ink), (3.0, 4.6, QColor(palette.glow)), (1.6, 1.6, paper)]
        case "priced":
            return [(3.0, 6.4, ink), (3.0, 4.0, QColor(palette.glow_core))]
        case "selected":
            return [(3.6, 9.4, ink), (3.6, 6.6, QColor(palette.glow_core)), (0.4, 1.6, ink)]
        case "hover":
            return [(1.4, 3.0, ink), (-1.0, 2.6, paper)]
    return [(4.2, 9.0, paper), (4.2, 6.4, QColor(LIGHT.focus)), (0.6, 1.6, ink)]


def _pen(state: str, colour: QColor, stroke: float, look: Look) -> QPen:
    """The line of a state: round what would have to be paid for it is dashed."""
    width = stroke * look.u
    pen = QPen(colour, width)
    if state in DASHES:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([length * look.u / width for length in DASHES[state]])
    return pen


@lru_cache(maxsize=120)
def _hex_frame(across: float, state: str, look: Look, flat: bool) -> QPixmap:
    """The same round a hex, from corner to corner so many pixels."""
    room = across + 20 * look.u
    pixmap, painter = _sheet(QSizeF(room, room), look)
    size = pixmap.deviceIndependentSize()
    middle = QPointF(size.width() / 2, size.height() / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for outside, stroke, colour in _strokes(state, look, 0):
        pen = _pen(state, colour, stroke, look)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(
            hexes.outline(middle, 0.94 * across / 2 + outside * look.u, 0.1 * across / 2, flat)
        )
    painter.end()
    return pixmap


@lru_cache(maxsize=300)
def _frame(
    width: float, height: float, corner: float, state: str, look: Look, seat: int
) -> QPixmap:
    margin = 9 * look.u
    pixmap, painter = _sheet(QSizeF(width + 2 * margin, height + 2 * margin), look)
    rect = QRectF(margin, margin, width, height)
    if state == "hover":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veiled(LIGHT.hover, 0.12))
        painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for outside, stroke, colour in _strokes(state, look, seat):
        grow = outside * look.u
        painter.setPen(_pen(state, colour, stroke, look))
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow
        )
    painter.end()
    return pixmap


def _round_shape(place: Place, state: str, look: Look, seat: int) -> QPixmap:
    """The lines along the edge of a shape, which is tinted."""
    margin, rect = 9 * look.u, place.rect
    pixmap, painter = _sheet(rect.size() + QSizeF(2 * margin, 2 * margin), look)
    painter.translate(margin - rect.x(), margin - rect.y())
    path, lines = place.outline(), _strokes(state, look, seat)
    painter.fillPath(path, veiled(LIGHT.hover if state == "hover" else look.palette.glow, 0.22))
    for _outside, stroke, colour in lines:
        pen = _pen(state, colour, stroke, look)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.end()
    return pixmap


@lru_cache(maxsize=60)
def _last_move(across: float, look: Look, seat: int, flat: bool) -> QPixmap:
    """A thin ring and a pennant at the top, in the mover's colour."""
    scale = across / 256
    pixmap, painter = _sheet(QSizeF(300 * scale, 300 * scale), look)
    painter.translate(
        pixmap.deviceIndependentSize().width() / 2, pixmap.deviceIndependentSize().height() / 2
    )
    painter.scale(scale, scale)
    line = QColor(seat_line(seat, look))
    middle = QPointF(0, 0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, stroke, colour in ((118, 10, QColor(LIGHT.hover)), (122, 6, line)):
        painter.setPen(
            QPen(
                colour,
                stroke,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.drawPath(hexes.outline(middle, radius, 12, flat))
    top = -114 if flat else -134
    pennant = QPainterPath(QPointF(-26, top))
    pennant.lineTo(26, top)
    pennant.lineTo(0, top + 42)
    pennant.closeSubpath()
    painter.setPen(
        QPen(
            QColor(LIGHT.hover),
            6,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.setBrush(line)
    painter.drawPath(pennant)
    painter.end()
    return pixmap


def _sheet(size: QSizeF, look: Look) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(
        2 * round(size.width() * look.dpr / 2), 2 * round(size.height() * look.dpr / 2)
    )
    pixmap.setDevicePixelRatio(look.dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(art.SMOOTH)
    return pixmap, painter
