"""Who sits at the table: one plan per seat, and the game that was asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class SeatPlan:
    """One seat: the name on the screen and the level of its bot, or None where a person plays."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.level is None


@dataclass(frozen=True)
class LineUp:
    """The seats in the order of the table, and the request of the game: the keys of the protocol's `new`.

    What the request leaves out is filled in by the rules; in a View it is complete, its seed included.
    """

    seats: tuple[SeatPlan, ...]
    request: dict[str, Any]
