"""What cards and statistics tell of a game of sealed bids: nothing beside what they tell of any
game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.session.parts import SeatTold


def is_told(state: Mapping[str, Any], seats: int) -> bool:
    """Whether a snapshot tells what `summary` reads."""
    return True


def summary(state: Mapping[str, Any]) -> dict[str, Any]:
    """Nothing of its own."""
    return {}


def seats_told(
    told: Mapping[str, Any], request: Mapping[str, Any], scores: Iterable[Mapping[str, Any]]
) -> list[SeatTold]:
    """All points come from cards."""
    points = [0] * request["players"]
    for event in scores:
        points[event["seat"]] += event["points"]
    return [SeatTold("", None, {"card": brought}) for brought in points]
