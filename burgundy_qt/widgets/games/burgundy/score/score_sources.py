"""The sources of points of Burgundy, with and without modules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.log.game_log import PointSource

SOURCES = (
    PointSource(
        "region",
        later("Points", "Regions completed"),
        later("Points", "Regions"),
        "tiles/mini-church",
    ),
    PointSource(
        "phase", later("Points", "Phase bonus"), later("Points", "Phase bonus"), letter="A"
    ),
    PointSource(
        "animals", later("Points", "Animals"), later("Points", "Animals"), "tiles/mini-sheep-3"
    ),
    PointSource("sale", later("Points", "Goods sold"), later("Points", "Sales"), "goods/4"),
    PointSource(
        "bonus",
        later("Points", "Colour bonuses"),
        later("Points", "Colour bonuses"),
        "bonus/castle-large-2p",
    ),
    PointSource(
        "watchtower",
        later("Points", "Watchtowers"),
        later("Points", "Watchtowers"),
        "tiles/mini-watchtower",
    ),
    PointSource(
        "knowledge",
        later("Points", "Knowledge tiles"),
        later("Points", "Knowledge, end"),
        "tiles/mini-monastery-14",
    ),
    PointSource(
        "left",
        later("Points", "Goods, silver, workers left"),
        later("Points", "Left over, end"),
        "pieces/silverling",
    ),
)
MODULE_SOURCES: Mapping[str, PointSource] = {
    "border-posts": PointSource(
        "posts", later("Points", "Border posts"), later("Points", "Border posts"), "posts/joined"
    ),
    "trade-routes": PointSource(
        "route", later("Points", "Trade routes"), later("Points", "Trade routes"), "routes/space"
    ),
    "shields": PointSource(
        "shields", later("Points", "Shields"), later("Points", "Shields"), "shields/07"
    ),
}
"""The lines that modules add, by the module."""
BOUGHT = PointSource(
    "bought", later("Points", "Points bought"), later("Points", "Bought"), "pieces/silverling"
)
"""What only the solo game brings."""
NOT_ALONE = "bonus", "left"
"""What brings no points in the solo game."""
SCORED_AT_ONCE: Mapping[str, PointSource] = {
    "knowledge": PointSource(
        "knowledge",
        later("Points", "Knowledge tiles"),
        later("Points", "Knowledge"),
        "tiles/mini-monastery-14",
    ),
}
"""What the solo game does not leave to its end."""


def sources_with(modules: Iterable[str]) -> tuple[PointSource, ...]:
    """The lines of the score sheet of a game with these modules."""
    own = tuple(MODULE_SOURCES[module] for module in modules if module in MODULE_SOURCES)
    if "solo" not in modules:
        return SOURCES + own
    alone = (
        SCORED_AT_ONCE.get(source.key, source) for source in SOURCES if source.key not in NOT_ALONE
    )
    return *alone, *own, BOUGHT
