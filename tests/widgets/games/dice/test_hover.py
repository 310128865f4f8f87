"""Tests of the hover cards: every slot has an explanation, with the numbers of the rules."""

import pytest
from PySide6.QtCore import QSizeF

from burgundy_qt.rules.dice.known_state import Dice, DiceState
from burgundy_qt.widgets.games.dice.dice_table import KINDS
from burgundy_qt.widgets.games.dice.hover import TELLERS, explain
from burgundy_qt.widgets.games.dice.layout import layout_of
from burgundy_qt.widgets.sprites.places import Highlight, Slot, Sprite
from tests.widgets.games.dice.played import random_game

NAMES = ["You", "Margaux"]


def a_state(cells=None, phase="II", letter="A", seats=2, **more) -> DiceState:
    state = DiceState.empty(seats, letter)
    own = state.seats[0].evolve(castle="3.2", cells={"3.2": 0, **(cells or {})})
    dice = Dice((2, 5), ("river", "town"), 1)
    boxes = (state.track, 2, 0)
    state = state.replacing(0, own).evolve(phase=phase, round=1, dice=dice, boxes=boxes)
    return state.evolve(**more)


def card_of(cell, **state):
    return explain(Slot("cell", 0, cell), a_state(**state), NAMES)


def rows(card):
    return dict(card.rows)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_every_kind_with_a_hover_card_has_words(qapp, seats):
    *_, game = random_game(seats, "secret", "B", rounds=9)
    state = DiceState.of(game.state(0), game.events)
    names = [f"Seat {number}" for number in range(seats)]
    for slot in layout_of(QSizeF(1280, 764), state, 0).places:
        if slot.kind in KINDS.explained:
            card = explain(slot, state, names)
            assert card is not None and card.title and card.sentence, slot


def test_every_kind_with_a_hover_card_has_a_function():
    assert set(KINDS.explained) == set(TELLERS)


def test_a_mine_shows_its_numbers_and_the_gains_of_its_region():
    card = card_of("1.3")
    assert card.title == "Mine" and card.sentence == "Takes 3 or 4."
    assert card.aside == "Region of 2, 0 marked"
    assert rows(card) == {"Full in phase II": "+3", "Full in phase III": "+2", "Gives": "1 silver"}


def test_a_space_says_if_it_touches_no_mark():
    assert card_of("1.1").ruling and not card_of("3.1").ruling


def test_a_town_lists_the_numbers_that_its_region_lacks():
    assert card_of("2.2", cells={"2.1": 4, "3.1": 1}).sentence.endswith("Takes 2, 3, 5 or 6.")


def test_a_pasture_takes_the_number_of_its_region():
    assert card_of("3.4", cells={"3.3": 6}).sentence.endswith("Takes 6.")
    assert card_of("3.4").sentence.startswith("Takes any number")
    assert rows(card_of("3.4"))["Full in phase II"] == "+6"


def test_a_castle_takes_a_number_of_a_neighbour():
    assert card_of("5.2", cells={"4.2": 5, "4.3": 6}).sentence.endswith("next to it: 5 or 6.")
    assert card_of("5.5").sentence.endswith("there is none yet.")
    assert rows(card_of("3.5")) == {"Full": "+1", "Gives": "1 silver"}


def test_before_the_game_a_castle_can_be_the_start_castle():
    state = a_state(phase=None)
    state = state.replacing(0, state.seats[0].evolve(castle=None, cells={}))
    assert "start castle" in explain(Slot("cell", 0, "3.5"), state, NAMES).sentence


def test_a_full_region_has_no_further_gains():
    card = card_of("1.1", cells={"1.1": 5, "1.2": 6})
    assert card.aside == "Region of 2, full" and card.sentence == "Marked with 5."
    assert not card.rows


def test_an_offer_shows_its_costs_and_points():
    offer = Highlight(costs=(("silver", 1),), gains=((("region", 4),),))
    card = explain(Slot("cell", 0, "1.1"), a_state(), NAMES, offer)
    assert card.rows[-2:] == (("Costs", "1 silver"), ("Scores now", "+4"))


def test_a_value_names_its_owner():
    state = a_state()
    state = state.replacing(1, state.seats[1].evolve(colours={"mine": "first"}))
    card = explain(Slot("value", 0, "mine.first"), state, NAMES)
    assert card.title == "All mines: 3 points" and rows(card) == {"Taken by": "Margaux"}
    assert card.aside == "0 of 4 marked" and card.sprite == Sprite("worth", "mine-first")


def test_in_a_solo_game_the_first_values_are_for_two_phases():
    card = explain(Slot("value", 0, "town.first"), a_state(seats=1), NAMES)
    assert "phase I or II" in card.sentence


def test_the_verdicts_are_those_of_the_rules():
    card = explain(Slot("goal", None, "bar"), a_state(seats=1), NAMES)
    assert card.rows == (("Good", "51"), ("Excellent", "61"), ("Incredible", "70"))
