"""The sources of points in Tuscany, as the protocol counts them: a green point once for each phase
end that it is or will be added at."""

from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.rules.position import Position
from burgundy_qt.rules.tuscany.protocol.point_sources import points_by_source
from burgundy_qt.rules.tuscany.protocol_types import Event


def scored(events: Iterable[Event], seats: int) -> list[Mapping[str, int]]:
    """What the events of a game have brought each seat; sources without points are left out."""
    totals = points_by_source(events, seats)
    return [
        {source: points[seat] for source, points in totals.items() if points[seat]}
        for seat in range(seats)
    ]


def before(position: Position, scored: Sequence[Mapping[str, int]]) -> list[Mapping[str, int]]:
    """What the seats have already, of what they scored."""
    return list(scored)
