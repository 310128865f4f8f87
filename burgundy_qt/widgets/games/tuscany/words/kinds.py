"""What is decided by each action of Tuscany, for hints and reports."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later

KINDS: Mapping[str, str] = {
    "start": later("Kind", "How to lay the duchy out"),
    "bonus-tile": later("Kind", "Which bonus tile to take"),
    "draw": later("Kind", "When to draw cards"),
    "take": later("Kind", "Which tile to take"),
    "swap": later("Kind", "Which kind to swap"),
    "place": later("Kind", "Where to lay a tile"),
    "pass": later("Kind", "What to leave unused"),
    "end": later("Kind", "When to end the turn"),
}
"""By the type of the action."""
