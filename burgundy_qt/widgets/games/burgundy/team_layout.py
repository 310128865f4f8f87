"""The layout of the large card of a team (the head, the estate of both, the bench below it) and of
the small card of another team."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy import components, known_places
from burgundy_qt.rules.burgundy.known_places import TEAM_STORE
from burgundy_qt.widgets.games.burgundy import module_layout, seat_layout
from burgundy_qt.widgets.games.burgundy.estate_shape import Grid, ModuleRoom
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

BENCH, LOW_BENCH = 150, 130  # height of the bench, usually and in a low window, in units
CHIP = 104, 32
# the free corners round the land, in widths and in radii of a cell
BONUS_AT = ((-5.78, 0, 5.78), (-4.85, 4.85))
START = 1.04  # radius of the ring round the first castle, in radii of a cell
BONUS = 0.92  # width of a colour bonus, in radii


@dataclass(frozen=True, kw_only=True)
class TeamLayout(module_layout.EstateLayout):
    """The large card of a team, for the member whose seat is `shown`; `mate` is the other seat,
    `home` the first. The `bench` of both is on it.

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
    modules: ModuleRoom,
) -> TeamLayout:
    """Return the layout of the card of the team of the seat `shown` in `rect`; if it is `narrow`,
    the `others` become chips in its head."""
    team = next(team for team in modules.teams if shown in team)
    mate, home = next((seat for seat in team if seat != shown), shown), team[0]
    foot = module_layout.PROMPT * u * min(LARGEST_PROMPT, text)
    prompt = pixel_rect(rect.x(), rect.bottom() - foot, rect.width(), foot)
    high = (LOW_BENCH if narrow else BENCH) * u
    bench = pixel_rect(rect.x(), prompt.y() - high, rect.width(), high)
    head = (module_layout.ESTATE_HEAD + module_layout.MORE_HEAD * (text - 1)) * u
    room = QRectF(rect.x(), rect.y() + head, rect.width(), bench.y() - rect.y() - head)
    across = module_layout.ESTATE_ACROSS + modules.shape.wider
    down = module_layout.ESTATE_DOWN + modules.shape.taller
    grid = Grid.of(min((rect.width() - 16 * u) / across, room.height() / down), modules.shape)
    centre = QPointF(round(room.center().x()), round(room.center().y()))
    shield = pixel_rect(rect.right() - 114 * u, rect.y() + 9 * u, 36 * u, 38 * u)
    counts = shield.x() - 62 * u
    chips = _chips(rect, counts - 12 * u, others if narrow else (), u)
    left = rect.x() + 84 * u
    words = min([counts, *(chip.x() for chip in chips.values())]) - 10 * u - left
    own = pixel_square(rect.x() + 16 * u, rect.y() + 10 * u, 34 * u)
    layout = TeamLayout(
        u,
        rect,
        own,
        QRectF(left, rect.y() + 7 * u, words, 26 * u),
        QRectF(left, rect.y() + 31 * u, words, (16 + module_layout.MORE_HEAD * (text - 1)) * u),
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
        layout.places[Slot("cell", home, name)] = SlotPlace(
            hex_bounds(centre + offset, grid.radius), "hex"
        )
        layout.places[Slot("start", home, name)] = SlotPlace(
            hex_bounds(centre + offset, grid.radius * START), "hex"
        )
    _lay_head(layout, team, counts, text)
    layout.places.update(_bonus_places(centre, grid, u))
    return layout


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


def _lay_head(layout: TeamLayout, team: tuple[int, ...], counts: float, text: float) -> None:
    """Place the points of both, and before them those of each."""
    u, rect, shield, home = layout.u, layout.rect, layout.shield, team[0]
    number = QRectF(
        shield.right() + 2 * u,
        rect.y() + 9 * u,
        rect.right() - 16 * u - shield.right() - 2 * u,
        38 * u,
    )
    layout.places[Slot("team", home)] = SlotPlace(
        number, "plate", lettering=TextStyle(27 * u, 700, "right")
    )
    layout.places[Slot("covered", home)] = SlotPlace(
        layout.caption, "plate", lettering=TextStyle(12 * u, 400, "left", "text2")
    )
    for row, seat in enumerate(dict.fromkeys((layout.shown, layout.mate))):
        high = 20 * min(LARGEST_PROMPT, text)
        top = rect.y() + (9 + high * row) * u
        layout.count_crests[seat] = pixel_square(counts, top + u, 16 * u)
        words = QRectF(layout.count_crests[seat].right() + 5 * u, top, 38 * u, (high - 2) * u)
        layout.places[Slot("points", seat)] = SlotPlace(
            words, "plate", lettering=TextStyle(14 * u, 700, "left", "text2")
        )
        layout.places[Slot("crest", seat)] = SlotPlace(shield, "plate")
        layout.places[Slot("turn", seat)] = SlotPlace(rect, "card")


def _bonus_places(centre: QPointF, grid: Grid, u: float) -> dict[Slot, SlotPlace]:
    """Return the colour bonuses in the free corners of the two halves of the estate, in reading
    order."""
    size = BONUS * grid.radius
    places = {}
    for index, colour in enumerate(components.COLOURS):
        x = centre.x() + BONUS_AT[0][index % 3] * grid.across
        y = centre.y() + BONUS_AT[1][index // 3] * grid.radius
        large = pixel_rect(x - size - 1.5 * u, y - size * 75 / 128, size, size * 150 / 128)
        places[Slot("bonus", colour, "large")] = SlotPlace(large, "shield")
        places[Slot("bonus", colour, "small")] = SlotPlace(
            pixel_square(x + 1.5 * u, y - size * 0.45, size * 0.9), "round"
        )
    return places


# The bench of a team: a member's store on either side, the shared things in the middle.


SIDE = 0.245  # width of a member's part, in widths of the bench
BENCH_HEAD, BENCH_FOOT = 24, 8
TILE = 30  # radius of a stored tile
OWN_DIE, MATE_DIE = 38, 30


@dataclass(frozen=True)
class TeamBench:
    """The bench in scene coordinates, for the member whose seat is `shown`: `mine` on the right,
    `theirs` on the left, `common` between them. The two `purses` contain `coin` and `worker`."""

    u: float
    rect: QRectF
    shown: int
    mate: int
    theirs: QRectF
    common: QRectF
    mine: QRectF
    purses: tuple[QRectF, QRectF]
    sold: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    @property
    def clocks(self) -> dict[int, QPointF]:
        """The upper left corner of each seat's clock, on the upper edge of its stall."""
        stalls = {self.mate: self.theirs, self.shown: self.mine}
        return {
            seat: QPointF(at.right() - 56 * self.u, at.y() - 9 * self.u)
            for seat, at in stalls.items()
        }

    def piece(self, purse: QRectF) -> QRectF:
        """Return the rectangle of the coin or the worker in a purse."""
        return pixel_square(purse.x() + 7 * self.u, purse.center().y() - 14 * self.u, 28 * self.u)


def team_bench(rect: QRectF, shown: int, mate: int, home: int, u: float) -> TeamBench:
    """Return the layout of the bench of two seats in `rect`; shared things belong to the seat
    `home`."""
    room, gap = rect.adjusted(14 * u, 6 * u, -14 * u, -10 * u), 10 * u
    side = round(SIDE * room.width())
    theirs = pixel_rect(room.x(), room.y(), side, room.height())
    mine = pixel_rect(room.right() - side, room.y(), side, room.height())
    common = QRectF(
        theirs.right() + gap, theirs.y(), mine.x() - theirs.right() - 2 * gap, theirs.height()
    )
    top, high = common.y() + BENCH_HEAD * u, common.height() - (BENCH_HEAD + BENCH_FOOT) * u
    store = min(0.32 * common.width(), 128 * u)
    left = common.x() + 18 * u + store
    wide, tall = max(70 * u, 0.19 * common.width()), (high - 6 * u) / 2
    purses = pixel_rect(left, top, wide, tall), pixel_rect(left, top + tall + 6 * u, wide, tall)
    goods = QRectF(left + wide + 12 * u, top, common.right() - left - wide - 22 * u, high)
    sold = QRectF(goods.x(), goods.bottom() - 22 * u, goods.width(), 22 * u)
    bench = TeamBench(u, rect, shown, mate, theirs, common, mine, purses, sold)
    _lay_stall(bench, theirs, mate, MATE_DIE * u)
    _lay_stall(bench, mine, shown, OWN_DIE * u)
    shared = _store(common.x() + 10 * u, top + high / 2, store, high, u)
    bench.places.update(
        {Slot("shared", home, index): SlotPlace(at, "hex") for index, at in enumerate(shared)}
    )
    _lay_counts(bench, home)
    _lay_goods(bench, home, goods)
    return bench


def _lay_stall(bench: TeamBench, stall: QRectF, seat: int, die: float) -> None:
    """Place a member's own store, with the dice at its right."""
    u, high = bench.u, stall.height() - (BENCH_HEAD + BENCH_FOOT) * bench.u
    middle, die = stall.y() + BENCH_HEAD * u + high / 2, min(die, high / 2 - 7 * u)
    room = stall.width() - die - 30 * u
    for index, rect in enumerate(_store(stall.x() + 10 * u, middle, room, high, u)):
        bench.places[Slot("storage", seat, index)] = SlotPlace(rect, "hex")
    for index in (0, 1):
        top = middle - die - 3 * u + index * (die + 6 * u)
        bench.places[Slot("die", seat, index)] = SlotPlace(
            pixel_square(stall.right() - 12 * u - die, top, die), "square"
        )


def _store(left: float, middle: float, width: float, height: float, u: float) -> list[QRectF]:
    """Return the places of a store in a row, as large as possible."""
    radius = min(TILE * u, (width / TEAM_STORE - 4 * u) / (2 * HALF), height / 2)
    step = 2 * HALF * radius + 4 * u
    centres = (
        QPointF(round(left + step * (index + 0.5)), round(middle)) for index in range(TEAM_STORE)
    )
    return [hex_bounds(centre, radius) for centre in centres]


def _lay_counts(bench: TeamBench, home: int) -> None:
    u = bench.u
    for kind, purse in zip(("silver", "workers"), bench.purses, strict=True):
        number = QRectF(purse.x() + 39 * u, purse.y(), purse.width() - 43 * u, purse.height())
        bench.places[Slot(kind, home)] = SlotPlace(
            purse, "plate", lettering=TextStyle(17 * u, 700, "left", rect=number)
        )
    bench.places[Slot("sold", home)] = SlotPlace(
        bench.sold, "plate", lettering=TextStyle(14 * u, 700, "right")
    )


def _lay_goods(bench: TeamBench, home: int, room: QRectF) -> None:
    """Place three goods in a row, above the line of sold goods."""
    u = bench.u
    size = min(40 * u, (room.width() - 12 * u) / 3, room.height() - 30 * u)
    step = min(size + 12 * u, (room.width() - size) / 2)
    middle = room.y() + (room.height() - 26 * u) / 2
    for index in range(known_places.GOODS_TYPES):
        at = pixel_square(room.x() + index * step, middle - size / 2, size)
        bench.places[Slot("goods", home, index)] = SlotPlace(at, "square")


# The small card of another team, and its chip if there is no column for cards.


# heights in units: the head, the shared things, a member's things
CARD_HEAD, ROW, MEMBER, CARD_FOOT = 56, 34, 31, 6
STORED = 13.5  # radius of a stored tile


@dataclass(frozen=True)
class TeamCard(seat_layout.SeatLayout):
    """The card of a team, whose first member is its `seat`; `team` are all seats. `crests`, by
    seat: those of the head; `row_crests`: those before a member's own things."""

    team: tuple[int, ...] = ()
    caption: QRectF = field(default_factory=QRectF)
    crests: dict[int, QRectF] = field(default_factory=dict)
    row_crests: dict[int, QRectF] = field(default_factory=dict)


def team_card_height(width: float, u: float, modules: ModuleRoom) -> float:
    """Return the height of a team's card of that width."""
    return (CARD_HEAD + ROW + 2 * MEMBER + CARD_FOOT) * u + (
        seat_layout.DOWN + modules.shape.taller
    ) * _radius(width, u, modules)


def _radius(width: float, u: float, modules: ModuleRoom) -> float:
    return (width - 20 * u) / (seat_layout.ACROSS + modules.shape.wider)


def team_card(rect: QRectF, team: tuple[int, ...], u: float, modules: ModuleRoom) -> TeamCard:
    """Return the layout of the card of a team in `rect`."""
    home = team[0]
    grid = Grid.of(_radius(rect.width(), u, modules), modules.shape)
    top = rect.bottom() - (ROW + len(team) * MEMBER + CARD_FOOT) * u
    middle = (rect.y() + CARD_HEAD * u + top) / 2
    crests = {
        seat: pixel_square(
            rect.x() + (11 + 18 * place) * u, rect.y() + (8 + place) * u, (25 - 2 * place) * u
        )
        for place, seat in enumerate(team)
    }
    shield = pixel_square(rect.right() - 77 * u, rect.y() + 7 * u, 24 * u)
    left = rect.x() + (42 + 18 * (len(team) - 1)) * u
    words = shield.x() - 4 * u - left
    card = TeamCard(
        u,
        home,
        rect,
        crests[home],
        QRectF(left, rect.y() + 6 * u, words, 24 * u),
        shield,
        pixel_square(rect.x() + 12 * u, top + 6 * u, 21 * u),
        pixel_square(rect.x() + 59 * u, top + 6 * u, 21 * u),
        QPointF(round(rect.center().x()), round(middle)),
        grid,
        team=team,
        caption=QRectF(left, rect.y() + 32 * u, rect.right() - 12 * u - left, 16 * u),
        crests=crests,
    )
    for name, offset in grid.offsets:
        card.places[Slot("cell", home, name)] = SlotPlace(
            hex_bounds(card.centre + offset, grid.radius), "hex", grid.radius < 30
        )
    number = QRectF(
        shield.right(), shield.y(), rect.right() - 12 * u - shield.right(), shield.height()
    )
    card.places[Slot("team", home)] = SlotPlace(
        number, "plate", lettering=TextStyle(17 * u, 700, "right")
    )
    card.places[Slot("covered", home)] = SlotPlace(
        card.caption, "plate", lettering=TextStyle(11.5 * u, 400, "left", "text2")
    )
    _place_common(card, top)
    for row, seat in enumerate(team):
        _lay_member(card, seat, top + (ROW + row * MEMBER) * u)
    return card


def _place_common(card: TeamCard, top: float) -> None:
    """Place the shared things in a row: silver, workers, goods, the store."""
    u, home, rect = card.u, card.seat, card.rect
    for kind, piece in (("silver", card.coin), ("workers", card.worker)):
        words = pixel_rect(piece.right() + 4 * u, piece.y(), 21 * u, piece.height())
        card.places[Slot(kind, home)] = SlotPlace(
            words, "plate", lettering=TextStyle(14 * u, 700, "left")
        )
    for index in range(known_places.GOODS_TYPES):
        at = pixel_square(rect.x() + (108 + 26 * index) * u, top + 5 * u, 23 * u)
        card.places[Slot("goods", home, index)] = SlotPlace(at, "square", small=True)
    for index in range(TEAM_STORE):
        centre = QPointF(round(rect.right() - (51 - 27 * index) * u), round(top + 16.5 * u))
        card.places[Slot("shared", home, index)] = SlotPlace(
            hex_bounds(centre, STORED * u), "hex", small=True
        )
    card.places[Slot("sold", home)] = SlotPlace(rect, "plate", shown=False)


def _lay_member(card: TeamCard, seat: int, top: float) -> None:
    """Place a member's own things in a row: points, dice, store."""
    u, rect = card.u, card.rect
    card.row_crests[seat] = pixel_square(rect.x() + 12 * u, top + 4 * u, 21 * u)
    card.clocks[seat] = QPointF(rect.x() + 68 * u, top + 7 * u)
    words = QRectF(card.row_crests[seat].right() + 6 * u, top + 4 * u, 40 * u, 21 * u)
    card.places[Slot("points", seat)] = SlotPlace(
        words, "plate", lettering=TextStyle(14 * u, 700, "left", "text2")
    )
    for index in (0, 1):
        at = pixel_square(rect.right() - (135 - 28 * index) * u, top + 3 * u, 23 * u)
        card.places[Slot("die", seat, index)] = SlotPlace(at, "square", small=True)
    for index in range(TEAM_STORE):
        centre = QPointF(round(rect.right() - (51 - 27 * index) * u), round(top + 14.5 * u))
        card.places[Slot("storage", seat, index)] = SlotPlace(
            hex_bounds(centre, STORED * u), "hex", small=True
        )
    card.places[Slot("crest", seat)] = SlotPlace(card.shield, "plate")
    card.places[Slot("turn", seat)] = SlotPlace(rect, "card")


def team_chip(rect: QRectF, team: tuple[int, ...], u: float, modules: ModuleRoom) -> TeamCard:
    """Return the layout of a team that is only a chip: it shows the points of both, and everything
    else flies to and from it."""
    home = team[0]
    crests = chip_crests(rect, team, u)
    nowhere, grid = QRectF(), Grid.of(2, modules.shape)
    card = TeamCard(
        u,
        home,
        rect,
        crests[home],
        nowhere,
        nowhere,
        nowhere,
        nowhere,
        rect.center(),
        grid,
        team=team,
        crests=crests,
        clocks={
            seat: QPointF(rect.x() + 52 * place * u, rect.bottom() - 4 * u)
            for place, seat in enumerate(team)
        },
    )
    middle = pixel_square(rect.center().x() - 10 * u, rect.center().y() - 10 * u, 20 * u)
    for slot in _belongings(team, modules):
        form = "hex" if slot.kind in ("cell", "storage", "shared") else "square"
        card.places[slot] = SlotPlace(middle, form, small=True, shown=False)
    for seat in team:
        card.places[Slot("turn", seat)] = SlotPlace(rect, "card")
        card.places[Slot("crest", seat)] = SlotPlace(crests[seat], "plate")
    left = max(crest.right() for crest in crests.values()) + 4 * u
    number = QRectF(left, rect.y(), rect.right() - left - 9 * u, rect.height())
    card.places[Slot("team", home)] = SlotPlace(
        number, "plate", lettering=TextStyle(14 * u, 700, "middle")
    )
    return card


def chip_crests(rect: QRectF, team: tuple[int, ...], u: float) -> dict[int, QRectF]:
    """Return the rectangles of a team's crests on its chip, by seat."""
    return {
        seat: pixel_square(rect.x() + (5 + 17 * place) * u, rect.y() + 4 * u, 24 * u)
        for place, seat in enumerate(team)
    }


def _belongings(team: tuple[int, ...], modules: ModuleRoom) -> list[Slot]:
    home = team[0]
    slots = [Slot("cell", home, name) for name in modules.shape.sites]
    slots += [Slot("shared", home, index) for index in range(TEAM_STORE)]
    slots += [Slot("goods", home, index) for index in range(known_places.GOODS_TYPES)]
    slots += [Slot(kind, home) for kind in ("silver", "workers", "sold")]
    for seat in team:
        slots += [Slot("storage", seat, index) for index in range(TEAM_STORE)]
        slots += [Slot("die", seat, index) for index in (0, 1)]
        slots.append(Slot("points", seat))
    return slots
