"""What can glow on the table of the Dice Game: in words, and in the order in which a key goes
through it."""

from __future__ import annotations

from burgundy_qt.language.tr import later

LIT_THINGS = {
    "cell": later("Choices", "a glowing space"),
    "choice": later("Choices", "one of the answers shown"),
    "worker": later("Choices", "the worker instead of a mark"),
    "bonus": later("Choices", "a glowing bonus"),
    "end": later("Choices", "Ready"),
}
KEY_ORDER = ("choice", "cell", "worker", "bonus", "die")
"""Answers and spaces; then what only chooses among them."""
