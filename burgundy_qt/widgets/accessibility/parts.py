"""What a game brings so that its table can be heard: in `parts/accessibility.py` of its folder."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules.registry import part_of
from burgundy_qt.widgets.pieces.spots import Spot


@dataclass(frozen=True)
class Group:
    """Some of the table: how it is named on a board, by the names of the seats, and the spots and
    smaller groups in it, in the order of reading."""

    named: Callable[[Any, Sequence[str]], str]
    parts: tuple[Spot | Group, ...]


@dataclass(frozen=True)
class AccessibilityParts:
    """The spots of a game's table for those who hear it. A board is the scene's: what lies where.

    Names are one line each, in the language that is spoken; they are asked for anew whenever a
    reader wants to know."""

    groups: Callable[[Any], tuple[Group, ...]]
    """All of the table. Each spot stands in it once."""
    shape: Callable[[Any], Hashable]
    """What the groups of a board hang on: as long as it is the same, so are they."""
    name: Callable[[Spot, Any, Sequence[str]], str]
    """What lies on a spot of the groups, by the names of the seats."""


def accessibility_parts(game: str) -> AccessibilityParts:
    """What a game brings, by the protocol's name."""
    return part_of("widgets", game, "accessibility", AccessibilityParts)
