"""Lines of the pencil that grow: numbers, crosses and loops while they are made, the line round a
full region, and the bar of the ladder."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from burgundy_qt.widgets.games.dice.look import marks, pencil, strokes
from burgundy_qt.widgets.games.dice.look.duchy import PRINTED, Grid, outline
from burgundy_qt.widgets.pieces.look import Band, Look, seat_line
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Face

ROUND_REGION, REGION_WIDTH, LEAST_WIDTH = 0.035, 0.062, 1.8
"""How far inside of a region's edge its line lies and how wide it is, in radii; at least so many
pixels."""


def band_of(face: Face, place: Place, look: Look) -> Band:
    """The line of a face of the kind `band`."""
    drawn, _, rest = face.what.partition("-")
    return _BANDS[drawn](rest, place, look)


def _region(cells: str, place: Place, look: Look) -> Band:
    grid = Grid.within(place.rect)
    width = max(LEAST_WIDTH, REGION_WIDTH * grid.radius)
    path = outline(
        cells.split("+"), grid, place.rect.center(), ROUND_REGION * grid.radius + width / 4
    )
    return Band(path, pencil.pens(width, look))


def _number(rest: str, place: Place, look: Look) -> Band:
    written, _, hand = rest.partition("-")
    middle, size, stroke = marks.number_at(written, PRINTED * place.rect.width(), look.text)
    path = marks.strokes_in_cell(written, int(hand))
    return _written(path, place.rect.center() + middle, size, stroke, look)


def _cross(rest: str, place: Place, look: Look) -> Band:
    on, _, hand = rest.partition("-")
    width = place.rect.width()
    size, stroke = {
        "time": (marks.box_cross(width, look), marks.BOX_WIDTH),
        "value": (marks.GONE * width, 8.0),
    }.get(on, (marks.USED_SIZE * width, marks.USED_WIDTH))
    return _written(strokes.cross(int(hand)), place.rect.center(), size, stroke, look)


def _loop(rest: str, place: Place, look: Look) -> Band:
    on, _, hand = rest.partition("-")
    share = marks.ROUND_VALUE if on == "value" else marks.LOOP_SIZE
    size = share * place.rect.width()
    return _written(strokes.loop(int(hand)), place.rect.center(), size, marks.LOOP_WIDTH, look)


def _written(path: QPainterPath, middle: QPointF, size: float, stroke: float, look: Look) -> Band:
    width = stroke * size / strokes.BOX
    return Band(pencil.placed(path, middle, size), pencil.pens(width, look)[:1])


def _climb(rest: str, place: Place, look: Look) -> Band:
    """From the foot of the ladder to the points that are reached."""
    points, _, top = rest.partition("-")
    rail = place.rect
    inside = rail.width() / 2
    path = QPainterPath(QPointF(rail.center().x(), rail.bottom() - inside))
    reached = rail.bottom() - rail.height() * int(points) / int(top)
    path.lineTo(
        rail.center().x(), min(rail.bottom() - inside - 1, max(rail.top() + inside, reached))
    )
    pen = QPen(QColor(seat_line(0, look)), rail.width())
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return Band(path, (pen,))


_BANDS = {
    "region": _region,
    "number": _number,
    "cross": _cross,
    "loop": _loop,
    "climb": _climb,
}
