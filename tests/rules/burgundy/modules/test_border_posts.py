"""Tests of the border posts (2019, p. 12): the estates with them, the cells that touch them, and
the points for connecting them."""

from itertools import combinations

import pytest

from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.rules.game import Game
from tests.rules.burgundy import printed
from tests.rules.burgundy.an_estate import a_table, an_estate, own, place, points_of
from tests.rules.burgundy.random_play import play_eagerly
from tests.rules.burgundy.test_end import final

ESTATES = ("11a", "11b", "11c", "11d", "11e", "11f")
TOP = {cell: f"monastery:{number}" for number, cell in enumerate(("2.1", "2.2", "2.3", "2.4"), 1)}
LEFT = dict.fromkeys(("2.1", "3.1", "4.1", "5.1", "6.1", "6.2"), "mine")
RIGHT = dict.fromkeys(("2.5", "3.6", "4.7", "5.6", "6.5", "6.4"), "mine")
BARE = an_estate("11a", "1.1")
TO_THE_RIGHT = place(4, "monastery:15", "2.5")
TO_THE_BOTTOM = place(4, "ship", "7.2")
READY_FOR_THE_RIGHT = BARE.with_tiles(TOP).storing("monastery:15").with_dice(4)
READY_FOR_THE_BOTTOM = (
    BARE.with_tiles(TOP | LEFT | {"2.5": "monastery:15"}).storing("ship").with_dice(4)
)
ALL_JOINED = BARE.with_tiles(TOP | LEFT | {"2.5": "monastery:15", "7.2": "ship"})
PAIRS = [["upper-left", "upper-right"], ["upper-left", "bottom"], ["upper-right", "bottom"]]


def a_game(seat, *others, phase="C", players=2):
    rest = [an_estate("11b", "1.4")] * (players - 1 - len(others))
    return (
        a_table(seat, *others, *rest, players=players)
        .of_2019("border-posts")
        .in_phase(phase)
        .begin()
    )


def posts_events(events):
    return [event["posts"] for event in events if event["event"] == "posts"]


# The estates.


def test_every_seat_plays_one_of_the_six_estates_with_posts():
    for estate in ESTATES:
        game = Game({"edition": "2019", "modules": ["border-posts"], "estates": [estate, "11a"]})
        assert game.request["estates"] == [estate, "11a"]
    with pytest.raises(InvalidArgument, match="11a, 11b, 11c, 11d, 11e, 11f"):
        Game({"edition": "2019", "modules": ["border-posts"], "estates": ["1", "11a"]})


def test_without_the_module_11a_cannot_be_requested():
    with pytest.raises(InvalidArgument, match="11a"):
        Game({"edition": "2019", "modules": ["inns"], "estates": ["11a", "11a"]})


def test_the_default_estate_is_11a():
    assert Game({"edition": "2019", "modules": ["border-posts"]}).request["estates"] == [
        "11a",
        "11a",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_advanced_set_up_the_six_are_dealt(players):
    for seed in range(20):
        asked = {
            "edition": "2019",
            "modules": ["border-posts"],
            "setup": "open",
            "players": players,
            "seed": seed,
        }
        dealt = Game(asked).events[0]["dealt"]
        assert {estate for pair in dealt for estate in pair} <= set(ESTATES)
        assert all(first < second for first, second in dealt)
        assert len({estate for pair in dealt for estate in pair}) == min(6, 2 * players)


# Joining two.


@pytest.mark.parametrize("phase", printed.PHASE_POINTS)
def test_two_joined_posts_score_the_phases_points(phase):
    events = a_game(READY_FOR_THE_RIGHT, phase=phase).apply(TO_THE_RIGHT)
    assert points_of(events, "border-posts") == printed.PHASE_POINTS[phase]
    assert posts_events(events) == [["upper-left", "upper-right"]]


def test_the_state_names_the_joined_pairs():
    game = a_game(READY_FOR_THE_RIGHT)
    assert own(game)["posts"] == []
    game.apply(TO_THE_RIGHT)
    assert own(game)["posts"] == [["upper-left", "upper-right"]]
    assert own(game, seat=1)["posts"] == []


def test_the_state_names_pairs_in_the_order_of_the_posts():
    bottom_first = BARE.with_tiles(LEFT | {"7.2": "ship"} | TOP)
    game = a_game(bottom_first.storing("monastery:15").with_dice(4))
    assert own(game)["posts"] == [["upper-left", "bottom"]]
    assert posts_events(game.apply(TO_THE_RIGHT)) == [PAIRS[0], PAIRS[2]]
    assert own(game)["posts"] == PAIRS


def test_a_chain_joins_nothing_before_its_last_cell_is_covered():
    seat = BARE.with_tiles({"2.1": "monastery:1", "2.2": "monastery:2", "2.3": "monastery:3"})
    game = a_game(seat.storing("monastery:4").with_dice(5))
    events = game.apply(place(5, "monastery:4", "2.4"))
    assert posts_events(events) == [] and own(game)["posts"] == []


ENDS = [
    (one, other, first, last)
    for one, other in combinations(printed.POSTS, 2)
    for first in printed.POSTS[one]
    for last in printed.POSTS[other]
]


@pytest.mark.parametrize(("one", "other", "first", "last"), ENDS)
@pytest.mark.parametrize(
    "estate", ["11a", "11b", "11c", "11d", "11f"]
)  # every castle of 11e touches a post
def test_any_cell_that_touches_a_post_joins_it_and_the_chain_need_not_be_straight(
    estate, one, other, first, last
):
    ground = printed.spaces(estate, "2019")
    beside = {cell for post in printed.POSTS.values() for cell in post}
    start = next(
        cell for cell, (colour, _) in ground.items() if colour == "castle" and cell not in beside
    )
    inner = dict.fromkeys(printed.ALL_SPACES - beside - {start}, "mine")
    seat = (
        an_estate(estate, start)
        .with_tiles(inner | {first: "mine"})
        .storing("inn")
        .with_dice(ground[last][1])
    )
    game = (
        a_table(seat, an_estate("11b", "1.4")).of_2019("border-posts", "inns").in_phase("B").begin()
    )
    events = game.apply(place(ground[last][1], "inn", last))
    assert posts_events(events) == [[one, other]]
    assert points_of(events, "border-posts") == 8


def test_the_second_cell_beside_a_post_scores_nothing_more():
    seat = (
        BARE.with_tiles(TOP | {"2.5": "monastery:15", "3.5": "ship"})
        .storing("animal:cow:2")
        .with_dice(3)
    )
    events = a_game(seat).apply(place(3, "animal:cow:2", "3.6"))
    assert posts_events(events) == [] and points_of(events, "border-posts") == 0


def test_a_start_castle_beside_a_post_counts_as_covered():
    on_11e = printed.spaces("11e", "2019")
    assert on_11e["3.1"][0] == "castle"
    row = dict.fromkeys(("3.2", "3.3", "3.4", "3.5"), "mine")
    seat = an_estate("11e", "3.1").with_tiles(row).storing("castle").with_dice(on_11e["3.6"][1])
    game = a_game(seat)
    assert own(game)["posts"] == []
    assert posts_events(game.apply(place(on_11e["3.6"][1], "castle", "3.6"))) == [
        ["upper-left", "upper-right"]
    ]


# with shield 18 a tile needs no neighbour
def test_separate_tiles_join_nothing_without_a_chain():
    apart = BARE.with_tiles(
        {"2.1": "monastery:1", "2.5": "monastery:2", "2.2": "monastery:3", "2.4": "monastery:4"}
    )
    game = a_game(apart.storing("monastery:5").with_dice(6))
    assert own(game)["posts"] == []
    assert posts_events(game.apply(place(6, "monastery:5", "2.3"))) == [
        ["upper-left", "upper-right"]
    ]


def test_each_pair_scores_once():
    game = a_game(ALL_JOINED.storing("ship").with_dice(1))
    events = game.apply(place(1, "ship", "4.2"))
    assert points_of(events, "border-posts") == 0


# All three.


def test_the_third_post_joins_two_pairs_at_once():
    events = a_game(READY_FOR_THE_BOTTOM, phase="C").apply(TO_THE_BOTTOM)
    assert posts_events(events) == [["upper-left", "bottom"], ["upper-right", "bottom"]]
    assert points_of(events, "border-posts") == 12


# the publisher's example
def test_a_pair_in_phase_a_the_third_post_in_phase_c_and_the_first_of_four_seats():
    first = a_game(READY_FOR_THE_RIGHT, phase="A", players=4).apply(TO_THE_RIGHT)
    later = a_game(READY_FOR_THE_BOTTOM, phase="C", players=4).apply(TO_THE_BOTTOM)
    assert points_of(first, "border-posts") == 10 and points_of(first, "border-posts-reward") == 0
    assert [
        event["points"] for event in later if event.get("for", "").startswith("border-posts")
    ] == [6, 6, 7]


@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_seat_to_join_all_scores_as_for_a_large_bonus_tile_the_second_as_for_a_small_one(
    players, large, small
):
    first = a_game(READY_FOR_THE_BOTTOM, players=players).apply(TO_THE_BOTTOM)
    second = a_game(READY_FOR_THE_BOTTOM, ALL_JOINED, players=players).apply(TO_THE_BOTTOM)
    assert points_of(first, "border-posts-reward") == large
    assert points_of(second, "border-posts-reward") == small


def test_a_third_seat_gets_nothing_for_all_three():
    events = a_game(READY_FOR_THE_BOTTOM, ALL_JOINED, ALL_JOINED, players=3).apply(TO_THE_BOTTOM)
    assert points_of(events, "border-posts") == 12
    assert points_of(events, "border-posts-reward") == 0


def test_the_reward_is_no_bonus_tile_that_shield_7_would_double():
    table = a_table(READY_FOR_THE_BOTTOM.with_shields(7), an_estate("11b", "1.4"))
    events = table.of_2019("border-posts", "shields").begin().apply(TO_THE_BOTTOM)
    assert points_of(events, "border-posts-reward") == 5


def test_the_reward_is_no_bonus_tile_for_26():
    game = a_game(READY_FOR_THE_BOTTOM.with_tile("monastery:26", at="6.3"))
    game.apply(TO_THE_BOTTOM)
    assert own(game)["bonuses"] == []
    seat = ALL_JOINED.with_tile("monastery:26", at="6.3")
    table = a_table(seat, an_estate("11b", "1.4")).of_2019("border-posts")
    assert points_of(final(seat, table=table).events, "monastery:26") == 0


def test_the_posts_come_after_region_phase_and_colour():
    ready = BARE.with_tiles(TOP | {"6.3": "monastery:5"}).storing("monastery:15").with_dice(4)
    events = a_game(ready, phase="B").apply(TO_THE_RIGHT)
    assert [event.get("for", event["event"]) for event in events] == [
        "action",
        "region",
        "phase",
        "bonus",
        "posts",
        "border-posts",
    ]


def test_a_castles_action_waits_after_the_posts():
    on_11e = printed.spaces("11e", "2019")
    row = dict.fromkeys(("3.2", "3.3", "3.4", "3.5"), "mine")
    seat = an_estate("11e", "3.1").with_tiles(row).storing("castle").with_dice(on_11e["3.6"][1])
    game = a_game(seat)
    game.apply(place(on_11e["3.6"][1], "castle", "3.6"))
    assert game.state()["pending"] == ["castle"] and len(own(game)["posts"]) == 1


def test_without_the_module_the_state_has_no_posts():
    game = Game({"edition": "2019", "seed": 5})
    assert all("posts" not in seat for seat in game.state()["seats"])


def test_a_record_with_posts_leads_to_the_same_game():
    game = Game(
        {"edition": "2019", "modules": ["border-posts"], "setup": "open", "players": 4, "seed": 8}
    )
    play_eagerly(game, 8)
    again = Game.from_record(game.record())
    assert (again.record(), again.state()) == (game.record(), game.state())
    assert posts_events(game.events)
