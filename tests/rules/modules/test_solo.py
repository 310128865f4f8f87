"""The solo game, sentence by sentence. (2019, p. 14)"""

from dataclasses import replace
from typing import Any

import pytest

from burgundy_qt.rules.burgundy.names import estate_cells
from burgundy_qt.rules.errors import BadArgument
from burgundy_qt.rules.game import Game
from tests.rules import printed
from tests.rules.an_estate import (
    END,
    Estate,
    Table,
    leave,
    load,
    offered,
    own,
    place,
    points_of,
    sell,
)
from tests.rules.modules import solo_printed

Event = dict[str, Any]
CELLS = {estate: estate_cells("2019", estate) for estate in ("13a", "13b")}
BUY_POINT = {"type": "buy-point"}
NEW = {"modules": ["solo"], "castles": ["nw:2.1"], "seed": 5}


def alone(estate: str = "13a", start: str = "nw:2.1") -> Estate:
    return Estate(estate, start)


def solo(seat: Estate | None = None, *modules: str) -> Table:
    """A table for one, in the middle of a turn."""
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
    """By what the actions that are offered now are done."""
    return {action["by"] for action in game.legal()["actions"] if "by" in action}


# What can be asked for.


def test_one_seat_plays_alone_and_on_estate_13a_unless_asked_otherwise():
    request = Game(NEW).request
    assert (request["players"], request["estates"], request["target"]) == (1, ["13a"], 50)
    assert Game({"modules": ["solo"], "estates": ["13b"], "castles": ["n:2.2"], "seed": 1}).state()["target"] == 50


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
        *({"modules": ["solo", other]} for other in ("border-posts", "inns", "trade-routes", "shields")),
    ],
)
def test_what_does_not_go_together_is_refused(asked):
    with pytest.raises(BadArgument):
        Game(asked)


def test_extra_tiles_and_white_castles_go_with_it():
    game = Game({**NEW, "modules": ["white-castles", "solo", "extra-tiles"]})
    assert game.request["modules"] == ["extra-tiles", "white-castles", "solo"]
    assert game.state()["white"] is not None


def test_another_game_has_no_target():
    assert "target" not in Game({"seed": 1}).request and "target" not in Game({"seed": 1}).state()


# Preparing the game.


def test_one_begins_with_one_silver_two_workers_and_three_goods():
    start = only(Game(NEW).events, "start")
    assert (start["silver"], start["workers"], sum(start["goods"].values())) == (1, 2, 3)


@pytest.mark.parametrize("estate", CELLS)
def test_the_castle_lies_on_any_dark_green_space(estate):
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
    assert first not in game.state()["depots"][str(opening["white"])]["tiles"] or phase["depots"].count(first) > 1
    assert game.state()["depots"][str(opening["white"])]["goods"] == {str(opening["good"]): 1}


def begin_round(table: Table, white: int) -> list[Event]:
    """End the turn; the next roll shows `white` on the shared die."""
    game = table.with_seat(replace(table.estates[0], dice=())).begin()
    game.position.give_roll([(1, 1)], white)
    return game.apply(END)


def test_from_an_empty_depot_the_next_one_clockwise_gives_its_first_tile():
    table = solo().with_depot(1, "mine", "ship").with_depot(4, "ship")
    assert only(begin_round(table, 5), "removed") == {"event": "removed", "depot": 1, "tile": "mine"}
    assert only(begin_round(table, 2), "removed")["depot"] == 4


def test_where_no_tile_is_left_none_leaves():
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
    seat = alone(start="nw:2.3").with_tile("ship", at="nw:3.2").storing("black").with_dice(CELLS["13a"][cell][1])
    assert bool(offered(solo(seat).begin(), type="place", cell=cell)) == REACHED[cell]


# Ships.


def a_ship_laid(seat: Estate, **depots: dict[int, int]) -> Game:
    """A ship has just been laid at ne:1.1; goods lie in the depots."""
    seat = seat.with_tile("ship", at="nw:3.2").with_tile("mine", at="nw:3.1").also_storing("ship").with_dice(6, 1)
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


def test_nothing_is_swept_where_nothing_is_left():
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
    assert game.legal()["actions"] == [exchange("mine"), exchange("building:bank"), leave("exchange")]
    game.apply(exchange("mine"))
    for good, left in ((1, 4), (4, 3), (4, 2), (1, 1), (1, 0)):
        assert [action["good"] for action in game.legal()["actions"]] == sorted(map(int, own(game)["goods"]))
        assert game.state()["pending"] == ["exchange"]
        game.apply(give(good))
        assert ("exchange" in game.state()["pending"]) == bool(left)
    assert own(game)["goods"] == {"1": 2} and own(game)["storage"] == ["black"]
    assert game.state()["black"] == ["building:bank"]


def test_an_exchange_can_be_left():
    game = a_ship_laid(alone().with_goods({1: 5}), d2={1: 1})
    game.apply(load([2], [1]))
    game.apply(leave("exchange"))
    assert game.state()["pending"] == [] and own(game)["goods"] == {"1": 6}


def test_with_four_goods_there_is_no_exchange():
    game = a_ship_laid(alone().with_goods({1: 3}), d2={1: 1})
    game.apply(load([2], [1]))
    assert game.state()["pending"] == []


def test_a_ship_that_finds_no_goods_lets_one_exchange_all_the_same():
    assert a_ship_laid(alone().with_goods({1: 5})).state()["pending"] == ["exchange"]


def test_where_storage_is_full_a_tile_is_thrown_away_for_a_black_one():
    seat = alone().with_goods({1: 5}).storing("mine", "mine", "black")
    game = solo(seat).with_black("ship").waiting("exchange").begin()
    assert offered(game, type="exchange") == [exchange("ship", "mine"), exchange("ship", "black")]
    game.apply(exchange("ship", "mine"))
    assert own(game)["storage"] == ["black", "black", "mine"]


def test_no_effect_and_no_purchase_comes_before_the_five_goods_are_given():
    seat = alone().with_goods({1: 5, 2: 1}).with_silver(4)
    game = replace(solo(seat).with_black("ship", "mine").waiting("exchange", "warehouse"), may_buy=True).begin()
    assert offered(game, type="sell") and offered(game, type="buy-point")
    game.apply(exchange("ship"))
    assert {action["type"] for action in game.legal()["actions"]} == {"give"}


def test_a_black_tile_lies_in_a_region_of_any_colour_by_the_standard_rules():
    game = solo(alone(start="nw:2.3").storing("black").with_dice(4)).begin()
    near = {cell for cell in solo_printed.joined("nw:2.3") if CELLS["13a"][cell][1] == 4}
    assert near == {"nw:1.2"}
    assert {action["cell"] for action in offered(game, type="place")} == near
