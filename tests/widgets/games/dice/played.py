"""Random games of the Dice Game, for tests of their tables."""

import random
from collections.abc import Iterator

from burgundy_qt.rules.game import Game


def random_game(
    seats: int, setup: str, sheet: str, seed: int = 1, rounds: int = 99
) -> Iterator[Game]:
    """Yield a game after each of its decisions, until this number of rounds is over."""
    request = {"game": "burgundy-dice", "players": seats, "setup": setup, "sheet": sheet}
    game, chance = Game(request | {"seed": seed}), random.Random(seed)
    while not game.is_over and sum(event["event"] == "round" for event in game.events) <= rounds:
        seat = chance.choice(game.position.waiting_seats())
        game.apply(chance.choice(game.legal(seat)["actions"]), seat)
        yield game
