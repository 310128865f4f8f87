"""Tests of the knowledge tiles with an effect during play, 1 to 14 (2011, pp. 10 and 11)."""

import pytest

from tests.rules.burgundy import printed
from tests.rules.burgundy.an_estate import (
    END,
    a_table,
    an_estate,
    buy,
    cost,
    load,
    offered,
    own,
    place,
    points_for_placing,
    sell,
    take,
    workers,
)

NUMBER = {cell: number for cell, (_, number) in printed.spaces("1").items()}


def scholar(*tiles):
    return an_estate().with_knowledge(*tiles)


# 1: buildings of a kind more than once in a city


def test_1_allows_equal_buildings_in_one_city():
    estate = scholar(1).with_tile("building:bank", at="5.4").storing("building:bank").with_dice(1)
    game = a_table(estate).begin()
    assert place(1, "building:bank", "5.5") in game.legal()["actions"]
    game.apply(place(1, "building:bank", "5.5"))
    assert own(game)["silver"] == 2


def test_1_works_for_a_city_hall_and_a_castle_too():
    estate = (
        scholar(1)
        .with_tiles({"5.4": "building:bank", "3.3": "building:bank"})
        .storing("building:bank")
    )
    for effect in ("city-hall", "castle"):
        cells = {
            one["cell"] for one in offered(a_table(estate).waiting(effect).begin(), type="place")
        }
        assert cells == {"5.5", "6.4"}


def test_1_lifts_no_other_rule():  # rules decision 12
    estate = scholar(1).with_tile("building:bank", at="5.4").storing("building:bank").with_dice(5)
    assert {one["cell"] for one in offered(a_table(estate).begin(), type="place")} == {"6.4"}


def test_1_works_only_after_it_is_placed():
    estate = (
        an_estate()
        .with_tile("building:bank", at="5.4")
        .storing("building:bank", "monastery:1")
        .with_dice(1)
    )
    assert offered(a_table(estate).begin(), type="place", tile="building:bank") == []


# 2: workers for mines


def test_2_gives_a_worker_for_each_mine_at_the_end_of_a_phase():
    estate = scholar(2).with_tiles({"5.3": "mine", "6.2": "mine"}).with_dice()
    game = a_table(estate).in_phase("B", 5).acted(1, 0, turn=1).begin()
    assert game.apply(END)[2] == {
        "event": "gain",
        "seat": 0,
        "silver": 2,
        "workers": 2,
        "for": "mines",
    }


def test_2_without_a_mine_gives_nothing():
    game = a_table(scholar(2).with_dice()).in_phase("B", 5).acted(1, 0, turn=1).begin()
    assert game.apply(END)[2]["event"] == "phase"


# 3 and 4: more for a sale


SALES = {
    "by a die": (2, ()),
    "by a castle": ("castle", ("castle",)),
    "by a warehouse": ("warehouse", ("warehouse",)),
}


@pytest.mark.parametrize("how", SALES)
@pytest.mark.parametrize(
    ("tiles", "gained"),
    [
        ((), {"silver": 1}),
        ((3,), {"silver": 2}),
        ((4,), {"silver": 1, "workers": 1}),
        ((3, 4), {"silver": 2, "workers": 1}),
    ],
)
def test_3_gives_2_silver_for_a_sale_and_4_a_worker_too(how, tiles, gained):  # rules decision 8
    by, effects = SALES[how]
    game = a_table(scholar(*tiles).with_goods({2: 3}).with_dice(2)).waiting(*effects).begin()
    assert game.apply(sell(by, 2))[-1] == {"event": "gain", "seat": 0, **gained, "for": "sale"}


# 5: goods of two neighbouring depots


def loads_of_two(tiles, goods, lying):
    table = a_table(scholar(*tiles).with_goods(goods)).waiting("ship")
    for depot, there in lying.items():
        table = table.with_depot(depot, goods=there)
    return table.begin()


def test_5_loads_the_goods_of_two_neighbouring_depots():
    game = loads_of_two((5,), {}, {2: {1: 2}, 3: {1: 1, 4: 1}, 5: {6: 1}})
    assert game.legal()["actions"] == [
        load([2], [1]),
        load([3], [1, 4]),
        load([5], [6]),
        load([2, 3], [1, 4]),
    ]
    game.apply(load([2, 3], [1, 4]))
    assert own(game)["goods"] == {"1": 3, "4": 1}


def test_5_depots_6_and_1_are_neighbours():
    game = loads_of_two((5,), {}, {1: {2: 1}, 6: {3: 1}})
    assert load([1, 6], [2, 3]) in game.legal()["actions"]


def test_5_loads_from_both_depots_or_it_is_a_normal_load():  # rules decision 3
    game = loads_of_two((5,), {1: 1, 2: 1, 3: 1}, {4: {1: 1, 5: 1}, 5: {6: 2}})
    assert game.legal()["actions"] == [load([4], [1])]


def test_5_with_little_space_the_types_are_chosen_from_both():
    game = loads_of_two((5,), {1: 1}, {2: {2: 1, 3: 1}, 3: {4: 1}})
    assert [one for one in game.legal()["actions"] if len(one["depots"]) == 2] == [
        load([2, 3], [3, 4]),
        load([2, 3], [2, 4]),
    ]


def test_without_5_a_ship_loads_from_one_depot():
    game = loads_of_two((), {}, {2: {1: 2}, 3: {1: 1}})
    assert {len(one["depots"]) for one in game.legal()["actions"]} == {1}


# 6: purchases from any depot


def test_6_buys_from_every_depot_for_2_silver():
    table = a_table(scholar(6).with_silver(4).with_dice()).with_black("castle")
    for depot in range(1, 7):
        table = table.with_depot(depot, "ship")
    game = table.begin()
    assert [one["depot"] for one in offered(game, type="buy")] == ["black", 1, 2, 3, 4, 5, 6]
    game.apply(buy("ship", 4))
    assert own(game)["storage"] == ["ship"] and own(game)["silver"] == 2
    assert game.state()["depots"]["4"]["tiles"] == []


def test_6_still_buys_only_once_a_turn():
    game = (
        a_table(scholar(6).with_silver(8))
        .with_depot(3, "ship", "mine")
        .with_black("castle")
        .begin()
    )
    game.apply(buy("mine", 3))
    assert offered(game, type="buy") == []


# 7: a point more for an animal tile


def test_7_scores_1_more_for_every_animal_tile_that_scores():  # p. 10, Bartek's example
    estate = scholar(7).with_tile("animal:sheep:4", at="2.2")
    assert points_for_placing("animal:sheep:3", on=estate, at="1.1") == (3 + 1) + (4 + 1)
    estate = estate.with_tile("animal:sheep:3", at="1.1")
    assert points_for_placing("animal:pig:2", on=estate, at="2.1") == 2 + 1


# 8: two steps for a worker


def test_8_two_workers_turn_a_6_into_a_3():  # p. 10, Karolina's example
    game = a_table(scholar(8).with_dice(6).with_workers(2)).with_depot(3, "ship").begin()
    assert cost(game, take(6, "ship", 3)) == 2


@pytest.mark.parametrize(("depot", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 1), (6, 1)])
def test_8_half_the_steps_are_paid_rounded_up(depot, price):  # rules decision 1
    for owned in range(3):
        table = a_table(scholar(8).with_dice(1).with_workers(owned).with_goods({depot: 1}))
        game = table.with_depot(depot, "mine").begin()
        expected = price if price <= owned else None
        assert cost(game, take(1, "mine", depot)) == cost(game, sell(1, depot)) == expected


# 9, 10, 11: a free step for laying


LAID = {
    "building:bank": ({"5.4": "building:church"}, ("5.5", "6.4", "3.3")),
    "ship": ({"3.3": "building:church"}, ("4.3", "4.5")),
    "animal:cow:2": (
        {"5.5": "building:church", "3.3": "building:church", "3.2": "animal:pig:2"},
        ("2.2", "5.6", "3.1"),
    ),
    "castle": ({"3.3": "building:church", "2.4": "monastery:26"}, ("2.3", "1.3")),
    "mine": ({"5.4": "building:church"}, ("5.3",)),
    "monastery:20": ({"3.5": "building:church"}, ("3.4", "2.4")),
}
FREE_FOR = {
    9: {"building:bank"},
    10: {"ship", "animal:cow:2"},
    11: {"castle", "mine", "monastery:20"},
    12: set(),
}


@pytest.mark.parametrize("tile", LAID)
@pytest.mark.parametrize("knowledge", FREE_FOR)
def test_9_10_and_11_give_a_free_step_for_placing_their_tiles(knowledge, tile):
    ground, cells = LAID[tile]
    free = tile in FREE_FOR[knowledge]
    for die in range(1, 7):
        estate = scholar(knowledge).with_tiles(ground).storing(tile).with_dice(die).with_workers(3)
        game = a_table(estate).begin()
        for cell in cells:
            steps = min((NUMBER[cell] - die) % 6, (die - NUMBER[cell]) % 6)
            assert cost(game, place(die, tile, cell)) == max(steps - free, 0)


@pytest.mark.parametrize("knowledge", [9, 10, 11])
def test_the_step_of_9_10_and_11_is_not_for_taking_or_selling(knowledge):
    estate = scholar(knowledge).with_dice(3).with_workers(2).with_goods({4: 1})
    game = a_table(estate).with_depot(4, "ship", "building:bank", "mine").begin()
    assert {cost(game, take(3, tile, 4)) for tile in ("ship", "building:bank", "mine")} == {1}
    assert cost(game, sell(3, 4)) == 1


def test_a_free_step_needs_no_worker_at_all():
    game = a_table(scholar(11).storing("mine").with_dice(5)).begin()
    assert cost(game, place(5, "mine", "5.3")) == 0
    game = a_table(scholar(11).storing("mine").with_dice(6)).begin()
    assert cost(game, place(6, "mine", "5.3")) is None


def test_the_free_step_is_1_even_with_8_and_workers_then_move_by_2():  # rules decision 1
    for die, price in ((4, 0), (5, 0), (3, 0), (6, 1), (2, 1), (1, 1)):
        estate = scholar(8, 11).storing("mine").with_dice(die).with_workers(2)
        assert cost(a_table(estate).begin(), place(die, "mine", "5.3")) == price


# 12: a free step for taking


def test_12_gives_a_free_step_for_taking_with_a_die():
    for die, price in ((4, 0), (5, 0), (3, 0), (6, 1), (2, 1), (1, 2)):
        game = a_table(scholar(12).with_dice(die).with_workers(2)).with_depot(4, "ship").begin()
        assert cost(game, take(die, "ship", 4)) == price


def test_12_is_not_for_placing_or_selling():
    game = a_table(
        scholar(12).with_dice(5).with_workers(1).with_goods({4: 1}).storing("mine")
    ).begin()
    assert cost(game, sell(5, 4)) == cost(game, place(5, "mine", "5.3")) == 1


# 13 and 14: more for taking workers


@pytest.mark.parametrize("by", [2, "castle"])
@pytest.mark.parametrize(
    ("tiles", "gained"),
    [
        ((), {"workers": 2}),
        ((13,), {"silver": 1, "workers": 2}),
        ((14,), {"workers": 4}),
        ((13, 14), {"silver": 1, "workers": 4}),
    ],
)
def test_13_gives_1_silver_with_the_workers_and_14_makes_them_4(
    by, tiles, gained
):  # rules decision 9
    game = a_table(scholar(*tiles).with_dice(2)).waiting(*([by] if by == "castle" else [])).begin()
    assert game.apply(workers(by))[1] == {"event": "gain", "seat": 0, **gained, "for": "workers"}


def test_13_and_14_change_nothing_at_a_boarding_house():
    estate = (
        scholar(13, 14)
        .with_tile("building:bank", at="5.4")
        .storing("building:boarding-house")
        .with_dice(1)
    )
    events = a_table(estate).begin().apply(place(1, "building:boarding-house", "5.5"))
    assert events[1] == {"event": "gain", "seat": 0, "workers": 4, "for": "boarding-house"}


def test_a_knowledge_tile_helps_only_its_owner():
    everything = scholar(3, 4, 5, 6, 8, 12)
    seat = an_estate().with_dice(3).with_workers(1).with_silver(2).with_goods({3: 1})
    game = a_table(seat, everything).with_depot(5, "ship").with_depot(4, "mine").begin()
    assert offered(game, type="buy") == [] and cost(game, take(3, "ship", 5)) is None
    assert cost(game, take(3, "mine", 4)) == 1
    assert game.apply(sell(3, 3))[-1] == {"event": "gain", "seat": 0, "silver": 1, "for": "sale"}


@pytest.mark.parametrize("tile", range(1, 27))
def test_placing_a_knowledge_tile_has_no_effect(tile):
    game = a_table(an_estate().storing(f"monastery:{tile}").with_dice(1)).begin()
    assert [event["event"] for event in game.apply(place(1, f"monastery:{tile}", "3.4"))] == [
        "action"
    ]
    assert game.legal()["actions"] == [END]
