"""Random games of Tuscany, as one of the seats sees them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.session.games.tuscany_profile import ANSWER
from burgundy_qt.session.view import GameView, ViewStep
from tests.widgets.games import view_of


def begun(players: int = 2, seed: int = 3, **request: Any) -> Game:
    """Return a game that has just begun."""
    return Game({"game": "tuscany", "players": players, "seed": seed, **request})


def seen_by(game: Game, seat: int) -> GameView:
    """Return the view that the person at this seat gets; they can act if it is their turn."""
    legal = game.legal(seat if seat in game.position.waiting_seats() else None)
    view = view_of(game, game.revision)
    return replace(
        view,
        viewer=seat,
        state=game.state(seat),
        legal=legal,
        events=tuple(game.events_for(seat)),
        gains=ANSWER.gains(game, legal["seat"]) if legal["actions"] else [],
        previews=ANSWER.previews(game, legal),
    )


def any_action(game: Game, luck: random.Random) -> Any:
    """Return a random legal action. Each kind of action is equally likely, which makes rare ones
    happen."""
    actions = game.legal()["actions"]
    kind = luck.choice(sorted({action["type"] for action in actions}))
    return luck.choice([action for action in actions if action["type"] == kind])


def steps_of(game: Game, viewer: int, seed: int = 1) -> Iterator[tuple[GameView, ViewStep]]:
    """Yield for each action of a whole game the view of a seat before it and the step."""
    luck = random.Random(seed)
    while not game.is_over:
        before, heard = seen_by(game, viewer), len(game.events)
        seat, action = game.legal()["seat"], any_action(game, luck)
        game.apply(action)
        events = tuple(game.events_for(viewer, heard))
        yield before, ViewStep(seen_by(game, viewer), seat, action, events)
