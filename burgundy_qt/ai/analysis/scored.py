"""What seats have scored so far, told by events alone."""

from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.rules.point_reasons import reason_of
from burgundy_qt.rules.ruleset import Event


def scored_so_far(events: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """By seat: the points that the protocol's `events` report, by what they are for; what has
    brought none is left out."""
    scored: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        reason = reason_of(event)
        if reason:
            own = scored[event["seat"]]
            own[reason] = own.get(reason, 0) + event["points"]
    return scored


def by_seat(totals: Mapping[str, Sequence[int]], seats: int) -> list[dict[str, int]]:
    """Return the same from the points of each seat by source."""
    return [
        {source: points[seat] for source, points in totals.items() if points[seat]}
        for seat in range(seats)
    ]
