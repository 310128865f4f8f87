"""What a Dice Game tells the arena: where points came from, and how long it took."""

from collections.abc import Mapping
from typing import Any

from burgundy_qt.ai.arena.parts import Events
from burgundy_qt.ai.games.dice.tallies.words import WORDS
from burgundy_qt.rules.point_reasons import reason_of

SOURCES = WORDS | {"bonus": "colour values"}


def points_by_source(events: Events, request: Mapping[str, Any]) -> dict[str, list[int]]:
    """The points of each seat by source."""
    sources = {source: [0] * request["players"] for source in SOURCES}
    for event in events:
        source = reason_of(event)
        if source:
            sources[source][event["seat"]] += event["points"]
    return sources


def rounds(events: Events) -> int:
    """How many rounds the game took."""
    return sum(event["event"] == "round" for event in events)
