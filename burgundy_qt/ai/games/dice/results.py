"""What a Dice Game tells the arena: where points came from, and how long it took."""

from collections.abc import Mapping
from typing import Any

from burgundy_qt.ai.arena.parts import Events
from burgundy_qt.ai.games.dice.tallies.sources import source_of

SOURCES = {
    "castle": "castles",
    "mine": "mines",
    "monastery": "monasteries",
    "pasture": "pastures",
    "river": "rivers",
    "town": "towns",
    "sale": "goods sold",
    "bonus": "colour values",
}


def points_by_source(events: Events, request: Mapping[str, Any]) -> dict[str, list[int]]:
    """The points of each seat by source."""
    sources = {source: [0] * request["players"] for source in SOURCES}
    for event in events:
        source = source_of(event)
        if source:
            sources[source][event["seat"]] += event["points"]
    return sources


def rounds(events: Events) -> int:
    """How many rounds the game took."""
    return sum(event["event"] == "round" for event in events)
