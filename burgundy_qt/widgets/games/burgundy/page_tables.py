"""The numbers, tables and entries of the rules pages. They come from the tables of the rules and
the hover texts of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import known_places, state
from burgundy_qt.rules.burgundy.components import COMPONENTS, EDITIONS, PHASES, TEAM_ESTATES
from burgundy_qt.widgets.games.burgundy import module_rules
from burgundy_qt.widgets.games.burgundy import tile_rules as words
from burgundy_qt.widgets.games.burgundy.estate_picture import (
    POST,
    STALL,
    route_sign_art,
    shield_art,
)
from burgundy_qt.widgets.games.burgundy.module_rules import shield_words
from burgundy_qt.widgets.games.burgundy.tile_rules import tile_words
from burgundy_qt.widgets.phrases.wording import (
    COLOURS,
    GOODS,
    capitalize,
    colour_name,
    effect_name,
    goods_name,
    join_with_and,
    shield_name,
    tile_name,
)
from burgundy_qt.widgets.rulebook.rules_markdown import Entry, Span, Table
from burgundy_qt.widgets.rulebook.rules_tables import grid, head
from burgundy_qt.widgets.table.game_table import HoverText
from burgundy_qt.widgets.theme import sprite_files

SEATS = 2, 3, 4


def tile_entry(tile: str, edition: str = "2011") -> Entry:
    """Return a tile of an edition by its protocol name; one usual animal represents all of them."""
    said = tile_words(tile, edition)
    is_any_animal = tile.startswith("animal") and not tile.startswith("animal:geese")
    title = tr("Rules", "Animals") if is_any_animal else capitalize(tile_name(tile))
    return Entry(
        sprite_files.tile_art(tile, edition), title, said.sentence, said.ruling, place=tile
    )


def shield_entry(number: int) -> Entry:
    """Return a shield by its number."""
    said = shield_words(number)
    return Entry(
        shield_art(number), capitalize(shield_name(number)), *said, place=f"shield:{number}"
    )


def route_entry(bonus: str) -> Entry:
    """Return the bonus of a trade route space, under the name of the tile with the same effect."""
    name = capitalize(effect_name(SAME_AS.get(bonus, bonus)))
    return Entry(
        route_sign_art(bonus), name, *module_rules.ROUTE[bonus].spoken(), place=f"route:{bonus}"
    )


def words_entry(name: str) -> Entry:
    """Return the table's text on something other than a tile; raises KeyError."""
    picture, title, said, points = ENTRIES[name]
    either = join_with_and([str(number) for number in points], "or")
    large, small = (
        join_with_and([str(known_places.bonus_points(size, seats)) for seats in SEATS], "or")
        for size in SIZES
    )
    sentence, ruling = said.spoken(points=either, large=large, small=small)
    return Entry(picture, tr("Rules", title), sentence, ruling)


SIZES = "large", "small"
SAME_AS = {"workers": "boarding-house", "silver": "bank", "points": "watchtower"}
ENTRIES: Mapping[str, tuple[str, str, HoverText, Sequence[int]]] = {
    "workers": ("pieces/worker", tr_noop("Rules", "Workers"), words.WORKERS, ()),
    "silver": ("pieces/silverling", tr_noop("Rules", "Silver"), words.SILVER, ()),
    "white": ("dice/white-3", tr_noop("Rules", "The white die"), words.WHITE, ()),
    "order": ("pieces/marker-0", tr_noop("Rules", "Order of play"), words.ORDER, ()),
    "points": ("effects/points-4", tr_noop("Rules", "Points"), words.POINTS, ()),
    "goods": ("goods/2", tr_noop("Rules", "Goods"), words.GOODS, SEATS),
    "phase": (
        "tracks/phase-A-now-THEME",
        tr_noop("Rules", "The phase"),
        words.PHASE,
        [known_places.PHASE_POINTS[phase] for phase in PHASES],
    ),
    "post": (POST, tr_noop("Rules", "Border post"), module_rules.POST, ()),
    "stall": (STALL, tr_noop("Rules", "Inns for sale"), module_rules.STALL, ()),
    "one-of-a-kind": (
        "tiles/bank",
        tr_noop("Rules", "One building of each kind"),
        HoverText(words.ONE_OF_A_KIND),
        (),
    ),
}
"""Entries by name: the picture, the title, the text, and the possible points of one piece."""
BY_KIND: Mapping[str, Callable[[str], Entry]] = {
    "tile": tile_entry,
    "tile-2019": lambda tile: tile_entry(tile, "2019"),
    "shield": lambda number: shield_entry(int(number)),
    "route": route_entry,
    "words": words_entry,
}
"""The function for each kind of entry on a page: `![](shield:7)`."""


# The numbers.


def facts() -> dict[str, str]:
    """Return the numbers by their names in the pages ("{castles}"), in figures; several are joined
    in words."""
    black = COMPONENTS["tiles"]["monastery"]["black"]
    return _numbers() | {"black_knowledge": join_with_and([str(number) for number in black])}


@cache
def _numbers() -> dict[str, str]:
    points = COMPONENTS["region_points"]
    return {
        **{name: str(number) for name, number in _counts().items()},
        **{f"region_{size}": str(points[size]) for size in range(1, len(points))},
        **{f"phase_{phase.lower()}": str(known_places.PHASE_POINTS[phase]) for phase in PHASES},
        **{
            f"{size}_{seats}": str(known_places.bonus_points(size, seats))
            for size in ("large", "small")
            for seats in SEATS
        },
        **{f"sale_{seats}": str(seats) for seats in SEATS},
        **{
            f"route_{seats}": str(COMPONENTS["trade_routes"]["tiles_of_route"][str(seats)])
            for seats in SEATS
        },
    }


def _counts() -> dict[str, int]:
    box, goods = COMPONENTS["tiles"], COMPONENTS["goods"]
    phases = len(COMPONENTS["phase_points"])
    of_each_species = sum(sum(box["animal"][back].values()) for back in ("normal", "black"))
    of_each_building = box["building"]["normal"] + box["building"]["black"]
    plain = {kind: box[kind]["normal"] + box[kind]["black"] for kind in ("castle", "mine", "ship")}
    counts = {
        "cells": len(known_places.cells_of(known_places.FIRST_EDITION, "1")),
        "team_cells": len(known_places.cells_of(EDITIONS[-1], TEAM_ESTATES[0])),
        "phases": phases,
        "rounds": known_places.ROUNDS,
        "turns": phases * known_places.ROUNDS,
        "castles": plain["castle"],
        "mines": plain["mine"],
        "ships": plain["ship"],
        "black_castles": box["castle"]["black"],
        "black_mines": box["mine"]["black"],
        "black_ships": box["ship"]["black"],
        "animals": len(box["animal"]["species"]) * of_each_species,
        "of_each_species": of_each_species,
        "buildings": len(box["building"]["kinds"]) * of_each_building,
        "of_each_building": of_each_building,
        "knowledge": box["monastery"]["numbers"],
        "goods": goods["types"] * goods["each"],
        "goods_types": goods["types"],
        "goods_each": goods["each"],
        "goods_types_kept": known_places.GOODS_TYPES,
        "storage": known_places.STORAGE,
        "purchase": vars(state)["PURCHASE"],
        "bays": known_places.BAYS,
        "largest_region": len(COMPONENTS["region_points"]) - 1,
    }
    white = [
        COMPONENTS["modules"]["white-castles"][back]["building:white-castle"]
        for back in ("normal", "black")
    ]
    counts |= {
        "white_castles": sum(white),
        "normal_white_castles": white[0],
        "black_white_castles": white[1],
    }
    kinds = "castles", "mines", "ships", "animals", "buildings", "knowledge"
    return counts | {"tiles": sum(counts[kind] for kind in kinds)}


# The tables, filled from the rules.


FACES: Mapping[str, str] = {
    "castle": "tiles/castle",
    "mine": "tiles/mine",
    "ship": "tiles/ship",
    "animal": "tiles/cow-3",
    "building": "tiles/bank",
    "monastery": "tiles/monastery-07",
}


def _regions() -> Table:
    points = COMPONENTS["region_points"]
    sizes = range(1, len(points))
    return grid(
        [
            [tr("Rules", "Spaces", "of a region"), *map(str, sizes)],
            [tr("Rules", "Points"), *(str(points[size]) for size in sizes)],
        ]
    )


def _phases() -> Table:
    more = [str(known_places.PHASE_POINTS[phase]) for phase in PHASES]
    return grid([[tr("Rules", "Phase"), *PHASES], [tr("Rules", "Extra points"), *more]])


def _bonuses() -> Table:
    sizes = (tr("Rules", "Large bonus"), "large"), (tr("Rules", "Small bonus"), "small")
    rows = [
        [title, *(str(known_places.bonus_points(size, seats)) for seats in SEATS)]
        for title, size in sizes
    ]
    return grid([_players(), *rows])


def _sales() -> Table:
    return grid([_players(), [tr("Rules", "Points for each tile"), *map(str, SEATS)]])


def _depots() -> Table:
    spaces = [sum(map(len, known_places.depot_spaces(seats).values())) for seats in SEATS]
    return grid(
        [
            _players(),
            [tr("Rules", "Tiles in the numbered depots"), *map(str, spaces)],
            [
                tr("Rules", "Tiles in the black depot"),
                *(str(known_places.black_spaces(seats)) for seats in SEATS),
            ],
        ]
    )


def _black() -> Table:
    return grid(
        [
            _players(),
            [tr("Rules", "Tiles"), *(str(known_places.black_spaces(seats)) for seats in SEATS)],
        ]
    )


def _colours() -> Table:
    cells = [
        cell.colour for cell in known_places.cells_of(known_places.FIRST_EDITION, "1").values()
    ]
    names = [
        (Span("", picture=FACES[colour]), Span(f" {capitalize(colour_name(colour))}"))
        for colour in COLOURS
    ]
    rows = [
        (name, (Span(str(cells.count(colour))),))
        for name, colour in zip(names, COLOURS, strict=True)
    ]
    return Table((head(tr("Rules", "Colour"), tr("Rules", "Spaces", "of a colour")), *rows))


def _goods() -> Table:
    rows = [
        (
            (_die(number), Span(f"  {number}")),
            (_good(number), Span(f"  {capitalize(goods_name(number))}")),
        )
        for number in GOODS
    ]
    return Table((head(tr("Rules", "Die"), tr("Rules", "Goods")), *rows))


def _players() -> list[str]:
    return [tr("Rules", "Players"), *map(str, SEATS)]


def _die(number: int) -> Span:
    return Span("", picture=f"dice/white-{number}")


def _good(number: int) -> Span:
    return Span("", picture=f"goods/{number}")


TABLES: Mapping[str, Callable[[], Table]] = {
    "regions": _regions,
    "phases": _phases,
    "bonuses": _bonuses,
    "sales": _sales,
    "depots": _depots,
    "black": _black,
    "colours": _colours,
    "goods": _goods,
}
