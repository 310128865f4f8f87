"""Positions of Carcassonne that tests search for, and their views."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.session.games.carcassonne_profile import ANSWER
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from tests.widgets.games import view_of as plain_view_of

ALL = ["bridges", "castles", "bazaars"]
SHORT: dict[str, Any] = {"tiles": ["BB1", "BB5", "U", "E", "V", "D", "BB2", "E"], "pile": 30}
"""Options of a short game with bazaars and small towns in its first turns."""


def new_game(seed: int = 1, **asked: Any) -> Game:
    """Return a new game for two with all modules, unless other options are given."""
    return Game({"game": "carcassonne", "players": 2, "modules": ALL, "seed": seed, **asked})


def moments(seed: int = 1, **asked: Any) -> Iterator[Game]:
    """Yield a game at each of its decisions; bids are low, and small towns always become
    castles."""
    game, luck = new_game(seed, **asked), random.Random(seed)
    while not game.is_over:
        yield game
        actions = game.legal()["actions"]
        likely = [action for action in actions if action.get("points", 0) < 6]
        castles = [action for action in actions if action["type"] == "castle"]
        game.apply(castles[0] if castles else luck.choice(likely or actions))


def first(wanted: Callable[[Game], object], seeds: int = 20, **asked: Any) -> Game:
    """Return the first wanted position of the first game that has one."""
    for seed in range(1, seeds + 1):
        for game in moments(seed, **asked):
            if wanted(game):
                return game
    raise AssertionError("no game comes to that")


def deciding(decision: str, **asked: Any) -> Game:
    """Return a game that waits for this kind of decision."""
    return first(lambda game: game.state()["decision"] == decision, **asked)


def empty_table(seats: int, **known: Any) -> TableState:
    """Return a table before the first tile, with some fields changed."""
    told = new_game(players=seats, modules=[]).state()
    return TableState.beginning(told).evolve(**known)


def view_of(game: Game, *levels: str | None, revision: int | None = None) -> GameView:
    """Return the view that the window gets of a game; without `levels`, all seats are people."""
    view = plain_view_of(game, game.revision if revision is None else revision, levels)
    brought = [] if game.is_over else ANSWER.gains(game, game.deciding())
    return replace(view, gains=brought, scoring_potential=game.scoring_potential())
