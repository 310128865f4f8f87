"""Where the parts of the 2019 modules lie: shields, trade routes, border posts, tiles beyond three
in a storage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor, sqrt

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy.protocol.printed import ROUTE_SPACES
from burgundy_qt.widgets.games.burgundy.layout.modules_in_play import Modules
from burgundy_qt.widgets.games.burgundy.look.border_band import (
    BAND_BOX,
    POSTS,
    post_place,
    seal_place,
)
from burgundy_qt.widgets.games.burgundy.look.grid import Grid
from burgundy_qt.widgets.games.burgundy.picture.modules import PAIRS, pair_name
from burgundy_qt.widgets.sprites.places import HALF, SlotPlace, hex_bounds, pixel_rect, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot

SHIELD = 29, 34  # width and height of a shield in a depot, in units
SHIELD_MINI = 26  # a shield that is not as wide shows its number
LOWER_CORNER = (
    0.34  # how far below its middle a hex is narrower by enough for a shield, in its heights
)
WORN = (
    0.8,
    0.94,
    0.2,
)  # width and height of a shield on a castle and how far below its middle, in radii
POST_SIZE, POST_LEAST = 0.92, 16  # in radii of a cell, and in units
SEAL_SIZE, SEAL_LEAST = 0.64, 14
ROUTE_HIGH = 154 / 300
ROUTE_IN_USE = 1.25  # how much larger the tile is that the next good goes to
SMALL_GAP, SMALL_MOST = (
    3,
    17,
)  # on a small card: between tiles, and the side of a space at most, in units
SMALL_FRAME = 0.14  # how broad the frame is that a good leaves free there, in sides of its space
WELL = (
    9 / 300,
    82 / 300,
)  # where a good lies on its space, and how wide it is, in widths of the tile

Places = dict[Slot, SlotPlace]


def route_places(row: QRectF, seat: int, modules: Modules, gap: float) -> Places:
    """A seat's trade route in a row, its tiles in the middle; the one in use is larger."""
    tiles, in_use = modules.route_tiles, modules.routes[seat]
    sizes = [ROUTE_IN_USE if index == in_use else 1.0 for index in range(tiles)]
    wide = min(
        (row.width() - gap * (tiles - 1)) / sum(sizes), row.height() / ROUTE_HIGH / max(sizes)
    )
    left = row.center().x() - (wide * sum(sizes) + gap * (tiles - 1)) / 2
    places: Places = {}
    for index, size in enumerate(sizes):
        width = round(wide * size)
        high = width * ROUTE_HIGH
        tile = pixel_rect(left, row.center().y() - high / 2, width, high)
        places[Slot("route", seat, index)] = SlotPlace(tile, "plate")
        places |= _space_places(tile, seat, index)
        left += wide * size + gap
    return places


def _space_places(tile: QRectF, seat: int, index: int) -> Places:
    step = tile.width() / ROUTE_SPACES
    places: Places = {}
    for at in range(ROUTE_SPACES):
        space = ROUTE_SPACES * index + at
        rect = QRectF(tile.x() + at * step, tile.y(), step, step * 1.5)
        places[Slot("space", seat, space)] = SlotPlace(rect, "plate")
        corner = rect.topLeft() + QPointF(WELL[0], WELL[0]) * tile.width()
        size = max(2, round(WELL[1] * tile.width()))
        places[Slot("laid", seat, space)] = SlotPlace(
            pixel_square(corner.x(), corner.y(), size), "square"
        )
    return places


def small_route_places(room: QRectF, seat: int, modules: Modules, u: float) -> Places:
    """A seat's trade route on a small card: its goods by their numbers, in as many rows as show
    them largest."""
    tiles, gap = modules.route_tiles, SMALL_GAP * u

    def side(rows: int) -> float:
        each = ceil(tiles / rows)
        wide = (room.width() - gap * (each - 1)) / (ROUTE_SPACES * each)
        return min(wide, (room.height() - gap * (rows - 1)) / rows, SMALL_MOST * u)

    rows = max(range(1, tiles + 1), key=side)
    each, size = ceil(tiles / rows), floor(side(rows))
    wide = ROUTE_SPACES * size
    left = room.center().x() - (wide * each + gap * (each - 1)) / 2
    top = room.center().y() - (size * rows + gap * (rows - 1)) / 2
    places: Places = {}
    for index in range(tiles):
        row, at = divmod(index, each)
        tile = pixel_rect(left + at * (wide + gap), top + row * (size + gap), wide, size)
        places[Slot("route", seat, index)] = SlotPlace(tile, "plate", small=True)
        for within in range(ROUTE_SPACES):
            space = ROUTE_SPACES * index + within
            rect = QRectF(tile.x() + within * size, tile.y(), size, size)
            places[Slot("space", seat, space)] = SlotPlace(rect, "plate", small=True)
            inset = SMALL_FRAME * size
            places[Slot("laid", seat, space)] = SlotPlace(
                rect.adjusted(inset, inset, -inset, -inset), "square", small=True
            )
    return places


def estate_places(centre: QPointF, grid: Grid, seat: int, modules: Modules, u: float) -> Places:
    """What lies on and round the cells of an estate."""
    places: Places = {}
    if modules.shields:
        places |= _worn_places(centre, grid, seat)
    if modules.posts:
        places |= _post_places(centre, grid, seat, u)
    return places


def _worn_places(centre: QPointF, grid: Grid, seat: int) -> Places:
    width, height, below = (share * grid.radius for share in WORN)
    places = {}
    for name, offset in grid.offsets:
        middle = centre + offset + QPointF(0, below)
        rect = pixel_rect(middle.x() - width / 2, middle.y() - height / 2, width, height)
        places[Slot("worn", seat, name)] = SlotPlace(rect, "shield", width < SHIELD_MINI)
    return places


def _post_places(centre: QPointF, grid: Grid, seat: int, u: float) -> Places:
    post, seal = (
        max(POST_SIZE * grid.radius, POST_LEAST * u),
        max(SEAL_SIZE * grid.radius, SEAL_LEAST * u),
    )
    side = BAND_BOX * grid.radius
    places: Places = {}
    for pair in PAIRS:
        name = pair_name(pair)
        middle = centre + _on_grid(seal_place(*pair), grid)
        places[Slot("seal", seat, name)] = SlotPlace(
            pixel_square(middle.x() - seal / 2, middle.y() - seal / 2, seal), "round"
        )
        band = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        places[Slot("band", seat, name)] = SlotPlace(band, "band")
    for name in POSTS:
        middle = centre + _on_grid(post_place(name), grid)
        places[Slot("post", seat, name)] = SlotPlace(
            pixel_square(middle.x() - post / 2, middle.y() - post / 2, post), "round"
        )
    return places


def _on_grid(point: QPointF, grid: Grid) -> QPointF:
    """A point in radii on the lattice of an estate, whose steps are whole pixels."""
    return QPointF(point.x() * grid.across / sqrt(3), point.y() * grid.down / 1.5)


def shield_places(depot: int, card: QRectF, tiles: Sequence[QRectF], u: float) -> Places:
    """The shields of a depot: one at the upper right corner of its card, one on the left where its
    tiles leave room."""
    width, height = SHIELD[0] * u, SHIELD[1] * u
    corners = (
        QPointF(card.right() - width + 8 * u, card.y() - 13 * u),
        QPointF(card.x() - 5 * u, _roomiest(tiles, u) - height / 2),
    )
    return {
        Slot("shield", depot, index): SlotPlace(
            pixel_rect(corner.x(), corner.y(), width, height), "shield", width < SHIELD_MINI
        )
        for index, corner in enumerate(corners)
    }


def _roomiest(tiles: Sequence[QRectF], u: float) -> float:
    """How far down the tiles of a depot leave most room on their left: beside a row that begins
    further right, else between the points of two rows, else beside the lower corner of the only
    one."""
    begins = {round(tile.center().y()): tile.x() for tile in reversed(tiles)}
    rows = sorted(begins)
    if len(set(begins.values())) > 1:
        return max(rows, key=lambda row: (begins[row], row)) + 9 * u
    return (
        (rows[-1] + rows[-2]) / 2 if len(rows) > 1 else rows[0] + tiles[0].height() * LOWER_CORNER
    )


def crowded(region: QRectF, count: int) -> list[QRectF]:
    """The boxes of so many hexes in a region, as large as they can be, in rows from the upper
    left."""

    def radius(columns: int) -> float:
        return min(
            region.width() / (columns * 2 * HALF), region.height() / (2 * ceil(count / columns))
        )

    columns = max(range(1, count + 1), key=radius)
    rows, size = ceil(count / columns), radius(columns)
    step, high = 2 * HALF * size, 2 * size
    left, top = region.center().x() - columns * step / 2, region.center().y() - rows * high / 2
    return [
        hex_bounds(
            QPointF(
                round(left + (index % columns + 0.5) * step),
                round(top + (index // columns + 0.5) * high),
            ),
            size * 0.96,
        )
        for index in range(count)
    ]


def hidden(seat: int, modules: Modules, middle: QRectF) -> Places:
    """The same parts of a seat that is only a chip: pieces fly to and from its middle."""
    spots: list[Slot] = []
    if modules.shields:
        spots += [Slot("worn", seat, name) for name in modules.shape.sites]
    if modules.routes:
        spots += [Slot("route", seat, index) for index in range(modules.route_tiles)]
        spaces = range(ROUTE_SPACES * modules.route_tiles)
        spots += [Slot(kind, seat, space) for kind in ("space", "laid") for space in spaces]
    if modules.posts:
        spots += [Slot("post", seat, post) for post in POSTS]
        spots += [Slot(kind, seat, pair_name(pair)) for kind in ("band", "seal") for pair in PAIRS]
    return dict(_unseen(spots, middle))


def _unseen(spots: Iterable[Slot], middle: QRectF) -> Iterable[tuple[Slot, SlotPlace]]:
    return ((spot, SlotPlace(middle, "square", small=True, shown=False)) for spot in spots)
