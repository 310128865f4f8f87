"""What the tiles and shields that are called by a number do, in the few words that a line has room
for.

The tables are in English; `gist` and `shield_gist` say them. What they do in full:
table/explanations.py and its like.
"""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.phrases.wording import shield_name, tile_name

KNOWLEDGE: Mapping[int, str] = {
    1: later("Gist", "equal buildings in a city"),
    2: later("Gist", "mines bring workers too"),
    3: later("Gist", "2 silverlings a sale"),
    4: later("Gist", "1 worker a sale"),
    5: later("Gist", "ships load at two depots"),
    6: later("Gist", "buys from any depot"),
    7: later("Gist", "each animal tile +1"),
    8: later("Gist", "a worker counts double"),
    9: later("Gist", "buildings: die ±1"),
    10: later("Gist", "ships, animals: die ±1"),
    11: later("Gist", "castles, mines, knowledge: die ±1"),
    12: later("Gist", "taking a tile: die ±1"),
    13: later("Gist", "workers of a die: +1 silverling"),
    14: later("Gist", "workers of a die: 4"),
    15: later("Gist", "{points} for each kind of goods sold"),
    24: later("Gist", "4 for each kind of animal"),
    25: later("Gist", "1 for each goods tile sold"),
    26: later("Gist", "{points} for each colour bonus"),
    27: later("Gist", "on top in its bay of the bridge"),
    28: later("Gist", "2 workers for 1 silverling"),
}
KNOWLEDGE_2019: Mapping[int, str] = {6: later("Gist", "buys from any depot, with workers too")}
POINTS = {15: {"2011": 3, "2019": 2}, 26: {"2011": 2, "2019": 3}}
COUNTED: Mapping[int, str] = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding-house",
    22: "bank",
    23: "city-hall",
    29: "white-castle",
}
"""The building that a knowledge tile counts."""
EACH_BUILDING = later("Gist", "4 for each {building}")

SHIELDS: Mapping[int, str] = {
    1: later("Gist", "all pastures count as one"),
    2: later("Gist", "a worker when others gain some"),
    3: later("Gist", "tribute in workers"),
    4: later("Gist", "a storage without end"),
    5: later("Gist", "ships load all of one kind too"),
    6: later("Gist", "the knowledge of another player"),
    7: later("Gist", "colour bonuses count double"),
    8: later("Gist", "each mine: 2 silverlings"),
    9: later("Gist", "1 silverling for each goods tile sold"),
    10: later("Gist", "knowledge counts double at the end"),
    11: later("Gist", "a shield with each castle"),
    12: later("Gist", "sales count double"),
    13: later("Gist", "shields count double"),
    14: later("Gist", "a depot tile at the end of a phase"),
    15: later("Gist", "a black-depot tile at the end of a phase"),
    16: later("Gist", "turns a die to any number"),
    17: later("Gist", "regions count one space larger"),
    18: later("Gist", "tiles need no neighbour"),
}


def gist(tile: str, edition: str) -> str:
    """What a tile of this edition does where it is called by a number: "each animal tile +1";
    nothing for others."""
    kind, _, rest = tile.partition(":")
    if kind != "monastery":
        return ""
    number = int(rest)
    if number in COUNTED:
        return tr("Gist", EACH_BUILDING, building=tile_name(f"building:{COUNTED[number]}"))
    if number in POINTS:
        return tr("Gist", KNOWLEDGE[number], points=POINTS[number][edition])
    return tr(
        "Gist",
        (KNOWLEDGE_2019 if edition == "2019" and number in KNOWLEDGE_2019 else KNOWLEDGE)[number],
    )


def shield_gist(number: int) -> str:
    """What a shield does: "sales count double"."""
    return tr("Gist", SHIELDS[number])


def tile_told(tile: str, edition: str) -> str:
    """The name of a tile, and what it does where it has but a number: "knowledge tile 7 (each
    animal tile +1)". Without an edition the name alone."""
    return told(tile_name(tile), gist(tile, edition) if edition else "")


def shield_told(number: int, edition: str) -> str:
    """The same of a shield."""
    return told(shield_name(number), shield_gist(number) if edition else "")


def told(name: str, what: str) -> str:
    """A name with what stands behind it, if anything."""
    return tr("Gist", "{name} ({gist})", name=name, gist=what) if what else name
