"""Tests of the level that a review names for a seat."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from burgundy_qt.ai.review import accuracy
from burgundy_qt.ai.review.accuracy import (
    accuracy_of,
    bounded,
    counted,
    elo_of,
    elos_of,
    falling,
    fewest_decisions,
)
from burgundy_qt.ai.review.review_result import (
    QUICK,
    ExpectedResult,
    Measured,
    Review,
    ReviewedTurn,
)
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.ai.strengths import LeadLost, strengths_in
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from tests.ai.review.reviewed_games import a_game

FEW = replace(
    QUICK, name="few", plans=6, rollouts=12, measured=8, again=8, expected=1, chances=1, most=1
)
"""Measures losses, and hardly searches for luck."""

MARGIN = 10.0
KNOWN = [(0.06, 1000.0), (0.02, 1400.0), (0.005, 1700.0)]
LEVELS = LeadLost({"page": 0.06, "knight": 0.02, "duke": 0.0}, 1.5, 4)
"""Made-up losses of levels, with the Elo of Tuscany."""


def a_turn(
    loss: float,
    points: float = 0.0,
    seat: int = 0,
    is_choice: bool = True,
    others: float = 0.0,
    chance: float = 0.0,
) -> ReviewedTurn:
    swing = Measured((-loss, loss), (-points, others), (0.01, 0.01), (0.0, 0.0))
    worth = ExpectedResult((chance, 1 - chance), (100.0, 100.0))
    return ReviewedTurn(0, 1, seat, None, worth, is_choice, swing, swing, 0, (), None)


@pytest.fixture
def measured(monkeypatch):
    monkeypatch.setattr(accuracy, "lead_lost_in", lambda game, table: LEVELS)


def skill_by(points: list[float]):
    """Return the skill of a seat that has already lost, from the points lost."""
    return accuracy_of(0, [a_turn(0.0, one) for one in points], "tuscany", 2, MARGIN)


def test_decisions_without_a_choice_and_those_of_others_are_left_out():
    turns = [a_turn(0.04), a_turn(0.0), a_turn(0.5, seat=1), a_turn(0.3, is_choice=False)]
    told = accuracy_of(0, turns, "burgundy", 99, MARGIN)
    assert (told.decisions, told.rate, told.error) == (2, 0.02, pytest.approx(0.02))
    assert told.elo is None and told.level is None


def test_a_seat_without_a_choice_has_no_rate():
    assert accuracy_of(1, [a_turn(0.1)], "burgundy", 2, MARGIN).decisions == 0


@pytest.mark.parametrize(("rate", "elo"), [(0.06, 1000), (0.02, 1400), (0.005, 1700)])
def test_a_seat_that_loses_as_much_as_a_level_gets_its_elo(rate, elo):
    assert elo_of(rate, KNOWN) == pytest.approx(elo)


def test_elo_is_interpolated_and_extended_a_little_beyond_the_last_levels():
    assert elo_of(0.04, KNOWN) == pytest.approx(1200)
    assert elo_of(0.065, KNOWN) == pytest.approx(950)
    assert elo_of(0.3, KNOWN) == 850
    assert elo_of(-0.01, KNOWN) == 1800


def test_levels_with_equal_losses_are_merged():
    known = falling([(0.06, 1000), (0.03, 1100), (0.03, 1200), (0.0, 1500)])
    assert known == [(0.06, 1000), (0.03, 1150), (0.0, 1500)]


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_the_level_does_not_change_when_the_same_turns_are_played_in_a_decided_game(
    measured, chance
):
    lost = [0.0, 0.5, 0.0, 1.5, 0.0, 0.2]
    open_game, decided = (
        accuracy_of(0, turns, "tuscany", 2, MARGIN)
        for turns in (
            [a_turn(one / MARGIN / 4, one, chance=0.5) for one in lost],
            [a_turn(0.0, one, chance=chance) for one in lost],
        )
    )
    assert (open_game.rate, decided.rate) == (pytest.approx(sum(lost) / 240), 0.0)
    assert (decided.level, decided.elo, decided.elo_error) == (
        *(open_game.level, open_game.elo, open_game.elo_error),
    )
    assert decided.level == "knight"


def test_in_an_open_game_the_chance_to_win_counts_and_in_a_decided_one_points():
    assert counted(0.02, 0.0, 0.5, 1.0) == pytest.approx(0.08, abs=0.002)
    assert 0 < counted(0.02, 0.0, 0.1, 1.0) < 0.04
    assert counted(0.0, 0.08, 0.5, 1.0) == 0.0 == counted(0.02, 0.0, 1.0, 1.0)
    assert counted(0.0, 0.08, 0.0, 1.0) == counted(0.0, 0.08, 1.0, 1.0) > 0.07
    assert counted(0.0, 0.08, 0.0, 0.7) == pytest.approx(0.7 * counted(0.0, 0.08, 0.0, 1.0))


def test_a_seat_that_gives_points_away_in_a_lost_game_is_no_duke(measured):
    told = skill_by([4.0, 0.0, 6.0, 2.0] * 5)
    assert told.rate == 0.0 and told.level == "page"


def test_points_gained_by_others_count_as_lost(measured):
    own = accuracy_of(0, [a_turn(0.0, 1.0)] * 4, "tuscany", 2, MARGIN)
    given = accuracy_of(0, [a_turn(0.0, 0.0, others=1.0)] * 4, "tuscany", 2, MARGIN)
    assert own.lead == pytest.approx(given.lead) and own.elo == given.elo


def test_one_giant_blunder_does_not_decide():
    assert bounded(40.0, MARGIN) == pytest.approx(0.3, abs=1e-6)
    assert bounded(-40.0, MARGIN) == pytest.approx(-0.3, abs=1e-6)
    assert bounded(0.1, MARGIN) == pytest.approx(0.01, abs=1e-4)


def test_no_level_is_named_with_too_few_decisions(measured):
    assert skill_by([0.2] * 3).level is None
    assert skill_by([0.2] * 4).level == "knight"


@pytest.mark.parametrize(("lost", "level"), [(5.0, "page"), (-2.0, "duke")])
def test_beyond_all_levels_the_elo_has_no_error_bar(measured, lost, level):
    told = skill_by([lost] * 4)
    assert (told.level, told.elo_error) == (level, None)


def test_the_error_of_the_elo_is_that_of_the_decisions_times_a_spread(measured):
    told = skill_by([0.4, 0.0, 0.4, 0.0])
    spread = told.lead_error / MARGIN * LEVELS.spread
    known = [(LEVELS.rates[name], elo) for name, elo in elos_of(LEVELS, "tuscany").items()]
    low, high = (elo_of(told.lead / MARGIN + by * spread, known) for by in (1, -1))
    assert told.elo_error == round((high - low) / 2) > 0


@cache
def lost_game() -> Game:
    """Return a game that a Squire lost by 66 to 200, with two modules of 2019."""
    told = json.loads((Path(__file__).parent / "lost_by_66_to_200.json").read_text("utf-8"))
    game = Game(told["request"])
    for seat, action in told["actions"]:
        game.apply(action, seat)
    assert game.is_over and list(game.position.bot_scores()) == [66, 200]
    return game


def played_by_chance(game: str, seed: int) -> Game:
    """Return a game of a random player against a Page."""
    chance, page = Random(seed), Thinker("page", seed=seed)
    played = Game({"game": game, "players": 2, "seed": seed})
    while not played.is_over:
        seat = played.deciding()
        legal = played.position.legal(seat)
        action = page.choose(played.position, seat) if seat else chance.choice(legal)
        played.apply(played.action(action), seat)
    return played


def reviewed(game: Game) -> Review:
    reviewer = Reviewer(game, FEW, seed=1)
    return reviewer.review_of(list(reviewer.review()))


def test_a_loss_by_66_to_200_is_no_game_of_a_baron():
    squire, winner = reviewed(lost_game()).skills
    assert squire.level is None and winner.level is None
    assert squire.rate < 0.02  # as little as a Baron, because the chance to win was lost early
    assert squire.lead > 4 * squire.lead_error and squire.lead > winner.lead > 0


def test_a_random_player_gets_the_weakest_level():
    told = reviewed(played_by_chance("burgundy-dice", 3)).skills[0]
    assert told.decisions >= 15 and told.level == "page" and told.elo_error is None


@pytest.mark.parametrize("game", ["carcassonne", "tuscany"])
def test_a_random_player_gets_no_level_and_is_seen_to_give_points_away(game):
    by_chance, page = reviewed(played_by_chance(game, 3)).skills
    assert by_chance.level is None and page.level is None
    assert by_chance.lead > page.lead + by_chance.lead_error > 0


@pytest.mark.parametrize(("game", "fewest"), [("burgundy-dice", 15), ("tuscany", None)])
def test_a_level_is_named_only_after_this_many_decisions(game, fewest):
    assert fewest_decisions(a_game(game).position) == fewest


@pytest.mark.parametrize("game", GAMES)
def test_measured_losses_fall_from_the_weakest_level_to_the_strongest(game):
    for measured in strengths_in(game).lead_lost.values():
        elos = elos_of(measured, game)
        assert list(elos) == list(measured.rates) and len(elos) >= 4
        rates = [measured.rates[name] for name in elos]
        assert rates == sorted(set(rates), reverse=True)
        assert measured.spread >= 1 and measured.decisions > 1
