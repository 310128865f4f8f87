"""What is decided by each action of Carcassonne, for hints and reports."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later

AUCTION = later("Kind", "How much a tile is worth")
KINDS: Mapping[str, str] = {
    "place": later("Kind", "Where to lay the tile"),
    "discard": later("Kind", "When to put the tile aside"),
    "bridge": later("Kind", "Where to build a bridge"),
    "meeple": later("Kind", "Where to put a follower"),
    "castle": later("Kind", "When to build a castle"),
    "claim": later("Kind", "What to choose for a castle"),
    "choose": later("Kind", "Which tile to choose"),
    "bid": AUCTION,
    "buy": AUCTION,
    "sell": AUCTION,
    "pass": later("Kind", "What to go without"),
}
"""By the type of the action."""
