"""Tests of the state that follows from events: it has the same picture as the state of the rules,
for every viewer, after all kinds of actions. Arrangements of duchies are tested, too."""

import random

import pytest

from burgundy_qt.rules.tuscany import catalogue
from burgundy_qt.rules.tuscany.catalogue import (
    Arrangement,
    as_the_rules_have_it,
    cards_held,
    moved,
    read,
    stepped,
    turned_over,
    written,
)
from burgundy_qt.rules.tuscany.known_seat import Duchy, plain_duchy
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.picture import picture_of
from burgundy_qt.widgets.sprites.places import Slot
from tests.widgets.games.tuscany.played import any_action, begun

KINDS = [(2, "secret"), (3, "fixed"), (4, "secret")]


def random_game(players, setup, seed, most=9999):
    """Yield a game after each of its decisions, or of the first `most`."""
    game, luck = begun(players, seed, setup=setup), random.Random(seed)
    while not game.is_over and most:
        game.apply(any_action(game, luck))
        most -= 1
        yield game


@pytest.mark.parametrize(
    ("seats", "setup", "viewer"),
    [(*kind, viewer) for kind, viewer in zip(KINDS * 2, (0, 1, None, None, 0, 1), strict=True)],
)
def test_the_picture_from_events_is_that_of_the_state(seats, setup, viewer):
    compared, heard, followed = 0, 0, None
    for game in random_game(seats, setup, seed=seats):
        told = game.state(viewer)
        followed = (followed or TuscanyState.beginning(told)).after_all(
            game.events_for(viewer, heard)
        )
        heard = len(game.events)
        if told["phase"] is None:
            continue
        compared += 1
        reported = TuscanyState.from_object(told, followed)
        asked = followed.evolve(asked=reported.asked)
        assert asked == reported
        assert picture_of(asked) == picture_of(reported)
        assert picture_of(TuscanyState.of(told, game.events_for(viewer))) == picture_of(asked)
    assert compared > 60


@pytest.mark.parametrize("viewer", [0, None])
def test_at_the_end_all_hands_are_public(viewer):
    *_, game = random_game(3, "fixed", seed=5)
    state = TuscanyState.of(game.state(viewer), game.events_for(viewer))
    assert state.is_over
    assert all(seat.cards is not None for seat in state.seats)
    assert all(len(cards_held(seat)) == seat.hand for seat in state.seats)


def test_the_cards_of_others_are_face_down():
    for game in random_game(3, "fixed", seed=2, most=40):
        picture = picture_of(TuscanyState.of(game.state(1), game.events_for(1)))
        for slot, sprite in picture.items():
            if slot.kind == "card":
                assert (sprite.what == "back") == (slot.owner != 1)
            if slot.kind == "hand":
                assert sprite.what.isdigit() == (slot.owner != 1)


def test_a_state_without_events_shows_its_own_facts():
    *_, game = random_game(2, "fixed", seed=3, most=60)
    told = game.state(0)
    state = TuscanyState.of(told, game.events[:1])
    assert state == TuscanyState.of(told, game.events_for(0)) == TuscanyState.from_object(told)
    assert [sorted(filter(None, seat.storage)) for seat in state.seats] == [
        seat["storage"] for seat in told["seats"]
    ]
    assert set(picture_of(state)) >= {Slot("display", None, slot) for slot in range(8)}


DUCHY = Duchy(("B1", "A3", "C2"), (True, False, True), ("down", "up"))


@pytest.mark.parametrize("castle", ["C.M4", None])
def test_an_arrangement_is_read_as_it_was_written(castle):
    arrangement = Arrangement(DUCHY, castle)
    assert read(written(arrangement)) == arrangement


def test_boards_move_rotate_and_shift():
    duchy = plain_duchy(("A1", "B1", "C1"))
    assert moved(duchy, "A", 1).boards == ("B1", "A1", "C1")
    assert moved(duchy, "A", -1) == duchy
    assert moved(turned_over(duchy, "C"), "C", -1).turned == (False, True, False)
    assert stepped(duchy, "A") == duchy
    assert stepped(duchy, "B").steps == ("up", "up")
    assert stepped(stepped(duchy, "C"), "C") == duchy


def heights(duchy):
    spaces = catalogue.spaces_of(duchy)
    return {name: (space.column, space.height) for name, space in spaces.items()}


def test_a_duchy_with_a_rotated_board_a_is_rotated_as_a_whole():
    turned = Duchy(("B1", "A3", "C2"), (False, True, True), ("down", "up"))
    told = as_the_rules_have_it(turned)
    assert not told.turned[told.boards.index("A3")]
    assert as_the_rules_have_it(told) == told
    assert catalogue.neighbours_of(told).keys() == catalogue.neighbours_of(turned).keys()
    for cell, beside in catalogue.neighbours_of(turned).items():
        assert set(beside) == set(catalogue.neighbours_of(told)[cell])


def test_regions_are_those_of_the_rules():
    duchy = plain_duchy(("A1", "B1", "C2"))
    regions = catalogue.regions_of(duchy)
    assert sorted(cell for region in regions for cell in region) == sorted(heights(duchy))
    assert max(map(len, regions)) <= 3
    spaces = catalogue.spaces_of(duchy)
    for region in regions:
        assert len({spaces[cell].colour for cell in region}) == 1
        outside = {
            other
            for cell in region
            for other in catalogue.neighbours_of(duchy)[cell]
            if other not in region
        }
        assert all(spaces[other].colour != spaces[region[0]].colour for other in outside)
