"""Solo games at a point where one of their special actions is possible."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame

WISHES = {
    "place": 30,
    "take": 6,
    "load": 20,
    "sell": 1,
    "exchange": 20,
    "give": 1,
    "buy": 4,
    "buy-point": 2,
    "pass": 0.05,
}
ESTATES = "13a", "13b"
MOST_GAMES = 300


def solo_request(seed: int, **fixed: Any) -> dict[str, Any]:
    """Return the request of a solo game on one of its two estates."""
    estate = ESTATES[seed % 2]
    return {
        "players": 1,
        "edition": "2019",
        "modules": ["solo"],
        "estates": [estate],
        "seed": seed,
    } | fixed


def eager(game: Game, luck: random.Random) -> dict[str, Any]:
    """Return a random legal action, preferring those that cover many spaces."""
    actions = game.legal()["actions"]
    wishes = [
        WISHES.get(action["type"], 0.5) / (1 + 3 * price["workers"])
        for action, price in zip(actions, game.prices(), strict=True)
    ]
    chosen: dict[str, Any] = luck.choices(actions, wishes)[0]
    return chosen


def way_to(
    wanted: Callable[[Game], object], **fixed: Any
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return a request and the actions after which the game is as wanted."""
    for seed in range(MOST_GAMES):
        luck, game = random.Random(seed), Game(solo_request(seed, **fixed))
        done: list[dict[str, Any]] = []
        while not game.is_over:
            if wanted(game):
                return game.request, done
            done.append(eager(game, luck))
            game.apply(done[-1])
    raise AssertionError("no game has reached such a position")


def play_to(at: Any, wanted: Callable[[Game], object], **fixed: Any) -> None:
    """Open a game of this kind in the window at the wanted position."""
    request, actions = way_to(wanted, **fixed)
    running = RunningGame.begin(LineUp((SeatPlan("You"),), request))
    for action in actions:
        running.act_without_view(action, 0)
    at.take_up(running)


def can(kind: str, **more: Any) -> Callable[[Game], bool]:
    """Return a test whether an action of a kind with these values is legal."""

    def offered(game: Game) -> bool:
        actions = game.legal()["actions"]
        return any(a["type"] == kind and more.items() <= a.items() for a in actions)

    return offered
