"""Trade routes as a listener knows them from events: the goods on them, the bonus of the next good,
and the goods that still wait."""

from typing import Any

from tests.rules.burgundy import printed

Event = dict[str, Any]
EFFECTS = ("carpenter", "church", "market", "city-hall", "warehouse", "castle")
BONUSES = ("workers", "silver", "points", *EFFECTS)


def new_route(event: Event) -> dict[str, Any]:
    """Return the route of a seat, from its start event."""
    return {"tiles": event["route"], "goods": [None] * 3 * len(event["route"])}


def is_full(route: dict[str, Any]) -> bool:
    return None not in route["goods"]


def lay(route: dict[str, Any], good: int, event: Event) -> str | None:
    """Put a good on the next free space, which the event must name; return the bonus of a match."""
    space = route["goods"].index(None)
    belongs, bonus = printed.ROUTE[route["tiles"][space // 3]][space % 3]
    won = bonus if belongs == good else None
    assert (event["space"], event["good"], event["bonus"]) == (space, good, won)
    route["goods"][space] = good
    return won
