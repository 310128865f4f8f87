"""The table as rectangles: from the size of the scene and the seats to the place of everything on
it. Its parts are in `market_layout`, `seat_layout`, `team_layout` and `module_layout`."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.widgets.games.burgundy import module_layout
from burgundy_qt.widgets.games.burgundy.estate_shape import BASE, ModuleRoom
from burgundy_qt.widgets.games.burgundy.market_layout import MarketLayout, market_layout
from burgundy_qt.widgets.games.burgundy.seat_layout import (
    BenchLayout,
    SeatLayout,
    bench_layout,
    card_height,
    chip_layout,
    seat_layout,
    strip_height,
    strip_layout,
)
from burgundy_qt.widgets.games.burgundy.team_layout import (
    TeamBench,
    team_card,
    team_card_height,
    team_chip,
    team_layout,
)
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, pixel_rect
from burgundy_qt.widgets.table.game_table import NARROW, WIDE_SIZE, unit

TEAM_NARROW = 1520  # the same for a team, whose estate is twice as wide
TEAM_MARKET, TEAM_CHIPPED_MARKET, TEAM_SIDE = 346, 352, 250  # widths on a table of teams, in units
MOST_SIDE = 1.3  # the most width of the log's column for large text, in usual widths
LARGE_CLOCK, SMALL_CLOCK = 21, 16  # height, in units
LOG_LEAST = {1: 124, 2: 220, 3: 220}  # its least height by other seats, in units
MORE_LOG = 70  # more units for text of twice the size, enough for the actions of three seats
MOST_OF_COLUMN = 0.46  # the largest share of their column for the card of a single other seat


@dataclass(frozen=True)
class TableLayout:
    """The places of everything, in scene coordinates. `log` is empty if there is no column for it.
    In the solo game a card with the `goal` replaces the other seats, if there is room. `compact`:
    the other seats are strips. `clocks`: by seat the upper left corner of its clock, without the
    one under the crest of the large card."""

    u: float
    size: QSizeF
    seats: int
    shown: int
    narrow: bool
    market: MarketLayout
    bench: BenchLayout | TeamBench
    estate: module_layout.EstateLayout
    others: tuple[SeatLayout, ...]
    log: QRectF
    places: dict[Slot, SlotPlace]
    modules: ModuleRoom = BASE
    goal: module_layout.GoalLayout | None = None
    compact: bool = False
    clocks: dict[int, QPointF] = field(default_factory=dict)

    @property
    def parts(self) -> dict[str, object]:
        """The parts with a background, by name: not a bench on the estate's card, and not chips."""
        own = {"market": self.market, "bench": self.bench, "estate": self.estate, "goal": self.goal}
        cards = () if self.narrow else self.others
        absent = {"bench"} if self.modules.teams else set()
        found = {
            name: part for name, part in own.items() if part is not None and name not in absent
        }
        return found | {f"seat {card.seat}": card for card in cards}

    @property
    def prompt(self) -> QRectF:
        """The foot of the large card, for the window's prompt and buttons."""
        return self.estate.prompt

    @property
    def large(self) -> QRectF:
        """The large card."""
        return self.estate.rect

    @property
    def near_side(self) -> float:
        """The border between the market and the seat's own things."""
        return min(self.bench.rect.x(), self.estate.rect.x())

    @property
    def middle(self) -> QPointF:
        """The middle of the estate."""
        return self.estate.centre

    def clock(self, seat: int) -> tuple[QPointF, float]:
        """Return the upper left corner and the height of a seat's clock; it is large under the
        crest of the large card."""
        if seat in self.clocks:
            return self.clocks[seat], SMALL_CLOCK * self.u
        return self.estate.crest.bottomLeft() + QPointF(
            -2 * self.u, 8 * self.u
        ), LARGE_CLOCK * self.u

    def place(self, slot: Slot, of: int = 1) -> SlotPlace | None:
        """Return the place of a slot, or None if the table has none; goods in a trough share its
        room among `of`."""
        if slot.kind == "trough" and isinstance(slot.owner, int) and isinstance(slot.at, int):
            goods = self.market.depots[slot.owner].goods(max(of, slot.at + 1))
            return SlotPlace(goods[slot.at], "square", small=True)
        return self.places.get(slot)


def table_layout(
    size: QSizeF,
    seats: int,
    shown: int = 0,
    text: float = 1.0,
    modules: ModuleRoom = BASE,
    compact: bool = False,
) -> TableLayout:
    """Return the layout of a table with `seats` seats in a scene of `size`, with the seat `shown`
    large; `text` is the text size (1 is the usual one); `modules` need room for their parts.
    `compact`: the other seats leave room for the things below them."""
    return _table_layout(
        size.width(), size.height(), seats, shown, max(1.0, text), modules, compact
    )


@lru_cache(maxsize=16)
def _table_layout(
    width: float,
    height: float,
    seats: int,
    shown: int,
    text: float,
    modules: ModuleRoom,
    compact: bool,
) -> TableLayout:
    if modules.teams:
        return _table_of_teams(width, height, shown, text, modules)
    u, narrow = unit(width, height), width < NARROW
    gap = round(12 * u**0.5)
    market, bench, side = _columns(width, seats, narrow, u)
    tall = height - 2 * gap
    others = [seat for step in range(1, seats) for seat in [(shown + step) % seats]]
    left = gap
    market_rect = QRectF(left, gap, market, tall)
    left += market + gap
    bench_rect = QRectF(left, gap, bench, tall)
    left += bench + gap
    large = width - left - gap - (0 if narrow else side + gap)
    estate_rect = QRectF(left, gap, large, tall)
    estate = module_layout.estate_layout(estate_rect, shown, others, narrow, u, text, modules)
    cards: tuple[SeatLayout, ...] = ()
    goal: module_layout.GoalLayout | None = None
    side_rect = QRectF(left + large + gap, gap, side, tall)
    if modules.alone and not narrow:
        goal = module_layout.goal_layout(
            QRectF(side_rect.x(), side_rect.y(), side, round(module_layout.GOAL * u)), u
        )
        log = side_rect.adjusted(0, goal.rect.height() + gap, 0, 0)
    elif narrow:
        cards = tuple(chip_layout(estate.chips[seat], seat, u, modules) for seat in others)
        log = QRectF()
    else:
        cards, log = _others(side_rect, others, gap, u, text, modules, compact)
    market_parts = market_layout(market_rect, seats, u, modules, text)
    parts = market_parts, bench_layout(bench_rect, shown, u, text, modules), estate
    places = parts[0].places | parts[1].places | parts[2].places
    for card in cards:
        places |= card.places
    places |= goal.places if goal is not None else {}
    clocks = {seat: clock for card in cards for seat, clock in card.clocks.items()}
    size, strips = QSizeF(width, height), compact and not narrow and not modules.alone
    return TableLayout(
        u, size, seats, shown, narrow, *parts, cards, log, places, modules, goal, strips, clocks
    )


def _table_of_teams(
    width: float, height: float, shown: int, text: float, modules: ModuleRoom
) -> TableLayout:
    """Return the market, the estate of the team with its bench below, and the other team above the
    log."""
    wider = min(MOST_SIDE, text)
    u = unit(width, height)
    narrow = width < TEAM_NARROW * (0.7 + 0.3 * wider)
    seats = sum(map(len, modules.teams))
    gap = round(12 * u**0.5)
    tall = height - 2 * gap
    across = round((TEAM_CHIPPED_MARKET if narrow else TEAM_MARKET) * u)
    market = market_layout(QRectF(gap, gap, across, tall), seats, u, modules, text)
    side = 0 if narrow else round(TEAM_SIDE * wider * u)
    left = market.rect.right() + gap
    rect = QRectF(left, gap, width - left - gap - (side + gap if side else 0), tall)
    others = [team for team in modules.teams if shown not in team]
    estate = team_layout(rect, shown, others, narrow, u, text, modules)
    if narrow:
        cards = [team_chip(estate.chips[team[0]], team, u, modules) for team in others]
        log = QRectF()
    else:
        high = round(team_card_height(side, u, modules))
        column = QRectF(rect.right() + gap, gap, side, high)
        cards = [
            team_card(column.translated(0, row * (high + gap)), team, u, modules)
            for row, team in enumerate(others)
        ]
        top = gap + len(others) * (high + gap)
        log = QRectF(column.x(), top, side, gap + tall - top)
    places, clocks = market.places | estate.places | estate.bench.places, dict(estate.bench.clocks)
    for card in cards:
        places |= card.places
        clocks |= card.clocks
    size, parts = QSizeF(width, height), (market, estate.bench, estate, tuple(cards))
    return TableLayout(u, size, seats, shown, narrow, *parts, log, places, modules, clocks=clocks)


def _columns(width: float, seats: int, narrow: bool, u: float) -> tuple[int, int, int]:
    """Return the widths of market, bench and others; the estate has the rest."""
    if narrow:
        return round(352 * u), round(112 * u), 0
    spare = min(1.8, max(0.0, (width / u - WIDE_SIZE[0]) / 132))
    two, more = ((352, 30), (116, 6), (224, 77)), ((366, 18), (112, 10), (282, 53))
    market, bench, side = (
        round((least + spare * extra) * u) for least, extra in (two if seats <= 2 else more)
    )
    return market, bench, side


def _others(
    column: QRectF,
    seats: list[int],
    gap: float,
    u: float,
    text: float,
    modules: ModuleRoom,
    compact: bool,
) -> tuple[tuple[SeatLayout, ...], QRectF]:
    """Return the cards of the other seats above the log, or their strips."""
    if compact:
        height, lay = round(strip_height(column.width(), u)), strip_layout
    else:
        least = LOG_LEAST[len(seats)] + MORE_LOG * (text - 1)
        room = (column.height() - least * u - len(seats) * gap) / len(seats)
        most = min(room, column.height() * MOST_OF_COLUMN) if len(seats) == 1 else room
        height, lay = round(card_height(column.width(), most, u, modules)), seat_layout
    cards = tuple(
        lay(
            pixel_rect(column.x(), column.y() + index * (height + gap), column.width(), height),
            seat,
            u,
            modules,
        )
        for index, seat in enumerate(seats)
    )
    top = column.y() + len(seats) * (height + gap)
    return cards, QRectF(column.x(), top, column.width(), column.bottom() - top)
