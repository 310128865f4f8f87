"""What every game brings to the rooms of the window."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.registry import GAMES, part_of

PARTS = "log", "score"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_brings_every_part(game, part):
    assert part_of("widgets", game, part)
