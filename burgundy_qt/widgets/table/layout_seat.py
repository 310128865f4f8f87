"""Where everything lies on the small card of another seat: all belongings are there, only smaller."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.look.estate_shape import Shape
from burgundy_qt.widgets.table import printed
from burgundy_qt.widgets.table.hexes import Grid, box
from burgundy_qt.widgets.table.layout_modules import crowded, estate_places, hidden, small_route_places
from burgundy_qt.widgets.table.modules import BASE, Modules
from burgundy_qt.widgets.table.place import Lettering, Place, square, whole
from burgundy_qt.widgets.table.spots import Spot

ACROSS, DOWN = 12.5, 11.6  # width and height of a hexagon's land in radii
TALL_REST = 117  # height of an upright card without its estate, in units
SIDE_HEAD = 40
ROUTE, SIDE_ROUTE = 22, 34  # height of the row of a trade route, and of its rows beside an estate


@dataclass(frozen=True)
class SeatLayout:
    """The card of one seat, in scene coordinates."""

    u: float
    seat: int
    rect: QRectF
    crest: QRectF
    name: QRectF
    shield: QRectF
    coin: QRectF
    worker: QRectF
    centre: QPointF
    grid: Grid
    places: dict[Spot, Place] = field(default_factory=dict)


def tall_rest(modules: Modules) -> float:
    """Height of an upright card without its estate, in units."""
    return TALL_REST + (ROUTE if modules.routes else 0)


def tall_radius(rect: QRectF, u: float, modules: Modules) -> float:
    """How large the cells of an upright card are: estate above, belongings below."""
    wide, high = ACROSS + modules.shape.wider, DOWN + modules.shape.taller
    return min((rect.width() - 26 * u) / wide, (rect.height() - tall_rest(modules) * u) / high)


def side_radius(rect: QRectF, u: float, shape: Shape) -> float:
    """How large the cells of a lying card are: estate on the left, belongings on the right."""
    wide, high = ACROSS + 0.1 + shape.wider, DOWN + shape.taller
    return min((rect.height() - (SIDE_HEAD + 9) * u) / high, rect.width() * 0.565 / wide)


def seat_layout(rect: QRectF, seat: int, u: float, modules: Modules = BASE) -> SeatLayout:
    """Lay the card of `seat` into `rect`, upright or lying, whichever shows the estate larger."""
    upright = tall_radius(rect, u, modules) >= side_radius(rect, u, modules.shape) * 1.02
    return _tall(rect, seat, u, modules) if upright else _side(rect, seat, u, modules)


def chip_layout(rect: QRectF, seat: int, u: float, modules: Modules = BASE) -> SeatLayout:
    """A seat that is only a chip: its points are shown, everything else flies to and from the chip."""
    crest = square(rect.x() + 5 * u, rect.y() + 4 * u, 24 * u)
    laid = SeatLayout(
        u, seat, rect, crest, QRectF(), QRectF(), QRectF(), QRectF(), rect.center(), Grid.of(2, modules.shape)
    )
    middle = square(rect.center().x() - 10 * u, rect.center().y() - 10 * u, 20 * u)
    laid.places.update(hidden(seat, modules, middle))
    for spot in _belongings(seat, modules):
        form = "hex" if spot.kind in ("cell", "storage") else "square"
        laid.places[spot] = Place(middle, form, small=True, shown=False)
    laid.places[Spot("turn", seat)] = Place(rect, "card")
    laid.places[Spot("crest", seat)] = Place(crest, "plate")
    number = QRectF(crest.right() + 3 * u, rect.y(), rect.right() - crest.right() - 11 * u, rect.height())
    laid.places[Spot("points", seat)] = Place(number, "plate", lettering=Lettering(14 * u, 700, "middle"))
    return laid


def _belongings(seat: int, modules: Modules) -> list[Spot]:
    spots = [Spot("cell", seat, name) for name in modules.shape.sites]
    spots += [Spot("storage", seat, index) for index in range(modules.places_of_storage(seat))]
    spots += [Spot("goods", seat, index) for index in range(modules.goods_types)]
    spots += [Spot("die", seat, index) for index in (0, 1)]
    return spots + [Spot(kind, seat) for kind in ("silver", "workers", "sold")]


def _head(rect: QRectF, u: float, dice: bool) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Crest, name, shield and points."""
    crest = square(rect.x() + 11 * u, rect.y() + 8 * u, 25 * u)
    shield = square(rect.right() - 75 * u, rect.y() + 8 * u, 25 * u)
    points = QRectF(shield.right(), rect.y() + 8 * u, rect.right() - 12 * u - shield.right(), 25 * u)
    edge = shield.x() - (56 * u if dice else 4 * u)
    return crest, QRectF(crest.right() + 7 * u, rect.y() + 8 * u, edge - crest.right() - 7 * u, 25 * u), shield, points


def _tall(rect: QRectF, seat: int, u: float, modules: Modules) -> SeatLayout:
    crest, name, shield, points = _head(rect, u, dice=False)
    grid = Grid.of(min(tall_radius(rect, u, modules), 24 * u), modules.shape)
    foot = rect.bottom() - 71 * u
    head = rect.y() + (40 + (ROUTE if modules.routes else 0)) * u
    centre = QPointF(round(rect.center().x()), round((head + foot) / 2))
    coin = square(rect.x() + 12 * u, foot + 6 * u, 20 * u)
    worker = square(rect.x() + 62 * u, foot + 6 * u, 20 * u)
    laid = SeatLayout(u, seat, rect, crest, name, shield, coin, worker, centre, grid)
    _cells(laid)
    _counts(laid, points, 14 * u)
    for index in (0, 1):
        at = square(rect.right() - 66 * u + index * 28 * u, foot + 4 * u, 25 * u)
        laid.places[Spot("die", seat, index)] = Place(at, "square", small=True)
    for index in range(printed.STORAGE):
        middle = QPointF(round(rect.x() + (26 + 30 * index) * u), round(foot + 49 * u))
        laid.places[Spot("storage", seat, index)] = Place(box(middle, 14.5 * u), "hex", small=True)
    for index in range(printed.GOODS_TYPES):
        at = square(rect.right() - (12 + 29 * (3 - index) - 3) * u, foot + 36 * u, 25 * u)
        laid.places[Spot("goods", seat, index)] = Place(at, "square", small=True)
    if modules.routes:
        row = QRectF(rect.x() + 10 * u, head - ROUTE * u, rect.width() - 20 * u, (ROUTE - 2) * u)
        laid.places.update(small_route_places(row, seat, modules, u))
    return _with_modules(laid, modules)


def _side(rect: QRectF, seat: int, u: float, modules: Modules) -> SeatLayout:
    crest, name, shield, points = _head(rect, u, dice=True)
    grid = Grid.of(side_radius(rect, u, modules.shape), modules.shape)
    half = (ACROSS + modules.shape.wider) / 2
    middle = rect.y() + (SIDE_HEAD + (rect.height() / u - SIDE_HEAD) / 2 - 3) * u
    centre = QPointF(round(rect.x() + 9 * u + half * grid.radius), round(middle))
    left = rect.x() + 20 * u + (2 * half + 0.1) * grid.radius
    width = rect.right() - 10 * u - left
    size = min(width / 3, 40 * u)
    route = (SIDE_ROUTE + 6) * u if modules.routes else 0
    top = middle - (23 * u + 18 * u + 1.1 * size + 0.8 * size + route) / 2
    coin = square(left + 3 * u, top, 23 * u)
    worker = square(left + 3 * u + width * 0.5, top, 23 * u)
    laid = SeatLayout(u, seat, rect, crest, name, shield, coin, worker, centre, grid)
    _cells(laid)
    _counts(laid, points, 15 * u)
    for index in (0, 1):
        at = square(shield.x() - (54 - 25 * index) * u, rect.y() + 9 * u, 22 * u)
        laid.places[Spot("die", seat, index)] = Place(at, "square", small=True)
    row = top + 33 * u
    for index in range(printed.STORAGE):
        hexed = QPointF(round(left + size * (index + 0.5)), round(row + size * 0.55))
        laid.places[Spot("storage", seat, index)] = Place(box(hexed, size * 0.53), "hex", small=True)
    row += size * 1.1 + 9 * u
    for index in range(printed.GOODS_TYPES):
        at = square(left + size * index + size * 0.11, row, size * 0.78)
        laid.places[Spot("goods", seat, index)] = Place(at, "square", small=True)
    if modules.routes:
        rail = QRectF(left, row + 0.8 * size + 6 * u, width, SIDE_ROUTE * u)
        laid.places.update(small_route_places(rail, seat, modules, u))
    return _with_modules(laid, modules)


def _with_modules(laid: SeatLayout, modules: Modules) -> SeatLayout:
    """Add what lies on the estate, and more places where the storage holds more than it is printed for."""
    laid.places.update(estate_places(laid.centre, laid.grid, laid.seat, modules, laid.u))
    stored = modules.places_of_storage(laid.seat)
    if stored > printed.STORAGE:
        region = QRectF()
        for index in range(printed.STORAGE):
            region = region.united(laid.places[Spot("storage", laid.seat, index)].rect)
        for index, at in enumerate(crowded(region, stored)):
            laid.places[Spot("storage", laid.seat, index)] = Place(at, "hex", small=True)
    return laid


def _cells(laid: SeatLayout) -> None:
    small = laid.grid.radius < 30
    for name, offset in laid.grid.offsets:
        at = box(laid.centre + offset, laid.grid.radius)
        laid.places[Spot("cell", laid.seat, name)] = Place(at, "hex", small)


def _counts(laid: SeatLayout, points: QRectF, size: float) -> None:
    u, seat = laid.u, laid.seat
    laid.places[Spot("points", seat)] = Place(points, "plate", lettering=Lettering(17 * u, 700, "right"))
    for kind, piece in (("silver", laid.coin), ("workers", laid.worker)):
        rect = whole(piece.right() + 5 * u, piece.y(), 24 * u, piece.height())
        laid.places[Spot(kind, seat)] = Place(rect, "plate", lettering=Lettering(size, 700, "left"))
    laid.places[Spot("sold", seat)] = Place(laid.rect, "plate", shown=False)
    laid.places[Spot("turn", seat)] = Place(laid.rect, "card")
    laid.places[Spot("crest", seat)] = Place(laid.shield, "plate")
