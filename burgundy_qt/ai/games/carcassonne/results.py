"""What a game of Carcassonne tells the arena: where points came from, and how long it took."""

from collections.abc import Mapping
from typing import Any

from burgundy_qt.ai.arena.parts import Events
from burgundy_qt.ai.games.carcassonne.tallies.words import WORDS
from burgundy_qt.rules.carcassonne.protocol.point_sources import points_by_source as by_source

SOURCES = WORDS


def points_by_source(events: Events, request: Mapping[str, Any]) -> dict[str, list[int]]:
    """The points of each seat by source."""
    return by_source(events, request["players"])


def rounds(events: Events) -> int:
    """How many turns the game took."""
    return sum(event["event"] == "turn" for event in events)
