"""The region cards, the yield cards, the bonus tiles and the bonuses for colours.

How the 122 region cards are split among the colours and the 27 yield cards among their kinds is an
assumption (ruling 23); what the colour bonuses are worth rests on one source (ruling 24).
"""

REGION_CARDS = {
    "agriculture": 20,
    "cart": 16,
    "castle": 10,
    "inn": 10,
    "monastery": 16,
    "quarry": 16,
    "town": 14,
    "village": 20,
}

YIELD_CARDS = {
    "card-and-red": 3,
    "cards": 6,
    "green": 4,
    "hexagon": 3,
    "marble": 3,
    "red": 5,
    "worker": 3,
}
YIELDS = tuple(YIELD_CARDS)

BONUSES = ("card", "marble", "storage", "worker", "yield")
"""The kinds of bonus tiles."""
TILES_OF_A_BONUS = 5

COLOUR_BONUSES = {
    "agriculture": (4, 2),
    "cart": (3, 1),
    "castle": (2, 1),
    "inn": (2, 1),
    "monastery": (3, 1),
    "quarry": (3, 1),
    "town": (2, 1),
    "village": (3, 1),
}
"""Green points for the first and for the second seat that has covered a colour."""

REGION_POINTS = (0, 1, 3, 6)
"""Green points for a region, by its size."""
