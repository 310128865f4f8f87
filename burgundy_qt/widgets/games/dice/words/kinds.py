"""What is decided by each action of the dice game, for hints and reports."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later

KINDS: Mapping[str, str] = {
    "start": later("Kind", "Where to begin"),
    "mark": later("Kind", "Which space to mark"),
    "worker": later("Kind", "When to take a worker"),
    "end": later("Kind", "When to be ready"),
}
"""By the type of the action."""
