"""What every game answers: an object for every role that a base class has.

To the bots a game need not bring anything; what it does is tried in tests/ai/test_game_bots.py."""

import pytest

from burgundy_qt.rules.registry import ANSWERS, GAMES, answer_of
from burgundy_qt.widgets.tournaments.live_tables import importing


@pytest.mark.parametrize("role", sorted(ANSWERS.keys() - {"bots", "keys"}))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_answers_every_role(game, role):
    assert answer_of(role, game)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_shows_its_table_by_can_be_imported_bit_by_bit(game):
    assert list(importing(game))
