"""Tests of trade routes (2019, p. 12): the tiles, putting sold goods on them, the bonuses of
matches, and sales during sales."""

from collections import Counter

import pytest

from burgundy_qt.rules.burgundy.components import COMPONENTS
from burgundy_qt.rules.burgundy.state import WAITING_EFFECTS
from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.game import Game
from tests.rules.burgundy import printed
from tests.rules.burgundy.an_estate import (
    END,
    a_table,
    an_estate,
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
from tests.rules.burgundy.golden import as_before
from tests.rules.burgundy.random_play import play_eagerly
from tests.rules.burgundy.test_end import final

SELLER = an_estate().with_dice(1, 2)
A_FREE_ACTION = {"take", "place", "sell", "workers"}


def a_game(seller, players=2, table=None):
    return (
        (table or a_table(seller, players=players))
        .of_2019("trade-routes")
        .with_seat(seller)
        .begin()
    )


def goods_put(events):
    """Return the goods put on the route in these events: space, good and bonus."""
    return [
        (event["space"], event["good"], event["bonus"])
        for event in events
        if event["event"] == "route"
    ]


def kinds(events):
    return [event["event"] for event in events]


def new_games(players=2):
    return [
        Game({"players": players, "modules": ["trade-routes"], "seed": seed}) for seed in range(60)
    ]


def routes(game):
    return [event["route"] for event in game.events if event["event"] == "start"]


# The tiles.


def test_the_twelve_tiles_are_as_printed():
    spaces = {
        n: [tuple(space) for space in tile]
        for n, tile in enumerate(COMPONENTS["trade_routes"]["tiles"], 1)
    }
    assert spaces == printed.ROUTE


def test_every_good_matches_six_spaces_and_every_bonus_occurs_four_times():
    spaces = [space for tile in COMPONENTS["trade_routes"]["tiles"] for space in tile]
    assert set(Counter(good for good, _ in spaces).values()) == {6}
    assert set(Counter(bonus for _, bonus in spaces).values()) == {4}
    assert len(spaces) == 36


@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 4), (4, 3)])
def test_each_seat_gets_5_4_or_3_tiles_with_2_3_or_4_players(players, tiles):
    for game in new_games(players):
        dealt = routes(game)
        assert [len(route) for route in dealt] == [tiles] * players
        assert len({tile for route in dealt for tile in route}) == tiles * players
        assert {tile for route in dealt for tile in route} <= set(range(1, 13))


def test_every_tile_can_be_at_every_place_of_a_route():
    firsts = {tuple(routes(game)[0]) for game in new_games()}
    assert {route[0] for route in firsts} == {route[-1] for route in firsts} == set(range(1, 13))
    assert len(firsts) > 55


def test_the_tiles_depend_on_the_seed_and_change_no_other_chance():
    with_, without = (Game({"modules": modules, "seed": 5}) for modules in (["trade-routes"], []))
    assert routes(with_) == routes(Game({"modules": ["trade-routes"], "seed": 5}))
    told = [
        {key: value for key, value in event.items() if key != "route"} for event in with_.events
    ]
    assert told == without.events


def test_a_route_begins_with_nothing_on_it():
    for seat in new_games(3)[0].state()["seats"]:
        assert len(seat["route"]["tiles"]) == 4
        assert seat["route"]["goods"] == [None] * 12


def test_without_the_module_there_are_no_routes():
    game = Game({"edition": "2019", "seed": 4})
    play_eagerly(game, 4)
    assert all("route" not in event and event["event"] != "route" for event in game.events)
    assert all("route" not in seat for seat in game.state()["seats"])


# Putting goods on the route.


def test_sold_goods_go_on_the_route_from_left_to_right():
    game = a_game(SELLER.with_goods({1: 4}).with_route(4, 5))
    events = game.apply(sell(1, 1))
    assert goods_put(events) == [(0, 1, None), (1, 1, None), (2, 1, None), (3, 1, None)]
    assert own(game)["route"]["goods"] == [1, 1, 1, 1, *[None] * 11]


def test_the_next_sale_continues_where_the_last_one_ended():
    game = a_game(SELLER.with_goods({1: 1, 2: 2}).with_route(4, 5))
    game.apply(sell(1, 1))
    assert goods_put(game.apply(sell(2, 2))) == [(1, 2, None), (2, 2, None)]


def test_points_silver_and_worker_of_the_sale_come_first():  # docs/rules.md, trade routes
    seller = SELLER.with_goods({1: 2}).with_knowledge(4).with_route(9)
    events = a_game(seller).apply(sell(1, 1))
    assert kinds(events) == ["action", "points", "gain", "route", "gain", "route"]
    assert [event.get("for") for event in events[1:5]] == ["sale", "sale", None, "route"]


@pytest.mark.parametrize("good", [good for good in range(1, 7) if good != 4])
def test_a_good_of_another_colour_gives_no_bonus(good):
    game = a_game(SELLER.with_dice(good).with_goods({good: 1}).with_route(6))
    events = game.apply(sell(good, good))
    assert goods_put(events) == [(0, good, None)]
    assert kinds(events) == ["action", "points", "gain", "route"]
    assert own(game)["workers"] == 0


def test_a_good_on_its_colour_gives_only_the_bonus_of_its_space():
    game = a_game(SELLER.with_goods({1: 2}).with_route(9, 2, goods=(1, 6, 5)))
    assert goods_put(game.apply(sell(1, 1))) == [(3, 1, "market"), (4, 1, None)]


def test_only_the_seller_puts_goods_on_the_route():
    game = a_game(SELLER.with_goods({1: 2}))
    game.apply(sell(1, 1))
    assert own(game, 1)["route"]["goods"] == [None] * 15


# A full route.


FULL = (6,) * 15
LAST_BRINGS_A_CASTLE, LAST_GOOD = (1, 2, 3, 4, 12), 2


def test_on_a_full_route_goods_are_just_sold():
    game = a_game(SELLER.with_goods({1: 3}).with_route(4, goods=FULL))
    events = game.apply(sell(1, 1))
    assert kinds(events) == ["action", "points", "gain"]
    assert own(game)["sold"] == {"1": 3}
    assert own(game)["route"]["goods"] == [*FULL]


def test_goods_without_a_free_space_are_just_sold():
    game = a_game(SELLER.with_goods({1: 3}).with_route(4, goods=FULL[:14]))
    events = game.apply(sell(1, 1))
    assert [space for space, _, _ in goods_put(events)] == [14]
    assert own(game)["sold"] == {"1": 3} and game.state()["pending"] == []


def test_goods_without_a_space_wait_until_the_bonus_of_the_last_space_is_used():
    """They wait only until they come next; no event reports them then."""
    seller = SELLER.with_dice(LAST_GOOD).with_goods({LAST_GOOD: 2})
    game = a_game(seller.with_route(*LAST_BRINGS_A_CASTLE, goods=FULL[:14]))
    game.apply(sell(LAST_GOOD, LAST_GOOD))
    assert None not in own(game)["route"]["goods"]
    assert game.state()["pending"] == ["route:castle", "route"]
    events = game.apply(workers("route:castle"))
    assert goods_put(events) == [] and game.state()["pending"] == []


@pytest.mark.parametrize(("players", "spaces"), [(2, 15), (3, 12), (4, 9)])
def test_a_route_has_three_spaces_a_tile(players, spaces):
    seller = SELLER.with_goods({1: 3}).with_route(goods=FULL[: spaces - 1])
    game = a_game(seller, players)
    assert [space for space, _, _ in goods_put(game.apply(sell(1, 1)))] == [spaces - 1]
    assert len(own(game)["route"]["goods"]) == spaces


# Immediate bonuses.


def test_a_bonus_of_4_workers():  # knowledge tiles 13 and 14 are for taking workers, not for this
    game = a_game(SELLER.with_dice(4).with_goods({4: 1}).with_knowledge(13, 14).with_route(6))
    events = game.apply(sell(4, 4))
    assert events[-1] == {"event": "gain", "seat": 0, "workers": 4, "for": "route"}
    assert own(game)["workers"] == 4


def test_a_bonus_of_2_silver():  # knowledge tile 3 is for the sale alone
    game = a_game(SELLER.with_goods({2: 1}).with_knowledge(3).with_route(2, goods=(3,)))
    events = game.apply(sell(2, 2))
    assert events[-1] == {"event": "gain", "seat": 0, "silver": 2, "for": "route"}
    assert own(game)["silver"] == 4


def test_a_bonus_of_4_points():
    game = a_game(SELLER.with_goods({1: 1}).with_route(3, goods=(6,)))
    events = game.apply(sell(1, 1))
    assert events[-1] == {"event": "points", "seat": 0, "points": 4, "for": "route"}
    assert points_of(events, "route") == 4 and own(game)["points"] == 6


# Bonuses with a choice.

EVERY_COLOUR = ("castle", "mine", "monastery:3", "ship", "animal:pig:3", "building:bank")
BONUS_AT = {
    "carpenter": (1, 0, ["building:bank"]),
    "church": (1, 1, ["castle", "mine", "monastery:3"]),
    "market": (2, 0, ["animal:pig:3", "ship"]),
}


def matching(tile, space, seller=SELLER):
    """Return a seller with the good that matches the next space of a route tile, and its sale."""
    good = printed.ROUTE[tile][space][0]
    others = tuple(1 if wanted != 1 else 2 for wanted, _ in printed.ROUTE[tile][:space])
    return seller.with_dice(good).with_goods({**seller.goods, good: 1}).with_route(
        tile, goods=others
    ), sell(good, good)


@pytest.mark.parametrize("bonus", BONUS_AT)
def test_a_bonus_of_a_tile_of_some_colours_from_any_numbered_depot(bonus):
    tile, space, wanted = BONUS_AT[bonus]
    seller, sale = matching(tile, space)
    table = (
        a_table(seller)
        .with_depot(2, *EVERY_COLOUR[:3])
        .with_depot(6, *EVERY_COLOUR[3:])
        .with_black(*EVERY_COLOUR)
    )
    game = a_game(seller, table=table)
    game.apply(sale)
    by = f"route:{bonus}"
    assert game.state()["pending"] == [by]
    assert sorted(action["tile"] for action in offered(game, type="take", by=by)) == wanted
    assert len(game.legal()["actions"]) == len(wanted) + 1 and offered(game, type="pass") == [
        leave(by)
    ]
    assert {cost["workers"] for cost in game.prices()} == {0}
    game.apply(offered(game, type="take")[0])
    assert len(own(game)["storage"]) == 1 and game.state()["pending"] == []


def test_with_full_storage_a_tile_is_discarded_for_the_bonus():
    seller, sale = matching(1, 0, SELLER.storing("ship", "ship", "mine"))
    game = a_game(seller, table=a_table(seller).with_depot(2, "building:bank"))
    game.apply(sale)
    assert [action["discard"] for action in offered(game, type="take")] == ["mine", "ship"]


def test_a_bonus_of_placing_a_tile_of_any_number():
    seller, sale = matching(4, 0, SELLER.storing("ship"))
    game = a_game(seller)
    game.apply(sale)
    by = "route:city-hall"
    assert game.legal()["actions"] == [
        place(by, "ship", "4.3"),
        place(by, "ship", "4.5"),
        leave(by),
    ]


def test_a_bonus_of_another_sale_of_any_type():
    seller, sale = matching(11, 0, SELLER.with_goods({1: 2, 6: 1}))
    game = a_game(seller)
    game.apply(sale)
    by = "route:warehouse"
    assert game.legal()["actions"] == [sell(by, 1), sell(by, 6), leave(by)]
    events = game.apply(sell(by, 6))
    assert points_of(events, "sale") == 2 and own(game)["silver"] == 2


def test_a_bonus_of_a_free_action_which_must_be_taken():  # docs/rules.md, trade routes
    seller, sale = matching(3, 0, SELLER.with_goods({1: 2}).storing("ship"))
    game = a_game(seller, table=a_table(seller).with_depot(5, "mine"))
    game.apply(sale)
    assert {action["type"] for action in game.legal()["actions"]} == A_FREE_ACTION
    assert {action["by"] for action in game.legal()["actions"]} == {"route:castle"}


def test_a_free_action_takes_workers_as_a_castle_does():
    seller, sale = matching(3, 0, SELLER.with_knowledge(13, 14))
    game = a_game(seller)
    game.apply(sale)
    assert game.legal()["actions"] == [workers("route:castle")]
    assert game.apply(workers("route:castle"))[-1]["for"] == "workers"
    assert (own(game)["workers"], own(game)["silver"]) == (4, 2)


@pytest.mark.parametrize(("tile", "space"), [(1, 0), (1, 1), (2, 0), (4, 0), (11, 0)])
def test_a_bonus_without_a_choice_lapses(tile, space):
    seller, sale = matching(tile, space)
    game = a_game(seller)
    assert goods_put(game.apply(sale))[0][2] == printed.ROUTE[tile][space][1]
    assert game.state()["pending"] == [] and offered(game, type="pass") == []


def test_neither_a_purchase_nor_a_die_comes_before_the_bonus():
    seller, sale = matching(1, 0, SELLER.with_silver(4))
    game = a_game(seller, table=a_table(seller).with_depot(2, "building:bank").with_black("ship"))
    assert offered(game, type="buy")
    game.apply(sale)
    assert {action.get("by") for action in game.legal()["actions"]} == {"route:carpenter"}


# The bonus before the next good; sales during sales.


def a_building_first():
    """Return a game with tile 1 and two goods 2 to sell: the first gives a building, the second
    nothing."""
    seller = SELLER.with_goods({2: 2}).with_route(1)
    return a_game(seller, table=a_table(seller).with_depot(2, "building:bank"))


def test_a_bonus_is_resolved_before_the_next_good():  # docs/rules.md, trade routes
    game = a_building_first()
    assert goods_put(game.apply(sell(2, 2))) == [(0, 2, "carpenter")]
    assert game.state()["pending"] == ["route:carpenter", "route"]
    assert own(game)["sold"] == {"2": 2}
    events = game.apply(take("route:carpenter", "building:bank", 2))
    assert goods_put(events) == [(1, 2, None)] and game.state()["pending"] == []


def test_after_a_declined_bonus_the_next_good_is_put_on_the_route():
    game = a_building_first()
    game.apply(sell(2, 2))
    assert kinds(game.apply(leave("route:carpenter"))) == ["action", "route"]


def test_the_effect_of_a_placed_tile_comes_before_the_next_good():
    seller = SELLER.with_goods({3: 2}).with_dice(3).storing("building:market").with_route(4)
    game = a_game(seller, table=a_table(seller).with_depot(5, "ship"))
    assert goods_put(game.apply(sell(3, 3))) == [(0, 3, "city-hall")]
    assert goods_put(game.apply(place("route:city-hall", "building:market", "5.4"))) == []
    assert game.state()["pending"] == ["market", "route"]
    assert goods_put(game.apply(take("market", "ship", 5))) == [(1, 3, None)]


def test_a_sale_inside_a_sale_puts_its_goods_on_the_route_first():  # docs/rules.md, trade routes
    seller = SELLER.with_goods({5: 3, 2: 2}).with_dice(5).with_route(11, 6)
    game = a_game(seller)
    assert goods_put(game.apply(sell(5, 5))) == [(0, 5, "warehouse")]
    events = game.apply(sell("route:warehouse", 2))
    assert goods_put(events) == [(1, 2, "church"), (2, 2, None), (3, 5, None), (4, 5, None)]
    assert points_of(events) == 4


def test_a_sale_inside_a_sale_can_fill_the_route_and_the_rest_is_just_sold():
    seller = (
        SELLER.with_goods({5: 3, 2: 4}).with_dice(5).with_route(4, 5, 6, 8, 11, goods=FULL[:12])
    )
    game = a_game(seller)
    game.apply(sell(5, 5))
    events = game.apply(sell("route:warehouse", 2))
    assert [space for space, _, _ in goods_put(events)] == [13, 14]
    assert own(game)["sold"] == {"5": 3, "2": 4} and game.state()["pending"] == []


def beside_shield_2(seller):
    """Return a game in which another seat has shield 2 and gets a worker whenever this one does not
    decline some."""
    return a_table(seller, an_estate().with_shields(2)).of_2019("trade-routes", "shields").begin()


def test_workers_of_a_space_are_taken_or_declined_before_the_next_good():
    game = beside_shield_2(SELLER.with_dice(4).with_goods({4: 2}).with_route(6))
    assert goods_put(game.apply(sell(4, 4))) == [(0, 4, "workers")]
    assert own(game)["workers"] == 0
    assert goods_put(game.apply({"type": "accept", "by": "route:workers"})) == [(1, 4, None)]
    assert own(game)["workers"] == 4


def test_the_worker_of_a_sale_is_taken_or_declined_before_its_first_good():
    game = beside_shield_2(SELLER.with_goods({1: 1}).with_knowledge(4).with_route(4))
    assert goods_put(game.apply(sell(1, 1))) == []
    assert goods_put(game.apply(leave("sale"))) == [(0, 1, None)]
    assert own(game)["workers"] == 0


def test_a_turn_ends_only_when_every_good_is_on_the_route():
    game = a_building_first()
    game.apply(workers(1))
    game.apply(sell(2, 2))
    assert END not in game.legal()["actions"]
    game.apply(leave("route:carpenter"))
    assert END in game.legal()["actions"]


@pytest.mark.parametrize("by", ["castle", "warehouse"])
def test_every_kind_of_sale_puts_goods_on_the_route(by):
    game = (
        a_table(SELLER.with_goods({1: 2}).with_route(4)).of_2019("trade-routes").waiting(by).begin()
    )
    assert goods_put(game.apply(sell(by, 1))) == [(0, 1, None), (1, 1, None)]


ALLOW_A_SALE = {"castle", "warehouse", "city-hall"}  # a city hall places a castle or a warehouse
DEEPEST = [
    sell(3, 3),
    place("route:city-hall", "ship", "4.2"),
    load([5], [4]),
    sell("route:warehouse", 4),
    place("route:city-hall", "castle", "2.3"),
    sell("castle", 5),
    sell("route:warehouse", 2),
]


def test_five_tiles_have_at_most_six_spaces_for_another_sale_so_effects_fit():
    spaces = [sum(bonus in ALLOW_A_SALE for _, bonus in tile) for tile in printed.ROUTE.values()]
    assert sum(sorted(spaces)[-5:]) == 6
    assert WAITING_EFFECTS >= 2 * (6 + 1) + 1


def test_four_sales_wait_in_the_deepest_nesting_found():
    estate = (
        an_estate()
        .with_tiles({"4.3": "ship", "3.3": "building:bank", "4.5": "ship"})
        .storing("castle", "ship")
    )
    seller = estate.with_dice(3).with_goods({3: 7, 2: 2, 5: 4}).with_route(4, 5, 8, 11, 12)
    table = a_table(seller).with_depot(5, "castle", goods={1: 2, 4: 2, 6: 2})
    game = a_game(seller, table=table)
    for action in DEEPEST:
        game.apply(action)
    assert game.state()["pending"] == ["route:church", "route", "route", "route", "route"]
    assert game.position.from_raw(game.position.raw()).raw() == game.position.raw()
    events = game.apply(take("route:church", "castle", 5))
    assert [good for _, good, _ in goods_put(events)] == [2, 5, 4, 3]  # the innermost sale first


# Scoring.


@pytest.mark.parametrize(("tile", "points"), [(15, 4), (25, 5)])
def test_goods_on_the_route_count_as_sold_for_15_and_25(tile, points):
    seller = (
        an_estate().having_sold({4: 3, 2: 2}).with_route(goods=(4, 4, 4, 2, 2)).with_knowledge(tile)
    )
    game = final(seller, table=a_table(seller).of_2019("trade-routes"))
    assert points_of(game.events, f"monastery:{tile}") == points


# Records and hidden routes.


def test_a_record_restores_the_routes_with_any_seed():
    game = Game({"players": 4, "modules": ["trade-routes"], "seed": 12, "setup": "secret"})
    play_eagerly(game, 3)
    record = game.record()
    loaded = Game.from_record([{**record[0], "seed": 99}, *record[1:]])
    assert (loaded.record()[1:], loaded.state()) == (record[1:], game.state())


@pytest.mark.parametrize(
    "wrong", [[1, 2, 3, 4], [1, 1, 2, 3, 4], [1, 2, 3, 4, 13], [], None, ["1", 2, 3, 4, 5]]
)
def test_a_record_with_impossible_routes_is_refused(wrong):
    game = Game({"modules": ["trade-routes"], "seed": 3})
    record = game.record()
    start = next(line for line in record if line.get("event") == "start")
    start["route"] = wrong
    with pytest.raises(InvalidRecord):
        Game.from_record(record)


def test_a_route_in_a_record_without_the_module_is_refused():
    record = Game({"seed": 3}).record()
    next(line for line in record if line.get("event") == "start")["route"] = [1, 2, 3, 4, 5]
    with pytest.raises(InvalidRecord, match="the trade routes"):
        Game.from_record(record)


def test_routes_are_visible_before_the_starts_are_chosen():
    game = Game({"modules": ["trade-routes"], "setup": "open", "seed": 3})
    routes = [supplies["route"] for supplies in game.events[0]["supplies"]]
    assert [seat["route"]["tiles"] for seat in game.state()["seats"]] == routes
    before, drawn = game.position.raw()["route_tiles"], game.position.copy()
    drawn.determinize_for(drawn.waiting_seats()[0], 77)
    assert drawn.raw()["route_tiles"] == before


def test_unseen_routes_of_the_earlier_rules_are_drawn_again():
    game = Game({"modules": ["trade-routes"], "setup": "open", "seed": 3})
    game = Game.from_record(as_before(game.record(private=True)))
    before, drawn = game.position.raw()["route_tiles"], game.position.copy()
    drawn.determinize_for(drawn.waiting_seats()[0], 77)
    assert drawn.raw()["route_tiles"] != before and sorted(drawn.raw()["route_tiles"]) == list(
        range(1, 13)
    )


def test_visible_routes_stay():
    game = Game({"modules": ["trade-routes"], "seed": 3})
    before, drawn = game.position.raw()["route_tiles"], game.position.copy()
    drawn.determinize_for(0, 77)
    assert drawn.raw()["route_tiles"] == before
