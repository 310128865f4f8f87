"""What can glow on the table of Carcassonne: in words, and in the order in which a key goes through
it."""

from __future__ import annotations

from burgundy_qt.language.tr import later

LIT_THINGS = {
    "cell": later("Choices", "a glowing place for the tile"),
    "bridge": later("Choices", "a place for a bridge"),
    "place": later("Choices", "a place for a follower"),
    "claim": later("Choices", "a glowing feature"),
    "choice": later("Choices", "one of the answers shown"),
    "stall": later("Choices", "a tile of the bazaar"),
    "buy": later("Choices", "Buy"),
    "sell": later("Choices", "Sell"),
    "less": later("Choices", "a lower bid"),
    "more": later("Choices", "a higher bid"),
    "bid": later("Choices", "the bid"),
    "turn": later("Choices", "an arrow that turns the tile"),
    "hand-tile": later("Choices", "the tile in hand"),
    "another": later("Choices", "another tile"),
    "pass": later("Choices", "Pass"),
    "end": later("Choices", "the button that ends"),
}
KEY_ORDER = (
    *("choice", "place", "bridge", "claim", "cell", "stall", "buy", "sell", "more", "less"),
    *("turn", "hand-tile", "bid"),
)
"""What goes on first; then what only turns the tile."""
