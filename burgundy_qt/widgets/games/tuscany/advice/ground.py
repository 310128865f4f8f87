"""Where a turn is advised: what its words need to know of the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.board.printed import region_of, spaces_of


@dataclass(frozen=True)
class Ground:
    """The duchy of the seat that decides, as it lies, and what lies on its spaces."""

    duchy: Duchy
    cells: Mapping[str, str]

    @classmethod
    def of(cls, view: View) -> Ground:
        """That of a view in which somebody has to decide."""
        own = TuscanyState.from_object(view.state).seats[view.legal["seat"]]
        return cls(own.land, own.cells)

    def colour_at(self, cell: str) -> str:
        """The colour of a space."""
        return spaces_of(self.duchy)[cell].colour

    def region_at(self, cell: str) -> tuple[str, ...]:
        """The spaces of the region round one of them."""
        return region_of(self.duchy, cell)
