"""Short texts on the numbered tiles and shields, for a line of the log or a hint; and the names of
the sources of points.

The tables are in English; `short_effect` and `short_shield_effect` translate them. The full effects
are in `tile_rules` and `module_rules`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.wording import shield_name, tile_name

KNOWLEDGE: Mapping[int, str] = {
    1: tr_noop("Gist", "identical buildings in a city"),
    2: tr_noop("Gist", "mines bring workers too"),
    3: tr_noop("Gist", "2 silverlings per sale"),
    4: tr_noop("Gist", "1 worker per sale"),
    5: tr_noop("Gist", "ships load at two depots"),
    6: tr_noop("Gist", "buys from any depot"),
    7: tr_noop("Gist", "each animal tile +1"),
    8: tr_noop("Gist", "a worker counts double"),
    9: tr_noop("Gist", "buildings: die ±1"),
    10: tr_noop("Gist", "ships, animals: die ±1"),
    11: tr_noop("Gist", "castles, mines, knowledge: die ±1"),
    12: tr_noop("Gist", "taking a tile: die ±1"),
    13: tr_noop("Gist", "workers for a die: +1 silverling"),
    14: tr_noop("Gist", "workers for a die: 4"),
    15: tr_noop("Gist", "{points} for each kind of goods sold"),
    24: tr_noop("Gist", "4 for each kind of animal"),
    25: tr_noop("Gist", "1 for each goods tile sold"),
    26: tr_noop("Gist", "{points} for each colour bonus"),
    27: tr_noop("Gist", "on top in its bay of the bridge"),
    28: tr_noop("Gist", "2 workers for 1 silverling"),
}
KNOWLEDGE_2019: Mapping[int, str] = {6: tr_noop("Gist", "buys from any depot, with workers too")}
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
EACH_BUILDING = tr_noop("Gist", "4 for each {building}")

SHIELDS: Mapping[int, str] = {
    1: tr_noop("Gist", "all pastures count as one"),
    2: tr_noop("Gist", "a worker when others gain some"),
    3: tr_noop("Gist", "tribute in workers"),
    4: tr_noop("Gist", "unlimited storage"),
    5: tr_noop("Gist", "ships may also load all of one kind"),
    6: tr_noop("Gist", "the knowledge of another player"),
    7: tr_noop("Gist", "colour bonuses count double"),
    8: tr_noop("Gist", "each mine: 2 silverlings"),
    9: tr_noop("Gist", "1 silverling for each goods tile sold"),
    10: tr_noop("Gist", "knowledge counts double at the end"),
    11: tr_noop("Gist", "a shield with each castle"),
    12: tr_noop("Gist", "sales count double"),
    13: tr_noop("Gist", "shields count double"),
    14: tr_noop("Gist", "a depot tile at the end of a phase"),
    15: tr_noop("Gist", "a black-depot tile at the end of a phase"),
    16: tr_noop("Gist", "turns a die to any number"),
    17: tr_noop("Gist", "regions count one space larger"),
    18: tr_noop("Gist", "tiles need no neighbour"),
}


def short_effect(tile: str, edition: str) -> str:
    """Return the effect of a numbered tile of this edition: "each animal tile +1"; "" for other
    tiles."""
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


def short_shield_effect(number: int) -> str:
    """Return the effect of a shield: "sales count double"."""
    return tr("Gist", SHIELDS[number])


def tile_text(tile: str, edition: str) -> str:
    """Return the name of a tile, with the effect of a numbered one: "knowledge tile 7 (each animal
    tile +1)". Without an edition it is the name alone."""
    return name_with_effect(tile_name(tile), short_effect(tile, edition) if edition else "")


def shield_text(number: int, edition: str) -> str:
    """Return the name of a shield in the same way."""
    return name_with_effect(shield_name(number), short_shield_effect(number) if edition else "")


def name_with_effect(name: str, what: str) -> str:
    """Return a name with its effect in brackets, if there is one."""
    return tr("Gist", "{name} ({effect})", name=name, effect=what) if what else name


# The sources of points as the score sheet lists them, with and without modules.


SOURCES = (
    PointSource(
        "region",
        tr_noop("Points", "Regions completed"),
        tr_noop("Points", "Regions"),
        "tiles/mini-church",
    ),
    PointSource(
        "phase", tr_noop("Points", "Phase bonus"), tr_noop("Points", "Phase bonus"), letter="A"
    ),
    PointSource(
        "animals", tr_noop("Points", "Animals"), tr_noop("Points", "Animals"), "tiles/mini-sheep-3"
    ),
    PointSource("sale", tr_noop("Points", "Goods sold"), tr_noop("Points", "Sales"), "goods/4"),
    PointSource(
        "bonus",
        tr_noop("Points", "Colour bonuses"),
        tr_noop("Points", "Colour bonuses"),
        "bonus/castle-large-2p",
    ),
    PointSource(
        "watchtower",
        tr_noop("Points", "Watchtowers"),
        tr_noop("Points", "Watchtowers"),
        "tiles/mini-watchtower",
    ),
    PointSource(
        "knowledge",
        tr_noop("Points", "Knowledge tiles"),
        tr_noop("Points", "Knowledge, end"),
        "tiles/mini-monastery-14",
    ),
    PointSource(
        "left",
        tr_noop("Points", "Goods, silver, workers left"),
        tr_noop("Points", "Leftovers, end"),
        "pieces/silverling",
    ),
)
MODULE_SOURCES: Mapping[str, PointSource] = {
    "border-posts": PointSource(
        "posts",
        tr_noop("Points", "Border posts"),
        tr_noop("Points", "Border posts"),
        "posts/joined",
    ),
    "trade-routes": PointSource(
        "route",
        tr_noop("Points", "Trade routes"),
        tr_noop("Points", "Trade routes"),
        "routes/space",
    ),
    "shields": PointSource(
        "shields", tr_noop("Points", "Shields"), tr_noop("Points", "Shields"), "shields/07"
    ),
}
"""The lines that modules add, by module."""
BOUGHT = PointSource(
    "bought", tr_noop("Points", "Points bought"), tr_noop("Points", "Bought"), "pieces/silverling"
)
"""The source that only the solo game has."""
NOT_ALONE = "bonus", "left"
"""The sources that the solo game does not have."""
SCORED_AT_ONCE: Mapping[str, PointSource] = {
    "knowledge": PointSource(
        "knowledge",
        tr_noop("Points", "Knowledge tiles"),
        tr_noop("Points", "Knowledge"),
        "tiles/mini-monastery-14",
    ),
}
"""The sources that the solo game scores before its end."""


def sources_with(modules: Iterable[str]) -> tuple[PointSource, ...]:
    """Return the lines of the score sheet of a game with these modules."""
    own = tuple(MODULE_SOURCES[module] for module in modules if module in MODULE_SOURCES)
    if "solo" not in modules:
        return SOURCES + own
    alone = (
        SCORED_AT_ONCE.get(source.key, source) for source in SOURCES if source.key not in NOT_ALONE
    )
    return *alone, *own, BOUGHT


# The sources in the middle of a sentence.


SOURCE_PHRASES: Mapping[str, str] = {
    "animals": tr_noop("Source of points", "animals"),
    "watchtower": tr_noop("Source of points", "watchtowers"),
    "region": tr_noop("Source of points", "completed regions"),
    "phase": tr_noop("Source of points", "completing regions early"),
    "sale": tr_noop("Source of points", "goods sold"),
    "bonus": tr_noop("Source of points", "colour bonuses"),
    "goods-left": tr_noop("Source of points", "goods left over"),
    "silver-left": tr_noop("Source of points", "silverlings left over"),
    "workers-left": tr_noop("Source of points", "workers left over"),
    "route": tr_noop("Source of points", "trade routes"),
    "bought": tr_noop("Source of points", "points bought"),
    "border-posts": tr_noop("Source of points", "joined border posts"),
    "border-posts-reward": tr_noop("Source of points", "joining all border posts"),
}

SPACE_PHRASES: Mapping[str, str] = {
    "castle": tr_noop("Source of points", "spaces for castles"),
    "mine": tr_noop("Source of points", "spaces for mines"),
    "monastery": tr_noop("Source of points", "spaces for knowledge tiles"),
    "ship": tr_noop("Source of points", "spaces for ships"),
    "animal": tr_noop("Source of points", "spaces for animals"),
    "building": tr_noop("Source of points", "spaces for buildings"),
}
"""The spaces that the solo game counts, by colour."""


def source_words(source: str, edition: str = "") -> str:
    """Return a source of points by its protocol name, for the middle of a sentence: "goods sold".
    With an edition it explains knowledge tiles."""
    kind, _, number = source.partition(":")
    if kind == "cells":
        return tr("Source of points", SPACE_PHRASES[number])
    if kind == "shield":
        return shield_name(int(number))
    if number:
        return tile_text(source, edition)
    return tr("Source of points", SOURCE_PHRASES[kind])
