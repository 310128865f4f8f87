"""The effects of everything on the table in our own words, with rulings on questions that players
may have.

The tables are in English; `Words.spoken` translates them.
"""

from __future__ import annotations

from burgundy_qt.language.translation import tr_noop
from burgundy_qt.widgets.games.burgundy import module_rules
from burgundy_qt.widgets.table.game_table import HoverText
from burgundy_qt.widgets.theme.sprite_files import UPSIDE_DOWN

BUILDINGS: dict[str, HoverText] = {
    "warehouse": HoverText(
        tr_noop(
            "Table", "When you place it, you may sell all goods of one kind at once, without a die."
        ),
        tr_noop(
            "Table",
            "It is a normal sale: you get silver and points, and knowledge tiles 3 and 4 apply.",
        ),
    ),
    "carpenter": HoverText(
        tr_noop(
            "Table",
            "When you place it, you may take a building from any numbered depot, without a die.",
        )
    ),
    "church": HoverText(
        tr_noop(
            "Table",
            "When you place it, you may take a mine, a knowledge tile or a castle from any "
            "numbered depot, without a die.",
        )
    ),
    "market": HoverText(
        tr_noop(
            "Table",
            "When you place it, you may take a ship or an animal tile from any numbered "
            "depot, without a die.",
        )
    ),
    "boarding-house": HoverText(
        tr_noop("Table", "When you place it, you get 4 workers."),
        tr_noop(
            "Table",
            "Knowledge tiles 13 and 14 do not add to it: they apply only to workers from a die.",
        ),
    ),
    "bank": HoverText(tr_noop("Table", "When you place it, you get 2 silverlings.")),
    "city-hall": HoverText(
        tr_noop(
            "Table",
            "When you place it, you may at once place another tile from your storage on a "
            "space of any number.",
        ),
        tr_noop(
            "Table",
            "Only the number is ignored: the rules for colour, neighbours and one building "
            "of each kind still apply.",
        ),
    ),
    "watchtower": HoverText(tr_noop("Table", "When you place it, you score 4 points.")),
}
ONE_OF_A_KIND = tr_noop(
    "Table", "A city may have only one building of each kind, unless you own knowledge tile 1."
)

KNOWLEDGE: dict[int, HoverText] = {
    1: HoverText(tr_noop("Table", "Your cities may have several buildings of the same kind.")),
    2: HoverText(
        tr_noop(
            "Table",
            "At the end of a phase, each of your mines brings 1 worker as well as its silverling.",
        )
    ),
    3: HoverText(
        tr_noop("Table", "Every sale of goods brings you 2 silverlings instead of 1."),
        tr_noop("Table", "It is per sale, not per goods tile."),
    ),
    4: HoverText(
        tr_noop("Table", "Every sale of goods brings you 1 worker as well as the silver."),
        tr_noop("Table", "It is per sale, not per goods tile."),
    ),
    5: HoverText(
        tr_noop(
            "Table",
            "When you place a ship, you may load from two neighbouring depots instead of one.",
        ),
        tr_noop("Table", "The depots form a ring: 6 and 1 are neighbours too."),
    ),
    6: HoverText(
        tr_noop(
            "Table",
            "Once per turn you may buy a tile from any depot for 2 silverlings, not only "
            "from the black one.",
        ),
        tr_noop("Table", "It is still only one purchase per turn."),
    ),
    7: HoverText(
        tr_noop("Table", "Whenever you place animals, each tile that scores brings 1 more point."),
        tr_noop(
            "Table", "It is 1 per tile, not per animal. Earlier tiles that score again count too."
        ),
    ),
    8: HoverText(tr_noop("Table", "Each worker you pay changes a die by up to 2 instead of 1.")),
    9: HoverText(
        tr_noop("Table", "When you place a building, you may change the die by 1 for free."),
        tr_noop("Table", "Only one step is free. If you need more, you pay workers for the rest."),
    ),
    10: HoverText(
        tr_noop("Table", "When you place a ship or animals, you may change the die by 1 for free."),
        tr_noop("Table", "Only one step is free. If you need more, you pay workers for the rest."),
    ),
    11: HoverText(
        tr_noop(
            "Table",
            "When you place a castle, a mine or a knowledge tile, you may change the die "
            "by 1 for free.",
        ),
        tr_noop("Table", "Only one step is free. If you need more, you pay workers for the rest."),
    ),
    12: HoverText(
        tr_noop(
            "Table", "When you take a tile from a depot, you may change the die by 1 for free."
        ),
        tr_noop("Table", "Only one step is free. If you need more, you pay workers for the rest."),
    ),
    13: HoverText(
        tr_noop("Table", "When you turn a die into workers, you also get 1 silverling."),
        tr_noop(
            "Table",
            "It does not apply to the boarding house. If you also own tile 14, you get 4 "
            "workers and 1 silverling.",
        ),
    ),
    14: HoverText(
        tr_noop("Table", "When you turn a die into workers, you get 4 instead of 2."),
        tr_noop("Table", "It does not apply to the boarding house."),
    ),
    15: HoverText(
        tr_noop(
            "Table",
            "At the end you score 3 points for each kind of goods that you have sold.",
        ),
        tr_noop("Table", "One sold tile of a kind is enough. Unsold goods do not count here."),
    ),
    16: HoverText(
        tr_noop("Table", "At the end you score 4 points for each warehouse on your estate.")
    ),
    17: HoverText(
        tr_noop("Table", "At the end you score 4 points for each watchtower on your estate.")
    ),
    18: HoverText(
        tr_noop("Table", "At the end you score 4 points for each carpenter on your estate.")
    ),
    19: HoverText(
        tr_noop("Table", "At the end you score 4 points for each church on your estate.")
    ),
    20: HoverText(
        tr_noop("Table", "At the end you score 4 points for each market on your estate.")
    ),
    21: HoverText(
        tr_noop("Table", "At the end you score 4 points for each boarding house on your estate.")
    ),
    22: HoverText(tr_noop("Table", "At the end you score 4 points for each bank on your estate.")),
    23: HoverText(
        tr_noop("Table", "At the end you score 4 points for each city hall on your estate.")
    ),
    24: HoverText(
        tr_noop(
            "Table",
            "At the end you score 4 points for each kind of animal on your estate: cows, sheep, "
            "pigs, chickens, and the geese of the extra tiles.",
        )
    ),
    25: HoverText(
        tr_noop("Table", "At the end you score 1 point for every goods tile you have sold.")
    ),
    26: HoverText(
        tr_noop(
            "Table",
            "At the end you score 2 points for each colour bonus you have won, large or small.",
        )
    ),
}
AT_THE_END = frozenset({*range(15, 27), 29})  # the knowledge tiles that count at the end

CASTLE = HoverText(
    tr_noop(
        "Table",
        "When you place it, you take one more action at once, as if you had a third die of "
        "any value.",
    ),
    tr_noop("Table", "You must take the action; taking 2 workers is always possible."),
)
MINE = HoverText(
    tr_noop("Table", "At the end of each of the five phases it brings you 1 silverling.")
)
SHIP = HoverText(
    tr_noop(
        "Table",
        "When you place it, you load all goods of one depot that you have room for. Your "
        "marker moves on by one bay.",
    ),
    tr_noop(
        "Table",
        "You can keep at most three kinds of goods. The new order applies from the next round.",
    ),
)
ANIMALS = HoverText(
    tr_noop(
        "Table",
        "When you place this tile, you score 1 point for each animal on it. All earlier "
        "tiles with the same animal in the pasture score again.",
    ),
    tr_noop("Table", "They need not touch: the pasture is the whole connected region."),
)
TILES: dict[str, HoverText] = {"castle": CASTLE, "mine": MINE, "ship": SHIP, "animal": ANIMALS}

CELLS: dict[str, HoverText] = {
    "castle": HoverText(
        tr_noop(
            "Table", "A castle belongs here. Place it with a {number}, next to a covered space."
        )
    ),
    "mine": HoverText(
        tr_noop("Table", "A mine belongs here. Place it with a {number}, next to a covered space.")
    ),
    "monastery": HoverText(
        tr_noop(
            "Table",
            "A knowledge tile belongs here. Place it with a {number}, next to a covered space.",
        )
    ),
    "ship": HoverText(
        tr_noop("Table", "A ship belongs here. Place it with a {number}, next to a covered space.")
    ),
    "animal": HoverText(
        tr_noop(
            "Table", "Animals belong here. Place them with a {number}, next to a covered space."
        )
    ),
    "building": HoverText(
        tr_noop(
            "Table", "A building belongs here. Place it with a {number}, next to a covered space."
        )
    ),
}

GOODS = HoverText(
    tr_noop(
        "Table",
        "Sell them with a die of this number, always the whole pile. You get {points} "
        "points for each tile and 1 silverling per sale.",
    ),
    tr_noop(
        "Table", "You can keep at most three kinds. Unsold goods are worth 1 point each at the end."
    ),
)
GOODS_TO_COME = HoverText(
    tr_noop("Table", "It goes to the depot that the white die shows in round {round}.")
)
TROUGH = HoverText(
    tr_noop(
        "Table",
        "These goods wait for a ship: a player who places one may load all goods of one depot.",
    )
)
SILVER = HoverText(
    tr_noop(
        "Table",
        "Once per turn you may buy a tile from the black depot for 2 silverlings. At the "
        "end, each silverling is worth 1 point.",
    )
)
WORKERS = HoverText(
    tr_noop(
        "Table",
        "Each worker changes a die by 1; 6 and 1 are neighbours. You can turn a die of any "
        "value into 2 workers.",
    ),
    tr_noop(
        "Table", "You always pay as few as possible. At the end, two workers are worth 1 point."
    ),
)
DIE = HoverText(
    tr_noop(
        "Table",
        "Take a tile from the depot with its number, or place a stored tile on a space "
        "with its number. You may also sell goods with its number, or get 2 workers.",
    )
)
USED_DIE = HoverText(tr_noop("Table", "This die has already been used this round."))
WHITE = HoverText(
    tr_noop("Table", "The white die shows the depot for this round's goods tile."),
    tr_noop(
        "Table", "No player can change it. Only a white castle uses its number (2019 edition)."
    ),
)
PHASE = HoverText(
    tr_noop(
        "Table",
        "A region completed in this phase brings {points} points on top of those for its size.",
    ),
    tr_noop("Table", "A phase has five rounds. Then mines pay, and the depots are refilled."),
)
ROUND = HoverText(tr_noop("Table", "Round {round} of five in this phase."))
ORDER = HoverText(
    tr_noop(
        "Table",
        "The bridge shows the order of play: the marker furthest to the right goes first. "
        "On the same bay, the top marker goes first.",
    ),
    tr_noop(
        "Table",
        "Every ship moves its owner's marker on by one bay. The new order applies from the "
        "next round.",
    ),
)
LARGE_BONUS = HoverText(
    tr_noop(
        "Table", "For the first player to cover all {colour} spaces of an estate: {points} points."
    )
)
SMALL_BONUS = HoverText(
    tr_noop(
        "Table",
        "For the second player to cover all {colour} spaces of an estate: {points} points. "
        "A third player gets none.",
    )
)
YOUR_BONUS = HoverText(tr_noop("Table", "You have covered all {colour} spaces of your estate."))
WON_BONUS = HoverText(tr_noop("Table", "{name} has covered all {colour} spaces of their estate."))
SOLD = HoverText(
    tr_noop("Table", "Goods tiles sold so far. Knowledge tiles 15 and 25 count them at the end.")
)
POINTS = HoverText(
    tr_noop(
        "Table", "Points scored so far. Points that count only at the end are not included yet."
    )
)


# The effects of tiles of all editions and modules.


def tile_words(tile: str, edition: str = "2011") -> HoverText:
    """Return the translated effect of a tile in an edition, by its protocol name."""
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
