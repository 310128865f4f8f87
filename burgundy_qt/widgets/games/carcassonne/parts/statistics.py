"""Carcassonne in the statistics: its sources of points, with and without the expansion."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.carcassonne.score.score_sources import SOURCES
from burgundy_qt.widgets.statistics.divisions import LEVEL, SEATS
from burgundy_qt.widgets.statistics.parts import Division, Part, StatisticsParts
from burgundy_qt.widgets.statistics.plain_words import apart_told, editions_told, game_told


def modules_told(part: Part) -> str:
    """The base game, or one with modules: "2010+" is one with some."""
    if str(part).endswith("+"):
        return tr("Statistics", "With the expansion")
    return tr("Statistics", "Base game")


MODULES = Division("edition", later("Statistics", "expansion"), modules_told)

PARTS = StatisticsParts(
    sources=SOURCES,
    rare=("castle", "bazaar"),
    divisions=(LEVEL, SEATS, MODULES),
    kinds_told=editions_told,
    game_told=game_told,
    apart_told=apart_told,
)
