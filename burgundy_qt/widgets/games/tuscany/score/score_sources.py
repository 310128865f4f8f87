"""The sources of points of Tuscany."""

from __future__ import annotations

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.log.source import Source

SOURCES = (
    Source(
        "region",
        later("Points", "Regions completed"),
        later("Points", "Regions"),
        "tuscany/tiles/mini-town",
    ),
    Source(
        "crops",
        later("Points", "Crops"),
        later("Points", "Crops"),
        "tuscany/tiles/mini-agriculture-grapes",
    ),
    Source(
        "bonus",
        later("Points", "Colour bonuses"),
        later("Points", "Colour bonuses"),
        "tuscany/bonus/village-first",
    ),
    Source(
        "storage",
        later("Points", "Bonus tiles +1 storage"),
        later("Points", "+1 storage"),
        "tuscany/bonus/tile-storage",
    ),
    Source(
        "yield", later("Points", "Yield cards"), later("Points", "Yields"), "tuscany/yields/red"
    ),
    Source(
        "hexagon",
        later("Points", "Hexagons without room"),
        later("Points", "No room"),
        "tuscany/tiles/hexagon",
    ),
    Source(
        "cards",
        later("Points", "Cards in hand, end"),
        later("Points", "Cards, end"),
        "tuscany/cards/back",
    ),
    Source(
        "stored",
        later("Points", "Stored tiles, end"),
        later("Points", "Tiles, end"),
        "tuscany/tiles/mini-cart",
    ),
    Source(
        "hexagons",
        later("Points", "Stored hexagons, end"),
        later("Points", "Hexagons, end"),
        "tuscany/pieces/hexagon",
    ),
    Source(
        "marble",
        later("Points", "Marble left over"),
        later("Points", "Marble, end"),
        "tuscany/pieces/marble",
    ),
    Source(
        "workers",
        later("Points", "Workers left over"),
        later("Points", "Workers, end"),
        "pieces/worker",
    ),
)
