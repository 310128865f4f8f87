"""Where the spaces of a duchy lie."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany.board.printed import spaces_of
from burgundy_qt.widgets.games.tuscany.look.lattice import Lattice
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.sprites.slots import Slot

MINI_BELOW = 24
"""A hex of a smaller radius shows the picture for small sizes."""


def duchy_places(
    seat: int, duchy: Duchy, centre: QPointF, lattice: Lattice, shown: bool = True
) -> dict[Slot, SlotPlace]:
    """The places of all spaces of a seat's duchy."""
    small = lattice.radius < MINI_BELOW
    return {
        Slot("cell", seat, name): SlotPlace(
            lattice.box(space, duchy, centre), "flat", small, shown=shown
        )
        for name, space in spaces_of(duchy).items()
    }
