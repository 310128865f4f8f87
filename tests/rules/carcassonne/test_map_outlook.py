"""Tests of the description of the map beside the state, against a second reading."""

from itertools import islice
from typing import Any

import pytest

from burgundy_qt.rules.carcassonne.tiles import NAMES
from burgundy_qt.rules.game import Game
from tests.rules.carcassonne.random_play import moments, played
from tests.rules.carcassonne.second_map import (
    EDGES,
    FACING,
    STEPS,
    TILES,
    SecondMap,
    cell_of,
    ends_of,
    name_of,
    place_of,
)

SEEDS = range(6)
WHOLE: dict[str, Any] = {"players": 2, "first": None, "tiles": None, "pile": None}
"""A game of two with its whole pile."""


def told(game: Game) -> dict[str, Any]:
    """Return the whole description of the map."""
    (one,) = game.scoring_potential()
    return one


def edges_of(tile: dict[str, Any]) -> dict[str, str]:
    """Return what each edge of a placed tile shows, including a bridge's ends."""
    shows = {
        end: segment.split(":")[0]
        for segment, ends in ends_of(tile).items()
        for end in ends
        if len(end) == 1
    }
    return {edge: shows.get(edge, "field").replace("bridge", "road") for edge in EDGES}


def until_before_the_end(game: Game) -> Game:
    """Return the same game before its last decision."""
    again = Game(game.request)
    for seat, action in game.actions[:-1]:
        again.apply(action, seat)
    return again


def fitting(board: dict[Any, dict[str, str]], kinds: set[str], cell: Any) -> list[str]:
    """Return the kinds that fit on a cell, tried in each rotation."""
    around = {}
    for edge, (x, y) in STEPS.items():
        beside = board.get((cell[0] + x, cell[1] + y))
        if beside is not None:
            around[edge] = beside[FACING[edge]]
    return [
        kind
        for kind in kinds
        if any(
            all(
                edges_of({"tile": kind, "rotation": turns, "bridge": None})[edge] == shown
                for edge, shown in around.items()
            )
            for turns in range(4)
        )
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_features_are_those_of_a_second_reading(seed):
    """Every fifth moment: names, places, owners of meeples, points, and completeness."""
    for at, game in enumerate(moments(seed)):
        if at % 5 or game.is_over:
            continue
        state = game.state()
        known = SecondMap(state["board"])
        everything = {
            known.feature((cell, segment)) for cell, ends in known.ends.items() for segment in ends
        }
        by_name = {name_of(feature): feature for feature in everything}
        features = told(game)["features"]
        assert {one["feature"] for one in features} == set(by_name)
        towns = {
            castle["city"]: 4 if not castle["occupied"] else state["occupied_castles"]
            for castle in state["castles"]
        }
        for one in features:
            feature = by_name[one["feature"]]
            assert {place_of(place) for place in one["places"]} == feature
            assert one["castle"] == (one["feature"] in towns)
            if one["kind"] == "field":
                assert one["points"] == known.left(feature, towns) * state["farmers"]
                continue
            assert one["is_complete"] == known.is_complete(feature) == (not one["open"])
            worth = known.complete(feature, state["small_city"])
            assert one["points"] == (worth if one["is_complete"] else known.left(feature, {}))
            assert not one["is_complete"] or one["complete"] == worth
            assert one["complete"] >= one["points"]


@pytest.mark.parametrize("seed", SEEDS)
def test_cells_beside_tiles_are_listed_with_the_number_of_unseen_tiles_that_fit(seed):
    """Every kind is tried in every rotation."""
    game = next(islice(moments(seed, **WHOLE), seed * 11 + 20, None))
    state = game.state()
    board = {cell_of(cell): edges_of(tile) for cell, tile in state["board"].items()}
    beside = {(x + dx, y + dy) for x, y in board for dx, dy in STEPS.values()} - set(board)
    kinds = {cell_of(one["cell"]): one["kinds"] for one in told(game)["cells"]}
    bazaar = state["bazaar"] or {"tiles": [], "lot": None}
    to_come = {*state["unseen"], *bazaar["tiles"], *filter(None, [bazaar["lot"]])}
    assert {cell: set(found) for cell, found in kinds.items()} == {
        cell: set(fitting(board, to_come, cell)) for cell in beside
    }
    cells = {cell_of(one["cell"]): one["fits"] for one in told(game)["cells"]}
    assert cells == {
        cell: sum(state["unseen"].get(kind, 0) for kind in found) for cell, found in kinds.items()
    }
    for one in told(game)["features"]:
        assert all(cells.get(cell_of(way["cell"])) == way["fits"] for way in one["open"])


def test_castles_are_listed_with_their_six_cells():
    """These are two columns and three rows, or three columns and two rows."""
    shapes = set()
    for seed in range(40):
        over = played(seed, **WHOLE | {"modules": ["castles"]})
        for castle, cells in told(until_before_the_end(over))["castles"].items():
            columns, rows = ({cell_of(cell)[axis] for cell in cells} for axis in (0, 1))
            assert cell_of(castle.split("/")[0]) in {cell_of(cell) for cell in cells}
            assert len(cells) == len(columns) * len(rows) == 6
            shapes.add((len(columns), len(rows)))
    assert shapes == {(2, 3), (3, 2)}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_predicted_end_is_the_final_scoring_if_the_last_decision_was_a_pass(seed):
    """The game ends with the points predicted before its last decision."""
    over = played(seed, **WHOLE | {"modules": []})
    before = until_before_the_end(over)
    if before.legal()["actions"][-1] == {"type": "pass"}:
        expected, heard = told(before)["end"], len(before.events)
        before.apply({"type": "pass"})
        scored = [event for event in before.events[heard:] if event["event"] == "points"]
        assert [event for event in scored if event["for"].endswith(("-left", "field"))] == expected


def test_a_finished_game_lists_its_features_and_no_future():
    """Nothing can be placed or scored any more."""
    over = told(played(1, **WHOLE))
    assert over["features"] and over["end"] == over["cells"] == []


def test_the_first_map_is_the_start_tile_alone():
    """Its city needs one more tile, its road two, each field none."""
    game = Game({"game": "carcassonne", "first": 0, "seed": 3})
    city, road, *fields = told(game)["features"]
    assert (city["tiles"], city["points"], city["complete"]) == (1, 1, 4)
    assert (road["tiles"], road["points"], road["complete"]) == (1, 1, 3)
    assert [way["cell"] for way in road["open"]] == ["-1,0", "1,0"]
    assert all(field["points"] == 0 and field["complete"] is None for field in fields)
    assert set(TILES) == set(NAMES)
