"""Tests of the contents of the box (2011, "Components") against the tables of the rules."""

from collections import Counter

import pytest

from burgundy_qt.rules.burgundy import catalogue, component_tables, components
from burgundy_qt.rules.burgundy.components import COLOURS, COMPONENTS, EDITIONS, estate_names
from tests.rules.burgundy import printed
from tests.rules.burgundy.modules import solo_printed

ESTATES = list(printed.ESTATES)
PRINTED = [(edition, estate) for edition, estates in printed.LAYOUTS.items() for estate in estates]
STACKS = [[tile for tile, module in stack if not module] for stack in component_tables.stacks()]
ALL_TILES = [catalogue.TILE_NAME[tile] for stack in STACKS for tile in stack]


def colour(tile: str) -> str:
    return tile.split(":")[0]


def test_there_are_164_hexagonal_tiles():
    assert len(ALL_TILES) == 164 == sum(printed.BOX.values())


def test_every_kind_of_tile_occurs_as_often_as_in_the_box():
    assert Counter(ALL_TILES) == printed.BOX


@pytest.mark.parametrize(
    ("kind", "number", "black"),
    [
        ("building", 56, 16),
        ("animal", 28, 8),
        ("monastery", 26, 6),
        ("castle", 16, 2),
        ("mine", 12, 2),
        ("ship", 26, 6),
    ],
)
def test_a_colour_has_its_tiles_and_black_backs(kind, number, black):
    assert sum(colour(tile) == kind for tile in ALL_TILES) == number
    assert sum(colour(catalogue.TILE_NAME[tile]) == kind for tile in STACKS[-1]) == black


def test_forty_tiles_have_a_black_back():
    assert Counter(catalogue.TILE_NAME[tile] for tile in STACKS[-1]) == printed.BLACK
    assert len(STACKS[-1]) == 40


def test_every_stack_except_the_black_one_has_one_colour():
    assert [{colour(catalogue.TILE_NAME[tile]) for tile in stack} for stack in STACKS[:-1]] == [
        {kind} for kind in COLOURS
    ]


def test_there_are_42_goods_7_of_each_of_6_colours():
    assert COMPONENTS["goods"] == {"types": 6, "each": 7}


def test_tile_names_and_numbers_are_one_to_one():
    assert set(printed.BOX) | set(printed.OF_MODULES) | {solo_printed.BLACK} == set(
        catalogue.TILE_NUMBER
    )
    assert (
        len(catalogue.TILE_NAME)
        == len(set(catalogue.TILE_NAME.values()))
        == len(catalogue.TILE_NUMBER)
    )


def test_an_estate_has_37_spaces_named_by_row_and_place():
    assert set(catalogue.cell_names(1)) == printed.ALL_SPACES
    assert len(catalogue.cell_names(1)) == 37
    assert {catalogue.CELL_NUMBER["1.1"], catalogue.CELL_NUMBER["7.4"]} == {0, 36}


def test_spaces_of_all_boards_have_different_names():
    assert len(catalogue.CELL_NUMBER) == len(catalogue.CELL_NAME) == 37 + 36 + 2 * 37


@pytest.mark.parametrize("cell", sorted(printed.ALL_SPACES))
def test_a_space_touches_those_around_it(cell):
    touching = components.neighbours(catalogue.CELL_NUMBER[cell])
    assert {catalogue.CELL_NAME[other] for other in touching} == printed.neighbours(cell)


@pytest.mark.parametrize(("edition", "estate"), PRINTED)
def test_an_estate_is_as_printed(edition, estate):
    assert catalogue.estate_cells(edition, estate) == printed.spaces(estate, edition)


def test_an_edition_has_its_estates():  # 2011: 1 to 9; 2019, "Components": 1 to 10, 11a to 11f
    assert {edition: set(estate_names(edition)) for edition in EDITIONS} == {
        edition: set(estates) for edition, estates in printed.LAYOUTS.items()
    }


@pytest.mark.parametrize(("edition", "estate"), PRINTED)
def test_an_estate_has_the_same_number_of_spaces_of_a_colour_as_every_other(edition, estate):
    colours = Counter(colour for colour, _ in catalogue.estate_cells(edition, estate).values())
    assert colours == printed.SPACES_OF_A_COLOUR


@pytest.mark.parametrize(("edition", "estate"), PRINTED)
def test_an_estate_has_its_regions(edition, estate):
    regions = catalogue.estate_regions(edition, estate)
    cells = catalogue.estate_cells(edition, estate)
    sizes: dict[str, list[int]] = {kind: [] for kind in COLOURS}
    for region in regions:
        sizes[cells[region[0]][0]].append(len(region))
    assert {kind: sorted(found, reverse=True) for kind, found in sizes.items()} == printed.sizes(
        estate, edition
    )
    assert {frozenset(region) for region in regions} == set(
        map(frozenset, printed.regions(estate, edition))
    )


def test_an_estate_has_two_to_six_cities_of_one_to_eight_spaces():  # p. 6, "Buildings"
    cities = [printed.REGIONS[estate]["building"] for estate in ESTATES]
    assert {min(map(len, cities)), max(map(len, cities))} == {2, 6}
    assert {min(map(min, cities)), max(map(max, cities))} == {1, 8}


def test_estate_1_has_four_cities_of_one_five_and_twice_three_spaces():  # p. 6, "Buildings"
    assert printed.REGIONS["1"]["building"] == [5, 3, 3, 1]


def test_the_depots_have_their_spaces():
    box = {int(depot): tuple(map(tuple, spaces)) for depot, spaces in COMPONENTS["depots"].items()}
    assert box == printed.DEPOTS


@pytest.mark.parametrize(("players", "tiles", "black"), [(2, 12, 4), (3, 18, 6), (4, 24, 8)])
def test_a_number_of_players_uses_its_spaces(players, tiles, black):  # p. 3, "Preparing each phase"
    assert (
        sum(least <= players for spaces in printed.DEPOTS.values() for _, least in spaces) == tiles
    )
    assert COMPONENTS["black_spaces"][str(players)] == black == printed.BLACK_SPACES[players]


def test_region_and_phase_points_are_those_of_the_estate():
    assert COMPONENTS["region_points"] == [0, *printed.REGION_POINTS.values()]
    assert COMPONENTS["phase_points"] == list(printed.PHASE_POINTS.values())
