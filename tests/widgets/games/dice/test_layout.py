"""Tests of the layout: everything has a place on the table, at every size and for every number of
seats."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.rules.dice.codec import CELLS, NEIGHBOURS, cells_of, regions_of
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.sheets import BONUSES
from burgundy_qt.widgets.games.dice.duchy_picture import Grid, region_outline
from burgundy_qt.widgets.games.dice.layout import layout_of
from burgundy_qt.widgets.games.dice.picture import picture_of
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import seat_at
from tests.widgets.games.dice.played import random_game

SIZES = [(640, 420), (1024, 664), (1280, 764), (1920, 1044), (2560, 1404), (1280, 664)]
SEATS = range(1, 7)
TOUCHABLE = "cell", "die", "bonus", "circle", "value", "box", "phase", "well", "column", "total"


def a_layout(size, seats, text=1.0, compact=False, shown=0):
    return layout_of(QSizeF(*size), DiceState.empty(seats, "A"), shown, text, compact)


def overlapping(places):
    """Return the pairs of places that overlap; cells may, because their hexagons fit into each
    other."""
    boxes = [(slot, place.rect.adjusted(1, 1, -1, -1)) for slot, place in places]
    return [
        (one, other)
        for (one, a), (other, b) in combinations(boxes, 2)
        if a.intersects(b) and {one.kind, other.kind} != {"cell"}
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_clickable_places_are_inside_the_scene_and_do_not_overlap(size, seats, text):
    laid = a_layout(size, seats, text)
    scene = QRectF(QPointF(), QSizeF(*size)).adjusted(-1, -1, 1, 1)
    shown = [(slot, place) for slot, place in laid.places.items() if place.shown]
    assert all(scene.contains(place.rect) for slot, place in shown if slot.kind != "goal")
    own = [(slot, place) for slot, place in shown if slot.kind in TOUCHABLE]
    assert overlapping(own) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("compact", [False, True])
def test_cards_prompt_and_log_do_not_overlap(size, seats, compact):
    laid = a_layout(size, seats, compact=compact)
    parts = [laid.tray.rect, laid.sheet.paper, laid.prompt]
    parts += [card.rect for card in laid.others] if not laid.narrow else []
    parts += [laid.ladder.rect] if laid.ladder else []
    parts += [laid.log] if not laid.log.isEmpty() else []
    for one, other in combinations(parts, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))
    assert laid.log.isEmpty() or laid.log.height() >= 120 * laid.u
    assert bool(laid.log.isEmpty()) == laid.narrow


@pytest.mark.parametrize("seats", SEATS)
def test_every_picture_of_a_game_has_a_place(seats):
    *_, game = random_game(seats, "secret", "C", rounds=20)
    state = DiceState.of(game.state(None), game.events)
    laid = layout_of(QSizeF(1920, 1044), state, 0)
    lost = {(slot.kind, slot.owner == 0) for slot in picture_of(state) if not laid.place(slot)}
    only_large = {(kind, False) for kind in ("circle", "value", "column", "total", "turn")}
    not_on_strips = {(kind, False) for kind in ("region", "covered", "fresh")}
    only_small = {(kind, True) for kind in ("points", "state", "fresh")}
    assert lost <= only_large | not_on_strips | only_small


def test_a_row_has_enough_circles():
    state = DiceState.empty(2, "A")
    own = state.seats[0]
    state = state.replacing(0, own.evolve(extra={**own.extra, "worker": 9}))
    laid = layout_of(QSizeF(1280, 764), state, 0)
    circles = [slot for slot in laid.places if slot[:2] == ("circle", 0)]
    assert Slot("circle", 0, "worker.8") in circles
    row = next(row for row in laid.sheet.rows if row.colour == "town")
    assert all(row.rect.contains(circle) for circle in row.circles)


def test_a_click_on_a_card_selects_its_seat():
    laid = a_layout((1280, 764), 4, shown=1)
    assert [seat_at(laid.others, card.rect.center()) for card in laid.others] == [2, 3, 0]
    assert seat_at(laid.others, laid.sheet.centre) is None


def test_a_stroke_has_the_place_of_its_slot():
    laid = a_layout((1280, 764), 2)
    over = {"cell:4.4": 0, "circle:monk.0": 0, "value:mine.first": 0, "box:I.3": None}
    for at, owner in over.items():
        kind, _, name = at.partition(":")
        assert laid.place(Slot("stroke", owner, at)) == laid.places[Slot(kind, owner, name)]


def test_in_a_solo_game_the_ladder_has_a_step_for_every_point():
    laid = a_layout((1280, 764), 1)
    rungs = [laid.ladder.at(points).y() for points in range(81)]
    assert rungs == sorted(rungs, reverse=True)


@pytest.mark.parametrize("letter", "ABCD")
def test_the_outline_of_a_region_contains_exactly_its_cells(letter):
    grid = Grid.of(40)
    for region in regions_of(letter):
        path = region_outline(region, grid, QPointF(), 1)
        assert all(path.contains(grid.offset(cell)) == (cell in region) for cell in CELLS)


def test_neighbours_are_adjacent_on_the_grid():
    grid = Grid.of(40)
    for cell in cells_of("A"):
        middle = grid.offset(cell)
        near = {
            other
            for other in CELLS
            if other != cell and (grid.offset(other) - middle).manhattanLength() < 2.4 * grid.radius
        }
        assert near == set(NEIGHBOURS[cell])


RING = 5  # units between a piece and the ring around it


@pytest.mark.parametrize("size", [(1024, 664), (1280, 764), (1920, 1044)])
@pytest.mark.parametrize("seats", SEATS)
def test_the_ring_around_a_bonus_covers_no_neighbour_and_no_title(size, seats):
    tray = a_layout(size, seats).tray
    out = RING * tray.u
    rings = [box.adjusted(-out, -out, out, out) for box in tray.boxes.values()]
    assert not any(ring.intersects(tray.title) for ring in rings)
    assert not any(one.intersects(other) for one, other in combinations(rings, 2))
    assert all(tray.rect.contains(ring) for ring in rings)


@pytest.mark.parametrize("seats", SEATS[1:])
def test_a_strip_has_space_for_counts_of_two_digits(seats):
    laid = a_layout((1280, 764), seats, compact=True)
    for card in laid.others:
        counts = [card.places[Slot("bonus", card.seat, bonus)] for bonus in BONUSES]
        assert all(count.lettering.rect.width() >= 17 * laid.u for count in counts)
        apart = [*(count.rect for count in counts), card.places[Slot("state", card.seat)].rect]
        assert all(not one.intersects(other) for one, other in combinations(apart, 2))
