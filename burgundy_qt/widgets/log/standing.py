"""Where the points of a running game stand: by source, and with the end as if it were now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from burgundy_qt.rules.ruleset import Event, OutlookObject
from burgundy_qt.session.view import View
from burgundy_qt.widgets.log.game_log import log_of


@dataclass(frozen=True)
class Standing:
    """Points by source and seat: those `scored`, and in `by_source` those of the final scoring as
    it stands as well. `so_far` and `if_it_ended` are what they come to for each seat."""

    scored: dict[str, list[int]]
    by_source: dict[str, list[int]]
    so_far: list[int]
    if_it_ended: list[int]


def standing(view: View) -> Standing:
    """What the events have brought, and what the rules say the end would bring now."""
    seats, points_by_source = len(view.line_up.seats), log_of(view.game).points_by_source
    scored = points_by_source(view.events, seats)
    whole = points_by_source([*view.events, *end_events(view.outlook)], seats)
    return Standing(scored, whole, totals(scored, seats), totals(whole, seats))


def end_events(outlook: Sequence[OutlookObject]) -> list[Event]:
    """The events of the final scoring as it stands, of all seats."""
    return [event for told in outlook for event in told["end"]]


def totals(by_source: dict[str, list[int]], seats: int) -> list[int]:
    """Each seat's points together."""
    return [sum(points[seat] for points in by_source.values()) for seat in range(seats)]


def points_after_phases(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Each seat's points at the start and after each phase begun so far, where an event opens a
    phase; the final scoring counts to the last."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "phase":
            course.append(list(course[-1]))
        elif event["event"] in ("points", "bonus"):
            course[-1][event["seat"]] += event["points"]
    return course


def by_team(counts: Sequence[int], teams: Sequence[Sequence[int]]) -> list[int]:
    """What the seats of each team have together."""
    return [sum(counts[seat] for seat in team) for team in teams]
