"""What everything on the table does, in our own words, with the rulings that a player would wonder
about.

The tables are in English; `Words.spoken` says them.
"""

from __future__ import annotations

from burgundy_qt.language.translation import later
from burgundy_qt.widgets.games.burgundy import module_rules
from burgundy_qt.widgets.table.game_table import HoverText
from burgundy_qt.widgets.theme.sprite_files import UPSIDE_DOWN

BUILDINGS: dict[str, HoverText] = {
    "warehouse": HoverText(
        later(
            "Table", "When you lay it you may sell all goods of one kind at once, without a die."
        ),
        later(
            "Table",
            "It is a sale like any other: silver, points and knowledge tiles 3 and 4 count.",
        ),
    ),
    "carpenter": HoverText(
        later(
            "Table",
            "When you lay it you may take a building from any numbered depot, without a die.",
        )
    ),
    "church": HoverText(
        later(
            "Table",
            "When you lay it you may take a mine, a knowledge tile or a castle from any numbered "
            "depot, without a die.",
        )
    ),
    "market": HoverText(
        later(
            "Table",
            "When you lay it you may take a ship or an animal tile from any numbered depot, "
            "without a die.",
        )
    ),
    "boarding-house": HoverText(
        later("Table", "When you lay it you get 4 workers."),
        later(
            "Table",
            "Knowledge tiles 13 and 14 do not add to it: they are for the workers of a die.",
        ),
    ),
    "bank": HoverText(later("Table", "When you lay it you get 2 silverlings.")),
    "city-hall": HoverText(
        later(
            "Table",
            "When you lay it you may lay another tile from your storage at once, whatever number "
            "the space asks for.",
        ),
        later(
            "Table",
            "Only the number is set aside: colour, a covered neighbour and one building of a kind "
            "in a city still hold.",
        ),
    ),
    "watchtower": HoverText(later("Table", "When you lay it you score 4 points.")),
}
ONE_OF_A_KIND = later(
    "Table", "A city holds only one building of each kind, unless you own knowledge tile 1."
)

KNOWLEDGE: dict[int, HoverText] = {
    1: HoverText(later("Table", "Your cities may hold several buildings of the same kind.")),
    2: HoverText(
        later(
            "Table",
            "At the end of a phase each of your mines brings 1 worker as well as its silverling.",
        )
    ),
    3: HoverText(
        later("Table", "Every sale of goods brings you 2 silverlings instead of 1."),
        later("Table", "It is per sale, not per goods tile."),
    ),
    4: HoverText(
        later("Table", "Every sale of goods brings you 1 worker besides the silver."),
        later("Table", "It is per sale, not per goods tile."),
    ),
    5: HoverText(
        later(
            "Table", "When you lay a ship you may load from two neighbouring depots instead of one."
        ),
        later("Table", "The depots are a ring: 6 and 1 are neighbours too."),
    ),
    6: HoverText(
        later(
            "Table",
            "Your one purchase of the turn may come from any depot, numbered ones too, for 2 "
            "silverlings.",
        ),
        later("Table", "It is still a single purchase in a turn."),
    ),
    7: HoverText(
        later("Table", "Whenever you lay animals, each tile that scores brings 1 point more."),
        later(
            "Table", "It is 1 per tile, not per animal, and old tiles that score again count too."
        ),
    ),
    8: HoverText(later("Table", "Each worker you pay changes a die by up to 2 instead of 1.")),
    9: HoverText(
        later("Table", "Dice that lay a building may be changed by 1 for free."),
        later("Table", "One free step; with more needed you pay workers for the rest."),
    ),
    10: HoverText(
        later("Table", "Dice that lay a ship or animals may be changed by 1 for free."),
        later("Table", "One free step; with more needed you pay workers for the rest."),
    ),
    11: HoverText(
        later(
            "Table",
            "Dice that lay a castle, a mine or a knowledge tile may be changed by 1 for free.",
        ),
        later("Table", "One free step; with more needed you pay workers for the rest."),
    ),
    12: HoverText(
        later("Table", "Dice that take a tile from a depot may be changed by 1 for free."),
        later("Table", "One free step; with more needed you pay workers for the rest."),
    ),
    13: HoverText(
        later("Table", "Turning a die into workers brings 1 silverling as well."),
        later(
            "Table",
            "It does not work for the boarding house. With tile 14 you get 4 workers and 1 "
            "silverling.",
        ),
    ),
    14: HoverText(
        later("Table", "Turning a die into workers brings 4 of them instead of 2."),
        later("Table", "It does not work for the boarding house."),
    ),
    15: HoverText(
        later(
            "Table",
            "At the end you score 3 points for each kind of goods of which you have sold at least "
            "one tile.",
        ),
        later("Table", "Goods that are still unsold do not count here."),
    ),
    16: HoverText(
        later("Table", "At the end you score 4 points for each warehouse on your estate.")
    ),
    17: HoverText(
        later("Table", "At the end you score 4 points for each watchtower on your estate.")
    ),
    18: HoverText(
        later("Table", "At the end you score 4 points for each carpenter on your estate.")
    ),
    19: HoverText(later("Table", "At the end you score 4 points for each church on your estate.")),
    20: HoverText(later("Table", "At the end you score 4 points for each market on your estate.")),
    21: HoverText(
        later("Table", "At the end you score 4 points for each boarding house on your estate.")
    ),
    22: HoverText(later("Table", "At the end you score 4 points for each bank on your estate.")),
    23: HoverText(
        later("Table", "At the end you score 4 points for each city hall on your estate.")
    ),
    24: HoverText(
        later(
            "Table",
            "At the end you score 4 points for each kind of animal on your estate: cows, sheep, "
            "pigs, chickens, and the geese of the extra tiles.",
        )
    ),
    25: HoverText(
        later("Table", "At the end you score 1 point for every goods tile you have sold.")
    ),
    26: HoverText(
        later(
            "Table",
            "At the end you score 2 points for each colour bonus you have won, large or small.",
        )
    ),
}
AT_THE_END = frozenset({*range(15, 27), 29})  # the knowledge tiles that count when the game is over

CASTLE = HoverText(
    later(
        "Table",
        "When you lay it you take one more action at once, as if you had a third die of any value.",
    ),
    later("Table", "The action must be taken; 2 workers are always possible."),
)
MINE = HoverText(
    later("Table", "At the end of each of the five phases it brings you 1 silverling.")
)
SHIP = HoverText(
    later(
        "Table",
        "When you lay it you load all goods of one depot that you have room for, and your marker "
        "moves a bay on.",
    ),
    later(
        "Table",
        "You keep three kinds of goods at most. The new order applies from the next round on.",
    ),
)
ANIMALS = HoverText(
    later(
        "Table",
        "When you lay this tile you score a point for each animal on it, and once more all earlier "
        "tiles of the same "
        "animal in the pasture.",
    ),
    later("Table", "They need not touch: the pasture is the whole joined region."),
)
TILES: dict[str, HoverText] = {"castle": CASTLE, "mine": MINE, "ship": SHIP, "animal": ANIMALS}

CELLS: dict[str, HoverText] = {
    "castle": HoverText(
        later("Table", "A castle belongs here, laid with a {number} beside a covered space.")
    ),
    "mine": HoverText(
        later("Table", "A mine belongs here, laid with a {number} beside a covered space.")
    ),
    "monastery": HoverText(
        later(
            "Table", "A knowledge tile belongs here, laid with a {number} beside a covered space."
        )
    ),
    "ship": HoverText(
        later("Table", "A ship belongs here, laid with a {number} beside a covered space.")
    ),
    "animal": HoverText(
        later("Table", "Animals belong here, laid with a {number} beside a covered space.")
    ),
    "building": HoverText(
        later("Table", "A building belongs here, laid with a {number} beside a covered space.")
    ),
}

GOODS = HoverText(
    later(
        "Table",
        "Sold with a die of this number, always the whole pile: "
        "{points} points for each tile and 1 silverling per sale.",
    ),
    later("Table", "You keep three kinds at most. Unsold goods are worth 1 point each at the end."),
)
GOODS_TO_COME = HoverText(
    later("Table", "It comes to the depot that the white die shows in round {round}.")
)
TROUGH = HoverText(
    later("Table", "These goods wait for a ship: whoever lays one may load all goods of one depot.")
)
SILVER = HoverText(
    later(
        "Table",
        "2 silverlings buy a tile from the black depot, once in a turn. At the end each is worth 1 "
        "point.",
    )
)
WORKERS = HoverText(
    later(
        "Table",
        "Each worker changes a die by 1; 6 and 1 are neighbours. A die of any value can be turned "
        "into 2 workers.",
    ),
    later("Table", "You pay the fewest that will do. At the end two workers are worth 1 point."),
)
DIE = HoverText(
    later(
        "Table",
        "Takes a tile from the depot of its number, lays a stored tile on a space of its number, "
        "sells the goods of its number, or becomes 2 workers.",
    )
)
USED_DIE = HoverText(later("Table", "This die has been used in this round."))
WHITE = HoverText(
    later("Table", "The white die says to which depot this round's goods tile goes."),
    later("Table", "Nobody changes it. Only a white castle acts with its number (edition 2019)."),
)
PHASE = HoverText(
    later(
        "Table",
        "A region completed in this phase brings {points} points on top of those for its size.",
    ),
    later("Table", "A phase has five rounds; then mines pay, and the depots are filled anew."),
)
ROUND = HoverText(later("Table", "Round {round} of five in this phase."))
ORDER = HoverText(
    later(
        "Table",
        "The bridge shows who acts first: the marker furthest to the right, and on one bay the "
        "topmost.",
    ),
    later(
        "Table",
        "Every ship moves its owner's marker one bay on; the new order applies from the next round "
        "on.",
    ),
)
LARGE_BONUS = HoverText(
    later("Table", "For the first who covers all {colour} spaces of an estate: {points} points.")
)
SMALL_BONUS = HoverText(
    later(
        "Table",
        "For the second who covers all {colour} spaces of an estate: {points} points. A third gets "
        "none.",
    )
)
YOUR_BONUS = HoverText(later("Table", "You have covered all {colour} spaces of the estate."))
WON_BONUS = HoverText(later("Table", "{name} has covered all {colour} spaces of the estate."))
SOLD = HoverText(
    later("Table", "Goods tiles sold so far. Knowledge tiles 15 and 25 count them at the end.")
)
POINTS = HoverText(
    later("Table", "Points scored so far. What is counted only at the end is not in it yet.")
)


# What a tile does, whatever edition and module it belongs to.


def tile_words(tile: str, edition: str = "2011") -> HoverText:
    """Return what a tile does in an edition, by its protocol name, in the language that is
    spoken."""
    if tile == UPSIDE_DOWN:
        return module_rules.BLACK_TILE.spoken()
    kind, _, rest = tile.partition(":")
    name = tile.rpartition(":")[0] if kind == "animal" else tile
    if name in module_rules.TILES:
        return module_rules.TILES[name].spoken()
    if kind == "building":
        return BUILDINGS[rest].spoken()
    if kind == "monastery":
        changed = module_rules.KNOWLEDGE_2019 if edition == "2019" else {}
        return (changed.get(int(rest)) or KNOWLEDGE[int(rest)]).spoken()
    return TILES[kind].spoken()
