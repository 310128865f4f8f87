"""The points that events bring a seat."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.rules.burgundy.protocol.point_sources import points_by_source
from burgundy_qt.widgets.play.parts import Gain


def gain_of(events: Sequence[Event], seat: int) -> Gain:
    """The points of these events of the seat, by source."""
    if not events:
        return ()
    by_source = points_by_source(events, seat + 1)
    gained = [(source, points[seat]) for source, points in by_source.items() if points[seat]]
    return tuple(sorted(gained, key=lambda part: -part[1]))
