"""The measured strength of the levels of the bots in a game, and their limits in it: read from
assets/networks/GAME.strengths.json. docs/bots.md describes the measurement."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from burgundy_qt.ai.game_bots import SeatCount
from burgundy_qt.assets import NETWORKS
from burgundy_qt.storage.documents import Document

HORIZON_STEPS = 2
"""How many horizon steps (Features.at_horizon_step) bots look ahead in most games: a decision shows
its worth in a round or two."""


@dataclass(frozen=True)
class LevelStrength:
    """The measured strength of a level (docs/bots.md): Elo, the weakest level being 1000; by table
    mean final points among equals; seconds of CPU time for each decision."""

    elo: int
    points: Mapping[SeatCount, int]
    seconds: float

    def points_among(self, table: SeatCount | None) -> int | None:
        """Return mean final points among equals at a table; None if they were not measured, or the
        table is unknown."""
        return None if table is None else self.points.get(table)


@dataclass(frozen=True)
class Limits:
    """How far a level looks with a network, and how well it judges."""

    plans: int = 0
    """Whole turns that are tried; 0: no search, only the network's value after one action."""
    rollouts: int | None = None
    """The rollouts of all those turns together; None: as many as its time allows."""
    ahead: int = HORIZON_STEPS
    """How many horizon steps they look ahead."""
    blur: float = 0.0
    """By how much the weights of its network are off (Network.blurred): a level misjudges the same
    things all game long, as people do, and does not undo what it has just done; only without
    search."""
    eagerness: float = 0.0
    """By how much actions that score at once are overrated; only without search."""


@dataclass(frozen=True)
class LeadLost:
    """The losses of levels, as reviews at the normal depth find them in games of all pairings
    (lab/pages/told-levels.md)."""

    rates: Mapping[str, float]
    """The loss by level, in usual margins for each decision (burgundy_qt/ai/review/accuracy)."""
    spread: float
    """The error of a rate in standard errors of a game's decisions: no player is equally good in
    every game."""
    decisions: int
    """With fewer decisions no level is named."""
    decided: float = 1.0
    """The weight of points lost in a decided game: lower if levels give more of them away then than
    they lose in an open game."""


@dataclass(frozen=True)
class Strengths:
    """All measurements of the levels in a game."""

    levels: Mapping[str, LevelStrength]
    """The strength by level, the same at every pace; a level without a measurement is left out."""
    paces: Mapping[str, LevelStrength]
    """The strength by pace, of the level with paces."""
    lead_lost: Mapping[SeatCount, LeadLost]
    """The losses of levels by table, by which a review names one; without them none is named."""
    limits: Mapping[str, Limits]
    """The limits of a level in this game, if they differ from the usual, so that the steps between
    the levels are noticeable."""
    limits_at: Mapping[SeatCount, Mapping[str, Limits]]
    """The same by table, instead of those, if a table needs others than the rest."""


@cache
def strengths_in(game: str) -> Strengths | None:
    """Return the measurements of a game; None if there are none."""
    file = NETWORKS / f"{game}.strengths.json"
    if not file.is_file():
        return None
    data = json.loads(file.read_text("utf-8"))
    return Strengths(
        {name: strength_of(each) for name, each in data["levels"].items()},
        {name: strength_of(each) for name, each in data["paces"].items()},
        {table_named(name): LeadLost(**each) for name, each in data.get("lead_lost", {}).items()},
        limits_of(data.get("limits", {})),
        {table_named(name): limits_of(each) for name, each in data.get("limits_at", {}).items()},
    )


def strength_of(data: Document) -> LevelStrength:
    """Read one; its points are by the names of tables."""
    points = {table_named(name): mean for name, mean in data["points"].items()}
    return LevelStrength(data["elo"], points, data["seconds"])


def limits_of(data: Mapping[str, Mapping[str, Any]]) -> dict[str, Limits]:
    """Read the limits of some levels."""
    return {name: Limits(**each) for name, each in data.items()}


def table_named(name: str) -> SeatCount:
    """Return the table of a name: a number of seats, or the game's name for it."""
    return int(name) if name.isdigit() else name
