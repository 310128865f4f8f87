"""Tests with 115 games of another program: the same legal lists and the same points at every
step."""

import pytest

from tests.rules.carcassonne.recorded_games import Follower, recorded


@pytest.mark.parametrize(("name", "number"), [("base", 65), ("expansion", 50)])
def test_every_recorded_game_is_replayed(name, number):
    games = recorded(name)
    assert len(games) == number
    for game in games:
        Follower(game).follow()
