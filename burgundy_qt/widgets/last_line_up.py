"""The last line-up, as the settings keep it."""

from __future__ import annotations

from typing import Any

from burgundy_qt.session.line_up import LineUp, SeatPlan

KEPT = ("setup", "estates")


def line_up_kept(line_up: LineUp) -> dict[str, Any]:
    """What to remember of a line-up: seats, set-up and estates, not the seed."""
    return {
        "seats": [[plan.name, plan.level] for plan in line_up.seats],
        "request": {key: line_up.request[key] for key in KEPT if key in line_up.request},
    }


def line_up_from(kept: dict[str, Any] | None) -> LineUp | None:
    """The line-up remembered, or None where there is none or it cannot be understood."""
    try:
        seats = tuple(SeatPlan(*_seat(seat)) for seat in (kept or {})["seats"])
        request = (kept or {})["request"]
        return LineUp(seats, request) if isinstance(request, dict) and seats else None
    except (KeyError, TypeError, ValueError):
        return None


def _seat(kept: Any) -> tuple[str, str | None]:
    name, level = kept
    if not isinstance(name, str) or not (level is None or isinstance(level, str)):
        raise ValueError("a seat is a name and a level")
    return name, level
