"""Carcassonne's sources of points in English."""

WORDS = {
    "city": "completed cities",
    "road": "completed roads",
    "monastery": "completed monasteries",
    "castle": "castles",
    "bazaar": "auctions",
    "city-left": "incomplete cities",
    "road-left": "incomplete roads",
    "monastery-left": "incomplete monasteries",
    "field": "fields",
}


def word(source: str) -> str:
    """A source of points, as a person says it."""
    return WORDS.get(source, source)
