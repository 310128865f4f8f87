"""Tests of paying for a space. ("Place 1 tile"; ruling 6)"""

from collections import Counter

import pytest

from tests.rules.tuscany.second_reading import payments
from tests.rules.tuscany.tables import a_turn, legal, place, play, seat, state

QUARRY_CELL, CART_CELL = "B.L2", "B.M3"


def ways(hand, workers=0, storage="quarry"):
    """Return the payments for a quarry beside the start castle: cards and workers."""
    position = a_turn(seat(storage=storage, hand=hand, workers=workers), seat())
    return [
        (" ".join(action["cards"]), action["workers"])
        for action in legal(position, type="place", cell=QUARRY_CELL)
    ]


def test_two_cards_of_the_colour_pay_for_a_space():
    assert ways({"quarry": 3}) == [("quarry quarry", 0)]


def test_nothing_can_be_placed_without_its_price():
    assert ways({"quarry": 1, "inn": 1}) == []
    assert ways({}, workers=1) == []


def test_a_worker_replaces_a_card_or_two_replace_both():
    assert ways({"quarry": 2}, workers=2) == [("", 2), ("quarry", 1), ("quarry quarry", 0)]
    assert ways({}, workers=3) == [("", 2)]


def test_two_equal_cards_of_another_colour_replace_one_that_the_hand_lacks():
    assert ways({"quarry": 1, "inn": 2, "town": 3}) == [
        ("inn inn quarry", 0),
        ("quarry town town", 0),
    ]


def test_two_pairs_replace_both_even_four_cards_of_one_colour():
    assert ways({"inn": 4, "town": 2}) == [("inn inn inn inn", 0), ("inn inn town town", 0)]


def test_a_worker_and_a_pair_pay_for_a_space():
    assert ways({"inn": 2, "cart": 2}, workers=1) == [
        ("cart cart", 1),
        ("cart cart inn inn", 0),
        ("inn inn", 1),
    ]


def test_a_pair_does_not_replace_a_card_that_the_hand_has():
    assert ways({"quarry": 2, "inn": 4}) == [("quarry quarry", 0)]
    assert ways({"quarry": 1, "inn": 4}, workers=1) == [("inn inn quarry", 0), ("quarry", 1)]


def test_a_hexagon_is_placed_for_cards_of_the_colour_of_its_space():
    position = a_turn(seat(storage="hexagon", hand={"cart": 2, "quarry": 2}), seat())
    offered = legal(position, type="place")
    assert {action["cell"]: action["cards"] for action in offered if len(action["cards"]) == 2} == {
        "A.R3": ["cart"] * 2,
        "B.L2": ["quarry"] * 2,
        "B.M3": ["cart"] * 2,
    }
    assert {tuple(action["cards"]) for action in offered if action["cell"] == "B.M4"} == {
        ("cart", "cart", "quarry", "quarry")
    }


@pytest.mark.parametrize("number", range(60))
def test_all_payments_are_those_of_the_page(number):
    """Hands of every kind; every combination of cards and workers is tried."""
    colours = ("quarry", "inn", "town", "cart", "village")
    hand = {colour: number * (at + 3) // (7 + at) % 6 for at, colour in enumerate(colours)}
    workers = number % 4
    again = [(" ".join(cards), used) for cards, used in payments("quarry", Counter(hand), workers)]
    assert ways(hand, workers) == again


def test_cards_go_to_the_discards_and_workers_back():
    position = a_turn(seat(storage="quarry", hand={"quarry": 1, "inn": 3}, workers=1), seat())
    told = play(position, place("quarry", QUARRY_CELL, "quarry", 1))
    assert told[0]["paid"] == {"cards": 1, "workers": 1, "marble": 0}
    after = state(position, 0)
    assert after["discards"] == {"quarry": 1}
    assert after["seats"][0]["cards"] == {"inn": 3} and after["seats"][0]["workers"] == 0


@pytest.mark.parametrize(
    "action",
    [
        place("quarry", QUARRY_CELL, "inn inn quarry"),
        place("quarry", QUARRY_CELL, "quarry"),
        place("quarry", QUARRY_CELL, "quarry quarry", 1),
        place("quarry", QUARRY_CELL, "", 2),
        place("quarry", "B.M2", "quarry quarry"),
        place("quarry", CART_CELL, "cart cart"),
        place("cart", CART_CELL, "inn inn inn inn"),
        place("quarry", QUARRY_CELL, "quarry quarry", by="marble"),
        place("quarry", QUARRY_CELL, by="castle"),
    ],
    ids=str,
)
def test_another_price_or_space_is_not_offered(action):
    position = a_turn(seat(storage="quarry", hand={"quarry": 2, "inn": 4}), seat())
    assert legal(position, type="place") == [place("quarry", QUARRY_CELL, "quarry quarry")]
    assert action not in legal(position)
