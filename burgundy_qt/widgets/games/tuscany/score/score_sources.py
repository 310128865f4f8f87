"""The sources of points of Tuscany."""

from __future__ import annotations

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.log.game_log import PointSource

SOURCES = (
    PointSource(
        "region",
        later("Points", "Regions completed"),
        later("Points", "Regions"),
        "tuscany/tiles/mini-town",
    ),
    PointSource(
        "crops",
        later("Points", "Crops"),
        later("Points", "Crops"),
        "tuscany/tiles/mini-agriculture-grapes",
    ),
    PointSource(
        "bonus",
        later("Points", "Colour bonuses"),
        later("Points", "Colour bonuses"),
        "tuscany/bonus/village-first",
    ),
    PointSource(
        "storage",
        later("Points", "Bonus tiles +1 storage"),
        later("Points", "+1 storage"),
        "tuscany/bonus/tile-storage",
    ),
    PointSource(
        "yield", later("Points", "Yield cards"), later("Points", "Yields"), "tuscany/yields/red"
    ),
    PointSource(
        "hexagon",
        later("Points", "Hexagons without room"),
        later("Points", "No room"),
        "tuscany/tiles/hexagon",
    ),
    PointSource(
        "cards",
        later("Points", "Cards in hand, end"),
        later("Points", "Cards, end"),
        "tuscany/cards/back",
    ),
    PointSource(
        "stored",
        later("Points", "Stored tiles, end"),
        later("Points", "Tiles, end"),
        "tuscany/tiles/mini-cart",
    ),
    PointSource(
        "hexagons",
        later("Points", "Stored hexagons, end"),
        later("Points", "Hexagons, end"),
        "tuscany/pieces/hexagon",
    ),
    PointSource(
        "marble",
        later("Points", "Marble left over"),
        later("Points", "Marble, end"),
        "tuscany/pieces/marble",
    ),
    PointSource(
        "workers",
        later("Points", "Workers left over"),
        later("Points", "Workers, end"),
        "pieces/worker",
    ),
)
