"""Random games of the Dice Game played to their end, and their views."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView

NAMES = ("You", "Margaux", "Benoît", "Colette", "Lucien", "Odile")


def moments(players: int = 2, seed: int = 3, **asked: Any) -> Iterator[Game]:
    """Yield a game before each of its decisions and at its end; seats mark a space if they can."""
    game = Game({"game": "burgundy-dice", "players": players, "seed": seed, **asked})
    luck = random.Random(seed)
    yield game
    while not game.is_over:
        offered = game.legal()["actions"]
        marks = [action for action in offered if action["type"] == "mark"]
        game.apply(luck.choice(marks or offered))
        yield game


@cache
def finished(players: int = 2, seed: int = 3, setup: str = "secret", sheet: str = "A") -> Game:
    """Return a finished game."""
    *_, over = moments(players, seed, setup=setup, sheet=sheet)
    return over


def seen(game: Game, seat: int | None = None) -> GameView:
    """Return the view that the window gets of a game for this seat; for None, with public facts
    only."""
    plans = tuple(SeatPlan(name) for name in NAMES[: game.seats])
    return GameView(
        game_id="game",
        revision=game.revision,
        line_up=LineUp(plans, game.request),
        state=game.state(seat),
        legal=game.legal(seat),
        prices=game.prices(seat),
        events=tuple(game.events_for(seat)),
        can_undo=False,
        can_redo=False,
        casual=False,
        scoring_potential=game.scoring_potential(),
        viewer=seat,
        secrets=tuple(game.secret_events(() if seat is None else (seat,))),
    )
