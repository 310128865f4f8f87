"""Where a turn is advised: what its words need to know of the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.session.view import View


@dataclass(frozen=True)
class Ground:
    """The estate of the seat that decides, in the protocol's names: its cells with their die faces,
    those that are covered; and who is first in the order of play."""

    edition: str = ""
    estate: str | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    covered: frozenset[str] = frozenset()
    first: int | None = None

    @classmethod
    def of(cls, view: View) -> Ground:
        """That of a view in which somebody has to decide."""
        state, seat = BurgundyState.from_object(view.state), view.legal["seat"]
        own = state.owner(seat)
        numbers, covered = state.cell_numbers(seat), frozenset(own.cells)
        return cls(state.edition, own.estate, numbers, covered, next(iter(state.order), None))
