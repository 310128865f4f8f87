"""What can be chosen for a new game: the editions with their modules, the levels of the bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.rules.registry import describe_games


@dataclass(frozen=True)
class Catalogue:
    """`editions` as the protocol's `hello` tells them, the newest first; the bots' `levels`, weakest first."""

    editions: tuple[Mapping[str, Any], ...]
    levels: tuple[Level, ...]


def catalogue() -> Catalogue:
    """What can be played here."""
    return Catalogue(tuple(reversed(describe_games()[0]["editions"])), available_levels())
