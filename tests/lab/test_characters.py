"""Tests of the campaign of styles: its games, its Elo and its page."""

import pytest

from burgundy_qt.ai.styles import style
from lab.characters import PLAIN, elo_of, line_of, styled_game


def test_a_character_plays_each_chance_from_both_seats():
    shepherd = style("burgundy", "shepherd")
    games = [styled_game("burgundy", "steward", shepherd, number) for number in (0, 1)]
    assert all(sum(game.points[0].values()) > 50 for game in games)
    line = line_of("burgundy", "steward", shepherd, games)
    assert line.startswith("| Burgundy 2011, 2 seats | steward | shepherd |")


def test_a_level_against_itself_has_every_source():
    games = [styled_game("dice", "squire", PLAIN, number) for number in (0, 1)]
    line = line_of("dice", "squire", PLAIN, games)
    assert "pasture" in line and "sale" in line


def test_elo_follows_from_the_share_of_wins():
    low, elo, high = elo_of([1.0, 0.0] * 50)
    assert low == elo == high == pytest.approx(0.0)
    low, elo, high = elo_of([1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0] * 10)
    assert elo == pytest.approx(190.85, abs=0.01)
    assert low < elo < high
