"""The sources of points in Carcassonne, as the protocol counts them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.rules.carcassonne.protocol.point_sources import points_by_source
from burgundy_qt.rules.position import Position


def scored(events: Iterable[Mapping[str, Any]], seats: int) -> list[Mapping[str, int]]:
    """What the events of a game have brought each seat; sources without points are left out."""
    totals = points_by_source(events, seats)
    return [
        {source: points[seat] for source, points in totals.items() if points[seat]}
        for seat in range(seats)
    ]


def before(position: Position, scored: Sequence[Mapping[str, int]]) -> list[Mapping[str, int]]:
    """What the seats have already, of what they scored."""
    return list(scored)
