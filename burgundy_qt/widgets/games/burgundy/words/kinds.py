"""What is decided by each action of Burgundy, for hints and reports."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later

BUY = later("Kind", "What to buy")
WORKERS = later("Kind", "When to take workers")
GOODS = later("Kind", "Which goods to load")
EXCHANGE = later("Kind", "What to exchange goods for")
KINDS: Mapping[str, str] = {
    "start": later("Kind", "Where to begin"),
    "take": later("Kind", "Which tile to take"),
    "place": later("Kind", "Where to lay a tile"),
    "sell": later("Kind", "When to sell goods"),
    "workers": WORKERS,
    "hire": WORKERS,
    "accept": WORKERS,
    "buy": BUY,
    "buy-point": BUY,
    "end": later("Kind", "When to end the turn"),
    "load": GOODS,
    "collect": GOODS,
    "pass": later("Kind", "What to leave unused"),
    "copy": later("Kind", "What the crane works as"),
    "shield": later("Kind", "Where to put a shield"),
    "set-die": later("Kind", "How to turn a die"),
    "name": later("Kind", "Whose knowledge to share"),
    "tribute": later("Kind", "Which shields to keep"),
    "discard": later("Kind", "What to throw away"),
    "exchange": EXCHANGE,
    "give": EXCHANGE,
}
"""By the type of the action."""
