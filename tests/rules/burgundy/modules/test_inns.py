"""Tests of inns (2019, p. 12): their row, their price, their spaces, and the effect on a region."""

import pytest

from burgundy_qt.rules.burgundy.components import COMPONENTS
from burgundy_qt.rules.errors import IllegalAction
from burgundy_qt.rules.game import Game
from tests.rules.burgundy import printed
from tests.rules.burgundy.an_estate import (
    a_table,
    an_estate,
    buy,
    cost,
    offered,
    own,
    place,
    points_of,
)
from tests.rules.burgundy.random_play import play_eagerly

RICH = an_estate().with_silver(4)
AN_INN = buy("inn", depot="inns")
EIGHT = [
    cell for region in printed.regions("10", "2019") if len(region) == 8 for cell in sorted(region)
]
FOUR = [
    cell for region in printed.regions("2", "2019") if len(region) == 4 for cell in sorted(region)
]


def a_game(seat=RICH, inns=1, **more):
    return a_table(seat, **more).of_2019("inns").with_inns(inns).begin()


def inns_of_phases(game):
    return [event["inns"] for event in game.events if event["event"] == "phase"]


def number_on(cell, estate="1"):
    return printed.spaces(estate, "2019")[cell][1]


def events_of_placing(seat, cell, phase="E"):
    """Return the events when the seat places an inn on the cell by a die that fits, in a game of
    two."""
    number = number_on(cell, seat.number)
    game = a_table(seat.storing("inn").with_dice(number)).of_2019("inns").in_phase(phase).begin()
    return game, game.apply(place(number, "inn", cell))


def cells_for_an_inn(seat):
    """Return the cells where an inn can be placed with any number of workers."""
    game = a_game(seat.storing("inn").with_dice(6).with_workers(3))
    return {action["cell"] for action in offered(game, type="place")}


# The row.


def test_there_are_five_inns_one_for_each_phase():
    assert COMPONENTS["inns"] == printed.OF_MODULES["inn"] == len(printed.PHASE_POINTS)


def test_each_phase_one_inn_joins_the_row_and_none_is_removed():
    game = Game({"edition": "2019", "modules": ["inns"], "seed": 5})
    while not game.is_over:
        wanted = offered(game, type="workers") or offered(game, type="end")
        game.apply(wanted[0])
    assert inns_of_phases(game) == [1, 2, 3, 4, 5]
    assert game.state()["inns"] == 5


def test_a_bought_inn_leaves_the_row_and_goes_into_storage():
    game = a_game(inns=3)
    game.apply(AN_INN)
    assert (game.state()["inns"], own(game)["storage"], own(game)["silver"]) == (2, ["inn"], 2)


def test_the_row_grows_by_one_even_after_purchases():
    game = Game({"edition": "2019", "modules": ["inns"], "seed": 3})
    play_eagerly(game, 3)
    bought = 0
    ready = []
    for event in game.events:
        bought += event["event"] == "action" and event["action"].get("depot") == "inns"
        if event["event"] == "phase":
            ready.append(event["inns"] + bought)
    assert ready == [1, 2, 3, 4, 5] and bought > 0


def test_without_the_module_no_event_or_state_has_inns():
    game = Game({"edition": "2019", "seed": 5})
    assert "inns" not in game.state() and all("inns" not in event for event in game.events)


# Buying one.


def test_an_inn_costs_2_silver():
    assert offered(a_game(), depot="inns") == [AN_INN]
    assert offered(a_game(RICH.with_silver(1)), depot="inns") == []


def test_an_empty_row_sells_no_inn():
    assert offered(a_game(inns=0), depot="inns") == []


def test_an_inn_is_the_turns_one_purchase():
    game = a_table(RICH).of_2019("inns").with_inns(2).with_black("castle").begin()
    game.apply(AN_INN)
    assert offered(game, type="buy") == []


def test_after_a_tile_of_the_black_depot_no_inn_is_sold():
    game = a_table(RICH).of_2019("inns").with_inns(2).with_black("castle").begin()
    game.apply(buy("castle"))
    assert offered(game, type="buy") == []


def test_workers_buy_an_inn_only_with_knowledge_tile_6():
    assert offered(a_game(an_estate().with_workers(5)), type="buy") == []
    knowing = an_estate().with_knowledge(6).with_workers(2)
    assert offered(a_game(knowing), type="buy") == [AN_INN | {"pay": "workers"}]


def test_with_full_storage_a_tile_is_discarded_for_an_inn():
    game = a_game(RICH.storing("mine", "ship", "inn"))
    assert {action["discard"] for action in offered(game, depot="inns")} == {"mine", "ship", "inn"}
    game.apply(buy("inn", depot="inns", discard="mine"))
    assert own(game)["storage"] == ["inn", "inn", "ship"]


def test_a_stored_inn_counts_for_storage_and_can_be_discarded():
    table = (
        a_table(an_estate().storing("inn", "inn", "ship").with_dice(3))
        .of_2019("inns")
        .with_depot(3, "mine")
    )
    game = table.begin()
    assert {action["discard"] for action in offered(game, type="take")} == {"inn", "ship"}
    game.apply({"type": "take", "die": 3, "depot": 3, "tile": "mine", "discard": "inn"})
    assert own(game)["storage"] == ["inn", "mine", "ship"]


def test_no_die_and_no_castle_takes_an_inn():
    assert offered(a_game(inns=2), type="take") == []
    assert (
        offered(a_table(RICH).of_2019("inns").with_inns(2).waiting("castle").begin(), type="take")
        == []
    )


@pytest.mark.parametrize("wrong", [buy("castle", depot="inns"), buy("inn"), buy("inn", depot=3)])
def test_only_the_row_sells_inns(wrong):
    with pytest.raises(IllegalAction):
        a_game().apply(wrong)


# Placing it.


def test_an_inn_goes_beside_a_covered_space_of_any_colour():
    assert cells_for_an_inn(an_estate()) == printed.neighbours("4.4")


def test_the_die_must_match_the_space_of_an_inn():
    game = a_game(an_estate().storing("inn").with_dice(5))
    cells = {action["cell"] for action in offered(game, type="place")}
    assert cells == {cell for cell in printed.neighbours("4.4") if number_on(cell) == 5}


@pytest.mark.parametrize("tile", [9, 10, 11])
def test_9_10_and_11_do_not_move_the_die_for_an_inn(tile):
    seat = (
        an_estate()
        .with_knowledge(tile)
        .storing("inn")
        .with_dice(number_on("4.5") - 1)
        .with_workers(3)
    )
    assert cost(a_game(seat), place(number_on("4.5") - 1, "inn", "4.5")) == 1


def test_workers_move_the_die_for_an_inn_and_8_saves_some():
    seat = an_estate().storing("inn").with_dice(3).with_workers(3)
    assert cost(a_game(seat), place(3, "inn", "4.5")) == 2
    assert cost(a_game(seat.with_knowledge(8)), place(3, "inn", "4.5")) == 1


def test_there_is_one_inn_in_a_region():
    seat = an_estate().with_tile("inn", at="4.5")
    ships = {"4.5", "4.6", "4.7"}
    assert not cells_for_an_inn(seat) & ships
    assert cells_for_an_inn(seat) == (
        printed.neighbours("4.4") | printed.neighbours("4.5")
    ) - ships - {"4.4"}


def test_knowledge_tile_1_allows_no_second_inn_in_a_region():
    seat = an_estate().with_tile("inn", at="4.5").with_knowledge(1)
    assert not cells_for_an_inn(seat) & {"4.6", "4.7"}


def test_other_regions_of_the_colour_take_an_inn_too():
    seat = an_estate().with_tiles({"4.5": "inn", "4.3": "inn"})
    assert seat.number == "1"
    assert "3.4" in cells_for_an_inn(seat)


@pytest.mark.parametrize("effect", ["castle", "city-hall"])
def test_a_castle_and_a_city_hall_can_place_an_inn_on_any_number(effect):
    game = a_table(an_estate().storing("inn")).of_2019("inns").waiting(effect).begin()
    cells = {action["cell"] for action in offered(game, type="place", by=effect)}
    assert cells == printed.neighbours("4.4")


def test_a_city_hall_lapses_if_the_only_stored_tile_is_an_inn_that_fits_nowhere():
    full = {cell: "mine" for cell in printed.ALL_SPACES if cell not in ("4.4", "5.4", "4.6", "4.7")}
    seat = (
        an_estate()
        .with_tiles(full | {"4.5": "inn"})
        .storing("building:city-hall", "inn")
        .with_dice(3)
    )
    game = a_game(seat)
    game.apply(place(3, "building:city-hall", "5.4"))
    assert game.state()["pending"] == []


# Its effect on the estate.


def test_placing_an_inn_has_no_effect():
    game, events = events_of_placing(an_estate(), "4.5")
    assert [event["event"] for event in events] == ["action"]
    assert game.state()["pending"] == []


def completing(cells, estate, inn):
    """Return the points for the size of a region when its last cell is covered, with an inn on one
    of its cells."""
    *others, last = cells
    tiles = {cell: "inn" if inn and cell == others[0] else "mine" for cell in others}
    start = next(
        cell for cell, (colour, _) in printed.spaces(estate, "2019").items() if colour == "castle"
    )
    seat = an_estate(estate, start).with_tiles(tiles).storing("ship").with_dice(1)
    colour = printed.spaces(estate, "2019")[last][0]
    tile = {"building": "building:bank", "animal": "animal:pig:2"}[colour]
    table = a_table(seat.storing(tile).with_workers(9)).of_2019("inns").in_phase("E")
    return points_of(table.begin().apply(place(1, tile, last)), "region")


def test_an_inn_in_a_region_of_4_makes_it_5_so_15_points_instead_of_10():  # p. 12, the example
    assert completing(FOUR, "2", inn=False) == 10
    assert completing(FOUR, "2", inn=True) == 15


def test_no_region_scores_more_than_36_points():
    assert completing(EIGHT, "10", inn=False) == 36
    assert completing(EIGHT, "10", inn=True) == 36


def test_an_inn_completes_a_region_of_1_as_one_of_2():
    single = next(
        min(region)
        for region in printed.regions("5", "2019")
        if len(region) == 1 and "4.5" not in region
    )
    beside = min(printed.neighbours(single) - {"4.5"})
    _, events = events_of_placing(an_estate("5", "4.5").with_tile("mine", at=beside), single)
    assert points_of(events, "region") == printed.REGION_POINTS[2]
    assert points_of(events, "phase") == printed.PHASE_POINTS["E"]


@pytest.mark.parametrize("phase", printed.PHASE_POINTS)
def test_points_for_the_phase_are_the_usual_ones(phase):
    _, events = events_of_placing(
        an_estate().with_tiles({"4.5": "ship", "4.6": "ship"}), "4.7", phase
    )
    assert points_of(events, "region") == printed.REGION_POINTS[4]
    assert points_of(events, "phase") == printed.PHASE_POINTS[phase]


def test_an_inn_covers_its_cell_for_the_colour():
    _, events = events_of_placing(an_estate().with_tiles({"5.3": "mine", "6.2": "mine"}), "7.1")
    assert [event["colour"] for event in events if event["event"] == "bonus"] == ["mine"]


def test_an_inn_covers_its_cell_for_the_neighbours():
    game = a_game(
        an_estate().with_tile("inn", at="4.5").storing("ship").with_dice(number_on("4.6"))
    )
    assert place(number_on("4.6"), "ship", "4.6") in offered(game, type="place")


def test_an_inn_in_a_pasture_scores_no_animals_and_none_scores_it():
    herd = an_estate().with_tiles({"3.2": "animal:cow:3", "3.3": "building:bank"})
    _, events = events_of_placing(herd, "3.1")
    assert points_of(events) == 0
    seat = herd.with_tile("inn", at="3.1").storing("animal:cow:2").with_dice(number_on("2.2"))
    game = a_game(seat)
    assert points_of(game.apply(place(number_on("2.2"), "animal:cow:2", "2.2"))) == 5


def test_the_outlook_counts_the_inn_of_an_open_region():
    game = a_game(an_estate().with_tile("inn", at="4.5"))
    ships = next(one for one in game.scoring_potential()[0]["regions"] if "4.6" in one["cells"])
    assert (ships["cells"], ships["points"]) == (["4.5", "4.6", "4.7"], printed.REGION_POINTS[4])


def test_a_record_with_inns_leads_to_the_same_game():
    game = Game({"edition": "2019", "modules": ["inns"], "players": 3, "seed": 8})
    play_eagerly(game, 8)
    again = Game.from_record(game.record())
    assert (again.record(), again.state()) == (game.record(), game.state())
