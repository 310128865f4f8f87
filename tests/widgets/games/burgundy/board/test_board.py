"""The table follows the events of a game alone, and every piece keeps its place while others come
and go."""

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.laying import on_spaces
from burgundy_qt.widgets.games.burgundy.board.sync import settle, settle_slots
from burgundy_qt.widgets.games.burgundy.board.updates import board_after, follow
from burgundy_qt.widgets.games.burgundy.picture.picture import picture_of
from burgundy_qt.widgets.pieces.spots import Face, Spot
from tests.widgets.games import positions


def followed(seed):
    """A game's table followed from the events, at each decision, with the game."""
    board, seen = None, 0
    for game in positions(seed):
        board = board or Board.empty(game.seats)
        for event in game.events[seen:]:
            follow(board, event)
        seen = len(game.events)
        yield board, game


@pytest.mark.parametrize("seed", range(12))
def test_the_table_followed_from_the_events_agrees_with_every_state(seed):
    for board, game in followed(seed):
        state = game.state()
        if state["phase"] is not None:
            assert settle(board, state) == []


@pytest.mark.parametrize(
    "asked",
    [
        {"setup": "open", "players": 3, "modules": ["trade-routes", "shields"]},
        {"modules": ["solo"], "estates": ["13a"]},
        {"modules": ["team"], "estates": ["12b"] * 4},
    ],
)
def test_what_is_prepared_lies_there_before_starts_are_chosen_and_once_after(asked):
    game, told = Game({"game": "burgundy", "edition": "2019", "seed": 5, **asked}), 0
    board = Board.empty(game.seats, game.state().get("teams", ()))
    while told == 0 or game.state()["phase"] is None:
        if told:
            game.apply(game.legal()["actions"][0])
        for event in game.events[told:]:
            follow(board, event)
        told = len(game.events)
        wrong = settle(board, game.state())
        assert [one for one in wrong if "estate" not in one] == []  # the request tells of estates
        goods = [sum(pile[1] for pile in seat.home.goods if pile) for seat in board.seats]
        assert goods == [3] * game.seats


@pytest.mark.parametrize("seed", range(3))
def test_pieces_stay_where_they_lie_until_they_are_taken(seed):
    before = {}
    for board, game in followed(seed):
        now = {
            spot: face
            for spot, face in picture_of(board).items()
            if spot.kind in ("market", "storage")
        }
        fresh = any(event["event"] == "phase" for event in game.events[-12:])
        if not fresh and before:
            moved = [spot for spot, face in now.items() if before.get(spot) not in (None, face)]
            assert len(moved) <= 1  # a stored tile thrown away makes room for the one taken
        before = now


@pytest.mark.parametrize("seed", range(4))
def test_a_table_made_from_the_state_alone_shows_the_same_belongings(seed):
    for _, game in zip(range(150), followed(seed), strict=False):
        board, game = game
        state = game.state()
        if state["phase"] is None:
            continue
        alone = board_after((), state)
        assert settle(board_after((), state), state) == []
        for mine, theirs in zip(alone.seats, board.seats, strict=True):
            assert sorted(filter(None, mine.storage)) == sorted(filter(None, theirs.storage))
            assert mine.cells == theirs.cells and mine.points == theirs.points


def test_the_state_wins_where_the_events_say_something_else():
    board, state = next(
        (board, game.state()) for board, game in followed(5) if game.state()["round"] == 2
    )
    board.seats[0].silver += 3
    board.slots("black")[0] = "castle"
    board.troughs[2].append(4)
    assert len(settle(board, state)) >= 2
    assert settle(board, state) == []


def test_tiles_lie_on_the_spaces_of_their_colours_and_leave_gaps_of_empty_stacks():
    tiles = ["monastery:3", "castle", "building:bank"]
    assert on_spaces(2, tiles, seats=4) == ["monastery:3", None, "castle", "building:bank"]


def test_with_three_seats_a_mine_may_lie_on_the_castle_space_of_depot_six():
    assert on_spaces(6, ["mine", "building:bank", "animal:pig:2"], seats=3) == [
        "mine",
        "building:bank",
        "animal:pig:2",
    ]


def test_the_first_of_equal_tiles_goes():
    slots = ["ship", "mine", "ship"]
    settle_slots(slots, ["mine", "ship"], "depot", [])
    assert slots == [None, "mine", "ship"]


def test_on_a_shared_bay_the_first_to_act_stands_on_top():
    board = Board.empty(3)
    board.order = [2, 0, 1]
    picture = picture_of(board)
    assert picture[Spot("bay", 0, 2)] == Face("marker", "2")
    assert picture[Spot("bay", 0, 0)] == Face("marker", "1")
