"""The places of a duchy: its cells, the lines round its regions."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from burgundy_qt.rules.dice.components.printed import CELLS
from burgundy_qt.widgets.games.dice.look.duchy import Grid
from burgundy_qt.widgets.games.dice.look.marks import MINI_BELOW
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Spot


def duchy_places(
    seat: int, centre: QPointF, grid: Grid, with_fresh: bool = False
) -> dict[Spot, Place]:
    """The cells of a seat's duchy about `centre`. `with_fresh`: what was written last is ringed."""
    small = grid.across < MINI_BELOW
    whole = Place(grid.rect(centre), "card", small)
    places: dict[Spot, Place] = {}
    for cell in CELLS:
        place = Place(grid.box(cell, centre), "hex", small)
        places[Spot("region", seat, cell)] = whole
        if with_fresh:
            places[Spot("fresh", seat, cell)] = place
        places[Spot("cell", seat, cell)] = place
    return places
