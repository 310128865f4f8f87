"""Tests of the end of the game: leftovers, knowledge tiles 15 to 26, and the winner (2011, pp. 9
and 11)."""

import itertools

import pytest

from tests.rules.burgundy import printed
from tests.rules.burgundy.an_estate import END, a_table, an_estate, own, points_of

SCORED = dict(
    zip(range(16, 24), ("warehouse", "watchtower", "carpenter", "church", "market"), strict=False)
) | {
    21: "boarding-house",
    22: "bank",
    23: "city-hall",
}


def final(*estates, players=2, table=None):
    """Return a game in which seat 0 ended the last turn; it returns the events of that action."""
    seats = (estates[0].with_dice(), *estates[1:])
    last = table or a_table(*seats, players=players)
    acting = [*range(1, len(last.estates)), 0]
    game = last.with_seat(seats[0]).in_phase("E", 5).acted(*acting, turn=len(acting) - 1).begin()
    game.apply(END)
    assert game.is_over
    return game


def for_knowledge(tile, estate):
    return points_of(final(estate.with_knowledge(tile)).events, f"monastery:{tile}")


def test_goods_and_silver_left_are_1_point_each_and_two_workers_1():
    game = final(an_estate().with_goods({2: 3, 4: 1}).with_silver(3).with_workers(5))
    told = [(event["for"], event["points"]) for event in game.events if event["event"] == "points"]
    assert told == [("goods-left", 4), ("silver-left", 3), ("workers-left", 2)]
    assert own(game)["points"] == 9


def test_without_leftovers_there_is_no_event():
    assert [event["event"] for event in final(an_estate().with_workers(1)).events] == [
        "action",
        "phase-end",
        "end",
    ]


def test_stored_tiles_score_nothing():  # p. 9
    assert own(final(an_estate().storing("castle", "monastery:15", "animal:cow:4")))["points"] == 0


def test_15_is_3_points_for_each_type_sold():  # p. 11, Dariusz's example
    dariusz = an_estate().having_sold({4: 4, 2: 3, 3: 3, 6: 1})
    assert for_knowledge(15, dariusz) == 12


def test_25_is_1_point_for_each_tile_sold():  # p. 11, Dariusz's example
    dariusz = an_estate().having_sold({4: 4, 2: 3, 3: 3, 6: 1})
    assert for_knowledge(25, dariusz) == 11


def test_goods_not_sold_count_for_neither_15_nor_25():
    estate = an_estate().with_goods({1: 2, 5: 1}).having_sold({4: 2})
    assert (for_knowledge(15, estate), for_knowledge(25, estate)) == (3, 2)


# p. 11, Bartek's example
def test_17_and_22_together_are_24_points_for_2_watchtowers_and_4_banks():
    buildings = ["building:watchtower"] * 2 + ["building:bank"] * 4
    cells = ("3.3", "5.4", "5.5", "6.4", "2.5", "5.1")
    bartek = an_estate().with_tiles(dict(zip(cells, buildings, strict=True))).with_knowledge(17, 22)
    events = final(bartek).events
    assert points_of(events, "monastery:17") == 2 * 4
    assert points_of(events, "monastery:22") == 4 * 4
    assert points_of(events) == 24


@pytest.mark.parametrize(("tile", "kind"), SCORED.items())
def test_16_to_23_are_4_points_for_each_building_of_their_kind(tile, kind):  # rules decision 13
    cells = ("3.3", "5.4", "5.5", "6.4", "6.5", "7.4", "2.5", "3.5")
    each_once = dict(zip(cells, (f"building:{name}" for name in printed.BUILDINGS), strict=True))
    assert for_knowledge(tile, an_estate()) == 0
    assert for_knowledge(tile, an_estate().with_tiles(each_once)) == 4
    assert (
        for_knowledge(tile, an_estate().with_tiles({**each_once, "5.1": f"building:{kind}"})) == 8
    )


def test_24_is_4_points_for_each_species():  # p. 11, Anna's example
    anna = {"1.1": "animal:cow:3", "2.1": "animal:chicken:2", "3.1": "animal:sheep:2"}
    anna |= {"3.2": "animal:sheep:4", "5.6": "animal:sheep:3"}
    assert for_knowledge(24, an_estate().with_tiles(anna)) == 12


def test_26_is_2_points_for_each_bonus_tile_large_or_small():
    table = a_table(an_estate()).with_bonus("ship", "large", 0).with_bonus("mine", "small", 0)
    table = table.with_bonus("mine", "large", 1)
    assert points_of(final(an_estate().with_knowledge(26), table=table).events, "monastery:26") == 4


@pytest.mark.parametrize("tile", range(1, 15))
def test_1_to_14_are_worth_nothing_at_the_end(tile):
    estate = an_estate().with_tiles({"5.4": "building:bank", "5.3": "ship"}).having_sold({1: 2})
    assert points_of(final(estate.with_knowledge(tile)).events, f"monastery:{tile}") == 0


def test_the_final_scoring_goes_seat_by_seat_in_a_fixed_order():
    rich = (
        an_estate()
        .with_goods({1: 1})
        .with_silver(1)
        .with_workers(2)
        .having_sold({2: 1})
        .with_knowledge(25, 15)
    )
    events = [event for event in final(rich, rich).events if event["event"] == "points"]
    kinds = ["goods-left", "silver-left", "workers-left", "monastery:15", "monastery:25"]
    assert [(event["seat"], event["for"]) for event in events] == [
        (s, kind) for s in (0, 1) for kind in kinds
    ]


def test_the_end_reports_points_and_places_and_nobody_acts_any_more():
    game = final(
        an_estate().with_points(20), an_estate().with_points(30), an_estate().with_points(10)
    )
    assert game.events[-1] == {"event": "end", "points": [20, 30, 10], "places": [2, 1, 3]}
    assert game.legal() == {"seat": None, "waiting": [], "actions": []} and game.prices() == []
    state = game.state()
    assert state["result"] == {"points": [20, 30, 10], "places": [2, 1, 3]}
    assert (state["seat"], state["to_act"], state["pending"], state["bought"]) == (
        None,
        [],
        [],
        False,
    )
    assert (state["phase"], state["round"]) == ("E", 5)


# p. 9: a tie


def places(*estates, acting=None):
    game = a_table(*[e.with_dice() for e in estates]).in_phase("E", 5)
    order = acting or tuple(range(len(estates)))
    playing = game.acted(*order, turn=len(order) - 1).begin()
    playing.apply(END)
    return playing.events[-1]["places"]


def test_in_a_tie_more_empty_spaces_win():
    full = an_estate().with_points(50).with_tiles({"4.5": "ship", "5.4": "building:bank"})
    emptier = an_estate().with_points(50).with_tiles({"4.5": "ship"})
    assert places(full, emptier, acting=(1, 0)) == [2, 1]
    assert places(emptier, full, acting=(0, 1)) == [1, 2]


def test_in_a_further_tie_the_seat_that_acted_later_wins():  # rules decision 14: in the last round
    even = an_estate().with_points(50)
    for acting in itertools.permutations(range(3)):
        expected = [3 - acting.index(seat) for seat in range(3)]
        assert places(even, even, even, acting=acting) == expected


def test_the_order_of_the_last_round_decides_not_the_markers_after_it():
    even = an_estate().with_points(50).with_dice()
    game = a_table(even, even).in_phase("E", 5).ordered(1, 0).acted(1, 0, turn=1).begin()
    game.apply(END)
    assert game.events[-1]["places"] == [1, 2]


def test_points_come_before_everything():
    full = an_estate().with_points(51).with_tiles({"4.5": "ship", "5.4": "building:bank"})
    assert places(full, an_estate().with_points(50), acting=(0, 1)) == [1, 2]


def test_no_place_is_shared():
    even = an_estate().with_points(50)
    assert sorted(places(even, even.with_points(49), even, even.with_tile("ship", at="4.5"))) == [
        1,
        2,
        3,
        4,
    ]


def test_points_can_exceed_100_and_200():  # p. 8
    assert own(final(an_estate().with_points(199).with_silver(3)))["points"] == 202


def test_the_depots_of_the_last_round_stay_as_they_are():  # rules decision 22
    table = (
        a_table(an_estate().with_dice())
        .with_depot(2, "ship", "castle", goods={3: 2})
        .with_black("mine")
    )
    state = final(an_estate(), table=table).state()
    assert state["depots"]["2"] == {"tiles": ["ship", "castle"], "goods": {"3": 2}} and state[
        "black"
    ] == ["mine"]
