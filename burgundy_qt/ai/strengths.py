"""How strong the levels of the bots are in a game, as it was measured, and how they are held back
there: read from assets/networks/GAME.strengths.json. docs/bots.md says how it was measured."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from burgundy_qt.ai.game_bots import Table
from burgundy_qt.assets import NETWORKS
from burgundy_qt.storage.documents import Document

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
    """How much levels lose, as reviews at the normal depth find it in games of all pairings
    (lab/pages/told-levels.md)."""

    rates: Mapping[str, float]
    """By level, in usual margins a decision (burgundy_qt/ai/review/accuracy)."""
    spread: float
    """How many times the standard error of a game's decisions the error of a rate is: a player is
    not as good in one game as in the next."""
    decisions: int
    """Of fewer no level is named."""
    decided: float = 1.0
    """What points count that are lost in a decided game: less where levels give more of them away
    then than they lose of an open game."""


@dataclass(frozen=True)
class Strengths:
    """All that was measured of the levels in a game."""

    levels: Mapping[str, Strength]
    """By level, at every pace the same; a level that was not measured is left out."""
    paces: Mapping[str, Strength]
    """By pace, of the level that plays at one."""
    lead_lost: Mapping[Table, LeadLost]
    """By table what levels lose, by which a review names one; where that was not measured, none is
    named."""
    limits: Mapping[str, Limits]
    """By level, where it has others in this game than elsewhere, so that the steps between the
    levels are felt."""
    limits_at: Mapping[Table, Mapping[str, Limits]]
    """The same by table, instead of those, where a table needs others than the rest."""


@cache
def strengths_in(game: str) -> Strengths | None:
    """Return what was measured in a game; None where nothing was."""
    file = NETWORKS / f"{game}.strengths.json"
    if not file.is_file():
        return None
    told = json.loads(file.read_text("utf-8"))
    return Strengths(
        {name: strength_of(each) for name, each in told["levels"].items()},
        {name: strength_of(each) for name, each in told["paces"].items()},
        {table_named(name): LeadLost(**each) for name, each in told.get("lead_lost", {}).items()},
        limits_of(told.get("limits", {})),
        {table_named(name): limits_of(each) for name, each in told.get("limits_at", {}).items()},
    )


def strength_of(told: Document) -> Strength:
    """Read one, whose points stand by the names of tables."""
    points = {table_named(name): mean for name, mean in told["points"].items()}
    return Strength(told["elo"], points, told["seconds"])


def limits_of(told: Mapping[str, Mapping[str, Any]]) -> dict[str, Limits]:
    """Read those of some levels."""
    return {name: Limits(**each) for name, each in told.items()}


def table_named(name: str) -> Table:
    """Return the table of a name: a number of seats, or what the game calls it."""
    return int(name) if name.isdigit() else name
