"""The first game of a game as the learner is led through it, without a window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.rulebook.game_help import FirstGame, Step, wanted_actions


def led(first: FirstGame, luck: random.Random) -> Iterator[tuple[Game, Step, list[dict[str, Any]]]]:
    """Yield the game before each step, with the step and what is wanted; one of that is done then.

    The other seats do what they like.
    """
    game = Game(first.line_up.request)
    play_others(game, luck)
    for step in first.steps:
        wanted = wanted_actions(step, game.legal(0)["actions"], game.prices(0))
        yield game, step, wanted
        if wanted:
            game.apply(luck.choice(wanted), 0)
            play_others(game, luck)


def play_others(game: Game, luck: random.Random) -> None:
    """Until the learner is asked again, or the game is over."""
    while not game.is_over and 0 not in (waiting := game.position.waiting_seats()):
        game.apply(luck.choice(game.legal(waiting[0])["actions"]), waiting[0])
