"""How the grounds of the table are painted: everything that lies still under the pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.grounds.bench import bench_ground
from burgundy_qt.widgets.games.tuscany.grounds.market import market_ground
from burgundy_qt.widgets.games.tuscany.grounds.mat import duchy_pictures
from burgundy_qt.widgets.games.tuscany.grounds.seat import far_view, large_ground, seat_ground
from burgundy_qt.widgets.games.tuscany.grounds.set_up import (
    around_ground,
    boards_ground,
    regions_ground,
    shop_ground,
)
from burgundy_qt.widgets.games.tuscany.layout.layout import TableLayout
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.table.game_table import Ground


class Printed(NamedTuple):
    """What the grounds show of a state: which phase runs, whether its last round does, whether the
    game is over, and who began."""

    phase: int | None
    is_last: bool
    is_over: bool
    first: int | None


def printed_on(state: TuscanyState) -> Printed:
    """What the grounds show of a state; what is chosen shows in the state itself."""
    return Printed(state.phase, state.last, state.is_over, state.order[0] if state.order else None)


def grounds_of(
    layout: TableLayout, look: PaintStyle, names: Sequence[str], shown: Printed
) -> dict[str, partial[Ground]]:
    """How to paint the ground of every part; equal arguments paint the same."""
    seat = layout.shown
    if layout.set_up is not None:
        laid = layout.set_up
        return {
            "boards": partial(boards_ground, laid, seat, look),
            "regions": partial(regions_ground, laid, layout.card.land, look),
            "around": partial(around_ground, laid, layout.others, tuple(names), look),
            "shop": partial(shop_ground, laid, look),
        }
    chips = layout.others if layout.narrow else ()
    grounds: dict[str, partial[Ground]] = {}
    if layout.market is not None and layout.bench is not None:
        grounds = {
            "market": partial(
                market_ground, layout.market, shown.phase, shown.is_last, shown.is_over, look
            ),
            "bench": partial(bench_ground, layout.bench, look),
        }
    grounds["large"] = partial(
        large_ground, layout.card.bare, seat, names[seat], shown.first == seat, chips, look
    )
    for card in () if layout.narrow else layout.others:
        name, is_first = names[card.seat], shown.first == card.seat
        grounds[f"seat {card.seat}"] = partial(seat_ground, card, name, is_first, look)
    return grounds


def prepared(layout: TableLayout, look: PaintStyle) -> Iterator[None]:
    """Draw what takes longest of the grounds, a picture at each step; it is kept for them."""
    far_view(layout.card, look)
    yield
    duchies = [(card.lattice, card.land) for card in layout.others]
    for lattice, land in ((layout.card.lattice, layout.card.land), *duchies):
        for _ in duchy_pictures(lattice, land, look) if land is not None else ():
            yield
