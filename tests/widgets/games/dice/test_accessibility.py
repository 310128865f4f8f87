"""What those hear who cannot see the table of the dice game."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.accessibility.parts import accessibility_parts
from burgundy_qt.widgets.games.dice.accessibility.spot_names import NAMES as KINDS
from burgundy_qt.widgets.games.dice.picture.aiming import KINDS as TABLE
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.parts import table_parts
from tests.widgets.games.dice.told import NAMES, finished, moments, seen
from tests.widgets.games.test_reading_in_every_game import spots_in

PARTS = accessibility_parts("burgundy-dice")


def board_of(game, seat=None):
    return table_parts("burgundy-dice").board_of(seen(game, seat))


def said(board, kind, owner=None, at=None):
    return PARTS.name(Spot(kind, owner, at), board, NAMES)


@pytest.fixture(scope="module")
def over():
    return finished(2)


def test_whatever_can_be_pointed_at_has_a_name():
    assert set(TABLE.explained) <= set(KINDS)


@pytest.mark.parametrize("players", [1, 2, 6])
def test_every_spot_is_heard_once_and_named_from_the_first_decision_to_the_last(players):
    shapes = set()
    for game in moments(players):
        board = board_of(game)
        spots = list(spots_in(PARTS.groups(board)))
        assert len(set(spots)) == len(spots)
        assert all(PARTS.name(spot, board, NAMES) for spot in spots)
        shapes.add((PARTS.shape(board), tuple(spots)))
    assert len(shapes) == 1


def test_the_dice_are_heard_with_what_their_colours_stand_for():
    _, *later = moments(1)
    board = board_of(later[0])
    board.dice = board.dice._replace(numbers=(4, 2), colours=("river", "castle"))
    told = [said(board, "die", None, at) for at in range(1, 5)]
    assert told[:2] == ["Number die: 4", "Number die: 2"]
    assert told[2:] == ["Colour die: blue, river", "Colour die: green, castle"]


def test_a_space_says_what_it_is_and_what_is_written_there(over):
    board = board_of(over)
    seat = board.seats[0]
    for cell, number in seat.cells.items():
        heard = said(board, "cell", 0, cell)
        assert heard.startswith(f"Space {cell}, ")
        assert heard.endswith(f": {number}" if number else ": start castle")
    seat.cells.pop("1.1", None)
    assert said(board, "cell", 0, "1.1") == "Space 1.1, river, empty"
    seat.cells.pop("3.2", None)
    assert said(board, "cell", 0, "3.2") == "Space 3.2, castle with goods, empty"


def test_what_another_has_written_is_heard_when_all_are_done():
    for game in moments(2):
        if game.state()["waiting"] == [1]:
            break
    assert said(board_of(game, 0), "state", 0) == "Ready"
    assert said(board_of(game, 0), "state", 1) == "Writes"


def test_a_value_says_whether_it_can_still_be_had(over):
    board = board_of(over)
    board.open["mine"], board.seats[0].colours, board.seats[1].colours = "second", {}, {}
    assert said(board, "value", 0, "mine.first") == "Mines complete: 3 points, gone"
    assert said(board, "value", 0, "mine.second") == "Mines complete, second: 1 point"
    board.seats[1].colours["mine"] = "first"
    assert said(board, "value", 1, "mine.first") == "Mines complete: 3 points got"


def test_a_track_says_how_far_it_is_and_each_of_its_boxes(over):
    board = board_of(over)
    board.phase, board.boxes = "II", [10, 6, 0]
    assert said(board, "phase", None, "II") == "Phase II, now: 6 of 10 boxes crossed"
    boxes = [said(board, "box", None, f"II.{box}") for box in (6, 7)]
    assert boxes == ["Box 6, crossed", "Box 7, open"]


def test_alone_the_goal_says_how_far_it_is():
    board = board_of(finished(1))
    board.seats[0].columns = [20, 20, 3]
    heard = said(board, "goal", None, "bar")
    assert heard == "43 points; Good from 51, Excellent from 61, Incredible from 70"
