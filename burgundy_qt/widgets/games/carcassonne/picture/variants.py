"""Which of the equal tiles of a game one is: it keeps its trees from the hand to the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from burgundy_qt.rules.carcassonne.known_state import LaidTile
from burgundy_qt.widgets.games.carcassonne.look.shapes import VARIANTS
from burgundy_qt.widgets.games.carcassonne.table_state import TableState


def variants_of(state: TableState) -> Mapping[str, int]:
    """The variant of every tile on the map, by its cell: equal ones take turns as they are laid."""
    return variants_on(tuple(state.tiles.items()))


@lru_cache(maxsize=8)
def variants_on(tiles: tuple[tuple[str, LaidTile], ...]) -> Mapping[str, int]:
    """The same of these tiles, in the order in which they were laid."""
    laid: Counter[str] = Counter()
    found = {}
    for cell, tile in tiles:
        found[cell] = laid[tile.kind] % VARIANTS
        laid[tile.kind] += 1
    return found


def next_variant(state: TableState, kind: str) -> int:
    """That of the next tile of a kind."""
    return sum(tile.kind == kind for tile in state.tiles.values()) % VARIANTS
