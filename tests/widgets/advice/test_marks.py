"""Tests of the marks of a plan on the table: which pieces are marked, and paths that cover no
tile."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from burgundy_qt.rules.burgundy.catalogue import estate_cells
from burgundy_qt.rules.burgundy.known_places import Places
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.widgets.games.burgundy.burgundy_table import ANSWER as TABLE
from burgundy_qt.widgets.games.burgundy.estate_shape import Grid, shape_of
from burgundy_qt.widgets.games.burgundy.turn_steps import Joints, OpenCountry, steps
from burgundy_qt.widgets.sprites.places import Slot, hex_bounds, hex_contains
from tests.widgets.games import empty_table, positions, view_of, with_seat

RADIUS = 40.0
GRID = Grid.of(RADIUS)
MIDDLES = {cell: QPointF(600, 300) + offset for cell, offset in GRID.offsets}


def a_board() -> BurgundyState:
    state = empty_table(2)
    return with_seat(
        state.evolve(depots={**state.depots, 3: Places(["ship", "building:bank"])}),
        0,
        storage=Places(["mine", None, None]),
        goods=Places([(4, 2), None, None]),
    )


def take(tile, depot=3, discard=None):
    return {"type": "take", "die": 3, "depot": depot, "tile": tile, "discard": discard}


def test_a_taken_tile_goes_to_the_first_free_storage_space_and_is_placed_from_there():
    place = {"type": "place", "die": 2, "tile": "ship", "cell": "4.5"}
    first, second = steps([take("ship"), place], a_board(), 0)
    assert first.marked == (Slot("market", 3, 0),) and first.target == Slot("storage", 0, 1)
    assert second.source == Slot("storage", 0, 1) and second.target == Slot("cell", 0, "4.5")
    assert (first.number, second.number) == (1, 2)


def test_a_tile_takes_the_place_of_the_discarded_one():
    state = with_seat(a_board(), 0, storage=Places(["mine", "castle", "ship"]))
    [step] = steps([take("building:bank", discard="castle")], state, 0)
    assert step.target == Slot("storage", 0, 1)


def test_a_sale_marks_its_pile_and_workers_their_box():
    plan = [{"type": "sell", "die": 4, "good": 4}, {"type": "workers", "die": 1}, {"type": "end"}]
    assert [step.marked for step in steps(plan, a_board(), 0)] == [
        (Slot("goods", 0, 0),),
        (Slot("workers", 0),),
    ]


def test_two_equal_tiles_are_marked_one_after_the_other():
    state = a_board()
    state = state.evolve(depots={**state.depots, 3: Places(["ship", "ship"])})
    first, second = steps([take("ship"), take("ship")], state, 0)
    assert first.marked != second.marked


@pytest.mark.parametrize("seed", range(2))
def test_every_action_of_a_game_that_touches_something_is_marked(seed):
    for number, game in enumerate(positions(seed)):
        if number % 5 == 0:
            state = TABLE.state_of(view_of(game))
            for action in game.legal()["actions"]:
                shown = steps([action], state, game.legal()["seat"])
                assert bool(shown) == (action["type"] not in ("end", "pass")), action


def length(a: QPointF, b: QPointF) -> float:
    return math.hypot(a.x() - b.x(), a.y() - b.y())


@pytest.mark.parametrize("cell", MIDDLES)
def test_a_path_follows_edges_to_a_corner_of_its_cell(cell):
    start = QPointF(100, 300)
    way = Joints(list(MIDDLES.values()), GRID.radius).route(start, MIDDLES[cell])
    assert way[0] == start
    assert all(length(a, b) == pytest.approx(GRID.radius, abs=2) for a, b in pairwise(way[1:]))
    assert length(way[-1], MIDDLES[cell]) == pytest.approx(GRID.radius, abs=2)


def test_the_first_segment_of_a_path_crosses_no_cell():
    inner = [hex_bounds(middle, GRID.radius * 0.85) for middle in MIDDLES.values()]
    for start in (QPointF(100, 120), QPointF(100, 480), QPointF(1200, 300)):
        for cell in MIDDLES:
            way = Joints(list(MIDDLES.values()), GRID.radius).route(start, MIDDLES[cell])
            for part in range(1, 20):
                point = way[0] + (way[1] - way[0]) * (part / 20)
                assert not any(hex_contains(rect, point) for rect in inner), (start, cell)


@pytest.mark.parametrize("estate", ["13a", "13b"])
def test_a_path_to_a_part_of_a_solo_estate_leads_around_the_others(estate):
    grid = Grid.of(RADIUS, shape_of(estate_cells("2019", estate)))
    middles = {cell: QPointF(600, 400) + offset for cell, offset in grid.offsets}
    inner = [hex_bounds(middle, grid.radius * 0.85) for middle in middles.values()]
    country, start = OpenCountry(list(middles.values()), grid.radius), QPointF(60, 420)
    for cell, middle in middles.items():
        part = [middles[other] for other in grid.shape.part_round(cell)]
        way = Joints(part, grid.radius, country).route(start, middle)
        assert (
            way[0] == start and math.dist(way[-1].toTuple(), middle.toTuple()) < grid.radius * 1.01
        )
        for one, other in pairwise(way):
            on_the_way = [one + (other - one) * (step / 20) for step in range(21)]
            assert not any(hex_contains(rect, point) for rect in inner for point in on_the_way), (
                cell
            )
