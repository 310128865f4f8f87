"""What a game of Burgundy tells the arena: where points came from, and how long it took."""

from collections.abc import Mapping
from typing import Any

from burgundy_qt.ai.arena.parts import Events
from burgundy_qt.rules.burgundy.protocol import point_sources

SOURCES = {
    "region": "regions completed",
    "phase": "phase bonus",
    "animals": "animals",
    "sale": "goods sold",
    "bonus": "colour bonuses",
    "watchtower": "watchtowers",
    "knowledge": "knowledge tiles, end",
    "left": "left over, end",
    "posts": "border posts",
    "route": "trade routes",
    "shields": "shields, end",
    "bought": "points bought",
}


def points_by_source(events: Events, request: Mapping[str, Any]) -> dict[str, list[int]]:
    """The points of each seat by source; in a team game those of its team."""
    sources = point_sources.points_by_source(events, request["players"])
    if "team" not in request["modules"]:
        return sources
    return {
        source: [points[at % 2] + points[at % 2 + 2] for at in range(4)]
        for source, points in sources.items()
    }


def rounds(events: Events) -> int:
    """How many rounds the game took."""
    return sum(event["event"] == "round" for event in events)
