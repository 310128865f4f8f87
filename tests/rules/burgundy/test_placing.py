"""Tests of adding a tile to the estate, and of completing regions and colours (2011, p. 5 and p.
8)."""

import pytest

from burgundy_qt.rules.burgundy import catalogue
from burgundy_qt.rules.errors import InvalidArgument
from tests.rules.burgundy import printed
from tests.rules.burgundy.an_estate import (
    a_table,
    an_estate,
    cost,
    offered,
    own,
    place,
    points_for_placing,
    points_of,
)

ONE_OF_EACH = {
    "castle": "castle",
    "mine": "mine",
    "monastery": "monastery:3",
    "ship": "ship",
    "animal": "animal:pig:2",
    "building": "building:watchtower",
}


def cells_offered(estate, tile, die=6):
    """Return the spaces where a tile can be placed with any number of workers."""
    game = a_table(estate.storing(tile).with_dice(die).with_workers(3)).begin()
    return {action["cell"] for action in offered(game, type="place")}


@pytest.mark.parametrize(("colour", "tile"), ONE_OF_EACH.items())
def test_the_first_tile_goes_on_one_of_the_six_spaces_around_the_start_castle(colour, tile):
    beside = printed.neighbours("4.4")
    assert len(beside) == 6
    assert cells_offered(an_estate(), tile) == {
        cell for cell in beside if printed.spaces("1")[cell][0] == colour
    }


@pytest.mark.parametrize("estate", list(printed.ESTATES))
@pytest.mark.parametrize(("colour", "tile"), ONE_OF_EACH.items())
def test_a_tile_goes_beside_an_earlier_one_on_an_empty_space_of_its_colour(estate, colour, tile):
    ground = printed.spaces(estate)
    castles = [cell for cell in ground if ground[cell][0] == "castle"]
    mine = min(cell for cell in ground if ground[cell][0] == "mine")
    covered = {castles[-1], mine}
    beside = {other for cell in covered for other in printed.neighbours(cell)} - covered
    expected = {cell for cell in beside if ground[cell][0] == colour}
    assert (
        cells_offered(an_estate(estate, castles[-1]).with_tile("mine", at=mine), tile) == expected
    )


@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_must_match_the_space(die):
    estate = an_estate().with_tiles(
        {"3.4": "monastery:3", "4.5": "ship", "4.6": "ship", "5.4": "building:bank"}
    )
    game = a_table(estate.storing("building:church", "ship", "mine").with_dice(die)).begin()
    assert all(
        printed.spaces("1")[action["cell"]][1] == die for action in offered(game, type="place")
    )


def test_a_placed_tile_leaves_storage_and_stays():
    game = a_table(an_estate().storing("mine", "ship").with_dice(4)).begin()
    game.apply(place(4, "mine", "5.3"))
    assert own(game)["storage"] == ["ship"]
    assert own(game)["cells"] == {"4.4": "castle", "5.3": "mine"}


def test_workers_are_paid_for_placing():
    game = a_table(an_estate().storing("mine").with_dice(2).with_workers(3)).begin()
    assert cost(game, place(2, "mine", "5.3")) == 2
    game.apply(place(2, "mine", "5.3"))
    assert own(game)["workers"] == 1


# p. 8, "completed regions", "colour bonus"


@pytest.mark.parametrize(
    ("estate", "start", "region"),
    [
        ("1", "4.4", ["3.3"]),
        ("2", "1.4", ["3.5", "4.6"]),
        ("1", "4.4", ["5.1", "5.2", "6.1"]),
        ("3", "2.3", ["1.1", "1.2", "1.3", "1.4"]),
        ("1", "4.4", ["1.1", "2.1", "2.2", "3.1", "3.2"]),
        ("8", "2.2", ["4.2", "4.5", "5.2", "5.3", "5.4", "6.3"]),
        ("7", "1.2", ["3.3", "3.4", "4.3", "4.4", "4.5", "5.3", "5.4"]),
        ("2", "1.4", ["2.3", "3.4", "4.1", "4.2", "4.3", "4.4", "4.5", "6.1"]),
    ],
)
@pytest.mark.parametrize("phase", "ABCDE")
def test_a_completed_region_scores_by_its_size_and_by_the_phase(estate, start, region, phase):
    regions = printed.regions(estate)
    cells = next(cells for cells in regions if region[0] in cells)
    tiles = kinds_for(printed.spaces(estate)[region[0]][0], len(cells))
    last = max(cells)
    laid = dict(zip(sorted(cells), tiles, strict=True))
    estate_ = an_estate(estate, start).with_tiles(
        {cell: tile for cell, tile in laid.items() if cell != last}
    )
    number = printed.spaces(estate)[last][1]
    neighbour = min(printed.neighbours(last) - cells)
    estate_ = estate_.with_tile("mine", at=neighbour) if len(cells) == 1 else estate_
    table = a_table(estate_.storing(laid[last]).with_dice(number))
    events = table.in_phase(phase).begin().apply(place(number, laid[last], last))
    assert points_of(events, "region") == printed.REGION_POINTS[len(cells)]
    assert points_of(events, "phase") == printed.PHASE_POINTS[phase]
    kinds = [event["for"] for event in events if event["event"] == "points"]
    assert kinds[-2:] == ["region", "phase"]


def kinds_for(colour: str, number: int) -> list[str]:
    """Return different tiles of a colour without points for themselves; animals of different
    species."""
    if colour == "building":
        return [f"building:{kind}" for kind in printed.BUILDINGS][:number]
    if colour == "animal":
        return [f"animal:{species}:2" for species in printed.SPECIES * 2][:number]
    return {"monastery": [f"monastery:{n}" for n in range(13, 26)]}.get(colour, [colour] * number)[
        :number
    ]


def test_a_region_that_is_not_full_scores_nothing():
    estate = an_estate().with_tiles(
        {"5.4": "building:bank", "5.5": "building:church", "6.4": "building:market"}
    )
    assert points_for_placing("building:carpenter", on=estate, at="6.5") == 0


def test_a_completed_region_of_three_mines_in_phase_c_gives_6_and_6_points_and_the_large_bonus():
    estate = an_estate().with_tiles({"5.3": "mine", "6.2": "mine"}).storing("mine").with_dice(3)
    events = a_table(estate).in_phase("C").begin().apply(place(3, "mine", "7.1"))
    assert events[1:] == [
        {"event": "points", "seat": 0, "points": 6, "for": "region"},
        {"event": "points", "seat": 0, "points": 6, "for": "phase"},
        {"event": "bonus", "seat": 0, "colour": "mine", "size": "large", "points": 5},
    ]


def test_points_are_scored_in_order_for_the_tile_region_phase_and_bonus():  # rules decision 6
    estate = an_estate().with_tiles(
        {"1.1": "animal:cow:2", "2.1": "animal:cow:2", "2.2": "animal:pig:3"}
    )
    estate = estate.with_tiles({"3.1": "animal:sheep:2", "5.6": "animal:cow:4"})
    events = (
        a_table(estate.storing("animal:cow:3").with_dice(4))
        .begin()
        .apply(place(4, "animal:cow:3", "3.2"))
    )
    told = [event.get("for", "bonus") for event in events[1:]]
    assert told == ["animals", "region", "phase", "bonus"]
    assert [event["points"] for event in events[1:]] == [7, 15, 10, 5]


@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_to_cover_a_colour_gets_the_large_bonus_the_second_the_small_one(
    players, large, small
):
    ready = an_estate().with_tiles({"5.3": "mine", "6.2": "mine"}).storing("mine").with_dice(3)
    first = a_table(ready, players=players)
    assert points_of(first.begin().apply(place(3, "mine", "7.1")), "bonus") == large
    second = first.with_bonus("mine", "large", seat=1)
    events = second.begin().apply(place(3, "mine", "7.1"))
    assert events[-1] == {
        "event": "bonus",
        "seat": 0,
        "colour": "mine",
        "size": "small",
        "points": small,
    }


def test_the_third_to_cover_a_colour_gets_nothing():  # rules decision 7
    ready = an_estate().with_tiles({"5.3": "mine", "6.2": "mine"}).storing("mine").with_dice(3)
    table = a_table(ready, players=4).with_bonus("mine", "large", 1).with_bonus("mine", "small", 2)
    game = table.begin()
    assert points_of(game.apply(place(3, "mine", "7.1")), "bonus") == 0
    assert own(game)["bonuses"] == []


def test_each_colour_has_its_own_bonus_tiles():
    ready = an_estate().with_tiles({"5.3": "mine", "6.2": "mine"}).storing("mine").with_dice(3)
    table = a_table(ready).with_bonus("ship", "large", 1).with_bonus("ship", "small", 0)
    game = table.begin()
    assert points_of(game.apply(place(3, "mine", "7.1")), "bonus") == 5
    assert own(game)["bonuses"] == [["mine", "large"], ["ship", "small"]]


def test_all_six_colours_can_be_covered():
    for colour, tile in ONE_OF_EACH.items():
        spaces = [cell for cell, (kind, _) in printed.spaces("1").items() if kind == colour]
        last = next(cell for cell in spaces if cell != "4.4")
        others = [cell for cell in spaces if cell not in (last, "4.4")]
        estate = an_estate().with_tiles(
            dict.fromkeys(others, "building:bank" if colour == "building" else tile)
        )
        neighbour = min(printed.neighbours(last) - set(spaces))
        estate = estate.with_tile(ONE_OF_EACH[printed.spaces("1")[neighbour][0]], at=neighbour)
        number = printed.spaces("1")[last][1]
        events = (
            a_table(estate.storing(tile).with_dice(number)).begin().apply(place(number, tile, last))
        )
        assert [event["colour"] for event in events if event["event"] == "bonus"] == [colour]


# rules decision 5, the start castle


def test_the_start_castle_counts_for_the_castle_bonus():
    estate = an_estate().with_tiles({"1.2": "castle", "1.3": "castle"})
    assert points_for_placing("castle", on=estate, at="2.3") == 6 + 10 + 5


def test_the_start_castle_counts_for_the_size_of_its_region():
    estate = an_estate("7", start="1.2").with_tile("monastery:3", at="1.1")
    assert points_for_placing("castle", on=estate, at="1.3") == 3 + 10


def test_placing_the_start_castle_completes_nothing():
    game = a_table(an_estate("3", start="2.3")).begin()
    assert own(game)["points"] == 0 and own(game)["bonuses"] == []


# p. 6, "Buildings": none twice in a city


def test_a_kind_of_building_is_once_in_a_city():
    estate = an_estate().with_tiles({"5.4": "building:bank", "3.5": "building:bank"})
    assert "5.5" not in cells_offered(estate, "building:bank")
    assert {"5.5", "6.4"} <= cells_offered(estate, "building:church")
    assert cells_offered(estate, "building:bank") == {"3.3"}


def test_the_same_building_can_be_in_another_city():
    assert {"3.3", "3.5"} <= cells_offered(
        an_estate().with_tiles({"5.4": "building:bank", "3.4": "monastery:3"}), "building:bank"
    )


def test_a_tile_tried_on_a_copy_scores_the_same_as_placing_it():
    estate = an_estate().with_tiles({"6.2": "mine", "7.1": "mine"})
    game = a_table(estate).begin()
    mine, cell = catalogue.TILE_NUMBER["mine"], catalogue.CELL_NUMBER["5.3"]
    trial = game.position.copy()
    trial.place_now(0, mine, cell)
    assert trial.scores()[0] - game.position.scores()[0] == points_for_placing(
        "mine", estate, at="5.3"
    )


def test_a_tile_is_tried_only_where_it_can_be_placed():
    position = a_table(an_estate()).begin().position
    mine = catalogue.TILE_NUMBER["mine"]
    assert [catalogue.CELL_NAME[cell] for cell in position.spaces_for(0, mine)] == ["5.3"]
    with pytest.raises(InvalidArgument):
        position.place_now(0, mine, catalogue.CELL_NUMBER["6.2"])
    with pytest.raises(InvalidArgument):
        position.spaces_for(0, 0)
