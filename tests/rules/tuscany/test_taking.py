"""Tests of drawing and taking, and of the display. ("Draw 3 cards", "Take 1 tile", "Don't
forget")"""

import pytest

from tests.rules.tuscany.tables import (
    DRAW,
    a_turn,
    legal,
    of_kind,
    place,
    play,
    seat,
    state,
    take,
)

NOTHING_FITS = ["castle"] * 4 + ["inn"] * 4
"""The spaces beside the start castle are for carts, a quarry and a village."""
FOUR_CARTS = ["cart", "cart", "inn", "cart", "town", "town", "cart", "castle"]


def swap(colour, by=""):
    return {"type": "swap", **({"by": by} if by else {}), "colour": colour}


# Draw


def test_three_cards_are_drawn():
    position = a_turn(seat(), seat())
    drawn, cards = play(position, DRAW)[1:3]
    assert drawn == {"event": "draw", "seat": 0, "count": 3, "for": "draw"}
    assert cards["to"] == [0] and len(cards["cards"]) == 3 == state(position)["seats"][0]["hand"]


def test_one_more_card_is_drawn_for_each_bonus_tile():
    told = play(a_turn(seat(bonus="card card"), seat()), DRAW)
    assert of_kind("draw", told)[0]["count"] == 5


def test_discards_are_shuffled_in_the_middle_of_a_draw():
    position = a_turn(seat(), seat(), deck={"inn": 1}, gone={"cart": 2, "town": 2})
    told = play(position, DRAW)
    assert [event["event"] for event in told[:6]] == [
        "action", "draw", "cards", "shuffle", "draw", "cards",
    ]  # fmt: skip
    assert told[2]["cards"] == ["inn"]
    assert told[3] == {"event": "shuffle", "pile": "cards", "count": 4}
    assert told[4]["count"] == 2 and state(position)["deck"] == 2


def test_fewer_cards_are_drawn_if_no_more_are_left():
    position = a_turn(seat(), seat(), deck={}, gone={"cart": 2})
    told = play(position, DRAW)
    assert [event["event"] for event in told[:4]] == ["action", "shuffle", "draw", "cards"]
    assert told[3]["cards"] == ["cart", "cart"]
    assert legal(position, 1, type="draw") == []


def test_the_hand_has_no_limit():
    position = a_turn(seat(hand={"inn": 10, "cart": 15, "village": 19}), seat(), deck={"town": 9})
    play(position, DRAW)
    assert state(position)["seats"][0]["hand"] == 47


# Take


def test_a_tile_goes_into_storage_and_its_slot_is_filled_from_the_left_stack():
    position = a_turn(seat(to_come={"village": 3, "inn": 18}), seat())
    told = play(position, take("town"))
    [refill] = of_kind("refill", told)
    assert refill["slot"] == 5 and refill["from"] == 0 and refill["tile"] in ("village", "inn")
    after = state(position)
    assert after["seats"][0]["storage"] == ["town"] and after["seats"][0]["stacks"] == [6, 7, 7]
    assert after["neutral"] == [True] * 5 + [False] + [True] * 2


def test_of_equal_tiles_the_one_in_the_lowest_slot_is_taken():
    position = a_turn(seat(), seat(), display=["inn", "cart", "town", "cart", *["castle"] * 4])
    assert len(legal(position, type="take", tile="cart")) == 1
    assert of_kind("refill", play(position, take("cart")))[0]["slot"] == 1


def test_with_full_storage_each_different_thing_can_be_discarded():
    position = a_turn(seat(storage="inn inn hexagon", bonus="storage storage"), seat())
    assert [each["discard"] for each in legal(position, type="take", tile="town")] == [
        "hexagon",
        "inn",
    ]
    play(position, take("town", "hexagon"))
    assert state(position)["seats"][0]["storage"] == ["inn", "inn", "town"]


def test_nothing_is_discarded_while_there_is_space():
    position = a_turn(seat(storage="inn", bonus="storage"), seat())
    assert {each["discard"] for each in legal(position, type="take")} == {None}


def test_a_discarded_tile_leaves_the_game_even_a_neutral_one():
    position = a_turn(seat(storage="agriculture:grapes+olives"), seat(), neutral={"inn": 1})
    play(position, take("town", "agriculture:grapes+olives"))
    after = state(position)
    assert after["neutral_discards"] == {} and after["neutral_stack"] == {"inn": 1}


def test_a_tile_that_does_not_fit_can_be_taken():
    position = a_turn(seat(), seat(), display=NOTHING_FITS)
    assert [each["tile"] for each in legal(position, type="take")] == ["castle", "inn"]


def test_with_empty_stacks_a_neutral_tile_comes():
    position = a_turn(seat(shown=21), seat(), neutral={"inn": 1})
    [refill] = of_kind("refill", play(position, take("town")))
    assert refill == {"event": "refill", "slot": 5, "tile": "inn", "from": "neutral"}
    assert state(position)["neutral"] == [True] * 8


def test_neutral_discards_are_shuffled_when_one_more_is_needed():
    position = a_turn(seat(shown=21), seat(), neutral={}, neutral_gone={"inn": 2})
    told = play(position, take("town"))
    assert told[1] == {"event": "shuffle", "pile": "neutral", "count": 2}
    assert told[2]["tile"] == "inn" and state(position)["neutral_stack"] == {"inn": 1}


def test_if_no_tile_is_left_the_slot_stays_empty():
    position = a_turn(seat(shown=21), seat(), neutral={})
    told = play(position, take("town"))
    assert of_kind("refill", told) == []
    after = state(position)
    assert after["display"][5] is None and after["neutral"][5] is False
    assert legal(position, 1, type="take", tile="town") == []


# Swap


def test_tiles_can_be_swapped_only_if_none_fits():
    assert legal(a_turn(seat(), seat()), type="swap") == []
    position = a_turn(seat(), seat(), display=NOTHING_FITS)
    assert [each["colour"] for each in legal(position, type="swap")] == ["castle", "inn"]


def test_cards_do_not_matter_for_a_swap():
    position = a_turn(seat(hand={}), seat(), display=["quarry", *NOTHING_FITS[1:]])
    assert legal(position, type="swap") == []


@pytest.mark.parametrize(
    "neutral, gone, offered",
    [({"town": 3}, {}, False), ({"quarry": 1}, {}, True), ({"town": 3}, {"village": 1}, True)],
)
def test_a_swap_is_offered_only_while_a_neutral_tile_that_fits_could_come(neutral, gone, offered):
    position = a_turn(seat(), seat(), display=NOTHING_FITS, neutral=neutral, neutral_gone=gone)
    assert bool(legal(position, type="swap")) == offered


def test_a_swap_removes_a_colour_and_a_fitting_tile_must_be_taken_then():
    neutral = {"quarry": 1, "town": 2, "village": 1}
    position = a_turn(seat(), seat(), display=NOTHING_FITS, backs="0123", neutral=neutral)
    told = play(position, swap("castle"))
    assert told[1] == {"event": "sweep", "colour": "castle", "slots": [0, 1, 2, 3], "for": "swap"}
    assert [event["slot"] for event in of_kind("refill", told)] == [0, 1, 2, 3]
    assert state(position)["pending"] == ["swap"]
    assert state(position)["neutral_discards"] == {"castle": 4}
    assert legal(position) == [take("quarry", by="swap"), take("village", by="swap")]
    play(position, take("quarry", by="swap"))
    assert state(position)["seats"][0]["storage"] == ["quarry"]
    assert state(position)["seat"] == 1


def test_swept_tiles_of_seats_leave_the_game():
    position = a_turn(seat(), seat(), display=NOTHING_FITS, backs="0", neutral={"cart": 4})
    play(position, swap("castle"))
    assert state(position)["neutral_discards"] == {"castle": 1}


def test_while_no_tile_fits_the_swap_can_be_repeated_or_any_tile_taken():
    neutral = {"town": 4}
    position = a_turn(
        seat(), seat(), display=NOTHING_FITS, backs="", neutral=neutral, neutral_gone={"cart": 1}
    )
    play(position, swap("castle"))
    assert legal(position) == [
        take("inn", by="swap"),
        take("town", by="swap"),
        swap("inn", "swap"),
        swap("town", "swap"),
    ]
    play(position, swap("inn", "swap"))
    assert legal(position) == [take("cart", by="swap")]


def test_nothing_else_is_offered_after_a_swap():
    position = a_turn(seat(marble=1, hand={"quarry": 2}), seat(), display=NOTHING_FITS)
    play(position, swap("castle"))
    assert {each["by"] for each in legal(position)} == {"swap"}


# Five of a colour


def test_five_of_a_colour_are_removed_at_once():
    position = a_turn(
        seat(shown=20, to_come={"cart": 1}), seat(), display=FOUR_CARTS, backs="01",
        neutral={"monastery": 4, "quarry": 4},
    )  # fmt: skip
    told = play(position, take("inn"))
    sweep = of_kind("sweep", told)[0]
    assert sweep == {"event": "sweep", "colour": "cart", "slots": [0, 1, 2, 3, 6], "for": "five"}
    assert [event["slot"] for event in of_kind("refill", told)][1:6] == [0, 1, 2, 3, 6]
    assert state(position)["neutral_discards"] == {"cart": 2}
    assert "cart" not in state(position)["display"]


def test_five_of_a_colour_are_removed_until_no_colour_has_five():
    position = a_turn(
        seat(shown=20, to_come={"cart": 1}), seat(), display=FOUR_CARTS,
        neutral={"town": 5}, neutral_gone={"village": 3},
    )  # fmt: skip
    told = play(position, take("inn"))
    assert [event["colour"] for event in of_kind("sweep", told)] == ["cart", "town"]
    assert len(of_kind("sweep", told)[1]["slots"]) == 7


def test_agriculture_counts_as_one_colour_with_any_crops():
    four = [f"agriculture:{crop}" for crop in ("grain", "grapes", "livestock", "olives")]
    position = a_turn(
        seat(shown=20, to_come={"agriculture:grain": 1}), seat(),
        display=[*four, "inn", "inn", "town", "castle"],
    )  # fmt: skip
    told = play(position, take("town"))
    assert of_kind("sweep", told)[0]["colour"] == "agriculture"


def test_five_are_removed_even_if_the_neutral_tiles_run_out():
    """A slot stays empty, and the new tiles make five with the others."""
    position = a_turn(
        seat(shown=20, to_come={"cart": 1}), seat(),
        display=["cart", "cart", "inn", "cart", "town", "town", "cart", "town"],
        backs="", neutral={"town": 2},
    )  # fmt: skip
    told = play(position, take("inn"))
    assert [event["colour"] for event in of_kind("sweep", told)] == ["cart", "town"]
    assert state(position)["neutral_discards"] == {}
    assert state(position)["display"].count(None) == 6


def test_five_are_removed_in_the_middle_of_a_castles_effect():
    position = a_turn(
        seat(storage="castle", hand={"castle": 2}, cells={"A.R3": "cart"}, shown=20,
             to_come={"cart": 1}),
        seat(), display=[*FOUR_CARTS[:4], "quarry", "town", "cart", "castle"],
    )  # fmt: skip
    play(position, place("castle", "A.M4", "castle castle"))
    told = play(position, place("quarry", "B.L2", by="castle"))
    assert of_kind("sweep", told)[0]["slots"] == [0, 1, 3, 4, 6]
