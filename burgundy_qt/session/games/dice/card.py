"""What a card of the library and the statistics tell of a dice game, beside what they tell of any
game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.rules.dice.components.sheets import COLOURS, LETTERS
from burgundy_qt.session.parts import SeatTold
from burgundy_qt.session.saves.save_parts import WORD
from burgundy_qt.session.shapes import holding, keyed, listed, one_of, optional, whole

COMPLETED = "bonus"
"""The source of points for completed colours; all others are what points are for."""
SOURCES = (*COLOURS, "sale", COMPLETED)


def is_told(state: Mapping[str, Any], seats: int) -> bool:
    """Whether a snapshot tells what `summary` reads."""
    told = holding(
        sheet=one_of(*LETTERS),
        phase=optional(WORD),
        round=optional(whole(1, 99)),
        seats=listed(holding(cells=keyed(WORD)), seats, seats),
    )
    return told(state)


def summary(state: Mapping[str, Any]) -> dict[str, Any]:
    """The letter of the `sheet`, `phase` ("" while it is set up) and `round`, and of each seat the
    cells `marked`, as "1.2 2.3"."""
    return {
        "sheet": state["sheet"],
        "phase": state["phase"] or "",
        "round": state["round"] or 0,
        "marked": [" ".join(seat["cells"]) for seat in state["seats"]],
    }


def seats_told(
    told: Mapping[str, Any], request: Mapping[str, Any], scores: Iterable[Mapping[str, Any]]
) -> list[SeatTold]:
    """Of each seat the sheet, how many hexes are marked, and the points that these events brought
    by source."""
    points = [dict.fromkeys(SOURCES, 0) for _ in range(request["players"])]
    for event in scores:
        points[event["seat"]][event.get("for", COMPLETED)] += event["points"]
    return [
        SeatTold(request["sheet"], len(marked.split()), brought)
        for marked, brought in zip(told["marked"], points, strict=True)
    ]
