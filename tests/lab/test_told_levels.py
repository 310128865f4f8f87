"""Levels that are told of single games."""

from collections import Counter

import pytest

from lab.level_games import LevelGame, level_game, pairing
from lab.told_levels import ORDER, kind_lines, rates_of, seats_of, told_of

LOST = dict(zip(ORDER, (0.08, 0.06, 0.04, 0.02, 0.01, 0.0), strict=True))


def a_game(seed: int) -> LevelGame:
    """Each turn loses as much as it should, by one's own points and what the other wins."""
    levels = list(pairing(seed))
    turns = [
        [seat, 2 * turn + seat, 0.0, 0.0, half, 0.0, half, 0.5, 0.0, 0.0, 0.0, 8]
        for turn in range(4)
        for seat in range(2)
        for half in [LOST[levels[seat]] / 2]
    ]
    return LevelGame(seed, levels, [90.0, 80.0], turns, 1.0)


def test_each_level_meets_each_in_both_places():
    pairs = Counter(map(pairing, range(42)))
    assert set(pairs) == {(one, other) for one in ORDER for other in ORDER}


def test_who_loses_as_levels_do_is_told_the_elo_of_each_without_having_been_fitted():
    games = [a_game(seed) for seed in range(42)]
    told = told_of("tuscany", games)
    assert len(told) == 84
    assert all(one.elo == pytest.approx(one.own) for one in told)
    rates = rates_of(seats_of(games))
    assert list(rates) == ORDER and rates["page"] == pytest.approx(0.08, abs=0.003)
    page = "\n".join(kind_lines("tuscany", games, told))
    assert "named at most one level beside their own: 100%" in page


def test_a_game_tells_what_its_turns_lost():
    game = level_game("dice", "quick", 0)
    assert game.levels == ["page", "page"] and len(game.told()) > 20
    assert all(one.choices > 1 for one in game.told())
    assert sum(one.points + one.others for one in game.told()) > 0
