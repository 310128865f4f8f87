"""What those hear who cannot see the table of the dice game."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.games.dice.accessibility import NAMES as KINDS
from burgundy_qt.widgets.games.dice.dice_table import ANSWER as TABLE
from burgundy_qt.widgets.sprites.places import Slot
from tests.widgets.games.dice.told import NAMES, finished, moments, seen
from tests.widgets.games.test_reading_in_every_game import spots_in


def state_of(game, seat=None):
    return TABLE.state_of(seen(game, seat))


def said(state, kind, owner=None, at=None):
    return TABLE.slot_name(Slot(kind, owner, at), state, NAMES)


@pytest.fixture(scope="module")
def over():
    return finished(2)


def test_whatever_can_be_pointed_at_has_a_name():
    assert set(TABLE.kinds.explained) <= set(KINDS)


@pytest.mark.parametrize("players", [1, 2, 6])
def test_every_spot_is_heard_once_and_named_from_the_first_decision_to_the_last(players):
    shapes = set()
    for game in moments(players):
        state = state_of(game)
        slots = list(spots_in(TABLE.groups(state)))
        assert len(set(slots)) == len(slots)
        assert all(TABLE.slot_name(slot, state, NAMES) for slot in slots)
        shapes.add((TABLE.group_shape(state), tuple(slots)))
    assert len(shapes) == 1


def test_the_dice_are_heard_with_what_their_colours_stand_for():
    _, *later = moments(1)
    state = state_of(later[0])
    state = state.evolve(dice=state.dice._replace(numbers=(4, 2), colours=("river", "castle")))
    told = [said(state, "die", None, at) for at in range(1, 5)]
    assert told[:2] == ["Number die: 4", "Number die: 2"]
    assert told[2:] == ["Colour die: blue, river", "Colour die: green, castle"]


def test_a_space_says_what_it_is_and_what_is_written_there(over):
    state = state_of(over)
    seat = state.seats[0]
    for cell, number in seat.cells.items():
        heard = said(state, "cell", 0, cell)
        assert heard.startswith(f"Space {cell}, ")
        assert heard.endswith(f": {number}" if number else ": start castle")
    seat.cells.pop("1.1", None)
    assert said(state, "cell", 0, "1.1") == "Space 1.1, river, empty"
    seat.cells.pop("3.2", None)
    assert said(state, "cell", 0, "3.2") == "Space 3.2, castle with goods, empty"


def test_what_another_has_written_is_heard_when_all_are_done():
    for game in moments(2):
        if game.state()["waiting"] == [1]:
            break
    assert said(state_of(game, 0), "state", 0) == "Ready"
    assert said(state_of(game, 0), "state", 1) == "Chooses"


def test_a_value_says_whether_it_can_still_be_had(over):
    state = state_of(over)
    seats = tuple(seat.evolve(colours={}) for seat in state.seats)
    state = state.evolve(open={**state.open, "mine": "second"}, seats=seats)
    assert said(state, "value", 0, "mine.first") == "Mines complete: 3 points, already taken"
    assert said(state, "value", 0, "mine.second") == "Mines complete, second: 1 point"
    state = state.replacing(1, state.seats[1].evolve(colours={"mine": "first"}))
    assert said(state, "value", 1, "mine.first") == "Mines complete: 3 points scored"


def test_a_track_says_how_far_it_is_and_each_of_its_boxes(over):
    state = state_of(over)
    state = state.evolve(phase="II", boxes=(10, 6, 0))
    assert said(state, "phase", None, "II") == "Phase II, now: 6 of 10 boxes crossed off"
    boxes = [said(state, "box", None, f"II.{box}") for box in (6, 7)]
    assert boxes == ["Box 6, crossed off", "Box 7, open"]


def test_alone_the_goal_says_how_far_it_is():
    state = state_of(finished(1))
    state = state.replacing(0, state.seats[0].evolve(columns=(20, 20, 3)))
    heard = said(state, "goal", None, "bar")
    assert heard == "43 points; Good from 51, Excellent from 61, Incredible from 70"
