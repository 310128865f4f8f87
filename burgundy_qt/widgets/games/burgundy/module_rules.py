"""The texts on the tiles and places of the 2019 edition: its three changed knowledge tiles, its
modules and shields, and the differences of the solo game. The rest is in `tile_rules`.

The tables are in English; `Words.spoken` translates them.
"""

from __future__ import annotations

from burgundy_qt.language.translation import tr_noop
from burgundy_qt.widgets.games.burgundy.burgundy_texts import COUNTED
from burgundy_qt.widgets.phrases.wording import tile_name
from burgundy_qt.widgets.table.game_table import HoverText
from burgundy_qt.widgets.theme.sprite_files import UPSIDE_DOWN

KNOWLEDGE_2019: dict[int, HoverText] = {
    6: HoverText(
        tr_noop(
            "Table",
            "Once per turn you may buy a tile from any depot for 2 silverlings or 2 "
            "workers, not only from the black one.",
        ),
        tr_noop(
            "Table",
            "You cannot pay 1 of each. It is still only one purchase per turn.",
        ),
    ),
    15: HoverText(
        tr_noop(
            "Table",
            "At the end you score 2 points for each kind of goods that you have sold.",
        ),
        tr_noop("Table", "One sold tile of a kind is enough. Unsold goods do not count here."),
    ),
    26: HoverText(
        tr_noop(
            "Table",
            "At the end you score 3 points for each colour bonus you have won, large or small.",
        )
    ),
}
"""The knowledge tiles whose effect differs between 2019 and 2011."""

TILES: dict[str, HoverText] = {
    "monastery:27": HoverText(
        tr_noop(
            "Table",
            "Your marker is always on top on its bay of the bridge. So you play before "
            "the others there.",
        ),
        tr_noop("Table", "It stays on top when another marker moves onto the bay later."),
    ),
    "monastery:28": HoverText(
        tr_noop(
            "Table", "Whenever you have a decision to make, you may buy 2 workers for 1 silverling."
        ),
        tr_noop(
            "Table",
            "As often as you like, even while a tile waits for your choice. You may still "
            "make the one purchase of your turn.",
        ),
    ),
    "monastery:29": HoverText(
        tr_noop("Table", "At the end you score 4 points for each white castle on your estate.")
    ),
    "building:crane": HoverText(
        tr_noop(
            "Table",
            "When you place it, choose any building and use its effect, even if you do "
            "not own that building.",
        ),
        tr_noop(
            "Table",
            "At the end it counts as a building of any one kind. With one of the "
            "knowledge tiles 16 to 23 or 29 it scores 4 points.",
        ),
    ),
    "building:white-castle": HoverText(
        tr_noop(
            "Table",
            "When you place it, you take one more action at once, with the number of this "
            "round's white die.",
        ),
        tr_noop(
            "Table",
            "You must take the action. Workers and knowledge tiles change the number as if "
            "it were your own die.",
        ),
    ),
    "animal:geese": HoverText(
        tr_noop(
            "Table",
            "When you place this tile, you score 2 points. All tiles of one other kind of "
            "animal in the pasture score again: the kind that brings the most.",
        ),
        tr_noop(
            "Table",
            "When you place animals in this pasture later, the geese score 2 points "
            "again. Knowledge tile 24 counts them as a separate kind.",
        ),
    ),
    "inn": HoverText(
        tr_noop(
            "Table", "It covers a space of any colour, and its region counts as one space larger."
        ),
        tr_noop(
            "Table",
            "At most one inn per region, and never more than 36 points for the size. "
            "Knowledge tiles 9 to 11 do not help you place it.",
        ),
    ),
}
"""Texts by the protocol's name, with animals without their number."""

STALL = HoverText(
    tr_noop(
        "Table",
        "Instead of a tile from the black depot, you may buy an inn. It costs 2 silverlings too.",
    ),
    tr_noop("Table", "Every phase adds one more inn. Unsold inns stay."),
)
POST = HoverText(
    tr_noop(
        "Table",
        "If covered spaces join it to another post, you score the points of the current phase.",
    ),
    tr_noop(
        "Table",
        "The path need not be straight. The first player to join all three posts scores "
        "{large} more points, the second {small}.",
    ),
)
SEAL = HoverText(tr_noop("Table", "These two posts are joined and have brought {points} points."))

ROUTE: dict[str, HoverText] = {
    "carpenter": HoverText(
        tr_noop("Table", "Matching goods bring a building, taken from any numbered depot."),
        tr_noop("Table", "You may pass."),
    ),
    "church": HoverText(
        tr_noop(
            "Table",
            "Matching goods bring a mine, a knowledge tile or a castle, taken from any "
            "numbered depot.",
        ),
        tr_noop("Table", "You may pass."),
    ),
    "market": HoverText(
        tr_noop(
            "Table",
            "Matching goods bring a ship or an animal tile, taken from any numbered depot.",
        ),
        tr_noop("Table", "You may pass."),
    ),
    "city-hall": HoverText(
        tr_noop(
            "Table",
            "Matching goods let you place a tile from your storage on a space of any number.",
        ),
        tr_noop("Table", "You may pass."),
    ),
    "warehouse": HoverText(
        tr_noop("Table", "Matching goods let you sell all goods of one kind, without a die."),
        tr_noop("Table", "You may pass. The tiles of the new sale are placed first."),
    ),
    "castle": HoverText(
        tr_noop(
            "Table",
            "Matching goods bring one more action, as if you had a third die of any value.",
        ),
        tr_noop("Table", "You must take the action; taking 2 workers is always possible."),
    ),
    "workers": HoverText(tr_noop("Table", "Matching goods bring 4 workers.")),
    "silver": HoverText(tr_noop("Table", "Matching goods bring 2 silverlings.")),
    "points": HoverText(tr_noop("Table", "Matching goods bring 4 points.")),
}
"""Texts on the bonuses of trade route spaces, by the protocol's bonus."""
ROUTE_OPEN = tr_noop(
    "Table", "Place sold goods along the route from left to right, one tile on each space."
)
ROUTE_MATCH = tr_noop("Table", "The matching goods are here: they have brought their bonus.")
ROUTE_MISS = tr_noop("Table", "Other goods are here, so there was no bonus.")


# The effects of the eighteen shields for the seat that has them. `shield_words` translates them.


SHIELDS: dict[int, HoverText] = {
    1: HoverText(
        tr_noop("Table", "When you place animals, all your pastures count as one."),
        tr_noop("Table", "Only for the points of animals: as regions, the pastures stay separate."),
    ),
    2: HoverText(
        tr_noop("Table", "Whenever another player gains workers, you get 1 worker."),
        tr_noop(
            "Table",
            "You get 1 each time, however many workers they gain. That is why the others "
            "may decline theirs.",
        ),
    ),
    3: HoverText(
        tr_noop(
            "Table", "You may pay the tribute for your shields with workers instead of silverlings."
        ),
        tr_noop("Table", "One worker for each shield. You may mix workers and silver."),
    ),
    4: HoverText(
        tr_noop("Table", "Your storage has room for any number of tiles."),
        tr_noop("Table", "If you lose the shield, discard tiles until three are left."),
    ),
    5: HoverText(
        tr_noop(
            "Table",
            "When you place a ship, you may also take all goods of one kind from all six depots.",
        ),
        tr_noop(
            "Table",
            "You do this after the ship has loaded. You can still keep at most three kinds "
            "of goods.",
        ),
    ),
    6: HoverText(
        tr_noop(
            "Table",
            "Once per game you name another player. From then on, the knowledge tiles on "
            "that estate work for you too. This includes tiles placed later and tiles that "
            "count at the end.",
        ),
        tr_noop(
            "Table",
            "This applies as long as you own the shield. Only knowledge tile 27 is not shared.",
        ),
    ),
    7: HoverText(
        tr_noop("Table", "The colour bonuses that you win score double points."),
        tr_noop("Table", "The reward for joining all border posts is not doubled."),
    ),
    8: HoverText(
        tr_noop(
            "Table", "At the end of a phase, each of your mines brings 2 silverlings instead of 1."
        ),
        tr_noop("Table", "The worker that knowledge tile 2 adds is not doubled."),
    ),
    9: HoverText(
        tr_noop(
            "Table",
            "A sale brings you 1 silverling for each goods tile sold, instead of 1 for the sale.",
        ),
        tr_noop("Table", "Knowledge tile 3 adds nothing to it."),
    ),
    10: HoverText(
        tr_noop("Table", "At the end your knowledge tiles bring twice their points."),
        tr_noop("Table", "Only your own: those that shield 6 lends you count once."),
    ),
    11: HoverText(
        tr_noop("Table", "Whenever you place a castle, you may take a shield from any depot."),
        tr_noop("Table", "You do this after the castle's action, without dice."),
    ),
    12: HoverText(
        tr_noop("Table", "Selling goods brings you twice the points."),
        tr_noop("Table", "The points of a trade route are not doubled."),
    ),
    13: HoverText(
        tr_noop("Table", "At the end each of your shields is worth twice its points, this one too.")
    ),
    14: HoverText(
        tr_noop(
            "Table",
            "At the end of each phase, you may place a tile from a numbered depot straight "
            "onto your estate.",
        ),
        tr_noop(
            "Table",
            "Only the number of the space is ignored. The tile takes effect at once, and a "
            "mine placed this way pays immediately.",
        ),
    ),
    15: HoverText(
        tr_noop(
            "Table",
            "At the end of each phase, you may place a tile from the black depot straight "
            "onto your estate.",
        ),
        tr_noop("Table", "Only the number of the space is ignored. You may place an inn as well."),
    ),
    16: HoverText(
        tr_noop("Table", "Once in each of your turns you may turn one of your dice to any number.")
    ),
    17: HoverText(
        tr_noop("Table", "Each region that you complete counts as one space larger."),
        tr_noop("Table", "A region never scores more than 36 points for its size."),
    ),
    18: HoverText(tr_noop("Table", "The tiles that you place need no covered neighbour.")),
}
WORTH = tr_noop("Table", "If you still own it at the end, it is worth {points} points.")
TAKEN = tr_noop(
    "Table", "Take it with two dice that both show {depot}, and place it on one of your castles."
)


def shield_words(number: int) -> HoverText:
    """Return the translated effect of a shield, 1..18."""
    return SHIELDS[number].spoken()


# Pieces and places with a different effect in the solo game.


BLACK_TILE = HoverText(
    tr_noop(
        "Table",
        "It covers a space of any colour and completes regions and colours like any other tile.",
    ),
    tr_noop(
        "Table",
        "It has no other effect: no silver from a mine, no goods for a ship, no points for "
        "animals.",
    ),
)
SHIP = HoverText(
    tr_noop(
        "Table",
        "When you place it, you load all goods of one depot. The goods of all other depots "
        "leave the game.",
    ),
    tr_noop(
        "Table",
        "Then you may pay 5 goods of any kind for a tile from the black depot. It becomes "
        "a black tile.",
    ),
)
OF_A_KIND = HoverText(
    tr_noop(
        "Table",
        "When you place it, you score 4 points for every building of this kind on your "
        "estate: {building}.",
    ),
    tr_noop("Table", "It scores only at that moment: buildings that you place later do not count."),
)
AT_ONCE: dict[int, HoverText] = {
    15: HoverText(
        tr_noop(
            "Table",
            "When you place it, you score 2 points for each kind of goods of which you "
            "have sold at least one.",
        )
    ),
    24: HoverText(
        tr_noop(
            "Table",
            "When you place it, you score 4 points for each kind of animal on your estate: "
            "cows, sheep, pigs, chickens, and the geese of the extra tiles.",
        )
    ),
    25: HoverText(
        tr_noop(
            "Table",
            "When you place it, you score 1 point for every goods tile that you have sold so far.",
        )
    ),
    26: HoverText(
        tr_noop(
            "Table",
            "When you place it, you score 3 points for each colour of which all spaces are "
            "covered.",
        )
    ),
}
"""The knowledge tiles that count at the end of other games, without those for buildings."""
SCORED_AT_ONCE = {*AT_ONCE, *COUNTED}
"""The knowledge tiles that score when they are placed."""
RAIL = HoverText(
    tr_noop(
        "Table",
        "Points move the counter. When it reaches the target, it returns to 0 and you take "
        "one more action at once.",
    ),
    tr_noop(
        "Table",
        "Points beyond the target are lost. Each time, the target drops by 5 points, but "
        "never below 5.",
    ),
)
BUY_POINT = HoverText(
    tr_noop("Table", "When you have scored points, you may buy more for 1 silverling each."),
    tr_noop(
        "Table",
        "This lasts until your next action with a die, your next purchase or the end of your turn.",
    ),
)
GOAL = HoverText(
    tr_noop("Table", "You win as soon as all spaces of your estate are covered, within 25 rounds."),
    tr_noop(
        "Table", "The pace compares you with covering the same number of spaces in every round."
    ),
)
GOODS = HoverText(
    tr_noop(
        "Table",
        "Sell them with a die of this number, always the whole pile. You get {points} "
        "points for each tile and 1 silverling per sale.",
    ),
    tr_noop(
        "Table",
        "You may keep all kinds. When you place a ship, you may pay 5 goods of any kind "
        "for a black tile.",
    ),
)
SILVER = HoverText(
    tr_noop(
        "Table",
        "Once per turn you may buy a tile from the black depot for 2 silverlings. When you "
        "score points, you may buy more for 1 silverling each.",
    )
)
WORKERS = HoverText(
    tr_noop(
        "Table",
        "Each worker changes a die by 1; 6 and 1 are neighbours. You can turn a die of any "
        "value into 2 workers.",
    ),
    tr_noop("Table", "You always pay as few as possible."),
)
WHITE = HoverText(
    tr_noop("Table", "The white die shows the depot for this round's goods tile."),
    tr_noop(
        "Table",
        "The first tile of this depot leaves the game. If the depot is empty, the next one "
        "clockwise loses its first tile.",
    ),
)
SOLD = HoverText(
    tr_noop(
        "Table",
        "Goods tiles sold so far. Knowledge tiles 15 and 25 count these when you place them.",
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
"""Texts by the kind of the slot."""


def solo_tile_words(tile: str) -> HoverText | None:
    """Return the translated effect of a tile that is different in the solo game; None for all
    others."""
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
