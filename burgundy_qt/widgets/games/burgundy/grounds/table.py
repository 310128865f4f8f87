"""The grounds of a table: how each part of its layout is painted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial, singledispatch
from typing import NamedTuple

from burgundy_qt.widgets.games.burgundy.grounds.market import country, market_ground
from burgundy_qt.widgets.games.burgundy.grounds.mat import estate_pictures
from burgundy_qt.widgets.games.burgundy.grounds.seat import (
    bench_ground,
    estate_ground,
    far_view,
    seat_ground,
)
from burgundy_qt.widgets.games.burgundy.grounds.solo import goal_ground
from burgundy_qt.widgets.games.burgundy.grounds.team import team_card_ground, team_ground
from burgundy_qt.widgets.games.burgundy.layout.bench import BenchLayout
from burgundy_qt.widgets.games.burgundy.layout.estate import EstateLayout
from burgundy_qt.widgets.games.burgundy.layout.layout import TableLayout
from burgundy_qt.widgets.games.burgundy.layout.market import MarketLayout
from burgundy_qt.widgets.games.burgundy.layout.seat import SeatLayout
from burgundy_qt.widgets.games.burgundy.layout.solo import GoalLayout
from burgundy_qt.widgets.games.burgundy.layout.team import TeamLayout
from burgundy_qt.widgets.games.burgundy.layout.team_card import TeamCard
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.table.game_table import Ground


class Table(NamedTuple):
    """What a part is painted with: the layout of the whole, the look, and by seat its name and its
    estate."""

    layout: TableLayout
    look: PaintStyle
    names: Sequence[str]
    estates: Sequence[str | None]


def grounds_of(
    layout: TableLayout, look: PaintStyle, names: Sequence[str], estates: Sequence[str | None]
) -> dict[str, partial[Ground]]:
    """How to paint the ground of every part; equal arguments paint the same."""
    table = Table(layout, look, names, estates)
    return {name: ground(part, table) for name, part in layout.parts.items()}


@singledispatch
def ground(part: object, table: Table) -> partial[Ground]:
    """How to paint a part."""
    raise TypeError(f"{type(part).__name__} has no ground")


@ground.register
def _(part: MarketLayout, table: Table) -> partial[Ground]:
    return partial(market_ground, part, table.layout.seats, table.look)


@ground.register
def _(part: BenchLayout, table: Table) -> partial[Ground]:
    return partial(bench_ground, part, table.look)


@ground.register
def _(part: EstateLayout, table: Table) -> partial[Ground]:
    seat = table.layout.shown
    return partial(estate_ground, part, seat, table.names[seat], table.estates[seat], table.look)


@ground.register
def _(part: TeamLayout, table: Table) -> partial[Ground]:
    return partial(team_ground, part, table.names, table.estates[part.shown], table.look)


@ground.register
def _(part: GoalLayout, table: Table) -> partial[Ground]:
    return partial(goal_ground, part, table.look)


@ground.register
def _(part: SeatLayout, table: Table) -> partial[Ground]:
    estate = None if table.layout.compact else table.estates[part.seat]
    return partial(seat_ground, part, table.names[part.seat], estate, table.look)


@ground.register
def _(part: TeamCard, table: Table) -> partial[Ground]:
    return partial(team_card_ground, part, table.names, table.estates[part.seat], table.look)


def prepared(
    layout: TableLayout, look: PaintStyle, estates: Sequence[str | None]
) -> Iterator[None]:
    """Draw what takes longest of the grounds, a picture at each step; it is kept for them."""
    cards = () if layout.narrow or layout.compact else layout.others
    grids = [(layout.shown, layout.estate.grid), *((card.seat, card.grid) for card in cards)]
    country(layout.market, look)
    yield
    far_view(layout.estate, look)
    yield
    for seat, grid in grids:
        estate = estates[seat]
        for _ in estate_pictures(grid, estate, look) if estate else ():
            yield
