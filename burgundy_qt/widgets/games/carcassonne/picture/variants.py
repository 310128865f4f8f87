"""Which of the equal tiles of a game one is: it keeps its trees from the hand to the map."""

from __future__ import annotations

from collections import Counter

from burgundy_qt.widgets.games.carcassonne.look.shapes import VARIANTS
from burgundy_qt.widgets.games.carcassonne.table_state import TableState


def variants_of(state: TableState) -> dict[str, int]:
    """The variant of every tile on the map, by its cell: equal ones take turns as they are laid."""
    laid: Counter[str] = Counter()
    found = {}
    for cell, tile in state.tiles.items():
        found[cell] = laid[tile.kind] % VARIANTS
        laid[tile.kind] += 1
    return found


def next_variant(state: TableState, kind: str) -> int:
    """That of the next tile of a kind."""
    return sum(tile.kind == kind for tile in state.tiles.values()) % VARIANTS
