"""Tests of shields (2019, pp. 15 and 16): how they are gained and lost, their effects, and the
decisions at a phase's end."""

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.burgundy.an_estate import (
    END,
    HIRE,
    a_table,
    an_estate,
    buy,
    cost,
    leave,
    load,
    offered,
    own,
    place,
    points_of,
    sell,
    take,
    workers,
)
from tests.rules.burgundy.test_end import final

HERD = {"1.1": "animal:cow:3", "2.1": "animal:pig:2"}


def with_shields(seat, *others):
    """Return a table with that module; an omitted rival has nothing."""
    return a_table(seat, *others).of_2019("shields")


def claim(depot, shield, castle="4.4", **by):
    return {"type": "shield", **by, "depot": depot, "shield": shield, "castle": castle}


def tribute(*shields, in_workers=0):
    return {"type": "tribute", "shields": list(shields), "workers": in_workers}


def accept(by):
    return {"type": "accept", "by": by}


def at_the_end(seat, rival=None, phase="A", table=None):
    """Return a game in which the last turn of a phase has just ended; seat 0 acted first."""
    seats = seat.with_dice(), (rival or an_estate()).with_dice()
    ready = (table or with_shields(*seats)).in_phase(phase, 5).acted(0, 1, turn=1)
    game = ready.begin()
    game.apply(END)
    return game


def told(game, event):
    return [one for one in game.events if one["event"] == event]


# p. 15, preparing the game


@pytest.mark.parametrize(
    ("players", "numbers"),
    [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])],
)
def test_one_or_two_visible_shields_are_beside_each_depot(players, numbers):
    game = Game({"edition": "2019", "modules": ["shields"], "players": players, "seed": 4})
    depots = told(game, "shields")[0]["depots"]
    assert [len(shields) for shields in depots.values()] == numbers
    everywhere = [shield for shields in depots.values() for shield in shields]
    assert len(set(everywhere)) == len(everywhere) and set(everywhere) <= set(range(1, 19))
    assert {d: game.state()["depots"][d]["shields"] for d in depots} == depots


def test_every_shield_can_be_beside_any_depot():
    first = [
        Game({"edition": "2019", "modules": ["shields"], "seed": seed}).events[3]
        for seed in range(150)
    ]
    assert {event["depots"]["3"][0] for event in first} == set(range(1, 19))


def test_shields_are_visible_before_the_starts_are_chosen():
    game = Game({"edition": "2019", "modules": ["shields"], "setup": "open", "seed": 4})
    lying = {depot: there["shields"] for depot, there in game.state()["depots"].items()}
    assert game.events[0]["shields"] == lying and all(lying.values())
    redrawn = game.position.copy()
    redrawn.determinize_for(game.legal()["seat"], 99)
    assert redrawn.raw()["shield_at"] == game.position.raw()["shield_at"]


def test_without_the_module_no_event_or_state_has_shields():
    game = Game({"edition": "2019", "seed": 4})
    assert (
        told(game, "shields") == []
        and "shields" not in own(game)
        and "shields" not in game.state()["depots"]["1"]
    )


# p. 15, doublets


def doublet(seat):
    return with_shields(seat).with_shields(5, 7, 9).with_shields(3, 1).begin()


def test_a_doublet_takes_a_shield_of_its_number_onto_a_castle_instead_of_both_dice():
    game = doublet(an_estate().with_dice(5, 5))
    assert offered(game, type="shield") == [claim(5, 7), claim(5, 9)]
    events = game.apply(claim(5, 7))
    assert events[0]["paid"] == {"workers": 0, "silver": 0}
    assert own(game)["shields"] == {"4.4": 7}
    assert game.state()["depots"]["5"]["shields"] == [9]
    assert game.legal()["actions"] == [END]


# p. 15: 3 and 5, two workers
def test_workers_make_dice_a_doublet_for_the_least_that_both_cost_together():
    game = doublet(an_estate().with_dice(3, 5).with_workers(2))
    assert {action["depot"]: cost(game, action) for action in offered(game, type="shield")} == {
        5: 2,
        3: 2,
    }
    game.apply(claim(3, 1))
    assert own(game)["workers"] == 0


def test_a_doublet_needs_enough_workers():
    assert offered(doublet(an_estate().with_dice(3, 5).with_workers(1)), type="shield") == []


def test_monastery_8_moves_each_die_of_a_doublet_by_two_and_12_does_not_help():  # ruling 26
    eight = doublet(an_estate().with_dice(3, 5).with_workers(1).with_knowledge(8))
    assert cost(eight, claim(3, 1)) == cost(eight, claim(5, 7)) == 1
    twelve = doublet(an_estate().with_dice(3, 5).with_workers(1).with_knowledge(12))
    assert offered(twelve, type="shield") == []


def test_a_doublet_needs_both_dice():
    assert offered(doublet(an_estate().with_dice(5)), type="shield") == []


def test_the_purchase_of_the_turn_is_left():
    game = (
        with_shields(an_estate().with_dice(5, 5).with_silver(2))
        .with_shields(5, 7)
        .with_black("ship")
        .begin()
    )
    game.apply(claim(5, 7))
    assert game.legal()["actions"] == [buy("ship"), END]


def test_a_shield_goes_on_any_castle_and_replaces_the_one_there():
    seat = an_estate().with_dice(5, 5).with_shields(12, 4)
    game = with_shields(seat).with_shields(5, 7).begin()
    assert {action["castle"] for action in offered(game, type="shield")} == {"4.4", "2.3"}
    game.apply(claim(5, 7, "2.3"))
    assert own(game)["shields"] == {"4.4": 12, "2.3": 7}
    assert told(game, "shields-lost") == [{"event": "shields-lost", "seat": 0, "shields": [4]}]


# p. 15, tribute


def test_a_shield_costs_a_silverling_at_each_phase_end_before_the_mines_pay():
    seat = an_estate().with_shields(7, 12).with_silver(1).with_tile("mine", at="5.3")
    game = at_the_end(seat)
    assert game.state()["pending"] == ["tribute"] and game.state()["to_act"] == [0]
    assert offered(game, type="tribute") == [tribute(12), tribute(7), tribute()]
    events = game.apply(tribute(12))
    assert [event["event"] for event in events][:4] == ["action", "shields-lost", "gain", "phase"]
    assert events[0]["paid"] == {"workers": 0, "silver": 1} and events[1]["shields"] == [7]
    assert (own(game)["shields"], own(game)["silver"]) == ({"2.3": 12}, 1)


def test_a_seat_that_cannot_pay_loses_all_shields_without_a_choice():
    game = at_the_end(an_estate().with_shields(7, 12))
    assert told(game, "shields-lost")[0]["shields"] == [7, 12]
    assert game.state()["phase"] == "B" and own(game)["shields"] == {}


def asked_with_28(*shields):
    """Return a game with a seat that has a silverling and must pay tribute, but can buy workers
    instead."""
    seat = an_estate().with_shields(*shields).with_knowledge(28).with_silver(1).with_dice()
    table = a_table(seat, an_estate().with_dice()).of_2019("shields", "extra-tiles")
    return at_the_end(seat, table=table)


def test_spending_the_last_silverling_during_tribute_loses_all_shields():
    game = asked_with_28(7, 12)
    events = game.apply(HIRE)
    assert [event["event"] for event in events][:4] == ["action", "gain", "shields-lost", "phase"]
    assert events[2]["shields"] == [7, 12] and own(game)["workers"] == 2


def test_3_can_pay_with_workers_bought_for_the_last_silverling():
    game = asked_with_28(3, 7)
    game.apply(HIRE)
    assert game.state()["pending"] == ["tribute"]
    assert tribute(3, 7, in_workers=2) in game.legal()["actions"]


def test_the_seats_decide_in_acting_order_and_then_the_mines_pay_by_the_seats_numbers():
    seats = [
        an_estate().with_dice().with_silver(1).with_tile("mine", at="5.3").with_shields(n)
        for n in (7, 8)
    ]
    game = with_shields(*seats).in_phase("A", 5).acted(1, 0, turn=1).begin()
    game.apply(END)
    assert game.legal()["seat"] == 1
    game.apply(tribute(8))
    assert game.legal()["seat"] == 0
    game.apply(tribute(7))
    assert [(event["seat"], event["silver"]) for event in told(game, "gain")] == [(0, 1), (1, 2)]


def test_a_shield_that_was_given_up_does_nothing_any_more():
    game = at_the_end(an_estate().with_shields(8).with_silver(1).with_tile("mine", at="5.3"))
    game.apply(tribute())
    assert told(game, "gain")[0]["silver"] == 1


def test_the_last_phase_has_its_tribute_too():
    game = at_the_end(an_estate().with_shields(7).with_silver(1), phase="E")
    game.apply(tribute(7))
    assert game.is_over and points_of(game.events, "shield:7") == 8


# p. 15, 1: all pastures are one


@pytest.mark.parametrize(("shields", "points"), [((), 4), ((1,), 7)])
def test_1_makes_one_pasture_of_all(shields, points):
    seat = (
        an_estate()
        .with_tiles(HERD | {"5.5": "building:bank"})
        .with_shields(*shields)
        .storing("animal:cow:4")
    )
    game = with_shields(seat.with_dice(2)).begin()
    assert points_of(game.apply(place(2, "animal:cow:4", "5.6")), "animals") == points


# p. 15, 2: a worker whenever another seat gets some


def test_2_gives_one_worker_for_a_gain_of_another_seat_not_for_each_token():
    game = with_shields(an_estate().with_dice(3), an_estate().with_shields(2)).begin()
    events = game.apply(workers(3))
    assert events[1:] == [
        {"event": "gain", "seat": 0, "workers": 2, "for": "workers"},
        {"event": "gain", "seat": 1, "workers": 1, "for": "shield:2"},
    ]


def test_2_gives_nothing_for_its_owners_own_workers_and_for_silver():
    game = with_shields(an_estate().with_dice(3).with_shields(2)).begin()
    assert len(game.apply(workers(3))) == 2
    banker = an_estate().with_dice(3).storing("building:bank")
    game = with_shields(banker, an_estate().with_shields(2)).begin()
    game.apply(place(3, "building:bank", "5.4"))
    assert own(game, 1)["workers"] == 0 and game.state()["pending"] == []


def boarding_house(rival):
    seat = an_estate().with_dice(3).storing("building:boarding-house")
    game = with_shields(seat, rival).begin()
    game.apply(place(3, "building:boarding-house", "5.4"))
    return game


def test_while_another_seat_has_shield_2_workers_can_be_declined():  # ruling 26
    game = boarding_house(an_estate().with_shields(2))
    assert game.state()["pending"] == ["boarding-house"]
    assert game.legal()["actions"] == [accept("boarding-house"), leave("boarding-house")]
    game.apply(leave("boarding-house"))
    assert (own(game)["workers"], own(game, 1)["workers"]) == (0, 0)


def test_accepting_workers_gives_all_of_them_and_one_to_the_owner_of_2():
    game = boarding_house(an_estate().with_shields(2))
    game.apply(accept("boarding-house"))
    assert (own(game)["workers"], own(game, 1)["workers"]) == (4, 1)


def test_without_shield_2_at_another_seat_nobody_decides_about_workers():
    assert own(boarding_house(an_estate()))["workers"] == 4


def test_the_silver_of_a_sale_comes_and_its_worker_may_be_declined():
    seller = an_estate().with_dice(3).with_goods({3: 1}).with_knowledge(4)
    game = with_shields(seller, an_estate().with_shields(2)).begin()
    game.apply(sell(3, 3))
    assert (own(game)["silver"], game.state()["pending"]) == (1, ["sale"])
    game.apply(accept("sale"))
    assert (own(game)["workers"], own(game, 1)["workers"]) == (1, 1)


def test_the_workers_of_mines_may_be_declined_seat_by_seat():
    miner = an_estate().with_knowledge(2).with_tiles({"5.3": "mine", "6.2": "mine"})
    game = at_the_end(miner, an_estate().with_shields(2).with_silver(1))
    game.apply(tribute(2))
    assert (game.legal()["seat"], game.state()["pending"]) == (0, ["mines"])
    game.apply(accept("mines"))
    assert (own(game)["workers"], own(game, 1)["workers"], own(game)["silver"]) == (2, 1, 2)
    assert game.state()["phase"] == "B"


# p. 15, 3: tribute in workers


def test_3_pays_tribute_in_workers_in_silver_or_in_both():
    game = at_the_end(an_estate().with_shields(3, 7).with_silver(1).with_workers(2))
    both = [
        action["workers"] for action in offered(game, type="tribute") if len(action["shields"]) == 2
    ]
    assert sorted(both) == [1, 2]
    events = game.apply(tribute(3, 7, in_workers=1))
    assert events[0]["paid"] == {"workers": 1, "silver": 1}


def test_with_shield_3_and_only_workers_tribute_is_a_choice():
    game = at_the_end(an_estate().with_shields(3).with_workers(1))
    assert offered(game, type="tribute") == [tribute(3, in_workers=1), tribute()]


# p. 15, 4: room for tiles


def test_4_stores_any_number_of_tiles():
    seat = an_estate().with_shields(4).storing("ship", "ship", "mine", "castle").with_dice(2)
    game = with_shields(seat).with_depot(2, "ship").begin()
    game.apply(take(2, "ship", 2))
    assert own(game)["storage"] == ["castle", "mine", "ship", "ship", "ship"]


def test_losing_4_discards_tiles_one_by_one_down_to_three():
    game = at_the_end(
        an_estate().with_shields(4).storing("ship", "ship", "mine", "castle", "castle")
    )
    assert game.state()["pending"] == ["storage"]
    throw = [{"type": "discard", "tile": tile} for tile in ("castle", "mine", "ship")]
    assert game.legal()["actions"] == throw
    game.apply(throw[2])
    assert own(game)["storage"] == ["castle", "castle", "mine", "ship"]
    game.apply(throw[0])
    assert own(game)["storage"] == ["castle", "mine", "ship"] and game.state()["phase"] == "B"


# p. 15, 5: all goods of a type


def test_5_collects_one_type_from_all_depots_after_the_ships_own_loading():
    seat = an_estate().with_shields(5).storing("ship").with_dice(5)
    game = with_shields(seat).with_depot(1, goods={1: 1, 2: 1}).with_depot(4, goods={2: 2}).begin()
    game.apply(place(5, "ship", "4.5"))
    assert game.state()["pending"] == ["ship", "shield:5"]
    game.apply(load([1], [1, 2]))
    collect = {"type": "collect", "by": "shield:5", "good": 2}
    assert game.legal()["actions"] == [collect, leave("shield:5")]
    events = game.apply(collect)
    assert events[1] == {"event": "loaded", "seat": 0, "goods": {"2": 2}}
    assert own(game)["goods"] == {"1": 1, "2": 3}


def test_5_collects_only_what_can_be_stored():
    seat = an_estate().with_shields(5).with_goods({1: 1, 2: 1, 3: 1}).storing("ship").with_dice(5)
    game = with_shields(seat).with_depot(4, goods={4: 2}).begin()
    game.apply(place(5, "ship", "4.5"))
    assert game.state()["pending"] == []


# p. 15, 6: the knowledge of another seat


def test_6_names_another_seat_once_at_any_decision_and_shares_its_monasteries():
    seat = an_estate().with_shields(6).with_dice(1).with_workers(1)
    game = with_shields(seat, an_estate().with_knowledge(14), an_estate()).begin()
    assert offered(game, type="name") == [{"type": "name", "seat": 1}, {"type": "name", "seat": 2}]
    game.apply({"type": "name", "seat": 1})
    assert own(game)["named"] == 1 and own(game, 1)["named"] is None
    assert offered(game, type="name") == []
    game.apply(workers(1))
    assert own(game)["workers"] == 5


def test_6_can_name_while_an_effect_waits():
    game = with_shields(an_estate().with_shields(6).with_goods({1: 1})).waiting("warehouse").begin()
    assert offered(game, type="name") != []


def test_6_shares_monasteries_that_are_placed_later_but_not_27():
    seat, rival = (
        an_estate().with_shields(6).naming(1).with_workers(0),
        an_estate().storing("monastery:14"),
    )
    game = with_shields(seat.with_dice(), rival.with_dice(1)).acted(1, 0).begin()
    game.apply(place(1, "monastery:14", "3.4"))
    assert own(game)["named"] == 1
    assert game.position.raw_seat(0)["monasteries"] == 1 << 14
    shared = with_shields(seat, an_estate().with_knowledge(27, 5)).begin().position.raw_seat(0)
    assert (shared["monasteries"], shared["own_monasteries"]) == (1 << 5, 0)


def test_6_scores_shared_monasteries_at_the_end_by_its_owners_buildings():
    seat = an_estate().with_shields(6).naming(1).with_tiles({"5.4": "building:bank"}).with_silver(1)
    game = at_the_end(seat, an_estate().with_knowledge(22), phase="E")
    game.apply(tribute(6))
    assert points_of(game.events, "monastery:22") == 4


def test_losing_6_keeps_the_seats_own_knowledge():
    game = at_the_end(
        an_estate().with_shields(6).naming(1).with_knowledge(3), an_estate().with_knowledge(14)
    )
    assert own(game)["named"] is None
    assert game.position.raw_seat(0)["monasteries"] == 1 << 3


# p. 15, 7 to 9


def test_7_doubles_the_colour_bonus():
    mines = (
        an_estate()
        .with_tiles({"5.3": "mine", "6.2": "mine"})
        .with_shields(7)
        .storing("mine")
        .with_dice(3)
    )
    events = with_shields(mines).begin().apply(place(3, "mine", "7.1"))
    assert [event["points"] for event in events if event["event"] == "bonus"] == [10]


def test_8_doubles_the_silver_of_mines_and_not_the_workers_of_monastery_2():  # ruling 26
    game = at_the_end(
        an_estate().with_shields(8).with_silver(1).with_knowledge(2).with_tile("mine", at="5.3")
    )
    game.apply(tribute(8))
    assert told(game, "gain") == [
        {"event": "gain", "seat": 0, "silver": 2, "workers": 1, "for": "mines"}
    ]


@pytest.mark.parametrize(("shields", "silver"), [((), 2), ((9,), 3)])
def test_9_gives_a_silverling_for_each_tile_sold_instead_of_monastery_3(shields, silver):
    seller = an_estate().with_dice(4).with_goods({4: 3}).with_knowledge(3).with_shields(*shields)
    game = with_shields(seller).begin()
    game.apply(sell(4, 4))
    assert own(game)["silver"] == silver


# p. 16, 10 to 13


def test_10_doubles_its_owners_monasteries_at_the_end_but_not_those_of_6():
    seat = an_estate().with_shields(10, 6).naming(1).with_knowledge(22).with_silver(2)
    seat = seat.with_tiles({"5.4": "building:bank", "5.2": "building:church"})
    game = at_the_end(seat, an_estate().with_knowledge(19), phase="E")
    game.apply(tribute(6, 10))
    assert (points_of(game.events, "monastery:22"), points_of(game.events, "monastery:19")) == (
        8,
        4,
    )


def test_11_takes_another_shield_from_any_depot_after_the_castles_own_action():
    seat = (
        an_estate()
        .with_shields(11)
        .storing("castle")
        .with_tile("animal:cow:3", at="2.2")
        .with_dice(6)
    )
    game = with_shields(seat).with_shields(2, 17).begin()
    game.apply(place(6, "castle", "2.3"))
    assert game.state()["pending"] == ["castle", "shield:11"]
    game.apply(workers("castle"))
    claims = [claim(2, 17, castle, by="shield:11") for castle in ("2.3", "4.4")]
    assert game.legal()["actions"] == [*claims, leave("shield:11")]
    game.apply(claims[0])
    assert own(game)["shields"] == {"4.4": 11, "2.3": 17}


def test_11_lapses_if_no_shield_is_left():
    seat = (
        an_estate()
        .with_shields(11)
        .storing("castle")
        .with_tile("animal:cow:3", at="2.2")
        .with_dice(6)
    )
    game = with_shields(seat).begin()
    game.apply(place(6, "castle", "2.3"))
    game.apply(workers("castle"))
    assert game.state()["pending"] == []


def test_12_doubles_the_points_of_a_sale():
    game = with_shields(an_estate().with_dice(4).with_goods({4: 3}).with_shields(12)).begin()
    assert points_of(game.apply(sell(4, 4)), "sale") == 12


@pytest.mark.parametrize(
    ("shields", "points"),
    [
        ((1,), [12]),
        ((6, 7), [12, 8]),
        ((12, 18), [8, 4]),
        ((13,), [8]),
        ((1, 7, 13, 14), [24, 16, 8, 8]),
    ],
)
def test_shields_score_12_8_or_4_points_at_the_end_and_13_doubles_them(shields, points):
    game = at_the_end(an_estate().with_shields(*shields).with_silver(4), phase="E")
    game.apply(tribute(*shields))
    assert [points_of(game.events, f"shield:{shield}") for shield in shields] == points


def test_shields_score_after_the_monasteries():
    game = at_the_end(
        an_estate().with_shields(7).with_knowledge(25).having_sold({1: 1}).with_silver(1), phase="E"
    )
    game.apply(tribute(7))
    assert [event["for"] for event in told(game, "points")] == ["monastery:25", "shield:7"]


# p. 16, 14 and 15: a tile at a phase's end


def straight(shield, tile, cell, depot):
    return {"type": "place", "by": f"shield:{shield}", "depot": depot, "tile": tile, "cell": cell}


def shield_end(shield, silver=1):
    seats = (
        an_estate().with_shields(shield).with_silver(silver).with_dice(),
        an_estate().with_dice(),
    )
    table = with_shields(*seats).with_depot(3, "mine", "castle").with_black("building:bank")
    return at_the_end(seats[0], table=table)


def test_14_places_a_tile_of_a_depot_at_a_phases_end_and_a_mine_pays_at_once():
    game = shield_end(14)
    game.apply(tribute(14))
    assert game.state()["pending"] == ["shield:14"]
    assert game.legal()["actions"] == [straight(14, "mine", "5.3", 3), leave("shield:14")]
    game.apply(straight(14, "mine", "5.3", 3))
    assert own(game)["cells"]["5.3"] == "mine" and own(game)["silver"] == 1


def test_15_places_a_tile_of_the_black_depot_with_its_effect():
    game = shield_end(15)
    game.apply(tribute(15))
    cells = {action["cell"] for action in offered(game, type="place")}
    assert cells == {"3.3", "5.4"} and {
        action["depot"] for action in offered(game, type="place")
    } == {"black"}
    events = game.apply(straight(15, "building:bank", "5.4", "black"))
    assert {"event": "gain", "seat": 0, "silver": 2, "for": "bank"} in events


def test_at_a_phases_end_bought_stays_as_the_last_turn_left_it_until_the_next_turn():
    seats = an_estate().with_shields(14).with_silver(1).with_dice(), an_estate().with_dice()
    game = at_the_end(seats[0], table=with_shields(*seats).with_depot(3, "mine").having_bought())
    assert (game.legal()["seat"], game.state()["bought"]) == (0, True)
    game.apply(tribute(14))
    assert game.state()["bought"] is True
    game.apply(leave("shield:14"))
    assert game.state()["phase"] == "B" and game.state()["bought"] is False


def test_14_and_15_can_be_declined_and_14_comes_first():
    seats = an_estate().with_shields(14, 15).with_silver(2).with_dice(), an_estate().with_dice()
    game = at_the_end(
        seats[0], table=with_shields(*seats).with_depot(3, "mine").with_black("building:bank")
    )
    game.apply(tribute(14, 15))
    assert game.state()["pending"] == ["shield:14", "shield:15"]
    game.apply(leave("shield:14"))
    game.apply(leave("shield:15"))
    assert game.state()["phase"] == "B"


def test_the_effect_of_a_tile_placed_at_a_phases_end_is_decided_there():
    seats = (
        an_estate().with_shields(14).with_tile("ship", at="4.3").with_silver(1).with_dice(),
        an_estate().with_dice(),
    )
    table = with_shields(*seats).with_depot(3, "building:carpenter").with_depot(1, "building:bank")
    game = at_the_end(seats[0], table=table)
    game.apply(tribute(14))
    game.apply(straight(14, "building:carpenter", "3.3", 3))
    assert game.state()["pending"] == ["carpenter"]
    game.apply(take("carpenter", "building:bank", 1))
    assert own(game)["storage"] == ["building:bank"] and game.state()["phase"] == "B"


def test_15_may_take_an_inn():  # ruling 26
    seats = an_estate().with_shields(15).with_silver(1).with_dice(), an_estate().with_dice()
    table = a_table(*seats).of_2019("shields", "inns").with_inns(1)
    game = at_the_end(seats[0], table=table)
    game.apply(tribute(15))
    assert straight(15, "inn", "5.3", "inns") in game.legal()["actions"]
    game.apply(straight(15, "inn", "5.3", "inns"))
    assert own(game)["cells"]["5.3"] == "inn"


def castles_at_the_end(first):
    """Return a game at a phase's end in which shield `first` places a castle, and 11 takes the
    other one of 14 and 15."""
    other = 29 - first
    seat = an_estate().with_shields(11, first).with_silver(2).with_dice()
    here, there = (("castle",), ("mine",)) if first == 14 else (("mine",), ("castle",))
    table = with_shields(seat, an_estate().with_dice()).with_shields(2, other)
    game = at_the_end(seat, table=table.with_depot(3, *here).with_black(*there))
    game.apply(tribute(11, first))
    game.apply(straight(first, "castle", "1.3", 3 if first == 14 else "black"))
    game.apply(workers("castle"))
    game.apply(claim(2, other, "1.3", by="shield:11"))
    return game


@pytest.mark.parametrize(("first", "won", "depot"), [(14, 15, "black"), (15, 14, 3)])
def test_14_or_15_won_at_a_phases_end_acts_there(first, won, depot):  # p. 15: active at once
    game = castles_at_the_end(first)
    assert game.state()["pending"] == [f"shield:{won}"]
    assert own(game)["shields"] == {"4.4": 11, "2.3": first, "1.3": won}  # no tribute is due
    game.apply(straight(won, "mine", "5.3", depot))
    assert game.state()["phase"] == "B"
    assert told(game, "gain")[-1] == {"event": "gain", "seat": 0, "silver": 1, "for": "mines"}


def test_a_shield_won_at_a_phases_end_waits_for_all_effects_of_the_other():
    seat = an_estate().with_shields(11, 14).storing("castle").with_silver(2).with_dice()
    table = with_shields(seat, an_estate().with_dice()).with_shields(2, 15).with_shields(5, 7)
    game = at_the_end(seat, table=table.with_depot(3, "castle").with_black("mine"))
    game.apply(tribute(11, 14))
    game.apply(straight(14, "castle", "1.3", 3))
    game.apply(place("castle", "castle", "1.2"))
    game.apply(workers("castle"))
    game.apply(claim(2, 15, "1.2", by="shield:11"))
    assert game.state()["pending"] == ["shield:11", "shield:15"]
    game.apply(claim(5, 7, "1.2", by="shield:11"))
    assert game.state()["phase"] == "B" and told(game, "shields-lost")[-1]["shields"] == [15]


def test_14_won_in_a_turn_waits_for_the_phases_end():
    seat = an_estate().with_dice(5, 5)
    game = with_shields(seat).with_shields(5, 14).with_depot(3, "mine").begin()
    game.apply(claim(5, 14))
    assert game.legal()["actions"] == [END]


# p. 16, 16 to 18


def test_16_sets_one_die_to_any_face_once_a_turn():
    game = with_shields(an_estate().with_shields(16).with_dice(3, 5)).with_shields(5, 7).begin()
    settings = [
        {"type": "set-die", "die": die, "to": to}
        for die in (3, 5)
        for to in range(1, 7)
        if to != die
    ]
    assert offered(game, type="set-die") == settings
    game.apply({"type": "set-die", "die": 3, "to": 6})
    assert game.state()["dice"][0] == [5, 6] and own(game)["set_die"] is True
    assert offered(game, type="set-die") == []


def test_16_may_make_a_doublet():
    game = with_shields(an_estate().with_shields(16).with_dice(3, 5)).with_shields(5, 7).begin()
    game.apply({"type": "set-die", "die": 3, "to": 5})
    assert claim(5, 7) in game.legal()["actions"]


def test_16_can_be_used_again_in_the_next_turn():
    seats = [an_estate().with_shields(shield).with_dice(3) for shield in (16, 7)]
    game = with_shields(*seats).begin()
    game.apply({"type": "set-die", "die": 3, "to": 1})
    game.apply(workers(1))
    game.apply(END)
    assert own(game)["set_die"] is False and own(game, 1)["set_die"] is False


@pytest.mark.parametrize(("shields", "points"), [((), 6), ((17,), 10)])
def test_17_scores_a_region_as_if_it_had_one_cell_more(
    shields, points
):  # p. 16: 10 points instead of 6
    ships = (
        an_estate()
        .with_tiles({"4.1": "ship", "4.2": "ship"})
        .with_shields(*shields)
        .storing("ship")
    )
    events = with_shields(ships.with_dice(2)).begin().apply(place(2, "ship", "4.3"))
    assert points_of(events, "region") == points


def test_17_never_scores_more_than_36():
    kinds = ["warehouse", "carpenter", "church", "market", "boarding-house", "bank", "city-hall"]
    city = dict(zip(["1.2", "2.3", "3.4", "4.1", "4.2", "4.3", "4.4"], kinds, strict=True))
    seat = an_estate("10", "1.4").with_tiles(
        {cell: f"building:{kind}" for cell, kind in city.items()}
    )
    ready = seat.with_shields(17).storing("building:watchtower").with_dice(5)
    events = with_shields(ready).begin().apply(place(5, "building:watchtower", "4.5"))
    assert points_of(events, "region") == 36


def test_18_places_tiles_anywhere():
    seat = an_estate().with_shields(18).storing("mine").with_dice(3)
    game = with_shields(seat).begin()
    assert offered(game, type="place") == [place(3, "mine", "7.1")]
    game.apply(place(3, "mine", "7.1"))
    assert own(game)["cells"]["7.1"] == "mine"


def test_losing_18_requires_a_neighbour_again():
    seat = an_estate().with_shields(18).with_tile("mine", at="7.1").storing("mine").with_dice(5, 5)
    game = with_shields(seat).with_shields(5, 7).begin()
    game.apply(claim(5, 7))
    assert game.position.raw_seat(0)["open"].bit_count() == 6 + len({"6.1", "6.2", "7.2"})


# an effect lapses with its shield


def test_the_effect_of_a_shield_that_is_gone_does_not_wait_any_more():
    seat = (
        an_estate()
        .with_shields(11)
        .storing("castle")
        .with_tiles({"2.2": "animal:cow:3", "2.3": "castle"})
    )
    seat = seat.storing("castle", "castle").with_dice(4).with_tile("monastery:1", at="1.4")
    game = with_shields(seat).with_shields(2, 17).with_shields(1, 16).begin()
    game.apply(place(4, "castle", "1.3"))
    game.apply(place("castle", "castle", "1.2"))
    game.apply(workers("castle"))
    game.apply(claim(2, 17, "4.4", by="shield:11"))
    assert game.state()["pending"] == [] and own(game)["shields"] == {"4.4": 17}


# saved games, undo and derived values


def test_a_record_restores_the_shields_and_continues():
    game = Game({"edition": "2019", "modules": ["shields"], "seed": 12, "players": 3})
    again = Game.from_record(game.record())
    assert again.record() == game.record() and again.state() == game.state()


def test_final_scoring_of_a_base_game_has_no_shields():
    assert all(not event.get("for", "").startswith("shield") for event in final(an_estate()).events)


# with other modules


def test_with_18_posts_are_joined_only_by_a_chain_of_covered_cells():
    """Without it all covered cells are connected."""
    seat = (
        an_estate("11a", "1.4")
        .with_shields(18)
        .with_tile("ship", at="3.1")
        .storing("animal:cow:3")
        .with_dice(3)
    )
    game = a_table(seat, an_estate("11a", "1.4")).of_2019("shields", "border-posts").begin()
    assert all(event["event"] != "posts" for event in game.apply(place(3, "animal:cow:3", "3.6")))
    assert own(game)["posts"] == []
    chain = {"3.2": "animal:pig:2", "3.3": "building:bank", "3.4": "building:church", "3.5": "ship"}
    game = (
        a_table(seat.with_tiles(chain), an_estate("11a", "1.4"))
        .of_2019("shields", "border-posts")
        .begin()
    )
    game.apply(place(3, "animal:cow:3", "3.6"))
    assert own(game)["posts"] == [["upper-left", "upper-right"]]


# the outlook


def test_the_outlook_knows_7_and_17():
    plain, gifted = (
        with_shields(an_estate().with_shields(*shields)).begin().scoring_potential()[0]
        for shields in ((), (7, 17))
    )
    bonuses = [[colour["bonus"] for colour in told["colours"]] for told in (plain, gifted)]
    assert bonuses == [[5] * 6, [10] * 6]
    sizes = [
        next(one["points"] for one in told["regions"] if "4.1" in one["cells"])
        for told in (plain, gifted)
    ]
    assert sizes == [6, 10]


def test_with_10_a_crane_counts_for_the_seats_own_knowledge_but_not_for_shared_tiles():
    seat = an_estate().with_shields(10, 6).naming(1).with_knowledge(23).with_silver(2)
    seats = (
        seat.with_tile("building:crane", at="5.4").with_dice(),
        an_estate().with_knowledge(16).with_dice(),
    )
    table = a_table(*seats).of_2019("shields", "extra-tiles")
    game = at_the_end(*seats, phase="E", table=table)
    game.apply(tribute(6, 10))
    assert (points_of(game.events, "monastery:23"), points_of(game.events, "monastery:16")) == (
        8,
        0,
    )


def test_workers_of_a_trade_route_can_be_declined_before_the_next_good():
    seller = an_estate().with_dice(4).with_goods({4: 2}).with_route(6)
    game = a_table(seller, an_estate().with_shields(2)).of_2019("shields", "trade-routes").begin()
    game.apply(sell(4, 4))
    assert game.state()["pending"] == ["route:workers", "route"]
    game.apply(accept("route:workers"))
    assert (own(game)["workers"], own(game, 1)["workers"]) == (4, 1)
    assert own(game)["route"]["goods"][:2] == [4, 4]


def test_workers_by_knowledge_tile_28_cannot_be_declined():
    seat = an_estate().with_silver(1).with_knowledge(28)
    game = a_table(seat, an_estate().with_shields(2)).of_2019("shields", "extra-tiles").begin()
    game.apply({"type": "hire"})
    assert (own(game)["workers"], own(game, 1)["workers"]) == (2, 1)


def test_replacing_4_in_a_turn_discards_tiles_at_once():
    seat = an_estate().with_shields(4).storing("ship", "mine", "castle", "castle").with_dice(5, 5)
    game = with_shields(seat).with_shields(5, 7).begin()
    game.apply(claim(5, 7))
    assert game.state()["pending"] == ["storage"]
    game.apply({"type": "discard", "tile": "castle"})
    assert game.legal()["actions"] == [END]
