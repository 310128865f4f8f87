"""What moves on the table of the Dice Game: in the end every slot shows what it should, whoever
looks on."""

from __future__ import annotations

import random

import pytest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.games.dice.dice_table import ANSWER as TABLE
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.timeline import Change, Grow, Roll, Travel, end_of


def steps(levels, seed, **request):
    """A game played at random: the state before each step, and the step."""
    plans = tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels))
    request = {"game": "burgundy-dice", "seed": seed, **request}
    game, luck = RunningGame.begin(LineUp(plans, request)), random.Random(seed)
    while not game.game.is_over:
        state = TABLE.state_of(game.view)
        legal = game.game.legal(game.view.legal["seat"])["actions"]
        yield state, game.act(luck.choice(legal))


def after(picture, moves):
    """What is shown when all moves are over, in the order in which the clock makes them."""
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
        assert after(before, moves) == right
        assert TABLE.picture(state) == right
        assert end_of(list(moves)) < 6000


def test_the_dice_of_a_new_round_roll_each_to_its_own_side():
    for state, step in steps((None,), 4):
        rolled = [move for move in TABLE.animate(state, step)[0] if isinstance(move, Roll)]
        if any(event["event"] == "round" for event in step.events):
            picture = TABLE.picture(TABLE.state_of(step.view))
            assert [move.sprites[-1] for move in rolled] == [picture[move.slot] for move in rolled]
            assert len(rolled) == 5 and all(len(set(move.sprites)) > 1 for move in rolled)
        else:
            assert not rolled


def test_what_others_have_written_is_written_before_ones_eyes():
    for state, step in steps(("page", "page", "page"), 4):
        known = {cell for seat in state.seats for cell in seat.cells}
        moves, state = TABLE.animate(state, step)
        for event in step.events:
            if event["event"] == "action" and event["action"]["type"] == "mark":
                stroke = Slot("stroke", event["seat"], f"cell:{event['action']['cell']}")
                assert any(isinstance(move, Grow) and move.slot == stroke for move in moves)
                assert known is not None


def test_what_stood_on_trial_is_not_written_twice():
    for state, step in steps((None,), 4):
        moves, state = TABLE.animate(state, step)
        last = step.action.get("cell") or step.action.get("castle")
        stroke = Slot("stroke", 0, f"cell:{last}")
        goes_on = step.view.state["seats"][0]["chosen"]
        assert any(isinstance(move, Grow) and move.slot == stroke for move in moves) == bool(
            goes_on
        )


def test_own_marks_do_not_come_again_when_all_are_opened():
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


def test_points_and_bonuses_fly_from_the_space_to_where_they_are_counted():
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


def test_a_mark_that_ends_a_round_stays_where_it_stood_on_trial():
    """It is not away until the dice of the next round lie."""
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
