"""The examples on the pages, by name. Points in an example come from the tables of the rules. The
examples of modules are in `module_figures`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.burgundy import known_places
from burgundy_qt.rules.burgundy.catalogue import SPECIES
from burgundy_qt.rules.burgundy.components import COLOURS, COMPONENTS, PHASES, estate_names
from burgundy_qt.widgets.games.burgundy.module_figures import (
    DIE,
    GOOD,
    HEX,
    MODULE_EXAMPLES,
    PIECE,
    Estate,
)
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
from burgundy_qt.widgets.theme import sprite_files

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
    states = dict.fromkeys(PHASES, "next") | {"A": "now"}
    return Row(
        [SpriteFigure(f"tracks/phase-{phase}-{states[phase]}-THEME", 92) for phase in PHASES], 8
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
    before, after = (
        Well(Row([tile("ship"), empty], 6)),
        Well(Row([tile("ship"), tile("castle")], 6)),
    )
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
    heads = dict(zip(SPECIES, (2, 3, 4, 3), strict=True))
    return Row([tile(f"animal:{species}:{heads[species]}") for species in SPECIES], 10)


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
    for_size, for_phase = COMPONENTS["region_points"][size], known_places.PHASE_POINTS[phase]
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
        Row([SpriteFigure(sprite_files.bonus_art(c, size, 2), w) for c in COLOURS], 12)
        for size, w in (("large", 52), ("small", 44))
    ]
    return Column(rows, 10)


def _leftovers() -> Part:
    parts = [Row([good(6), EQUALS, Points(1)], 8), Row([silver(), EQUALS, Points(1)], 8)]
    return Row([*parts, Row([worker(2), EQUALS, Points(1)], 8)], 40)


def _estates() -> Part:
    numbers = estate_names(known_places.FIRST_EDITION)
    pictures = [
        named(Estate(known_places.cells_of(known_places.FIRST_EDITION, number), 150), number)
        for number in numbers
    ]
    return Column([Row(pictures[at : at + 3], 22) for at in range(0, len(pictures), 3)], 16)


def _spaces() -> Part:
    return Row(
        [SpriteFigure(cell(colour, number), HEX) for number, colour in enumerate(COLOURS, start=1)],
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
