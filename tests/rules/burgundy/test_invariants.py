"""Tests of a slice of the campaign of random games, and that its checks can fail."""

import copy
from functools import partial

import pytest

from burgundy_qt.rules.errors import IllegalAction
from burgundy_qt.rules.game import Game
from lab.random_games import Watch
from tests.rules.burgundy import invariants
from tests.rules.burgundy.an_estate import a_table, an_estate
from tests.rules.burgundy.coverage import RARE
from tests.rules.burgundy.from_events import told_by
from tests.rules.burgundy.random_play import play_eagerly, request_of, request_of_its_own

WHERE_ALL_HAPPENS = {
    "any": "10028 10043 10058 10074 10090 10095 10100 10102 10103 10115 10122 10130 10135 10162 "
    "10163 10166 10172 10175 10226 10230 10238 10239 11515 12704 15111 25970",
    "team": "9 15 28 31 35",
    "solo": "36 38 57 60 65 77 110 131 160 217 220",
}
"""Few seeds which, with the first of the slice, have everything that happens in 488 games; by the
kind of game."""
SLICE = [*range(10_000, 10_024), *map(int, WHERE_ALL_HAPPENS["any"].split())]
GAMES_OF_THEIR_OWN = {
    game: [*range(8), *map(int, WHERE_ALL_HAPPENS[game].split())] for game in ("team", "solo")
}


@pytest.fixture(scope="module")
def watched():
    watch = Watch(each_turn=5, each_decision=13)
    for seed in SLICE:
        watch.play(seed)
    for game, seeds in GAMES_OF_THEIR_OWN.items():
        watch.request_of = partial(request_of_its_own, game)
        for seed in seeds:
            watch.play(seed)
    return watch


def test_random_games_keep_every_invariant(watched):
    assert watched.counts["decisions"] > 200 * len(SLICE)
    assert watched.counts["moments looked at"] > 10 * len(SLICE)
    assert watched.counts["prices looked at"] > 100 * len(SLICE)


def test_everything_except_the_rarest_happens_in_random_games(watched):
    assert [
        what for what, games in watched.coverage.games.items() if games == 0 and what not in RARE
    ] == []


def moment_of(raw: dict | None = None) -> invariants.Moment:
    """Return a moment in the middle of a real game, with the position `raw` if it is given."""
    game = Game({**request_of(12), "edition": "2019", "modules": ["trade-routes"]})
    for _ in range(90):
        actions = game.legal()["actions"]
        laying = [action for action in actions if action["type"] in ("place", "take")]
        game.apply((laying or actions)[-1])
    if raw is not None:
        game.position = type(game.position).from_raw(raw)
    return invariants.Moment(game.position, game.request, told_by(game.request, game.events))


def spoiled(change) -> invariants.Moment:
    raw = copy.deepcopy(moment_of().raw)
    change(raw)
    return moment_of(raw)


def with_a_tile_twice(raw):
    raw["depots"][1] = [1] * 8


def with_a_good_too_many(raw):
    raw["troughs"][3][2] += 1


def with_debts(raw):
    raw["seats"][1]["silver"] = -1


def with_a_tile_on_a_wrong_colour(raw):
    cell = raw["seats"][0]["tile_on"].index(0)
    raw["seats"][0]["tile_on"][cell] = 2 if raw["seats"][0]["tile_on"][0] != 2 else 3


def with_a_lonely_tile(raw):
    raw["seats"][0]["tile_on"] = [0] * 37
    raw["seats"][0]["tile_on"][raw["seats"][0]["castle"]] = 1
    raw["seats"][0]["tile_on"][0] = 2


def with_both_bonuses_of_a_colour(raw):
    raw["bonus"][2] = [1, 1]


def with_the_small_bonus_first(raw):
    raw["bonus"][2] = [0, 1]


def with_a_stack_mixed_up(raw):
    raw["stack"][0] = raw["stack"][30]


def with_four_types_of_goods(raw):
    raw["seats"][0]["goods"] = [0, 1, 1, 1, 1, 0, 0]


def with_the_order_upside_down(raw):
    raw["seats"][raw["order"][-1]]["step"] = 6
    raw["seats"][raw["order"][0]]["step"] = 1


def with_goods_on_a_route_that_nobody_sold(raw):
    raw["seats"][0]["route"] = [4]


def with_too_many_effects(raw):
    raw["effects"], raw["effect_arguments"] = [22] * 16, [9] * 16


def with_the_same_route_twice(raw):
    raw["route_tiles"] = [1] * 12


def with_another_score(raw):
    raw["seats"][0]["points"] += 1


SPOILED = {
    with_a_tile_twice: invariants.every_tile_is_somewhere_once,
    with_a_good_too_many: invariants.every_good_is_somewhere_once,
    with_debts: invariants.no_store_is_negative,
    with_a_tile_on_a_wrong_colour: invariants.every_tile_lies_on_its_colour,
    with_a_lonely_tile: invariants.every_tile_is_joined_to_the_start_castle,
    with_both_bonuses_of_a_colour: invariants.bonus_tiles_are_taken_once_and_one_a_colour,
    with_the_small_bonus_first: invariants.bonus_tiles_are_taken_once_and_one_a_colour,
    with_a_stack_mixed_up: invariants.every_stack_keeps_its_tiles,
    with_four_types_of_goods: invariants.storage_holds_at_most_three_tiles_and_three_types_of_goods,
    with_the_order_upside_down: invariants.the_order_is_by_the_markers,
    with_goods_on_a_route_that_nobody_sold: invariants.goods_on_a_route_were_sold_from_the_left,
    with_too_many_effects: invariants.the_effects_that_wait_have_room,
    with_the_same_route_twice: invariants.no_route_tile_lies_twice,
    with_another_score: invariants.the_events_alone_tell_the_state,
}


@pytest.mark.parametrize("check", invariants.EVERY_MOMENT)
def test_a_correct_game_passes_every_check(check):
    check(moment_of())


@pytest.mark.parametrize("spoil", SPOILED)
def test_a_spoiled_game_fails_its_check(spoil):
    with pytest.raises(AssertionError):
        SPOILED[spoil](spoiled(spoil))


def test_two_banks_in_a_city_are_noticed():
    twice = an_estate().with_tiles({"5.4": "building:bank", "5.5": "building:bank"})
    game = a_table(twice).begin()
    moment = invariants.Moment(game.position, game.request, told_by(game.request, []))
    with pytest.raises(AssertionError):
        invariants.no_building_stands_twice_in_a_city_without_knowledge_tile_1(moment)


def noticed(check, moment):
    with pytest.raises(AssertionError):
        check(moment)


def test_a_partner_with_other_things_is_noticed():
    game = Game(request_of_its_own("team", 1) | {"castles": ["4.7"] * 4, "estates": ["12a"] * 4})
    moment = invariants.Moment(game.position, game.request, told_by(game.request, game.events))
    invariants.members_of_a_team_have_what_is_the_teams(moment)
    moment.seats[2]["silver"] += 1
    noticed(invariants.members_of_a_team_have_what_is_the_teams, moment)


def test_two_inns_in_a_region_are_noticed():
    twice = an_estate().with_tiles({"5.4": "inn", "5.5": "inn"})
    game = a_table(twice).of_2019("inns").begin()
    moment = invariants.Moment(game.position, game.request, told_by(game.request, []))
    noticed(invariants.there_is_one_inn_in_a_region_at_most, moment)


@pytest.mark.parametrize("posts", [[["upper-left", "bottom"]], []])
def test_a_pair_of_posts_too_many_or_too_few_is_noticed(posts):
    joined = [] if posts else ["2.2", "2.3", "2.4", "2.5"]
    seat = an_estate("11a", "1.1").with_tile("monastery:1", at="2.1")
    game = (
        a_table(seat.with_tiles(dict.fromkeys(joined, "mine")), an_estate("11b", "1.4"))
        .of_2019("border-posts")
        .begin()
    )
    moment = invariants.Moment(game.position, game.request, told_by(game.request, []))
    invariants.posts_are_joined_where_covered_cells_lead_from_one_to_the_other(moment)
    moment.seats[0]["posts"] = posts
    noticed(invariants.posts_are_joined_where_covered_cells_lead_from_one_to_the_other, moment)


def test_an_inn_too_many_is_noticed():
    game = a_table(an_estate().storing("inn")).of_2019("inns").with_inns(1).begin()
    moment = invariants.Moment(game.position, game.request, told_by(game.request, []))
    noticed(invariants.every_tile_is_somewhere_once, moment)


def record_of(seed: int = 4) -> list[dict]:
    game = Game(request_of(seed))
    play_eagerly(game, seed)
    return game.record()


AMONG_RIVALS = [
    check
    for check in invariants.EVERY_END
    if check != invariants.a_solo_game_is_won_by_covering_every_space
]


@pytest.mark.parametrize("check", AMONG_RIVALS)
def test_the_end_of_a_game_that_is_spoiled_fails_its_check(check):
    record = record_of()
    check(record)
    spoilt = [line for line in record if line.get("event") not in ("points", "turn")]
    spoilt = [
        line for line in spoilt if line.get("action", {}).get("type") not in ("workers", "sell")
    ]
    spoilt[-1] = spoilt[-1] | {"places": [1, 1, 2]}
    with pytest.raises(AssertionError):
        check(spoilt)


def test_a_solo_game_won_before_all_spaces_are_covered_is_noticed():
    game = Game(request_of_its_own("solo", 30))
    play_eagerly(game, 30)
    for check in invariants.EVERY_END:
        check(game.record())
    with pytest.raises(AssertionError):
        invariants.a_solo_game_is_won_by_covering_every_space(
            [*game.record()[:-1], game.record()[-1] | {"won": True}]
        )


def test_a_counter_beyond_its_target_is_noticed():
    game = Game(request_of_its_own("solo", 2) | {"castles": ["nw:2.1"], "estates": ["13a"]})
    moment = invariants.Moment(game.position, game.request, told_by(game.request, game.events))
    invariants.the_counter_stays_below_its_target(moment)
    moment.seats[0]["points"] = moment.state["target"]
    noticed(invariants.the_counter_stays_below_its_target, moment)


def test_a_list_with_an_action_twice_or_none_is_noticed():
    for codes in ([], [5, 7, 5]):
        with pytest.raises(AssertionError):
            invariants.something_is_offered_and_nothing_twice(codes)


def test_a_list_that_differs_from_the_second_reading_is_noticed():
    moment = moment_of()
    codes = moment.position.legal()
    invariants.a_second_reading_offers_the_same_at_the_same_price(
        moment.position, moment.told, codes
    )
    for wrong in (codes[:-1], codes[1:], [*codes, codes[0] ^ 1 << 8]):
        with pytest.raises((AssertionError, IllegalAction)):  # the core gives it no price
            invariants.a_second_reading_offers_the_same_at_the_same_price(
                moment.position, moment.told, wrong
            )
    moment.told.seats[moment.told.to_act[0]]["workers"] += 1
    with pytest.raises(AssertionError):
        invariants.a_second_reading_offers_the_same_at_the_same_price(
            moment.position, moment.told, codes
        )
