"""The first game of Carcassonne, step by step."""

from __future__ import annotations

import random

import pytest

from burgundy_qt.widgets.games.carcassonne.carcassonne_help import (
    CITY_TILES,
    FIRST_GAME,
    ROAD_POINTS,
    SHIELDS,
)
from tests.widgets.games.first_games import led


@pytest.mark.parametrize("luck", range(8))
def test_the_learner_gets_the_points_that_are_told_and_the_followers_back(luck):
    for game, step, _wanted in led(FIRST_GAME, random.Random(luck)):
        seat = game.state(0)["seats"][0]
        if step.title == "Home again":
            assert seat["points"] == ROAD_POINTS
            assert seat["meeples"] == 4  # knight, farmer and monk are out
        if step.title == "A city is complete":
            assert seat["points"] >= ROAD_POINTS + 2 * (CITY_TILES + SHIELDS)
