"""What can glow on the table of Tuscany: in words, and in the order in which a key goes through
it."""

from __future__ import annotations

from burgundy_qt.language.tr import later

LIT_THINGS = {
    "cell": later("Choices", "a glowing space"),
    "display": later("Choices", "a glowing tile of the display"),
    "store": later("Choices", "a glowing storage space"),
    "deck": later("Choices", "the deck of cards"),
    "supply": later("Choices", "a glowing bonus tile"),
    "card": later("Choices", "cards to pay with"),
    "worker": later("Choices", "a worker to pay with"),
    "move": later("Choices", "an arrow below a board"),
    "turn": later("Choices", "a board to be turned"),
    "step": later("Choices", "half a step for a board"),
    "duchy": later("Choices", "the duchy as it lies"),
    "another": later("Choices", "another way"),
    "pass": later("Choices", "Pass"),
    "end": later("Choices", "the button that ends"),
}
KEY_ORDER = (
    *("supply", "cell", "store", "display", "deck", "move", "turn", "step"),
    *("card", "worker", "duchy"),
)
"""What goes on first; then what only chooses how to pay."""
