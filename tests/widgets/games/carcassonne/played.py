"""Games of Carcassonne played at random, as the window sees their steps."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.session.view import GameView, ViewStep
from tests.widgets.games.carcassonne.positions import view_of

MODULES = ["bridges", "castles", "bazaars"]


def any_action(game: Game, luck: random.Random) -> Any:
    """One of the legal actions: each kind as likely as the others, so that rare things happen;
    bids stay low."""
    actions = game.legal()["actions"]
    kind = luck.choice(sorted({action["type"] for action in actions}))
    return luck.choice([action for action in actions if action["type"] == kind][:40])


def steps_of(seed: int = 1, **request: Any) -> Iterator[tuple[GameView, ViewStep]]:
    """A game to its end: the view before each action, and the step."""
    return steps_on(Game({"game": "carcassonne", "seed": seed, **request}), seed)


def steps_on(game: Game, seed: int = 1) -> Iterator[tuple[GameView, ViewStep]]:
    """The same of a game that is played on."""
    luck = random.Random(seed)
    before = view_of(game)
    while not game.is_over:
        heard, seat, action = len(game.events), game.legal()["seat"], any_action(game, luck)
        game.apply(action)
        after = view_of(game)
        yield before, ViewStep(after, seat, action, tuple(game.events[heard:]))
        before = after
