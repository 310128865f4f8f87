"""What a mark would bring: the points by source, and all of it in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components.sheets import BONUSES
from burgundy_qt.rules.dice.protocol_types import Event, points_of
from burgundy_qt.rules.point_reasons import reason_of
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.dice.words.names import bonuses_counted
from burgundy_qt.widgets.play.parts import Gain
from burgundy_qt.widgets.play.ways import Action
from burgundy_qt.widgets.words.wording import chained


def gain_of(events: Sequence[Event], seat: int) -> Gain:
    """The points of these events of the seat, by source, the largest first."""
    points: Counter[str] = Counter()
    for event in events:
        if brought := points_of(event, seat):
            points[str(reason_of(event))] += brought
    return tuple(points.most_common())


def brings(view: View, actions: Sequence[Action]) -> str:
    """What a choice brings that leaves these actions open, where all of them bring the same."""
    told = {gained(_events(view, action)) for action in actions}
    return told.pop() if len(told) == 1 else ""


def _events(view: View, action: Action) -> Sequence[Event]:
    priced = zip(view.legal["actions"], view.gains, strict=False)
    return next((events for each, events in priced if each == action), ())


def gained(events: Sequence[Event]) -> str:
    """What these events bring their seat together: "+8 points, +1 worker"."""
    points = sum(points_of(event) for event in events)
    told = [tr("Choices", "+{n} point(s)", n=points)] if points else []
    for bonus in BONUSES:
        gains = (event for event in events if event["event"] == "gain")
        count = sum(event.get(bonus, 0) for event in gains)
        told += [f"+{bonuses_counted(bonus, count)}"] if count else []
    return chained(told)
