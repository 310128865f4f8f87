"""Tests of costly turns that are played out: the arithmetic of the campaign, and one turn of it."""

import pytest

from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import depth
from lab import costly_turns as campaign
from lab.costly_turns import CostlyGame, costly_turn, errors_of, inside, page_lines
from lab.error_rates import turns_of
from lab.game_kinds import KINDS, played_by


def a_game(seed: int, *cases: tuple[float, float, float]) -> CostlyGame:
    """Return a game with turns of these predicted costs, results and standard errors."""
    costly = [
        {"first": 5, "over": 0.1, "grade": "mistake", "win": each, "lead": each}
        for told, came, error in cases
        for each in [[told, 0.01, came, error]]
    ]
    return CostlyGame(seed, 40, costly, 1.0)


def test_predictions_are_compared_with_results_game_by_game():
    games = [a_game(0, (0.2, 0.1, 0.05), (0.2, 0.1, 0.05)), a_game(1), a_game(2, (0.1, 0.2, 0.05))]
    error = errors_of(games, "win")
    assert (error.moments, error.games) == (3, 2)
    assert error.off == pytest.approx(0.1 / 3)
    assert error.error == pytest.approx(((2 * 0.2 / 3) ** 2 + (0.4 / 3) ** 2) ** 0.5 / 3)


def test_the_errors_of_prediction_and_result_are_combined():
    games = [a_game(0, (0.2, 0.1, 0.1), (0.2, 0.15, 0.04)), a_game(1, (0.2, 0.25, 0.06))]
    assert inside(games, "win") == pytest.approx(2 / 3)


def test_a_turn_that_was_better_beyond_chance_counts_as_reversed():
    games = [a_game(0, (0.2, -0.11, 0.05), (0.2, -0.09, 0.05), (0.2, 0.3, 0.05))]
    page = "\n".join(page_lines({"dice": games, "tuscany": [a_game(0)]}))
    assert "| Dice Game, 2 seats | 1 | 3 | 20.0 | 3.3 | 16.7 ± 0.0 | 0% | 1 |" in page
    assert "Tuscany" not in page


def test_games_are_played_once_until_there_are_enough_costly_turns(tmp_path):
    played = []

    class Pool:
        map = staticmethod(map)

    def play(seed: int) -> CostlyGame:
        played.append(seed - campaign.FIRST_SEED)
        return a_game(seed, (0.1, 0.1, 0.1), (0.1, 0.1, 0.1))

    diary = tmp_path / "some.jsonl"
    assert len(campaign.enough(Pool(), play, diary, 3)) == 2
    assert len(campaign.enough(Pool(), play, diary, 5)) == 3
    assert played == [0, 1, 2]


def test_other_bots_than_the_judge_play_a_blunder_out():
    game = played_by(KINDS["dice"], ("page",), 3)
    losses = Losses(game.position_at(0)[0], depth("quick"))
    found = [costly_turn(losses, turn, 20, turn.first) for turn in turns_of(game)[-12:]]
    costly = [one for one in found if one]
    assert costly and any(one is None for one in found)
    assert all(one["grade"] in ("mistake", "blunder") for one in costly)
    assert sum(one["lead"][2] for one in costly) > 0
