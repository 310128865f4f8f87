"""Tuscany's sources of points in English."""

WORDS = {
    "region": "completed regions",
    "crops": "crops",
    "bonus": "colour bonuses",
    "storage": "storage tiles",
    "yield": "yield cards",
    "hexagon": "hexagons without room",
    "cards": "cards left over",
    "stored": "tiles left over",
    "hexagons": "hexagons left over",
    "marble": "marble left over",
    "workers": "workers left over",
}


def word(source: str) -> str:
    """A source of points, as a person says it."""
    return WORDS.get(source, source)
