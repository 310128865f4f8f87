"""The layout of the market: the clock, the ring of depots, the black depot and the bridge."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy import known_places
from burgundy_qt.rules.burgundy.known_places import INNS
from burgundy_qt.widgets.games.burgundy import estate_shape, module_layout, seat_layout
from burgundy_qt.widgets.sprites.places import (
    HALF,
    Slot,
    SlotPlace,
    TextStyle,
    hex_bounds,
    pixel_rect,
    pixel_square,
)

STRIP, ROW = 80, 34  # height of the clock, and of one row more where text is large, in units
SPREAD = 1.03  # the spacing of the tiles of a depot
WORDS = 20  # the height of "acts first" with the air above it, in units
# across, and how far one is above the other, usually and at least; in units
MARKER, STEP, CLOSE = 29, 9, 6

# The places of the tiles of a depot, in half hex widths and radii from the middle. The side depots
# are upright, 1 and 4 are horizontal.
UPRIGHT = {
    2: ((0, -1.03), (0, 1.03)),
    3: ((-0.5, -1.5), (0.5, 0), (-0.5, 1.5)),
    4: ((-0.5, -2.25), (0.5, -0.75), (-0.5, 0.75), (0.5, 2.25)),
}
FLAT = {
    2: ((-1.02, 0), (1.02, 0)),
    3: ((-1, -0.75), (1, -0.75), (0, 0.75)),
    4: ((-1.5, -0.75), (0.5, -0.75), (-0.5, 0.75), (1.5, 0.75)),
}
BLACK = {
    2: ((-1.5, -0.75), (0.5, -0.75), (-0.5, 0.75), (1.5, 0.75)),
    3: ((-1.5, -1.5), (0.5, -1.5), (-0.5, 0), (1.5, 0), (-1.5, 1.5), (0.5, 1.5)),
    4: ((-2, -1.5), (0, -1.5), (2, -1.5), (-1, 0), (1, 0), (-2, 1.5), (0, 1.5), (2, 1.5)),
}


@dataclass(frozen=True)
class DepotLayout:
    """A numbered depot: its card, the die face at its corner, and the goods trough at its foot."""

    rect: QRectF
    die: QRectF
    trough: QRectF
    tiles: tuple[QRectF, ...]
    good: float

    def goods(self, count: int) -> list[QRectF]:
        """Return the places of `count` goods in the trough; if there are many, they overlap."""
        inner = self.trough.adjusted(3, 0, -3, 0)
        step = min(self.good * 1.08, (inner.width() - self.good) / max(1, count - 1))
        top = inner.center().y() - self.good / 2
        return [pixel_square(inner.x() + index * step, top, self.good) for index in range(count)]


@dataclass(frozen=True)
class MarketLayout:
    """The market, in scene coordinates; `stall` is empty where no inns are in play."""

    u: float
    rect: QRectF
    strip: QRectF
    depots: dict[int, DepotLayout]
    black: QRectF
    price: QRectF
    radius: float
    black_radius: float
    bridge: QRectF
    round_label: QRectF
    depot_label: QRectF
    first_label: QRectF
    stall: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def market_layout(
    rect: QRectF,
    seats: int,
    u: float,
    modules: estate_shape.ModuleRoom = estate_shape.BASE,
    text: float = 1.0,
) -> MarketLayout:
    """Return the layout of the market in `rect` for a number of seats; `u` is the unit of the scene
    in pixels. The solo game has the layout for two. For large `text` the rounds have their own row
    below the white die and its depot, unless that would make the tiles smaller."""
    seats = max(seats, known_places.LEAST_SEATS)
    strip = QRectF(rect.x(), rect.y(), rect.width(), round(STRIP * u))
    bridge = _bridge(rect, u)
    ring = QRectF(rect.x(), strip.bottom(), rect.width(), bridge.y() - 16 * u - strip.bottom())
    radius = _largest_radius(ring, seats, u, modules.inns)
    lower = ring.adjusted(0, round(ROW * u), 0, 0)
    if text > seat_layout.LARGE_TEXT and _largest_radius(lower, seats, u, modules.inns) == radius:
        strip.setBottom(lower.top())
        ring = lower
    black_radius = radius * 0.9
    end = _lowest_marker(bridge, u) - ((seats - 1) * CLOSE + WORDS) * u
    centres = _centres(ring, radius, seats, u, end)
    depots = {depot: _depot(depot, at, radius, seats, u) for depot, at in centres.items()}
    black = _black(ring, black_radius, seats, u, modules.inns)
    stall = _stall(black, black_radius, u) if modules.inns else QRectF()
    price = QRectF(black.x(), black.bottom() - 32 * u, black.width(), 32 * u)
    layout = MarketLayout(
        u,
        rect,
        strip,
        depots,
        black,
        price,
        radius,
        black_radius,
        bridge,
        *_labels(strip, depots, bridge, seats, u),
        stall,
    )
    layout.places.update(_places(layout, seats))
    if modules.shields:
        for depot, at in depots.items():
            layout.places.update(module_layout.shield_places(depot, at.rect, at.tiles, u))
    layout.places[Slot("price")] = SlotPlace(
        pixel_square(price.center().x() - 9 * u, price.center().y() - 9 * u, 18 * u), "round"
    )
    layout.places[Slot("away")] = SlotPlace(
        pixel_square(rect.x() - 60 * u, rect.bottom() - 90 * u, 44 * u), "hex", shown=False
    )
    return layout


def _bridge(rect: QRectF, u: float) -> QRectF:
    width = rect.width() - 24 * u
    height = width * 98 / 712
    return pixel_rect(rect.x() + 12 * u, rect.bottom() - height - 9 * u, width, height)


def _largest_radius(ring: QRectF, seats: int, u: float, inns: bool) -> float:
    """Return the largest tile radius that fits three columns and the height."""
    radius = 60 * u
    while radius > 12 and not _fits(ring, radius, seats, u, inns):
        radius -= 0.25 * u
    return radius


def _fits(ring: QRectF, radius: float, seats: int, u: float, inns: bool) -> bool:
    tall, flat = _depot_size(2, radius, seats, u), _depot_size(1, radius, seats, u)
    black = _black_size(radius * 0.9, seats, u, inns)
    across = 2 * tall[0] + max(flat[0], black[0]) + 36 * u
    return (
        across <= ring.width()
        and 2 * tall[1] + 34 * u <= ring.height()
        and 2 * flat[1] + black[1] + 46 * u <= ring.height()
    )


def _spread(places: tuple[tuple[float, float], ...], radius: float) -> tuple[float, float]:
    """Return the width and height of tiles at `places`."""
    xs, ys = [x for x, _ in places], [y for _, y in places]
    across = (max(xs) - min(xs)) * HALF * SPREAD + 2 * HALF
    return across * radius, ((max(ys) - min(ys)) * SPREAD + 2) * radius


def _pattern(depot: int, seats: int) -> tuple[tuple[float, float], ...]:
    return (FLAT if depot in (1, 4) else UPRIGHT)[seats]


def _depot_size(depot: int, radius: float, seats: int, u: float) -> tuple[float, float]:
    width, height = _spread(_pattern(depot, seats), radius)
    return width + 20 * u, 10 * u + height + 8 * u + 25 * u + 13 * u


def _black_size(radius: float, seats: int, u: float, inns: bool) -> tuple[float, float]:
    width, height = _spread(BLACK[seats], radius)
    return width + 20 * u, height + 42 * u + (_stall_height(radius, u) if inns else 0)


def _stall_height(radius: float, u: float) -> float:
    return 2 * radius + 14 * u


def _stall(black: QRectF, radius: float, u: float) -> QRectF:
    """Return the stall under the tiles of the black depot: an inn, and its count beside it."""
    height = _stall_height(radius, u)
    return QRectF(
        black.x() + 8 * u, black.bottom() - 32 * u - height, black.width() - 16 * u, height
    )


def _centres(ring: QRectF, radius: float, seats: int, u: float, end: float) -> dict[int, QPointF]:
    """Return the middles of the six depots, clockwise from the top. The side depots reach down to
    `end`, if there is room above."""
    tall, flat = _depot_size(2, radius, seats, u), _depot_size(1, radius, seats, u)
    middle = ring.center()
    across = ring.width() / 2 - tall[0] / 2 - 12 * u
    outer = ring.height() / 2 - flat[1] / 2 - 14 * u
    inner = tall[1] / 2 + max(9 * u, (ring.height() - 2 * tall[1]) * 0.14)
    room = ring.height() / 2 - inner - tall[1] / 2
    lift = max(0.0, min(ring.bottom() - room - end, room - 12 * u))
    upper, lower = -inner - lift, inner - lift
    shifts = (
        (0, -outer),
        (across, upper),
        (across, lower),
        (0, outer),
        (-across, lower),
        (-across, upper),
    )
    return {depot: middle + QPointF(*shift) for depot, shift in enumerate(shifts, 1)}


def _tile_boxes(
    places: tuple[tuple[float, float], ...], middle: QPointF, radius: float
) -> tuple[QRectF, ...]:
    shift_x = (max(x for x, _ in places) + min(x for x, _ in places)) / 2
    boxes = []
    for x, y in places:
        centre = middle + QPointF((x - shift_x) * HALF * radius * SPREAD, y * radius * SPREAD)
        boxes.append(hex_bounds(QPointF(round(centre.x()), round(centre.y())), radius))
    return tuple(boxes)


def _depot(depot: int, centre: QPointF, radius: float, seats: int, u: float) -> DepotLayout:
    width, height = _depot_size(depot, radius, seats, u)
    rect = pixel_rect(centre.x() - width / 2, centre.y() - height / 2, width, height)
    tiles_height = _spread(_pattern(depot, seats), radius)[1]
    middle = QPointF(rect.center().x(), rect.y() + 10 * u + tiles_height / 2)
    trough = pixel_rect(rect.x() + 8 * u, rect.bottom() - 38 * u, rect.width() - 16 * u, 29 * u)
    die = pixel_square(rect.x() - 8 * u, rect.y() - 8 * u, 26 * u)
    return DepotLayout(
        rect, die, trough, _tile_boxes(_pattern(depot, seats), middle, radius), round(25 * u)
    )


def _black(ring: QRectF, radius: float, seats: int, u: float, inns: bool) -> QRectF:
    width, height = _black_size(radius, seats, u, inns)
    return pixel_rect(ring.center().x() - width / 2, ring.center().y() - height / 2, width, height)


def _labels(
    strip: QRectF, depots: dict[int, DepotLayout], bridge: QRectF, seats: int, u: float
) -> tuple[QRectF, QRectF, QRectF]:
    """Return the rectangles of "Round", "depot 4" and "acts first". The last is beside the lowest
    depot, above the markers of all seats on the last bay."""
    y = strip.y() + 45 * u
    stones = strip.right() - 12 * u - 5 * 31 * u
    above = _lowest_marker(bridge, u) - ((seats - 1) * STEP + 16) * u
    left = min(bridge.right() - 84 * u, depots[4].rect.right() + 6 * u)
    first = min(bridge.y() - 22 * u, max(depots[3].rect.bottom() + 4 * u, above))
    words, depot = QRectF(stones - 56 * u, y, 50 * u, 28 * u), 76 * u
    if strip.height() > 1.2 * STRIP * u:
        words = QRectF(strip.x() + 12 * u, y + ROW * u, stones - strip.x() - 18 * u, 28 * u)
        depot = strip.width() - 58 * u
    return (
        words,
        QRectF(strip.x() + 46 * u, y, depot, 28 * u),
        QRectF(left, first, bridge.right() - 20 * u - left, 16 * u),
    )


def _places(layout: MarketLayout, seats: int) -> dict[Slot, SlotPlace]:
    places = _clock_places(layout)
    for depot, at in layout.depots.items():
        places[Slot("stock", depot)] = SlotPlace(at.trough, "plate")
        for index, rect in enumerate(at.tiles):
            places[Slot("market", depot, index)] = SlotPlace(rect, "hex")
    tiles = layout.black.height() - 42 * layout.u - layout.stall.height()
    middle = QPointF(layout.black.center().x(), layout.black.y() + 9 * layout.u + tiles / 2)
    for index, rect in enumerate(_tile_boxes(BLACK[seats], middle, layout.black_radius)):
        places[Slot("market", known_places.BLACK, index)] = SlotPlace(rect, "hex")
    places.update(_bay_places(layout, seats))
    if not layout.stall.isEmpty():
        places.update(_stall_places(layout))
    return places


def _stall_places(layout: MarketLayout) -> dict[Slot, SlotPlace]:
    u, stall, radius = layout.u, layout.stall, layout.black_radius
    middle = QPointF(round(stall.x() + HALF * radius), round(stall.center().y() + 2 * u))
    left = middle.x() + HALF * radius + 4 * u
    words = QRectF(left, middle.y() - 18 * u, stall.right() - left, 18 * u)
    return {
        Slot("market", INNS, 0): SlotPlace(hex_bounds(middle, radius), "hex"),
        Slot("inns"): SlotPlace(words, "plate", lettering=TextStyle(13 * u, 600, "left", "ivory")),
    }


def _clock_places(layout: MarketLayout) -> dict[Slot, SlotPlace]:
    u, strip = layout.u, layout.strip
    places = {}
    scale = min((strip.width() - 40 * u) / 5 / 150, 30 * u / 64)
    for index, letter in enumerate(known_places.PHASE_POINTS):
        x = strip.x() + 12 * u + index * (strip.width() - 24 * u - 150 * scale) / 4
        places[Slot("phase", letter)] = SlotPlace(
            pixel_rect(x, strip.y() + 10 * u, 150 * scale, 64 * scale), "plate"
        )
    places[Slot("white")] = SlotPlace(
        pixel_square(strip.x() + 12 * u, strip.y() + 45 * u, 28 * u), "square"
    )
    for index in range(known_places.ROUNDS):
        x = strip.right() - 12 * u - (known_places.ROUNDS - index) * 31 * u + 3 * u
        places[Slot("round", index + 1)] = SlotPlace(
            pixel_square(x, layout.round_label.y(), 28 * u), "round"
        )
    lettering = TextStyle(12 * u, 500, "left", "text2")
    places[Slot("white-depot")] = SlotPlace(layout.depot_label, "plate", lettering=lettering)
    return places


def _lowest_marker(bridge: QRectF, u: float) -> float:
    """Return the upper edge of a marker on the bridge."""
    return bridge.y() + 17 * bridge.width() / 712 - (MARKER - 3) * u


def _bay_places(layout: MarketLayout, seats: int) -> dict[Slot, SlotPlace]:
    """Return the places of up to four stacked markers on each bay; they are closer if the words
    above leave less room."""
    u, bridge = layout.u, layout.bridge
    scale = bridge.width() / 712
    size, lowest = MARKER * u, _lowest_marker(bridge, u)
    step = min(STEP * u, max(CLOSE * u, (lowest - layout.first_label.bottom()) / (seats - 1)))
    places = {}
    for bay in range(known_places.BAYS):
        x = bridge.x() + (6 + (bay + 0.5) * 100) * scale - size / 2
        for height in range(4):
            places[Slot("bay", bay, height)] = SlotPlace(
                pixel_square(x, lowest - height * step, size), "round"
            )
    return places
