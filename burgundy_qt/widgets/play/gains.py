"""What a choice would score at once: points by source, as the rules tell them of every action that
is left open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.session.view import View
from burgundy_qt.widgets.play.game_input import Gain
from burgundy_qt.widgets.play.ways import Action


class Gains:
    """The gains of the actions of one view, whose events the game's `gain` sums up."""

    def __init__(
        self, view: View, gain: Callable[[Sequence[Mapping[str, Any]], int], Gain]
    ) -> None:
        self._gain = gain
        self._events = {
            id(action): events
            for action, events in zip(view.legal["actions"], view.gains, strict=False)
        }
        self._seat = view.legal["seat"]

    def among(self, actions: Iterable[Action]) -> tuple[Gain, ...]:
        """What these actions of the view's legal list would score, each outcome once, the best
        first."""
        outcomes = {self._gain(self._events.get(id(action), ()), self._seat) for action in actions}
        return tuple(sorted(outcomes, key=lambda gain: (-points_of(gain), gain)))


def points_of(gain: Gain) -> int:
    """All points together."""
    return sum(points for _, points in gain)
