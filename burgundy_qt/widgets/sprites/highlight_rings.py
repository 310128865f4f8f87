"""The rings round a place: legal, priced, selected, hover, pending, last move, focus. There is one
pixmap for each form and size. Module highlights chooses the places."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.brush import PaintStyle, seat_outline, translucent
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import INK, LIGHT
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

# The square cells of a map: their rings are inside the cell, because the neighbours touch it.


DRAWN_FOR = 84.0
"""The cell width in pixels for which the strokes are given; other cells have thicker or thinner
ones."""
THINNEST, THICKEST = 0.62, 1.7
MARGIN = 0.12
"""The margin of the picture on each side, as a share of the cell."""
TINT = {"legal": (0.30, 0.12), "priced": (0.14, 0.06)}
"""The opacity of the tint of offers, by day and at night."""
CELL_DASHES = {"priced": (9.0, 6.0)}
"""The lengths of dashes and gaps."""
Stroke = tuple[float, float, QColor]


def drop_cached_cells() -> None:
    """Drop all cached rings, because the table has another size or look."""
    _ring.cache_clear()


def cell_ring(across: float, state: str, style: PaintStyle, seat: int = 0) -> QPixmap:
    """Return the ring of a state for a cell of that width, with the same middle; `seat` colours the
    ring of the last move. Raises ValueError."""
    return _ring(round(across, 2), state, style, seat if state == "last" else 0)


@lru_cache(maxsize=80)
def _ring(across: float, state: str, style: PaintStyle, seat: int) -> QPixmap:
    strokes = _cell_strokes(state, style, seat)
    pixels = 2 * round(across * (1 + 2 * MARGIN) * style.dpr / 2)
    pixmap = transparent_pixmap(QSize(pixels, pixels), style.dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    middle = pixels / style.dpr / 2
    painter.translate(middle, middle)
    cell = QRectF(-across / 2, -across / 2, across, across)
    scale = min(THICKEST, max(THINNEST, across / DRAWN_FOR))
    corner = max(3.0, across * 0.05)
    _tint(painter, cell, corner, state, style)
    for inside, stroke, colour in strokes:
        painter.setPen(_cell_pen(state, colour, stroke, scale))
        rect = cell.adjusted(*(each * inside * scale for each in (1, 1, -1, -1)))
        painter.drawRoundedRect(rect, corner, corner)
    if state == "last":
        _draw_pennant(painter, cell, scale, QColor(seat_outline(seat, style)))
    if state == "pending":
        _draw_pearls(painter, cell, scale, QColor(style.palette.accent_hi))
    painter.end()
    return pixmap


def _tint(painter: QPainter, cell: QRectF, corner: float, state: str, style: PaintStyle) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    if state == "hover":
        painter.setBrush(translucent(LIGHT.hover, 0.14))
        painter.drawRoundedRect(cell, corner, corner)
    elif state in TINT and not style.palette.is_high:
        painter.setBrush(translucent(style.palette.glow_core, TINT[state][style.is_dark]))
        painter.drawRoundedRect(cell.adjusted(3, 3, -3, -3), corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _cell_strokes(state: str, style: PaintStyle, seat: int) -> list[Stroke]:
    """Return the distance inside the edge, the width and the colour of each line."""
    palette, white, ink = style.palette, QColor(LIGHT.hover), QColor(INK)
    glow = QColor(palette.glow)
    if palette.is_high and state in ("legal", "priced", "selected"):
        core = QColor(palette.glow_core)
        wide = {"legal": 6.0, "priced": 5.0, "selected": 9.0}[state]
        return [(5.0, wide + 2.4, ink), (5.0, wide, core if state == "selected" else glow)]
    match state:
        case "legal":
            return [
                (5.0, 7.0, translucent(palette.glow, 0.28)),
                (5.0, 3.6, glow),
                (5.0, 1.5, QColor(palette.glow_core)),
            ]
        case "priced":
            return [(5.0, 2.6, glow)]
        case "selected":
            return [
                (-2.0, 10.0, translucent(palette.glow, 0.32)),
                (-1.0, 5.5, glow),
                (3.2, 2.2, white),
            ]
        case "hover":
            return [
                (0.0, 2.0, QColor(palette.text) if not style.is_dark else ink),
                (2.4, 2.4, white),
            ]
        case "focus":
            return [(-2.5, 4.0, QColor(palette.focus)), (1.0, 2.0, white)]
        case "pending":
            return [
                (0.0, 9.0, translucent(palette.accent, 0.3)),
                (0.0, 4.6, QColor(palette.accent_hi)),
                (3.0, 1.6, white),
            ]
        case "last":
            return [(0.5, 4.0, white), (0.5, 2.0, QColor(seat_outline(seat, style)))]
    raise ValueError(f"no ring is drawn for the state {state!r}")


def _cell_pen(state: str, colour: QColor, stroke: float, scale: float) -> QPen:
    width = stroke * scale
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if state in CELL_DASHES:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([length * scale / width for length in CELL_DASHES[state]])
    return pen


def _draw_pennant(painter: QPainter, cell: QRectF, scale: float, colour: QColor) -> None:
    """Draw a pennant at the top, in the seat's colour."""
    top = cell.top() - 6 * scale
    pennant = QPainterPath(QPointF(-8 * scale, top))
    pennant.lineTo(8 * scale, top)
    pennant.lineTo(0, top + 13 * scale)
    pennant.closeSubpath()
    painter.setPen(QPen(QColor(LIGHT.hover), 1.8 * scale))
    painter.setBrush(colour)
    painter.drawPath(pennant)


def _draw_pearls(painter: QPainter, cell: QRectF, scale: float, colour: QColor) -> None:
    """Draw three pearls at the top, the sign of a waiting decision."""
    painter.setPen(QPen(QColor(LIGHT.hover), 1.5 * scale))
    painter.setBrush(colour)
    for x in (-12, 0, 12):
        painter.drawEllipse(QPointF(x * scale, cell.top()), 4.4 * scale, 4.4 * scale)


# the states with special rings in high contrast
OUTSIDE = ("legal", "priced", "selected", "hover", "focus")
DRAWN = ("priced",)  # the states with drawn rings round a hex, not sprites
DASHES = {"priced": (6.4, 4.2)}  # dashes and gaps, in units
HEX_RING = 248 / 256  # width of the ring's box to the height of the hex
FLAT_RING = 280 / 256  # width of the ring's box to the width of a hex with a flat side up
CORNERS = {"square": 0.24, "round": 0.5, "plate": 0.0, "shield": 0.16, "leaf": 0.106}


def drop_cached() -> None:
    """Drop all cached rings, because the table has another size or look."""
    _frame.cache_clear()
    _hex_frame.cache_clear()
    _last_move.cache_clear()
    drop_cached_cells()


def highlight_ring(place: SlotPlace, state: str, style: PaintStyle, seat: int = 0) -> QPixmap:
    """Return the ring for a place, with the same middle. `seat` colours the ring of the last
    move."""
    rect = place.rect
    flat = place.form == "flat"
    across = round(max(rect.width(), rect.height()), 2)
    if place.is_hex and (state in DRAWN or (style.palette.is_high and state in OUTSIDE)):
        return _hex_frame(across, state, style, flat)
    if place.is_hex and state == "last":
        return _last_move(across, style, seat, flat)
    if flat:
        return sprite_files.pixmap(
            f"hex/flat-{state}-{style.theme}", rect.width() * FLAT_RING, style.dpr
        )
    if place.form == "hex":
        return sprite_files.pixmap(
            f"hex/{state}-{style.theme}", rect.height() * HEX_RING, style.dpr
        )
    if place.form == "cell":
        return cell_ring(across, state, style, seat)
    if place.shape is not None:
        return _round_shape(place, state, style, seat)
    corner = CORNERS[place.form] * min(rect.width(), rect.height()) or 9 * style.u
    return _frame(
        round(rect.width(), 2), round(rect.height(), 2), round(corner, 2), state, style, seat
    )


def _strokes(state: str, style: PaintStyle, seat: int) -> list[tuple[float, float, QColor]]:
    """Return the distance outside the edge, the width and the colour of each line, in units."""
    palette = style.palette
    white = QColor(LIGHT.hover)
    match state:
        case _ if palette.is_high and state in OUTSIDE:
            return _plain_strokes(state, style)
        case "legal":
            return [
                (2.6, 7.5, translucent(palette.glow, 0.28)),
                (2.4, 4.2, QColor(palette.glow)),
                (2.2, 1.6, QColor(palette.glow_core)),
            ]
        case "priced":
            return [(2.4, 5.2, QColor(palette.glow)), (2.4, 2.2, QColor(palette.glow_core))]
        case "selected":
            return [
                (3.2, 9.0, translucent(palette.glow, 0.32)),
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
            return [(1.0, 3.0, white), (1.8, 1.6, QColor(seat_outline(seat, style)))]
    raise ValueError(f"no frame is drawn for the state {state!r}")


def _plain_strokes(state: str, style: PaintStyle) -> list[tuple[float, float, QColor]]:
    """Return the opaque lines for high contrast: every ring has an edge in ink or paper, and the
    focus is thickest."""
    palette, ink, paper = style.palette, QColor(INK), QColor(LIGHT.hover)
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


def _pen(state: str, colour: QColor, stroke: float, style: PaintStyle) -> QPen:
    """Return the pen of a state; it is dashed round a thing with a price."""
    width = stroke * style.u
    pen = QPen(colour, width)
    if state in DASHES:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([length * style.u / width for length in DASHES[state]])
    return pen


@lru_cache(maxsize=120)
def _hex_frame(across: float, state: str, style: PaintStyle, flat: bool) -> QPixmap:
    """Return the lines round a hex with that number of pixels from corner to corner."""
    room = across + 20 * style.u
    pixmap, painter = _sheet(QSizeF(room, room), style)
    size = pixmap.deviceIndependentSize()
    middle = QPointF(size.width() / 2, size.height() / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for outside, stroke, colour in _strokes(state, style, 0):
        pen = _pen(state, colour, stroke, style)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(
            places.hex_outline(
                middle, 0.94 * across / 2 + outside * style.u, 0.1 * across / 2, flat
            )
        )
    painter.end()
    return pixmap


@lru_cache(maxsize=300)
def _frame(
    width: float, height: float, corner: float, state: str, style: PaintStyle, seat: int
) -> QPixmap:
    margin = 9 * style.u
    pixmap, painter = _sheet(QSizeF(width + 2 * margin, height + 2 * margin), style)
    rect = QRectF(margin, margin, width, height)
    if state == "hover":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(LIGHT.hover, 0.12))
        painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for outside, stroke, colour in _strokes(state, style, seat):
        grow = outside * style.u
        painter.setPen(_pen(state, colour, stroke, style))
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow
        )
    painter.end()
    return pixmap


def _round_shape(place: SlotPlace, state: str, style: PaintStyle, seat: int) -> QPixmap:
    """Return the lines along the edge of a shape, with a tint inside."""
    margin, rect = 9 * style.u, place.rect
    pixmap, painter = _sheet(rect.size() + QSizeF(2 * margin, 2 * margin), style)
    painter.translate(margin - rect.x(), margin - rect.y())
    path, lines = place.outline(), _strokes(state, style, seat)
    painter.fillPath(
        path, translucent(LIGHT.hover if state == "hover" else style.palette.glow, 0.22)
    )
    for _outside, stroke, colour in lines:
        pen = _pen(state, colour, stroke, style)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.end()
    return pixmap


@lru_cache(maxsize=60)
def _last_move(across: float, style: PaintStyle, seat: int, flat: bool) -> QPixmap:
    """Return a thin ring and a pennant at the top, in the seat's colour."""
    scale = across / 256
    pixmap, painter = _sheet(QSizeF(300 * scale, 300 * scale), style)
    painter.translate(
        pixmap.deviceIndependentSize().width() / 2, pixmap.deviceIndependentSize().height() / 2
    )
    painter.scale(scale, scale)
    line = QColor(seat_outline(seat, style))
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
        painter.drawPath(places.hex_outline(middle, radius, 12, flat))
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


def _sheet(size: QSizeF, style: PaintStyle) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(
        2 * round(size.width() * style.dpr / 2), 2 * round(size.height() * style.dpr / 2)
    )
    pixmap.setDevicePixelRatio(style.dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    return pixmap, painter
