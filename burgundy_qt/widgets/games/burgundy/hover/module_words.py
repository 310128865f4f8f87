"""What the tiles and places of the 2019 edition do: its three changed knowledge tiles, and what its
modules add.

The tables are in English; `Words.spoken` says them.
"""

from __future__ import annotations

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.table.game_table import HoverText

KNOWLEDGE_2019: dict[int, HoverText] = {
    6: HoverText(
        later(
            "Table",
            "Your one purchase of the turn may come from any depot, numbered ones too, and you may "
            "pay 2 workers "
            "instead of 2 silverlings.",
        ),
        later(
            "Table",
            "Workers and silver are not mixed, and it is still a single purchase in a turn.",
        ),
    ),
    15: HoverText(
        later(
            "Table",
            "At the end you score 2 points for each kind of goods of which you have sold at least "
            "one tile.",
        ),
        later("Table", "Goods that are still unsold do not count here."),
    ),
    26: HoverText(
        later(
            "Table",
            "At the end you score 3 points for each colour bonus you have won, large or small.",
        )
    ),
}
"""The knowledge tiles that do something else in 2019 than in 2011."""

TILES: dict[str, HoverText] = {
    "monastery:27": HoverText(
        later("Table", "Your marker always lies on top of the others on its bay of the bridge."),
        later("Table", "Even when another marker comes to the bay later."),
    ),
    "monastery:28": HoverText(
        later(
            "Table", "Whenever you have something to decide you may buy 2 workers for 1 silverling."
        ),
        later(
            "Table",
            "As often as you like, also while an effect waits. It is not the purchase of your "
            "turn.",
        ),
    ),
    "monastery:29": HoverText(
        later("Table", "At the end you score 4 points for each white castle on your estate.")
    ),
    "building:crane": HoverText(
        later(
            "Table",
            "When you lay it, it does what any one building does, even one that you do not own.",
        ),
        later(
            "Table",
            "At the end it counts as one kind of building for knowledge tiles 16 to 23 and 29: the "
            "best one for you.",
        ),
    ),
    "building:white-castle": HoverText(
        later(
            "Table",
            "When you lay it you take one more action at once, with the number of this round's "
            "white die.",
        ),
        later(
            "Table",
            "The action must be taken. Workers and knowledge tiles change the number as if it were "
            "your own die.",
        ),
    ),
    "animal:geese": HoverText(
        later(
            "Table",
            "When you lay this tile you score 2 points, and once more all tiles of one other kind "
            "of animal in the "
            "pasture: the kind that brings most.",
        ),
        later(
            "Table",
            "Animals laid later score the geese again, 2 points each time. For knowledge tile 24 "
            "they are a kind of "
            "their own.",
        ),
    ),
    "inn": HoverText(
        later(
            "Table", "It covers a space of any colour, and its region counts as one space larger."
        ),
        later(
            "Table",
            "One inn in a region, and never more than 36 points for the size. Knowledge tiles 9 to "
            "11 do not help to "
            "lay it.",
        ),
    ),
}
"""By the protocol's name, animals without their number."""

STALL = HoverText(
    later(
        "Table",
        "Instead of a tile from the black depot you may buy an inn, also for 2 silverlings.",
    ),
    later("Table", "One more inn comes in every phase, and those that nobody bought stay."),
)
POST = HoverText(
    later(
        "Table",
        "Join it with another post by covered spaces, and you score the points of the current "
        "phase.",
    ),
    later(
        "Table",
        "Any way will do, straight or not. The first who joins all three posts scores {large} "
        "points more, the second "
        "{small}.",
    ),
)
SEAL = HoverText(later("Table", "These two posts are joined: that has brought {points} points."))

ROUTE: dict[str, HoverText] = {
    "carpenter": HoverText(
        later("Table", "The right good brings a building, taken from any numbered depot."),
        later("Table", "You may pass."),
    ),
    "church": HoverText(
        later(
            "Table",
            "The right good brings a mine, a knowledge tile or a castle, taken from any numbered "
            "depot.",
        ),
        later("Table", "You may pass."),
    ),
    "market": HoverText(
        later(
            "Table",
            "The right good brings a ship or an animal tile, taken from any numbered depot.",
        ),
        later("Table", "You may pass."),
    ),
    "city-hall": HoverText(
        later(
            "Table",
            "The right good lets you lay a tile from your storage, whatever number the space asks "
            "for.",
        ),
        later("Table", "You may pass."),
    ),
    "warehouse": HoverText(
        later("Table", "The right good lets you sell all goods of one kind, without a die."),
        later("Table", "You may pass. The tiles of the new sale are laid first."),
    ),
    "castle": HoverText(
        later(
            "Table",
            "The right good brings one more action, as if you had a third die of any value.",
        ),
        later("Table", "The action must be taken; 2 workers are always possible."),
    ),
    "workers": HoverText(later("Table", "The right good brings 4 workers.")),
    "silver": HoverText(later("Table", "The right good brings 2 silverlings.")),
    "points": HoverText(later("Table", "The right good brings 4 points.")),
}
"""What a space of a trade route gives, by the protocol's bonus."""
ROUTE_OPEN = later(
    "Table", "Sold goods are laid along the route from left to right, one tile on each space."
)
ROUTE_MATCH = later("Table", "The right good lies here: it has brought its bonus.")
ROUTE_MISS = later("Table", "Another good lies here, so there was no bonus.")
