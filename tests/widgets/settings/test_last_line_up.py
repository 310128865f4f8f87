"""Tests of the line-ups and people that the settings remember."""

import json
from dataclasses import replace

import pytest

from burgundy_qt.session.line_up import Clock, LineUp, SeatPlan
from burgundy_qt.widgets.settings.settings import (
    MOST_PEOPLE,
    last_level,
    line_up_from,
    line_ups_from,
    line_ups_kept,
    people_from,
    stored_line_up,
    stored_people,
)

SEATS = SeatPlan("Ana", None, 2, "fox"), SeatPlan("Bot", "duke", 0, None)


def test_a_line_up_is_restored_with_crests_and_clock():
    request = {"game": "burgundy", "edition": "2019", "modules": ["inns"], "setup": "open"}
    line_up = LineUp(SEATS, request, Clock("game", 600, 5))
    come_back = line_up_from(stored_line_up(line_up))
    assert come_back == replace(line_up, request={**request, "players": 2})


def test_a_line_up_of_an_earlier_version_has_no_crests_and_the_first_edition():
    kept = {"seats": [["Ana", None], ["Bot", "duke"]], "request": {}}
    assert line_up_from(kept) == LineUp(
        (SeatPlan("Ana"), SeatPlan("Bot", "duke")),
        {"game": "burgundy", "edition": "2011", "players": 2},
    )


def test_options_without_an_edition_are_restored():
    request = {"game": "burgundy-dice", "sheet": "B", "setup": "same"}
    come_back = line_up_from(stored_line_up(LineUp(SEATS, request)))
    assert come_back.request == {**request, "players": 2}


def a_line_up(game, level="knight"):
    return LineUp((SeatPlan("Ana"), SeatPlan("Bot", level)), {"game": game, "edition": "x"})


def test_every_game_has_its_own_line_up_with_the_last_used_one_at_the_end():
    kept, last = None, None
    for line_up in (a_line_up("burgundy"), a_line_up("tuscany"), a_line_up("burgundy", "page")):
        kept, last = line_ups_kept(kept, last, line_up), stored_line_up(line_up)
    known = line_ups_from(json.loads(json.dumps(kept)), last)
    assert [*known] == ["tuscany", "burgundy"]
    assert [line_up.seats[1].level for line_up in known.values()] == ["knight", "page"]
    assert last_level(known.values()) == "page"


def test_a_settings_file_with_one_line_up_has_that_of_its_game():
    last = stored_line_up(a_line_up("tuscany"))
    assert [*line_ups_from(None, last)] == ["tuscany"]
    now = a_line_up("carcassonne")
    known = line_ups_from(line_ups_kept(None, last, now), stored_line_up(now))
    assert [*known] == ["tuscany", "carcassonne"]


CASTLES = {"game": "carcassonne", "edition": "2010", "modules": ["castles"]}


def carcassonne(points):
    return LineUp(SEATS, {**CASTLES, "occupied_castles": points})


def stored_by_an_earlier_version(line_up):
    return {name: told for name, told in stored_line_up(line_up).items() if name != "usual"}


@pytest.mark.parametrize(("points", "left"), [(4, {}), (0, {"occupied_castles": 0})])
def test_defaults_in_a_file_of_an_earlier_version_become_the_current_defaults(points, left):
    kept = stored_by_an_earlier_version(carcassonne(points))
    request = line_up_from(kept).request
    assert request == {**CASTLES, "players": 2, **left}
    assert line_ups_from(None, kept)["carcassonne"].request == request


@pytest.mark.parametrize("points", [0, 4])
def test_chosen_values_are_kept_even_if_they_equal_an_old_default(points):
    kept = json.loads(json.dumps(stored_line_up(carcassonne(points))))
    assert line_up_from(kept).request["occupied_castles"] == points


@pytest.mark.parametrize("kept", [{"tuscany": 3, "chess": {}}, {"tuscany": {"seats": []}}, {}])
def test_invalid_line_ups_are_left_out(kept):
    assert line_ups_from(kept, None) == {}


@pytest.mark.parametrize("request_", [[], "x", None])
def test_an_invalid_request_is_ignored(request_):
    assert line_up_from({"seats": [["Ana", None]], "request": request_}) is None


@pytest.mark.parametrize(
    "seat", [["Ana", None, 9, None], ["Ana", None, 0, 3], ["Ana"], [1, None], "Ana"]
)
def test_an_invalid_line_up_is_ignored(seat):
    assert line_up_from({"seats": [seat], "request": {}}) is None


def test_people_are_remembered_and_bots_are_not():
    kept = stored_people({"Zoé": [1, "owl"]}, SEATS)
    assert people_from(kept) == {"Zoé": (1, "owl"), "Ana": (2, "fox")}


def test_of_very_many_people_the_last_ones_are_remembered():
    kept = {f"Person {number}": [None, None] for number in range(MOST_PEOPLE)}
    kept = stored_people(kept, SEATS)
    assert len(kept) == MOST_PEOPLE and "Ana" in kept and "Person 0" not in kept


def test_invalid_colours_and_pictures_are_left_out():
    assert people_from({"a": [9, None], "b": "x", "c": [None, "owl"], "d": [1]}) == {
        "c": (None, "owl")
    }
