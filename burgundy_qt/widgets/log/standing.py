"""Where the points of a running game stand: by source, and with the end as if it were now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules.burgundy.point_sources import points_by_source
from burgundy_qt.session.view import View


@dataclass(frozen=True)
class Standing:
    """Points by source and seat: those `scored`, and in `by_source` those of the final scoring as it stands as well.
    `so_far` and `if_it_ended` are what they come to for each seat."""

    scored: dict[str, list[int]]
    by_source: dict[str, list[int]]
    so_far: list[int]
    if_it_ended: list[int]


def standing(view: View) -> Standing:
    """What the events have brought, and what the rules say the end would bring now."""
    seats = len(view.line_up.seats)
    scored = points_by_source(view.events, seats)
    whole = points_by_source([*view.events, *end_events(view.outlook)], seats)
    return Standing(scored, whole, totals(scored, seats), totals(whole, seats))


def end_events(outlook: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of the final scoring as it stands, of all seats."""
    return [event for told in outlook for event in told["end"]]


def totals(by_source: dict[str, list[int]], seats: int) -> list[int]:
    """Each seat's points together."""
    return [sum(points[seat] for points in by_source.values()) for seat in range(seats)]
