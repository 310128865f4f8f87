"""What can be chosen for a new game: the games with all that they offer, the levels of the bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.rules.registry import describe_games
from burgundy_qt.rules.ruleset import GameObject


@dataclass(frozen=True)
class Catalogue:
    """`games` by name as the protocol's `hello` tells them; the bots' `levels`, weakest first."""

    games: Mapping[str, GameObject]
    levels: tuple[Level, ...]


def catalogue() -> Catalogue:
    """What can be played here."""
    return Catalogue({game["game"]: game for game in describe_games()}, available_levels())
