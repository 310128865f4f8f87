"""Tests of the campaign of calibration: games are stored exactly, errors are clustered by game, and
wrong predictions are found."""

import random

import numpy as np
import pytest

from burgundy_qt.ai.games.burgundy.burgundy_bots import ROUNDS, ROUNDS_A_PHASE, random_box
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.networks.calibration import Calibration
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.thinker import Thinker
from lab.calibration_page import page_lines
from lab.calibration_plot import write_plot
from lab.fitting import best_curve, fitted, seen_in
from lab.predictions import Foretold, Knights, Told, foretold
from lab.told_and_came import Found, by_tenths, chances, error_of, faults, points
from tests.ai.small_networks import random_start

KNIGHT = LEVELS[3].name


def made_up(seed, timid=1.0, low=1.0, length=ROUNDS):
    """Make up a game, or its beginning, whose chances are too timid by a power and whose points to
    come are too low by a factor."""
    chance = random.Random(seed)
    weights = [chance.random() ** 2 for _ in range(3)]
    known = [weight / sum(weights) for weight in weights]
    winner = chance.choices(range(3), known)[0]
    seen = list(Calibration(1 / timid).chances(known))
    rounds = [
        Foretold(
            at // ROUNDS_A_PHASE if at < ROUNDS - 1 else None,
            [4 * at] * 3,
            [seen] * 3,
            [(100 - 4 * at) / low] * 3,
            [100 - 4 * at] * 3,
        )
        for at in range(length)
    ]
    shares = [float(seat == winner) for seat in range(3)]
    return Told(seed, "burgundy", 3, "2011", rounds, shares, [100] * 3, 0.0)


def test_the_fit_finds_the_figures_of_made_up_games():
    figures = fitted([made_up(seed, timid=1.3, low=1.25) for seed in range(500)])
    assert figures["power"] == pytest.approx([1.3] * 5, abs=0.15)
    assert figures["own"] == pytest.approx([1] * 5, abs=0.15)
    assert figures["points"] == {"2011": {"judged": [1.25] * 5, "played": [1.0] * 5}}


def test_the_curve_is_fitted_to_wrongly_predicted_chances():
    chance = np.random.default_rng(7)
    known = chance.dirichlet([1.0] * 3, 20_000)
    came = np.array([chance.multinomial(1, shares) for shares in known], dtype=float)
    raw = known * [1 / 1.2, 1, 1]
    told = raw ** (1 / 1.3)
    power, own = best_curve(told / told.sum(axis=1, keepdims=True), came)
    assert power == pytest.approx(1.3, abs=0.05) and own == pytest.approx(1.2, abs=0.05)


def test_the_last_stage_is_fitted_to_later_moments_too():
    games = [made_up(seed) for seed in range(3)]
    assert [len(seen_in(games, stage)[0]) for stage in range(5)] == [45, 45, 45, 45, 45]
    assert seen_in(games, 0)[0][1].tolist() == seen_in(games, 0)[0][0][[1, 2, 0]].tolist()


def test_moments_of_one_game_are_one_cluster():
    once = [Found(game, 0.5, float(game % 2)) for game in range(100)]
    assert error_of(once).error == pytest.approx(0.05)
    assert error_of(once * 25).error == pytest.approx(0.05)


def test_chances_that_are_too_timid_are_a_fault(monkeypatch):
    monkeypatch.setattr("lab.told_and_came.calibration_at", lambda *asked: Calibration())
    honest, timid = (
        [made_up(seed, timid=power, length=1) for seed in range(600)] for power in (1.0, 2.5)
    )
    assert faults(honest) == [] and faults(timid)
    assert faults([made_up(seed, low=1.1) for seed in range(9)])[-1] == "points"
    assert "**Too far off" in "\n".join(
        page_lines("burgundy", {3: [made_up(seed, low=1.1) for seed in range(9)]})
    )


def test_a_game_has_the_predictions_before_each_round():
    game = foretold("burgundy", 2, 3)
    assert len(game.rounds) == ROUNDS and sum(game.shares) == 1
    assert sum(moment.played is not None for moment in game.rounds) == 5
    assert len(list(chances([game]))) == 2 * ROUNDS == len(list(points([game])))
    assert len(list(points([game], stage=4, kind="played"))) == 2


def test_solo_games_predict_spaces_to_come_and_the_chance_to_win():
    game = foretold("burgundy", 1, 3)
    played = [moment for moment in game.rounds if moment.played is not None]
    assert all(30 <= one.standing[0] + one.played[0] <= 37 for one in played) and len(played) == 5
    seen, came = seen_in([game], 0)
    assert seen.sum(axis=1) == pytest.approx(1) and came.sum(axis=1) == pytest.approx(1)
    assert Calibration(own=2.0).chances([0.5]) == (pytest.approx(2 / 3),)


def test_solo_dice_games_predict_the_points_to_come():
    played = [one.played for one in foretold("burgundy-dice", 1, 5, "points").rounds if one.played]
    assert played and all(points > 0 for [points] in played)


@pytest.mark.parametrize("game", ["burgundy-dice", "tuscany", "carcassonne"])
def test_every_game_is_examined_in_all_its_stages(game):
    told = foretold(game, 3, 4)
    stages = [moment.stage for moment in told.rounds]
    assert stages == sorted(stages) and len(set(stages)) == 1 + stages[-1] >= 3
    assert all(
        sum(seen) == pytest.approx(1, abs=0.001) for one in told.rounds for seen in one.chances
    )
    assert fitted([told])["points"].keys() == {told.kind}


def test_the_plot_has_a_mark_for_each_tenth_with_predictions(tmp_path):
    games = [made_up(seed) for seed in range(50)]
    write_plot(tmp_path / "plot.svg", {3: games, 4: games})
    marks = (tmp_path / "plot.svg").read_text().count("<circle")
    assert marks == 2 * len(by_tenths(chances(games)))


def test_the_knights_play_as_the_level_does():
    position = random_start(2, 7, box=random_box(7))
    while position.is_chance_node():
        position.draw_chance()
    knights = Knights(Evaluator(*default_network_for(position)), position)
    thinkers = [Thinker(KNIGHT, seed=seat) for seat in range(2)]
    while not position.is_over():
        seat = position.waiting_seats()[0]
        action = thinkers[seat].choose(position, seat)
        assert knights.choose(position, seat) == action
        position.apply(action, seat)
