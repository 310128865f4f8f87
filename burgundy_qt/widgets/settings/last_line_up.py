"""The last line-up, and what people wore when they played last, as the settings keep them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.clock import clock_from, written_clock
from burgundy_qt.session.line_up import COLOURS, LineUp, SeatPlan

NOT_KEPT = "cmd", "players", "seed"
"""What is told by the seats, or tells of one deal only."""
BEFORE_EDITIONS = {"game": DEFAULT, "edition": "2011"}
"""What was played where none is remembered."""
MOST_PEOPLE = 40

Worn = tuple[int | None, str | None]
"""A colour and an avatar."""


def line_up_kept(line_up: LineUp) -> dict[str, Any]:
    """What to remember of a line-up: seats, clock and what the game was asked for, not the seed."""
    return {
        "seats": [[plan.name, plan.level, plan.colour, plan.avatar] for plan in line_up.seats],
        "request": {key: value for key, value in line_up.request.items() if key not in NOT_KEPT},
        "clock": written_clock(line_up.clock),
    }


def line_up_from(kept: dict[str, Any] | None) -> LineUp | None:
    """The line-up remembered, or None where there is none or it cannot be understood."""
    try:
        seats = tuple(SeatPlan(*_seat(seat)) for seat in (kept or {})["seats"])
        request = BEFORE_EDITIONS | _request((kept or {})["request"])
        clock = clock_from((kept or {}).get("clock"))
        return LineUp(seats, request, clock) if seats else None
    except (KeyError, TypeError, ValueError):
        return None


def people_kept(people: Mapping[str, Any], seats: Sequence[SeatPlan]) -> dict[str, Any]:
    """What people wear by their names, with those who sit here; who has not played for longest is
    forgotten."""
    now = {plan.name: [plan.colour, plan.avatar] for plan in seats if plan.is_person}
    others = {name: worn for name, worn in people.items() if name not in now}
    return dict(list({**others, **now}.items())[-MOST_PEOPLE:])


def people_from(kept: Mapping[str, Any] | None) -> dict[str, Worn]:
    """What people wore; whatever cannot be understood is left out."""
    found: dict[str, Worn] = {}
    for name, worn in (kept or {}).items():
        if isinstance(worn, list) and len(worn) == 2 and _can_be_worn(*worn):
            found[name] = worn[0], worn[1]
    return found


def _request(kept: Any) -> dict[str, Any]:
    if not isinstance(kept, dict):
        raise ValueError("a request is an object")
    return kept


def _seat(kept: Any) -> tuple[str, str | None, int | None, str | None]:
    name, level, colour, avatar = kept if len(kept) == 4 else (*kept, None, None)
    if (
        not isinstance(name, str)
        or not (level is None or isinstance(level, str))
        or not _can_be_worn(colour, avatar)
    ):
        raise ValueError("a seat is a name, a level, a colour and an avatar")
    return name, level, colour, avatar


def _can_be_worn(colour: object, avatar: object) -> bool:
    is_colour = colour is None or (type(colour) is int and colour in COLOURS)
    return is_colour and (avatar is None or isinstance(avatar, str))
