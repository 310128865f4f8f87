"""Tests of the eight buildings (2011, p. 7)."""

import pytest

from tests.rules.burgundy.an_estate import (
    END,
    a_table,
    an_estate,
    leave,
    load,
    offered,
    own,
    place,
    sell,
    take,
    workers,
)

EVERYTHING = ("castle", "mine", "ship", "monastery:3", "animal:cow:2", "building:bank")
TAKEN = {
    "carpenter": {"building:bank"},
    "church": {"castle", "mine", "monastery:3"},
    "market": {"ship", "animal:cow:2"},
}


def laid(building, estate=None, table=None):
    """Return a game in which this building was just placed with a die at 5.5, beside a watchtower,
    and the events."""
    seat = (
        (estate or an_estate())
        .with_tile("building:watchtower", at="5.4")
        .also_storing(f"building:{building}")
    )
    game = (table or a_table(an_estate())).with_seat(seat.with_dice(1)).begin()
    events = game.apply(place(1, f"building:{building}", "5.5"))
    return game, events


def test_a_warehouse_sells_one_type_of_goods():
    game, _ = laid("warehouse", an_estate().with_goods({2: 3, 6: 1}))
    assert game.state()["pending"] == ["warehouse"]
    assert game.legal()["actions"] == [
        sell("warehouse", 2),
        sell("warehouse", 6),
        leave("warehouse"),
    ]
    events = game.apply(sell("warehouse", 2))
    assert events[1:] == [
        {"event": "points", "seat": 0, "points": 6, "for": "sale"},
        {"event": "gain", "seat": 0, "silver": 1, "for": "sale"},
    ]
    assert own(game)["sold"] == {"2": 3} and game.state()["pending"] == []


@pytest.mark.parametrize("building", TAKEN)
def test_carpenter_church_and_market_take_their_tiles_from_any_depot(building):
    table = a_table(an_estate()).with_depot(2, *EVERYTHING[:3]).with_depot(5, *EVERYTHING[3:])
    game, _ = laid(building, table=table)
    assert {one["tile"] for one in offered(game, type="take")} == TAKEN[building]
    assert game.legal()["actions"][-1] == leave(building)
    assert {price["workers"] for price in game.prices()} == {0}
    chosen = offered(game, type="take")[0]
    game.apply(chosen)
    assert own(game)["storage"] == [chosen["tile"]]
    assert chosen["tile"] not in game.state()["depots"][str(chosen["depot"])]["tiles"]


@pytest.mark.parametrize("building", TAKEN)
def test_none_of_them_takes_from_the_black_depot(building):
    game, _ = laid(building, table=a_table(an_estate()).with_black(*EVERYTHING))
    assert game.state()["pending"] == [] and game.legal()["actions"] == [END]


@pytest.mark.parametrize("building", TAKEN)
def test_the_effect_of_a_building_lapses_without_a_choice(building):
    others = [tile for tile in EVERYTHING if tile not in TAKEN[building]]
    game, _ = laid(building, table=a_table(an_estate()).with_depot(1, *others[:4]))
    assert game.state()["pending"] == []
    assert own(game)["cells"]["5.5"] == f"building:{building}"


def test_a_warehouse_with_nothing_to_sell_lapses():
    game, _ = laid("warehouse")
    assert game.legal()["actions"] == [END]


def test_a_boarding_house_gives_4_workers():
    game, events = laid("boarding-house")
    assert events[1:] == [{"event": "gain", "seat": 0, "workers": 4, "for": "boarding-house"}]
    assert own(game)["workers"] == 4


def test_a_bank_gives_2_silver():
    game, events = laid("bank")
    assert events[1:] == [{"event": "gain", "seat": 0, "silver": 2, "for": "bank"}]
    assert own(game)["silver"] == 2


def test_a_watchtower_scores_4_points():
    seat = (
        an_estate().with_tile("building:bank", at="5.4").storing("building:watchtower").with_dice(1)
    )
    events = a_table(seat).begin().apply(place(1, "building:watchtower", "5.5"))
    assert events[1:] == [{"event": "points", "seat": 0, "points": 4, "for": "watchtower"}]


def test_a_city_hall_places_a_second_tile_of_any_number():
    game, _ = laid("city-hall", an_estate().storing("mine", "ship"))
    assert game.legal()["actions"] == [
        place("city-hall", "mine", "5.3"),
        place("city-hall", "ship", "4.3"),
        place("city-hall", "ship", "4.5"),
        place("city-hall", "ship", "4.6"),
        leave("city-hall"),
    ]
    game.apply(place("city-hall", "mine", "5.3"))
    assert own(game)["cells"]["5.3"] == "mine" and own(game)["storage"] == ["ship"]


def test_a_tile_placed_by_a_city_hall_has_all_its_effects():
    table = a_table(an_estate()).with_depot(1, goods={2: 1})
    game, _ = laid("city-hall", an_estate().storing("ship"), table)
    events = game.apply(place("city-hall", "ship", "4.5"))
    assert [event["event"] for event in events] == ["action", "order"]
    assert game.legal()["actions"] == [load([1], [2])]


def test_a_city_hall_can_place_a_castle_whose_action_must_be_taken():
    game, _ = laid("city-hall", an_estate().with_tile("building:bank", at="3.3").storing("castle"))
    game.apply(place("city-hall", "castle", "2.3"))
    assert game.legal()["actions"] == [workers("castle")]


def test_a_city_hall_obeys_colour_neighbour_and_one_of_a_kind():  # rules decision 2
    estate = (
        an_estate()
        .storing("building:watchtower", "building:city-hall")
        .with_tile("building:bank", at="3.3")
    )
    game, _ = laid("city-hall", estate)
    # Both kinds are in this city already, and no other city is beside a tile.
    assert game.state()["pending"] == []
    game, _ = laid("city-hall", estate.with_tile("monastery:3", at="3.4"))
    laid_by_it = {(one["tile"], one["cell"]) for one in offered(game, type="place")}
    assert laid_by_it == {("building:watchtower", "3.5"), ("building:city-hall", "3.5")}


def test_a_city_hall_with_nothing_to_place_lapses():
    game, _ = laid("city-hall")
    assert game.legal()["actions"] == [END]
    game, _ = laid("city-hall", an_estate().storing("castle"))  # no castle space is beside a tile
    assert game.legal()["actions"] == [END]


@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "city-hall"])
def test_the_effect_of_a_building_can_be_declined(building):  # p. 7 says "may"; rules decision 2
    estate = an_estate().with_goods({2: 3}).storing("mine")
    table = a_table(an_estate()).with_depot(2, *EVERYTHING[:3]).with_depot(5, *EVERYTHING[3:])
    game, _ = laid(building, estate, table)
    before = (own(game), game.state()["depots"])
    events = game.apply(leave(building))
    assert [event["event"] for event in events] == ["action"]
    assert (own(game), game.state()["depots"]) == before
    assert END in game.legal()["actions"] and game.state()["pending"] == []


def test_a_building_needs_no_die_for_its_effect():
    table = a_table(an_estate()).with_depot(2, "ship")
    seat = (
        an_estate()
        .with_tile("building:watchtower", at="5.4")
        .storing("building:market")
        .with_dice(1, 4)
    )
    game = table.with_seat(seat).begin()
    game.apply(place(1, "building:market", "5.5"))
    game.apply(take("market", "ship", 2))
    assert game.state()["dice"][0] == [4]


def test_a_taken_tile_can_be_placed_with_the_other_die_of_the_turn():
    table = a_table(an_estate()).with_depot(2, "mine")
    seat = (
        an_estate()
        .with_tile("building:watchtower", at="5.4")
        .storing("building:church")
        .with_dice(1, 4)
    )
    game = table.with_seat(seat).begin()
    game.apply(place(1, "building:church", "5.5"))
    game.apply(take("church", "mine", 2))
    game.apply(place(4, "mine", "5.3"))
    assert own(game)["cells"]["5.3"] == "mine"
