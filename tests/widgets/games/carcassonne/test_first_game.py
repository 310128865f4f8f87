"""Tests of the first game of Carcassonne, step by step."""

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
def test_the_learner_scores_the_announced_points_and_gets_followers_back(luck):
    for game, step, _wanted in led(FIRST_GAME, random.Random(luck)):
        seat = game.state(0)["seats"][0]
        if step.title == "Home again":
            assert seat["points"] == ROAD_POINTS
            assert seat["meeples"] == 4  # the knight, the farmer and the monk are on the map
        if step.title == "A city is complete":
            assert seat["points"] >= ROAD_POINTS + 2 * (CITY_TILES + SHIELDS)
