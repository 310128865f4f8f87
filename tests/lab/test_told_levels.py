"""Tests of the levels named for single games."""

from collections import Counter

import pytest

from lab.level_games import LevelGame, level_game, pairing
from lab.told_levels import (
    ORDER,
    decided_of,
    far_off,
    kind_lines,
    rates_of,
    seats_of,
    told_of,
)

LOST = dict(zip(ORDER, (0.08, 0.06, 0.04, 0.02, 0.01, 0.0), strict=True))


AWAY = 1.25
"""The factor of points given away in a decided game."""


def a_game(seed: int) -> LevelGame:
    """Make up a game in which each turn loses as much as it should: chance to win if the game is
    open, own points and points of the other if it is decided."""
    levels = list(pairing(seed))
    turns = [
        [seat, 2 * turn + seat, win, 0.0, half, 0.0, half, chance, 0.0, 0.0, 0.0, 8]
        for turn in range(4)
        for seat in range(2)
        for lost in [LOST[levels[seat]]]
        for win, half, chance in [(lost / 4, 0.0, 0.5) if turn % 2 else (0.0, AWAY * lost / 2, 1.0)]
    ]
    return LevelGame(seed, levels, [90.0, 80.0], turns, 1.0)


def test_each_level_meets_each_other_in_both_seats():
    pairs = Counter(map(pairing, range(42)))
    assert set(pairs) == {(one, other) for one in ORDER for other in ORDER}


def test_made_up_losses_of_levels_get_their_elo_without_a_fit():
    games = [a_game(seed) for seed in range(42)]
    told = told_of("tuscany", games)
    assert len(told) == 84
    assert all(one.elo == pytest.approx(one.own) for one in told)
    assert decided_of(games) == pytest.approx(1 / AWAY, abs=0.02)  # large losses are limited
    rates = rates_of(seats_of(list(enumerate(games)), 1 / AWAY))
    assert list(rates) == ORDER and rates["page"] == pytest.approx(0.08, abs=0.003)
    page = "\n".join(kind_lines("tuscany", games, told))
    assert "named at most one level beside their own: 100%" in page
    assert "0 of 36 are more than 60 Elo off" in page
    assert '"page": 0.07' in page and "| Squire | +0 ± 0 (2) |" in page


def test_a_pairing_with_too_low_elo_is_counted():
    games = [a_game(seed) for seed in range(420)]
    for game in games:
        if set(game.levels) == {"page", "duke"}:
            for turn in game.turns:
                worse = game.levels[int(turn[0])] == "page"
                turn[2] *= 1.0 + worse
                turn[4] *= 1.0 + worse
                turn[6] *= 1.0 + worse
    far, unlikely, pairings = far_off(told_of("tuscany", games))
    assert (far, unlikely, pairings) == (1, 1, 36)


def test_a_game_has_the_losses_of_its_turns():
    game = level_game("dice", "quick", 3)
    assert game.levels == ["knight", "page"] and len(game.told()) > 20
    assert all(one.choices > 1 for one in game.told())
    assert sum(one.points + one.others for one in game.told()) > 0
