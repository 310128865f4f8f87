"""What the settings remember of who played."""

import pytest

from burgundy_qt.session.clock import Clock
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.settings.last_line_up import (
    MOST_PEOPLE,
    line_up_from,
    line_up_kept,
    people_from,
    people_kept,
)

SEATS = SeatPlan("Ana", None, 2, "fox"), SeatPlan("Bot", "duke", 0, None)


def test_a_line_up_comes_back_with_crests_and_clock():
    request = {"game": "burgundy", "edition": "2019", "modules": ["inns"], "setup": "open"}
    line_up = LineUp(SEATS, request, Clock("game", 600, 5))
    assert line_up_from(line_up_kept(line_up)) == line_up


def test_a_line_up_of_an_earlier_version_has_no_crests_and_the_first_edition():
    kept = {"seats": [["Ana", None], ["Bot", "duke"]], "request": {}}
    assert line_up_from(kept) == LineUp(
        (SeatPlan("Ana"), SeatPlan("Bot", "duke")), {"game": "burgundy", "edition": "2011"}
    )


@pytest.mark.parametrize("request_", [[], "x", None])
def test_a_request_that_makes_no_sense_is_none(request_):
    assert line_up_from({"seats": [["Ana", None]], "request": request_}) is None


@pytest.mark.parametrize(
    "seat", [["Ana", None, 9, None], ["Ana", None, 0, 3], ["Ana"], [1, None], "Ana"]
)
def test_a_line_up_that_makes_no_sense_is_none(seat):
    assert line_up_from({"seats": [seat], "request": {}}) is None


def test_people_are_remembered_and_bots_are_not():
    kept = people_kept({"Zoé": [1, "owl"]}, SEATS)
    assert people_from(kept) == {"Zoé": (1, "owl"), "Ana": (2, "fox")}


def test_of_very_many_people_those_who_played_last_are_remembered():
    kept = {f"Person {number}": [None, None] for number in range(MOST_PEOPLE)}
    kept = people_kept(kept, SEATS)
    assert len(kept) == MOST_PEOPLE and "Ana" in kept and "Person 0" not in kept


def test_what_cannot_be_worn_is_left_out():
    assert people_from({"a": [9, None], "b": "x", "c": [None, "owl"], "d": [1]}) == {
        "c": (None, "owl")
    }
