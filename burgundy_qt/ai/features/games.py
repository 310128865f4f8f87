"""Which games there are networks for, and what each network sees."""

from typing import Literal

from burgundy_qt.ai.features.features import Features
from burgundy_qt.ai.games.burgundy.features.burgundy_features import BurgundyFeatures
from burgundy_qt.ai.games.burgundy.features.solo_features import SoloFeatures
from burgundy_qt.ai.games.burgundy.features.team_features import TeamFeatures
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components import module_set
from burgundy_qt.rules.position import Position

TEAM: Literal["team"] = "team"
SOLO = 1
Table = int | Literal["team"]
"""Who plays: so many seats, each for itself, one the solo game; or two teams of two."""


def table_of(position: Position) -> Table | None:
    """Who plays in a position; None where it is no game of Burgundy."""
    if not isinstance(position, Burgundy):
        return None
    return TEAM if position.modules() & module_set([TEAM]) else position.seats


def seats_at(table: Table) -> int:
    """How many seats play there."""
    return 4 if table == TEAM else table


def features_of(table: Table) -> Features:
    """What a network for so many sees."""
    if table == TEAM:
        return TeamFeatures()
    return SoloFeatures() if table == SOLO else BurgundyFeatures(table)
