"""How saved games of earlier versions become those of today: one pure function per version step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SaveDocument = dict[str, Any]
Step = Callable[[SaveDocument], SaveDocument]

CURRENT = 3
STEPS: dict[int, Step] = {}


def step(version: int) -> Callable[[Step], Step]:
    """Marks the function that turns a document of `version` into one of the next; it returns a new
    document."""

    def register(function: Step) -> Step:
        STEPS[version] = function
        return function

    return register


def brought_up(document: SaveDocument, version: int) -> SaveDocument:
    """A document of `version` (1..CURRENT) as the current version would have written it."""
    for earlier in range(version, CURRENT):
        document = STEPS[earlier](document)
    return document


@step(1)
def seats_have_colours(document: SaveDocument) -> SaveDocument:
    """Seats choose colours and avatars, may be handed to a bot and back, and people may have a
    clock."""
    seats = document.get("seats")
    if isinstance(seats, list):
        seats = [
            {**seat, "colour": None, "avatar": None} if isinstance(seat, dict) else seat
            for seat in seats
        ]
    return {**document, "version": 2, "seats": seats, "handed": [], "clock": None}


@step(2)
def saves_have_marks(document: SaveDocument) -> SaveDocument:
    """What is hidden from some is checked too; null where nobody noted it."""
    return {**document, "version": 3, "mark": None}
