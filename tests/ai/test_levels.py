"""Tests of the limits of a level in each game: the same everywhere, unless the game restricts
it."""

from itertools import pairwise

import pytest

from burgundy_qt.ai.game_bots import tables_of
from burgundy_qt.ai.levels import LEVELS, level
from burgundy_qt.ai.strengths import strengths_in
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES

LIMITED = [
    (game, name)
    for game in GAMES
    if (strengths := strengths_in(game)) is not None
    for name in strengths.limits
]


def test_some_games_restrict_levels_but_burgundy_does_not():
    assert LIMITED and all(game != "burgundy" for game, _ in LIMITED)


@pytest.mark.parametrize(("game", "name"), LIMITED)
def test_a_bot_plays_by_the_limits_of_its_game(game, name):
    strengths = strengths_in(game)
    position = Game({"game": game, "players": 2, "seed": 3}).position
    bot = Thinker(name).network_bot(position)
    assert bot is not None
    assert bot.level == level(name).at_table(game, 2)
    assert bot.level.limits == strengths.limits[name] != level(name).limits


def test_levels_of_the_solo_dice_game_are_not_restricted():
    request = {"game": "burgundy-dice", "players": 1, "setup": "same", "seed": 3}
    for each in LEVELS:
        bot = Thinker(each.name).network_bot(Game(request).position)
        assert bot is not None and bot.level == each


@pytest.mark.parametrize(
    ("game", "table"), [(game, table) for game in GAMES for table in tables_of(game)]
)
def test_a_level_searches_everywhere_or_nowhere_and_judges_better_than_those_below(game, table):
    here = [each.at_table(game, table) for each in LEVELS]
    assert [one.limits.plans > 0 for one in here] == [one.limits.plans > 0 for one in LEVELS]
    for weaker, stronger in pairwise(here):
        assert weaker.limits.blur >= stronger.limits.blur
        assert weaker.limits.eagerness >= stronger.limits.eagerness
        assert weaker.limits.plans <= stronger.limits.plans
