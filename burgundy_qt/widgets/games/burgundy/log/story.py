"""The story of a game of Burgundy: its lines, and what its events leave to be remembered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from burgundy_qt.rules.burgundy.protocol.event_types import EventType
from burgundy_qt.widgets.log.log_builder import LogBuilder
from burgundy_qt.widgets.theme.seat_colours import SeatStyles


class Story(LogBuilder):
    """`giving_up` is the seat that has just chosen which of its shields it keeps; `is_supplied`
    says whether what the players begin with was told with the seating: it was where they had a
    start to choose, and so in a story that goes on after a choice."""

    def __init__(self, names: Sequence[str], seating: SeatStyles, phase: str, edition: str) -> None:
        super().__init__(names, seating)
        self.phase, self.edition = phase, edition
        self.giving_up: int | None = None
        self.is_final_scoring = False
        self.is_supplied = True

    @property
    def is_alone(self) -> bool:
        """Whether it is a solo game, in which nothing is scored at the end."""
        return len(self.names) == 1


Telling = Mapping[EventType, Callable[[Story, Any], None]]
"""By event how it is told."""
