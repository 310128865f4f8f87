"""Tests of the table of Tuscany for screen readers."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.tuscany.known_seat import SeatState
from burgundy_qt.rules.tuscany.known_state import TuscanyAsked, TuscanyState
from burgundy_qt.widgets.games.tuscany.tuscany_table import ANSWER as TABLE
from burgundy_qt.widgets.games.tuscany.tuscany_texts import (
    cards_counted,
    counted_name,
    green_points,
    tiles_counted,
)
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import SlotGroup
from tests.widgets.games.tuscany.positions import with_seat

NAMES = ("You", "Ginevra")


@pytest.fixture
def state():
    dealt = ("A1", "B1", "C1"), ("A2", "B2", "C2")
    return TuscanyState(seats=tuple(SeatState(boards=boards) for boards in dealt), phase=1)


def spoken_name(state, kind, owner=None, at=None):
    return TABLE.slot_name(Slot(kind, owner, at), state, NAMES)


def spots_in(groups):
    for group in groups:
        for part in group.parts:
            yield from spots_in([part]) if isinstance(part, SlotGroup) else [part]


def test_every_slot_is_read_once_and_has_a_name(state):
    state = with_seat(state, 0, cards={"cart": 2, "inn": 1})
    slots = list(spots_in(TABLE.groups(state)))
    assert len(set(slots)) == len(slots) and all(spoken_name(state, *slot) for slot in slots)


def test_a_hidden_hand_is_read_as_a_number_of_cards(state):
    state = with_seat(state, 0, cards={"cart": 2, "inn": 1}, hand=3)
    state = with_seat(state, 1, hand=5)
    slots = list(spots_in(TABLE.groups(state)))
    assert {slot.owner for slot in slots if slot.kind == "card"} == {0}
    assert spoken_name(state, "card", 0, 0) == "Card: inn"
    assert spoken_name(state, "hand-count", 1) == f"In hand: {cards_counted(5)}"


def test_the_groups_change_only_with_their_shape(state):
    before, slots = TABLE.group_shape(state), list(spots_in(TABLE.groups(state)))
    state = state.with_tile(0, "cart", True)
    assert TABLE.group_shape(state) == before and list(spots_in(TABLE.groups(state))) == slots
    state = with_seat(state, 0, storage=(None, None))
    assert TABLE.group_shape(state) != before
    assert Slot("store", 0, 1) in spots_in(TABLE.groups(state))


def test_boards_can_be_moved_only_while_the_duchy_is_arranged(state):
    kinds = {slot.kind for slot in spots_in(TABLE.groups(state))}
    assert not kinds & {"board", "move-left", "turn-board", "half-step", "move-right"}
    state = state.evolve(phase=None, asked=TuscanyAsked(0, (0,), ("start",)))
    kinds = {slot.kind for slot in spots_in(TABLE.groups(state))}
    assert {"board", "move-left", "turn-board", "half-step", "move-right"} <= kinds
    assert spoken_name(state, "half-step", 0, "B") == "Board B half a space up or down"
    assert (
        spoken_name(state, "state", 0) == "Arranges the duchy"
        and spoken_name(state, "state", 1) == "Ready"
    )


def test_spaces_are_read_by_column_with_their_tiles(state):
    duchy = [slot for slot in spots_in(TABLE.groups(state)) if slot.kind == "cell"][:30]
    assert [slot.at for slot in duchy[:4]] == ["A.L1", "A.L2", "A.L3", "A.M1"]
    assert spoken_name(state, "cell", 0, "A.L1") == "Column 1, space 1, inn, empty"
    cells = {"A.R3": "castle", "A.L1": "hexagon", "A.L2": "agriculture:grain"}
    state = with_seat(state, 0, start="A.R3", cells=cells)
    assert spoken_name(state, "cell", 0, "A.L1") == "Column 1, space 1, inn: wooden hexagon"
    told = "Column 1, space 2, agriculture: agriculture with grain"
    assert spoken_name(state, "cell", 0, "A.L2") == told
    assert spoken_name(state, "cell", 0, "A.R3").endswith(": start castle")


def test_display_piles_and_stacks_name_only_public_facts(state):
    state = state.with_tile(2, "town", True).evolve(
        neutral_stack={"cart": 2, "inn": 1}, discards={"cart": 2, "inn": 1}, last_yield="red"
    )
    assert spoken_name(state, "display", None, 2) == "Display 3: town"
    assert spoken_name(state, "display", None, 3) == "Display 4, empty"
    assert spoken_name(state, "neutral-stack") == f"Neutral stack: {tiles_counted(3)}"
    assert spoken_name(state, "discards") == f"Discards: inn and {counted_name(2, 'cart')}"
    assert spoken_name(state, "yield-card") == "Yield card: 2 red points"
    assert spoken_name(state, "stack", 1, 1) == f"Middle stack: {tiles_counted(7)}"


def test_bonuses_name_the_remaining_tiles_and_the_winners(state):
    state = with_seat(state, 0, bonus={"card": 2}).evolve(won={"cart": (1,)})
    assert (
        spoken_name(state, "colour-bonus", None, "cart.1")
        == f"All carts: {green_points(3)}, Ginevra"
    )
    assert (
        spoken_name(state, "colour-bonus", None, "cart.2")
        == f"All carts, second: {green_points(1)}"
    )
    assert spoken_name(state, "supply", None, "card") == "Bonus tile +1 card: 5 left"
    assert spoken_name(state, "bonus", 0, "card") == "Bonus tile +1 card: 2"


def test_the_course_shows_the_progress_of_the_phase(state):
    state = with_seat(state, 1, stacks=(3, 7, 7))
    assert spoken_name(state, "phase", None, "I") == "Phase I, now: 4 of 7 tiles shown"
    assert spoken_name(state, "phase", None, "II") == "Phase II: 0 of 7 tiles shown"
    state = state.evolve(emptied=True)
    assert spoken_name(state, "phase", None, "I") == "Phase I, now: it ends with this round"
    state = state.evolve(phase=3)
    assert spoken_name(state, "phase", None, "III") == "Phase III, now: one more round follows"
