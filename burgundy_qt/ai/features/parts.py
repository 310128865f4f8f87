"""What a game brings to be played by networks: who may sit at its tables, and what the network of
each table sees."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from burgundy_qt.ai.features.features import Features
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import part_if_any

Table = int | str
"""Who plays a game: so many seats, each for itself, or a table of the game's own by its name, such
as "team". Networks and checkpoints are named by it."""
Shape = tuple[int, int]
"""The widths of a network's hidden layers."""


@dataclass(frozen=True)
class NetworkTable:
    """A table that a game has a network for."""

    seats: int
    title: str
    """For people, in English: "2 seats", "teams"."""
    features: Callable[[], Features]
    """New features, which tell every position of this table but its set-up and its end."""
    shape: Shape
    """Of a network that begins; one that goes on may have another."""


@dataclass(frozen=True)
class FeatureParts:
    """The part "features" of a game. One without it has no networks: its bots search by UCT."""

    tables: Mapping[Table, NetworkTable]
    table_of: Callable[[Position], Table | None]
    """Who plays in a position of this game, its set-up and its end included; None where no network
    is meant for it."""


@cache
def feature_parts(game: str) -> FeatureParts | None:
    """What a game brings to be played by networks; None where it brings nothing."""
    return part_if_any("ai", game, "features", FeatureParts)
