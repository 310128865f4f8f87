"""The layout of the 2019 modules (shields, trade routes, border posts, tiles beyond three in a
storage), of a solo game, and of the large estate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, sqrt

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy.components import COLOURS
from burgundy_qt.rules.burgundy.known_places import ROUTE_SPACES
from burgundy_qt.widgets.games.burgundy import estate_picture, picture
from burgundy_qt.widgets.games.burgundy.estate_shape import BASE, Grid, ModuleRoom
from burgundy_qt.widgets.sprites.places import (
    HALF,
    Slot,
    SlotPlace,
    TextStyle,
    hex_bounds,
    pixel_rect,
    pixel_square,
)
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT

SHIELD = 29, 34  # width and height of a shield in a depot, in units
SHIELD_MINI = 26  # a shield narrower than this shows its number
LOWER_CORNER = 0.34  # how far below its middle a hex is narrow enough for a shield, in its heights
# width and height of a shield on a castle and how far below its middle, in radii
WORN = (0.8, 0.94, 0.2)
POST_SIZE, POST_LEAST = 0.92, 16  # in radii of a cell, and in units
SEAL_SIZE, SEAL_LEAST = 0.64, 14
ROUTE_HIGH = 154 / 300
ROUTE_IN_USE = 1.25  # the scale of the tile for the next good
# on a small card: between tiles, and the side of a space at most, in units
SMALL_GAP, SMALL_MOST = 3, 17
SMALL_FRAME = 0.14  # width of the frame around a good there, in sides of its space
# the place of a good on its space, and its width, in widths of the tile
WELL = (9 / 300, 82 / 300)

Places = dict[Slot, SlotPlace]


def route_places(row: QRectF, seat: int, modules: ModuleRoom, gap: float) -> Places:
    """Return the places of a seat's trade route in a row, its tiles in the middle; the tile in use
    is larger."""
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


def small_route_places(room: QRectF, seat: int, modules: ModuleRoom, u: float) -> Places:
    """Return the places of a seat's trade route on a small card: its goods as numbers, in the
    number of rows that shows them largest."""
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


def estate_places(centre: QPointF, grid: Grid, seat: int, modules: ModuleRoom, u: float) -> Places:
    """Return the places of everything on and round the cells of an estate."""
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
    post = max(POST_SIZE * grid.radius, POST_LEAST * u)
    seal = max(SEAL_SIZE * grid.radius, SEAL_LEAST * u)
    side = estate_picture.BAND_BOX * grid.radius
    places: Places = {}
    for pair in picture.PAIRS:
        name = picture.pair_name(pair)
        middle = centre + _on_grid(estate_picture.seal_place(*pair), grid)
        places[Slot("seal", seat, name)] = SlotPlace(
            pixel_square(middle.x() - seal / 2, middle.y() - seal / 2, seal), "round"
        )
        band = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        places[Slot("band", seat, name)] = SlotPlace(band, "band")
    for name in estate_picture.POSTS:
        middle = centre + _on_grid(estate_picture.post_place(name), grid)
        places[Slot("post", seat, name)] = SlotPlace(
            pixel_square(middle.x() - post / 2, middle.y() - post / 2, post), "round"
        )
    return places


def _on_grid(point: QPointF, grid: Grid) -> QPointF:
    """Return a point in radii on the lattice of an estate, whose steps are whole pixels."""
    return QPointF(point.x() * grid.across / sqrt(3), point.y() * grid.down / 1.5)


def shield_places(depot: int, card: QRectF, tiles: Sequence[QRectF], u: float) -> Places:
    """Return the shields of a depot: one at the upper right corner of its card, one on the left
    beside its tiles."""
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
    """Return how far down the tiles of a depot leave most room on their left: beside a row that
    begins further right, else between the points of two rows, else beside the lower corner of the
    only row."""
    begins = {round(tile.center().y()): tile.x() for tile in reversed(tiles)}
    rows = sorted(begins)
    if len(set(begins.values())) > 1:
        return max(rows, key=lambda row: (begins[row], row)) + 9 * u
    return (
        (rows[-1] + rows[-2]) / 2 if len(rows) > 1 else rows[0] + tiles[0].height() * LOWER_CORNER
    )


def crowded(region: QRectF, count: int) -> list[QRectF]:
    """Return the boxes of `count` hexes in a region, as large as possible, in rows from the upper
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


def hidden(seat: int, modules: ModuleRoom, middle: QRectF) -> Places:
    """Return the same parts for a seat that is only a chip: pieces fly to and from its middle."""
    slots: list[Slot] = []
    if modules.shields:
        slots += [Slot("worn", seat, name) for name in modules.shape.sites]
    if modules.routes:
        slots += [Slot("route", seat, index) for index in range(modules.route_tiles)]
        spaces = range(ROUTE_SPACES * modules.route_tiles)
        slots += [Slot(kind, seat, space) for kind in ("space", "laid") for space in spaces]
    if modules.posts:
        slots += [Slot("post", seat, post) for post in estate_picture.POSTS]
        slots += [
            Slot(kind, seat, picture.pair_name(pair))
            for kind in ("band", "seal")
            for pair in picture.PAIRS
        ]
    return dict(_unseen(slots, middle))


def _unseen(slots: Iterable[Slot], middle: QRectF) -> Iterable[tuple[Slot, SlotPlace]]:
    return ((slot, SlotPlace(middle, "square", small=True, shown=False)) for slot in slots)


# A solo game: the road of milestones with its counter and flag, and the card with the goal.


RAIL, LINE = 92, 15  # height of the road with flag and words, and of a line of these, in units
GOAL = 194  # height of the card with the goal
BUTTON = 152, 32  # width and height of the button that buys a point
SIDE = 28  # from the edge to the middle of the first stone
STONE, COUNTER, FLAG = 22, 26, 36  # widths of the pieces on the road
FLAG_FOOT = 40 / 128, 116 / 128  # the foot of the flag's pole, in widths of its picture
BARS = "covered", "rounds"
SHARES = {"covered": 0.62, "rounds": 0.62, "pace": 0.42}  # the share of a line for its words


@dataclass(frozen=True)
class RailLayout:
    """The road from the first milestone to the last, in scene coordinates; `button` buys a
    point."""

    u: float
    road: QRectF
    button: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    def at(self, points: int) -> QPointF:
        """Return the point on the middle of the road for a number of points."""
        return QPointF(
            self.road.x() + self.road.width() * points / picture.ROAD_END, self.road.center().y()
        )


def rail_height(text: float) -> float:
    """Return the height of the road for this text size, in units."""
    return RAIL + 2 * LINE * (text - 1)


def rail_layout(rect: QRectF, seat: int, u: float, text: float = 1.0) -> RailLayout:
    """Return the layout of the road in `rect`, with the words and the button below it."""
    road = QRectF(rect.x() + SIDE * u, rect.y() + 38 * u, rect.width() - 2 * SIDE * u, 11 * u)
    wide, high = BUTTON[0] * (0.4 + 0.6 * text), BUTTON[1]
    button = pixel_rect(
        rect.right() - (16 + wide) * u, rect.bottom() - (high + 1) * u, wide * u, high * u
    )
    layout = RailLayout(u, road, button)
    layout.places[Slot("rail", seat)] = SlotPlace(
        QRectF(rect.x(), rect.y(), rect.width(), 60 * u), "plate"
    )
    layout.places[Slot("reach", seat)] = SlotPlace(road, "plate")
    for points in range(0, picture.ROAD_END + 1, picture.MILESTONE):
        layout.places[Slot("milestone", seat, points)] = SlotPlace(
            _round(layout.at(points), STONE * u), "round"
        )
    for points in range(picture.ROAD_END + 1):
        layout.places[Slot("counter", seat, points)] = SlotPlace(
            _round(layout.at(points), COUNTER * u), "round"
        )
        pole = layout.at(points) - QPointF(
            FLAG_FOOT[0] * FLAG * u, FLAG_FOOT[1] * FLAG * u + 10 * u
        )
        layout.places[Slot("flag", seat, points)] = SlotPlace(
            pixel_square(pole.x(), pole.y(), FLAG * u), "square"
        )
    left, width = rect.x() + 16 * u, button.x() - rect.x() - 28 * u
    above, below = (
        QRectF(left, rect.bottom() - (row * (LINE * text + 1)) * u, width, LINE * u * text)
        for row in (2, 1)
    )
    layout.places[Slot("on-the-way", seat)] = SlotPlace(
        above, "plate", lettering=TextStyle(12.5 * u, 600, "left")
    )
    layout.places[Slot("then", seat)] = SlotPlace(
        below, "plate", lettering=TextStyle(11.5 * u, 400, "left", "text2")
    )
    layout.places[Slot("buy-point", seat)] = SlotPlace(button, "plate")
    return layout


def _round(middle: QPointF, size: float) -> QRectF:
    return pixel_square(middle.x() - size / 2, middle.y() - size / 2, size)


@dataclass(frozen=True)
class GoalLayout:
    """The card with the goal, in scene coordinates; `labels` are the rectangles of the words before
    each value."""

    u: float
    rect: QRectF
    title: QRectF
    labels: dict[str, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def goal_layout(rect: QRectF, u: float) -> GoalLayout:
    """Return the layout of the card in `rect`."""
    inner = rect.adjusted(16 * u, 0, -16 * u, 0)
    layout = GoalLayout(u, rect, QRectF(inner.x(), rect.y() + 10 * u, inner.width(), 26 * u), {})
    tops = {"covered": 42, "rounds": 80, "pace": 118, "reached": 141, "black": 164}
    for name, top in tops.items():
        line = QRectF(inner.x(), rect.y() + top * u - u, inner.width(), 20 * u)
        share = SHARES.get(name, 0.68)
        layout.labels[name] = QRectF(
            line.x(), line.y(), line.width() * share - 6 * u, line.height()
        )
        value = QRectF(
            line.x() + line.width() * share, line.y(), line.width() * (1 - share), line.height()
        )
        layout.places[Slot("goal", name)] = SlotPlace(
            value, "plate", lettering=TextStyle(12.5 * u, 700, "right")
        )
    for name in BARS:
        bar = QRectF(inner.x(), rect.y() + (tops[name] + 20) * u, inner.width(), 9 * u)
        layout.places[Slot("goal-bar", name)] = SlotPlace(bar, "plate")
    return layout


# The card of the large seat: head, cells, colour bonuses, prompt.


ESTATE_HEAD, PROMPT, BONUSES = 56, 114, 54
MORE_PROMPT = 8  # the further height of the prompt if the estate leaves it
# width of a hexagon's land in radii, with the bands between its border posts
ESTATE_ACROSS, ACROSS_POSTS = 12.5, 12.9
ESTATE_DOWN = 11.75  # its height
ROUTE = 60  # height of the row of a trade route
MORE_HEAD = 14  # the further height of a head with text of twice the size


@dataclass(frozen=True)
class EstateLayout:
    """The large card, in scene coordinates; `chips` are the other seats if there is no column for
    them. The solo game has a `rail` of milestones, and no bonuses."""

    u: float
    rect: QRectF
    crest: QRectF
    name: QRectF
    caption: QRectF
    shield: QRectF
    centre: QPointF
    grid: Grid
    bonuses: QRectF
    prompt: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)
    chips: dict[int, QRectF] = field(default_factory=dict)
    rail: RailLayout | None = None


def estate_layout(
    rect: QRectF,
    seat: int,
    others: list[int],
    narrow: bool,
    u: float,
    text: float,
    modules: ModuleRoom = BASE,
) -> EstateLayout:
    """Return the layout of the card of `seat` in `rect`; if it is `narrow`, the `others` become
    chips in its head."""
    own = ESTATE_HEAD + MORE_HEAD * (text - 1)
    head = (
        own + (ROUTE + 2 if modules.routes else 0) + (rail_height(text) if modules.alone else 0)
    ) * u
    foot = PROMPT * u * min(LARGEST_PROMPT, text)
    high = 0 if modules.alone else BONUSES * u
    across = (ACROSS_POSTS if modules.posts else ESTATE_ACROSS) + modules.shape.wider
    down = ESTATE_DOWN + modules.shape.taller
    height = rect.height() - head - high - foot
    grid = Grid.of(min((rect.width() - 16 * u) / across, height / down), modules.shape)
    foot += max(0.0, min(MORE_PROMPT * u, height - down * grid.radius))
    prompt = pixel_rect(rect.x(), rect.bottom() - foot, rect.width(), foot)
    bonuses = pixel_rect(rect.x(), prompt.y() - high, rect.width(), high)
    road = QRectF(rect.x(), rect.y() + own * u, rect.width(), rail_height(text) * u)
    rail = rail_layout(road, seat, u, text) if modules.alone else None
    room = QRectF(rect.x(), rect.y() + head, rect.width(), bonuses.y() - rect.y() - head)
    centre = QPointF(round(room.center().x()), round(room.center().y()))
    shield = pixel_rect(rect.right() - 114 * u, rect.y() + 9 * u, 36 * u, 38 * u)
    chips = _chips(rect, shield.x() - 8 * u, others, text, u) if narrow else {}
    words = (
        min([shield.x() - 10 * u, *(chip.x() - 6 * u for chip in chips.values())])
        - rect.x()
        - 60 * u
    )
    layout = EstateLayout(
        u,
        rect,
        pixel_square(rect.x() + 16 * u, rect.y() + 10 * u, 34 * u),
        QRectF(rect.x() + 60 * u, rect.y() + 7 * u, words, 26 * u),
        QRectF(rect.x() + 60 * u, rect.y() + 31 * u, words, (16 + MORE_HEAD * (text - 1)) * u),
        shield,
        centre,
        grid,
        bonuses,
        prompt,
        rail=rail,
    )
    for name, offset in grid.offsets:
        layout.places[Slot("cell", seat, name)] = SlotPlace(
            hex_bounds(centre + offset, grid.radius), "hex"
        )
    number = QRectF(
        shield.right() + 2 * u,
        rect.y() + 9 * u,
        rect.right() - 16 * u - shield.right() - 2 * u,
        38 * u,
    )
    layout.places[Slot("points", seat)] = SlotPlace(
        number, "plate", lettering=TextStyle(27 * u, 700, "right")
    )
    layout.places[Slot("covered", seat)] = SlotPlace(
        layout.caption, "plate", lettering=TextStyle(12 * u, 400, "left", "text2")
    )
    layout.places[Slot("crest", seat)] = SlotPlace(shield, "plate")
    layout.places[Slot("turn", seat)] = SlotPlace(rect, "card")
    layout.places.update(rail.places if rail else _bonus_places(bonuses, u))
    layout.places.update(estate_places(centre, grid, seat, modules, u))
    if modules.routes:
        row = QRectF(rect.x() + 12 * u, rect.y() + own * u, rect.width() - 24 * u, ROUTE * u)
        layout.places.update(route_places(row, seat, modules, 6 * u))
    layout.chips.update(chips)
    return layout


def _bonus_places(row: QRectF, u: float) -> dict[Slot, SlotPlace]:
    """Return the places of the twelve colour bonuses, a large and a small one for each colour."""
    step = (row.width() - 24 * u) / len(COLOURS)
    size = min(34 * u, step * 0.47)
    places = {}
    for index, colour in enumerate(COLOURS):
        x = row.x() + 12 * u + (index + 0.5) * step
        y = row.center().y() + 1 * u
        large = pixel_rect(x - size - 2 * u, y - size * 75 / 128, size, size * 150 / 128)
        places[Slot("bonus", colour, "large")] = SlotPlace(large, "shield")
        places[Slot("bonus", colour, "small")] = SlotPlace(
            pixel_square(x + 2 * u, y - size * 0.45, size * 0.9), "round"
        )
    return places


def _chips(rect: QRectF, end: float, others: list[int], text: float, u: float) -> dict[int, QRectF]:
    """Return the other seats in a row, further to the right if the words before them are larger."""
    left = min(rect.x() + 222 * u * text, end - 78 * len(others) * u)
    return {
        seat: pixel_rect(left + 78 * index * u, rect.y() + 11 * u, 72 * u, 32 * u)
        for index, seat in enumerate(others)
    }
