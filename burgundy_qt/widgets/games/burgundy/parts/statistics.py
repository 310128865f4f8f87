"""Burgundy in the statistics: its sources of points, estates and editions."""

from __future__ import annotations

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.games.burgundy.score.score_sources import SOURCES
from burgundy_qt.widgets.games.burgundy.statistics.divisions import EDITION, ESTATE
from burgundy_qt.widgets.games.burgundy.statistics.words import apart_told, editions_told, game_told
from burgundy_qt.widgets.log.source import Source
from burgundy_qt.widgets.statistics.divisions import LEVEL, SEATS
from burgundy_qt.widgets.statistics.parts import StatisticsParts

MODULES = Source("modules", later("Points", "Modules"), later("Points", "Modules"), "tiles/inn")

PARTS = StatisticsParts(
    sources=(*SOURCES, MODULES),
    rare=(MODULES.key,),
    divisions=(LEVEL, ESTATE, SEATS, EDITION),
    kinds_told=editions_told,
    game_told=game_told,
    apart_told=apart_told,
)
