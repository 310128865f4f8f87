"""The lattice that the cells of an estate lie on, on whole pixels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from burgundy_qt.widgets.games.burgundy.look.estate_shape import HEXAGON, Shape
from burgundy_qt.widgets.sprites.places import HALF


@dataclass(frozen=True)
class Grid:
    """The lattice of an estate: `across` and `down` are whole pixels, so that every cell is drawn
    equally sharp. The parts of a solo estate have the same lattice, each for itself."""

    across: int
    down: int
    shape: Shape = field(default=HEXAGON, repr=False)

    @classmethod
    def of(cls, radius: float, shape: Shape = HEXAGON) -> Grid:
        """The lattice for hexes of about this radius."""
        across = 2 * max(1, round(radius * HALF))
        return cls(across, max(1, round(1.5 * across / (2 * HALF))), shape)

    @property
    def radius(self) -> float:
        """From the middle of a hex to its corners."""
        return self.across / (2 * HALF)

    def offset(self, cell: str) -> QPointF:
        """From the middle of the estate to the middle of `cell`."""
        site, radius = self.shape.sites[cell], self.radius
        right, down = round(site.right * radius), round(site.down * radius)
        return QPointF(right + site.across * self.across / 2, down + site.row * self.down)

    @property
    def offsets(self) -> Iterator[tuple[str, QPointF]]:
        """Every cell of the estate with its offset."""
        return ((cell, self.offset(cell)) for cell in self.shape.sites)
