"""Random games of Carcassonne, with the steps that the window gets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.session.view import GameView, ViewStep
from tests.widgets.games.carcassonne.positions import view_of

MODULES = ["bridges", "castles", "bazaars"]


def any_action(game: Game, luck: random.Random) -> Any:
    """Return a random legal action. Each kind of action is equally likely, which makes rare ones
    happen; bids stay low."""
    actions = game.legal()["actions"]
    kind = luck.choice(sorted({action["type"] for action in actions}))
    return luck.choice([action for action in actions if action["type"] == kind][:40])


def steps_of(seed: int = 1, **request: Any) -> Iterator[tuple[GameView, ViewStep]]:
    """Yield for each action of a whole game the view before it and the step."""
    return steps_on(Game({"game": "carcassonne", "seed": seed, **request}), seed)


def steps_on(game: Game, seed: int = 1) -> Iterator[tuple[GameView, ViewStep]]:
    """Yield the same for a game that goes on from its present position."""
    luck = random.Random(seed)
    before = view_of(game)
    while not game.is_over:
        heard, seat, action = len(game.events), game.legal()["seat"], any_action(game, luck)
        game.apply(action)
        after = view_of(game)
        yield before, ViewStep(after, seat, action, tuple(game.events[heard:]))
        before = after
