"""Where a turn is advised: what its words need to know of the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.board.arranging import Duchy, duchy_of, plain_duchy
from burgundy_qt.widgets.games.tuscany.board.printed import region_of, spaces_of


@dataclass(frozen=True)
class Ground:
    """The duchy of the seat that decides, as it lies, and what lies on its spaces."""

    duchy: Duchy
    cells: Mapping[str, str]

    @classmethod
    def of(cls, view: View) -> Ground:
        """That of a view in which somebody has to decide."""
        own = view.state["seats"][view.legal["seat"]]
        duchy = duchy_of(own["duchy"]) if own["duchy"] else plain_duchy(own["boards"])
        return cls(duchy, own["cells"])

    def colour_at(self, cell: str) -> str:
        """The colour of a space."""
        return spaces_of(self.duchy)[cell].colour

    def region_at(self, cell: str) -> tuple[str, ...]:
        """The spaces of the region round one of them."""
        return region_of(self.duchy, cell)
