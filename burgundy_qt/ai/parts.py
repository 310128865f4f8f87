"""What a game brings to say how strong bots are in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from burgundy_qt.ai.features.parts import Table
from burgundy_qt.rules.registry import part_if_any

BOUNDARIES = 2
"""How many boundaries (Features.at_boundary) bots look ahead in most games: something is decided in
a round or two."""


@dataclass(frozen=True)
class Strength:
    """What a level was measured to be (docs/bots.md): Elo, the weakest level being 1000; by table
    mean final points among its like; seconds of CPU time a decision."""

    elo: int
    points: Mapping[Table, int]
    seconds: float

    def points_among(self, table: Table | None) -> int | None:
        """Mean final points among its like at a table; None where that was not measured, or nobody
        knows the table."""
        return None if table is None else self.points.get(table)


@dataclass(frozen=True)
class Limits:
    """How far a level looks where it plays by a network, and how well it judges."""

    plans: int = 0
    """Whole turns that are tried; 0: no search, the network looks one action ahead."""
    rollouts: int | None = None
    """Of all those turns together; None: as many as its time lets it."""
    ahead: int = BOUNDARIES
    """How many boundaries they look ahead."""
    noise: float = 0.0
    """By how much the network's values are misjudged, a standard deviation; only without search."""
    eagerness: float = 0.0
    """By how much an action that scores at once looks better than it is; only without search."""


@dataclass(frozen=True)
class LeadLost:
    """How much of a lead levels lose, as reviews at the normal depth find it in games of all
    pairings (docs/campaigns/told-levels.md)."""

    rates: Mapping[str, float]
    """By level, in usual margins a decision (burgundy_qt/ai/review/skills)."""
    spread: float
    """How many times the standard error of a game's decisions the error of a rate is: a player is
    not as good in one game as in the next."""
    decisions: int
    """Of fewer no level is named."""


@dataclass(frozen=True)
class StrengthParts:
    """The part "strengths" of a game. In one without it nobody knows how strong the levels are."""

    levels: Mapping[str, Strength]
    """By level, at every pace the same; a level that was not measured is left out."""
    paces: Mapping[str, Strength]
    """By pace, of the level that plays at one."""
    lead_lost: Mapping[Table, LeadLost] = field(default_factory=dict)
    """By table what levels lose, by which a review names one; where that was not measured, none is
    named."""
    limits: Mapping[str, Limits] = field(default_factory=dict)
    """By level, where it has others in this game than elsewhere, so that the steps between the
    levels are felt."""
    limits_at: Mapping[Table, Mapping[str, Limits]] = field(default_factory=dict)
    """The same by table, instead of those, where a table needs others than the rest."""


@cache
def strength_parts(game: str) -> StrengthParts | None:
    """What a game brings to say how strong bots are; None where it brings nothing."""
    return part_if_any("ai", game, "strengths", StrengthParts)
