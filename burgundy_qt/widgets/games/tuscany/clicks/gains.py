"""What an action would bring: the points by source, and all of it in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from burgundy_qt.rules.tuscany.protocol.point_sources import is_green, is_scored, source_of
from burgundy_qt.rules.tuscany.protocol_types import Action, Event
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.words.names import (
    goods_counted,
    goods_in,
    green_points,
    red_points,
)
from burgundy_qt.widgets.play.parts import Gain
from burgundy_qt.widgets.words.wording import chained


def gain_of(events: Sequence[Event], seat: int) -> Gain:
    """The points of these events of the seat, by source, the largest first."""
    points: Counter[str] = Counter()
    for event in events:
        if is_scored(event) and event["seat"] == seat:
            points[source_of(event)] += event["points"]
    return tuple(points.most_common())


def brings(view: View, actions: Sequence[Action]) -> str:
    """What a choice brings that leaves these actions open, where all of them bring the same."""
    told = {gained(_events(view, action)) for action in actions}
    return told.pop() if len(told) == 1 else ""


def _events(view: View, action: Action) -> Sequence[Event]:
    priced = zip(view.legal["actions"], view.gains, strict=False)
    return next((events for each, events in priced if each is action), ())


def gained(events: Sequence[Event]) -> str:
    """What these events bring their seat together: "+3 green points, +1 worker"."""
    tracks: Counter[str] = Counter()
    goods: Counter[str] = Counter()
    for event in events:
        if is_scored(event):
            tracks["green" if is_green(event) else "red"] += event["points"]
        elif event["event"] == "gain":
            goods.update(goods_in(event))
    told = [
        *([green_points(tracks["green"])] if tracks["green"] else []),
        *([red_points(tracks["red"])] if tracks["red"] else []),
        *([goods_counted(goods)] if goods.total() else []),
    ]
    return chained([f"+{each}" for each in told])
