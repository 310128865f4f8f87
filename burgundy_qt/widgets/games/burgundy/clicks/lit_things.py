"""What can glow on the table of Burgundy: in words, and in the order in which a key goes through
it."""

from __future__ import annotations

from burgundy_qt.language.tr import later

LIT_THINGS = {
    "cell": later("Choices", "a glowing space"),
    "storage": later("Choices", "a glowing tile in your storage"),
    "store": later("Choices", "a glowing place in a storage"),
    "market": later("Choices", "a glowing tile in a depot"),
    "good": later("Choices", "glowing goods"),
    "trough": later("Choices", "the glowing goods of a depot"),
    "shield": later("Choices", "a glowing shield"),
    "workers": later("Choices", "the worker box"),
    "silver": later("Choices", "the silver box"),
    "buy-point": later("Choices", "the button that buys a point"),
    "worn": later("Choices", "the glowing shield on your castle"),
    "choice": later("Choices", "one of the answers shown"),
    "end": later("Choices", "End turn"),
    "pass": later("Choices", "Pass"),
}
KEY_ORDER = (
    *(
        "choice",
        "cell",
        "store",
        "storage",
        "market",
        "trough",
        "good",
        "shield",
        "workers",
        "worn",
        "silver",
    ),
    *("buy-point", "die"),
)
"""Answers, cells, stored tiles, depots, goods and what is less likely; dice at last."""
