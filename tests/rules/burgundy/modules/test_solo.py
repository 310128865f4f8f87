"""Tests of the solo game, sentence by sentence. (2019, p. 14)"""

from dataclasses import replace
from typing import Any

import pytest

from burgundy_qt.rules.burgundy.catalogue import estate_cells, estate_regions
from burgundy_qt.rules.errors import InvalidArgument, InvalidRecord
from burgundy_qt.rules.game import Game
from burgundy_qt.session.game_replay import Replay
from tests.rules.burgundy import invariants, printed
from tests.rules.burgundy.an_estate import (
    END,
    HIRE,
    Estate,
    Table,
    buy,
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
from tests.rules.burgundy.from_events import Told
from tests.rules.burgundy.golden import golden
from tests.rules.burgundy.modules import solo_printed
from tests.rules.burgundy.random_play import play_eagerly, request_of_its_own

Event = dict[str, Any]
CELLS = {estate: estate_cells("2019", estate) for estate in ("13a", "13b")}
BUY_POINT = {"type": "buy-point"}
NEW = {"modules": ["solo"], "castles": ["nw:2.1"], "seed": 5}


def alone(estate: str = "13a", start: str = "nw:2.1") -> Estate:
    return Estate(estate, start)


def solo(seat: Estate | None = None, *modules: str) -> Table:
    """Return a table for one, in the middle of a turn."""
    return replace(Table((seat or alone(),)), modules=(*modules, "solo"), edition="2019", target=50)


def exchange(tile: str, discard: str | None = None) -> dict[str, Any]:
    return {"type": "exchange", "by": "exchange", "tile": tile, "discard": discard}


def give(good: int) -> dict[str, Any]:
    return {"type": "give", "by": "exchange", "good": good}


def lay_for_colour(tile: str, at: str) -> dict[str, Any]:
    return {"type": "place", "by": "colour", "depot": "black", "tile": tile, "cell": at}


def kinds(events: list[Event]) -> list[str]:
    return [event["event"] for event in events]


def only(events: list[Event], kind: str) -> Event:
    (event,) = [event for event in events if event["event"] == kind]
    return event


def sources(game: Game) -> set[str]:
    """Return the sources of the legal actions."""
    return {action["by"] for action in game.legal()["actions"] if "by" in action}


# Requests.


def test_one_seat_plays_on_estate_13a_by_default():
    request = Game(NEW).request
    assert (request["players"], request["estates"], request["target"]) == (1, ["13a"], 50)
    assert (
        Game({"modules": ["solo"], "estates": ["13b"], "castles": ["n:2.2"], "seed": 1}).state()[
            "target"
        ]
        == 50
    )


@pytest.mark.parametrize(
    "asked",
    [
        {"players": 1},
        {"modules": ["solo"], "players": 2},
        {"modules": ["solo"], "estates": ["1"]},
        {"modules": ["solo"], "setup": "open"},
        {"modules": ["solo"], "castles": ["nw:1.1"]},
        {"modules": ["solo"], "target": 44},
        {"modules": ["solo"], "target": 56},
        {"modules": ["solo"], "target": 50.0},
        {"modules": ["solo"], "target": "50"},
        {"target": 50},
        {"estates": ["13a", "13a"]},
        {"edition": "2011", "modules": ["solo"]},
        *(
            {"modules": ["solo", other]}
            for other in ("border-posts", "inns", "trade-routes", "shields")
        ),
    ],
)
def test_options_that_do_not_go_together_are_refused(asked):
    with pytest.raises(InvalidArgument):
        Game(asked)


def test_extra_tiles_and_white_castles_can_be_added():
    game = Game({**NEW, "modules": ["white-castles", "solo", "extra-tiles"]})
    assert game.request["modules"] == ["extra-tiles", "white-castles", "solo"]
    assert game.state()["white"] is not None


def test_another_game_has_no_target():
    assert "target" not in Game({"seed": 1}).request and "target" not in Game({"seed": 1}).state()


# Preparing the game.


def test_the_seat_begins_with_one_silver_two_workers_and_three_goods():
    start = only(Game(NEW).events, "start")
    assert (start["silver"], start["workers"], sum(start["goods"].values())) == (1, 2, 3)


@pytest.mark.parametrize("estate", CELLS)
def test_the_castle_is_placed_on_any_dark_green_space(estate):
    spaces = [cell for cell, (colour, _) in CELLS[estate].items() if colour == "castle"]
    game = Game({"modules": ["solo"], "estates": [estate], "seed": 2})
    assert [action["castle"] for action in game.legal()["actions"]] == spaces and len(spaces) == 4
    game.apply({"type": "start", "estate": estate, "castle": spaces[2]})
    assert own(game)["cells"] == {spaces[2]: "castle"}


def test_the_rest_is_as_for_two_players():
    phase = only(Game(NEW).events, "phase")
    for depot, spaces in printed.DEPOTS.items():
        wanted = [colour for colour, least in spaces if least <= 2]
        assert [tile.split(":")[0] for tile in phase["depots"][str(depot)]] == wanted
    assert len(phase["black"]) == printed.BLACK_SPACES[2]


def test_sold_goods_bring_two_points_each():
    game = solo(alone().with_goods({3: 4}).with_dice(3)).begin()
    assert points_of(game.apply(sell(3, 3)), "sale") == 8


# A round.


@pytest.mark.parametrize("seed", range(6))
def test_each_round_the_first_tile_of_the_depot_with_the_good_leaves_the_game(seed):
    game = Game({**NEW, "seed": seed})
    phase, opening = only(game.events, "phase"), only(game.events, "round")
    first = phase["depots"][str(opening["white"])][0]
    assert game.events[-2] == {"event": "removed", "depot": opening["white"], "tile": first}
    assert (
        first not in game.state()["depots"][str(opening["white"])]["tiles"]
        or phase["depots"].count(first) > 1
    )
    assert game.state()["depots"][str(opening["white"])]["goods"] == {str(opening["good"]): 1}


def begin_round(table: Table, white: int) -> list[Event]:
    """End the turn; the next roll shows `white` on the shared die."""
    game = table.with_seat(replace(table.estates[0], dice=())).begin()
    game.position.give_roll([(1, 1)], white)
    return game.apply(END)


def test_from_an_empty_depot_the_next_one_clockwise_gives_its_first_tile():
    table = solo().with_depot(1, "mine", "ship").with_depot(4, "ship")
    assert only(begin_round(table, 5), "removed") == {
        "event": "removed",
        "depot": 1,
        "tile": "mine",
    }
    assert only(begin_round(table, 2), "removed")["depot"] == 4


def test_with_empty_depots_no_tile_leaves_the_game():
    assert "removed" not in kinds(begin_round(solo(), 3))


REACHED = {
    "ne:1.1": True,
    "sw:1.2": True,
    "ne:1.2": False,
    "se:2.1": False,
    "nw:3.1": True,
    "nw:2.2": True,
    "nw:1.1": False,
}


@pytest.mark.parametrize("cell", REACHED)
def test_other_parts_are_reached_by_rivers_only(cell):
    seat = (
        alone(start="nw:2.3")
        .with_tile("ship", at="nw:3.2")
        .storing("black")
        .with_dice(CELLS["13a"][cell][1])
    )
    assert bool(offered(solo(seat).begin(), type="place", cell=cell)) == REACHED[cell]


# Ships.


def a_ship_laid(seat: Estate, **depots: dict[int, int]) -> Game:
    """Return a game in which a ship was just placed at ne:1.1, with goods in the depots."""
    seat = (
        seat.with_tile("ship", at="nw:3.2")
        .with_tile("mine", at="nw:3.1")
        .also_storing("ship")
        .with_dice(6, 1)
    )
    table = solo(seat).with_black("mine", "building:bank")
    for depot, goods in depots.items():
        table = table.with_depot(int(depot[1]), "castle", goods=goods)
    game = table.begin()
    game.apply(place(6, "ship", "ne:1.1"))
    return game


def test_a_ship_loads_a_depot_and_all_other_goods_leave_the_game_but_no_tile():
    game = a_ship_laid(alone(), d2={1: 1, 3: 2}, d5={6: 1})
    assert game.legal()["actions"] == [load([2], [1, 3]), load([5], [6])]
    events = game.apply(load([2], [1, 3]))
    assert kinds(events) == ["action", "loaded", "swept"]
    depots = game.state()["depots"]
    assert own(game)["goods"] == {"1": 1, "3": 2}
    assert [depots[str(depot)]["goods"] for depot in range(1, 7)] == [{}] * 6
    assert depots["5"]["tiles"] == ["castle"]


def test_empty_depots_lose_no_goods():
    assert kinds(a_ship_laid(alone(), d2={1: 1}).apply(load([2], [1]))) == ["action", "loaded"]


def test_a_ship_moves_no_marker():
    game = a_ship_laid(alone(), d2={1: 1})
    assert "order" not in kinds(game.events) and game.state()["track"] == [0]


def test_goods_of_all_six_types_can_be_stored():
    game = a_ship_laid(alone().with_goods({1: 1, 2: 1, 3: 1, 4: 1}), d2={5: 2, 6: 1, 1: 1})
    game.apply(load([2], [1, 5, 6]))
    assert own(game)["goods"] == {"1": 2, "2": 1, "3": 1, "4": 1, "5": 2, "6": 1}


# Black tiles.


def test_after_a_ship_five_goods_buy_a_tile_of_the_black_depot():
    game = a_ship_laid(alone().with_goods({1: 4, 4: 2}), d2={1: 1})
    game.apply(load([2], [1]))
    assert game.state()["pending"] == ["exchange"]
    assert game.legal()["actions"] == [
        exchange("mine"),
        exchange("building:bank"),
        leave("exchange"),
    ]
    game.apply(exchange("mine"))
    for good, left in ((1, 4), (4, 3), (4, 2), (1, 1), (1, 0)):
        assert [action["good"] for action in game.legal()["actions"]] == sorted(
            map(int, own(game)["goods"])
        )
        assert game.state()["pending"] == ["exchange"]
        game.apply(give(good))
        assert ("exchange" in game.state()["pending"]) == bool(left)
    assert own(game)["goods"] == {"1": 2} and own(game)["storage"] == ["black"]
    assert game.state()["black"] == ["building:bank"]


def test_an_exchange_can_be_declined():
    game = a_ship_laid(alone().with_goods({1: 5}), d2={1: 1})
    game.apply(load([2], [1]))
    game.apply(leave("exchange"))
    assert game.state()["pending"] == [] and own(game)["goods"] == {"1": 6}


def test_with_four_goods_there_is_no_exchange():
    game = a_ship_laid(alone().with_goods({1: 3}), d2={1: 1})
    game.apply(load([2], [1]))
    assert game.state()["pending"] == []


def test_a_ship_without_goods_still_allows_an_exchange():
    assert a_ship_laid(alone().with_goods({1: 5})).state()["pending"] == ["exchange"]


def test_with_full_storage_a_tile_is_discarded_for_a_black_one():
    seat = alone().with_goods({1: 5}).storing("mine", "mine", "black")
    game = solo(seat).with_black("ship").waiting("exchange").begin()
    assert offered(game, type="exchange") == [exchange("ship", "mine"), exchange("ship", "black")]
    game.apply(exchange("ship", "mine"))
    assert own(game)["storage"] == ["black", "black", "mine"]


def test_no_effect_and_no_purchase_comes_before_the_five_goods_are_given():
    seat = alone().with_goods({1: 5, 2: 1}).with_silver(4)
    game = replace(
        solo(seat).with_black("ship", "mine").waiting("exchange", "warehouse"), may_buy=True
    ).begin()
    assert offered(game, type="sell") and offered(game, type="buy-point")
    game.apply(exchange("ship"))
    assert {action["type"] for action in game.legal()["actions"]} == {"give"}


def test_a_black_tile_goes_in_a_region_of_any_colour_by_the_standard_rules():
    game = solo(alone(start="nw:2.3").storing("black").with_dice(4)).begin()
    near = {cell for cell in solo_printed.joined("nw:2.3") if CELLS["13a"][cell][1] == 4}
    assert near == {"nw:1.2"}
    assert {action["cell"] for action in offered(game, type="place")} == near


@pytest.mark.parametrize("free_step", [9, 10, 11])
def test_workers_but_no_knowledge_tile_help_to_place_a_black_tile(free_step):
    seat = (
        alone(start="nw:2.3")
        .with_tile(f"monastery:{free_step}", at="nw:2.2")
        .storing("black")
        .with_dice(3)
    )
    assert not offered(solo(seat).begin(), type="place", cell="nw:1.2")
    assert offered(solo(seat.with_workers(1)).begin(), type="place", cell="nw:1.2")


@pytest.mark.parametrize("cell", ["ne:1.1", "nw:3.1", "nw:2.2", "nw:1.2"])
def test_a_black_tile_has_no_effect(cell):
    """It has none on spaces for ships, mines, knowledge tiles or buildings."""
    number = CELLS["13a"][cell][1]
    near = next(iter(solo_printed.touching(cell)))
    seat = (
        alone(start="nw:2.3")
        .with_tile("black", at="nw:3.2")
        .with_tile("black", at=near)
        .storing("black")
    )
    game = solo(seat.with_dice(number)).with_depot(2, "ship", goods={1: 1}).in_phase("E").begin()
    events = game.apply(place(number, "black", cell))
    assert {event["for"] for event in events if event["event"] == "points"} <= {"region", "phase"}
    assert "gain" not in kinds(events) and not set(game.state()["pending"]) - {"colour"}
    assert own(game)["cells"][cell] == "black"


def test_a_black_mine_pays_nothing_at_a_phases_end():
    seat = replace(alone().with_tile("black", at="nw:3.1"), dice=())
    game = replace(solo(seat), round=5).begin()
    assert "gain" not in kinds(game.apply(END))


def test_a_region_counts_a_black_tile():
    seat = alone(start="nw:2.3").storing("black").with_dice(4)
    events = solo(seat).in_phase("C").begin().apply(place(4, "black", "nw:1.2"))
    assert (points_of(events, "region"), points_of(events, "phase"), points_of(events)) == (1, 6, 7)


# Knowledge tiles.


def laid_at_nw22(tile: int, seat: Estate) -> list[Event]:
    """Return the events of placing a knowledge tile at nw:2.2."""
    return (
        solo(seat.also_storing(f"monastery:{tile}").with_dice(3, 3), "extra-tiles")
        .begin()
        .apply(place(3, f"monastery:{tile}", "nw:2.2"))
    )


AT_ONCE = {
    15: (alone().having_sold({1: 3, 4: 1}), 4),
    16: (alone().with_tiles({"nw:1.2": "building:warehouse", "sw:2.1": "building:warehouse"}), 8),
    17: (alone().with_tile("building:watchtower", at="nw:1.2"), 4),
    18: (alone().with_tile("building:carpenter", at="nw:1.2"), 4),
    19: (alone().with_tile("building:church", at="nw:1.2"), 4),
    20: (alone().with_tile("building:market", at="nw:1.2"), 4),
    21: (alone().with_tile("building:boarding-house", at="nw:1.2"), 4),
    22: (alone().with_tile("building:bank", at="nw:1.2"), 4),
    23: (alone().with_tile("building:city-hall", at="nw:1.2"), 4),
    24: (
        alone().with_tiles(
            {"nw:1.1": "animal:cow:3", "ne:2.2": "animal:pig:2", "sw:3.1": "animal:pig:4"}
        ),
        8,
    ),
    25: (alone().having_sold({1: 3, 4: 1}), 4),
    26: (alone().with_tiles({"nw:2.3": "castle", "ne:2.3": "black", "se:2.3": "castle"}), 3),
    29: (alone().with_tile("building:white-castle", at="nw:1.2"), 4),
}


@pytest.mark.parametrize("tile", AT_ONCE)
def test_a_knowledge_tile_scores_when_it_is_placed(tile):
    seat, points = AT_ONCE[tile]
    assert points_of(laid_at_nw22(tile, seat), f"monastery:{tile}") == points


def test_26_counts_the_colour_that_it_completes_itself():
    yellow = [
        cell
        for cell, (colour, _) in CELLS["13a"].items()
        if colour == "monastery" and cell != "nw:2.2"
    ]
    assert (
        points_of(
            laid_at_nw22(26, alone().with_tiles(dict.fromkeys(yellow, "black"))), "monastery:26"
        )
        == 3
    )


def test_an_earlier_crane_counts_as_the_scored_building_each_time():
    seat = alone().with_tiles({"nw:1.2": "building:crane", "ne:2.4": "monastery:16"})
    assert points_of(laid_at_nw22(17, seat), "monastery:17") == 4


def test_later_tiles_score_nothing_for_a_knowledge_tile():
    seat = alone().with_tile("monastery:25", at="nw:2.2").with_goods({3: 2}).with_dice(3)
    assert points_of(solo(seat).begin().apply(sell(3, 3))) == 4


@pytest.mark.parametrize("tile", [27, 28])
def test_27_and_28_score_nothing_and_27_does_nothing(tile):
    events = laid_at_nw22(tile, alone(start="nw:2.1"))
    assert "order" not in kinds(events)
    assert points_of(events) == points_of(events, "region") + points_of(events, "phase")


# A full colour.


def mines(*laid: str) -> Estate:
    """Return an estate ready to place the mine of nw:3.1; the named mines are placed already."""
    return alone().with_tiles(dict.fromkeys(laid, "black")).storing("mine").with_dice(5, 1)


def full_colour(black: tuple[str, ...], seat: Estate | None = None) -> tuple[Game, list[Event]]:
    game = solo(seat or mines("ne:1.2", "se:3.2")).with_black(*black).in_phase("E").begin()
    return game, game.apply(place(5, "mine", "nw:3.1"))


def test_a_full_colour_places_a_tile_of_the_black_depot_and_scores_no_points():
    game, events = full_colour(("building:bank", "mine"))
    assert "bonus" not in kinds(events)
    assert game.state()["pending"] == ["colour"] and own(game)["bonuses"] == []
    actions = game.legal()["actions"]
    assert lay_for_colour("building:bank", "se:2.2") in actions
    assert all(lay_for_colour("building:bank", action["cell"]) == action for action in actions)
    events = game.apply(lay_for_colour("building:bank", "se:2.2"))
    assert only(events, "gain") == {"event": "gain", "seat": 0, "silver": 2, "for": "bank"}
    assert game.state()["black"] == ["mine"] and game.state()["pending"] == []


def test_the_tile_for_a_colour_must_be_placed_and_lapses_if_nothing_fits():
    game, _ = full_colour(("mine", "animal:cow:3"))
    assert {action["cell"] for action in game.legal()["actions"]} == {"nw:1.1", "ne:2.2"}
    assert (CELLS["13a"]["nw:1.1"][1], CELLS["13a"]["ne:2.2"][1]) == (6, 2)
    assert full_colour(("mine", "mine"))[0].state()["pending"] == []
    assert full_colour(())[0].state()["pending"] == []


def test_the_tile_for_a_colour_obeys_the_rule_of_one_of_a_kind_in_a_city():
    seat = mines("ne:1.2", "se:3.2").with_tiles(
        {"nw:3.2": "black", "sw:1.2": "black", "sw:1.1": "building:bank"}
    )
    game, _ = full_colour(("building:bank",), seat)
    cells = {action["cell"] for action in game.legal()["actions"]}
    assert "se:2.2" in cells and cells.isdisjoint({"sw:2.1", "sw:2.2"})


def test_completing_another_colour_by_that_tile_places_another_tile():
    castles = {"nw:2.3": "black", "ne:2.3": "black"}
    beside = {"se:2.2": "building:bank"}
    game, _ = full_colour(
        ("castle", "building:market"), mines("ne:1.2", "se:3.2").with_tiles(castles | beside)
    )
    game.apply(lay_for_colour("castle", "se:2.3"))
    assert sorted(game.state()["pending"]) == ["castle", "colour"]
    assert offered(game, type="place", by="colour", tile="building:market")


def test_a_complete_region_alone_places_no_tile():
    assert full_colour(("building:bank",), mines("ne:1.2"))[0].state()["pending"] == []


# The counter.


def selling(points: int, target: int = 50, goods: int = 3, silver: int = 0) -> Game:
    seat = alone().with_goods({3: goods}).with_dice(3, 1).with_points(points).with_silver(silver)
    return with_target(solo(seat), target).begin()


def with_target(table: Table, target: int) -> Table:
    return replace(table, running=target)


def test_at_the_target_the_counter_falls_to_0_the_surplus_is_lost_and_the_target_falls_by_5():
    game = selling(46)
    events = game.apply(sell(3, 3))
    assert kinds(events) == ["action", "points", "counter", "gain"]
    assert only(events, "counter") == {"event": "counter", "seat": 0, "target": 45}
    assert own(game)["points"] == 0 and game.state()["target"] == 45


def test_below_the_target_nothing_happens():
    game = selling(43)
    assert "counter" not in kinds(game.apply(sell(3, 3))) and own(game)["points"] == 49


def test_at_the_target_a_castles_action_waits_and_must_be_taken():
    game = selling(44)
    game.apply(sell(3, 3))
    assert game.state()["pending"] == ["castle"]
    assert {action["type"] for action in game.legal()["actions"]} >= {"workers", "buy-point"}
    assert not offered(game, type="pass")
    game.apply(workers("castle"))
    assert game.state()["pending"] == [] and own(game)["workers"] == 2


def test_the_target_never_falls_below_5():
    game = selling(4, target=5)
    assert only(game.apply(sell(3, 3)), "counter")["target"] == 5


def test_each_gain_moves_the_counter_separately_the_regions_size_before_the_phase():
    seat = alone(start="nw:2.3").storing("black").with_dice(4).with_points(49)
    game = solo(seat).in_phase("B").begin()
    assert kinds(game.apply(place(4, "black", "nw:1.2"))) == [
        "action",
        "points",
        "counter",
        "points",
    ]
    assert own(game)["points"] == 8


# Buying points.


def test_after_a_gain_more_points_can_be_bought_for_one_silver_each():
    game = selling(10, silver=2)
    assert not offered(game, type="buy-point")
    game.apply(sell(3, 3))
    assert own(game)["silver"] == 3
    for left in (2, 1, 0):
        events = game.apply(BUY_POINT)
        assert (
            only(events, "action")["paid"] == {"workers": 0, "silver": 1}
            and points_of(events, "bought") == 1
        )
        assert own(game)["silver"] == left
    assert own(game)["points"] == 19 and not offered(game, type="buy-point")


def test_bought_points_give_a_castles_action_too():
    game = selling(43)
    game.apply(sell(3, 3))
    assert kinds(game.apply(BUY_POINT)) == ["action", "points", "counter"]
    assert game.state()["pending"] == ["castle"]


@pytest.mark.parametrize("then", [workers(1), buy("mine")])
def test_the_next_action_of_a_die_or_purchase_ends_the_buying(then):
    game = with_target(
        solo(alone().with_goods({3: 1}).with_dice(1, 3).with_silver(5)).with_black("mine"), 50
    ).begin()
    game.apply(sell(3, 3))
    assert offered(game, type="buy-point")
    game.apply(then)
    assert not offered(game, type="buy-point")


def test_the_end_of_the_turn_ends_the_buying():
    game = with_target(solo(alone().with_goods({3: 1}).with_dice(3).with_silver(5)), 50).begin()
    game.apply(sell(3, 3))
    game.apply(END)
    assert not offered(game, type="buy-point")


def test_an_effect_and_workers_for_silver_do_not_end_the_buying():
    seat = (
        alone()
        .with_tile("monastery:28", at="nw:2.2")
        .with_goods({3: 1})
        .with_dice(3)
        .with_silver(5)
        .with_points(48)
    )
    game = solo(seat, "extra-tiles").begin()
    game.apply(sell(3, 3))
    game.apply(HIRE)
    game.apply(workers("castle"))
    assert offered(game, type="buy-point")


# Any order.


def several(*effects: str, **changes: Any) -> Game:
    seat = alone().with_goods({1: 2}).storing("building:bank")
    return replace(
        solo(seat).with_depot(2, "building:market", "ship").waiting(*effects), **changes
    ).begin()


def test_effects_that_wait_are_taken_in_any_order():
    game = several("warehouse", "carpenter", "castle")
    assert game.state()["pending"] == ["warehouse", "carpenter", "castle"]
    assert sources(game) == {"warehouse", "carpenter", "castle"}
    game.apply(take("carpenter", "building:market", 2))
    assert game.state()["pending"] == ["warehouse", "castle"]
    game.apply(workers("castle"))
    game.apply(sell("warehouse", 1))
    assert game.state()["pending"] == []


def test_while_goods_are_given_no_other_effect_can_be_chosen():
    seat = alone().with_goods({1: 5})
    table = solo(seat).with_depot(2, "building:market").with_black("mine")
    game = table.waiting("exchange", "carpenter").begin()
    assert sources(game) == {"exchange", "carpenter"}
    game.apply(exchange("mine"))
    assert game.state()["pending"] == ["exchange", "carpenter"] and sources(game) == {"exchange"}


def test_two_equal_effects_offer_each_action_once():
    game = several("castle", "castle")
    actions = list(map(repr, game.legal()["actions"]))
    assert len(actions) == len(set(actions))
    game.apply(workers("castle"))
    assert game.state()["pending"] == ["castle"]


def test_an_effect_without_a_choice_waits_while_another_may_give_it_one():
    seat = alone().with_tile("building:bank", at="nw:1.2")
    game = solo(seat).with_depot(2, "animal:cow:3").waiting("city-hall", "castle").begin()
    assert sources(game) == {"castle"}
    game.apply(take("castle", "animal:cow:3", 2))
    assert offered(game, type="place", by="city-hall", cell="nw:1.1")
    game.apply(leave("city-hall"))
    assert game.state()["pending"] == []


def test_all_effects_lapse_if_none_has_a_choice():
    seat = alone()
    game = (
        solo(seat)
        .with_depot(2, "animal:cow:3")
        .waiting("city-hall", "market", "exchange", "castle")
        .begin()
    )
    game.apply(workers("castle"))
    assert game.state()["pending"] == ["city-hall", "market", "exchange"]
    game.apply(leave("market"))
    assert game.state()["pending"] == []


def test_an_optional_effect_can_be_declined_but_a_castle_and_a_ship_cannot():
    game = several("warehouse", "castle")
    assert offered(game, type="pass") == [leave("warehouse")]


def test_a_second_ship_finds_no_goods_and_still_allows_an_exchange():
    seat = alone().with_goods({1: 4})
    game = (
        solo(seat)
        .with_black("mine", "mine")
        .with_depot(2, goods={1: 6})
        .with_depot(3, goods={2: 1})
    )
    game = game.waiting("ship", "ship").begin()
    game.apply(load([2], [1]))
    assert game.state()["pending"] == ["exchange", "exchange"]


# The end.


def nearly_won(last: str = "nw:1.2", **changes: Any) -> Table:
    """Return a game with one empty space and a building in storage for it."""
    cells = dict.fromkeys((cell for cell in CELLS["13a"] if cell not in (last, "nw:2.1")), "black")
    seat = (
        alone()
        .with_tiles(cells)
        .storing("building:watchtower")
        .with_dice(4, 2)
        .with_silver(9)
        .with_goods({1: 2})
    )
    return solo(replace(seat, **changes))


def test_the_game_is_won_as_soon_as_all_37_spaces_are_covered():
    game = nearly_won().with_black("mine").begin()
    events = game.apply(place(4, "building:watchtower", "nw:1.2"))
    assert events[-1] == {"event": "end", "points": [4 + 1 + 10], "places": [1], "won": True}
    state = game.state()
    assert state["result"] == {"points": [15], "places": [1], "won": True}
    assert (state["pending"], state["seat"], state["to_act"], state["dice"]) == (
        [],
        None,
        [],
        [[2]],
    )
    assert game.position.utilities() == [1.0] and game.legal()["actions"] == []
    assert game.scoring_potential() == []


def test_silver_workers_and_goods_of_a_won_game_count_for_nothing():
    events = nearly_won().begin().apply(place(4, "building:watchtower", "nw:1.2"))
    assert {event["for"] for event in events if event["event"] == "points"} == {
        "watchtower",
        "region",
        "phase",
    }


def test_a_counter_that_reaches_its_target_by_the_last_tile_is_reported_without_a_castle():
    game = nearly_won(points=48).begin()
    events = game.apply(place(4, "building:watchtower", "nw:1.2"))
    assert kinds(events) == ["action", "points", "counter", "points", "points", "end"]
    assert game.state()["pending"] == [] and game.is_over


def test_a_black_tile_can_win_the_game():
    table = nearly_won(storage=("black",))
    assert only(table.begin().apply(place(4, "black", "nw:1.2")), "end")["won"]


def test_after_the_25th_round_the_game_is_lost_with_no_final_scoring():
    seat = replace(
        alone().with_silver(9).with_workers(9).with_goods({1: 4}).with_points(12), dice=()
    )
    game = replace(solo(seat.with_tile("monastery:24", at="nw:2.2")), phase="E", round=5).begin()
    events = game.apply(END)
    assert kinds(events) == ["action", "phase-end", "end"]
    assert events[-1] == {"event": "end", "points": [12], "places": [2], "won": False}
    assert game.state()["result"] == {"points": [12], "places": [2], "won": False}


def test_a_nearly_won_game_is_worth_nothing():
    for tiles in ({}, {"nw:2.2": "black"}):
        game = replace(
            solo(replace(alone().with_tiles(tiles), dice=())), phase="E", round=5
        ).begin()
        game.apply(END)
        assert game.position.utilities() == [0.0]


def test_the_outlook_has_no_final_scoring_and_no_bonus():
    (told,) = Game(NEW).scoring_potential()
    assert told["end"] == [] and all(colour["bonus"] == 0 for colour in told["colours"])
    assert len(told["regions"]) == len(printed.regions("13a", "2019")) - 1


# Estates.


@pytest.mark.parametrize("estate", CELLS)
def test_the_estate_is_as_printed(estate):
    assert CELLS[estate] == solo_printed.spaces(estate) and len(CELLS[estate]) == 37
    colours = [colour for colour, _ in CELLS[estate].values()]
    assert {colour: colours.count(colour) for colour in set(colours)} == printed.SPACES_OF_A_COLOUR


@pytest.mark.parametrize("estate", CELLS)
def test_regions_end_at_rivers(estate):
    read = {frozenset(region) for region in printed.regions(estate, "2019")}
    assert {frozenset(region) for region in estate_regions("2019", estate)} == read


# Records.


@pytest.mark.parametrize("seed", range(4))
def test_a_record_leads_to_the_same_game_at_its_end_and_in_its_middle(seed):
    game = Game(request_of_its_own("solo", seed + 40))
    play_eagerly(game, seed)
    assert Game.from_record(game.record()).record() == game.record()
    begun = Game(game.request)
    for seat, action in game.actions[:60]:
        begun.apply(action, seat)
    loaded = Game.from_record(begun.record(private=True))
    for seat, action in game.actions[60:]:
        loaded.apply(action, seat)
    assert loaded.record() == game.record()


SPOILED = {
    "a tile removed from another depot": lambda event: event.update(depot=event["depot"] % 6 + 1),
    "another tile removed": lambda event: event.update(tile="black"),
}


@pytest.mark.parametrize("spoil", SPOILED)
def test_a_record_that_removes_other_pieces_is_refused(spoil):
    record = Game(NEW).record(private=True)
    SPOILED[spoil](only(record[1:], "removed"))
    with pytest.raises(InvalidRecord):
        Game.from_record(record)


def test_determinizing_keeps_everything_visible():
    game = Game(NEW)
    twin = game.position.copy()
    twin.determinize_for(0, 99)
    assert twin.legal() == game.position.legal() and twin.scores() == [0]
    assert twin.raw()["stack"] != game.position.raw()["stack"]


def test_a_second_reading_follows_a_won_game_with_lucky_dice():
    kept = golden("solo-won")
    game = Game.from_record(kept["record"])
    assert (
        game.record() == kept["record"]
        and game.state() == kept["state"]
        and kept["state"]["result"]["won"]
    )
    for check in invariants.EVERY_END:
        check(kept["record"])
    told = Told(game.request)
    replayed = Replay(kept["record"])
    for revision in range(len(replayed)):
        for event in replayed[revision].events:
            told.hear(event)
        assert told.state() == replayed[revision].state
    assert (
        told.target == 10 and replayed[len(replayed) - 1].state["result"] == kept["state"]["result"]
    )
