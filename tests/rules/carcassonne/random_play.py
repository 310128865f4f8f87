"""Random games through the protocol."""

import random
from collections.abc import Iterator
from typing import Any

from burgundy_qt.rules.game import Game

ALL = ["bridges", "castles", "bazaars"]


def requested(seed: int) -> dict[str, Any]:
    """A request drawn by a seed: seats, modules and options by lot."""
    chance = random.Random(seed)
    return {
        "game": "carcassonne",
        "players": chance.randint(2, 6),
        "modules": [name for name in ALL if chance.random() < 0.7],
        "auction": chance.random() < 0.7,
        "small_city": chance.choice([4, 2]),
        "occupied_castles": chance.choice([4, 0]),
        "bid_limit": chance.choice([1, 2, 5, 30]),
        "seed": seed,
    }


def chosen(chance: random.Random, actions: list[dict[str, Any]]) -> dict[str, Any]:
    """Each action alike, but bids among the six lowest; and towns always become castles."""
    bids = [action for action in actions if action["type"] == "bid"][:6]
    if bids:
        actions = bids + [action for action in actions if action["type"] == "pass"]
    return actions[0] if actions[0]["type"] == "castle" else chance.choice(actions)


def moments(seed: int, **asked: Any) -> Iterator[Game]:
    """A game before each of its decisions, and when it is over."""
    game, chance = Game(requested(seed) | asked), random.Random(seed)
    while not game.is_over:
        yield game
        game.apply(chosen(chance, game.legal()["actions"]))
    yield game


def played(seed: int, **asked: Any) -> Game:
    """A whole game."""
    *_, last = moments(seed, **asked)
    return last
