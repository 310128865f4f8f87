"""The layout of the small card of another seat and of the bench of the large seat. The small card
has all belongings in a smaller size. Where the log needs the room, a strip without the estate
replaces it."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy import known_places
from burgundy_qt.widgets.games.burgundy import module_layout
from burgundy_qt.widgets.games.burgundy.estate_shape import BASE, Grid, ModuleRoom, Shape
from burgundy_qt.widgets.sprites.places import (
    HALF,
    Slot,
    SlotPlace,
    TextStyle,
    hex_bounds,
    pixel_rect,
    pixel_square,
)

ACROSS, DOWN = 12.5, 11.6  # width and height of a hexagon's land in radii
TALL_REST = 117  # height of an upright card without its estate, in units
SIDE_REST = 14  # the same for a wide card
SIDE_ESTATE = 0.565  # the largest share of its width for the estate
# height of a card that has them beside its estate, and of a trade route below them
BELONGINGS, WITH_ROUTE = 155, 185
STORED, STORED_WITH_ROUTE = 40, 28  # the largest width of a stored tile there
CORNER = 2.2  # radii that an estate leaves free beside its first row
# prefer a wide card if its estate is nearly as large: it leaves more room for the log
LYING_FROM = 0.93
# height of a strip and of a second row, and the width from which one row is enough
STRIP, STRIP_ROW, WIDE_STRIP = 74, 32, 268
ROUTE, SIDE_ROUTE = 22, 34  # height of the row of a trade route, and of its rows beside an estate


@dataclass(frozen=True)
class SeatLayout:
    """The card of one seat, in scene coordinates; `clocks`: by seat the upper left corner of its
    clock."""

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
    places: dict[Slot, SlotPlace] = field(default_factory=dict)
    clocks: dict[int, QPointF] = field(default_factory=dict)


def tall_rest(modules: ModuleRoom) -> float:
    """Return the height of an upright card without its estate, in units."""
    return TALL_REST + (ROUTE if modules.routes else 0)


def tall_radius(rect: QRectF, u: float, modules: ModuleRoom) -> float:
    """Return the cell radius of an upright card: estate above, belongings below."""
    wide, high = ACROSS + modules.shape.wider, DOWN + modules.shape.taller
    return min((rect.width() - 26 * u) / wide, (rect.height() - tall_rest(modules) * u) / high)


def side_radius(rect: QRectF, u: float, shape: Shape) -> float:
    """Return the cell radius of a wide card: estate on the left, belongings on the right."""
    wide, high = ACROSS + 0.1 + shape.wider, DOWN + shape.taller
    return min((rect.height() - SIDE_REST * u) / high, rect.width() * SIDE_ESTATE / wide)


def seat_layout(rect: QRectF, seat: int, u: float, modules: ModuleRoom = BASE) -> SeatLayout:
    """Return the layout of the card of `seat` in `rect`, upright or wide, choosing the larger
    estate."""
    upright = tall_radius(rect, u, modules) >= side_radius(rect, u, modules.shape) * 1.02
    return _tall(rect, seat, u, modules) if upright else _side(rect, seat, u, modules)


def card_height(width: float, most: float, u: float, modules: ModuleRoom) -> float:
    """Return the best height for a card of that width, at most `most`: the height that its estate
    needs."""
    room = QRectF(0, 0, width, most)
    across = min((width - 26 * u) / (ACROSS + modules.shape.wider), 24 * u)
    lying, upright = side_radius(room, u, modules.shape), min(across, tall_radius(room, u, modules))
    if lying < upright * LYING_FROM:
        return min(most, tall_rest(modules) * u + (DOWN + modules.shape.taller) * across)
    beside = WITH_ROUTE if modules.routes else BELONGINGS
    return max(min(most, SIDE_REST * u + (DOWN + modules.shape.taller) * lying), beside * u)


def strip_height(width: float, u: float) -> float:
    """Return the height of a seat's strip of that width."""
    return (STRIP + (0 if width >= WIDE_STRIP * u else STRIP_ROW)) * u


def chip_layout(rect: QRectF, seat: int, u: float, modules: ModuleRoom = BASE) -> SeatLayout:
    """Return the layout of a seat that is only a chip: it shows points, and everything else flies
    to and from it."""
    crest = pixel_square(rect.x() + 5 * u, rect.y() + 4 * u, 24 * u)
    nowhere, grid = QRectF(), Grid.of(2, modules.shape)
    clocks = {seat: rect.bottomLeft() + QPointF(10 * u, 2 * u)}
    layout = SeatLayout(u, seat, rect, crest, *4 * (nowhere,), rect.center(), grid, clocks=clocks)
    middle = pixel_square(rect.center().x() - 10 * u, rect.center().y() - 10 * u, 20 * u)
    layout.places.update(module_layout.hidden(seat, modules, middle))
    for slot in _belongings(seat, modules):
        form = "hex" if slot.kind in ("cell", "storage") else "square"
        layout.places[slot] = SlotPlace(middle, form, small=True, shown=False)
    layout.places[Slot("turn", seat)] = SlotPlace(rect, "card")
    layout.places[Slot("crest", seat)] = SlotPlace(crest, "plate")
    number = QRectF(
        crest.right() + 3 * u, rect.y(), rect.right() - crest.right() - 11 * u, rect.height()
    )
    layout.places[Slot("points", seat)] = SlotPlace(
        number, "plate", lettering=TextStyle(14 * u, 700, "middle")
    )
    return layout


def _belongings(seat: int, modules: ModuleRoom) -> list[Slot]:
    slots = [Slot("cell", seat, name) for name in modules.shape.sites]
    slots += [Slot("storage", seat, index) for index in range(modules.places_of_storage(seat))]
    slots += [Slot("goods", seat, index) for index in range(modules.goods_types)]
    slots += [Slot("die", seat, index) for index in (0, 1)]
    return slots + [Slot(kind, seat) for kind in ("silver", "workers", "sold")]


def _below(crest: QRectF, u: float) -> QPointF:
    """Return the place of a clock under a crest."""
    return crest.bottomLeft() + QPointF(-2 * u, 4 * u)


def _head(rect: QRectF, u: float, dice: bool) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Return the rectangles of crest, name, shield and points."""
    crest = pixel_square(rect.x() + 11 * u, rect.y() + 8 * u, 25 * u)
    shield = pixel_square(rect.right() - 75 * u, rect.y() + 8 * u, 25 * u)
    points = QRectF(
        shield.right(), rect.y() + 8 * u, rect.right() - 12 * u - shield.right(), 25 * u
    )
    edge = shield.x() - (56 * u if dice else 4 * u)
    return (
        crest,
        QRectF(crest.right() + 7 * u, rect.y() + 8 * u, edge - crest.right() - 7 * u, 25 * u),
        shield,
        points,
    )


def _tall(rect: QRectF, seat: int, u: float, modules: ModuleRoom) -> SeatLayout:
    crest, name, shield, points = _head(rect, u, dice=False)
    grid = Grid.of(min(tall_radius(rect, u, modules), 24 * u), modules.shape)
    foot = rect.bottom() - 71 * u
    head = rect.y() + (40 + (ROUTE if modules.routes else 0)) * u
    centre = QPointF(round(rect.center().x()), round((head + foot) / 2))
    coin = pixel_square(rect.x() + 12 * u, foot + 6 * u, 20 * u)
    worker = pixel_square(rect.x() + 62 * u, foot + 6 * u, 20 * u)
    layout = SeatLayout(
        u,
        seat,
        rect,
        crest,
        name,
        shield,
        coin,
        worker,
        centre,
        grid,
        clocks={seat: _below(crest, u)},
    )
    _cells(layout)
    _counts(layout, points, 14 * u)
    for index in (0, 1):
        at = pixel_square(rect.right() - 66 * u + index * 28 * u, foot + 4 * u, 25 * u)
        layout.places[Slot("die", seat, index)] = SlotPlace(at, "square", small=True)
    for index in range(known_places.STORAGE):
        middle = QPointF(round(rect.x() + (26 + 30 * index) * u), round(foot + 49 * u))
        layout.places[Slot("storage", seat, index)] = SlotPlace(
            hex_bounds(middle, 14.5 * u), "hex", small=True
        )
    for index in range(known_places.GOODS_TYPES):
        at = pixel_square(rect.right() - (12 + 29 * (3 - index) - 3) * u, foot + 36 * u, 25 * u)
        layout.places[Slot("goods", seat, index)] = SlotPlace(at, "square", small=True)
    if modules.routes:
        row = QRectF(rect.x() + 10 * u, head - ROUTE * u, rect.width() - 20 * u, (ROUTE - 2) * u)
        layout.places.update(module_layout.small_route_places(row, seat, modules, u))
    return _with_modules(layout, modules)


def _side(rect: QRectF, seat: int, u: float, modules: ModuleRoom) -> SeatLayout:
    grid = Grid.of(side_radius(rect, u, modules.shape), modules.shape)
    half = (ACROSS + modules.shape.wider) / 2
    middle = rect.center().y()
    centre = QPointF(round(rect.x() + 9 * u + half * grid.radius), round(middle))
    left = rect.x() + 20 * u + (2 * half + 0.1) * grid.radius
    width, right = rect.right() - 10 * u - left, rect.right() - 12 * u
    size = min(width / 3, (STORED_WITH_ROUTE if modules.routes else STORED) * u)
    high = (
        26 * u,
        23 * u,
        24 * u,
        1.06 * size,
        0.78 * size,
        (SIDE_ROUTE if modules.routes else 0) * u,
    )
    air = (rect.height() - 16 * u - sum(high)) / (5 if modules.routes else 4)
    tops = [rect.y() + 8 * u + sum(high[:row]) + air * row for row in range(len(high))]
    corner = left - (CORNER - modules.shape.wider) * grid.radius
    crest = pixel_square(corner, tops[0], 25 * u)
    name = QRectF(crest.right() + 6 * u, tops[0], right - crest.right() - 6 * u, 25 * u)
    shield = pixel_square(right - 57 * u, tops[1], 22 * u)
    points = QRectF(shield.right(), tops[1], right - shield.right(), 22 * u)
    coin = pixel_square(left + 3 * u, tops[2], 22 * u)
    worker = pixel_square(left + 3 * u + width * 0.5, tops[2], 22 * u)
    clocks = {seat: _corner_of(rect, u)}
    layout = SeatLayout(
        u, seat, rect, crest, name, shield, coin, worker, centre, grid, clocks=clocks
    )
    _cells(layout)
    _counts(layout, points, 15 * u)
    for index in (0, 1):
        at = pixel_square(shield.x() - (50 - 24 * index) * u, tops[1], 22 * u)
        layout.places[Slot("die", seat, index)] = SlotPlace(at, "square", small=True)
    for index in range(known_places.STORAGE):
        hexed = QPointF(round(left + size * (index + 0.5)), round(tops[3] + size * 0.53))
        layout.places[Slot("storage", seat, index)] = SlotPlace(
            hex_bounds(hexed, size * 0.53), "hex", small=True
        )
    for index in range(known_places.GOODS_TYPES):
        at = pixel_square(left + size * index + size * 0.11, tops[4], size * 0.78)
        layout.places[Slot("goods", seat, index)] = SlotPlace(at, "square", small=True)
    if modules.routes:
        rail = QRectF(left, tops[5], width, SIDE_ROUTE * u)
        layout.places.update(module_layout.small_route_places(rail, seat, modules, u))
    return _with_modules(layout, modules)


def _corner_of(rect: QRectF, u: float) -> QPointF:
    """Return the place of a clock on a card whose upper left corner is free."""
    return rect.topLeft() + QPointF(9 * u, 9 * u)


def strip_layout(rect: QRectF, seat: int, u: float, modules: ModuleRoom = BASE) -> SeatLayout:
    """Return the layout of a seat without its estate, whose pieces fly to and from the strip."""
    wide = rect.width() >= WIDE_STRIP * u
    crest, name, shield, points = _head(rect, u, dice=wide)
    foot = rect.bottom() - 33 * u
    row = rect.y() + 41 * u
    dice = (
        QPointF(shield.x() - 54 * u, rect.y() + 9 * u)
        if wide
        else QPointF(rect.right() - 59 * u, row)
    )
    coin = pixel_square(rect.x() + 12 * u, row, 22 * u)
    worker = pixel_square(rect.x() + 64 * u, row, 22 * u)
    grid = Grid.of(2, modules.shape)
    clocks = {seat: _below(crest, u)}
    layout = SeatLayout(
        u, seat, rect, crest, name, shield, coin, worker, rect.center(), grid, clocks=clocks
    )
    middle = pixel_square(rect.center().x() - 10 * u, rect.center().y() - 10 * u, 20 * u)
    layout.places.update(module_layout.hidden(seat, modules, middle))
    for cell in modules.shape.sites:
        layout.places[Slot("cell", seat, cell)] = SlotPlace(middle, "hex", small=True, shown=False)
    _counts(layout, points, 14 * u)
    for index in (0, 1):
        at = pixel_square(dice.x() + 25 * index * u, dice.y(), 22 * u)
        layout.places[Slot("die", seat, index)] = SlotPlace(at, "square", small=True)
    left = worker.right() + 30 * u if wide else rect.x() + 12 * u
    right = rect.right() - 12 * u
    step = min(28 * u, (right - left - 6 * u) / (known_places.STORAGE + known_places.GOODS_TYPES))
    for index in range(known_places.STORAGE):
        hexed = QPointF(round(left + step * (index + 0.5)), round(foot + 12.5 * u))
        layout.places[Slot("storage", seat, index)] = SlotPlace(
            hex_bounds(hexed, step * 0.56), "hex", small=True
        )
    for index in range(known_places.GOODS_TYPES):
        at = pixel_square(
            right - step * (known_places.GOODS_TYPES - index) + 0.5 * u,
            foot + 12.5 * u - step * 0.44,
            step * 0.88,
        )
        layout.places[Slot("goods", seat, index)] = SlotPlace(at, "square", small=True)
    return _with_storage(layout, modules)


def _with_modules(layout: SeatLayout, modules: ModuleRoom) -> SeatLayout:
    """Add the parts of modules on the estate, and further places of the storage."""
    layout.places.update(
        module_layout.estate_places(layout.centre, layout.grid, layout.seat, modules, layout.u)
    )
    return _with_storage(layout, modules)


def _with_storage(layout: SeatLayout, modules: ModuleRoom) -> SeatLayout:
    """Place more tiles in the storage than it has printed places."""
    stored = modules.places_of_storage(layout.seat)
    if stored > known_places.STORAGE:
        region = QRectF()
        for index in range(known_places.STORAGE):
            region = region.united(layout.places[Slot("storage", layout.seat, index)].rect)
        for index, at in enumerate(module_layout.crowded(region, stored)):
            layout.places[Slot("storage", layout.seat, index)] = SlotPlace(at, "hex", small=True)
    return layout


def _cells(layout: SeatLayout) -> None:
    small = layout.grid.radius < 30
    for name, offset in layout.grid.offsets:
        at = hex_bounds(layout.centre + offset, layout.grid.radius)
        layout.places[Slot("cell", layout.seat, name)] = SlotPlace(at, "hex", small)


def _counts(layout: SeatLayout, points: QRectF, size: float) -> None:
    u, seat = layout.u, layout.seat
    layout.places[Slot("points", seat)] = SlotPlace(
        points, "plate", lettering=TextStyle(17 * u, 700, "right")
    )
    for kind, piece in (("silver", layout.coin), ("workers", layout.worker)):
        rect = pixel_rect(piece.right() + 5 * u, piece.y() - u, 24 * u, piece.height() + 2 * u)
        layout.places[Slot(kind, seat)] = SlotPlace(
            rect, "plate", lettering=TextStyle(size, 700, "left")
        )
    layout.places[Slot("sold", seat)] = SlotPlace(layout.rect, "plate", shown=False)
    layout.places[Slot("turn", seat)] = SlotPlace(layout.rect, "card")
    layout.places[Slot("crest", seat)] = SlotPlace(layout.shield, "plate")


# The bench: supplies, dice, storage and goods of the large seat.


GOODS_IN_ROW = 3
# from this text size on one purse is below the other, so that their words fit
LARGE_TEXT = 1.15


@dataclass(frozen=True)
class Purse:
    """The box of a supply: the places of its coin or worker, its number and its word."""

    rect: QRectF
    piece: QRectF
    number: QRectF
    word: QRectF


@dataclass(frozen=True)
class BenchLayout:
    """The bench, in scene coordinates; `headings` are the rectangles of those over dice, storage
    and goods; `sold` is the line at the foot, with its word before the number."""

    u: float
    rect: QRectF
    silver: Purse
    workers: Purse
    headings: dict[str, QRectF]
    sold: QRectF
    sold_word: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def bench_layout(
    rect: QRectF, seat: int, u: float, text: float = 1.0, modules: ModuleRoom = BASE
) -> BenchLayout:
    """Return the layout of the bench of `seat` in `rect`, with the places of the `modules`. Larger
    `text` takes room from the space between the parts, then from the storage."""
    stored, rows = modules.places_of_storage(seat), ceil(modules.goods_types / GOODS_IN_ROW)
    width, middle = rect.width(), rect.center().x()
    radius = min(46 * u, (width - 24 * u) / (2 * HALF))
    die = min(50 * u, (width - 36 * u) / 2)
    good = min(34 * u, (width - 42 * u) / 3)
    high = round(14 * u * text) if text > LARGE_TEXT else 18 * u  # of a heading
    purses = _purses(rect, u, text)
    paying = purses[1].rect.bottom() - purses[0].rect.y() + 16 * u
    others = paying, high + 4 * u + die, high + 4 * u + good + (rows - 1) * (good + 8 * u), 40 * u
    radius = min(
        radius, ((rect.height() - sum(others) - high - 40 * u) / known_places.STORAGE - 5 * u) / 2
    )
    step = 2 * radius + 5 * u
    blocks = *others[:2], high + 4 * u + known_places.STORAGE * step, *others[2:]
    air = max(4 * u, (rect.height() - sum(blocks) - 20 * u) / (len(blocks) - 1))
    tops = [rect.y() + 16 * u + sum(blocks[:index]) + air * index for index in range(len(blocks))]
    heads = {
        name: QRectF(rect.x() + 3 * u, tops[index], width - 6 * u, high)
        for index, name in enumerate(("dice", "storage", "goods"), 1)
    }
    edge = (14 if text <= LARGE_TEXT else 8) * u
    foot = QRectF(rect.x() + edge, rect.bottom() - 34 * u, width - 2 * edge, 26 * u)
    layout = BenchLayout(
        u, rect, purses[0], purses[1], heads, foot, foot.adjusted(0, 0, -28 * u, 0)
    )
    for kind, purse in (("silver", layout.silver), ("workers", layout.workers)):
        layout.places[Slot(kind, seat)] = SlotPlace(
            purse.rect, "plate", lettering=TextStyle(17 * u, rect=purse.number)
        )
    for index in (0, 1):
        at = pixel_square(
            middle - die - 7 * u + index * (die + 14 * u), heads["dice"].bottom() + 4 * u, die
        )
        layout.places[Slot("die", seat, index)] = SlotPlace(at, "square")
    for index in range(known_places.STORAGE):
        centre = QPointF(
            round(middle), round(heads["storage"].bottom() + 4 * u + radius + index * step)
        )
        layout.places[Slot("storage", seat, index)] = SlotPlace(hex_bounds(centre, radius), "hex")
    if stored > known_places.STORAGE:
        head = heads["storage"]
        region = QRectF(
            rect.x() + 6 * u, head.bottom() + 4 * u, width - 12 * u, 2 * radius + 2 * step
        )
        for index, at in enumerate(module_layout.crowded(region, stored)):
            layout.places[Slot("storage", seat, index)] = SlotPlace(at, "hex")
    for index in range(modules.goods_types):
        row, place = divmod(index, GOODS_IN_ROW)
        top = heads["goods"].bottom() + 4 * u + row * (good + 8 * u)
        at = pixel_square(middle - 1.5 * good - 9 * u + place * (good + 9 * u), top, good)
        layout.places[Slot("goods", seat, index)] = SlotPlace(at, "square")
    number = QRectF(
        layout.sold_word.right() + 2 * u,
        foot.y(),
        foot.right() - layout.sold_word.right() - 2 * u,
        foot.height(),
    )
    lettering = TextStyle(14 * u, 700, "right", rect=number)
    layout.places[Slot("sold", seat)] = SlotPlace(foot, "plate", lettering=lettering)
    return layout


def _purses(rect: QRectF, u: float, text: float) -> list[Purse]:
    """Return silver and workers: beside each other, or one below the other if their words are
    large."""
    top, half = rect.y() + 16 * u, rect.width() / 2
    if text <= LARGE_TEXT:
        return [
            _upright(
                pixel_rect(
                    rect.x() + 7 * u + side * (half - 2.5 * u), top, half - 11.5 * u, 74 * u
                ),
                u,
            )
            for side in (0, 1)
        ]
    top, high = rect.y() + 9 * u, (38 + 15 * text) * u
    return [
        _lying(
            pixel_rect(rect.x() + 7 * u, top + row * (high + 6 * u), rect.width() - 14 * u, high), u
        )
        for row in (0, 1)
    ]


def _upright(box: QRectF, u: float) -> Purse:
    """Return a purse with the number between piece and word."""
    return Purse(
        box,
        pixel_square(box.center().x() - 15 * u, box.y() + 6 * u, 30 * u),
        QRectF(box.x(), box.y() + 37 * u, box.width(), 22 * u),
        QRectF(box.x(), box.bottom() - 18 * u, box.width(), 14 * u),
    )


def _lying(box: QRectF, u: float) -> Purse:
    """Return a purse with the number beside the piece, and the word below both."""
    piece = pixel_square(box.center().x() - 34 * u, box.y() + 5 * u, 32 * u)
    foot = box.y() + 38 * u
    return Purse(
        box,
        piece,
        QRectF(box.center().x() + 2 * u, piece.y(), 34 * u, piece.height()),
        QRectF(box.x() + 4 * u, foot, box.width() - 8 * u, box.bottom() - foot - 3 * u),
    )
