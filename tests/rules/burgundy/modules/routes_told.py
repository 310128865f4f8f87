"""Trade routes as events tell them: what lies where, what the next good must bring, what is still
to be laid."""

from typing import Any

from tests.rules.burgundy import printed

Event = dict[str, Any]
EFFECTS = ("carpenter", "church", "market", "city-hall", "warehouse", "castle")
BONUSES = ("workers", "silver", "points", *EFFECTS)


def new_route(event: Event) -> dict[str, Any]:
    """The route of a seat, as its start tells it."""
    return {"tiles": event["route"], "goods": [None] * 3 * len(event["route"])}


def is_full(route: dict[str, Any]) -> bool:
    return None not in route["goods"]


def lay(route: dict[str, Any], good: int, event: Event) -> str | None:
    """Lay a good on the next free space, where the event must say it lies; returns the bonus of a
    match."""
    space = route["goods"].index(None)
    belongs, bonus = printed.ROUTE[route["tiles"][space // 3]][space % 3]
    won = bonus if belongs == good else None
    assert (event["space"], event["good"], event["bonus"]) == (space, good, won)
    route["goods"][space] = good
    return won
