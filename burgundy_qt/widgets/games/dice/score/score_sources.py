"""The sources of points of the dice game."""

from __future__ import annotations

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.log.source import Source

COMPLETED = "bonus"
"""The source of points for completed colours; all others are what points are for."""
CHIP = "dice-game/cells/chip-"
SOURCES = (
    Source("castle", later("Points", "Castles"), later("Points", "Castles"), f"{CHIP}castle"),
    Source("mine", later("Points", "Mines"), later("Points", "Mines"), f"{CHIP}mine"),
    Source(
        "monastery",
        later("Points", "Monasteries"),
        later("Points", "Monasteries"),
        f"{CHIP}monastery",
    ),
    Source(
        "pasture",
        later("Points", "Pastures, counted twice"),
        later("Points", "Pastures"),
        f"{CHIP}pasture",
    ),
    Source("river", later("Points", "Rivers"), later("Points", "Rivers"), f"{CHIP}river"),
    Source("town", later("Points", "Towns"), later("Points", "Towns"), f"{CHIP}town"),
    Source(
        "sale", later("Points", "Goods sold"), later("Points", "Sales"), "dice-game/pieces/goods"
    ),
    Source(
        COMPLETED,
        later("Points", "Colours completed"),
        later("Points", "Colours"),
        "dice-game/values/castle-first",
    ),
)
