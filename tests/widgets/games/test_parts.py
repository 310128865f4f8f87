"""What every game brings to session, window and screenshots: every part that a room asks for.

To the bots a game need not bring anything; what it does is tried in tests/ai/test_game_bots.py."""

import re
from pathlib import Path

import pytest

from burgundy_qt.rules.registry import ANSWERS, GAMES, answer_of, part_of
from burgundy_qt.widgets.tournaments.live.quiet_stage import importing

ROOT = Path(__file__).parents[3] / "burgundy_qt"
ASKED = re.compile(r'part_of\("(\w+)", \w+, "(\w+)", \w+\)')
FOUND = {found for path in ROOT.rglob("*.py") for found in ASKED.findall(path.read_text("utf-8"))}
PARTS = sorted((layer, part) for layer, part in FOUND if layer != "ai")


@pytest.mark.parametrize("role", sorted(ANSWERS.keys() - {"bots", "keys"}))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_answers_every_role(game, role):
    assert answer_of(role, game)


@pytest.mark.parametrize(("layer", "part"), PARTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_brings_every_part_that_is_asked_for(game, layer, part):
    assert part_of(layer, game, part, object)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_shows_its_table_by_can_be_imported_bit_by_bit(game):
    assert list(importing(game))
