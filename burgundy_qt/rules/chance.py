"""Chance by hand: what comes next is chosen, not drawn, as when people play with the box.

A ruleset lists the places that the next chance fills (`RulesOf.chance_places`,
`RulesOf.set_up_places`), in the order in which a person would name them. One value for each place
is an outcome. `chance_events` makes events of it, as a record has them, and `replay_chance` reads
these: so a chosen outcome is checked exactly like one of a record.

    places = rules.chance_places(position)
    events = rules.chance_events(position, places, values)  # raises InvalidArgument
    rules.replay_chance(position, events)
    position.draw_chance()
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from burgundy_qt.rules.errors import InvalidArgument

Value = Any
"""One of the things that may come, as events write it: a face, or the name of a tile or card."""
Outcome = Sequence[Value]
"""A value for each place."""
Path = tuple[str | int, ...]


@dataclass(frozen=True)
class ChancePlace:
    """One value that chance brings: `event` and `path` say where an event has it.

    `left`: the values that may come, and how many there are of each: each of these is equally
    likely. Places with the same `stock` are filled from one supply, which has no more than that.
    `stock` is None where every value may come again, as with dice. `seat`: whose it is, None for
    what all share.
    """

    event: str
    path: Path
    left: Mapping[Value, int]
    stock: Hashable = None
    seat: int | None = None


Places = Sequence[ChancePlace]


def left_for(places: Places, values: Sequence[Value | None], at: int) -> dict[Value, int]:
    """Return what place number `at` may get, and how many are left of each, if the other places
    have these values (None: not chosen yet)."""
    place = places[at]
    taken = Counter(
        value
        for number, (other, value) in enumerate(zip(places, values, strict=False))
        if value is not None
        and number != at
        and place.stock is not None
        and other.stock == place.stock
    )
    counted = {value: count - taken[value] for value, count in place.left.items()}
    return {value: count for value, count in counted.items() if count > 0}


def check_outcome(places: Places, values: object) -> list[Value]:
    """Return the values, if each place may have its one. Raises InvalidArgument."""
    if not isinstance(values, (list, tuple)) or len(values) != len(places):
        raise InvalidArgument(f'"values" is {values!r}, but must be a list of {len(places)}')
    for at, (place, value) in enumerate(zip(places, values, strict=True)):
        known = type(value) in (int, str) and any(
            type(value) is type(other) and value == other for other in left_for(places, values, at)
        )
        if not known:
            name = ".".join(map(str, (place.event, *place.path)))
            raise InvalidArgument(f'"values" has {value!r} for {name}, which cannot come now')
    return list(values)


def drawn_outcome(
    places: Places, chance: Random, known: Sequence[Value | None] | None = None
) -> list[Value]:
    """Return an outcome that is drawn, each one as likely as at the table; the places that are
    `known` keep their values."""
    values: list[Value | None] = list(known or [None] * len(places))
    for at in range(len(places)):
        if values[at] is not None:
            continue
        left = left_for(places, values, at)
        values[at] = chance.choices(list(left), list(left.values()))[0]
    return values


def events_of(places: Places, values: Outcome) -> list[dict[str, Any]]:
    """Return the events that bring an outcome, one of each kind."""
    events: dict[str, dict[str, Any]] = {}
    for place, value in zip(places, values, strict=True):
        _set(events.setdefault(place.event, {"event": place.event}), place.path, value)
    return list(events.values())


def outcome_in(places: Places, events: Sequence[Mapping[str, Any]]) -> list[Value]:
    """Return the outcome that the first events of its kinds have: the inverse of `events_of`.
    Raises LookupError if they have none."""
    values = []
    for place in places:
        inside: Any = next(event for event in [*events, {}] if event.get("event") == place.event)
        for step in place.path:
            inside = inside[step]
        values.append(inside)
    return values


def _set(inside: Any, path: Path, value: Value) -> None:
    """Write a value at a path through objects and lists, which are created as needed."""
    for at, step in enumerate(path):
        is_last = at == len(path) - 1
        empty: Any = None if is_last else [] if isinstance(path[at + 1], int) else {}
        if isinstance(step, int):
            inside.extend([None] * (step + 1 - len(inside)))
            if inside[step] is None:
                inside[step] = empty
        elif step not in inside:
            inside[step] = empty
        if is_last:
            inside[step] = value
        inside = inside[step]
