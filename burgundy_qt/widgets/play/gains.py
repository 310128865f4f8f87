"""What a choice would score at once: points by source, as the rules tell them of every action that is left open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.rules.burgundy.point_sources import points_by_source
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.burgundy.clicks.click_paths import Action

Gain = tuple[tuple[str, int], ...]  # source and points, the largest first


class Gains:
    """The gains of the actions of one view."""

    def __init__(self, view: View) -> None:
        self._events = {id(action): events for action, events in zip(view.legal["actions"], view.gains, strict=False)}
        self._seat = view.legal["seat"]

    def among(self, actions: Iterable[Action]) -> tuple[Gain, ...]:
        """What these actions of the view's legal list would score, each outcome once, the best first."""
        outcomes = {gain_of(self._seat, self._events.get(id(action), ())) for action in actions}
        return tuple(sorted(outcomes, key=lambda gain: (-points_of(gain), gain)))


def gain_of(seat: int, events: Sequence[Mapping[str, Any]]) -> Gain:
    """The points of these events of the seat, by source."""
    if not events:
        return ()
    by_source = points_by_source(events, seat + 1)
    gained = [(source, points[seat]) for source, points in by_source.items() if points[seat]]
    return tuple(sorted(gained, key=lambda part: -part[1]))


def points_of(gain: Gain) -> int:
    """All points together."""
    return sum(points for _, points in gain)
