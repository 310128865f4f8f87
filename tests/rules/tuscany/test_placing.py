"""Tests of the effects of placed tiles. ("Place 1 tile", "Points", "The tiles in detail", "Colour
bonuses")"""

import pytest

from tests.rules.tuscany import printed
from tests.rules.tuscany.tables import (
    DRAW,
    END,
    a_turn,
    legal,
    of_kind,
    place,
    play,
    points,
    seat,
    state,
    take,
)

PASS = {"type": "pass", "by": "castle"}


def bonus_tile(tile, by="town"):
    return {"type": "bonus-tile", "by": by, "tile": tile}


def laid(tile, cell, colour=None, **has):
    """Place a tile for two cards; return the position and the events."""
    colour = colour or printed.colour_of(tile)
    at = {key: has.pop(key) for key in ("display", "yields", "yields_gone", "deck") if key in has}
    storage = f"{tile} {has.pop('storage', '')}"
    position = a_turn(seat(storage=storage, hand={colour: 2}, **has), seat(), **at)
    return position, play(position, place(tile, cell, f"{colour} {colour}"))


# Spaces


def test_a_tile_is_placed_on_its_colour_beside_a_covered_space():
    position = a_turn(seat(storage="cart", hand={"cart": 2}), seat())
    assert [each["cell"] for each in legal(position, type="place")] == ["A.R3", "B.M3"]


def test_a_hexagon_is_placed_on_any_colour_beside_a_covered_space():
    position = a_turn(seat(storage="hexagon", workers=2), seat())
    cells = [each["cell"] for each in legal(position, type="place")]
    assert cells == sorted(
        printed.duchy(("A1", "B1", "C1"), (False,) * 3, ("down", "up")).beside["B.L3"]
    )


# Points for regions


@pytest.mark.parametrize(
    "cells, cell, scored",
    [
        ({}, "B.M3", 1),
        ({"B.M2": "quarry"}, "B.L2", 3),
        ({}, "B.L2", 0),
        ({"A.R1": "hexagon", "B.L2": "quarry", "B.M1": "agriculture:grain"}, "B.L1", 6),
    ],
    ids=["one space", "two", "one of two", "three"],
)
def test_a_region_scores_when_its_last_space_is_covered(cells, cell, scored):
    colour = {"B.M3": "cart", "B.L2": "quarry", "B.L1": "agriculture"}[cell]
    tile = "agriculture:grain" if colour == "agriculture" else colour
    _, told = laid(tile, cell, cells=cells)
    assert points(told).get("region", 0) == scored
    assert all(
        event["track"] == "green" for event in of_kind("points", told) if event["for"] == "region"
    )


def test_kinga_scores_only_with_the_third_of_three_spaces():
    """The example of "Points": the second tile in a region of three scores nothing."""
    cells = {"B.L2": "quarry", "B.L1": "agriculture:grain"}
    position, told = laid("agriculture:olives", "B.M1", cells=cells)
    assert points(told) == {"crops": 1}
    assert state(position)["seats"][0]["green"] == 1


def test_the_start_castle_counts_as_covered_for_its_region_its_neighbours_and_its_colour():
    cells = {"A.R3": "cart", "C.L2": "cart", "C.M3": "cart", "A.M4": "castle"}
    _, told = laid("castle", "C.R3", cells=cells)
    assert points(told)["region"] == 1
    assert of_kind("bonus", told)[0]["colour"] == "castle"


# Castle


def test_a_castle_places_a_tile_of_the_display_without_cards_but_with_its_effects():
    position, _ = laid("castle", "A.M4", cells={"A.R3": "cart"}, to_come={"inn": 21})
    assert state(position)["pending"] == ["castle"]
    told = play(position, place("quarry", "B.L2", by="castle"))
    assert told[0]["paid"] == {"cards": 0, "workers": 0, "marble": 0}
    assert [event["event"] for event in told[1:3]] == ["gain", "refill"]
    assert told[2] == {"event": "refill", "slot": 4, "tile": "inn", "from": 0}
    assert state(position)["seats"][0]["marble"] == 1


def test_a_castle_placed_by_a_castle_places_again_from_a_full_display():
    position, _ = laid(
        "castle", "A.M4", cells={"A.R3": "cart", "C.M3": "cart"}, to_come={"inn": 21}
    )
    told = play(position, place("castle", "C.R3", by="castle"))
    assert [event["event"] for event in told[1:4]] == ["points", "bonus", "refill"]
    assert state(position)["pending"] == ["castle"] and None not in state(position)["display"]


def test_a_castles_tile_may_be_declined():
    position, _ = laid("castle", "A.M4", cells={"A.R3": "cart"})
    assert legal(position)[-1] == PASS
    told = play(position, PASS)
    assert told[0]["paid"] == {"cards": 0, "workers": 0, "marble": 0}
    assert told[1] == {"event": "turn", "seat": 1}


def test_a_castle_lapses_if_no_tile_fits():
    position, told = laid(
        "castle", "A.M4", cells={"A.R3": "cart"}, display=["inn"] * 4 + [None] * 4
    )
    assert told[-1] == {"event": "turn", "seat": 1} and state(position)["pending"] == []


def test_a_castle_offers_the_display_only_and_no_swap():
    position, _ = laid("castle", "A.M4", cells={"A.R3": "cart"}, storage="village", bonus="storage")
    assert {each["type"] for each in legal(position)} == {"place", "pass"}
    assert {each["tile"] for each in legal(position, type="place")} <= set(
        state(position)["display"]
    )


def test_a_castles_refill_can_end_a_phase():
    position, _ = laid("castle", "A.M4", cells={"A.R3": "cart"}, shown=6)
    told = play(position, place("quarry", "B.L2", by="castle"))
    assert of_kind("emptied", told) == [{"event": "emptied", "seat": 0, "stack": 1, "ends": True}]


# Town


def test_a_town_gives_any_bonus_tile_even_one_that_the_seat_has():
    position, told = laid("town", "A.M3", cells={"A.R3": "cart", "A.M4": "castle"}, bonus="card")
    assert told[-1]["event"] == "points" and state(position)["pending"] == ["town"]
    assert [each["tile"] for each in legal(position)] == list(printed.BONUS_TILES)
    play(position, bonus_tile("card"))
    assert state(position)["seats"][0]["bonus"] == ["card", "card"]
    assert state(position)["bonus_tiles"]["card"] == 4


def test_one_more_storage_space_scores_2_green_points_at_once():
    position, _ = laid("town", "A.M3", cells={"A.R3": "cart", "A.M4": "castle"})
    assert points(play(position, bonus_tile("storage"))) == {"storage": 2}


def test_a_used_up_kind_is_not_offered():
    position, _ = laid("town", "A.M3", cells={"A.R3": "cart", "A.M4": "castle"})
    raw = position.raw()
    raw["bonus"] = [0, 1, 0, 5, 5]
    assert [each["tile"] for each in legal(type(position).from_raw(raw))] == [
        "marble",
        "worker",
        "yield",
    ]


# Inn


def test_an_inn_puts_a_wooden_hexagon_into_storage():
    position, told = laid(
        "inn",
        "A.L1",
        cells={"A.R3": "cart", "A.M4": "castle", "A.L3": "monastery", "A.L2": "hexagon"},
    )
    assert told[1] == {"event": "gain", "seat": 0, "hexagons": 1, "for": "inn"}
    assert state(position)["seats"][0]["storage"] == ["hexagon"]


def test_an_inn_placed_by_a_castle_uses_the_storage_space_of_the_castle():
    cells = {"A.R3": "cart", "A.L3": "monastery", "A.L2": "hexagon"}
    position, _ = laid("castle", "A.M4", cells=cells)
    play(position, place("inn", "A.L1", by="castle"))
    assert state(position)["seats"][0]["storage"] == ["hexagon"]


@pytest.mark.parametrize(
    "cell, colour, brought",
    [
        ("B.L2", "quarry", {"marble": 1}),
        ("B.M4", "village", {"workers": 1}),
        ("A.R3", "cart", {"red": 2}),
    ],
)
def test_a_hexagon_counts_as_a_tile_of_the_colour_of_its_space(cell, colour, brought):
    position, _ = laid("hexagon", cell, colour, yields={"red": 27})
    after = state(position)["seats"][0]
    assert {key: after[key] for key in brought} == brought
    assert after["cells"][cell] == "hexagon" and after["storage"] == []


# Agriculture

CROPS = {"B.L2": "quarry", "B.L1": "agriculture:grapes"}


@pytest.mark.parametrize(
    "tile, there, scored",
    [
        ("agriculture:grapes+olives", "agriculture:grapes", 1),
        ("agriculture:grapes+olives", "agriculture:grapes+olives", 0),
        ("agriculture:grapes+olives", "agriculture:grain+livestock", 2),
        ("agriculture:olives", "hexagon", 1),
        ("hexagon", "agriculture:grapes+olives", 1),
        ("hexagon", "hexagon", 1),
    ],
)
def test_a_point_for_each_crop_that_is_new_in_the_region(tile, there, scored):
    """The first is Wojtek's example."""
    _, told = laid(tile, "B.M1", "agriculture", cells={"B.L2": "quarry", "B.L1": there})
    assert points(told).get("crops", 0) == scored


def test_crops_elsewhere_in_the_duchy_do_not_matter():
    cells = {"B.L2": "quarry", "A.L2": "agriculture:grapes", "C.L1": "agriculture:olives"}
    _, told = laid("agriculture:grapes+olives", "B.L1", cells=cells)
    assert points(told)["crops"] == 2


def test_points_for_crops_and_for_the_region_are_both_scored():
    cells = {"B.L2": "quarry", "B.L1": "agriculture:grapes", "A.R1": "agriculture:grain"}
    _, told = laid("agriculture:olives", "B.M1", cells=cells)
    assert points(told) == {"crops": 1, "region": 6}


def test_dominicas_hexagon_scores_all_crops_of_the_region():
    """The example of the inn: two cards and a pair; here for agriculture of every crop."""
    cells = {
        "B.L2": "quarry",
        "B.L1": "agriculture:grain+grapes",
        "A.R1": "agriculture:livestock+olives",
    }
    position = a_turn(
        seat(storage="hexagon", hand={"town": 2, "agriculture": 1}, cells=cells), seat()
    )
    told = play(position, place("hexagon", "B.M1", "agriculture town town"))
    assert points(told)["crops"] == 1


# Quarry and marble


def test_a_quarry_gives_marble_and_one_more_for_each_bonus_tile():
    _, told = laid("quarry", "B.L2", bonus="marble marble")
    assert told[1] == {"event": "gain", "seat": 0, "marble": 3, "for": "quarry"}


def test_marble_won_in_this_turn_pays_for_one_more_action():
    position, _ = laid("quarry", "B.L2")
    offered = legal(position)
    assert offered[0] == {"type": "draw", "by": "marble"} and offered[-1] == END
    told = play(position, {"type": "draw", "by": "marble"})
    assert told[0]["paid"] == {"cards": 0, "workers": 0, "marble": 1}
    assert told[-1] == {"event": "turn", "seat": 1}


def test_jola_draws_and_places_for_a_marble():
    """The example of the quarry."""
    position = a_turn(seat(marble=1, storage="cart", workers=2), seat(), yields={"red": 27})
    play(position, DRAW)
    told = play(position, place("cart", "B.M3", workers=2, by="marble"))
    assert told[0]["paid"] == {"cards": 0, "workers": 2, "marble": 1}


def test_there_is_at_most_one_extra_action_in_a_turn():
    position = a_turn(seat(marble=5), seat())
    told = play(position, DRAW, {"type": "draw", "by": "marble"})
    assert told[-1] == {"event": "turn", "seat": 1}
    assert state(position)["seats"][0]["marble"] == 4


def test_with_marble_an_action_ends_the_turn_and_otherwise_it_ends_by_itself():
    position = a_turn(seat(marble=1), seat())
    play(position, DRAW)
    assert state(position)["actions"] == 1 and state(position)["seat"] == 0
    told = play(position, END)
    assert told[0]["paid"]["marble"] == 0 and told[-1] == {"event": "turn", "seat": 1}
    assert state(position)["seats"][0]["marble"] == 1
    assert play(position, DRAW, seat=1)[-1]["event"] == "turn"


def test_the_second_action_comes_after_all_effects_of_the_first():
    position, _ = laid("town", "A.M3", cells={"A.R3": "cart", "A.M4": "castle"}, marble=1)
    assert {each["type"] for each in legal(position)} == {"bonus-tile"}
    play(position, bonus_tile("card"))
    assert legal(position)[0] == {"type": "draw", "by": "marble"}


# Village, monastery


def test_a_village_gives_a_worker_and_one_more_for_each_bonus_tile():
    _, told = laid("village", "B.M4", bonus="worker")
    assert told[1] == {"event": "gain", "seat": 0, "workers": 2, "for": "village"}


def test_wojtek_pays_a_worker_and_a_pair():
    """The example of the village: a worker and two cards of agriculture for a town."""
    cells = {"A.R3": "cart", "A.M4": "castle"}
    position = a_turn(seat(storage="town", hand={"agriculture": 2}, workers=1, cells=cells), seat())
    told = play(position, place("town", "A.M3", "agriculture agriculture", 1))
    assert told[0]["paid"] == {"cards": 2, "workers": 1, "marble": 0}


def test_a_monastery_draws_three_cards_with_any_bonus_tiles():
    _, told = laid("monastery", "A.L3", cells={"A.R3": "cart", "A.M4": "castle"}, bonus="card")
    assert of_kind("draw", told) == [{"event": "draw", "seat": 0, "count": 3, "for": "monastery"}]


# Cart


@pytest.mark.parametrize(
    "card, brought",
    [
        ("cards", {"hand": 2}),
        ("card-and-red", {"hand": 1, "red": 1}),
        ("green", {"green": 2}),  # and one for the region
        ("red", {"red": 2}),
        ("marble", {"marble": 1}),
        ("worker", {"workers": 1}),
        ("hexagon", {"storage": ["hexagon"]}),
    ],
)
def test_a_cart_turns_up_a_yield_card(card, brought):
    position, told = laid("cart", "B.M3", yields={card: 1}, bonus="card marble worker")
    assert of_kind("yield", told) == [{"event": "yield", "seat": 0, "card": card}]
    after = state(position)["seats"][0]
    assert {key: after[key] for key in brought} == brought
    assert state(position)["yield_discards"] == {card: 1}


def test_each_bonus_tile_turns_up_one_more_yield_card():
    _, told = laid("cart", "B.M3", yields={"card-and-red": 3}, bonus="yield yield")
    after = [event["event"] for event in told if event["event"] in ("yield", "draw", "points")]
    assert after[1:] == ["yield", "draw", "points"] * 3


def test_yield_cards_are_shuffled_when_one_is_needed():
    position, told = laid("cart", "B.M3", yields={}, yields_gone={"red": 4}, bonus="yield")
    assert of_kind("shuffle", told) == [{"event": "shuffle", "pile": "yields", "count": 4}]
    assert state(position)["yield_deck"] == {"red": 2}
    assert state(position)["yield_discards"] == {"red": 2}


def test_a_hexagon_without_space_is_2_red_points_instead():
    position, told = laid("cart", "B.M3", yields={"hexagon": 3}, bonus="yield")
    assert points(told)["hexagon"] == 2 and len(of_kind("gain", told)) == 1
    assert state(position)["seats"][0]["storage"] == ["hexagon"]


# Colour bonuses

VILLAGES = {
    "B.M3": "cart",
    "A.M2": "village",
    "A.R2": "village",
    "B.R1": "village",
    "C.M4": "village",
}


@pytest.mark.parametrize("had, told_of", [(0, [(1, 3)]), (1, [(2, 1)]), (2, [])])
def test_the_first_and_the_second_to_cover_a_colour_get_its_bonus(had, told_of):
    position = a_turn(
        seat(storage="village", hand={"village": 2}, cells=VILLAGES), seat(),
        ranks={"village": had},
    )  # fmt: skip
    told = play(position, place("village", "B.M4", "village village"))
    assert [(event["rank"], event["points"]) for event in of_kind("bonus", told)] == told_of
    left = state(position)["colour_bonuses"]["village"]
    assert left == [3, 1][had + 1 :]


def test_a_tile_scores_before_its_region_colour_display_and_draws():
    cells = {"A.R3": "cart", "C.L2": "cart", "C.M3": "cart"}
    position, _ = laid("castle", "A.M4", cells=cells, shown=6, yields={"cards": 27})
    told = play(position, place("cart", "B.M3", by="castle"))
    assert [event["event"] for event in told] == [
        "action", "points", "bonus", "refill", "emptied", "yield", "draw", "cards", "turn",
    ]  # fmt: skip


def test_a_stored_tile_is_not_taken_twice():
    position, _ = laid("village", "B.M4", storage="village", bonus="storage", marble=1, workers=4)
    assert state(position)["seats"][0]["storage"] == ["village"]
    assert take("cart", by="marble") in legal(position)
