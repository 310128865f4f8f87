"""What a game brings to those who let bots play it for pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules.registry import part_of


@dataclass(frozen=True)
class PlayedParts:
    """How its games are played by bots: always the same ones."""

    request: Callable[[int, int, Sequence[str]], dict[str, Any]]
    """The request of a game for so many seats, by a seed, with these options of the game's own."""
    player: Callable[[Mapping[str, Any]], str]
    """The level that plays such a game well, and soon."""
    options: tuple[str, ...] = ()
    """All options that go together."""
    turn: str = "turn"
    """The event with which a turn begins, or a round in which all act at once."""


def played_parts(game: str) -> PlayedParts:
    """What the game of this name brings."""
    return part_of("screenshots", game, "played", PlayedParts)
