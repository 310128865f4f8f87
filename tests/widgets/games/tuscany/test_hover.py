"""Tests of the hover cards: every slot under the pointer has an explanation, with the numbers of
the rules."""

import random

import pytest
from PySide6.QtCore import QSizeF

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.hover import explain
from burgundy_qt.widgets.games.tuscany.layout import layout_of
from burgundy_qt.widgets.games.tuscany.picture import SPRITE_PAINTER, picture_of
from burgundy_qt.widgets.games.tuscany.tuscany_table import KINDS
from burgundy_qt.widgets.games.tuscany.tuscany_texts import cards_counted, green_points
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.places import Highlight, Slot
from burgundy_qt.widgets.theme.palette import LIGHT
from tests.widgets.games.tuscany.played import any_action, begun
from tests.widgets.games.tuscany.positions import with_seat
from tests.widgets.games.tuscany.test_layout import a_table

NAMES = ["You", "Margaux", "Benoît", "Colette"]
LOOK = PaintStyle(LIGHT, "2020", 1.0, 1.0, sprite_painter=SPRITE_PAINTER)


def explained_slots(state):
    """Return all slots with an explanation."""
    laid = layout_of(QSizeF(1280, 764), state, 0)
    slots = {*laid.places, *picture_of(state)}
    return [slot for slot in slots if slot.kind in KINDS.explained]


def rows_of(state, slot, offer=None):
    return dict(explain(slot, state, NAMES, offer).rows)


@pytest.mark.parametrize("laying_out", [False, True])
def test_every_slot_has_an_explanation(laying_out):
    state = a_table(3, laying_out=laying_out)
    silent = {slot.kind for slot in explained_slots(state) if explain(slot, state, NAMES) is None}
    assert silent <= {"yield-card"}


def test_the_explanations_of_a_whole_game_have_titles_and_pictures():
    game, luck = begun(4, seed=8), random.Random(8)
    decisions = 0
    while not game.is_over:
        game.apply(any_action(game, luck))
        decisions += 1
        if decisions % 25:
            continue
        state = TuscanyState.of(game.state(0), game.events_for(0))
        for slot in explained_slots(state):
            told = explain(slot, state, NAMES)
            if told is not None:
                assert told.title
                assert (
                    told.sprite is None
                    or SPRITE_PAINTER.on_card(told.sprite, LOOK)
                    or told.sprite.kind
                )


def test_a_space_shows_the_remaining_points_of_its_region_and_its_colour():
    state = a_table(2)
    cell = "A.M2"
    rows = rows_of(state, Slot("cell", 0, cell))
    assert rows["The region, when full"] == green_points(3)
    assert rows["Villages left"] == "5 of 5"
    assert rows["All of them, as things stand"] == green_points(3)
    state = with_seat(state, 0, cells={cell: "village"}).after(
        {"event": "bonus", "seat": 1, "colour": "village", "rank": 1, "points": 3}
    )
    rows = rows_of(state, Slot("cell", 0, cell))
    assert rows["Villages left"] == "4 of 5"
    assert rows["All of them, as things stand"] == green_points(1)


def test_a_colour_bonus_names_its_owner():
    def taken_by(seat):
        bonus = {"event": "bonus", "seat": seat, "colour": "village", "rank": 1, "points": 3}
        slot = Slot("colour-bonus", None, "village.1")
        return explain(slot, a_table(2).after(bonus), NAMES).aside

    assert (taken_by(0), taken_by(1)) == ("Taken by you", "Taken by Margaux")


def test_costs_and_gains_are_below():
    state = a_table(2)
    offer = Highlight(costs=(("cards", 3), ("marble", 1)), gain_text="3 green points")
    rows = rows_of(state, Slot("cell", 0, "A.M2"), offer)
    assert rows["Costs"] == f"{cards_counted(3)} and 1 marble"
    assert rows["Gives now"] == "3 green points"


def test_the_deck_counts_cards_that_are_not_visible():
    state = a_table(2, {"cart": 4})
    state = state.evolve(discards={"cart": 5, "inn": 1})
    rows = rows_of(state, Slot("deck"))
    assert rows["Cart"] == "7"
    assert rows["Inn"] == "9"
    state = with_seat(state, 0, cards=None)
    assert rows_of(state, Slot("deck")) == {}


def test_the_hand_of_another_seat_shows_no_card():
    state = with_seat(a_table(2), 1, hand=6)
    told = explain(Slot("hand", 1), state, NAMES)
    assert told.rows == () and told.title == cards_counted(6)
    assert explain(Slot("card", 1, 0), state, NAMES) == told


def test_stacks_list_their_remaining_tiles():
    state = with_seat(a_table(2), 1, to_come={"cart": 2, "agriculture:olives": 1})
    assert rows_of(state, Slot("stack", 1, 2)) == {"Agriculture with olives": "1", "Cart": "2"}


@pytest.mark.parametrize(
    ("last", "emptied", "phase", "said"),
    [
        (False, False, 1, ""),
        (False, True, 2, "A stack is empty: the phase ends with this round."),
        (False, True, 3, "A right stack is empty: you play one more round."),
        (True, True, 3, "This is the last round."),
    ],
)
def test_the_clock_says_why_the_phase_ends(last, emptied, phase, said):
    state = a_table(2).evolve(last=last, emptied=emptied, phase=phase, round=6)
    assert explain(Slot("clock", 0, 0), state, NAMES).ruling == said


@pytest.mark.parametrize(("phase", "times"), [(1, "3×"), (2, "2×"), (3, "1×")])  # noqa: RUF001
def test_green_points_say_how_often_they_will_be_added(phase, times):
    state = a_table(2).evolve(phase=phase)
    assert rows_of(state, Slot("green", 0)) == {"Will still be added": times}
