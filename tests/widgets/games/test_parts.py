"""Tests that every game has an object for every role with a base class.

The roles for bots are optional; tests/ai/test_game_bots.py covers them.
"""

import pytest

from burgundy_qt.rules.registry import ANSWERS, GAMES, answer_of
from burgundy_qt.widgets.tournaments.live_tables import importing


@pytest.mark.parametrize("role", sorted(ANSWERS.keys() - {"bots", "keys"}))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_answers_every_role(game, role):
    assert answer_of(role, game)


@pytest.mark.parametrize("game", GAMES)
def test_the_modules_of_a_table_can_be_imported_step_by_step(game):
    assert list(importing(game))
