"""Tests of the words for a building that the crane can copy: they show its gains."""

import pytest

from burgundy_qt.session.games.burgundy_profile import Copy
from burgundy_qt.widgets.games.burgundy.burgundy_input import copied_in_words, copy_text


def scored(points, source):
    return {"event": "points", "seat": 1, "points": points, "for": source}


def gained(**what):
    return {"event": "gain", "seat": 1, "for": "sale", **what}


def take(depot, tile, discard=None):
    return {"type": "take", "by": "carpenter", "depot": depot, "tile": tile, "discard": discard}


def place(tile, cell):
    return {"type": "place", "by": "city-hall", "tile": tile, "cell": cell}


@pytest.mark.parametrize(
    ("building", "event", "told"),
    [
        ("watchtower", scored(4, "watchtower"), "+4 points"),
        ("bank", gained(silver=2), "+2 silverlings"),
        ("boarding-house", gained(workers=4), "+4 workers"),
    ],
)
def test_an_immediate_gain_is_counted(building, event, told):
    assert copy_text(Copy((event,), (), ()), building) == told


def test_each_tile_on_offer_is_counted_once_for_all_possible_discards():
    offered = (
        take(1, "building:bank", "ship"),
        take(1, "building:bank", "mine"),
        take(4, "building:bank", "mine"),
    )
    assert copy_text(Copy((), offered, ((),) * 3), "carpenter") == "Take a building: 2 on offer"


def test_a_tile_with_two_possible_spaces_is_counted_once_and_shows_the_best_score():
    laid = place("ship", "1.1"), place("ship", "2.2"), place("mine", "3.3")
    outcomes = (scored(3, "region"),), (scored(6, "region"), scored(10, "phase")), ()
    assert (
        copy_text(Copy((), laid, outcomes), "city-hall")
        == "Place a stored tile: 2 would fit, at best +16 points"
    )


def test_a_sale_shows_all_gains_of_the_best_one():
    sold = (
        {"type": "sell", "by": "warehouse", "good": 1},
        {"type": "sell", "by": "warehouse", "good": 2},
    )
    outcomes = (
        (scored(2, "sale"), gained(silver=1)),
        (scored(6, "sale"), gained(silver=1, workers=1)),
    )
    told = "Sell one kind of goods, at best +6 points, +1 silverling, +1 worker"
    assert copy_text(Copy((), sold, outcomes), "warehouse") == told


def test_the_action_of_the_white_castle_shows_no_gain_except_points():
    action = {"type": "workers", "by": "white-castle"}
    assert copy_text(Copy((), (action,), ((gained(workers=2),),)), "white-castle") == (
        "One more action with the white die"
    )


def test_workers_that_must_be_accepted_first_are_shown():
    accept = {"type": "accept", "by": "boarding-house"}
    assert copy_text(Copy((), (accept,), ((gained(workers=4),),)), "boarding-house") == "+4 workers"


def test_a_choice_shows_the_gain_only_if_it_stands_for_one_building():
    bank, church = (
        {"type": "copy", "by": "crane", "building": building} for building in ("bank", "church")
    )
    told = {"bank": Copy((gained(silver=2),), (), ()), "church": Copy((), (), ())}
    assert copied_in_words([bank], told) == "+2 silverlings"
    assert copied_in_words([bank, church], told) == ""
    assert copied_in_words([bank], {}) == copied_in_words([take(1, "mine")], told) == ""
