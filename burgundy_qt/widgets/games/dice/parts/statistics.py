"""The dice game in the statistics: its sources of points, its sheets and set-ups, the games
alone."""

from __future__ import annotations

from burgundy_qt.widgets.games.dice.score.score_sources import SOURCES
from burgundy_qt.widgets.games.dice.statistics.alone import GamesAlone
from burgundy_qt.widgets.games.dice.statistics.divisions import SETUP, SHEET
from burgundy_qt.widgets.games.dice.statistics.words import apart_told, game_told, sheets_told
from burgundy_qt.widgets.statistics.divisions import LEVEL, SEATS
from burgundy_qt.widgets.statistics.parts import StatisticsParts

PARTS = StatisticsParts(
    sources=SOURCES,
    rare=(),
    divisions=(LEVEL, SHEET, SEATS, SETUP),
    kinds_told=sheets_told,
    game_told=game_told,
    apart_told=apart_told,
    alone=GamesAlone,
)
