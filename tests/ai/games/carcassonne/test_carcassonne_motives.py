"""Tests of Carcassonne's motives: on small maps where each kind is true or just not true, by a
second reading in random games, without hidden information, and in every language.

The start tile has its city to the north and its road from west to east."""

import random
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from burgundy_qt.ai.analysis.motives import TurnReason, amount_instead, reasons_between
from burgundy_qt.ai.analysis.motives import motive as make
from burgundy_qt.ai.games.carcassonne.carcassonne_motives import ANSWER
from burgundy_qt.ai.games.carcassonne.carcassonne_reasons import NOT_SAID, selected
from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.carcassonne.motive_text import motive_text
from tests.ai.games.carcassonne.second_motives import SecondTurn
from tests.rules.carcassonne.a_map import a_game, lay
from tests.rules.carcassonne.random_play import chosen, requested

PASS = {"type": "pass"}
DROWSY = "exposes", "threatens", "wards_off", "cuts_off", "hinders", "room"
"""Kinds whose second reading tries every tile, so that only some are read."""


def turn(game, *wanted):
    """Return the motives of a turn with these actions, such as a tile as "0,-1 2 city:0";
    everything else is declined."""
    trial, seat, codes = game.position.copy(), game.deciding(), []
    tile, *answers = expanded(game, wanted)
    answers = [tile, *answers]
    while seat in trial.waiting_seats() and not trial.is_chance_node():
        offers = [game.action(code) for code in trial.legal(seat)]
        action = next((one for one in answers if one in offers), None)
        if action is None:
            if PASS not in offers:
                break
            action = PASS
        answers = [one for one in answers if one != action]
        codes.append(game.code(action))
        trial.act_only(codes[-1], seat)
    assert not answers, answers
    return list(ANSWER.motives(ANSWER.consider(game, game.position, seat, codes)))


def expanded(game, wanted):
    """Yield the actions as the protocol writes them."""
    for one in wanted:
        if isinstance(one, dict):
            yield one
            continue
        cell, rotation, *on = one.split()
        tile = {"tile": game.state()["tile"], "cell": cell, "rotation": int(rotation)}
        yield {"type": "place", **tile}
        yield from ({"type": "meeple", "on": f"{cell}/{segment}"} for segment in on)


def played(tiles, *turns, **asked):
    """Return a game after some turns, one tile each."""
    game = a_game(tiles, **asked)
    for one in turns:
        cell, rotation, *on = one.split()
        lay(game, game.state()["tile"], cell, int(rotation), *on)
    return game


def values_of(motives, kind):
    """Return the values of the motives of a kind, and their seats."""
    return [(one.seat, dict(one.values)) for one in motives if one.kind == kind]


# Each kind in a position where it is true, and in one where it is just not.


def test_a_city_without_open_edges_is_completed_and_one_with_an_open_edge_is_claimed():
    values = {"feature": "city", "whose": "own", "tiles": 2, "points": 4, "back": 0}
    assert values_of(turn(a_game("E"), "0,-1 2 city:0"), "completes") == [(0, values)]
    corner = turn(a_game("N"), "0,-1 2 city:0")
    assert values_of(corner, "completes") == []
    values = {"feature": "city", "points": 6, "gaps": 1, "closers": 22}
    assert values_of(corner, "claims") == [(0, values)]
    values = {"feature": "city", "points": 8, "gaps": 2}
    assert values_of(turn(a_game("R"), "0,-1 2 city:0"), "claims") == [(0, values)]


def test_with_few_tiles_to_come_a_claimed_city_names_its_points_if_unfinished():
    late = turn(a_game("N", pile=10), "0,-1 2 city:0")
    values = {"feature": "city", "points": 6, "gaps": 1, "now": 2}
    assert values_of(late, "claims") == [(0, values)]


def test_a_completed_feature_names_its_owner_or_nobody():
    theirs = played("N U U E", "0,-1 2 city:0", "1,0 0", "2,0 0")
    values = {"feature": "city", "whose": "rival", "tiles": 3, "points": 6, "back": 0}
    assert values_of(turn(theirs, "1,-1 3"), "completes") == [(0, values)]
    (completed,) = values_of(turn(a_game("E"), "0,-1 2"), "completes")
    assert completed[1]["whose"] == "nobody"


def test_a_monastery_that_nobody_can_claim_any_more_is_not_named():
    around = "0,1 0", "-1,0 0", "1,0 0", "-1,1 3", "1,1 1", "-1,2 2", "0,2 2"
    found = turn(played("B U U E E E E E", *around), "1,2 2")
    assert values_of(found, "completes") == []
    mine = turn(played("B U U E E E E E", f"{around[0]} monastery", *around[1:]), "1,2 2")
    assert [values["feature"] for _, values in values_of(mine, "completes")] == ["monastery"]


def test_two_equal_cities_that_one_tile_completes_are_one_fact_with_the_sum_of_their_points():
    away = "-1,0 0", "-2,0 0", "1,0 0", "2,0 0"
    facing = "0,1 3 city:0", *away[:3], "-2,1 1 city:0", away[3]
    values = {"feature": "city", "whose": "own", "tiles": 2, "points": 8, "many": 2, "back": 2}
    assert values_of(turn(played("E U U U E U H", *facing), "-1,1 1"), "completes") == [(0, values)]


def test_two_cities_of_which_each_turn_completes_one_are_compared_by_their_points():
    stack = "0,-1 2 city:0", "1,0 0", "0,1 2 city:0", "-1,0 0"
    reasons = between(played("N U E U E", *stack), ["0,2 0", PASS], ["1,-1 3", PASS])
    fact, is_for, instead = reasons["completes"]
    assert (fact.number("points"), is_for, instead) == (4, False, 6)


def test_a_city_with_more_gaps_than_tiles_left_promises_nothing():
    late = turn(a_game("R", pile=2), "0,-1 2 city:0")
    assert values_of(late, "claims") == [(0, {"feature": "city", "now": 2})]
    assert values_of(turn(a_game("R", pile=2), "0,-1 2"), "leaves_open") == []


def test_a_follower_comes_back_only_if_it_was_on_the_map_before():
    mine = played("N U E", "0,-1 2 city:0", "1,0 0")
    done = turn(mine, "1,-1 3")
    assert [values["back"] for _, values in values_of(done, "completes")] == [1]
    assert values_of(done, "returns") == [], "the sentence about the city includes it"
    placed = turn(a_game("E"), "0,-1 2 city:0")
    assert [values["back"] for _, values in values_of(placed, "completes")] == [0]


def test_a_town_becomes_a_castle_and_scores_with_the_next_road():
    town = a_game("E W W", modules=["castles"])
    found = {"type": "castle", "city": "0,-1/city:0"}
    values = {"feature": "road", "whose": "nobody", "points": 3, "tiles": 1}
    assert values_of(turn(town, "0,-1 2 city:0", found), "castle") == [(0, values)]
    assert values_of(turn(town, "0,-1 2 city:0"), "castle") == []
    after = played("E W W", "0,-1 2 city:0", "1,0 0", modules=["castles"])
    assert values_of(turn(after, "-1,0 0"), "castle_scores") == [(0, {"whose": "own", "points": 3})]
    assert values_of(turn(after, "0,1 0"), "castle_scores") == []


def used_up():
    """Return a game in which seat 0 has one follower left."""
    road, rest = [f"0,{row} 0 road:0" for row in range(1, 9)], range(9, 13)
    stack = [*road, *(f"0,{row} 0 monastery" for row in rest)]
    return played("U " * 8 + "B " * 4 + "V", *stack)


def test_the_last_follower_on_a_small_road_is_tied_up():
    game = used_up()
    placed = turn(game, "0,13 0 road:0")
    assert values_of(placed, "ties_up") == [(0, {"feature": "road", "points": 1, "left": 0})]
    first = turn(a_game("V"), "0,1 0 road:0")
    assert values_of(first, "ties_up") == []
    assert values_of(first, "claims") == [(0, {"feature": "road", "points": 3, "gaps": 2})]


def between(game, better, other):
    """Return the kinds that distinguish two turns, with the amounts; each turn is a list of
    actions."""
    codes = [[game.code(one) for one in expanded(game, wanted)] for wanted in (better, other)]
    reasons = reasons_between(game, game.position, game.deciding(), *codes)
    return {one.motive.kind: (one.motive, one.is_for, amount_instead(one)) for one in reasons}


def test_a_follower_is_kept_only_if_the_supply_after_the_other_turn_is_smaller():
    kept = between(used_up(), ["0,13 0", PASS], ["0,13 0 road:0"])
    assert kept["ties_up"][0].number("left") == 0
    assert "keeps_follower" not in kept, "this reason has the same topic and is less concrete"
    facts = turn(used_up(), "0,13 0"), turn(used_up(), "0,13 0 road:0")
    assert [values_of(one, "keeps_follower") for one in facts] == [
        [(0, {"number": n})] for n in (1, 0)
    ]
    mine = played("N U E", "0,-1 2 city:0", "1,0 0")
    completed, placed = ["1,-1 3 field:0"], ["0,1 2", PASS]
    assert values_of(turn(mine, completed[0]), "keeps_follower") == [(0, {"number": 6})]
    assert values_of(turn(mine, "0,1 2"), "keeps_follower") == [(0, {"number": 6})]
    assert "keeps_follower" not in between(mine, completed, placed)


def test_a_farmer_is_no_price_if_the_other_turn_leaves_as_many_followers():
    game = a_game("P")
    assert values_of(turn(game, "0,-1 2 field:0"), "ties_up")
    assert "ties_up" not in between(game, ["0,-1 2 field:0"], ["0,-1 2 road:0"])
    last = between(used_up(), ["0,13 0", PASS], ["0,13 0 field:0"])
    assert last["ties_up"][1] and last["ties_up"][0]["left"] == 0


def test_followers_left_are_named_only_if_the_supplies_differ():
    differ = between(a_game("R"), ["0,-1 2", PASS], ["0,-1 2 city:0"])["slow"][0]
    assert motive_text(differ, ["", ""]).endswith("gaps: 6 followers left.")
    equal = between(a_game("O"), ["0,-1 3 city:0"], ["1,0 1 city:0"])["slow"][0]
    assert equal.number("left") == NOT_SAID
    assert motive_text(equal, ["", ""]).endswith("gaps.")


def test_a_supply_never_speaks_for_a_turn_without_another_one():
    assert all(
        one.weight <= 0
        for tile in ("0,13 0", "0,13 0 road:0")
        for one in turn(used_up(), tile)
        if one.kind == "keeps_follower"
    )


def test_a_farmer_counts_the_cities_of_its_field_and_a_thief_is_none():
    north, south = turn(a_game("U"), "1,0 0 field:0"), turn(a_game("U"), "1,0 0 field:1")
    assert values_of(north, "farmer") == [(0, {"cities": 1, "complete": 0})]
    assert values_of(north, "ties_up") == [(0, {"feature": "field", "points": 0, "left": 6})]
    assert values_of(south, "farmer") == []
    assert values_of(south, "ties_up") == [(0, {"feature": "field", "points": 0, "left": 6})]
    thief = {one.kind for one in turn(a_game("U"), "1,0 0 road:0")}
    assert thief.isdisjoint({"farmer", "ties_up"})


def test_a_follower_counts_at_the_end_only_on_the_last_tile():
    last = turn(a_game("U", pile=1), "1,0 0 road:0")
    assert values_of(last, "counts_at_end") == [(0, {"feature": "road", "points": 2})]
    assert values_of(turn(a_game("U", pile=2), "1,0 0 road:0"), "counts_at_end") == []


def test_a_city_with_one_open_space_is_one_short_and_others_are_extended():
    two_ways = played("R U E", "0,-1 2 city:0", "1,0 0")
    values = {"feature": "city", "whose": "own", "tiles": 3, "points": 8, "closers": 21}
    assert values_of(turn(two_ways, "1,-1 3"), "one_short") == [(0, values)]
    one_way = turn(played("N U G", "0,-1 2 city:0", "1,0 0"), "1,-1 0")
    assert values_of(one_way, "one_short") == []
    assert values_of(one_way, "extends") == [(0, {"feature": "city", "whose": "own", "tiles": 3})]
    assert values_of(turn(two_ways, "0,1 2"), "extends") == []


def test_a_field_grows_with_a_completed_city_and_reaches_an_open_one():
    def farm(tile):
        return played(f"U U {tile}", "1,0 0 field:0", "-1,0 0")

    assert values_of(turn(farm("E"), "0,-1 2"), "field_grows") == [
        (0, {"whose": "own", "points": 3})
    ]
    assert values_of(turn(farm("N"), "0,-1 2"), "field_grows") == []
    assert values_of(turn(farm("E"), "1,-1 0"), "field_reaches") == [
        (0, {"whose": "own", "cities": 1})
    ]
    assert values_of(turn(farm("U"), "2,0 0"), "field_reaches") == []


FACED = {"feature": "city", "tiles": 2, "fits": 17, "whose": "rival"}
FACING = "0,-1 2 city:0", "1,0 0 city:0"
"""The corner of one player and the edge of the other, both open to the same space."""


def test_a_knight_beside_a_larger_open_city_threatens_it():
    placed = turn(played("N D", FACING[0]), FACING[1])
    assert values_of(placed, "threatens") == [(0, FACED)]
    assert (
        values_of(placed, "exposes") == []
    )  # One tile joins both cities: the larger fact says it.
    kinds = {one.kind for one in turn(played("N D", FACING[0]), "1,0 0")}
    assert kinds.isdisjoint({"threatens", "exposes"})


def test_a_farmer_of_a_city_beyond_an_open_road_is_exposed_to_the_other_side():
    """Where the road continues, a tile that ends it would join both fields."""
    bend = played("U V", "1,0 0 field:1")
    values = {"feature": "field", "tiles": 0, "fits": 2}
    assert values_of(turn(bend, "2,0 0 field:0"), "exposes") == [(0, values)]
    assert values_of(turn(bend, "2,0 0 road:0"), "exposes") == []


def test_a_city_is_shared_if_a_tile_joins_both_and_taken_over_with_more_knights():
    values = {"feature": "city", "tiles": 4}
    facing = played("N D U R", *FACING, "2,0 0")
    assert values_of(turn(facing, "1,-1 2"), "shares") == [(0, values)]
    assert values_of(turn(played("N D U R", *FACING, "2,0 0"), "0,1 2"), "shares") == []
    more = played("N D U E U R", *FACING, "2,0 0", "2,-1 3 city:0", "3,0 0")
    assert values_of(turn(more, "1,-1 2"), "takes_over") == [(0, {**values, "tiles": 5})]
    assert values_of(turn(facing, "1,-1 2"), "takes_over") == []
    given = played("N D U E R", *FACING, "2,0 0", "2,-1 3 city:0")
    lost = {**values, "tiles": 5, "whose": "rival"}
    assert values_of(turn(given, "1,-1 2"), "cedes") == [(1, lost)]
    assert values_of(turn(more, "1,-1 2"), "cedes") == []


def test_two_caps_between_open_cities_ward_off_the_one():
    game = played("R D I", "0,-1 2 city:0", FACING[1])
    assert values_of(turn(game, "1,-1 3"), "wards_off") == [(1, {"feature": "city", "tiles": 3})]
    assert values_of(turn(game, "0,-2 1"), "wards_off") == []


AROUND = "0,-1 2 city:0", "1,0 0", "2,0 0", "2,-1 1", "2,-2 1"
"""A space between a claimed city, another city and a road."""


@pytest.mark.parametrize(
    ("tile", "rotation", "kind", "fits"),
    [("B", 0, "cuts_off", None), ("E", 2, "hinders", {"number": 3, "before": 8})],
)
def test_a_space_where_few_tiles_fit_hinders_a_city_and_one_without_any_cuts_it_off(
    tile, rotation, kind, fits
):
    values = {"feature": "city", "whose": "rival", "tiles": 2, "bridged": 0}
    game = played(f"N D U V U {tile}", *AROUND)
    found, away = turn(game, f"1,-2 {rotation}"), f"0,1 {rotation}"
    assert values_of(found, kind) == [(0, values | (fits or {}))]
    assert {"cuts_off", "hinders"} & {one.kind for one in found} == {kind}
    assert not {"cuts_off", "hinders"} & {one.kind for one in turn(game, away)}
    free = played(f"N D U V U {tile}", "0,-1 2", *AROUND[1:])
    assert not {"cuts_off", "hinders"} & {one.kind for one in turn(free, f"1,-2 {rotation}")}


def test_a_city_that_gets_more_gaps_is_opened_and_one_that_gets_as_many_is_extended():
    values = {"feature": "city", "whose": "own", "gaps": 3, "before": 1}
    game = played("N U C G", "0,-1 2 city:0", "-1,0 0", pile=24)
    assert values_of(turn(game, "1,-1 0"), "opens") == [(0, values)]
    assert values_of(turn(game, "1,-1 0"), "extends") == []
    assert values_of(turn(played("N U G", "0,-1 2 city:0", "1,0 0"), "1,-1 0"), "opens") == []


def test_a_claim_with_several_gaps_speaks_for_the_turn_that_keeps_the_follower():
    found = between(a_game("R"), ["0,-1 2", PASS], ["0,-1 2 city:0"])
    fact, is_for, _ = found["slow"]
    assert is_for and dict(fact.values) == {"feature": "city", "gaps": 2, "left": 6}
    assert {"claims", "leaves_open", "keeps_follower"}.isdisjoint(found)
    assert "slow" not in between(a_game("R"), ["0,-1 2 city:0"], ["0,-1 2", PASS])


def test_fewer_gaps_of_a_claimed_city_speak_for_it():
    found = between(a_game("R"), ["0,-1 2 city:0"], ["0,-1 3 city:0"])
    assert found == {}, "this reason is about the same city"
    better = between(a_game("O"), ["0,-1 3 city:0"], ["1,0 1 city:0"])
    assert better["slow"][0].number("gaps") == 2 and better["slow"][1]


def test_a_large_city_without_a_knight_is_left_open():
    values = {"feature": "city", "points": 6}
    assert values_of(turn(a_game("N"), "0,-1 2"), "leaves_open") == [(0, values)]
    assert values_of(turn(a_game("N"), "0,-1 2 city:0"), "leaves_open") == []
    assert values_of(turn(a_game("E"), "0,1 2"), "leaves_open") == []


def test_a_bridge_is_used_only_if_it_is_built():
    game = a_game("B", modules=["bridges"])
    assert values_of(turn(game, "-1,0 0"), "bridge") == [(0, {"left": 2})]
    assert values_of(turn(game, "0,1 0"), "bridge") == []
    late = a_game("B", modules=["bridges"], pile=4)
    weights = [
        one.weight for here in (game, late) for one in turn(here, "-1,0 0") if one.kind == "bridge"
    ]
    assert weights[0] < weights[1] < 0


def test_a_bid_is_for_a_tile_that_completes_something_or_nothing():
    game = played("N BB6 E U", "0,-1 2 city:0", "0,1 0", modules=["bazaars"])
    assert game.deciding() == 0
    edge, road = ({"type": "choose", "tile": tile} for tile in "EU")
    low, high = ({"type": "bid", "points": points} for points in (1, 5))
    values = {"feature": "city", "whose": "own", "points": 6}
    values["way"] = "bid"
    assert values_of(turn(game, edge, low), "wants_tile") == [(0, values)]
    assert values_of(turn(game, road, low), "wants_tile") == []
    assert values_of(turn(game, road, high), "overbids") == [(0, {"points": 5})]
    assert values_of(turn(game, road, low), "overbids") == []


def test_of_two_bids_on_a_tile_the_lower_is_cheap_and_the_higher_is_firm():
    game = played("BB6 E U", "0,1 0", modules=["bazaars"])
    chosen_tile = {"type": "choose", "tile": "E"}
    none, three = ({"type": "bid", "points": points} for points in (0, 3))
    lower = between(game, [chosen_tile, none], [chosen_tile, three])
    assert lower["cheap"][1:] == (True, 3) and "firm" not in lower
    higher = between(game, [chosen_tile, three], [chosen_tile, none])
    assert higher["firm"][1:] == (True, 0) and "cheap" not in higher
    other = between(game, [chosen_tile, none], [{"type": "choose", "tile": "U"}, three])
    assert {"cheap", "firm"}.isdisjoint(other)
    useless = played("BB6 U U", "0,1 0", modules=["bazaars"])
    road = {"type": "choose", "tile": "U"}
    assert between(useless, [road, three], [road, none]).keys() <= {"overbids"}


def test_a_last_bid_instead_of_none_makes_the_chooser_pay():
    game = played("BB6 E U", "0,1 0", modules=["bazaars"])
    for action in ({"type": "choose", "tile": "E"}, {"type": "bid", "points": 0}):
        game.apply(action)
    found = between(game, [{"type": "bid", "points": 1}], [PASS])
    assert found["firm"][0].number("last") == 1 and found["firm"][1]
    assert "firm" not in between(game, [PASS], [{"type": "bid", "points": 1}])


def test_a_tile_with_a_monastery_is_wanted_for_itself():
    game = played("BB6 A U", "0,1 0", modules=["bazaars"])
    low = {"type": "bid", "points": 0}
    values = {"feature": "monastery", "whose": "nobody", "way": "bid", "points": 9}
    wanted = turn(game, {"type": "choose", "tile": "A"}, low)
    assert values_of(wanted, "wants_tile") == [(1, values)]
    assert values_of(turn(game, {"type": "choose", "tile": "U"}, low), "wants_tile") == []


def test_the_seller_of_a_tile_gets_the_bid_and_a_raiser_pays_nothing_yet():
    game = played("BB6 E U", "0,1 0", modules=["bazaars"])
    for action in ({"type": "choose", "tile": "E"}, {"type": "bid", "points": 0}):
        game.apply(action)
    raised = {"type": "bid", "points": 2}
    assert values_of(turn(game, raised), "price") == []
    game.apply(raised)
    assert values_of(turn(game, {"type": "sell"}), "price") == [(1, {"points": 2})]
    assert values_of(turn(game, {"type": "buy"}), "price") == [(1, {"points": -2})]


# Reasons that are shown together.


def hindered(whose, seat, weight, tiles, kind="road"):
    """Return a feature that is hindered at a gap."""
    values = {"number": 1, "before": 6, "bridged": 0, "tiles": tiles}
    return make("hinders", seat, weight, feature=kind, whose=whose, **values)


def test_a_gap_that_hinders_an_opponent_as_much_as_the_player_explains_nothing():
    mine, theirs = hindered("own", 0, -1.5, 3), hindered("rival", 1, 1.5, 2, "city")
    assert list(selected([TurnReason(one, True) for one in (mine, theirs)])) == []
    (left,) = selected([TurnReason(mine, True), TurnReason(hindered("rival", 1, 0.4, 2), True)])
    assert left.motive == mine and left.weight == pytest.approx(-1.1)


def test_of_two_hindered_features_of_an_opponent_the_more_valuable_is_named():
    roads = hindered("rival", 1, 0.6, 3), hindered("rival", 1, 1.8, 5)
    assert [one.motive for one in selected([TurnReason(one, False) for one in roads])] == [roads[1]]


def test_a_bought_tile_is_not_named_beside_the_feature_it_completes():
    values = {"feature": "city", "whose": "own", "points": 10}
    done = make("completes", 0, 8.0, tiles=4, back=0, **values)
    bought = make("wants_tile", 0, 5.0, way="get", **values)
    assert [one.motive for one in selected([TurnReason(one, False) for one in (bought, done)])] == [
        done
    ]


def test_prices_that_outweigh_the_reasons_silence_them():
    city = make("extends", 0, 1.0, feature="city", whose="own", tiles=3)
    lost = make("exposes", 1, -1.2, feature="city", tiles=4, fits=6)
    told_for = [TurnReason(city, False), TurnReason(lost, False)]
    assert [one.is_weak for one in selected(told_for)] == [True, True]
    small = replace(told_for[1], motive=replace(lost, weight=-0.6))
    assert not any(one.is_weak for one in selected([told_for[0], small]))
    done = make("completes", 0, 1.0, feature="road", whose="own", tiles=2, points=2, back=0)
    assert not any(one.is_weak for one in selected([TurnReason(done, False), told_for[1]]))


def test_a_follower_alone_is_no_fault_if_many_are_left():
    tied = [make("ties_up", 0, -0.9, feature="road", points=1, left=left) for left in (3, 2)]
    differ = make("keeps_follower", 0, -1.0, number=4), make("keeps_follower", 0, -2.0, number=3)
    for fact, is_weak in zip(tied, (True, False), strict=True):
        found = list(selected([TurnReason(fact, True), TurnReason(differ[0], False, differ[1])]))
        assert [(one.motive.kind, one.is_weak) for one in found] == [("ties_up", is_weak)]


def test_only_one_reason_names_a_farmer():
    tied = make("ties_up", 0, -1.8, feature="field", points=3, left=2)
    good = make("farmer", 0, 1.0, cities=2, complete=1)
    (found,) = selected([TurnReason(tied, True), TurnReason(good, True)])
    assert (found.motive.kind, found.is_for) == ("ties_up", True)
    assert found.weight == pytest.approx(-0.8)
    better = replace(good, weight=3.0)
    (found,) = selected([TurnReason(tied, True), TurnReason(better, True)])
    assert (found.motive.kind, found.is_for) == ("farmer", False)
    assert found.weight == pytest.approx(1.2)


def test_sizes_are_not_compared_if_the_smaller_one_is_better():
    small, large = (make("extends", 0, 0.9, feature="road", whose="own", tiles=n) for n in (4, 5))
    assert list(selected([TurnReason(replace(small, weight=1.9), False, large)])) == []
    assert len(list(selected([TurnReason(replace(large, weight=1.9), False, small)]))) == 1
    poor, poorer = (make("ties_up", 0, -n / 2, feature="road", points=n, left=2) for n in (1, 2))
    assert list(selected([TurnReason(poor, False, poorer)])) == []


def test_a_slow_claim_is_no_fault_if_the_better_turn_claims_as_slowly():
    claim = make("claims", 0, 3.0, feature="city", points=16, gaps=3)
    slow = make("slow", 0, 0.0, feature="city", left=4, gaps=3)
    found = [
        one.motive.kind for one in selected([TurnReason(claim, False), TurnReason(slow, True)])
    ]
    assert found == ["claims"]


def test_tiles_that_fit_at_a_gap_are_compared_only_if_clearly_more_do():
    def left(number):
        values = {"feature": "monastery", "whose": "own", "tiles": 8, "gaps": 1}
        return make("room", 0, number / 10, number=number, **values)

    assert len(list(selected([TurnReason(left(19), False, left(5))]))) == 1
    assert list(selected([TurnReason(left(9), False, left(5))])) == []
    assert list(selected([TurnReason(left(5), False, left(19))])) == []


def test_a_claim_of_the_same_kind_is_compared_by_its_missing_tiles():
    claim = make("claims", 0, 0.5, feature="city", points=4, gaps=1, closers=19)
    tied = make("ties_up", 0, -0.4, feature="city", points=1, left=2)
    slow = make("slow", 0, 0.0, feature="city", left=2, closers=8)
    reasons = [TurnReason(claim, False), TurnReason(tied, True), TurnReason(slow, True)]
    assert [one.motive.kind for one in selected(reasons)] == ["claims", "slow"]


def test_a_small_claim_of_the_other_turn_is_named_if_the_supply_is_the_only_reason():
    supply = make("keeps_follower", 0, -1.0, number=3), make("keeps_follower", 0, -2.0, number=2)
    claims = [make("claims", 0, 0.5, feature="road", points=n, gaps=1, closers=12) for n in (3, 12)]
    kept = TurnReason(supply[0], False, supply[1])
    (small,) = selected([kept, TurnReason(claims[0], True)])
    assert motive_text(small.motive, [""]) == (
        "Claims the road, which may bring only 3 points: 2 followers left."
    )
    assert small.is_for
    assert kept in list(selected([kept, TurnReason(claims[1], True)]))


def supplies(*numbers):
    """Return the comparison of the followers that the better and the played turn leave."""
    here, there = (make("keeps_follower", 0, 0.7 * number, number=number) for number in numbers)
    return TurnReason(here, False, there)


def test_a_follower_is_no_price_if_both_turns_leave_as_many_or_its_field_is_good():
    road = make("ties_up", 0, -0.9, feature="road", points=1, left=1)
    farmer = make("ties_up", 0, -0.9, feature="field", points=3, left=1)
    good = TurnReason(make("farmer", 0, 2.0, cities=2, complete=1), False)
    fewer = supplies(1, 2)
    assert list(selected([TurnReason(road, False)])) == []
    assert road in [one.motive for one in selected([good, TurnReason(road, False), fewer])]
    assert farmer not in [one.motive for one in selected([good, TurnReason(farmer, False), fewer])]


def test_the_supply_is_not_compared_beside_a_follower_that_comes_home():
    values = {"feature": "road", "whose": "own", "tiles": 3, "points": 3}
    for back, kinds in ((1, ["completes"]), (0, ["completes", "keeps_follower"])):
        done = make("completes", 0, 3.0, back=back, **values)
        found = selected([TurnReason(done, False), supplies(2, 1)])
        assert [one.motive.kind for one in found] == kinds


@pytest.mark.parametrize(
    ("kind", "values", "weak", "strong"),
    [
        ("extends", {"feature": "city", "whose": "own", "tiles": 3}, 0.55, 0.65),
        ("field_reaches", {"whose": "own", "cities": 1}, 0.75, 0.85),
        ("field_reaches", {"whose": "own", "cities": 2}, 0.3, 0.4),
        ("shares", {"feature": "city", "tiles": 4}, 0.3, 0.4),
    ],
)
def test_a_small_gain_is_weak(kind, values, weak, strong):
    for weight, is_weak in ((weak, True), (strong, False)):
        (found,) = selected([TurnReason(make(kind, 0, weight, **values), False)])
        assert found.is_weak == is_weak


def test_a_slow_claim_is_weak_if_many_followers_are_left():
    for left, is_weak in ((4, True), (1, False)):
        slow = make("slow", 0, 0.0, feature="city", left=left, gaps=3)
        found = selected([TurnReason(slow, True), supplies(left + 1, left)])
        assert [one.is_weak for one in found if one.motive.kind == "slow"] == [is_weak]


def test_a_missed_preparation_counts_half_against_the_gains():
    gain = TurnReason(make("shares", 1, 1.0, feature="city", tiles=4), False)
    for weight, is_weak in ((1.9, False), (2.1, True)):
        missed = make("extends", 0, weight, feature="city", whose="own", tiles=3)
        assert all(one.is_weak == is_weak for one in selected([gain, TurnReason(missed, True)]))


# The second reading, in random games.


def random_turns(seed, eagerness=0.5):
    """Yield a game before each of its turns, with the seat and its random actions."""
    chance, game = random.Random(seed), Game(requested(seed))
    while not game.is_over:
        seat, trial, codes = game.deciding(), game.position.copy(), []
        while not trial.is_chance_node() and seat in trial.waiting_seats():
            offers = [game.action(code) for code in trial.legal(seat)]
            meeples = [one for one in offers if one["type"] == "meeple"]
            is_eager = bool(meeples) and chance.random() < eagerness
            action = chance.choice(meeples) if is_eager else chosen(chance, offers)
            codes.append(game.code(action))
            trial.act_only(codes[-1], seat)
        yield game, seat, codes
        for code in codes:
            game.apply(game.action(code), seat)


def falsehoods(seeds, share=0.05):
    """Return the motives of random turns that the second reading finds untrue, and how many of each
    kind were read."""
    wrong, counted, chance = [], Counter(), random.Random(1)
    for seed in seeds:
        for game, seat, codes in random_turns(seed):
            turn = ANSWER.consider(game, game.position, seat, codes)
            second = SecondTurn(turn, game.state(), turn.after.to_object())
            for motive in ANSWER.motives(turn):
                if motive.kind in DROWSY and chance.random() > share:
                    continue
                counted[motive.kind] += 1
                if not second.is_true(motive):
                    wrong.append((seed, game.revision, motive))
    return wrong, counted


def test_every_motive_of_random_turns_is_true_when_it_is_read_a_second_time():
    wrong, counted = falsehoods(range(2))
    assert wrong == []
    assert counted.total() > 200 and len(counted) > 15
    assert set(counted) <= set(ANSWER.kinds)


def test_motives_do_not_depend_on_the_order_of_the_pile():
    for game, seat, codes in islice(random_turns(5), 0, None, 5):
        other = game.position.copy()
        other.determinize_for(seat, game.revision)
        here, there = (
            list(ANSWER.motives(ANSWER.consider(game, position, seat, codes)))
            for position in (game.position, other)
        )
        assert here == there


def test_two_equal_turns_have_no_reason_between_them():
    game = a_game("E")
    codes = [game.code(action) for action in expanded(game, ["0,-1 2 city:0"])]
    assert reasons_between(game, game.position, 0, codes, codes) == ()


# Sentences


SAMPLES = {
    "completes": [
        {"feature": "city", "whose": whose, "tiles": 4, "points": 8, "back": back}
        | ({"other": 1} if whose == "shared" else {})
        for whose in ("own", "shared", "rival", "nobody")
        for back in ((0, 1, 2) if whose in ("own", "shared") else (0,))
    ]
    + [
        {"feature": one, "whose": whose, "tiles": 9, "many": 2, "points": 18, "back": 0}
        for one in ("city", "road", "monastery")
        for whose in ("own", "rival")
    ],
    "returns": [{"number": 1}, {"number": 2}],
    "castle_scores": [{"whose": whose, "points": 5} for whose in ("own", "rival")],
    "castle": [
        {"points": 0},
        *(
            {"feature": one, "whose": whose, "tiles": 2, "points": 9}
            for one in ("city", "road", "monastery")
            for whose in ("own", "shared", "rival", "nobody")
        ),
    ],
    "claims": [
        {"feature": "monastery", "tiles": 2, "points": 9},
        {"feature": "city", "now": 3},
        *(
            {"feature": one, "points": 6} | far
            for one in ("city", "road")
            for far in (
                {"gaps": 2},
                {"gaps": 1, "closers": 1},
                {"gaps": 1, "closers": 9},
                {"now": 1},
            )
        ),
    ],
    "ties_up": [
        {"feature": one, "points": 1, "left": left}
        for one in ("road", "field")
        for left in (-1, 0, 3)
    ],
    "slow": [
        {"feature": one, "left": left} | far
        for left in (-1, 0, 2)
        for one, far in (
            ("monastery", {"tiles": 3}),
            ("city", {"gaps": 2}),
            ("road", {"closers": 1}),
            ("road", {"worth": 3}),
            ("city", {"closers": 5}),
        )
    ],
    "farmer": [
        {"cities": cities, "complete": complete}
        for cities, complete in ((0, 0), (1, 0), (1, 1), (5, 0), (5, 2), (5, 5))
    ],
    "counts_at_end": [{"feature": "field", "points": 6}],
    "keeps_follower": [{"number": 0}, {"number": 1}, {"number": 4}],
    "one_short": [
        {"feature": one, "whose": whose, "tiles": 4, "points": 5, "closers": closers}
        for one, whose in (("road", "own"), ("city", "rival"))
        for closers in (3, 9)
    ],
    "extends": [
        {"feature": one, "whose": whose, "tiles": 4}
        for one in ("city", "road", "monastery")
        for whose in ("own", "rival")
    ],
    "field_grows": [{"whose": whose, "points": 3} for whose in ("own", "shared", "rival")],
    "field_reaches": [{"whose": "own", "cities": 1}, {"whose": "rival", "cities": 2}],
    "takes_over": [{"feature": "city", "tiles": 6}],
    "shares": [{"feature": "field", "tiles": 3}],
    "cedes": [{"feature": "road", "tiles": 3, "whose": whose} for whose in ("shared", "rival")],
    "threatens": [
        {"feature": one, "tiles": 5, "fits": fits, "whose": whose} | alone
        for whose in ("rival", "shared")
        for one in ("city", "field")
        for alone in ({}, {"alone": 1})
        for fits in (1, 9)
    ],
    "exposes": [
        {"feature": "road", "tiles": 1, "fits": 5},
        {"feature": "field", "tiles": 1, "fits": 1, "alone": 1},
    ],
    "wards_off": [{"feature": "city", "tiles": 2}],
    "cuts_off": [
        {"feature": "monastery", "whose": "own", "tiles": 5, "bridged": bridged}
        for bridged in (0, 1)
    ],
    "hinders": [
        {
            "feature": "city",
            "whose": "rival",
            "tiles": 5,
            "bridged": bridged,
            "number": fits,
            "before": 9,
        }
        for bridged in (0, 1)
        for fits in (1, 3)
    ],
    "opens": [
        {"feature": "city", "whose": whose, "gaps": 3, "before": before}
        for whose in ("own", "shared", "rival")
        for before in (1, 2)
    ],
    "room": [
        {"feature": one, "whose": "own", "tiles": 4, "gaps": 2, "number": number}
        for one in ("city", "monastery")
        for number in (1, 9)
    ],
    "leaves_open": [{"feature": "city", "points": 8}],
    "bridge": [{"left": 0}],
    "price": [{"points": points} for points in (-4, 1)],
    "wants_tile": [
        {"feature": "city", "whose": whose, "way": way, "points": 8}
        for whose in ("own", "rival")
        for way in ("bid", "get")
    ]
    + [
        {"feature": one, "whose": "nobody", "way": way, "points": 9}
        for one in ("monastery", "city", "road")
        for way in ("bid", "get")
    ],
    "cheap": [{"points": points, "tile": "E"} for points in (0, 1)],
    "firm": [
        {"points": points, "tile": "E", "last": 1 - len(gain) // 3} | gain
        for points in (1, 5)
        for gain in (
            {},
            {"feature": "city", "whose": "own", "worth": 14},
            {"feature": "road", "whose": "nobody", "worth": 2},
        )
    ],
    "overbids": [{"points": 5}],
}
"""Values of each kind, for all variants of its sentence."""


def test_the_readers_city_is_yours_and_another_players_city_is_theirs():
    grows = make("extends", 1, 1.0, feature="city", whose="own", tiles=3)
    assert motive_text(grows, ["You", "Anna"]) == "Extends their own city to 3 tiles."
    assert motive_text(grows, ["You", "Anna"], reader=0) == "Extends their own city to 3 tiles."
    assert motive_text(grows, ["You", "Anna"], reader=1) == "Extends your own city to 3 tiles."
    bid = make("overbids", 1, 1.0, points=4)
    assert motive_text(bid, ["", "Anna"], 1).endswith("completes nothing of yours.")


@pytest.fixture(params=NAMES)
def language(request):
    """Select a language of the program."""
    spoken.change(request.param)
    yield request.param
    spoken.change("en")


def test_every_kind_has_a_short_sentence(language):
    assert set(SAMPLES) == set(ANSWER.kinds)
    for kind, values in SAMPLES.items():
        for each in values:
            told = motive_text(make(kind, 1, 1.0, **each), ["You", "Anna"])
            assert told.endswith(".") and "{" not in told and "(z)" not in told, told
            assert len(told.split()) <= 18 and "  " not in told, told
            yours = motive_text(make(kind, 1, 1.0, **each), ["You", "Anna"], reader=1)
            assert yours.endswith(".") and "{" not in yours and "their own" not in yours, yours
