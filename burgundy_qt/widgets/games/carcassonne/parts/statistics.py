"""Carcassonne in the statistics: its sources of points, with and without the expansion."""

from __future__ import annotations

from burgundy_qt.widgets.games.carcassonne.score.score_sources import SOURCES
from burgundy_qt.widgets.games.carcassonne.statistics.divisions import MODULES
from burgundy_qt.widgets.games.carcassonne.statistics.words import (
    apart_told,
    editions_told,
    game_told,
)
from burgundy_qt.widgets.statistics.divisions import LEVEL, SEATS
from burgundy_qt.widgets.statistics.parts import StatisticsParts

PARTS = StatisticsParts(
    sources=SOURCES,
    rare=("castle", "bazaar"),
    divisions=(LEVEL, SEATS, MODULES),
    kinds_told=editions_told,
    game_told=game_told,
    apart_told=apart_told,
)
