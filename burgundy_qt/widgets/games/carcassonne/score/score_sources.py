"""The sources of points of Carcassonne."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.games.carcassonne.log.pictures import sign_of
from burgundy_qt.widgets.log.game_log import PointSource

SOURCES = (
    PointSource("city", later("Points", "Cities"), later("Points", "Cities"), sign_of("city")),
    PointSource("road", later("Points", "Roads"), later("Points", "Roads"), sign_of("road")),
    PointSource(
        "monastery",
        later("Points", "Monasteries"),
        later("Points", "Monasteries"),
        sign_of("monastery"),
    ),
    PointSource(
        "castle", later("Points", "Castles"), later("Points", "Castles"), sign_of("castle")
    ),
    PointSource(
        "bazaar",
        later("Points", "Bazaars: gained and paid"),
        later("Points", "Bazaars"),
        sign_of("bazaar"),
    ),
    PointSource(
        "city-left",
        later("Points", "Unfinished cities"),
        later("Points", "Cities, end"),
        sign_of("city-left"),
    ),
    PointSource(
        "road-left",
        later("Points", "Unfinished roads"),
        later("Points", "Roads, end"),
        sign_of("road-left"),
    ),
    PointSource(
        "monastery-left",
        later("Points", "Unfinished monasteries"),
        later("Points", "Monasteries, end"),
        sign_of("monastery-left"),
    ),
    PointSource("field", later("Points", "Fields"), later("Points", "Fields"), sign_of("field")),
)
OF_MODULES: Mapping[str, str] = {"castle": "castles", "bazaar": "bazaars"}
"""The sources that only a module brings, and which."""
