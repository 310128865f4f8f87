"""Tests of the team game (2019, p. 13): two against two, each pair on one estate of two halves."""

import copy
from dataclasses import replace

import pytest

from burgundy_qt.rules.burgundy import catalogue, components
from burgundy_qt.rules.errors import IllegalAction, InvalidArgument, InvalidRecord
from burgundy_qt.rules.game import Game
from tests.rules.burgundy import printed
from tests.rules.burgundy.an_estate import (
    END,
    HIRE,
    cost,
    load,
    offered,
    own,
    points_of,
    sell,
    workers,
)
from tests.rules.burgundy.modules import team_printed
from tests.rules.burgundy.modules.team_tables import (
    A_TEAM,
    buy_into,
    member_of,
    place_from,
    seated,
    take_into,
    two_teams,
)

SHARED = ("estate", "silver", "workers", "goods", "sold", "cells", "bonuses", "shared")


def a_team_game(seed=1, estates=("12a", "12a"), **asked):
    return Game({"modules": ["team"], "seed": seed, "estates": [*estates, *estates], **asked})


def starts(game):
    return [event for event in game.events if event["event"] == "start"]


def choose(game, **wanted):
    """Apply the first legal action with all these values; return the events."""
    return game.apply(
        next(action for action in game.legal()["actions"] if wanted.items() <= action.items())
    )


# The estates.


@pytest.mark.parametrize("estate", team_printed.ESTATES)
def test_an_estate_of_a_team_has_73_spaces_as_printed(estate):
    assert catalogue.estate_cells("2019", estate) == team_printed.spaces(estate)
    assert len(team_printed.spaces(estate)) == 73


@pytest.mark.parametrize("estate", team_printed.ESTATES)
def test_an_estate_of_a_team_has_the_spaces_of_two_estates_with_one_shared_castle(estate):
    twice = {
        colour: 2 * number - (colour == "castle")
        for colour, number in printed.SPACES_OF_A_COLOUR.items()
    }
    assert {colour: len(printed.of_colour(estate, "2019", colour)) for colour in twice} == twice


def test_the_halves_touch_as_drawn():
    for layout in components.LEFT_HALVES:
        halves = components.halves(layout)
        touching = {
            catalogue.cell_names(one)[cell]: set()
            for one in halves
            for cell in range(len(components.cells(one)))
        }
        for one in halves:
            for other in halves:
                for cell, near in enumerate(
                    components.touching(components.board(one), components.board(other))
                ):
                    touching[catalogue.cell_names(one)[cell]].update(
                        catalogue.cell_names(other)[there] for there in near
                    )
        assert touching == {
            cell: set(team_printed.neighbours(cell)) for cell in team_printed.spaces("12a")
        }


@pytest.mark.parametrize("estate", team_printed.ESTATES)
def test_regions_can_span_both_halves(estate):
    regions = {frozenset(region) for region in catalogue.estate_regions("2019", estate)}
    assert regions == set(map(frozenset, printed.regions(estate, "2019")))


def test_the_regions_of_12a_have_the_printed_sizes():
    sizes: dict[str, list[int]] = {}
    for region in printed.regions("12a", "2019"):
        sizes.setdefault(team_printed.spaces("12a")[min(region)][0], []).append(len(region))
    assert {
        colour: sorted(of, reverse=True) for colour, of in sizes.items()
    } == team_printed.REGIONS["12a"]


def test_spaces_of_both_halves_have_different_names():
    assert len(set(components.CELL_NAMES)) == len(components.CELL_NAMES)


# Requests.


def test_by_default_a_team_game_is_for_four_on_12a():
    request = Game({"modules": ["team"]}).request
    assert (request["players"], request["estates"], request["setup"]) == (4, ["12a"] * 4, "fixed")


@pytest.mark.parametrize(
    "asked",
    [
        {"players": 3},
        {"players": 2},
        {"setup": "open"},
        {"setup": "secret"},
        {"modules": ["team", "shields"]},
        {"modules": ["trade-routes", "team"]},
        {"modules": ["team", "border-posts"]},
        {"estates": ["1", "1", "1", "1"]},
        {"estates": ["12a", "12b", "12b", "12a"]},
        {"estates": ["12b"] * 4, "castles": ["1.2", None, None, None]},
        {"castles": ["4.4", None, "4.4", None]},
        {"castles": ["1.1", None, None, None]},
    ],
)
def test_options_that_do_not_fit_a_team_game_are_refused(asked):
    with pytest.raises(InvalidArgument):
        Game({"modules": ["team"], **asked})


@pytest.mark.parametrize("estate", ["12a", "12b"])
def test_a_team_estate_is_for_teams_only(estate):
    with pytest.raises(InvalidArgument):
        Game({"players": 4, "estates": [estate] * 4})


def test_the_old_edition_has_no_team_game():
    with pytest.raises(InvalidArgument):
        Game({"edition": "2011", "modules": ["team"]})


# The start.


@pytest.mark.parametrize("seed", range(8))
def test_the_order_of_the_first_round_is_a1_b1_a2_b2(seed):
    order = a_team_game(seed).state()["order"]
    assert [seat % 2 for seat in order] in ([0, 1, 0, 1], [1, 0, 1, 0])


@pytest.mark.parametrize("seed", range(8))
def test_the_first_team_starts_with_3_workers_the_other_with_5_each_with_2_silver_and_3_goods(
    seed,
):
    game = a_team_game(seed)
    told = starts(game)
    assert [start["seat"] for start in told] == game.state()["order"][:2]
    assert [start["workers"] for start in told] == [3, 5]
    assert [start["silver"] for start in told] == [2, 2]
    assert [sum(start["goods"].values()) for start in told] == [3, 3]


def test_the_castle_of_12a_is_on_the_space_in_the_middle():
    game = a_team_game()
    assert [start["castle"] for start in starts(game)] == ["4.7", "4.7"]
    assert all(seat["cells"] == {"4.7": "castle"} for seat in game.state()["seats"])


def test_another_space_for_the_castle_of_12a_can_be_requested_by_name():  # docs/rules.md
    game = a_team_game(castles=["1.1", "4.10", "1.1", "4.10"])
    assert {start["seat"] % 2: start["castle"] for start in starts(game)} == {0: "1.1", 1: "4.10"}
    with pytest.raises(InvalidArgument, match=r"of estate 12a may be on 1\.1, 4\.7, 4\.10"):
        a_team_game(castles=["3.2", None, "3.2", None])  # a castle space, but numbered 4


def test_on_12b_the_first_member_to_act_chooses_a_castle_space_numbered_1_or_6():
    game = a_team_game(3, ("12b", "12b"))
    first, second = game.state()["order"][:2]
    assert game.legal()["seat"] == first
    assert {action["castle"] for action in game.legal()["actions"]} == {"2.2", "6.5", "1.8", "4.13"}
    game.apply(game.legal()["actions"][-1])
    assert game.legal()["seat"] == second


# Shared things.


@pytest.mark.parametrize("seed", range(4))
def test_members_of_a_team_share_everything_except_dice_points_and_own_storage(seed):
    game = a_team_game(seed, ("12a", "12b"))
    while not game.is_over:
        actions = game.legal()["actions"]
        laying = [action for action in actions if action["type"] == "place"]
        game.apply((laying or actions)[-1])
        seats = game.state()["seats"]
        if "cells" in seats[0]:
            assert all(
                seats[team][key] == seats[team + 2][key] for team in (0, 1) for key in SHARED
            )
    assert game.state()["teams"] == [[0, 2], [1, 3]]


def test_silver_workers_and_goods_are_used_by_any_member():
    rich = A_TEAM.with_silver(3).with_workers(2).with_goods({4: 3, 1: 1})
    game = two_teams(rich).with_black("mine").acted(2, 1, 0, 3).ordered(2, 1, 0, 3).begin()
    assert game.legal()["seat"] == 2
    game.apply(buy_into("own", "mine"))
    assert points_of(game.apply(sell(4, 4)), "sale", 2) == 12
    assert (own(game)["silver"], own(game)["goods"], own(game)["sold"]) == (2, {"1": 1}, {"4": 3})
    assert (own(game)["points"], own(game, 2)["points"]) == (0, 12)
    assert game.apply(workers(3))[1]["workers"] == 2 and own(game)["workers"] == 4


def test_each_member_has_separate_dice():
    game = two_teams(A_TEAM.with_dice(1, 6)).begin()
    assert {action["die"] for action in game.legal()["actions"] if "die" in action} == {1, 6}


def test_each_member_may_buy_once_in_its_own_turn():
    rich = A_TEAM.with_silver(9).with_dice()
    game = two_teams(rich).with_black("mine", "ship").acted(0, 2, 1, 3).begin()
    game.apply(buy_into("own", "mine"))
    assert not offered(game, type="buy")
    game.apply(END)
    assert game.legal()["seat"] == 2 and offered(game, type="buy")


# The stores.


def test_a_tile_goes_into_the_members_own_or_the_shared_storage():
    game = two_teams(A_TEAM.with_dice(3)).with_depot(3, "ship").begin()
    assert offered(game, type="take") == [
        take_into("own", 3, "ship", 3),
        take_into("shared", 3, "ship", 3),
    ]
    game.apply(take_into("shared", 3, "ship", 3))
    assert [(own(game, seat)["storage"], own(game, seat)["shared"]) for seat in (0, 2)] == [
        ([], ["ship"])
    ] * 2


@pytest.mark.parametrize(
    ("storage", "shared", "stores"),
    [
        ((), ("mine", "mine"), ["own"]),
        (("mine",), ("mine", "ship"), ["own"]),
        (("mine", "ship"), (), ["shared"]),
        (("mine", "ship"), ("castle",), ["shared"]),
    ],
)
def test_a_full_storage_is_not_offered_while_the_other_has_space(storage, shared, stores):
    game = (
        two_teams(A_TEAM.storing(*storage).sharing(*shared).with_dice(3))
        .with_depot(3, "ship")
        .begin()
    )
    assert [(action["store"], action["discard"]) for action in offered(game, type="take")] == [
        (store, None) for store in stores
    ]


def test_with_both_full_a_tile_of_the_chosen_storage_is_discarded():
    full = A_TEAM.storing("mine", "mine").sharing("castle", "ship").with_silver(2).with_dice(3)
    game = two_teams(full).with_depot(3, "ship").with_black("building:bank").begin()
    wanted = [("own", "mine"), ("shared", "castle"), ("shared", "ship")]
    for kind in ("take", "buy"):
        there = [(action["store"], action["discard"]) for action in offered(game, type=kind)]
        assert sorted(there) == wanted
    game.apply(take_into("shared", 3, "ship", 3, discard="castle"))
    game.apply(buy_into("own", "building:bank", discard="mine"))
    assert own(game)["storage"] == ["building:bank", "mine"] and own(game)["shared"] == [
        "ship",
        "ship",
    ]


def test_the_partners_own_storage_is_never_used():
    table = two_teams(A_TEAM.with_dice(5, 6)).with_depot(3, "ship")
    game = seated(table, 2, member_of(A_TEAM, "ship", "building:bank")).begin()
    assert not offered(game, type="place")
    assert own(game, 2)["storage"] == ["building:bank", "ship"]


def test_a_tile_in_both_storages_can_be_placed_from_either_and_is_never_moved():
    game = two_teams(A_TEAM.storing("ship").sharing("ship").with_dice(4, 4)).begin()
    assert offered(game, type="place", cell="4.6") == [
        place_from("own", 4, "ship", "4.6"),
        place_from("shared", 4, "ship", "4.6"),
    ]
    game.apply(place_from("shared", 4, "ship", "4.6"))
    assert (own(game)["storage"], own(game)["shared"]) == (["ship"], [])
    assert all(action["type"] != "move" for action in game.legal()["actions"])


def test_other_games_name_no_storage():
    game = Game({"players": 4, "seed": 1})
    assert not any("store" in action for action in game.legal()["actions"])


@pytest.mark.parametrize("store", [None, "partner", "", 1, True])
def test_an_unknown_storage_is_refused(store):
    game = two_teams(A_TEAM.with_dice(3)).with_depot(3, "ship").begin()
    with pytest.raises(IllegalAction):
        game.apply(take_into(store, 3, "ship", 3))
    with pytest.raises(IllegalAction):
        game.apply(
            {key: value for key, value in take_into("own", 3, "ship", 3).items() if key != "store"}
        )


# One estate.


@pytest.mark.parametrize("seat", range(4))
def test_every_member_places_tiles_on_both_halves(seat):
    turns = (seat, *(other for other in range(4) if other != seat))
    table = two_teams(
        A_TEAM.sharing("ship", "building:bank"), A_TEAM.sharing("ship", "building:bank")
    )
    ready = [member_of(A_TEAM.sharing("ship", "building:bank")) for _ in range(4)]
    for number in range(4):
        table = seated(table, number, ready[number])
    game = table.acted(*turns).ordered(*turns).begin()
    assert {action["cell"] for action in offered(game, type="place")} == {"4.6", "4.8"}
    game.apply(place_from("shared", 4, "building:bank", "4.8"))
    assert (
        own(game, seat)["cells"]
        == own(game, seat ^ 2)["cells"]
        == {"4.7": "castle", "4.8": "building:bank"}
    )
    assert own(game, 1 - seat % 2)["cells"] == {"4.7": "castle"}


def test_a_tile_can_be_placed_beside_one_of_the_other_half():
    game = two_teams(
        A_TEAM.with_tile("monastery:9", at="3.6").storing("animal:cow:3").with_dice(6)
    ).begin()
    assert [action["cell"] for action in offered(game, type="place")] == ["3.7"]


@pytest.mark.parametrize(("cell", "number"), [("4.6", 4), ("3.7", 6), ("5.7", 3)])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_price_follows_the_number_on_either_half(cell, number, die):
    tile = {"4.6": "ship", "3.7": "animal:cow:3", "5.7": "mine"}[cell]
    game = two_teams(A_TEAM.storing(tile).with_dice(die).with_workers(3)).begin()
    assert cost(game, place_from("own", die, tile, cell)) == printed_distance(die, number)


def printed_distance(die, number):
    return min(abs(die - number), 6 - abs(die - number))


MINES = ["5.6", "5.7", "5.8"]
"""The region of 12a across the seam; its first space is on the left half."""
PASTURE = ["3.7", "3.8", "4.7", "5.6", "5.7"]
"""The pasture of 12b across the seam."""
ON_12B = replace(A_TEAM, number="12b", start="2.2")


@pytest.mark.parametrize("last", MINES)
def test_a_region_over_both_halves_scores_for_the_member_who_completes_it(last):
    others = {cell: "mine" for cell in MINES if cell != last}
    _, number = team_printed.spaces("12a")[last]
    game = (
        two_teams(A_TEAM.with_tiles(others).storing("mine").with_dice(number)).in_phase("B").begin()
    )
    events = game.apply(place_from("own", number, "mine", last))
    assert (points_of(events, "region"), points_of(events, "phase"), own(game, 2)["points"]) == (
        6,
        8,
        0,
    )


def laid_beside(tile, cell, covered, modules=()):
    """Return the points that a tile placed on a space of the pasture of 12b scores for animals."""
    _, number = team_printed.spaces("12b")[cell]
    team = ON_12B.with_tiles(covered).storing(tile).with_dice(number)
    return points_of(
        two_teams(team, ON_12B, modules).begin().apply(place_from("own", number, tile, cell)),
        "animals",
    )


def test_a_pasture_over_both_halves_is_one():
    herd = {"4.7": "animal:cow:3", "3.8": "animal:cow:4", "5.7": "animal:pig:2"}
    assert laid_beside("animal:cow:2", "5.6", herd) == laid_beside("animal:cow:2", "3.7", herd) == 9


def test_knowledge_tile_7_adds_for_tiles_of_both_halves():
    herd = {"4.7": "animal:cow:3", "3.8": "animal:cow:4", "5.4": "monastery:7"}
    assert (
        laid_beside("animal:cow:2", "5.6", herd) == laid_beside("animal:cow:2", "3.7", herd) == 12
    )


def test_geese_score_the_best_herd_of_both_halves_and_score_again():
    herd = {"4.7": "animal:cow:3", "3.8": "animal:cow:3", "5.7": "animal:pig:4"}
    assert laid_beside("animal:geese:2", "5.6", herd, ("extra-tiles",)) == 8
    geese = {"4.7": "animal:geese:2", "3.8": "animal:cow:3"}
    assert laid_beside("animal:cow:2", "5.6", geese, ("extra-tiles",)) == 7


def test_a_region_over_both_halves_has_one_inn_which_makes_it_larger():
    one = A_TEAM.with_tiles({"5.6": "inn"}).storing("inn").with_dice(3, 1)
    game = two_teams(one, modules=("inns",)).begin()
    assert not {action["cell"] for action in offered(game, type="place")} & set(MINES)
    team = A_TEAM.with_tiles({"5.6": "inn", "5.7": "mine"}).storing("mine").with_dice(1)
    events = two_teams(team, modules=("inns",)).begin().apply(place_from("own", 1, "mine", "5.8"))
    assert points_of(events, "region") == 10


def test_a_kind_of_building_is_once_in_a_teams_city_without_knowledge_tile_1():
    city = A_TEAM.with_tiles({"4.8": "building:bank"}).storing("building:bank").with_dice(3)
    assert not offered(two_teams(city.with_workers(9)).begin(), type="place", cell="3.8")
    knowing = city.with_tile("monastery:1", at="3.6").with_workers(9)
    assert offered(two_teams(knowing).begin(), type="place", cell="3.8")


def all_but(colour, cell):
    """Return a tile for every space of a colour on 12a except one."""
    return {other: colour for other in printed.of_colour("12a", "2019", colour) if other != cell}


def test_a_colour_of_the_whole_estate_scores_7_points_for_the_first_team_and_4_for_the_second():
    team = A_TEAM.with_tiles(all_but("ship", "4.9") | {"4.8": "building:bank"})
    ready = team.storing("ship").with_dice(2)
    for taken, points in (((), 7), ((("ship", "large"),), 4)):
        table = two_teams(ready)
        for colour, size in taken:
            table = table.with_bonus(colour, size, seat=3)
        game = table.begin()
        assert points_of(game.apply(place_from("own", 2, "ship", "4.9")), "bonus") == points
        assert (
            own(game)["bonuses"]
            == own(game, 2)["bonuses"]
            == [["ship", "large" if points == 7 else "small"]]
        )


# Knowledge tiles and buildings work for both.


def test_knowledge_tiles_of_a_team_help_both_members():
    knowing = A_TEAM.with_tiles(
        {"3.6": "monastery:6", "3.5": "monastery:14", "2.5": "monastery:13"}
    )
    table = two_teams(knowing.with_workers(2)).with_depot(5, "mine").acted(2, 1, 0, 3)
    game = table.begin()
    assert {action["pay"] for action in offered(game, type="buy", depot=5)} == {"workers"}
    assert game.apply(workers(3))[1] == {
        "event": "gain",
        "seat": 2,
        "silver": 1,
        "workers": 4,
        "for": "workers",
    }
    assert (own(game)["silver"], own(game)["workers"]) == (1, 6)


def test_knowledge_tile_28_is_for_both_members():
    game = two_teams(
        A_TEAM.with_tile("monastery:28", at="3.6").with_silver(1), modules=("extra-tiles",)
    )
    game = game.acted(2, 1, 0, 3).begin()
    game.apply(HIRE)
    assert (own(game)["silver"], own(game)["workers"]) == (0, 2)


def test_knowledge_tile_5_lets_a_member_load_two_depots():
    team = A_TEAM.with_tile("monastery:5", at="3.6").storing("ship").with_dice(4)
    table = two_teams(team).with_depot(1, goods={2: 1}).with_depot(2, goods={3: 2})
    game = table.begin()
    game.apply(place_from("own", 4, "ship", "4.6"))
    game.apply(load([1, 2], [2, 3]))
    assert own(game)["goods"] == own(game, 2)["goods"] == {"2": 1, "3": 2}


def test_a_city_hall_places_a_tile_of_either_storage_on_either_half():
    team = A_TEAM.storing("ship").sharing("mine").with_tile("ship", at="4.6")
    game = two_teams(team).waiting("city-hall").begin()
    laid = {
        (action["store"], action["tile"], action["cell"]) for action in offered(game, type="place")
    }
    assert laid == {("own", "ship", "4.5"), ("shared", "mine", "5.6"), ("shared", "mine", "5.7")}


def test_a_city_hall_waits_if_only_the_shared_storage_has_a_tile_for_the_other_half():
    team = (
        A_TEAM.with_tile("building:carpenter", at="4.8").storing("building:city-hall").with_dice(2)
    )
    with_ship = two_teams(team.sharing("ship")).begin()
    assert (
        with_ship.apply(place_from("own", 2, "building:city-hall", "3.8"))
        and with_ship.state()["pending"]
    )
    without = two_teams(team.sharing("castle")).begin()
    assert (
        without.apply(place_from("own", 2, "building:city-hall", "3.8"))
        and not without.state()["pending"]
    )


def test_actions_of_castles_and_white_castles_name_the_storage_too():
    team = A_TEAM.storing("ship").with_workers(3)
    for effect, modules in (("castle", ()), ("white-castle", ("white-castles",))):
        game = two_teams(team, modules=modules).with_depot(1, "mine").waiting(effect).begin()
        assert {action["store"] for action in offered(game, type="take", by=effect)} == {
            "own",
            "shared",
        }
        assert {action["cell"] for action in offered(game, type="place", by=effect)} == {"4.6"}


def test_a_crane_copies_a_city_hall_for_the_storage_of_its_owner():
    team = A_TEAM.sharing("mine").with_tile("building:crane", at="4.8")
    game = two_teams(team, modules=("extra-tiles",)).waiting("crane").begin()
    assert offered(game, type="copy", building="city-hall")
    game.apply({"type": "copy", "by": "crane", "building": "city-hall"})
    assert {action["cell"] for action in offered(game, type="place")} == set(MINES)


# The order.


def a_ship(table):
    """Return a game, and the action by which seat 0 places a ship."""
    return table.begin(), place_from("own", 4, "ship", "4.6")


def test_a_seventh_ship_comes_on_top_of_the_stack_on_the_last_space():
    team = A_TEAM.storing("ship").with_dice(4).on_step(6)
    table = two_teams(team, A_TEAM.on_step(6)).ordered(1, 0, 2, 3).acted(0, 1, 2, 3)
    game, ship = a_ship(table)
    game.apply(ship)
    assert game.state()["order"] == [0, 1, 2, 3] and game.state()["track"][0] == 6


@pytest.mark.parametrize("half", ["3.6", "2.5"])
def test_knowledge_tile_27_keeps_the_markers_of_both_members_on_top(half):
    team = A_TEAM.with_tile("monastery:27", at=half)
    others = A_TEAM.storing("ship").with_dice(4)
    table = two_teams(team, others, ("extra-tiles",)).ordered(2, 0, 3, 1).acted(1, 3, 0, 2)
    table = seated(table, 2, member_of(team, step=1))
    game = table.begin()
    game.apply(place_from("own", 4, "ship", "4.6"))
    assert game.state()["order"] == [2, 1, 0, 3]


def test_placing_27_puts_both_markers_on_top_its_owners_first():
    team = A_TEAM.storing("monastery:27").with_dice(5)
    game = two_teams(team, modules=("extra-tiles",)).ordered(1, 2, 3, 0).acted(0, 1, 2, 3).begin()
    events = game.apply(place_from("own", 5, "monastery:27", "3.6"))
    assert {"event": "order", "order": [0, 2, 1, 3]} in events


def test_a_marker_passes_its_partners_marker_which_stays_on_top():
    team = A_TEAM.with_tile("monastery:27", at="3.6").storing("ship").with_dice(4)
    table = two_teams(team, modules=("extra-tiles",)).ordered(2, 0, 1, 3).acted(0, 1, 2, 3)
    game, ship = a_ship(seated(table, 2, member_of(team, step=1)))
    game.apply(ship)
    assert game.state()["order"] == [0, 2, 1, 3]


# Phase end and the end.


def at_the_end_of_a_phase(table, phase="A"):
    """End the last turn of a phase; return the game and the events."""
    game = (
        seated(table, 3, replace(table.estates[3], dice=()))
        .in_phase(phase, 5)
        .acted(0, 1, 2, 3, turn=3)
        .begin()
    )
    return game, game.apply(END)


def test_mines_pay_a_team_once_to_its_first_seat():
    mines = A_TEAM.with_tiles({"5.6": "mine", "5.7": "mine", "3.6": "monastery:2"})
    game, events = at_the_end_of_a_phase(two_teams(mines, A_TEAM.with_tile("mine", at="5.6")))
    assert [event for event in events if event["event"] == "gain"] == [
        {"event": "gain", "seat": 0, "silver": 2, "workers": 2, "for": "mines"},
        {"event": "gain", "seat": 1, "silver": 1, "for": "mines"},
    ]
    assert [own(game, seat)["silver"] for seat in range(4)] == [2, 1, 2, 1]
    assert [own(game, seat)["workers"] for seat in range(4)] == [2, 0, 2, 0]


def test_leftovers_and_knowledge_tiles_of_a_team_score_once_for_its_first_seat():
    rich = (
        A_TEAM.with_goods({2: 3}).with_silver(4).with_workers(5).with_tile("monastery:15", at="3.6")
    )
    game, events = at_the_end_of_a_phase(two_teams(rich.having_sold({1: 2, 4: 1})), "E")
    told = {
        event["for"]: (event["seat"], event["points"])
        for event in events
        if event["event"] == "points"
    }
    assert told == {
        "goods-left": (0, 3),
        "silver-left": (0, 4),
        "workers-left": (0, 2),
        "monastery:15": (0, 4),
    }
    assert game.state()["result"]["points"] == [13, 0, 0, 0]


def test_knowledge_tiles_count_animals_and_buildings_of_both_halves():
    tiles = {
        "7.2": "animal:cow:2",
        "3.7": "animal:pig:3",
        "5.5": "building:bank",
        "4.8": "building:bank",
    }
    knowing = A_TEAM.with_tiles(tiles | {"3.6": "monastery:24", "3.5": "monastery:22"})
    _, events = at_the_end_of_a_phase(two_teams(knowing), "E")
    assert (points_of(events, "monastery:24"), points_of(events, "monastery:22")) == (8, 8)


def test_knowledge_tile_26_counts_the_bonus_tiles_of_both_members():
    table = two_teams(A_TEAM.with_tile("monastery:26", at="3.6"))
    for at, seat in enumerate((0, 2, 1)):
        table = table.with_bonus(("mine", "ship", "animal")[at], "large", seat)
    _, events = at_the_end_of_a_phase(table, "E")
    assert points_of(events, "monastery:26") == 6


def test_a_team_wins_by_the_points_of_both_members():
    table = two_teams(A_TEAM.with_points(50), A_TEAM.with_points(30))
    table = seated(table, 3, member_of(A_TEAM, points=21))
    game, _ = at_the_end_of_a_phase(table, "E")
    assert game.state()["result"] == {
        "points": [50, 30, 0, 21],
        "places": [2, 1, 2, 1],
        "team_points": [50, 51],
    }


def test_with_equal_points_more_empty_spaces_win():
    covered = A_TEAM.with_tiles({"4.8": "building:bank", "3.6": "monastery:9"})
    table = two_teams(covered, A_TEAM.with_tile("building:bank", at="4.8"))
    game, _ = at_the_end_of_a_phase(table.ordered(1, 0, 3, 2), "E")
    assert game.state()["result"]["places"] == [2, 1, 2, 1]


@pytest.mark.parametrize(
    ("order", "places"), [((0, 2, 3, 1), [2, 1, 2, 1]), ((1, 3, 0, 2), [1, 2, 1, 2])]
)
def test_after_that_the_team_with_the_last_member_in_the_order_wins(order, places):
    game, _ = at_the_end_of_a_phase(two_teams().ordered(*order), "E")
    assert game.state()["result"]["places"] == places


@pytest.mark.parametrize("seed", range(4))
def test_the_team_with_more_points_wins_together(seed):
    game = a_team_game(seed)
    while not game.is_over:
        game.apply(game.legal()["actions"][-1])
    result = game.state()["result"]
    points = result["points"]
    assert result["team_points"] == [points[0] + points[2], points[1] + points[3]]
    winner = result["team_points"].index(max(result["team_points"]))
    if result["team_points"][0] != result["team_points"][1]:
        assert result["places"] == [[1, 2, 1, 2], [2, 1, 2, 1]][winner]
    assert game.position.utilities() == [2.0 - place for place in result["places"]]
    assert game.events[-1] == {"event": "end", **result}


def test_a_record_of_a_team_game_leads_to_the_same_game():
    game = a_team_game(5, ("12b", "12a"))
    while not game.is_over:
        game.apply(game.legal()["actions"][0])
    loaded = Game.from_record(game.record())
    assert loaded.record() == game.record() and loaded.state() == game.state()


# Records.


DAMAGES = {
    "a start of the partner": lambda r: start_of(r, 0).update(seat=start_of(r, 0)["seat"] ^ 2),
    "a start of every seat": lambda r: r.insert(
        4, start_of(r, 0) | {"seat": start_of(r, 0)["seat"] ^ 2}
    ),
    "only one start": lambda r: r.remove(start_of(r, 1)),
    "workers of the other team": lambda r: start_of(r, 0).update(workers=5),
    "another castle": lambda r: start_of(r, 0).update(castle="4.6"),
    "three players": lambda r: r[0].update(players=3),
    "an estate of one seat": lambda r: r[0].update(estates=["12a", "12b", "12a", "12a"]),
    "no team": lambda r: r[0].update(modules=[]),
    "a store that there is not": lambda r: taken_in(r).update(store="partner"),
    "no store": lambda r: taken_in(r).pop("store"),
    "other points of a team": lambda r: r[-1].update(team_points=[1, 2]),
}


def start_of(record, which):
    return [line for line in record if line.get("event") == "start"][which]


def taken_in(record):
    return next(line["action"] for line in record if line.get("action", {}).get("type") == "take")


@pytest.fixture(scope="module")
def a_whole_record():
    game = a_team_game(11)
    while not game.is_over:
        game.apply(game.legal()["actions"][0])
    return game.record()


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_record_is_refused_and_names_its_line(what, a_whole_record):
    record = copy.deepcopy(a_whole_record)
    DAMAGES[what](record)
    with pytest.raises(InvalidRecord, match="line "):
        Game.from_record(record)


def test_only_six_goods_are_in_storage_before_the_first_phase():
    game = a_team_game(2)
    redrawn = game.position.copy()
    redrawn.determinize_for(0, 5)
    before, after = game.position.raw()["goods"], redrawn.raw()["goods"]
    assert (
        before[:11] == after[:11] and before[11:] != after[11:] and sorted(before) == sorted(after)
    )
