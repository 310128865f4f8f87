"""What the tiles and places of the 2019 edition do: its three changed knowledge tiles, what its
modules add, its shields, and what is different in the solo game. The rest: `tile_rules`.

The tables are in English; `Words.spoken` says them.
"""

from __future__ import annotations

from burgundy_qt.language.translation import later
from burgundy_qt.widgets.games.burgundy.names import COUNTED
from burgundy_qt.widgets.phrases.wording import tile_name
from burgundy_qt.widgets.table.game_table import HoverText
from burgundy_qt.widgets.theme.sprite_files import UPSIDE_DOWN

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


# What the eighteen shields do for the seat whose castle wears them. `shield_words` says it.


SHIELDS: dict[int, HoverText] = {
    1: HoverText(
        later("Table", "When you lay animals, all your pastures count as one."),
        later("Table", "Only for the points of animals: as regions the pastures stay apart."),
    ),
    2: HoverText(
        later("Table", "Whenever another player gains workers, you get 1 worker."),
        later(
            "Table",
            "It is 1 for each gain, however many workers it was. So the others may decline theirs.",
        ),
    ),
    3: HoverText(
        later(
            "Table", "You may pay the tribute for your shields in workers instead of silverlings."
        ),
        later("Table", "A worker for each shield, mixed with silver as you like."),
    ),
    4: HoverText(
        later("Table", "Your storage holds any number of tiles."),
        later("Table", "If you lose the shield, you throw tiles away until three are left."),
    ),
    5: HoverText(
        later(
            "Table",
            "When you lay a ship you may also take all goods of one kind from all six depots.",
        ),
        later(
            "Table",
            "It comes after the ship has loaded. You still keep three kinds of goods at most.",
        ),
    ),
    6: HoverText(
        later(
            "Table",
            "Once in the game you name another player. From then on the knowledge tiles on that "
            "estate work for you "
            "too, also those laid later and those that count at the end.",
        ),
        later("Table", "As long as you own the shield. Only knowledge tile 27 is not shared."),
    ),
    7: HoverText(
        later("Table", "The colour bonuses that you win bring twice their points."),
        later("Table", "The reward for joining all border posts is not doubled."),
    ),
    8: HoverText(
        later(
            "Table", "At the end of a phase each of your mines brings 2 silverlings instead of 1."
        ),
        later("Table", "The worker that knowledge tile 2 adds is not doubled."),
    ),
    9: HoverText(
        later(
            "Table",
            "A sale brings you 1 silverling for each goods tile sold, instead of 1 for the sale.",
        ),
        later("Table", "Knowledge tile 3 adds nothing to it."),
    ),
    10: HoverText(
        later("Table", "At the end your knowledge tiles bring twice their points."),
        later("Table", "Only your own: those that shield 6 lends you count once."),
    ),
    11: HoverText(
        later("Table", "Whenever you lay a castle you may take a shield from any depot."),
        later("Table", "It comes after the castle's own action and needs no dice."),
    ),
    12: HoverText(
        later("Table", "Selling goods brings you twice the points."),
        later("Table", "The points of a trade route are not doubled."),
    ),
    13: HoverText(
        later("Table", "At the end each of your shields is worth twice its points, this one too.")
    ),
    14: HoverText(
        later(
            "Table",
            "At the end of each phase you may lay a tile from a numbered depot straight onto your "
            "estate.",
        ),
        later(
            "Table",
            "Only the number of the space is set aside. The tile works at once, and a mine laid "
            "this way already pays.",
        ),
    ),
    15: HoverText(
        later(
            "Table",
            "At the end of each phase you may lay a tile from the black depot straight onto your "
            "estate.",
        ),
        later("Table", "Only the number of the space is set aside. An inn may be laid as well."),
    ),
    16: HoverText(
        later("Table", "Once in each of your turns you may turn one of your dice to any number.")
    ),
    17: HoverText(
        later("Table", "Each region that you complete counts as one space larger."),
        later("Table", "For its size a region never brings more than 36 points."),
    ),
    18: HoverText(later("Table", "The tiles that you lay need no covered neighbour.")),
}
WORTH = later("Table", "If you still own it at the end it is worth {points} points.")
TAKEN = later(
    "Table", "Taken with two dice that both show a {depot}, and laid on one of your castles."
)


def shield_words(number: int) -> HoverText:
    """Return what a shield does, 1..18, in the language that is spoken."""
    return SHIELDS[number].spoken()


# The solo game, where a piece or a place does something else than in the game of several.


BLACK_TILE = HoverText(
    later(
        "Table",
        "It covers a space of any colour, and completes regions and colours like any other tile.",
    ),
    later(
        "Table",
        "It has no effect of its own: no silver from a mine, no goods for a ship, no points for "
        "animals.",
    ),
)
SHIP = HoverText(
    later(
        "Table",
        "When you lay it you load all goods of one depot; the goods of all other depots leave the "
        "game.",
    ),
    later(
        "Table",
        "Then you may give 5 goods of any kind for a tile of the black depot, as a black tile.",
    ),
)
OF_A_KIND = HoverText(
    later(
        "Table",
        "When you lay it you score 4 points for every building of this kind on your estate: "
        "{building}.",
    ),
    later("Table", "It scores only then: buildings that you lay later do not count."),
)
AT_ONCE: dict[int, HoverText] = {
    15: HoverText(
        later(
            "Table",
            "When you lay it you score 2 points for each kind of goods of which you have sold at "
            "least one.",
        )
    ),
    24: HoverText(
        later(
            "Table",
            "When you lay it you score 4 points for each kind of animal on your estate: cows, "
            "sheep, pigs, chickens, and the geese of the extra tiles.",
        )
    ),
    25: HoverText(
        later(
            "Table",
            "When you lay it you score 1 point for every goods tile that you have sold so far.",
        )
    ),
    26: HoverText(
        later(
            "Table",
            "When you lay it you score 3 points for each colour of which all spaces are covered.",
        )
    ),
}
"""The knowledge tiles that count at the end of other games, those for buildings apart."""
SCORED_AT_ONCE = {*AT_ONCE, *COUNTED}
"""The knowledge tiles that score when they are laid."""
RAIL = HoverText(
    later(
        "Table",
        "Points move the counter. At its target it returns to 0, and you take one more action at "
        "once.",
    ),
    later(
        "Table",
        "Points beyond the target are lost. Each time it comes 5 points nearer, but never below 5.",
    ),
)
BUY_POINT = HoverText(
    later("Table", "When you have gained points you may buy more, each for 1 silverling."),
    later(
        "Table", "Until your next action with a die, your next purchase or the end of your turn."
    ),
)
GOAL = HoverText(
    later(
        "Table", "You win as soon as all spaces of your estate are covered, in 25 rounds at most."
    ),
    later("Table", "The pace compares you with covering equally many spaces in every round."),
)
GOODS = HoverText(
    later(
        "Table",
        "Sold with a die of this number, always the whole pile: "
        "{points} points for each tile and 1 silverling per sale.",
    ),
    later(
        "Table",
        "You may keep all kinds. When you lay a ship, 5 goods of any kind pay for a black tile.",
    ),
)
SILVER = HoverText(
    later(
        "Table",
        "2 silverlings buy a tile from the black depot, once in a turn; 1 buys a point when you "
        "gain some.",
    )
)
WORKERS = HoverText(
    later(
        "Table",
        "Each worker changes a die by 1; 6 and 1 are neighbours. A die of any value can be turned "
        "into 2 workers.",
    ),
    later("Table", "You pay the fewest that will do."),
)
WHITE = HoverText(
    later("Table", "The white die says to which depot this round's goods tile goes."),
    later(
        "Table",
        "The first tile of this depot leaves the game, or that of the next one clockwise that "
        "still has one.",
    ),
)
SOLD = HoverText(
    later(
        "Table", "Goods tiles sold so far. Knowledge tiles 15 and 25 count them when you lay them."
    )
)
PLACES: dict[str, HoverText] = {
    "rail": RAIL,
    "points": RAIL,
    "crest": RAIL,
    "buy-point": BUY_POINT,
    "goal": GOAL,
    "goods": GOODS,
    "silver": SILVER,
    "workers": WORKERS,
    "white": WHITE,
    "white-depot": WHITE,
    "sold": SOLD,
}
"""By the kind of the spot."""


def solo_tile_words(tile: str) -> HoverText | None:
    """Return what a tile does otherwise than in the game of several, in the language that is
    spoken; None for all others."""
    kind, _, rest = tile.partition(":")
    if tile == UPSIDE_DOWN:
        return BLACK_TILE.spoken()
    if kind == "ship":
        return SHIP.spoken()
    if kind != "monastery":
        return None
    if int(rest) in COUNTED:
        return OF_A_KIND.spoken(building=tile_name(f"building:{COUNTED[int(rest)]}"))
    return AT_ONCE[int(rest)].spoken() if int(rest) in AT_ONCE else None
