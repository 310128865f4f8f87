"""The hexes that are laid: 22 of each seat, 32 neutral ones, and the wooden hexagon.

The crops of the tiles rest on one source, which the rulebook's example agrees with.
"""

COLOURS = ("agriculture", "cart", "castle", "inn", "monastery", "quarry", "town", "village")
"""Sorted by name, as the protocol lists them; a region card is its colour."""
CROPS = ("grain", "grapes", "livestock", "olives")
HEXAGON = "hexagon"

OWN = {
    "agriculture:grain": 1,
    "agriculture:grapes": 1,
    "agriculture:livestock": 1,
    "agriculture:olives": 1,
    "cart": 3,
    "castle": 1,
    "inn": 1,
    "monastery": 3,
    "quarry": 3,
    "town": 2,
    "village": 4,
}
"""What a seat's three stacks hold together; its start castle lies apart."""

NEUTRAL = {
    "agriculture:grain+grapes": 1,
    "agriculture:grain+livestock": 1,
    "agriculture:grapes+olives": 1,
    "agriculture:livestock+olives": 1,
    "cart": 4,
    "castle": 4,
    "inn": 4,
    "monastery": 4,
    "quarry": 4,
    "town": 4,
    "village": 4,
}
"""The neutral tiles."""

TILES = tuple(sorted({*OWN, *NEUTRAL, HEXAGON}))
"""Everything that can be laid, sorted by name."""


def colour_of(tile: str) -> str:
    """The colour of a tile; a wooden hexagon has none of its own."""
    return tile.partition(":")[0]


def crops_of(tile: str) -> list[str]:
    """The crops on a tile."""
    _, _, crops = tile.partition(":")
    return crops.split("+") if crops else []
