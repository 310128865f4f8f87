"""The first game of each game, led step by step without a window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.rulebook.game_help import FirstGame, Step, wanted_actions


def led(first: FirstGame, luck: random.Random) -> Iterator[tuple[Game, Step, list[dict[str, Any]]]]:
    """Yield the game before each step, with the step and the actions that it waits for; one of them
    is then played.

    The other seats play at random.
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
    """Let the other seats act until the learner decides or the game is over."""
    while not game.is_over and 0 not in (waiting := game.position.waiting_seats()):
        game.apply(luck.choice(game.legal(waiting[0])["actions"]), waiting[0])
