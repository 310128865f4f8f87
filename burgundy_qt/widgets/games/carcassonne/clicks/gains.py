"""What an action would bring: the points of its seat by source, and in words what else matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol_types import Event, FeatureObject
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.table_state import features_of, object_of
from burgundy_qt.widgets.play.parts import Gain
from burgundy_qt.widgets.play.ways import Action
from burgundy_qt.widgets.words.wording import chained, points, seat_name

NOW: Mapping[str, str] = {
    "city": later("Choices", "{points} now, {complete} when closed"),
    "road": later("Choices", "{points} now, {complete} when closed"),
    "monastery": later("Choices", "{points} now, {complete} when surrounded"),
    "field": later("Choices", "{points} as it stands, counted at the end"),
}
"""What the feature of a follower is worth, by its kind."""


def gain_of(events: Sequence[Event], seat: int) -> Gain:
    """The points of these events of the seat, by source, the largest first."""
    found: Counter[str] = Counter()
    for event in events:
        if event["event"] == "points" and event["seat"] == seat:
            found[event["for"]] += event["points"]
    return tuple(found.most_common())


def brings(view: View, actions: Sequence[Action]) -> str:
    """What a choice brings that leaves these actions open: what a follower's place is worth, what
    others would get, and that a bridge is needed."""
    if len(actions) != 1:
        return ""
    [action] = actions
    match action["type"]:
        case "meeple":
            return worth(view, action["on"])
        case "castle":
            return tr(
                "Choices",
                "What is completed next on its six cells brings you the same points.",
            )
        case "pass" if object_of(view)["decision"] == "castle":
            return _own_points(view, _events(view, action))
        case "place":
            events = _events(view, action)
            return chained([*_bridge(events), *_of_others(view, events)])
    return ""


def worth(view: View, place: str) -> str:
    """What the feature with this place is worth to who holds it; "" where it is complete: then the
    points themselves are told."""
    feature = feature_at(view, place)
    if feature is None or feature["is_complete"]:
        return ""
    return tr(
        "Choices",
        NOW[feature["kind"]],
        points=points(feature["points"]),
        complete=feature["complete"],
    )


def feature_at(view: View, place: str) -> FeatureObject | None:
    """What the rules tell of the feature with this place."""
    told = features_of(view).values()
    return next((feature for feature in told if place in feature["places"]), None)


def _events(view: View, action: Action) -> Sequence[Event]:
    priced = zip(view.legal["actions"], view.gains, strict=False)
    return cast(Sequence[Event], next((events for each, events in priced if each is action), ()))


def _own_points(view: View, events: Sequence[Event]) -> str:
    brought = sum(more for _, more in gain_of(events, view.legal["seat"]))
    return tr("Choices", "+{n} point(s)", n=brought) if brought else ""


def _bridge(events: Sequence[Event]) -> list[str]:
    needed = any(event["event"] == "bridge" for event in events)
    return [tr("Choices", "with a bridge")] if needed else []


def _of_others(view: View, events: Sequence[Event]) -> Iterator[str]:
    """What others get for what it completes."""
    seats = view.line_up.seats
    for seat in range(len(seats)):
        brought = sum(points for _, points in gain_of(events, seat))
        if brought and seat != view.legal["seat"]:
            yield tr("Choices", "{name} +{more}", name=seat_name(seats, seat), more=brought)
