"""How a tournament stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from burgundy_qt.ai.arena.elo import Names, rate
from burgundy_qt.ai.arena.matches import Interval, Match
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.tournaments.plan import Plan

RUNNING, PAUSED, ENDED = "running", "paused", "ended"


@dataclass(frozen=True)
class Standing:
    """`done` of `whole` pairs are finished; `matches` by who met, those with a pair that counts;
    `ratings` by player, strongest first. `problem`: why it stands still, where nobody has paused
    it."""

    plan: Plan
    state: str
    done: int
    whole: int
    matches: Mapping[Names, Match] = field(default_factory=dict)
    ratings: Mapping[str, Interval] = field(default_factory=dict)
    seconds_left: float | None = None
    problem: Problem | None = None


def rated(matches: Mapping[Names, Match]) -> Mapping[str, Interval]:
    """The ratings of those who have met somebody."""
    return rate(matches) if matches else {}
