"""What a building would bring that the crane may work as, in words to be seen and heard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.rules.burgundy.protocol.event_types import Event, points_in
from burgundy_qt.session.games.burgundy_profile import Copy
from burgundy_qt.session.view import View
from burgundy_qt.widgets.words.wording import chained

CHOICES: Mapping[str, str] = {
    "carpenter": later("Choices", "Take a building: {count} on offer"),
    "church": later("Choices", "Take a mine, a knowledge tile or a castle: {count} on offer"),
    "market": later("Choices", "Take a ship or animals: {count} on offer"),
    "city-hall": later("Choices", "Lay a stored tile: {count} would fit"),
    "warehouse": later("Choices", "Sell one kind of goods"),
    "white-castle": later("Choices", "One more action with the white die"),
}
"""What a building lets one do that brings nothing by itself."""


def brings(view: View, actions: Sequence[Action]) -> str:
    """What a choice would bring in a view that leaves these actions open."""
    return copied_in_words(actions, view.copies)


def copied_in_words(actions: Sequence[Action], copies: Mapping[str, Copy]) -> str:
    """What a choice would bring that leaves one copied building open; "" for any other."""
    copied = {action["building"] for action in actions if action["type"] == "copy"}
    if len(copied) != 1 or not copied.issubset(copies):
        return ""
    [building] = copied
    return copy_words(copies[building], building)


def copy_words(copy: Copy, building: str) -> str:
    """What it brings at once, or what it lets one do and the most that this would bring; "" for
    neither."""
    best = max(copy.outcomes, key=_amounts, default=())
    if copy.events or building not in CHOICES:
        return gained(copy.events or best)
    told = tr("Choices", CHOICES[building], count=_to_choose_from(copy.actions))
    return (
        tr("Choices", "{deed}, at best {gain}", deed=told, gain=gained(best))
        if _amounts(best)[0]
        else told
    )


def _to_choose_from(actions: Iterable[Action]) -> int:
    """Among how many tiles one may choose, in however many ways they can be stored or laid."""
    return len({(action.get("depot"), action.get("tile")) for action in actions})


def gained(events: Sequence[Event]) -> str:
    """What these events bring their seat together: "+4 points, +1 silverling"."""
    points, silver, workers = _amounts(events)
    told = [tr("Choices", "+{n} point(s)", n=points)] if points else []
    told += [tr("Choices", "+{n} silverling(s)", n=silver)] if silver else []
    told += [tr("Choices", "+{n} worker(s)", n=workers)] if workers else []
    return chained(told)


def _amounts(events: Sequence[Event]) -> tuple[int, int, int]:
    """Points, silver and workers that these events of one seat bring: what counts most is first."""
    gains = [event for event in events if event["event"] == "gain"]
    return (
        sum(points_in(event) for event in events),
        sum(gain.get("silver", 0) for gain in gains),
        sum(gain.get("workers", 0) for gain in gains),
    )
