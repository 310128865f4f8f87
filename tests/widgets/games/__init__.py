"""Whole games played at random, for tests of their display."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView

NAMES = "Anna", "Margaux", "Benoît", "Colette", "Dora", "Emil"


def random_request(seed: int, **fixed: Any) -> dict[str, Any]:
    """Return a request for 2 to 4 seats with random estates and a random set-up."""
    luck = random.Random(seed)
    players = 2 + seed % 3
    request: dict[str, Any] = {
        "players": players,
        "seed": seed,
        "setup": luck.choice(("fixed", "open", "secret")),
    }
    if request["setup"] == "fixed":
        request["estates"] = [str(luck.randint(1, 9)) for _ in range(players)]
    return request | fixed


def positions(seed: int, **fixed: Any) -> Iterator[Game]:
    """Yield a game at each of its decisions; random actions are played in between."""
    game, luck = Game(random_request(seed, **fixed)), random.Random(seed)
    while not game.is_over:
        yield game
        game.apply(luck.choice(game.legal()["actions"]))


def finished_game(seed: int, **fixed: Any) -> Game:
    """Return a game played to its end at random."""
    for _game in positions(seed, **fixed):
        pass
    return _game


def empty_table(seats: int, teams: Sequence[Sequence[int]] = (), **changes: Any) -> BurgundyState:
    """Return a table of Burgundy before its set-up, with some fields changed."""
    told = {"edition": "2011", "modules": [], "seats": [{}] * seats, "teams": teams}
    return BurgundyState.beginning(told).evolve(**changes)


def with_seat(state: BurgundyState, seat: int, **changes: Any) -> BurgundyState:
    """Return the same table with some fields of a seat changed."""
    return state.with_seat(seat, state.seats[seat].evolve(**changes))


def view_of(game: Game, revision: int = 0, levels: tuple[str | None, ...] = ()) -> GameView:
    """Return the view that the window gets of a game; without `levels`, all seats are people."""
    plans = tuple(
        SeatPlan(name, level)
        for name, level in zip(NAMES, levels or (None,) * game.seats, strict=False)
    )
    return GameView(
        game_id="game",
        revision=revision,
        line_up=LineUp(plans, game.request),
        state=game.state(),
        legal=game.legal(),
        prices=game.prices(),
        events=tuple(game.events),
        can_undo=False,
        can_redo=False,
        casual=False,
    )
