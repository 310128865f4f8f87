"""The kinds of tiles of the base game, and those of the expansion."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.rules.carcassonne.components.tiles import BASE_KINDS, KINDS, Kind

BASE, MORE = KINDS[:BASE_KINDS], KINDS[BASE_KINDS:]


def count_of(kinds: Sequence[Kind]) -> int:
    """How many tiles there are of some kinds."""
    return sum(kind.count for kind in kinds)
