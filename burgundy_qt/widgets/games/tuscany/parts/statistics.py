"""Tuscany in the statistics: its sources of points, and its set-ups."""

from __future__ import annotations

from burgundy_qt.widgets.games.tuscany.score.score_sources import SOURCES
from burgundy_qt.widgets.games.tuscany.statistics.divisions import SETUP
from burgundy_qt.widgets.games.tuscany.statistics.words import apart_told, editions_told, game_told
from burgundy_qt.widgets.statistics.divisions import LEVEL, SEATS
from burgundy_qt.widgets.statistics.parts import StatisticsParts

PARTS = StatisticsParts(
    sources=SOURCES,
    rare=("hexagon",),
    divisions=(LEVEL, SEATS, SETUP),
    kinds_told=editions_told,
    game_told=game_told,
    apart_told=apart_told,
)
