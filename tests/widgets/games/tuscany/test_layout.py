"""Tests of the layout: everything has a place on the table, at every size and for every number of
seats."""

import random
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.rules.tuscany.catalogue import COLOURS, neighbours_of, spaces_of
from burgundy_qt.rules.tuscany.known_seat import Duchy, SeatState, plain_duchy
from burgundy_qt.rules.tuscany.known_state import TuscanyAsked, TuscanyState
from burgundy_qt.widgets.games.tuscany.duchy_picture import Lattice, tall
from burgundy_qt.widgets.games.tuscany.layout import layout_of
from burgundy_qt.widgets.games.tuscany.picture import picture_of
from burgundy_qt.widgets.games.tuscany.tuscany_table import KINDS
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import seat_at
from tests.widgets.games.tuscany.played import any_action, begun

SIZES = [(640, 420), (1024, 638), (1280, 764), (1920, 1044), (2560, 1404), (1280, 664)]
SEATS = 2, 3, 4
BOARDS = (("A1", "B1", "C1"), ("A2", "B2", "C2"), ("A3", "B3", "C3"), ("A4", "B4", "C4"))
STEPS = ("down", "up"), ("up", "up"), ("down", "down"), ("up", "down")
TOUCHABLE = {
    *("deck", "display", "store", "workers", "supply", "cell", "neutral-stack", "discards"),
    *("yields", "yield-card", "colour-bonus", "phase", "stone", "marble", "stack"),
    *("move-left", "turn-board", "half-step", "move-right"),
}


def a_table(seats, hand=None, laying_out=False):
    """Return a table for this number of seats in the middle of a game; `hand` contains the cards of
    the first."""
    order = tuple(range(seats))
    cards = hand or {"cart": 4, "inn": 2, "town": 3}
    own = [
        SeatState(
            boards=BOARDS[at],
            duchy=None if laying_out else Duchy(BOARDS[at], (False, True, False), STEPS[at]),
        )
        for at in order
    ]
    own[0] = own[0].evolve(cards=cards, hand=sum(cards.values()))
    return TuscanyState(
        asked=TuscanyAsked(0, order, ("start",) if laying_out else ()),
        seats=tuple(own),
        phase=None if laying_out else 2,
        order=order,
        to_act=order,
        display=tuple(COLOURS),
    )


def laid_for(size, state, text=1.0, compact=False, shown=0):
    return layout_of(QSizeF(*size), state, shown, text, compact)


def overlapping(places):
    """Return the pairs of places that overlap; rectangles of hexagons may, because the hexagons fit
    into each other."""
    boxes = [(slot, place, place.rect.adjusted(1, 1, -1, -1)) for slot, place in places]
    return [
        (one, other)
        for (one, a, a_box), (other, b, b_box) in combinations(boxes, 2)
        if a_box.intersects(b_box) and not (a.is_hex and b.is_hex and hexes_apart(a, b))
    ]


def hexes_apart(one, other):
    """Return whether two hexagons have no common area."""
    common = one.hexagon(0.97).intersected(other.hexagon(0.97))
    return common.isEmpty()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("laying_out", [False, True])
def test_clickable_places_are_inside_the_scene_and_do_not_overlap(size, seats, laying_out):
    laid = laid_for(size, a_table(seats, laying_out=laying_out))
    scene = QRectF(QPointF(), QSizeF(*size)).adjusted(-1, -1, 1, 1)
    shown = [(slot, place) for slot, place in laid.places.items() if place.shown]
    outside = [slot for slot, place in shown if not scene.contains(place.rect)]
    assert outside == []
    assert overlapping([(slot, p) for slot, p in shown if slot.kind in TOUCHABLE]) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_cards_prompt_and_log_do_not_overlap(size, seats, compact, text):
    laid = laid_for(size, a_table(seats), text, compact)
    parts = [laid.market.rect, laid.bench.rect, laid.card.rect]
    parts += [card.rect for card in laid.others] if not laid.narrow else []
    parts += [laid.log] if not laid.log.isEmpty() else []
    for one, other in combinations(parts, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))
    rows = [laid.card.view, laid.card.bonuses, laid.card.hand.rect, laid.prompt]
    for upper, lower in pairwise(rows):
        assert abs(upper.bottom() - lower.y()) <= 1
    assert laid.log.isEmpty() or laid.log.height() >= 100 * laid.u
    assert bool(laid.log.isEmpty()) == laid.narrow


@pytest.mark.parametrize("size", SIZES[1:])
def test_the_cells_of_the_large_duchy_stay_large(size):
    laid = laid_for(size, a_table(4))
    width = laid.places[Slot("cell", 0, "A.M2")].rect.width()
    assert width >= 58


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shown", [0, 1])
def test_every_picture_of_a_game_has_a_place(seats, shown):
    game, luck = begun(seats, seed=4), random.Random(4)
    while not game.is_over:
        game.apply(any_action(game, luck))
    state = TuscanyState.of(game.state(0), game.events_for(0))
    for size in ((1920, 1044), (1024, 638)):
        laid = laid_for(size, state, shown=shown)
        lost = {slot for slot in picture_of(state) if laid.place(slot, 1) is None}
        own = {slot.kind for slot in lost if slot.owner == shown}
        assert own <= {"hand-count", "tally"}, own
        assert all(slot.owner in range(seats) for slot in lost)


@pytest.mark.parametrize("seats", SEATS)
def test_every_picture_of_the_set_up_has_a_place(seats):
    state = a_table(seats, {"cart": 1, "inn": 4}, laying_out=True)
    laid = laid_for((1280, 764), state)
    mine = [slot for slot in picture_of(state) if slot.owner in (None, 0)]
    lost = {slot.kind for slot in mine if laid.place(slot) is None}
    assert not lost & {"display", "neutral-stack", "hand-words"}
    assert all(laid.place(Slot("card", 0, at)) for at in range(5))
    assert all(laid.place(Slot("state", seat)) for seat in range(1, seats))
    assert all(laid.places[Slot("board", 0, kind)] for kind in "ABC")
    assert all(laid.places[Slot("regions", None, colour)] for colour in COLOURS)


@pytest.mark.parametrize("each", [1, 3, 12])
def test_a_hand_of_any_size_stays_in_its_row(each):
    state = a_table(2, dict.fromkeys(COLOURS, each))
    laid = laid_for((1280, 764), state)
    cards = [laid.places[Slot("card", 0, at)] for at in range(8 * each)]
    row = laid.card.hand.rect
    assert all(row.x() <= card.rect.x() and card.rect.right() <= row.right() for card in cards)
    assert all(row.y() <= card.rect.y() for card in cards)
    tallies = [slot for slot in laid.places if slot.kind == "tally"]
    assert bool(tallies) == (each >= 3)


def test_a_hand_of_face_down_cards_is_fanned():
    state = a_table(2)
    state = state.with_seat(0, state.seats[0].evolve(cards=None, hand=7))
    laid = laid_for((1280, 764), state)
    assert [slot.at for slot in laid.places if slot.kind == "card"] == list(range(7))


def test_the_pointer_selects_the_card_on_top():
    laid = laid_for((1280, 764), a_table(2))
    first, second = (laid.places[Slot("card", 0, at)] for at in (0, 1))
    both = QPointF(second.rect.x() + 6, second.rect.center().y())
    assert first.contains(both) and second.contains(both)
    assert "card" in KINDS.on_top


def test_a_click_on_a_card_selects_its_seat():
    laid = laid_for((1280, 764), a_table(4), shown=1)
    assert [seat_at(laid.others, card.rect.center()) for card in laid.others] == [2, 3, 0]
    assert seat_at(laid.others, laid.card.centre) is None


def test_markers_are_apart_on_clock_and_course():
    laid = laid_for((1280, 764), a_table(4))
    for slot in (Slot("clock", 7), Slot("green-field", 0), Slot("red-field", 49)):
        places = [laid.place(slot._replace(at=height)) for height in range(4)]
        assert len({place.rect.center().y() for place in places}) == 4


def test_fields_of_the_course_form_a_closed_ring():
    course = laid_for((1280, 764), a_table(2)).market.course
    points = [course.at(field, 8) for field in range(51)]
    steps = [(b - a).manhattanLength() for a, b in pairwise(points)]
    assert (points[0] - points[50]).manhattanLength() < 1
    assert max(steps) < 2.1 * min(steps)


@pytest.mark.parametrize("steps", STEPS)
def test_neighbours_are_adjacent_on_the_grid(steps):
    duchy, lattice = plain_duchy(("A1", "B2", "C3"))._replace(steps=steps), Lattice.of(40)
    middles = lattice.middles(duchy, QPointF())
    for cell, beside in neighbours_of(duchy).items():
        near = {
            other
            for other, middle in middles.items()
            if other != cell
            and QPointF.dotProduct(middle - middles[cell], middle - middles[cell])
            < (1.9 * lattice.radius) ** 2
        }
        assert near == set(beside)
    box = lattice.rect(duchy, QPointF())
    assert all(box.contains(lattice.box(s, duchy, QPointF())) for s in spaces_of(duchy).values())
    assert abs(box.height() - tall(duchy) * lattice.radius) < 2
