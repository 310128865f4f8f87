"""What a card of the library and the statistics tell of a game of Burgundy, beside what they tell
of any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.rules.burgundy.protocol.point_sources import POINT_SOURCES, Event, points_by_source
from burgundy_qt.rules.burgundy.protocol.requests import estates_of
from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.rules.requests import RequestObject
from burgundy_qt.session.parts import SeatTold
from burgundy_qt.session.saves.save_parts import WORD
from burgundy_qt.session.shapes import holding, keyed, listed, optional, whole

MODULES = "modules"
"""The source of points under which the statistics keep what all modules together have brought."""


def is_told(state: StateObject, seats: int) -> bool:
    """Whether a snapshot tells what `summary` reads. Editions, modules and estates need not be
    known here."""
    begun = {"cells": keyed(WORD)} if state.get("phase") is not None else {}
    told = holding(
        phase=optional(WORD),
        round=optional(whole(1, 99)),
        seats=listed(holding(estate=optional(WORD), **begun), seats, seats),
    )
    return told(state)


def summary(state: StateObject) -> dict[str, Any]:
    """`phase` ("" while it is set up) and `round`, and of each seat in order the estate ("" until
    one is chosen) and the cells `built` on it, as "1.2 2.3"."""
    seats, has_begun = state["seats"], state["phase"] is not None
    return {
        "phase": state["phase"] or "",
        "round": state["round"] or 0,
        "estates": [seat["estate"] or "" for seat in seats],
        "built": [" ".join(seat["cells"]) if has_begun else "" for seat in seats],
    }


def covered(told: Mapping[str, Any], seat: int) -> int:
    """How many spaces of a seat's estate are covered, by a summary."""
    return len(told["built"][seat].split())


def seats_told(
    told: Mapping[str, Any], request: RequestObject, scores: Iterable[Event]
) -> list[SeatTold]:
    """Of each seat the estate and how much of it is covered, and the points that these events
    brought by source, those of all modules under one. Raises ValueError for an estate that the
    edition does not have."""
    estates: Sequence[str] = told["estates"]
    if not set(estates) <= set(estates_of(request["edition"])):
        raise ValueError(f"there is no estate {estates!r} in the edition of {request['edition']}")
    sources = points_by_source(scores, len(estates))
    return [
        SeatTold(
            estate,
            covered(told, seat),
            gathered({source: points[seat] for source, points in sources.items()}),
        )
        for seat, estate in enumerate(estates)
    ]


def gathered(points: Mapping[str, int]) -> Mapping[str, int]:
    """Points by source, those of all modules under one name."""
    base = {source: points[source] for source in POINT_SOURCES}
    return {**base, MODULES: sum(points.values()) - sum(base.values())}
