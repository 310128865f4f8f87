"""Tests of turns in the last rounds of Burgundy that were once misjudged; late_turns.json has the
results of Knights' games for each."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.review.losses import Losses, TurnLoss
from burgundy_qt.ai.review.review_result import NORMAL
from burgundy_qt.ai.turn_search.beam import Greedy
from burgundy_qt.ai.turn_search.rollout import Rollout
from burgundy_qt.ai.turn_search.sequential_halving import SequentialHalving
from burgundy_qt.rules.game import Game

NEVER = [
    "a reply in the last round wins",
    "a reply in the last round wins by workers",
    "a reply in the round before the last wins",
]
ONE_LINE = "only a wide look at the last round finds the reply"


@cache
def asked() -> dict[str, Any]:
    return json.loads((Path(__file__).parent / "late_turns.json").read_text())


def question(name: str):
    """Return the position, the seat that decides, and a turn of it."""
    told = asked()[name]
    game = Game(told["request"])
    for seat, action in told["actions"]:
        game.apply(action, seat)
    return game.position, told["seat"], [game.code(action) for action in told["turn"]]


def rollout_from(position, horizon_steps: int = 2, thorough: bool = False) -> Rollout:
    return Rollout(Evaluator(*default_network_for(position)), position, horizon_steps, thorough)


def ends_of(position, seat: int, *turns):
    greedy = Greedy(Evaluator(*default_network_for(position)), position)
    return [greedy.after_actions(position, seat, turn) for turn in turns]


def share_of_win(rollout: Rollout, end, seat: int, number: int) -> float:
    _, _, win, _ = rollout.play(end, seat, 5, 0, number)
    return win[seat] / number


@pytest.mark.parametrize("name", NEVER)
def test_a_turn_that_the_next_player_refutes_is_not_reported_as_a_win(name):
    position, seat, turn = question(name)
    (end,) = ends_of(position, seat, turn)
    assert share_of_win(rollout_from(position), end, seat, 40) < 0.05


def test_thorough_rollouts_find_turns_that_need_a_wide_search_of_the_last_round():
    position, seat, turn = question(ONE_LINE)
    (end,) = ends_of(position, seat, turn)
    assert share_of_win(rollout_from(position, 6, True), end, seat, 40) < 0.05


@pytest.mark.parametrize("name", NEVER)
def test_a_search_does_not_promise_the_win_that_the_next_player_takes(name):
    position, seat, _ = question(name)
    halving = SequentialHalving(*default_network_for(position), position)
    assert halving.think(position, seat, 128, None, 1).win[seat] < 0.3


def test_without_chance_one_game_of_each_turn_gives_the_result():
    position, seat, _ = question(NEVER[0])
    halving = SequentialHalving(*default_network_for(position), position)
    thought = halving.think(position, seat, 1000, None, 1)
    assert {one.visits for one in halving.trials} == {1}
    assert min(thought.win) == pytest.approx(0.0, abs=1e-6)
    assert max(thought.win) == pytest.approx(1.0, abs=1e-6)


@cache
def reported_loss(name: str, seed: int) -> tuple[TurnLoss, int]:
    position, seat, turn = question(name)
    return Losses(position, NORMAL).of_turn(position, seat, turn, seed), seat


@pytest.mark.parametrize("seed", [1, 2])
def test_a_turn_that_knights_win_more_often_with_is_no_mistake(seed):
    found, seat = reported_loss("move 171", seed)
    assert found.swing.win[seat] > -0.02


@pytest.mark.parametrize(
    ("name", "least", "most"), [("move 137", 0.05, 0.3), ("move 175", 0.15, 0.4)]
)
def test_a_late_loss_agrees_with_games_of_knights(name, least, most):
    found, seat = reported_loss(name, 1)
    assert least < -found.swing.win[seat] < most


def test_remembered_replies_change_nothing():
    position, seat, turn = question("move 175")
    halving = SequentialHalving(*default_network_for(position), position, 40)
    turns = [turn, *(actions for _, actions in halving.beam.turns(position, seat))]
    ends = ends_of(position, seat, *turns)
    used = rollout_from(position)
    assert len(ends) > 32
    for _ in range(2):
        for end in ends:
            assert used.play(end, seat, 7, 0, 2) == rollout_from(position).play(end, seat, 7, 0, 2)
