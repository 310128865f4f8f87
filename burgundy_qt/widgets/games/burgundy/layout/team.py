"""Where everything lies on the large card of a team: the head, the estate of both, the bench below
it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy.components.components import COLOURS
from burgundy_qt.widgets.games.burgundy.layout.estate import (
    ACROSS,
    DOWN,
    HEAD,
    MORE_HEAD,
    PROMPT,
    EstateLayout,
)
from burgundy_qt.widgets.games.burgundy.layout.modules_in_play import Modules
from burgundy_qt.widgets.games.burgundy.layout.team_bench import TeamBench, team_bench
from burgundy_qt.widgets.games.burgundy.layout.team_card import chip_crests
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

BENCH, LOW_BENCH = 150, 130  # height of the bench, and where the window is low, in units
CHIP = 104, 32
BONUS_AT = (
    (-5.78, 0, 5.78),
    (-4.85, 4.85),
)  # in widths and in radii of a cell: where the land leaves six corners
START = 1.04  # radius of the ring round the first castle, in radii of a cell
BONUS = 0.92  # width of a colour bonus, in radii


@dataclass(frozen=True, kw_only=True)
class TeamLayout(EstateLayout):
    """The large card of a team, seen by the member whose seat is `shown`; `mate` is the other's,
    `home` the first's. The `bench` of both lies on it.

    `crests` and `count_crests`, by seat: those of the head, and the small ones before a member's
    own points; `chip_crests`: those on the chip of the team with this first member.
    """

    shown: int
    mate: int
    home: int
    bench: TeamBench
    crests: dict[int, QRectF] = field(default_factory=dict)
    count_crests: dict[int, QRectF] = field(default_factory=dict)
    chip_crests: dict[int, dict[int, QRectF]] = field(default_factory=dict)


def team_layout(
    rect: QRectF,
    shown: int,
    others: Sequence[tuple[int, ...]],
    narrow: bool,
    u: float,
    text: float,
    modules: Modules,
) -> TeamLayout:
    """Lay the card of the team of the seat `shown` into `rect`; where it is `narrow` the `others`
    become chips in its head."""
    team = next(team for team in modules.teams if shown in team)
    mate, home = next((seat for seat in team if seat != shown), shown), team[0]
    foot = PROMPT * u * min(LARGEST_PROMPT, text)
    prompt = pixel_rect(rect.x(), rect.bottom() - foot, rect.width(), foot)
    high = (LOW_BENCH if narrow else BENCH) * u
    bench = pixel_rect(rect.x(), prompt.y() - high, rect.width(), high)
    head = (HEAD + MORE_HEAD * (text - 1)) * u
    room = QRectF(rect.x(), rect.y() + head, rect.width(), bench.y() - rect.y() - head)
    across, down = ACROSS + modules.shape.wider, DOWN + modules.shape.taller
    grid = Grid.of(min((rect.width() - 16 * u) / across, room.height() / down), modules.shape)
    centre = QPointF(round(room.center().x()), round(room.center().y()))
    shield = pixel_rect(rect.right() - 114 * u, rect.y() + 9 * u, 36 * u, 38 * u)
    counts = shield.x() - 62 * u
    chips = _chips(rect, counts - 12 * u, others if narrow else (), u)
    left = rect.x() + 84 * u
    words = min([counts, *(chip.x() for chip in chips.values())]) - 10 * u - left
    own = pixel_square(rect.x() + 16 * u, rect.y() + 10 * u, 34 * u)
    laid = TeamLayout(
        u,
        rect,
        own,
        QRectF(left, rect.y() + 7 * u, words, 26 * u),
        QRectF(left, rect.y() + 31 * u, words, (16 + MORE_HEAD * (text - 1)) * u),
        shield,
        centre,
        grid,
        bench,
        prompt,
        chips=chips,
        shown=shown,
        mate=mate,
        home=home,
        bench=team_bench(bench, shown, mate, home, u),
        chip_crests={
            team[0]: chip_crests(chips[team[0]], team, u) for team in others if team[0] in chips
        },
        crests={shown: own, mate: pixel_square(own.right() - 7 * u, own.y() + 2 * u, 30 * u)},
    )
    for name, offset in grid.offsets:
        laid.places[Slot("cell", home, name)] = SlotPlace(
            hex_bounds(centre + offset, grid.radius), "hex"
        )
        laid.places[Slot("start", home, name)] = SlotPlace(
            hex_bounds(centre + offset, grid.radius * START), "hex"
        )
    _lay_head(laid, team, counts, text)
    laid.places.update(_bonus_places(centre, grid, u))
    return laid


def _chips(
    rect: QRectF, right: float, others: Sequence[tuple[int, ...]], u: float
) -> dict[int, QRectF]:
    wide, high = CHIP[0] * u, CHIP[1] * u
    return {
        team[0]: pixel_rect(
            right - (len(others) - place) * (wide + 6 * u), rect.y() + 11 * u, wide, high
        )
        for place, team in enumerate(others)
    }


def _lay_head(laid: TeamLayout, team: tuple[int, ...], counts: float, text: float) -> None:
    """The points of both, and before them those of each."""
    u, rect, shield, home = laid.u, laid.rect, laid.shield, team[0]
    number = QRectF(
        shield.right() + 2 * u,
        rect.y() + 9 * u,
        rect.right() - 16 * u - shield.right() - 2 * u,
        38 * u,
    )
    laid.places[Slot("team", home)] = SlotPlace(
        number, "plate", lettering=TextStyle(27 * u, 700, "right")
    )
    laid.places[Slot("covered", home)] = SlotPlace(
        laid.caption, "plate", lettering=TextStyle(12 * u, 400, "left", "text2")
    )
    for row, seat in enumerate(dict.fromkeys((laid.shown, laid.mate))):
        high = 20 * min(LARGEST_PROMPT, text)
        top = rect.y() + (9 + high * row) * u
        laid.count_crests[seat] = pixel_square(counts, top + u, 16 * u)
        words = QRectF(laid.count_crests[seat].right() + 5 * u, top, 38 * u, (high - 2) * u)
        laid.places[Slot("points", seat)] = SlotPlace(
            words, "plate", lettering=TextStyle(14 * u, 700, "left", "text2")
        )
        laid.places[Slot("crest", seat)] = SlotPlace(shield, "plate")
        laid.places[Slot("turn", seat)] = SlotPlace(rect, "card")


def _bonus_places(centre: QPointF, grid: Grid, u: float) -> dict[Slot, SlotPlace]:
    """The colour bonuses in the corners that the two halves of the estate leave, in the order of
    reading."""
    size = BONUS * grid.radius
    places = {}
    for index, colour in enumerate(COLOURS):
        x = centre.x() + BONUS_AT[0][index % 3] * grid.across
        y = centre.y() + BONUS_AT[1][index // 3] * grid.radius
        large = pixel_rect(x - size - 1.5 * u, y - size * 75 / 128, size, size * 150 / 128)
        places[Slot("bonus", colour, "large")] = SlotPlace(large, "shield")
        places[Slot("bonus", colour, "small")] = SlotPlace(
            pixel_square(x + 1.5 * u, y - size * 0.45, size * 0.9), "round"
        )
    return places
