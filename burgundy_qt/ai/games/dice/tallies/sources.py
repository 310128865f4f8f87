"""The sources of points in the Dice Game, by the protocol's names."""

BONUS = "bonus"
SOURCES: tuple[str, ...] = (
    "castle",
    "mine",
    "monastery",
    "pasture",
    "river",
    "town",
    "sale",
    BONUS,
)
"""In the order in which they are told."""
