"""Random games: requests of every kind, and seats with preferences."""

import random
from collections.abc import Iterator
from typing import Any

from burgundy_qt.rules.game import Game
from tests.rules.carcassonne.second_map import FACTS

ALL = ["bridges", "castles", "bazaars"]
EACH_ORDERED, EACH_SHORT, EACH_FIRST, EACH_CORNERED = 11, 13, 7, 19
EACH_WITHOUT_FARMERS = 17
CORNERED = ["E", "C"], ["E", "BB6", "C", "U"]
"""Piles in which a tile with only city fits nowhere, because the first tile has closed the city."""
LOWEST_BIDS = 6
BID, FOUND = "bid", "castle"


def requested(seed: int) -> dict[str, Any]:
    """Return a random request for a seed: every fourth is the base game, the others have random
    modules, seats and options, and sometimes a given first seat, first tiles or size of the
    pile."""
    chance = random.Random(seed)
    asked: dict[str, Any] = {
        "game": "carcassonne",
        "players": chance.randint(2, 6),
        "modules": [name for name in ALL if chance.random() < 0.7] if seed % 4 else [],
        "auction": chance.random() < 0.7,
        "small_city": chance.choice([4, 2]),
        "occupied_castles": chance.choice([4, 0]),
        "bid_limit": chance.randint(1, 30),
        "seed": seed,
    }
    if seed % EACH_FIRST == 0:
        asked["first"] = chance.randrange(asked["players"])
    if seed % EACH_SHORT == 0:
        asked["pile"] = chance.randint(12, 71)
    if seed % EACH_ORDERED == 0:
        asked["tiles"] = some_tiles(chance, bool(asked["modules"]))
    if seed % EACH_WITHOUT_FARMERS == 0:
        asked["farmers"] = False
    if seed % EACH_CORNERED == 0:
        asked |= cornered(chance)
    return asked


def cornered(chance: random.Random) -> dict[str, Any]:
    """Return the request of a short game in which a tile may fit nowhere with no other tile
    left."""
    tiles = chance.choice(CORNERED)
    modules = ["bazaars"] if "BB6" in tiles else []
    return {"players": 2, "modules": modules, "tiles": tiles, "pile": len(tiles), "first": 0}


def some_tiles(chance: random.Random, with_modules: bool) -> list[str]:
    """Return a dozen tiles of a pile."""
    pile = [
        tile["kind"]
        for tile in FACTS["tiles"]
        if with_modules or tile["set"] == "base"
        for _ in range(tile["count"] - (tile["kind"] == FACTS["start_tile"]["kind"]))
    ]
    return chance.sample(pile, 12)


def chosen(chance: random.Random, actions: list[dict[str, Any]]) -> dict[str, Any]:
    """Choose evenly among the actions, but bids among the six lowest; towns always become
    castles."""
    bids = [action for action in actions if action["type"] == BID][:LOWEST_BIDS]
    if bids:
        actions = bids + [action for action in actions if action["type"] == "pass"]
    return actions[0] if actions[0]["type"] == FOUND else chance.choice(actions)


def moments(seed: int, **asked: Any) -> Iterator[Game]:
    """Yield a game before each of its decisions, and when it is over."""
    game, chance = Game(requested(seed) | asked), random.Random(seed)
    while not game.is_over:
        yield game
        game.apply(chosen(chance, game.legal()["actions"]))
    yield game


def played(seed: int, **asked: Any) -> Game:
    """Return a whole game."""
    *_, last = moments(seed, **asked)
    return last
