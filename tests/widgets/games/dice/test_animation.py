"""Tests of animations on the table of the Dice Game: at the end every slot shows the right picture,
for every viewer."""

from __future__ import annotations

import random

import pytest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.games.dice.dice_table import ANSWER as TABLE
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.timeline import Change, Grow, Roll, Travel, end_of


def steps(levels, seed, **request):
    """Yield each step of a random game with the state before it."""
    plans = tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels))
    request = {"game": "burgundy-dice", "seed": seed, **request}
    game, luck = RunningGame.begin(LineUp(plans, request)), random.Random(seed)
    while not game.game.is_over:
        state = TABLE.state_of(game.view)
        legal = game.game.legal(game.view.legal["seat"])["actions"]
        yield state, game.act(luck.choice(legal))


def picture_after(picture, moves):
    """Return the pictures after all moves, which are applied in the order of the clock."""
    waiting = sorted(moves, key=lambda move: (move.start, move.length), reverse=True)
    shown = dict(picture)
    while waiting:
        move = waiting.pop()
        if isinstance(move, Change):
            if move.sprite is None:
                shown.pop(move.slot, None)
            else:
                shown[move.slot] = move.sprite
    return shown


@pytest.mark.parametrize(
    ("levels", "setup"),
    [
        ((None,), "secret"),
        ((None, "page"), "secret"),
        ((None, None, None), "secret"),
        (("page", None, "page", "page"), "different"),
        (("page", "page"), "same"),
        ((None, "page", "page", None, "page", "page"), "secret"),
    ],
)
def test_every_step_ends_with_the_picture_of_its_view(levels, setup):
    for state, step in steps(levels, 4, setup=setup):
        before = TABLE.picture(state)
        moves, state = TABLE.animate(state, step)
        right = TABLE.picture(TABLE.state_of(step.view))
        assert picture_after(before, moves) == right
        assert TABLE.picture(state) == right
        assert end_of(list(moves)) < 6000


def test_each_die_of_a_new_round_rolls_to_its_result():
    for state, step in steps((None,), 4):
        rolled = [move for move in TABLE.animate(state, step)[0] if isinstance(move, Roll)]
        if any(event["event"] == "round" for event in step.events):
            picture = TABLE.picture(TABLE.state_of(step.view))
            assert [move.sprites[-1] for move in rolled] == [picture[move.slot] for move in rolled]
            assert len(rolled) == 5 and all(len(set(move.sprites)) > 1 for move in rolled)
        else:
            assert not rolled


def test_the_marks_of_others_are_drawn_with_strokes():
    for state, step in steps(("page", "page", "page"), 4):
        known = {cell for seat in state.seats for cell in seat.cells}
        moves, state = TABLE.animate(state, step)
        for event in step.events:
            if event["event"] == "action" and event["action"]["type"] == "mark":
                stroke = Slot("stroke", event["seat"], f"cell:{event['action']['cell']}")
                assert any(isinstance(move, Grow) and move.slot == stroke for move in moves)
                assert known is not None


def test_a_mark_that_was_tried_is_not_drawn_twice():
    for state, step in steps((None,), 4):
        moves, state = TABLE.animate(state, step)
        last = step.action.get("cell") or step.action.get("castle")
        stroke = Slot("stroke", 0, f"cell:{last}")
        goes_on = step.view.state["seats"][0]["chosen"]
        assert any(isinstance(move, Grow) and move.slot == stroke for move in moves) == bool(
            goes_on
        )


def test_your_marks_are_not_drawn_again_when_all_are_shown():
    seen = 0
    for state, step in steps((None, "page"), 4):
        own = set(state.seats[0].cells)
        moves, state = TABLE.animate(state, step)
        if step.seat == 1 and step.events:
            drawn = {
                move.slot.at for move in moves if isinstance(move, Grow) and move.slot.owner == 0
            }
            assert not drawn & {f"cell:{cell}" for cell in own}
            seen += 1
    assert seen > 10


def test_points_and_bonuses_fly_from_the_space_to_their_counters():
    seen = set()
    for state, step in steps(("page", "page"), 4):
        for move in TABLE.animate(state, step)[0]:
            if isinstance(move, Travel):
                seen.add((move.sprite.kind, move.source.kind, move.target.kind))
    assert {
        ("dice-die", "die", "cell"),
        ("badge", "cell", "column"),
        ("token", "cell", "bonus"),
    } <= seen


def test_a_mark_that_ends_a_round_stays_in_its_space():
    """It must not disappear until the dice of the next round have stopped."""
    second = 0
    for seed in range(4):
        for state, step in steps((None,), seed):
            if not step.events or step.action["type"] != "mark":
                continue
            cell = Slot("cell", 0, step.action["cell"])
            moves, _ = TABLE.animate(state, step)
            shown = [move.start for move in moves if isinstance(move, Change) and move.slot == cell]
            assert shown == [0]
            second += bool(state.seats[0].chosen)
    assert second > 3
