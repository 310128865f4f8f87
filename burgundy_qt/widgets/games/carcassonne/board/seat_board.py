"""What a seat has beside the map."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class SeatBoard:
    """Points, and what is left to be set on the map."""

    points: int = 0
    meeples: int = 7
    bridges: int = 0
    castles: int = 0
