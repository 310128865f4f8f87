"""Corner towers: where a wall ends at a corner of cells one stands over the map, so that the joint
of up to four tiles is hidden."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.widgets.games.carcassonne.look.shapes import shape_of
from burgundy_qt.widgets.games.carcassonne.look.tiles import Cell, cell_of

TOWER = 40 / 256
"""How wide the tower's picture is, in tiles."""
FAR_TOWER = 1.25 * TOWER


def tower_corners(tiles: Mapping[str, str]) -> set[Cell]:
    """The corners, as whole tile units of the map, where walls end; tiles by cell as "V.2"."""
    found = set()
    for cell, tile in tiles.items():
        (x, y), (kind, _, rotation) = cell_of(cell), tile.partition(".")
        found |= {(x + a, y + b) for a, b in shape_of(kind, int(rotation)).wall_ends}
    return found
