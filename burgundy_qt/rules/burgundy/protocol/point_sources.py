"""What points are for: the lines of the score sheet, told by the events alone."""

from collections.abc import Iterable

from burgundy_qt.rules.ruleset import Event, point_reason

POINT_SOURCES = ("region", "phase", "animals", "sale", "bonus", "watchtower", "knowledge", "left")
"""`knowledge`: knowledge tiles at the end; `left`: goods, silver and workers left at the end."""
SOURCES_OF_MODULES = ("posts", "route", "shields", "bought")
"""Told after the others, and only where they have brought something. `posts`: border posts joined;
`route`: the points that trade routes give; `shields`: what shields bring at the end; `bought`:
points bought in the solo game."""
SOURCES_AT_THE_END = ("left", "knowledge", "shields")
"""What the final scoring consists of, and nothing else brings."""


def source_of(event: Event) -> str | None:
    """The source that an event's points belong to, or None where it brings none."""
    reason = point_reason(event)
    if reason is None:
        return None
    if reason.startswith("monastery:"):
        return "knowledge"
    if reason.startswith("border-posts"):
        return "posts"
    if reason.startswith("shield:"):
        return "shields"
    return "left" if reason.endswith("-left") else reason


def is_of_final_scoring(event: Event, seats: int) -> bool:
    """Whether the event belongs to the final scoring: its points, and the end of the game that
    closes it.

    It is one run of events, the last of the game; what seats decide at the end of the last phase
    comes before it. A single seat's game ends without: its knowledge tiles have scored at once."""
    return event["event"] == "end" or (seats > 1 and source_of(event) in SOURCES_AT_THE_END)


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """For every source, and a module's that brought some, the points of each seat so far."""
    totals = {source: [0] * seats for source in POINT_SOURCES}
    for event in events:
        source = source_of(event)
        if source:
            totals.setdefault(source, [0] * seats)[event["seat"]] += event["points"]
    return totals
