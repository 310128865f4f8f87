"""Tests of the rules by their headings, on small maps. The start tile has its city to the north,
and its road from west to east."""

import random

import pytest

from burgundy_qt.rules.carcassonne.castles import claim_number, places_of
from burgundy_qt.rules.errors import IllegalAction, InvalidArgument, InvalidRecord
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import ruleset
from tests.rules.carcassonne.a_map import a_game, lay, points, told

PASS = {"type": "pass"}


def offered(game):
    return game.legal()["actions"]


def places(game):
    return [(action.get("cell"), action.get("rotation")) for action in offered(game)]


# A game without farmers


def test_without_farmers_no_field_is_offered_and_none_scores():
    """The last tile completes the city that the fields touch; the road beside it still scores."""
    game = a_game("E A", farmers=False, pile=2)
    game.apply({"type": "place", "tile": "E", "cell": "0,-1", "rotation": 2})
    assert [action.get("on") for action in offered(game)] == ["0,-1/city:0", None]
    game.apply(PASS)
    fields = [one for one in game.scoring_potential()[0]["features"] if one["kind"] == "field"]
    assert any(one["cities"] for one in fields) and not any(one["points"] for one in fields)
    game.apply({"type": "place", "tile": "A", "cell": "1,0", "rotation": 1})
    assert [action.get("on") for action in offered(game)] == ["1,0/road:0", "1,0/monastery", None]
    with pytest.raises(IllegalAction):
        game.apply({"type": "meeple", "on": "1,0/field:0"})


# A turn


def test_edges_must_match_and_equal_rotations_are_offered_once():
    assert places(a_game("U")) == [("-1,0", 0), ("1,0", 0), ("0,1", 0)]


@pytest.mark.parametrize("small", [4, 2])
def test_a_city_of_two_tiles_scores_by_the_option(small):
    game = a_game("E", small_city=small)
    happened = lay(game, "E", "0,-1", 2, "city:0")
    assert points(happened) == [(0, small, "city")]
    assert told(happened, "complete") == [
        {
            "event": "complete",
            "feature": "0,-1/city:0",
            "points": small,
            "meeples": [1, 0],
            "places": ["0,-1/city:0", "0,0/city:0"],
        }
    ]
    assert game.state()["seats"][0]["meeples"] == 7


def test_an_occupied_feature_is_not_offered():
    game = a_game("U U")
    lay(game, "U", "1,0", 0, "road:0")
    game.apply({"type": "place", "tile": "U", "cell": "-1,0", "rotation": 0})
    assert [action.get("on") for action in offered(game)] == ["-1,0/field:0", "-1,0/field:1", None]


def test_all_seats_with_the_most_meeples_get_the_points_in_full():
    """The last tile joins two cities with a meeple each."""
    game = a_game("N E N N")
    lay(game, "N", "0,-1", 2, "city:0")
    lay(game, "E", "0,-2", 1, "city:0")
    lay(game, "N", "1,-2", 3)
    assert points(lay(game, "N", "1,-1", 0)) == [(0, 10, "city"), (1, 10, "city")]


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_next_one_is_drawn():
    """The city side of the start tile is closed in, so a tile with only city fits nowhere."""
    game = a_game("E C U")
    happened = lay(game, "E", "0,-1", 2)
    assert told(happened, "discard") == [{"event": "discard", "seat": 1, "tile": "C"}]
    assert game.state()["tile"] == "U" and game.state()["turn"] == 1


# Bridges


def test_a_needed_bridge_continues_a_road_over_the_new_tile():
    assert ("-1,0", 0) not in places(a_game("B"))
    game = a_game("B", modules=["bridges"])
    happened = game.apply({"type": "place", "tile": "B", "cell": "-1,0", "rotation": 0})
    assert told(happened, "bridge") == [
        {"event": "bridge", "seat": 0, "cell": "-1,0", "axis": "ew"}
    ]
    state = game.state()
    assert state["seats"][0]["bridges"] == 2 and state["decision"] == "meeple"
    assert {"type": "meeple", "on": "-1,0/bridge"} in offered(game)


def test_no_bridge_continues_a_road_over_a_tile_with_a_city_at_its_other_edge():
    assert "0,1" not in [cell for cell, _ in places(a_game("X", modules=["bridges"]))]


def test_an_optional_bridge_has_two_empty_cells_beyond_its_ends():
    game = a_game("B U", modules=["bridges"])
    game.apply({"type": "place", "tile": "B", "cell": "0,1", "rotation": 0})
    bridge = {"type": "bridge", "cell": "0,1", "axis": "ew"}
    assert offered(game) == [bridge, PASS]
    game.apply(bridge)
    assert {"type": "meeple", "on": "0,1/bridge"} in offered(game)
    game.apply(PASS)
    assert ("1,1", 0) in places(game) and ("0,2", 0) in places(game)


def test_a_tile_counts_once_for_a_ring_of_roads_even_under_a_bridge():
    game = a_game("BB10 V U V U U V U V", modules=["bridges"])
    game.apply({"type": "place", "tile": "BB10", "cell": "1,0", "rotation": 1})
    game.apply({"type": "bridge", "cell": "1,0", "axis": "ns"})
    game.apply({"type": "meeple", "on": "1,0/road:0"})
    for tile, cell, rotation in (
        ("V", "2,0", 0),
        ("U", "2,1", 1),
        ("V", "2,2", 1),
        ("U", "1,2", 0),
        ("U", "0,2", 0),
        ("V", "-1,2", 2),
        ("U", "-1,1", 1),
    ):
        lay(game, tile, cell, rotation)
    assert points(lay(game, "V", "-1,0", 3)) == [(0, 10, "road")]


# Castles


def a_castle():
    game = a_game("E A A", modules=["castles"])
    return game, lay(game, "E", "0,-1", 2, "city:0")


def test_a_town_that_becomes_a_castle_does_not_score():
    game, happened = a_castle()
    assert points(happened) == [] and told(happened, "complete") == []
    state = game.state()
    assert state["castles"] == [
        {"city": "0,-1/city:0", "cells": ["0,-1", "0,0"], "seat": 0, "occupied": True}
    ]
    assert (state["seats"][0]["meeples"], state["seats"][0]["castles"]) == (6, 2)
    assert not any(tile["meeple"] for tile in state["board"].values())


def test_the_first_feature_completed_beside_a_castle_scores_it_without_meeples_too():
    game, _ = a_castle()
    assert points(lay(game, "A", "1,0", 1)) == []
    happened = lay(game, "A", "-1,0", 3)
    assert points(happened) == [(0, 3, "castle")]
    assert told(happened, "castle") == [
        {"event": "castle", "seat": 0, "castle": "0,-1/city:0", "feature": "-1,0/road:0"}
    ]
    assert game.state()["seats"][0]["meeples"] == 7
    assert game.state()["castles"][0]["occupied"] is False


def test_castles_score_in_rounds_beginning_beside_features():
    """Ruling 16: the castle in the north-east is first by name, but only the other one is beside
    the road."""
    game = a_game("E A E E A", modules=["castles"])
    lay(game, "E", "0,-1", 2, "city:0")
    lay(game, "A", "1,0", 1)
    lay(game, "E", "1,-1", 0, "city:0")
    lay(game, "E", "1,-2", 2)
    happened = lay(game, "A", "-1,0", 3)
    assert told(happened, "castle") == [
        {"event": "castle", "seat": 0, "castle": "0,-1/city:0", "feature": "-1,0/road:0"},
        {"event": "castle", "seat": 0, "castle": "1,-2/city:0", "feature": "0,-1/city:0"},
    ]
    assert points(happened) == [(0, 3, "castle"), (0, 3, "castle")]
    assert game.state()["seats"][0]["meeples"] == 7


def test_owners_of_several_towns_decide_clockwise_town_by_town():
    """Ruling 18: the other seat's town is first by name."""
    game = a_game("U E I", modules=["castles"])
    lay(game, "U", "-1,0", 0)
    lay(game, "E", "-1,-1", 1, "city:0")
    game.apply({"type": "place", "tile": "I", "cell": "0,-1", "rotation": 3})
    game.apply({"type": "meeple", "on": "0,-1/city:1"})
    assert (game.state()["seat"], game.state()["about"]) == (0, "0,-1/city:1")
    game.apply({"type": "castle", "city": "0,-1/city:1"})
    assert (game.state()["seat"], game.state()["about"]) == (1, "-1,-1/city:0")
    assert points(game.apply(PASS)) == [(1, 4, "city")]
    assert [castle["seat"] for castle in game.state()["castles"]] == [0]


# Bazaars


def a_bazaar(**asked):
    game = a_game("BB6 U V W", modules=["bazaars"], **asked)
    game.apply({"type": "place", "tile": "BB6", "cell": "0,1", "rotation": 0})
    game.apply(PASS)
    return game


def test_the_seat_after_the_host_of_the_bazaar_chooses_first():
    state = a_bazaar().state()
    assert (state["seat"], state["turn"], state["decision"]) == (1, 0, "choose")
    assert state["bazaar"] == {
        "host": 0,
        "tiles": ["U", "V"],
        "chooser": 1,
        "lot": None,
        "bid": None,
        "bidder": None,
        "to_bid": [1, 0],
        "bought": [None, None],
    }


def test_a_lot_is_sold_to_the_highest_bidder_who_pays_the_chooser():
    game = a_bazaar()
    game.apply({"type": "choose", "tile": "V"})
    game.apply({"type": "bid", "points": 2})
    game.apply({"type": "bid", "points": 5})
    happened = game.apply({"type": "sell"})
    assert told(happened, "sold") == [
        {"event": "sold", "seat": 0, "tile": "V", "points": 5},
        {"event": "sold", "seat": 1, "tile": "U", "points": 0},
    ]
    assert points(happened) == [(0, -5, "bazaar"), (1, 5, "bazaar")]
    assert (game.state()["turn"], game.state()["tile"]) == (1, "U")


def test_without_a_higher_bid_the_chooser_pays_nobody():
    game = a_bazaar()
    game.apply({"type": "choose", "tile": "V"})
    game.apply({"type": "bid", "points": 2})
    assert points(game.apply(PASS)) == [(1, -2, "bazaar")]


def test_at_the_limit_nobody_can_raise():
    game = a_bazaar(bid_limit=1)
    game.apply({"type": "choose", "tile": "V"})
    happened = game.apply({"type": "bid", "points": 1})
    assert points(happened) == [(1, -1, "bazaar")] and game.state()["decision"] == "place"


def test_without_auction_each_places_its_tile_and_the_last_has_no_choice():
    game = a_bazaar(auction=False)
    assert (game.state()["turn"], game.state()["decision"]) == (1, "choose")
    game.apply({"type": "choose", "tile": "V"})
    happened = lay(game, "V", "1,0", 0)
    [tile] = told(happened, "tile")
    assert tile == {"event": "tile", "seat": 0, "tile": "U", "from": "bazaar"}
    assert game.state()["bazaar"] is None


def test_with_fewer_tiles_than_seats_there_is_no_bazaar():
    game = a_bazaar(pile=4, players=4)
    assert game.state()["bazaar"] is None and game.state()["pile"] == 2
    assert (game.state()["turn"], game.state()["tile"]) == (1, "U")


def bought(game, kind):
    """Return the game after a tile was chosen first and bought for nothing."""
    game.apply({"type": "choose", "tile": kind})
    game.apply({"type": "bid", "points": 0})
    return game.apply(PASS)


def test_a_bought_tile_that_fits_nowhere_costs_its_turn_with_an_empty_pile():
    """Ruling 19: the city is closed, so a tile with only city fits nowhere."""
    game = a_game("E BB6 C U", modules=["bazaars"], pile=4)
    lay(game, "E", "0,-1", 2)
    lay(game, "BB6", "0,1", 0)
    happened = bought(game, "C")
    assert [event["event"] for event in happened if event["event"] != "action"] == [
        *("sold", "sold", "turn", "tile", "discard", "turn", "tile")
    ]
    assert (game.state()["turn"], game.state()["tile"]) == (1, "U")
    assert told(lay(game, "U", "1,0", 0), "end")


def test_a_bought_tile_can_be_put_aside_and_the_next_one_opens_no_bazaar():
    """Ruling 22: both roads are closed, so the crossing needs a bridge everywhere."""
    game = a_game("A A BB6 X B BB9", modules=["bridges", "bazaars"])
    lay(game, "A", "1,0", 1)
    lay(game, "A", "-1,0", 3)
    lay(game, "BB6", "0,1", 0)
    bought(game, "X")
    assert offered(game)[-1] == {"type": "discard"}
    assert game.apply({"type": "discard"})[1:] == [
        {"event": "tile", "seat": 1, "tile": "BB9", "from": "pile"}
    ]
    happened = lay(game, "BB9", "0,2", 0)
    assert not told(happened, "bazaar")
    assert told(happened, "tile") == [{"event": "tile", "seat": 0, "tile": "B", "from": "bazaar"}]


# Requests


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"tiles": ["C", "C"]}, "tiles"),
        ({"tiles": ["BB1"]}, "tiles"),
        ({"pile": 0}, "pile"),
        ({"pile": 72}, "pile"),
        ({"tiles": ["U", "U"], "pile": 1}, "pile"),
        ({"modules": ["bridges", "bridges"]}, "modules"),
        ({"modules": ["inns"]}, "modules"),
        ({"bid_limit": 100}, "bid_limit"),
        ({"first": 2}, "first"),
        ({"auction": 1}, "auction"),
        ({"players": 7}, "players"),
    ],
)
def test_an_impossible_request_is_refused_by_its_key(wrong, key):
    with pytest.raises(InvalidArgument, match=f'"{key}"'):
        Game({"game": "carcassonne"} | wrong)


def test_a_game_with_a_short_pile_ends_with_it():
    game = Game({"game": "carcassonne", "pile": 3, "seed": 4})
    while not game.is_over:
        game.apply(offered(game)[0])
    assert len(game.state()["board"]) == 4 and sum(game.state()["unseen"].values()) == 68


def test_a_record_cannot_draw_a_tile_against_the_requested_order():
    game = a_game("U V")
    lay(game, "U", "1,0", 0)
    record = game.record(private=True)
    record[0] = record[0] | {"tiles": ["W", "V"]}
    with pytest.raises(InvalidRecord, match="tiles"):
        Game.from_record(record)


def test_a_requested_order_is_dropped_when_the_pile_is_redrawn():
    following = set()
    for key in range(20):
        position = a_game("U V").position.copy()
        position.determinize_for(0, key)
        position.apply(position.legal()[0])
        position.apply(position.legal()[-1])
        following.add(position.raw()["tile"])
    assert len(following) > 3


# Names


def test_every_claim_survives_its_code():
    """Any castle and feature that a map can have: a path of 83 steps from the start tile reaches
    both."""
    chance = random.Random(1)
    codes = set()
    for _ in range(2000):
        cells, at, corner = [], [0, 0], chance.randint(0, 83)
        for length in (corner, chance.randint(0, 83 - corner)):
            across = chance.randint(0, length)
            at[0] += chance.choice((1, -1)) * across
            at[1] += chance.choice((1, -1)) * (length - across)
            cells.append(32896 + at[0] + 256 * at[1])
        castle = 16 * cells[0] + chance.randrange(3)
        feature = 16 * cells[1] + chance.randrange(9)
        code = claim_number(castle, feature)
        assert places_of(code) == (castle, feature) and code < 2**31
        codes.add(code)
    assert len(codes) > 1900


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "place", "tile": "U", "cell": "84,0", "rotation": 0},
        {"type": "place", "tile": "U", "cell": "01,0", "rotation": 0},
        {"type": "place", "tile": "U", "cell": "1,0", "rotation": True},
        {"type": "place", "tile": "U", "cell": "1,0", "rotation": 0, "more": 1},
        {"type": "claim", "castle": "83,0/city:0", "feature": "-83,0/road:0"},
        {"type": "meeple", "on": "0,0/roof:0"},
        {"type": "bid", "points": -1},
        {},
        [],
    ],
)
def test_an_object_that_is_no_action_is_refused(wrong):
    with pytest.raises(IllegalAction):
        ruleset("carcassonne").encode_action(wrong)


@pytest.mark.parametrize(
    ("asked", "scored"), [({}, []), ({"occupied_castles": 4}, [(1, 4, "field")])]
)
def test_a_castle_occupied_at_the_end_counts_for_fields_only_by_the_option(asked, scored):
    game = a_game("E A", modules=["castles"], pile=2, **asked)
    lay(game, "E", "0,-1", 2, "city:0")
    assert points(lay(game, "A", "1,0", 1, "field:0")) == scored
    assert game.is_over
