"""Tests of the table of the Dice Game for screen readers."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.games.dice.accessibility import NAMES as KINDS
from burgundy_qt.widgets.games.dice.dice_table import ANSWER as TABLE
from burgundy_qt.widgets.sprites.places import Slot
from tests.widgets.games.dice.told import NAMES, finished, moments, seen
from tests.widgets.games.test_reading_in_every_game import spots_in


def state_of(game, seat=None):
    return TABLE.state_of(seen(game, seat))


def spoken_name(state, kind, owner=None, at=None):
    return TABLE.slot_name(Slot(kind, owner, at), state, NAMES)


@pytest.fixture(scope="module")
def finished_game():
    return finished(2)


def test_every_kind_of_slot_with_a_hover_card_has_a_name():
    assert set(TABLE.kinds.explained) <= set(KINDS)


@pytest.mark.parametrize("players", [1, 2, 6])
def test_every_slot_is_read_once_with_a_name_during_a_whole_game(players):
    shapes = set()
    for game in moments(players):
        state = state_of(game)
        slots = list(spots_in(TABLE.groups(state)))
        assert len(set(slots)) == len(slots)
        assert all(TABLE.slot_name(slot, state, NAMES) for slot in slots)
        shapes.add((TABLE.group_shape(state), tuple(slots)))
    assert len(shapes) == 1


def test_the_names_of_the_dice_include_the_meaning_of_their_colours():
    _, *later = moments(1)
    state = state_of(later[0])
    state = state.evolve(dice=state.dice._replace(numbers=(4, 2), colours=("river", "castle")))
    told = [spoken_name(state, "die", None, at) for at in range(1, 5)]
    assert told[:2] == ["Number die: 4", "Number die: 2"]
    assert told[2:] == ["Colour die: blue, river", "Colour die: green, castle"]


def test_the_name_of_a_space_includes_its_kind_and_its_mark(finished_game):
    state = state_of(finished_game)
    seat = state.seats[0]
    for cell, number in seat.cells.items():
        heard = spoken_name(state, "cell", 0, cell)
        assert heard.startswith(f"Space {cell}, ")
        assert heard.endswith(f": {number}" if number else ": start castle")
    seat.cells.pop("1.1", None)
    assert spoken_name(state, "cell", 0, "1.1") == "Space 1.1, river, empty"
    seat.cells.pop("3.2", None)
    assert spoken_name(state, "cell", 0, "3.2") == "Space 3.2, castle with goods, empty"


def test_another_seat_is_ready_or_choosing_until_all_marks_are_shown():
    for game in moments(2):
        if game.state()["waiting"] == [1]:
            break
    assert spoken_name(state_of(game, 0), "state", 0) == "Ready"
    assert spoken_name(state_of(game, 0), "state", 1) == "Chooses"


def test_the_name_of_a_value_says_if_it_is_available(finished_game):
    state = state_of(finished_game)
    seats = tuple(seat.evolve(colours={}) for seat in state.seats)
    state = state.evolve(open={**state.open, "mine": "second"}, seats=seats)
    assert spoken_name(state, "value", 0, "mine.first") == "Mines complete: 3 points, already taken"
    assert spoken_name(state, "value", 0, "mine.second") == "Mines complete, second: 1 point"
    state = state.replacing(1, state.seats[1].evolve(colours={"mine": "first"}))
    assert spoken_name(state, "value", 1, "mine.first") == "Mines complete: 3 points scored"


def test_the_names_of_a_track_include_its_progress_and_each_box(finished_game):
    state = state_of(finished_game)
    state = state.evolve(phase="II", boxes=(10, 6, 0))
    assert spoken_name(state, "phase", None, "II") == "Phase II, now: 6 of 10 boxes crossed off"
    boxes = [spoken_name(state, "box", None, f"II.{box}") for box in (6, 7)]
    assert boxes == ["Box 6, crossed off", "Box 7, open"]


def test_in_a_solo_game_the_goal_names_points_and_verdicts():
    state = state_of(finished(1))
    state = state.replacing(0, state.seats[0].evolve(columns=(20, 20, 3)))
    heard = spoken_name(state, "goal", None, "bar")
    assert heard == "43 points; Good from 51, Excellent from 61, Incredible from 70"
