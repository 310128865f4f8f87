"""The sources of points in the Dice Game, by the protocol's names."""

from collections.abc import Mapping, Sequence

from burgundy_qt.rules.position import Position

BONUS = "bonus"
SOURCES: tuple[str, ...] = (
    "castle",
    "mine",
    "monastery",
    "pasture",
    "river",
    "town",
    "sale",
    BONUS,
)
"""In the order in which they are told."""


def before(position: Position, scored: Sequence[Mapping[str, int]]) -> list[Mapping[str, int]]:
    """What the seats have already, of what they scored."""
    return list(scored)
