"""What can be chosen for a new game: the games with all that they offer, the levels of the bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.rules.registry import describe_games


@dataclass(frozen=True)
class Catalogue:
    """`games` by name as the protocol's `hello` tells them; the bots' `levels`, weakest first."""

    games: Mapping[str, Mapping[str, Any]]
    levels: tuple[Level, ...]


def catalogue() -> Catalogue:
    """What can be played here."""
    return Catalogue({game["game"]: game for game in describe_games()}, available_levels())
