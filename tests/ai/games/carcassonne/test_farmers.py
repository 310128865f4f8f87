"""Tests of farmers: positions in which a greedy bot errs (found by farmers.py), the actions of a
Baron and a Duke there, and the verdict of a review."""

import json

import pytest

from burgundy_qt.ai.levels import level
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import QUICK
from burgundy_qt.ai.thinker import NetworkBot
from burgundy_qt.rules.carcassonne.protocol import GAME
from tests.ai.games.carcassonne.farmers import FILE, greedy, position_of
from tests.ai.games.carcassonne.forgoing import is_farmer

TOLD = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("told", TOLD, ids=lambda told: f"{told['seed']}-{len(told['actions'])}")
def test_the_farmer_is_legal_and_the_greedy_bot_places_none(told):
    position = position_of(told)
    seat = position.waiting_seats()[0]
    assert told["right"] in position.legal(seat) and is_farmer(told["right"])
    assert greedy(position, seat) == told["greedy"] != told["right"]


@pytest.mark.parametrize(("name", "rollouts", "aim"), [("baron", 16, 17), ("duke", 64, 18)])
def test_strong_levels_place_the_right_farmer(name, rollouts, aim):
    assert len(TOLD) == 20
    assert sum(is_right(told, name, rollouts) for told in TOLD) >= aim


def is_right(told, name, rollouts):
    """Return whether a level places the farmer after this many rollouts."""
    position = position_of(told)
    player = level(name).at_table(GAME, 2)
    bot = NetworkBot(player, *shipped_network(GAME, 2), position)
    seat = position.waiting_seats()[0]
    return bot.choose(position, seat, None, rollouts, 5) == told["right"]


def test_a_review_blames_the_greedy_action_and_hardly_ever_the_farmer():
    found = [points_lost(position_of(told), told["right"], told["greedy"]) for told in TOLD]
    assert sum(lost > 0 for lost, _ in found) <= 3
    assert sum(lost > 0 for _, lost in found) >= 18


def points_lost(position, *actions):
    """Return the points that each action loses for its seat by a quick review."""
    losses, seat = Losses(position, QUICK), position.waiting_seats()[0]
    return [-losses.of_turn(position, seat, [one], 5).swing.points[seat] for one in actions]
