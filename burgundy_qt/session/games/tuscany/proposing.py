"""A duchy to begin with: the one that the bots' network thinks best at this table. Where there is
none for it, the best by what can be counted: what its regions bring, and what the castle
touches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from burgundy_qt.ai.turns.greedy import Greedy
from burgundy_qt.ai.values.evaluator import Evaluator
from burgundy_qt.ai.values.shipped import shipped_for
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.tuscany.components.boards import KINDS
from burgundy_qt.rules.tuscany.components.cards import REGION_POINTS
from burgundy_qt.rules.tuscany.components.layouts import (
    CELL_NUMBER,
    colours_of,
    layout_of,
    neighbours,
)
from burgundy_qt.rules.tuscany.protocol_types import Start

Land = tuple[str, ...]
"""By cell its colour."""


ANY_WORLD = 0
"""The key of what the seat cannot know: as good as any other, and the proposal stays."""


def proposed(game: Game, seat: int, starts: Sequence[Start]) -> Start:
    """The best of a seat's start actions, by what the seat knows alone."""
    shipped = shipped_for(game.position)
    if shipped is None:
        return best_counted(starts)
    known = game.position.copy()
    known.redraw_unseen(seat, ANY_WORLD)
    return cast(Start, game.action(Greedy(Evaluator(*shipped), known).choose(known, seat)))


def best_counted(starts: Sequence[Start]) -> Start:
    """The best of these start actions by counting: many points for regions, a castle with
    neighbours of many colours; the first of several."""
    return max(starts, key=worth)


def worth(start: Start) -> tuple[int, int, int]:
    """The points of all regions, then the colours and the spaces beside the castle."""
    order = tuple(KINDS.index(board[0]) for board in start["boards"])
    layout = layout_of(order, start["turned"], start["steps"])
    land = tuple(colours_of(sorted(start["boards"])))
    castle = beside(layout)[CELL_NUMBER[start["castle"]]]
    return region_points(land, layout), len({land[cell] for cell in castle}), len(castle)


@cache
def beside(layout: int) -> list[list[int]]:
    """By cell those that touch it."""
    return neighbours(layout)


@cache
def region_points(land: Land, layout: int) -> int:
    """What all regions of a duchy bring."""
    left, points = set(range(len(land))), 0
    while left:
        region = _region_at(left.pop(), land, layout)
        left -= region
        points += REGION_POINTS[len(region)]
    return points


def _region_at(cell: int, land: Land, layout: int) -> set[int]:
    region, reached = {cell}, [cell]
    while reached:
        for other in beside(layout)[reached.pop()]:
            if other not in region and land[other] == land[cell]:
                region.add(other)
                reached.append(other)
    return region
