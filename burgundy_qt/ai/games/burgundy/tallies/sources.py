"""The sources of points in Burgundy, by the protocol's names."""

from collections.abc import Mapping, Sequence

from burgundy_qt.rules.burgundy.components.components import COLOURS
from burgundy_qt.rules.position import Position

BONUS = "bonus"
SOURCES: tuple[str, ...] = (
    "animals",
    "watchtower",
    "region",
    "phase",
    "sale",
    BONUS,
    "goods-left",
    "silver-left",
    "workers-left",
    *(f"monastery:{number}" for number in (*range(15, 27), 29)),
    "route",
    "border-posts",
    "border-posts-reward",
    *(f"shield:{number}" for number in range(1, 19)),
)
"""In the order in which they are told."""

CELLS: tuple[str, ...] = tuple(f"cells:{colour}" for colour in COLOURS)
"""What the solo game is counted in: covered cells by the colour of the cell."""


def before(position: Position, scored: Sequence[Mapping[str, int]]) -> list[Mapping[str, int]]:
    """What the seats have already, of what they scored: a team's together; covered cells are
    counted at the end."""
    if position.counts() == "cells":
        return [{}]
    return [together(scored, with_partner(position, seat)) for seat in range(position.seats)]


def with_partner(position: Position, seat: int) -> list[int]:
    """The seats that win together with this one, itself among them."""
    against = position.opponents(seat)
    return [one for one in range(position.seats) if one not in against]


def together(scored: Sequence[Mapping[str, int]], seats: Sequence[int]) -> Mapping[str, int]:
    """What several seats scored by source."""
    if len(seats) == 1:
        return scored[seats[0]]
    names = dict.fromkeys(name for seat in seats for name in scored[seat])
    return {name: sum(scored[seat].get(name, 0) for seat in seats) for name in names}
