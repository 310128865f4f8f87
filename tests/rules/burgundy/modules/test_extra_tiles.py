"""Tests of the extra tiles (2019, p. 11): monasteries 27 and 28, the crane and the geese."""

from collections import Counter

import pytest

from burgundy_qt.rules.burgundy import catalogue
from burgundy_qt.rules.game import Game
from tests.rules.burgundy.an_estate import (
    END,
    HIRE,
    a_table,
    an_estate,
    leave,
    offered,
    own,
    place,
    points_for_placing,
    points_of,
    take,
)
from tests.rules.burgundy.test_end import final

BUILDINGS = (
    "warehouse",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
    "watchtower",
)
ALWAYS = {"boarding-house", "bank", "watchtower"}


def a_game_of(*estates, **at_the_table):
    return a_table(*estates, **at_the_table).of_2019("extra-tiles")


# 27: the marker on top of its stack


def order_after_a_ship(order, steps, owner, seat=0):
    """Return the order after `seat` placed a ship while `owner` has monastery 27 on its estate."""
    estates = [an_estate().on_step(step) for step in steps]
    estates[owner] = estates[owner].with_knowledge(27)
    estates[seat] = estates[seat].storing("ship").with_dice(5)
    acting = (seat, *[other for other in order if other != seat])
    game = a_game_of(*estates).ordered(*order).acted(*acting).begin()
    game.apply(place(5, "ship", "4.5"), seat)
    return game.state()["order"]


def test_27_keeps_its_marker_on_top_when_another_moves_onto_its_space():
    assert order_after_a_ship((1, 0), (0, 1), owner=1) == [1, 0]
    assert order_after_a_ship((1, 2, 0), (0, 1, 1), owner=1) == [1, 0, 2]


def test_27_keeps_its_marker_on_top_at_the_end_of_the_track_too():
    assert order_after_a_ship((1, 0), (6, 6), owner=1) == [1, 0]
    assert order_after_a_ship((1, 0), (5, 6), owner=1) == [1, 0]


def test_27_does_not_stop_markers_that_move_past_its_space():
    assert order_after_a_ship((1, 0), (1, 1), owner=1) == [0, 1]


def test_27_puts_its_marker_on_top_of_others_as_any_ship_does():
    assert order_after_a_ship((1, 2, 0), (0, 1, 1), owner=0) == [0, 1, 2]


def laying_27(order, steps):
    """Return the events when seat 0 places monastery 27, and the order then."""
    estates = [an_estate().on_step(step) for step in steps]
    estates[0] = estates[0].storing("monastery:27").with_dice(1)
    game = a_game_of(*estates).ordered(*order).acted(0, *[seat for seat in order if seat]).begin()
    return game.apply(place(1, "monastery:27", "3.4")), game


def test_placing_27_puts_its_marker_on_top_at_once():
    events, game = laying_27((1, 2, 0), (1, 1, 1))
    assert {"event": "order", "order": [0, 1, 2]} in events
    assert game.state()["order"] == [0, 1, 2]


def test_27_lifts_its_marker_over_those_on_its_space_only():
    _, game = laying_27((2, 1, 0), (1, 1, 2))
    assert game.state()["order"] == [2, 0, 1]


def test_27_reports_no_order_if_its_marker_is_on_top_already():
    events, _ = laying_27((0, 1, 2), (1, 1, 1))
    assert "order" not in [event["event"] for event in events]


# 28: workers for silver


RICH = an_estate().with_knowledge(28).with_silver(2)


def test_28_buys_two_workers_for_one_silver():
    game = a_game_of(RICH).begin()
    events = game.apply(HIRE)
    assert events == [
        {"event": "action", "seat": 0, "action": HIRE, "paid": {"workers": 0, "silver": 1}},
        {"event": "gain", "seat": 0, "workers": 2, "for": "hire"},
    ]
    assert (own(game)["silver"], own(game)["workers"]) == (1, 2)


def test_28_uses_up_no_die_and_no_purchase():
    game = a_game_of(RICH.with_dice(3, 5)).begin()
    game.apply(HIRE)
    assert game.state()["dice"][0] == [3, 5] and not game.state()["bought"]


def test_28_buys_as_long_as_there_is_silver():
    game = a_game_of(RICH.with_dice()).begin()
    for _ in range(2):
        assert game.legal()["actions"] == [END, HIRE]
        game.apply(HIRE)
    assert game.legal()["actions"] == [END]
    assert own(game)["workers"] == 4


def test_without_28_there_are_no_workers_for_silver():
    assert HIRE not in a_game_of(an_estate().with_silver(5)).begin().legal()["actions"]
    stored = an_estate().with_silver(5).storing("monastery:28")
    assert HIRE not in a_game_of(stored).begin().legal()["actions"]


@pytest.mark.parametrize("effect", ["castle", "ship", "market", "city-hall", "crane"])
def test_28_buys_while_an_effect_continues_to_wait(
    effect,
):  # docs/rules.md, knowledge tile 28
    seat = RICH.storing("ship")
    game = a_game_of(seat).waiting(effect).with_depot(2, "ship", goods={3: 1}).begin()
    before = [action for action in game.legal()["actions"] if action != HIRE]
    game.apply(HIRE)
    assert game.state()["pending"] == [effect]
    assert [action for action in game.legal()["actions"] if action != HIRE] == before


def test_28_is_for_the_owners_turn_only():
    game = a_game_of(an_estate().with_silver(3), RICH).begin()
    assert HIRE not in game.legal()["actions"]


# The crane


def laid_crane(estate=None, table=None):
    """Return a game in which a crane was just placed with a die, at 5.5 beside a watchtower, and
    the events."""
    seat = (
        (estate or an_estate())
        .with_tile("building:watchtower", at="5.4")
        .also_storing("building:crane")
    )
    game = (table or a_game_of(an_estate())).with_seat(seat.with_dice(1)).begin()
    return game, game.apply(place(1, "building:crane", "5.5"))


def copied(game):
    return {action["building"] for action in offered(game, type="copy")}


def copy(building):
    return {"type": "copy", "by": "crane", "building": building}


def test_a_crane_copies_any_building_even_one_that_its_owner_lacks():
    everything = a_game_of(an_estate()).with_depot(2, "ship", "mine", "building:bank")
    game, _ = laid_crane(an_estate().with_goods({2: 1}).storing("ship"), everything)
    assert game.state()["pending"] == ["crane"]
    assert copied(game) == set(BUILDINGS)
    assert leave("crane") in game.legal()["actions"]
    assert {price["workers"] for price in game.prices()} == {0}


def test_a_crane_offers_only_buildings_that_would_do_something():
    game, _ = laid_crane()
    assert copied(game) == ALWAYS


@pytest.mark.parametrize(
    ("building", "gain"),
    [
        ("bank", {"event": "gain", "seat": 0, "silver": 2, "for": "bank"}),
        ("boarding-house", {"event": "gain", "seat": 0, "workers": 4, "for": "boarding-house"}),
        ("watchtower", {"event": "points", "seat": 0, "points": 4, "for": "watchtower"}),
    ],
)
def test_a_crane_gives_the_same_as_bank_boarding_house_and_watchtower(building, gain):
    game, _ = laid_crane()
    assert game.apply(copy(building))[1:] == [gain]
    assert game.state()["pending"] == []


@pytest.mark.parametrize(
    ("building", "tile"), [("carpenter", "building:bank"), ("church", "castle"), ("market", "ship")]
)
def test_a_crane_takes_a_tile_from_a_depot_as_carpenter_church_and_market_do(building, tile):
    game, _ = laid_crane(
        table=a_game_of(an_estate()).with_depot(4, "building:bank", "castle", "ship")
    )
    game.apply(copy(building))
    assert game.state()["pending"] == [building]
    assert game.legal()["actions"] == [take(building, tile, 4), leave(building)]
    game.apply(take(building, tile, 4))
    assert own(game)["storage"] == [tile]


def test_a_crane_sells_goods_as_a_warehouse_does():
    game, _ = laid_crane(an_estate().with_goods({4: 2}))
    game.apply(copy("warehouse"))
    events = game.apply({"type": "sell", "by": "warehouse", "good": 4})
    assert points_of(events) == 4 and own(game)["silver"] == 1


def test_a_crane_places_a_stored_tile_like_a_city_hall():
    game, _ = laid_crane(an_estate().storing("castle"))
    assert "city-hall" not in copied(game)
    game, _ = laid_crane(an_estate().storing("ship"))
    game.apply(copy("city-hall"))
    game.apply(offered(game, type="place", by="city-hall")[0])
    assert "ship" in own(game)["cells"].values()


def test_the_effect_of_a_crane_can_be_declined():
    game, _ = laid_crane()
    game.apply(leave("crane"))
    assert game.state()["pending"] == [] and own(game)["silver"] == 0


def test_a_crane_that_copies_a_carpenter_may_still_take_nothing():
    game, _ = laid_crane(table=a_game_of(an_estate()).with_depot(4, "building:bank"))
    game.apply(copy("carpenter"))
    game.apply(leave("carpenter"))
    assert game.state()["pending"] == [] and own(game)["storage"] == []


def test_a_crane_copies_no_white_castle_if_there_is_none_in_the_box():
    game, _ = laid_crane()
    assert "white-castle" not in copied(game)


def test_a_crane_counts_as_a_separate_kind_of_building_in_a_city():
    beside_a_bank = (
        an_estate().with_tile("building:bank", at="5.4").storing("building:crane").with_dice(1)
    )
    assert offered(a_game_of(beside_a_bank).begin(), tile="building:crane")


def end_points(estate, *tiles):
    """Return the points of the monasteries, given by number, at the end."""
    ready = estate.with_knowledge(*tiles)
    events = final(ready, table=a_game_of(ready)).events
    told = [
        event
        for event in events
        if event["event"] == "points" and event["for"].startswith("monastery:")
    ]
    return {int(event["for"].partition(":")[2]): event["points"] for event in told}


CRANE = an_estate().with_tile("building:crane", at="5.4")


@pytest.mark.parametrize("tile", range(16, 24))
def test_a_crane_counts_as_the_building_of_each_of_16_to_23(tile):
    assert end_points(CRANE, tile) == {tile: 4}
    assert end_points(an_estate(), tile) == {}


def test_a_crane_counts_for_one_of_16_to_23_only():
    two_banks = CRANE.with_tiles({"5.5": "building:bank", "3.3": "building:bank"})
    assert sum(end_points(two_banks, 17, 22).values()) == 4 + 2 * 4


def test_a_crane_counts_as_another_building_than_it_copied_if_that_is_better():
    game, _ = laid_crane(an_estate().with_knowledge(23))
    game.apply(copy("bank"))
    game.position.score_the_end()
    assert own(game)["points"] == 4 + 2  # as a city hall, with the silver of the bank


def test_a_crane_counts_for_no_tile_that_scores_other_things():
    assert end_points(CRANE, 15, 24, 25, 26, 27, 28) == {}


def test_27_and_28_score_nothing_at_the_end():
    assert end_points(an_estate().with_tile("building:city-hall", at="5.4"), 27, 28) == {}


# Geese


KAROL = an_estate().with_tiles({"3.1": "animal:cow:2", "3.2": "animal:cow:3"})


def geese_on(estate, at="2.1"):
    return points_for_placing("animal:geese:2", on=estate, at=at, table=a_game_of(estate))


def test_geese_score_2_and_one_species_of_their_pasture():  # p. 11, Karol's example
    assert geese_on(KAROL) == 7


def test_other_animals_placed_later_score_the_geese_again():  # p. 11, Karol's example
    flock = KAROL.with_tile("animal:geese:2", at="2.1")
    assert points_for_placing("animal:pig:4", on=flock, at="2.2", table=a_game_of(flock)) == 6


def test_geese_take_the_species_that_is_worth_most():  # docs/rules.md, geese
    mixed = KAROL.with_tile("animal:pig:4", at="2.2")
    assert geese_on(mixed) == 2 + 5
    # This also completes the pasture.
    assert geese_on(mixed.with_tile("animal:pig:2", at="1.1")) == 2 + 6 + 10 + 5 + 10


def test_geese_alone_score_2():
    assert geese_on(an_estate().with_tile("castle", at="3.3"), at="3.2") == 2


def test_geese_score_no_animals_of_another_pasture():
    elsewhere = an_estate().with_tiles({"5.6": "animal:cow:4", "3.2": "animal:sheep:2"})
    assert geese_on(elsewhere) == 4


def test_7_adds_1_for_each_tile_that_scores_geese_included():  # docs/rules.md, geese
    assert geese_on(KAROL.with_knowledge(7)) == (2 + 1) + (2 + 1) + (3 + 1)
    flock = KAROL.with_tile("animal:geese:2", at="2.1").with_knowledge(7)
    assert points_for_placing("animal:pig:4", on=flock, at="2.2", table=a_game_of(flock)) == 5 + 3


def test_7_decides_which_species_is_worth_most():
    small = {"3.1": "animal:pig:2", "3.2": "animal:pig:2", "2.2": "animal:cow:4"}
    estate = an_estate().with_tiles(small).with_knowledge(7)
    assert geese_on(estate) == 3 + 6


def test_geese_are_one_more_species_for_24():
    animals = {"3.1": "animal:cow:2", "3.2": "animal:sheep:3", "2.1": "animal:geese:2"}
    assert end_points(an_estate().with_tiles(animals), 24) == {24: 12}


# The box


def test_the_extra_tiles_are_in_the_box_with_the_module_only():
    extra = {"monastery:27", "monastery:28", "building:crane", "animal:geese:2"}
    assert all_tiles_of(["extra-tiles"]) - all_tiles_of([]) == dict.fromkeys(extra, 1)


def all_tiles_of(modules):
    """Return how many tiles of each kind the box has."""
    raw = Game({"edition": "2019", "modules": modules, "seed": 3}).position.raw()
    return Counter(catalogue.TILE_NAME[tile] for tile in raw["stack"] if tile)
