"""The games of the contract tests: all of the registry, and sealed bids, which proves that the
suite does not depend on Burgundy."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import product
from typing import Any
from unittest.mock import patch

from burgundy_qt.rules import registry
from burgundy_qt.rules.burgundy.components import TEAM_ESTATES
from burgundy_qt.rules.burgundy.requests import modules_of
from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids import sealed_bids_ruleset as sealed_bids

GAMES = tuple(registry.GAMES)
"""The games of the registry, as shipped."""
ALONE = ["extra-tiles", "white-castles", "solo"]
Request = dict[str, Any]
ONE_OF_A_KIND = (
    "burgundy 2011 fixed for 2",
    "burgundy 2011 secret for 2",
    "burgundy with all modules for 3",
    "burgundy alone",
    "a team game on 12a",
    "sealed-bids 1 standard for 4",
    "burgundy-dice secret on B for 2",
    "tuscany 2020 fixed for 2",
    "carcassonne 2010 standard for 2",
    "carcassonne with all modules for 3",
)
"""Requests by name, for tests that take long."""


@contextmanager
def registered() -> Iterator[None]:
    """Add sealed bids to the registry."""
    with patch.dict(registry.GAMES, {sealed_bids.NAME: "sealed_bids"}):
        yield


@cache
def requests() -> dict[str, Request]:
    """Return by name requests for every game, edition, set-up, number of seats and option; for
    Burgundy games with modules; for the Dice Game the sheets and a solo game; for Carcassonne the
    parts of the expansion."""
    return (
        dict(plain_games())
        | dict(games_with_modules())
        | dict(dice_games())
        | dict(carcassonne_games())
    )


@cache
def pairwise() -> dict[str, Request]:
    """Return by name the requests for whole games: every edition with every set-up and with every
    number of seats, but not each set-up with each number, since neither depends on the other; and
    every option, module and further request."""
    left_out = set(dict(plain_games())) - set(dict(plain_games(every_pair=False)))
    return {name: asked for name, asked in requests().items() if name not in left_out}


def plain_games(every_pair: bool = True) -> Iterator[tuple[str, Request]]:
    for rules in [*(registry.ruleset(name) for name in GAMES), sealed_bids.ANSWER]:
        game = rules.describe()
        for edition in game["editions"]:
            setups = edition["setups"]
            for (at, setup), (seats, options) in product(enumerate(setups), tables_of(edition)):
                if not (every_pair or options or (at + seats - 1) % len(setups) == 0):
                    continue
                asked = {
                    "game": game["game"],
                    "edition": edition["edition"],
                    "setup": setup,
                    "players": seats,
                }
                if not is_for_so_many(rules, asked):
                    continue
                told = [f"{name} {value}" for name, value in options.items()]
                yield (
                    " ".join([game["game"], edition["edition"], setup, *told, f"for {seats}"]),
                    asked | options,
                )


def is_for_so_many(rules: Any, asked: Request) -> bool:
    """Return whether a set-up supports the number of seats."""
    with suppress(InvalidArgument):
        return bool(rules.complete_request(asked, 1))
    return False


def seats_of(edition: dict[str, Any]) -> range:
    """Return the numbers of seats of an edition without modules."""
    fewest, most = edition["players"]
    return range(max(2, fewest), most + 1)


def tables_of(edition: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield every number of seats with the usual options, and the fewest seats with each other
    value of each option."""
    for seats in seats_of(edition):
        yield seats, {}
    for option in edition.get("options", []):
        for value in option.get("values", option.get("range")):
            if value != option["default"]:
                yield seats_of(edition)[0], {option["name"]: value}


def games_with_modules() -> Iterator[tuple[str, Request]]:
    for seats in (2, 3, 4):
        every = {
            "game": "burgundy",
            "edition": "2019",
            "players": seats,
            "modules": list(modules_of("2019")),
        }
        yield f"burgundy with all modules for {seats}", every
    yield "burgundy alone", {"game": "burgundy", "edition": "2019", "players": 1, "modules": ALONE}
    for estate in TEAM_ESTATES:
        modules = ["extra-tiles", "white-castles", "inns", "team"]
        yield (
            f"a team game on {estate}",
            {"game": "burgundy", "modules": modules, "estates": [estate] * 4},
        )


def dice_games() -> Iterator[tuple[str, Request]]:
    for setup, sheet, seats in (
        ("same", "A", 1),
        ("secret", "B", 2),
        ("different", "C", 4),
        ("secret", "D", 6),
    ):
        asked = {"game": "burgundy-dice", "setup": setup, "sheet": sheet, "players": seats}
        yield f"burgundy-dice {setup} on {sheet} for {seats}", asked


def carcassonne_games() -> Iterator[tuple[str, Request]]:
    for seats in (2, 3, 6):
        every = {
            "game": "carcassonne",
            "modules": ["bridges", "castles", "bazaars"],
            "players": seats,
        }
        yield f"carcassonne with all modules for {seats}", every
    for module in ("bridges", "castles", "bazaars"):
        asked = {"game": "carcassonne", "modules": [module], "players": 2}
        yield f"carcassonne with {module} for 2", asked
    asked = {
        "game": "carcassonne",
        "modules": ["bazaars"],
        "auction": False,
        "first": 1,
        "tiles": ["BB6", "V", "BB3"],
        "pile": 30,
    }
    yield "carcassonne with bazaars without auction and tiles in an order for 2", asked


def moments(request: Request, seed: int, number: int) -> Iterator[Game]:
    """Yield a random game at about this many of its decisions, or at all of a short game, and when
    it is over."""
    step = max(1, length_of(json.dumps(request)) // number)
    for at, game in enumerate(every_moment(request, seed)):
        if at % step == 0 or game.is_over:
            yield game


@cache
def length_of(request: str) -> int:
    """Return how many moments a random game of the request has."""
    return sum(1 for _ in every_moment(json.loads(request), 0))


def every_moment(request: Request, seed: int) -> Iterator[Game]:
    """Yield a random game before each of its decisions, and when it is over."""
    game, chance = Game(request | {"seed": seed}), random.Random(seed)
    yield game
    while not game.is_over:
        seat = chance.choice(game.position.waiting_seats())
        game.apply(game.action(chance.choice(game.position.legal(seat))), seat)
        yield game
