"""Random games for the tests: requests for all seats, set-ups and estates, and players that prefer
placing tiles."""

import random
from typing import Any

from burgundy_qt.rules.burgundy.requests import (
    GAMES_OF_THEIR_OWN,
    TARGETS,
    all_modules_of,
    estates_for,
    modules_of,
)
from burgundy_qt.rules.game import Game
from tests.rules.burgundy.modules import team_told

EDITIONS = ("2011", "2019")
SET_UPS = ("fixed", "open", "secret")


def request_of(seed: int) -> dict[str, Any]:
    """Return the request for a seed: in turn 2, 3 and 4 seats, the three set-ups, both editions,
    every estate for every seat.

    A game of 2019 has any of its modules."""
    edition = EDITIONS[seed // 2 % 2]
    return asked_for(
        seed, edition, [module for module in modules_of(edition) if is_played(module, seed)]
    )


def request_with_modules(seed: int) -> dict[str, Any]:
    """Return the request of a 2019 game for a seed: in turn with each module alone, then with any
    of those that combine freely.

    A module that is a separate game has any of the modules that go with it."""
    known, all_ = modules_of("2019"), all_modules_of("2019")
    turn, seed_of_turn = seed % (len(all_) + 1), seed // (len(all_) + 1)
    if turn < len(all_) and all_[turn] in GAMES_OF_THEIR_OWN:
        return request_of_its_own(all_[turn], seed_of_turn) | {"seed": seed}
    alone = [known[turn]] if turn < len(known) else []
    modules = alone or [module for module in known if is_played(module, seed)]
    return asked_for(seed_of_turn, "2019", modules) | {"seed": seed}


def request_of_its_own(module: str, seed: int) -> dict[str, Any]:
    """Return the request of a team or solo game for a seed: every estate for each team, any of the
    modules that go with it.

    In a solo game the first target is random."""
    game = GAMES_OF_THEIR_OWN[module]
    others = [other for other in game.combines if is_played(other, seed)]
    owners = team_told.owners([module], game.players)
    estates = [game.estates[(seed >> owner) % len(game.estates)] for owner in range(owners)]
    asked = {"edition": "2019", "players": game.players, "modules": [*others, module], "seed": seed}
    target = {"target": TARGETS[seed % len(TARGETS)]} if module == "solo" else {}
    return asked | target | {"estates": estates * (game.players // owners)}


def asked_for(seed: int, edition: str, modules: list[str]) -> dict[str, Any]:
    """Return in turn every number of seats, set-up, and estate for every seat."""
    players, set_up = 2 + seed % 3, SET_UPS[seed // 3 % 3]
    asked = {
        "edition": edition,
        "players": players,
        "setup": set_up,
        "seed": seed,
        "modules": modules,
    }
    if set_up == "fixed":
        known = estates_for(edition, modules)
        asked["estates"] = [known[(seed // 9 + 4 * seat) % len(known)] for seat in range(players)]
    return asked


def is_played(module: str, seed: int) -> bool:
    """Return whether the game of this seed has a module: every second game, independently of other
    modules."""
    return random.Random(f"{module} {seed}").random() < 0.5


def choice_of(
    actions: list[dict[str, Any]], chance: random.Random, eagerness: float
) -> dict[str, Any]:
    """Return any action; with this probability one that places a tile, if there is one."""
    laying = [action for action in actions if action["type"] == "place"]
    return chance.choice(laying if laying and chance.random() < eagerness else actions)


def play_eagerly(game: Game, seed: int, eagerness: float = 0.7) -> None:
    """Play to the end at random, preferring to place tiles, so that regions and colours are
    completed."""
    chance = random.Random(seed)
    while not game.is_over:
        offered = game.legal(chance.choice(game.position.waiting_seats()))
        game.apply(choice_of(offered["actions"], chance, eagerness), offered["seat"])
