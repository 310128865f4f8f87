"""The table followed from events is the table of the state, for every viewer, whatever is
played."""

import random

import pytest

from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.board.arranging import (
    Arrangement,
    Duchy,
    as_the_rules_have_it,
    moved,
    plain_duchy,
    read,
    stepped,
    turned_over,
    written,
)
from burgundy_qt.widgets.games.tuscany.board.board import Board
from burgundy_qt.widgets.games.tuscany.board.events import follow
from burgundy_qt.widgets.games.tuscany.board.updates import board_after, settle
from burgundy_qt.widgets.games.tuscany.picture.picture import picture_of
from tests.widgets.games.tuscany.played import any_action, begun

KINDS = [(2, "secret"), (3, "fixed"), (4, "secret")]


def random_game(players, setup, seed, most=9999):
    """A game after each of its decisions, or after so many."""
    game, luck = begun(players, seed, setup=setup), random.Random(seed)
    while not game.is_over and most:
        game.apply(any_action(game, luck))
        most -= 1
        yield game


def told_to(game, viewer):
    """The events that a viewer hears; None: those that all hear."""
    return game.events_for(viewer)


def followed(game, viewer):
    """A board that has only heard events."""
    board = Board.empty(game.seats, game.request["setup"])
    for number, seat in enumerate(board.seats):
        seat.cards = {} if number == viewer else None
    for event in told_to(game, viewer):
        follow(board, event)
    return board


@pytest.mark.parametrize(("seats", "setup"), KINDS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_table_after_the_events_is_that_of_the_state(seats, setup, viewer):
    compared = 0
    for game in random_game(seats, setup, seed=seats):
        state = game.state(viewer)
        if state["phase"] is None or state["result"]:
            continue
        compared += 1
        heard = followed(game, viewer)
        settled = board_after(told_to(game, viewer), state)
        assert heard == settled
        heard.waiting, heard.pending = settled.waiting, settled.pending
        assert picture_of(heard) == picture_of(settled)
    assert compared > 60


@pytest.mark.parametrize("viewer", [0, None])
def test_at_the_end_all_hands_are_known(viewer):
    *_, game = random_game(3, "fixed", seed=5)
    board = board_after(told_to(game, viewer), game.state(viewer))
    assert board.is_over
    assert all(seat.cards is not None for seat in board.seats)
    assert all(len(seat.known_cards) == seat.hand for seat in board.seats)


def test_the_cards_of_others_are_backs():
    for game in random_game(3, "fixed", seed=2, most=40):
        board = board_after(told_to(game, 1), game.state(1))
        picture = picture_of(board)
        for spot, face in picture.items():
            if spot.kind == "card":
                assert (face.what == "back") == (spot.owner != 1)
            if spot.kind == "hand":
                assert face.what.isdigit() == (spot.owner != 1)


def test_a_board_settled_without_events_shows_what_the_state_tells():
    *_, game = random_game(2, "fixed", seed=3, most=60)
    state = game.state(0)
    board = board_after(game.events[:1], state)
    again = board_after(game.events[:1], state)
    settle(again, state)
    assert board == again
    assert [sorted(filter(None, seat.storage)) for seat in board.seats] == [
        told["storage"] for told in state["seats"]
    ]


DUCHY = Duchy(("B1", "A3", "C2"), (True, False, True), ("down", "up"))


@pytest.mark.parametrize("castle", ["C.M4", None])
def test_an_arrangement_is_read_as_it_was_written(castle):
    arrangement = Arrangement(DUCHY, castle)
    assert read(written(arrangement)) == arrangement


def test_boards_move_turn_and_step():
    duchy = plain_duchy(("A1", "B1", "C1"))
    assert moved(duchy, "A", 1).boards == ("B1", "A1", "C1")
    assert moved(duchy, "A", -1) == duchy
    assert moved(turned_over(duchy, "C"), "C", -1).turned == (False, True, False)
    assert stepped(duchy, "A") == duchy
    assert stepped(duchy, "B").steps == ("up", "up")
    assert stepped(stepped(duchy, "C"), "C") == duchy


def heights(duchy):
    spaces = printed.spaces_of(duchy)
    return {name: (space.column, space.height) for name, space in spaces.items()}


def test_a_duchy_whose_board_a_is_turned_is_told_turned_as_a_whole():
    turned = Duchy(("B1", "A3", "C2"), (False, True, True), ("down", "up"))
    told = as_the_rules_have_it(turned)
    assert not told.turned[told.boards.index("A3")]
    assert as_the_rules_have_it(told) == told
    assert printed.neighbours_of(told).keys() == printed.neighbours_of(turned).keys()
    for cell, beside in printed.neighbours_of(turned).items():
        assert set(beside) == set(printed.neighbours_of(told)[cell])


def test_regions_are_those_of_the_rules():
    duchy = plain_duchy(("A1", "B1", "C2"))
    regions = printed.regions_of(duchy)
    assert sorted(cell for region in regions for cell in region) == sorted(heights(duchy))
    assert max(map(len, regions)) <= 3
    spaces = printed.spaces_of(duchy)
    for region in regions:
        assert len({spaces[cell].colour for cell in region}) == 1
        outside = {
            other
            for cell in region
            for other in printed.neighbours_of(duchy)[cell]
            if other not in region
        }
        assert all(spaces[other].colour != spaces[region[0]].colour for other in outside)
