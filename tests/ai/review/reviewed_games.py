"""Finished games for the tests of reviews."""

from functools import cache

from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game


@cache
def a_game(game: str, level: str = "steward", seed: int = 11, **request) -> Game:
    """Return a finished game of equal bots; tests must not change it."""
    played = Game({"game": game, "players": 2, "seed": seed, **request})
    bot = Thinker(level, seed=seed)
    while not played.is_over:
        seat = played.deciding()
        played.apply(played.action(bot.choose(played.position, seat)), seat)
    return played
