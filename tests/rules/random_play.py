"""Random games for the tests: requests over all seats, set-ups and estates, and players who like to lay tiles."""

import random
from typing import Any

from burgundy_qt.rules.game import Game

EDITIONS = ("2011", "2019")
SET_UPS = ("fixed", "open", "secret")


def request_of(seed: int) -> dict[str, Any]:
    """A game for this seed: in turn 2, 3 and 4 seats, the three set-ups, both editions, every estate for every seat."""
    players, set_up, edition = 2 + seed % 3, SET_UPS[seed // 3 % 3], EDITIONS[seed // 2 % 2]
    asked = {"edition": edition, "players": players, "setup": set_up, "seed": seed}
    if set_up == "fixed":
        known = 9 if edition == "2011" else 10
        asked["estates"] = [str(1 + (seed // 9 + 4 * seat) % known) for seat in range(players)]
    return asked


def choice_of(actions: list[dict[str, Any]], chance: random.Random, eagerness: float) -> dict[str, Any]:
    """Any action; with this probability one that lays a tile, where there is one."""
    laying = [action for action in actions if action["type"] == "place"]
    return chance.choice(laying if laying and chance.random() < eagerness else actions)


def play_eagerly(game: Game, seed: int, eagerness: float = 0.7) -> None:
    """Play to the end at random, laying tiles rather than not, so that regions and colours are completed."""
    chance = random.Random(seed)
    while not game.is_over:
        offered = game.legal(chance.choice(game.position.waiting_seats()))
        game.apply(choice_of(offered["actions"], chance, eagerness), offered["seat"])
