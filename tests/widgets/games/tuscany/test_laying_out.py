"""Tests of the set-up of the duchy by clicks: boards are moved, rotated and shifted, the castle is
chosen, and Ready confirms."""

from __future__ import annotations

from itertools import product

import pytest

from burgundy_qt.rules.tuscany.catalogue import REGION_POINTS, read, regions_of, spaces_of
from burgundy_qt.rules.tuscany.components import LAYOUTS, order_of, steps_of, turned_of
from burgundy_qt.session.games.tuscany_profile import PROPOSAL, best_counted
from burgundy_qt.widgets.games.tuscany.tuscany_input import (
    ANSWER,
    DUCHY,
    arrangement_of,
    castles_of,
    first_arrangement,
)
from burgundy_qt.widgets.play.decision import ANOTHER, END
from burgundy_qt.widgets.play.move_choice import NotSelectable
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.games.tuscany.positions import a_seat, a_state, seen

DEALT = ["A1", "B1", "C1"]
CASTLES = castles_of(first_arrangement(DEALT).duchy)


def all_starts():
    """Return the 288 possible duchies of the dealt boards."""
    return [
        {
            "type": "start",
            "boards": [DEALT[kind] for kind in order_of(layout)],
            "turned": turned_of(layout),
            "steps": steps_of(layout),
            "castle": castle,
        }
        for layout, castle in product(LAYOUTS, CASTLES)
    ]


STARTS = all_starts()


@pytest.fixture
def choice():
    state = a_state(a_seat(duchy=None, cells={}), a_seat(cards=None), phase=None, pending=["start"])
    view = seen(state, STARTS, previews={PROPOSAL: best_counted(STARTS)})
    return ANSWER.choosing(ANSWER.options(view, STARTS, view.prices), view)


def clicked(choice, *targets):
    for target in targets:
        choice = choice.click(target)
    return choice


def test_ready_places_the_boards_like_the_quick_start(choice):
    done = clicked(choice, END).action
    assert done["boards"] == DEALT and done["steps"] == ["down", "up"]
    assert done["castle"].startswith("B.")


def test_every_duchy_can_be_reached_by_the_clicks_of_its_path(choice):
    for way in choice.options:
        [path] = way.paths
        assert clicked(choice, *(click.target for click in path)).action == way.action


def test_boards_are_moved_rotated_and_shifted_and_the_castle_is_chosen(choice):
    clicks = [
        ClickTarget("move", "C", "left"),
        ClickTarget("turn", "B"),
        ClickTarget("step", "C"),
        ClickTarget("cell", CASTLES[0]),
    ]
    done = clicked(choice, *clicks, END).action
    assert done["boards"] == ["A1", "C1", "B1"]
    assert done["turned"] == [False, False, True]
    assert done["steps"] == ["up", "up"]
    assert done["castle"] == CASTLES[0]


def test_the_highlights_contain_the_arrangement_for_the_table(choice):
    lies = clicked(choice, ClickTarget("turn", "C")).highlights[DUCHY]
    assert lies.chosen and read(lies.trial).duchy.turned == (False, False, True)


def test_a_rotated_board_a_becomes_a_rotated_duchy(choice):
    turned = clicked(choice, ClickTarget("turn", "A"))
    seen_so = {
        name: (space.column, space.height)
        for name, space in spaces_of(turned.arrangement.duchy).items()
    }
    told = clicked(turned, END).action
    told_so = spaces_of(arrangement_of(told).duchy)
    assert told["boards"] == ["C1", "B1", "A1"] and told["turned"] == [True, True, False]
    highest = max(space.height for space in told_so.values())
    assert {
        name: (8 - space.column, highest - space.height) for name, space in told_so.items()
    } == seen_so


def test_a_board_dragged_to_another_moves_the_boards_between_them(choice):
    dragged = choice.drop(ClickTarget("turn", "C"), ClickTarget("turn", "A"))
    assert dragged.arrangement.duchy.boards == ("C1", "A1", "B1")
    on_its_castle = choice.drop(ClickTarget("turn", "A"), ClickTarget("cell", CASTLES[1]))
    assert on_its_castle.arrangement.duchy.boards == ("B1", "A1", "C1")


def test_moves_without_an_effect_are_not_offered(choice):
    for target in (
        ClickTarget("move", "A", "left"),
        ClickTarget("step", "A"),
        ClickTarget("move", "C", "right"),
    ):
        assert target not in choice.highlights
        with pytest.raises(NotSelectable, match="Click a castle space, drag a board to its place"):
            choice.click(target)


def test_as_proposed_shows_the_proposal_and_back_removes_it(choice):
    laid = clicked(choice, ANOTHER)
    assert clicked(laid, END).action == best_counted(STARTS)
    assert ANOTHER not in laid.highlights
    assert laid.back().arrangement == choice.arrangement


def test_the_proposal_has_the_most_points_for_regions():
    def points(start):
        return sum(REGION_POINTS[len(region)] for region in regions_of(arrangement_of(start).duchy))

    assert points(best_counted(STARTS)) == max(map(points, STARTS))
