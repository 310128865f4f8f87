"""The sources of points of Burgundy, with and without modules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.log.source import Source

SOURCES = (
    Source(
        "region",
        later("Points", "Regions completed"),
        later("Points", "Regions"),
        "tiles/mini-church",
    ),
    Source("phase", later("Points", "Phase bonus"), later("Points", "Phase bonus"), letter="A"),
    Source("animals", later("Points", "Animals"), later("Points", "Animals"), "tiles/mini-sheep-3"),
    Source("sale", later("Points", "Goods sold"), later("Points", "Sales"), "goods/4"),
    Source(
        "bonus",
        later("Points", "Colour bonuses"),
        later("Points", "Colour bonuses"),
        "bonus/castle-large-2p",
    ),
    Source(
        "watchtower",
        later("Points", "Watchtowers"),
        later("Points", "Watchtowers"),
        "tiles/mini-watchtower",
    ),
    Source(
        "knowledge",
        later("Points", "Knowledge tiles"),
        later("Points", "Knowledge, end"),
        "tiles/mini-monastery-14",
    ),
    Source(
        "left",
        later("Points", "Goods, silver, workers left"),
        later("Points", "Left over, end"),
        "pieces/silverling",
    ),
)
MODULE_SOURCES: Mapping[str, Source] = {
    "border-posts": Source(
        "posts", later("Points", "Border posts"), later("Points", "Border posts"), "posts/joined"
    ),
    "trade-routes": Source(
        "route", later("Points", "Trade routes"), later("Points", "Trade routes"), "routes/space"
    ),
    "shields": Source(
        "shields", later("Points", "Shields"), later("Points", "Shields"), "shields/07"
    ),
}
"""The lines that modules add, by the module."""
BOUGHT = Source(
    "bought", later("Points", "Points bought"), later("Points", "Bought"), "pieces/silverling"
)
"""What only the solo game brings."""
NOT_ALONE = "bonus", "left"
"""What brings no points in the solo game."""
SCORED_AT_ONCE: Mapping[str, Source] = {
    "knowledge": Source(
        "knowledge",
        later("Points", "Knowledge tiles"),
        later("Points", "Knowledge"),
        "tiles/mini-monastery-14",
    ),
}
"""What the solo game does not leave to its end."""


def sources_with(modules: Iterable[str]) -> tuple[Source, ...]:
    """The lines of the score sheet of a game with these modules."""
    own = tuple(MODULE_SOURCES[module] for module in modules if module in MODULE_SOURCES)
    if "solo" not in modules:
        return SOURCES + own
    alone = (
        SCORED_AT_ONCE.get(source.key, source) for source in SOURCES if source.key not in NOT_ALONE
    )
    return *alone, *own, BOUGHT
