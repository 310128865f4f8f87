"""Tuscany in the statistics: its sources of points, and its set-ups."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.tuscany.score.score_sources import SOURCES
from burgundy_qt.widgets.games.tuscany.words.set_ups import SETUPS
from burgundy_qt.widgets.statistics.divisions import LEVEL, SEATS
from burgundy_qt.widgets.statistics.parts import Division, Part, StatisticsParts
from burgundy_qt.widgets.statistics.plain_words import apart_told, editions_told, game_told


def setup_told(part: Part) -> str:
    """How the duchies were laid out: "In secret"."""
    return tr("New game", SETUPS[str(part)].title) if part in SETUPS else str(part)


SETUP = Division("setup", later("Statistics", "set-up"), setup_told)

PARTS = StatisticsParts(
    sources=SOURCES,
    rare=("hexagon",),
    divisions=(LEVEL, SEATS, SETUP),
    kinds_told=editions_told,
    game_told=game_told,
    apart_told=apart_told,
)
