"""Where the spaces of a duchy lie, on whole pixels: hexes with a flat side up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany.board.printed import Space, spaces_of
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.places import HALF

COLUMNS = 9
RIM = 1.235
"""The mat under the spaces, in their radii."""
ACROSS = 1.5 * (COLUMNS - 1) + 2 * RIM
"""A whole duchy with its mat, in radii."""
CELL = 0.975
"""How much of its box an empty space fills."""
OF_A_BOARD = 3
"""Columns of a board."""
BOARD_ACROSS = 1.5 * (OF_A_BOARD - 1) + 2 * RIM
"""A board with its mat, in radii."""


class Lattice(NamedTuple):
    """The lattice of a duchy about its middle: one column lies `across` pixels from the next, and
    half a hex is `half` pixels high, whole pixels both, so that every space is drawn equally
    sharp."""

    across: int
    half: int

    @classmethod
    def of(cls, radius: float) -> Lattice:
        """The lattice for hexes of about this radius."""
        half = max(2, int(radius * HALF))
        across = max(3, round(1.5 * half / HALF))
        return cls(across, half)

    @property
    def radius(self) -> float:
        """From the middle of a hex to its corners."""
        return self.half / HALF

    def middle(self, space: Space, duchy: Duchy) -> QPointF:
        """The middle of a space from that of the duchy."""
        x = (space.column - COLUMNS // 2) * self.across
        return QPointF(x, space.height * self.half - lowest(duchy) * self.half // 2)

    def box(self, space: Space, duchy: Duchy, centre: QPointF) -> QRectF:
        """The box of a space of a duchy that lies about `centre`."""
        return places.flat_hex_bounds(centre + self.middle(space, duchy), self.radius)

    def middles(self, duchy: Duchy, centre: QPointF) -> Mapping[str, QPointF]:
        """The middle of every space."""
        return {
            name: centre + self.middle(space, duchy) for name, space in spaces_of(duchy).items()
        }

    def rect(self, duchy: Duchy, centre: QPointF, grow: float = RIM) -> QRectF:
        """All of a duchy with its mat."""
        wide = (COLUMNS - 1) * self.across / 2 + grow * self.radius
        high = lowest(duchy) * self.half / 2 + grow * self.half
        return QRectF(centre.x() - wide, centre.y() - high, 2 * wide, 2 * high)


@cache
def lowest(duchy: Duchy) -> int:
    """How many half hexes the lowest space lies below the highest."""
    return max(space.height for space in spaces_of(duchy).values())


def tall(duchy: Duchy) -> float:
    """How high a duchy with its mat is, in radii."""
    return (lowest(duchy) + 2 * RIM) * HALF


def outline(
    middles: Iterable[QPointF], radius: float, grow: float = 1.0, corner: float = 0.1
) -> QPainterPath:
    """All hexes about these points, `grow` times as large as a space, as one outline."""
    land = QPainterPath()
    hexagon = places.hex_outline(QPointF(), radius * grow, radius * corner, flat=True)
    for middle in middles:
        land = (
            land.united(hexagon.translated(middle))
            if not land.isEmpty()
            else QPainterPath(hexagon.translated(middle))
        )
    return land


def seams(duchy: Duchy, lattice: Lattice, centre: QPointF) -> Iterator[tuple[QPointF, QPointF]]:
    """The edges along which two boards meet, each from corner to corner."""
    spaces = spaces_of(duchy)
    for name, space in spaces.items():
        for other, there in spaces.items():
            is_next = there.column - space.column == 1 and there.column % OF_A_BOARD == 0
            if is_next and abs(there.height - space.height) == 1 and name[0] != other[0]:
                here, beyond = lattice.middle(space, duchy), lattice.middle(there, duchy)
                middle, way = centre + (here + beyond) / 2, beyond - here
                along = QPointF(-way.y(), way.x()) / (2 * 2 * HALF)
                yield middle - along, middle + along
