"""What a game brings to the arena: with what it can be played, and what its games tell."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from burgundy_qt.ai.features.parts import Table
from burgundy_qt.rules.registry import part_if_any

Events = Iterable[Any]
"""Events as the game that they belong to types them: objects with their "event"."""


class Box(Protocol):
    """What the games of a match are played with: an edition, modules and options. A frozen value:
    equal to what it equals, and it can be pickled."""

    @property
    def game(self) -> str:
        """By the protocol's name."""

    @property
    def seats(self) -> Sequence[int]:
        """How many can play, fewest first."""

    @property
    def counted(self) -> str:
        """What is reached in these games, for people, in English: "points"."""

    def check(self) -> None:
        """Raises ValueError for a box that there is not, and says what there is."""

    def table(self, seats: int) -> Table:
        """Who plays in games of so many seats."""

    def request(self, seats: int, seed: int) -> dict[str, Any]:
        """The filled-in `new` request of a game. The same seed asks for the same game; what is left
        open here is drawn by it."""

    def told(self) -> dict[str, Any]:
        """All that fixes the games, by the names that a diary and the line of a match have for
        it."""


@dataclass(frozen=True)
class ArenaParts:
    """The part "arena" of a game. One without it is played as its ruleset describes it
    (ai.arena.plain_games)."""

    box: Callable[[str | None, tuple[str, ...], Mapping[str, str]], Box]
    """That of an edition (None: the usual one), modules of it, and options as they are typed, by
    their names. Raises ValueError for an option that there is not, or a value that it cannot
    have."""
    sources: Mapping[str, str]
    """By name the sources of points, each with its title for people, in the order in which they are
    told."""
    points_by_source: Callable[[Events, Mapping[str, Any]], dict[str, list[int]]]
    """By source the points of each seat, from the events of a whole game and its request: in a game
    for points those of a seat add up to its standing."""
    rounds: Callable[[Events], int]
    """How many rounds a game took: of two who come equally far alone, the one with fewer has come
    further."""


@cache
def arena_parts(game: str) -> ArenaParts | None:
    """What a game brings to the arena; None where it brings nothing."""
    return part_if_any("ai", game, "arena", ArenaParts)
