"""The Dice Game's sources of points in English."""

WORDS = {
    "castle": "castles",
    "mine": "mines",
    "monastery": "monasteries",
    "pasture": "pastures",
    "river": "rivers",
    "town": "towns",
    "sale": "goods sold",
    "bonus": "completed colours",
}


def word(source: str) -> str:
    """A source of points, as a person says it."""
    return WORDS.get(source, source)
