"""What the rules pages show: their examples by name, their numbers and tables. Points in an example
come from the tables of the rules. The examples of modules are in `module_figures`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import catalogue, components, known_places, state
from burgundy_qt.widgets.games.burgundy import module_rules
from burgundy_qt.widgets.games.burgundy import tile_rules as words
from burgundy_qt.widgets.games.burgundy.estate_picture import (
    POST,
    STALL,
    route_sign_art,
    shield_art,
)
from burgundy_qt.widgets.games.burgundy.module_figures import (
    DIE,
    GOOD,
    HEX,
    MODULE_EXAMPLES,
    PIECE,
    Estate,
)
from burgundy_qt.widgets.games.burgundy.module_rules import shield_words
from burgundy_qt.widgets.games.burgundy.tile_rules import tile_words
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.rulebook.figure_parts import (
    EQUALS,
    PLUS,
    Arrow,
    Column,
    Hexes,
    Ledge,
    Part,
    Points,
    Row,
    Sign,
    SpriteFigure,
    TextFigure,
    Well,
)
from burgundy_qt.widgets.rulebook.rulebook import grid, head
from burgundy_qt.widgets.rulebook.rules_markdown import Entry, Span, Table
from burgundy_qt.widgets.table.game_table import HoverText
from burgundy_qt.widgets.theme import sprite_files

SEATS = 2, 3, 4


def tile_entry(tile: str, edition: str = "2011") -> Entry:
    """Return a tile of an edition by its protocol name; one usual animal represents all of them."""
    said = tile_words(tile, edition)
    is_any_animal = tile.startswith("animal") and not tile.startswith("animal:geese")
    title = tr("Rules", "Animals") if is_any_animal else wording.capitalize(wording.tile_name(tile))
    return Entry(
        sprite_files.tile_art(tile, edition), title, said.sentence, said.ruling, place=tile
    )


def shield_entry(number: int) -> Entry:
    """Return a shield by its number."""
    said = shield_words(number)
    return Entry(
        shield_art(number),
        wording.capitalize(wording.shield_name(number)),
        *said,
        place=f"shield:{number}",
    )


def route_entry(bonus: str) -> Entry:
    """Return the bonus of a trade route space, under the name of the tile with the same effect."""
    name = wording.capitalize(wording.effect_name(SAME_AS.get(bonus, bonus)))
    return Entry(
        route_sign_art(bonus), name, *module_rules.ROUTE[bonus].spoken(), place=f"route:{bonus}"
    )


def words_entry(name: str) -> Entry:
    """Return the table's text on something other than a tile; raises KeyError."""
    picture, title, said, points = ENTRIES[name]
    either = wording.join_with_and([str(number) for number in points], "or")
    large, small = (
        wording.join_with_and(
            [str(known_places.bonus_points(size, seats)) for seats in SEATS], "or"
        )
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
        [known_places.PHASE_POINTS[phase] for phase in components.PHASES],
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
    black = components.COMPONENTS["tiles"]["monastery"]["black"]
    return _numbers() | {
        "black_knowledge": wording.join_with_and([str(number) for number in black])
    }


@cache
def _numbers() -> dict[str, str]:
    points = components.COMPONENTS["region_points"]
    return {
        **{name: str(number) for name, number in _counts().items()},
        **{f"region_{size}": str(points[size]) for size in range(1, len(points))},
        **{
            f"phase_{phase.lower()}": str(known_places.PHASE_POINTS[phase])
            for phase in components.PHASES
        },
        **{
            f"{size}_{seats}": str(known_places.bonus_points(size, seats))
            for size in ("large", "small")
            for seats in SEATS
        },
        **{f"sale_{seats}": str(seats) for seats in SEATS},
        **{
            f"route_{seats}": str(
                components.COMPONENTS["trade_routes"]["tiles_of_route"][str(seats)]
            )
            for seats in SEATS
        },
    }


def _counts() -> dict[str, int]:
    box, goods = components.COMPONENTS["tiles"], components.COMPONENTS["goods"]
    phases = len(components.COMPONENTS["phase_points"])
    of_each_species = sum(sum(box["animal"][back].values()) for back in ("normal", "black"))
    of_each_building = box["building"]["normal"] + box["building"]["black"]
    plain = {kind: box[kind]["normal"] + box[kind]["black"] for kind in ("castle", "mine", "ship")}
    counts = {
        "cells": len(known_places.cells_of(known_places.FIRST_EDITION, "1")),
        "team_cells": len(
            known_places.cells_of(components.EDITIONS[-1], components.TEAM_ESTATES[0])
        ),
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
        "largest_region": len(components.COMPONENTS["region_points"]) - 1,
    }
    white = [
        components.COMPONENTS["modules"]["white-castles"][back]["building:white-castle"]
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
    points = components.COMPONENTS["region_points"]
    sizes = range(1, len(points))
    return grid(
        [
            [tr("Rules", "Spaces", "of a region"), *map(str, sizes)],
            [tr("Rules", "Points"), *(str(points[size]) for size in sizes)],
        ]
    )


def _phases() -> Table:
    more = [str(known_places.PHASE_POINTS[phase]) for phase in components.PHASES]
    return grid([[tr("Rules", "Phase"), *components.PHASES], [tr("Rules", "Extra points"), *more]])


def _bonus_table() -> Table:
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
        (
            Span("", picture=FACES[colour]),
            Span(f" {wording.capitalize(wording.colour_name(colour))}"),
        )
        for colour in wording.COLOURS
    ]
    rows = [
        (name, (Span(str(cells.count(colour))),))
        for name, colour in zip(names, wording.COLOURS, strict=True)
    ]
    return Table((head(tr("Rules", "Colour"), tr("Rules", "Spaces", "of a colour")), *rows))


def _goods() -> Table:
    rows = [
        (
            (_die(number), Span(f"  {number}")),
            (_good(number), Span(f"  {wording.capitalize(wording.goods_name(number))}")),
        )
        for number in wording.GOODS
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
    "bonuses": _bonus_table,
    "sales": _sales,
    "depots": _depots,
    "black": _black,
    "colours": _colours,
    "goods": _goods,
}


# The examples on the pages, by name.


BRIDGE = 480


def tile(name: str, width: float = HEX, faded: bool = False) -> SpriteFigure:
    """Return a tile by its protocol name."""
    return SpriteFigure(sprite_files.tile_art(name), width, faded)


def cell(colour: str, number: int) -> str:
    """Return the sprite of an empty cell, independent of the theme."""
    return sprite_files.cell_art(colour, number, "THEME")


def die(number: int, seat: int = 0) -> SpriteFigure:
    """Return a die of a seat."""
    return SpriteFigure(f"dice/seat{seat}-{number}", DIE)


def good(number: int, faded: bool = False) -> SpriteFigure:
    """Return a goods tile."""
    return SpriteFigure(f"goods/{number}", GOOD, faded)


def worker(count: int = 1) -> Row:
    """Return some workers."""
    return Row([SpriteFigure("pieces/worker", PIECE)] * count, 4)


def silver(count: int = 1) -> Row:
    """Return some silverlings."""
    return Row([SpriteFigure("pieces/silverling", PIECE)] * count, 4)


def named(part: Part, words: str) -> Column:
    """Return a part with words below it."""
    return Column([part, TextFigure(words)], 7)


def depot(number: int, tiles: Sequence[str], goods: Sequence[int] = ()) -> Row:
    """Return a numbered depot with its tiles or its goods."""
    lying: list[Part] = [*map(tile, tiles), *map(good, goods)]
    return Row([SpriteFigure(f"dice/white-{number}", 28), Well(Row(lying, 6))], 6)


def _estate() -> Part:
    return Estate(known_places.cells_of(known_places.FIRST_EDITION, "1"), 250)


def _clock() -> Part:
    states = dict.fromkeys(components.PHASES, "next") | {"A": "now"}
    return Row(
        [
            SpriteFigure(f"tracks/phase-{phase}-{states[phase]}-THEME", 92)
            for phase in components.PHASES
        ],
        8,
    )


def _bridge() -> Part:
    bays = ((3,), (), (0, 1), (2,), (), (), ())
    stacks = [
        Column([SpriteFigure(f"pieces/marker-{seat}", 28) for seat in seats], -6) for seats in bays
    ]
    return Column(
        [Ledge(stacks, BRIDGE / len(bays)), SpriteFigure("tracks/bridge-THEME", BRIDGE)], -10
    )


def _four_actions() -> Part:
    taking = named(depot(4, ["mine"]), tr("Figure", "take a tile"))
    laying = named(
        Hexes({(0, 0): cell("mine", 4)}, {(0, 0): "legal"}), tr("Figure", "place a tile")
    )
    selling = named(Row([good(4), good(4)], -18), tr("Figure", "sell goods"))
    hiring = named(worker(2), tr("Figure", "take workers"))
    return Row([die(4), Arrow(), Row([taking, laying, selling, hiring], 24, low=True)], 20)


def _taking() -> Part:
    empty = SpriteFigure("cells/slot-castle-THEME", HEX, faded=True)
    before = Well(Row([tile("ship"), empty], 6))
    after = Well(Row([tile("ship"), tile("castle")], 6))
    return Row([die(2), depot(2, ["monastery:3", "castle"]), PLUS, before, Arrow(), after], 12)


def _laying() -> Part:
    places = {
        "4.2": (0, 0),
        "4.3": (1, 0),
        "4.4": (2, 0),
        "4.5": (3, 0),
        "5.3": (1, 1),
        "5.4": (2, 1),
    }
    cells = known_places.cells_of(known_places.FIRST_EDITION, "1")
    faces = {place: cell(*cells[name]) for name, place in places.items()} | {
        places["4.4"]: sprite_files.tile_art("castle")
    }
    return Row(
        [tile("ship"), Arrow(), Hexes(faces, {places["4.3"]: "legal", places["4.5"]: "legal"})], 18
    )


def _selling() -> Part:
    sold, players = 3, 2
    return Row(
        [die(5), Row([good(5)] * sold, -14), Arrow(), Points(sold * players), PLUS, silver()], 16
    )


def _dice_ring() -> Part:
    steps: list[Part] = [
        die(2),
        Column([worker(), Arrow(44)], 2),
        die(1),
        Column([worker(), Arrow(44)], 2),
        die(6),
    ]
    return Row(steps, 12)


def _castle() -> Part:
    any_die = Row([SpriteFigure(f"dice/white-{number}", 28) for number in range(1, 7)], 4)
    return Row([tile("castle"), Arrow(), any_die], 18)


def _mines() -> Part:
    with_tile = Row([tile("monastery:2", 46), Arrow(26), worker(2)], 10)
    return Row([Row([tile("mine"), tile("mine")], 2), Arrow(), silver(2), PLUS, with_tile], 16)


def _loading() -> Part:
    held = Well(
        Row([Row([good(1)] * 2, -22), good(2), SpriteFigure("goods/hidden-THEME", GOOD, True)], 8)
    )
    after = Well(Row([Row([good(1)] * 3, -22), good(2), good(3)], 8))
    return Row([depot(6, [], [1, 3, 5]), PLUS, held, Arrow(), after], 14)


def _animals() -> Part:
    first = Hexes(
        {
            (0, 0): sprite_files.tile_art("animal:cow:3"),
            (1, 0): cell("animal", 2),
            (0, 1): cell("animal", 6),
        },
        {},
    )
    faces = {**first.faces, (0, 1): sprite_files.tile_art("animal:cow:4")}
    return Row([first, Points(3), Arrow(), Hexes(faces, {}), Points(4 + 3)], 16)


def _shepherd() -> Part:
    faces = {
        (0, 0): sprite_files.tile_art("animal:sheep:4"),
        (1, 0): sprite_files.tile_art("animal:sheep:3"),
    }
    return Row([tile("monastery:7"), Hexes(faces, {}), Arrow(), Points((4 + 1) + (3 + 1))], 18)


def _species() -> Part:
    heads = dict(zip(catalogue.SPECIES, (2, 3, 4, 3), strict=True))
    return Row([tile(f"animal:{species}:{heads[species]}") for species in catalogue.SPECIES], 10)


def _city() -> Part:
    faces = {
        (0, 0): sprite_files.tile_art("building:bank"),
        (1, 0): cell("building", 3),
        (0, 1): sprite_files.tile_art("building:watchtower"),
        (1, 1): cell("building", 6),
    }
    may = Row([tile("building:church"), Sign("done", "good")], 4)
    may_not = Row([tile("building:bank", faded=True), Sign("close", "bad")], 4)
    return Row([Hexes(faces, {}), Column([may, may_not], 10)], 26)


def _region() -> Part:
    size, phase = 3, "B"
    tiles = {(0, 0): "building:bank", (1, 0): "building:market", (0, 1): "building:watchtower"}
    faces = {place: sprite_files.tile_art(name) for place, name in tiles.items()}
    for_size = components.COMPONENTS["region_points"][size]
    for_phase = known_places.PHASE_POINTS[phase]
    phase_sign = named(Points(for_phase), tr("Figure", "phase {phase}", phase=phase))
    size_sign = named(Points(for_size), tr("Figure", "{n} space(s)", n=size))
    return Row(
        [
            Hexes(faces, {}),
            Arrow(),
            size_sign,
            PLUS,
            phase_sign,
            EQUALS,
            Points(for_size + for_phase),
        ],
        14,
    )


def _bonuses() -> Part:
    rows = [
        Row([SpriteFigure(sprite_files.bonus_art(c, size, 2), w) for c in components.COLOURS], 12)
        for size, w in (("large", 52), ("small", 44))
    ]
    return Column(rows, 10)


def _leftovers() -> Part:
    parts = [Row([good(6), EQUALS, Points(1)], 8), Row([silver(), EQUALS, Points(1)], 8)]
    return Row([*parts, Row([worker(2), EQUALS, Points(1)], 8)], 40)


def _estates() -> Part:
    numbers = components.estate_names(known_places.FIRST_EDITION)
    pictures = [
        named(Estate(known_places.cells_of(known_places.FIRST_EDITION, number), 150), number)
        for number in numbers
    ]
    return Column([Row(pictures[at : at + 3], 22) for at in range(0, len(pictures), 3)], 16)


def _spaces() -> Part:
    return Row(
        [
            SpriteFigure(cell(colour, number), HEX)
            for number, colour in enumerate(components.COLOURS, start=1)
        ],
        10,
    )


EXAMPLES: Mapping[str, Callable[[], Part]] = {
    "estate": _estate,
    "clock": _clock,
    "bridge": _bridge,
    "four-actions": _four_actions,
    "taking": _taking,
    "laying": _laying,
    "selling": _selling,
    "dice-ring": _dice_ring,
    "castle": _castle,
    "mines": _mines,
    "loading": _loading,
    "animals": _animals,
    "shepherd": _shepherd,
    "species": _species,
    "city": _city,
    "region": _region,
    "bonuses": _bonuses,
    "leftovers": _leftovers,
    "estates": _estates,
    "spaces": _spaces,
    **MODULE_EXAMPLES,
}
