"""What pieces and places do in the solo game, where that is something else than in the game of
several.

The tables are in English; `Words.spoken` says them.
"""

from __future__ import annotations

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.games.burgundy.words.gists import COUNTED
from burgundy_qt.widgets.phrases.wording import tile_name
from burgundy_qt.widgets.table.game_table import HoverText
from burgundy_qt.widgets.theme.sprite_files import UPSIDE_DOWN

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


def tile_words(tile: str) -> HoverText | None:
    """What a tile does otherwise than in the game of several, in the language that is spoken; None
    for all others."""
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
