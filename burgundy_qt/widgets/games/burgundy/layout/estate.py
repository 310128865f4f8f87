"""Where everything lies on the card of the seat that is shown large: head, cells, colour bonuses,
prompt."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy.components.components import COLOURS
from burgundy_qt.widgets.games.burgundy.layout.modules import estate_places, route_places
from burgundy_qt.widgets.games.burgundy.layout.modules_in_play import BASE, Modules
from burgundy_qt.widgets.games.burgundy.layout.solo import RailLayout, rail_height, rail_layout
from burgundy_qt.widgets.games.burgundy.look.grid import Grid
from burgundy_qt.widgets.sprites.places import (
    SlotPlace,
    TextStyle,
    hex_bounds,
    pixel_rect,
    pixel_square,
)
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT

HEAD, PROMPT, BONUSES = 56, 114, 54
MORE_PROMPT = 8  # what the prompt takes besides where the estate leaves it
ACROSS, ACROSS_POSTS = (
    12.5,
    12.9,
)  # width of a hexagon's land in radii, with the bands between its border posts
DOWN = 11.75  # its height
ROUTE = 60  # height of the row of a trade route
MORE_HEAD = 14  # what a head takes besides for words of twice the size


@dataclass(frozen=True)
class EstateLayout:
    """The large card, in scene coordinates; `chips` are the other seats where there is no column
    for them. The solo game has a `rail` of milestones, and no bonuses."""

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
    modules: Modules = BASE,
) -> EstateLayout:
    """Lay the card of `seat` into `rect`; where it is `narrow` the `others` become chips in its
    head."""
    own = HEAD + MORE_HEAD * (text - 1)
    head = (
        own + (ROUTE + 2 if modules.routes else 0) + (rail_height(text) if modules.alone else 0)
    ) * u
    foot = PROMPT * u * min(LARGEST_PROMPT, text)
    high = 0 if modules.alone else BONUSES * u
    across = (ACROSS_POSTS if modules.posts else ACROSS) + modules.shape.wider
    down = DOWN + modules.shape.taller
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
    laid = EstateLayout(
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
        laid.places[Slot("cell", seat, name)] = SlotPlace(
            hex_bounds(centre + offset, grid.radius), "hex"
        )
    number = QRectF(
        shield.right() + 2 * u,
        rect.y() + 9 * u,
        rect.right() - 16 * u - shield.right() - 2 * u,
        38 * u,
    )
    laid.places[Slot("points", seat)] = SlotPlace(
        number, "plate", lettering=TextStyle(27 * u, 700, "right")
    )
    laid.places[Slot("covered", seat)] = SlotPlace(
        laid.caption, "plate", lettering=TextStyle(12 * u, 400, "left", "text2")
    )
    laid.places[Slot("crest", seat)] = SlotPlace(shield, "plate")
    laid.places[Slot("turn", seat)] = SlotPlace(rect, "card")
    laid.places.update(rail.places if rail else _bonus_places(bonuses, u))
    laid.places.update(estate_places(centre, grid, seat, modules, u))
    if modules.routes:
        row = QRectF(rect.x() + 12 * u, rect.y() + own * u, rect.width() - 24 * u, ROUTE * u)
        laid.places.update(route_places(row, seat, modules, 6 * u))
    laid.chips.update(chips)
    return laid


def _bonus_places(row: QRectF, u: float) -> dict[Slot, SlotPlace]:
    """The twelve colour bonuses, a large and a small one for each colour."""
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
    """The other seats in a row, further to the right where the words before them are larger."""
    left = min(rect.x() + 222 * u * text, end - 78 * len(others) * u)
    return {
        seat: pixel_rect(left + 78 * index * u, rect.y() + 11 * u, 72 * u, 32 * u)
        for index, seat in enumerate(others)
    }
