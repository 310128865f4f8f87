"""Tests of the effects of placed tiles: ships, animals, castles, mines (2011, pp. 5 and 6)."""

import pytest

from burgundy_qt.rules.errors import IllegalAction
from tests.rules.burgundy.an_estate import (
    END,
    a_table,
    an_estate,
    load,
    offered,
    own,
    place,
    points_for_placing,
    points_of,
    sell,
    take,
    workers,
)

# p. 5, "Ship": the goods


def test_a_ship_loads_the_goods_of_one_depot_that_fit():  # p. 5, Karolina's example
    turquoise, purple, pink, brown = 1, 2, 3, 5
    karolina = an_estate().with_goods({turquoise: 1, purple: 1}).storing("ship").with_dice(5)
    game = a_table(karolina).with_depot(2, goods={turquoise: 1, pink: 1, brown: 1}).begin()
    game.apply(place(5, "ship", "4.5"))
    assert game.legal()["actions"] == [load([2], [1, 5]), load([2], [1, 3])]
    events = game.apply(load([2], [turquoise, pink]))
    assert events[1] == {"event": "loaded", "seat": 0, "goods": {"1": 1, "3": 1}}
    assert own(game)["goods"] == {"1": 2, "2": 1, "3": 1}
    assert game.state()["depots"]["2"]["goods"] == {"5": 1}


def a_ship_laid(goods, *depots, knowledge=()):
    """Return the legal loads of a seat with these goods after a ship, and the game; the listed
    depots are 1, 2, …"""
    seat = an_estate().with_goods(goods).storing("ship").with_dice(5).with_knowledge(*knowledge)
    table = a_table(seat)
    for depot, lying in enumerate(depots, 1):
        table = table.with_depot(depot, goods=lying)
    game = table.begin()
    game.apply(place(5, "ship", "4.5"))
    return offered(game, type="load"), game


def test_any_depot_with_goods_can_be_chosen_after_any_die():
    loads, game = a_ship_laid({}, {1: 1}, {}, {3: 2, 4: 1}, {}, {}, {6: 5})
    assert loads == [load([1], [1]), load([3], [3, 4]), load([6], [6])]
    assert game.legal()["actions"] == loads


def test_loaded_goods_are_added_to_stored_ones_of_their_type():
    loads, game = a_ship_laid({1: 1, 2: 1, 3: 1}, {1: 4, 2: 2})
    assert loads == [load([1], [1, 2])]
    game.apply(loads[0])
    assert own(game)["goods"] == {"1": 5, "2": 3, "3": 1}


def test_all_goods_that_fit_are_loaded_and_never_fewer():  # rules decision 3
    loads, _ = a_ship_laid({5: 1}, {1: 1, 2: 1, 3: 2, 5: 1})
    assert [one["goods"] for one in loads] == [[2, 3, 5], [1, 3, 5], [1, 2, 5]]
    loads, _ = a_ship_laid({}, {1: 1, 2: 1, 3: 1, 4: 1})
    assert sorted(one["goods"] for one in loads) == [[1, 2, 3], [1, 2, 4], [1, 3, 4], [2, 3, 4]]


def test_a_depot_from_which_nothing_fits_is_not_offered():  # rules decision 3
    loads, _ = a_ship_laid({1: 1, 2: 1, 3: 1}, {4: 1}, {1: 1, 5: 1})
    assert loads == [load([2], [1])]


def test_a_ship_must_load_if_any_goods_fit():  # rules decision 2
    _, game = a_ship_laid({}, {1: 1})
    assert game.state()["pending"] == ["ship"]
    assert game.legal()["actions"] == [load([1], [1])]


@pytest.mark.parametrize(("goods", "lying"), [({}, {}), ({1: 1, 2: 1, 3: 1}, {4: 2, 5: 1})])
def test_with_nothing_to_load_the_effect_lapses(goods, lying):  # rules decision 2
    loads, game = a_ship_laid(goods, lying)
    assert loads == [] and game.state()["pending"] == []
    assert END in game.legal()["actions"]


# p. 5, "Ship": the order track; rules decision 15


def order_after_a_ship(order, steps, seat=0):
    estates = [an_estate().on_step(step) for step in steps]
    estates[seat] = estates[seat].storing("ship").with_dice(5)
    acting = (seat, *[other for other in order if other != seat])
    game = a_table(*estates).ordered(*order).acted(*acting).begin()
    events = game.apply(place(5, "ship", "4.5"))
    assert events[1] == {"event": "order", "order": game.state()["order"]}
    return game.state()["order"], game.state()["track"]


def test_a_ship_moves_its_owners_marker_one_space():
    assert order_after_a_ship((1, 2, 0), (0, 0, 0)) == ([0, 1, 2], [1, 0, 0])
    assert order_after_a_ship((1, 2, 0), (0, 2, 2)) == ([1, 2, 0], [1, 2, 2])
    assert order_after_a_ship((1, 2, 0), (0, 2, 0)) == ([1, 0, 2], [1, 2, 0])


def test_on_a_shared_space_the_last_marker_is_on_top():
    assert order_after_a_ship((1, 2, 0), (0, 1, 1)) == ([0, 1, 2], [1, 1, 1])
    assert order_after_a_ship((3, 1, 2, 0), (1, 2, 2, 3)) == ([3, 0, 1, 2], [2, 2, 2, 3])


def test_at_the_end_of_the_track_the_marker_goes_on_top_of_its_stack():
    assert order_after_a_ship((1, 0), (6, 6)) == ([0, 1], [6, 6])
    assert order_after_a_ship((1, 0), (5, 6)) == ([0, 1], [6, 6])
    assert order_after_a_ship((2, 1, 0), (6, 3, 6)) == ([0, 2, 1], [6, 3, 6])


def test_the_order_changes_from_the_next_round_on():
    ready = an_estate().storing("ship").with_dice(5)
    game = a_table(an_estate(), ready).ordered(0, 1).acted(0, 1, turn=1).begin()
    game.apply(place(5, "ship", "4.5"))
    assert (game.state()["order"], game.state()["to_act"]) == ([1, 0], [1])
    assert game.apply(END)[-1] == {"event": "turn", "seat": 1}
    assert game.state()["to_act"] == [1, 0]


def test_a_ship_of_the_first_seat_changes_nothing_in_the_current_round():
    game = a_table(an_estate().storing("ship").with_dice(5), an_estate(), an_estate()).begin()
    game.apply(place(5, "ship", "4.5"))
    assert game.state()["to_act"] == [0, 1, 2]


# p. 6, "Animals"


def test_4_cows_beside_3_cows_score_7_and_4_more_would_score_11():  # p. 6, Bartek's example
    estate = an_estate().with_tile("animal:cow:3", at="2.2")
    assert points_for_placing("animal:cow:4", on=estate, at="1.1") == 4 + 3
    estate = estate.with_tile("animal:cow:4", at="1.1")
    assert points_for_placing("animal:cow:4", on=estate, at="2.1") == 4 + 4 + 3


def test_second_cow_tile_scores_the_first_again():
    estate = an_estate().with_tile("animal:cow:3", at="3.1")
    assert points_for_placing("animal:cow:4", on=estate, at="2.1") == 7


@pytest.mark.parametrize("species", ["cow", "sheep", "pig", "chicken"])
@pytest.mark.parametrize("heads", [2, 3, 4])
def test_an_animal_tile_scores_its_heads(species, heads):
    estate = an_estate().with_tile("building:bank", at="5.5")
    assert points_for_placing(f"animal:{species}:{heads}", on=estate, at="5.6") == heads + 1 + 10


def test_only_animals_of_the_same_species_score_again():
    estate = an_estate().with_tiles(
        {"2.2": "animal:sheep:4", "3.1": "animal:cow:2", "3.2": "animal:pig:3"}
    )
    assert points_for_placing("animal:cow:3", on=estate, at="2.1") == 3 + 2


def test_animals_score_again_without_touching_the_new_tile():
    estate = an_estate().with_tiles({"1.1": "animal:cow:4", "3.1": "mine"})
    estate = estate.with_tile("animal:pig:2", at="2.2")
    assert points_for_placing("animal:cow:2", on=estate, at="3.2") == 2 + 4


def test_animals_on_another_pasture_do_not_score():
    estate = an_estate().with_tiles({"5.6": "animal:cow:4", "2.2": "animal:pig:2"})
    assert points_for_placing("animal:cow:3", on=estate, at="1.1") == 3


# p. 6, "Castle"


def a_castle_laid(estate=None, depots=None):
    """Return a game in which a castle was just placed at 2.3."""
    ready = (
        (estate or an_estate())
        .with_tile("building:bank", at="3.3")
        .also_storing("castle")
        .with_dice(6)
    )
    table = a_table(ready)
    for depot, tiles in (depots or {}).items():
        table = table.with_depot(depot, *tiles)
    game = table.begin()
    game.apply(place(6, "castle", "2.3"))
    return game


def test_a_castle_gives_an_action_at_once_as_if_with_any_die():
    game = a_castle_laid(
        an_estate().storing("mine").with_goods({2: 2, 5: 1}), {1: ("ship",), 6: ("castle", "mine")}
    )
    assert game.state()["pending"] == ["castle"]
    assert game.legal()["actions"] == [
        take("castle", "ship", 1),
        take("castle", "castle", 6),
        take("castle", "mine", 6),
        place("castle", "mine", "5.3"),
        sell("castle", 2),
        sell("castle", 5),
        workers("castle"),
    ]
    assert {price["workers"] for price in game.prices()} == {0}


def test_a_castles_action_must_be_taken():  # rules decision 2
    game = a_castle_laid()
    assert game.legal()["actions"] == [workers("castle")]
    with pytest.raises(IllegalAction):
        game.apply(END)
    game.apply(workers("castle"))
    assert own(game)["workers"] == 2 and game.state()["pending"] == []


def test_a_castle_never_takes_from_the_black_depot():
    game = a_table(an_estate()).with_black("ship").waiting("castle").begin()
    assert offered(game, type="take") == []


def test_a_tile_placed_by_a_castle_has_its_effect():
    game = a_castle_laid(an_estate().storing("castle").with_tile("castle", at="1.2"))
    game.apply(place("castle", "castle", "1.3"))
    assert game.state()["pending"] == ["castle"]
    assert own(game)["points"] == 6 + 10 + 5


def test_the_dice_stay_for_the_rest_of_the_turn():
    game = a_table(
        an_estate().with_dice(3, 6).storing("castle").with_tile("building:bank", at="3.3")
    ).begin()
    game.apply(place(6, "castle", "2.3"))
    game.apply(workers("castle"))
    assert game.state()["dice"][0] == [3]


def test_a_castle_ignores_only_the_number():  # rules decision 2
    estate = an_estate().storing("building:bank").with_tile("building:bank", at="5.4")
    game = a_castle_laid(estate)  # the cities of 3.3 and 5.4 have a bank
    assert offered(game, type="place") == []


# p. 6, "Mine": the silver comes at the end of a phase, see test_phases.py


def test_placing_a_mine_has_no_effect():
    game = a_table(an_estate().storing("mine").with_dice(4)).begin()
    assert [event["event"] for event in game.apply(place(4, "mine", "5.3"))] == ["action"]
    assert game.state()["pending"] == [] and points_of(game.events) == 0
