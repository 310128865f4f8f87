"""Campaign: positions of random games compared with others that differ only in parts hidden from a
seat: everything that the seat is shown, offered, advised and read out must be the same, byte for
byte."""

import json
import random
from collections import Counter
from typing import Any

from PySide6.QtWidgets import QApplication

from burgundy_qt.rules.game import Game
from lab.campaign import Figures
from tests.contract.games import requests
from tests.contract.test_secrecy import hint, redrawn, shown_to, thought
from tests.widgets.games.test_secrecy_in_every_game import (
    determinized,
    heard,
    offered,
    seen_by,
    told_in_the_log,
)

LOOKED_AT = 10
"""The examined positions of each game."""
KEYS = 3, 2**63 + 1
WORDS = {"log": told_in_the_log, "screen reader": heard, "list of moves": offered}
ADVICE = {"thought": thought, "hint": hint}


def run(count: int, first: int = 0, game: str = "tuscany") -> Figures:
    """Examine `count` positions, those of the games from seed `first` / 10 on; `leaks` counts
    results that depend on hidden parts, with their names."""
    QApplication.instance() or QApplication([])
    asked = [request for request in requests().values() if request["game"] == game]
    found: Counter[str] = Counter(positions=0, views=0, leaks=0)
    for seed in range(first // LOOKED_AT, -(-(first + count) // LOOKED_AT)):
        look_at_game(asked[seed % len(asked)] | {"seed": seed}, found)
    return dict(found)


def look_at_game(request: dict[str, Any], found: Counter[str]) -> None:
    """Examine some positions of a random game, at equal distances."""
    lot = random.Random(request["seed"])
    course = played(request, lot)
    for at in sorted(lot.sample(range(course.revision), LOOKED_AT)):
        game = Game.from_record(course.record(private=True))
        game.take_back(at)
        found["positions"] += 1
        for seat in range(game.seats):
            found["views"] += 1
            for name in leaks(game, seat, lot.randrange(2**32)):
                found["leaks"] += 1
                found[f"leak: {name}, seed {request['seed']}, action {at}, seat {seat}"] += 1


def played(request: dict[str, Any], lot: random.Random) -> Game:
    """Return a whole random game, in which tiles are placed if possible."""
    game = Game(request)
    while not game.is_over:
        legal = game.legal()
        laid = [action for action in legal["actions"] if action["type"] == "place"]
        game.apply(lot.choice(laid or legal["actions"]), legal["seat"])
    return game


def leaks(game: Game, seat: int, seed: int) -> list[str]:
    """Return the names of all results for the seat that depend on hidden parts."""
    known, other = (redrawn(game.position, seat, key) for key in KEYS)
    found = [] if same(shown_to(game, known, seat), shown_to(game, other, seat)) else ["view"]
    advice = ADVICE if seat in game.position.waiting_seats() else {}
    for name, answer in advice.items():
        found += [] if same(answer(known, seat), answer(other, seat)) else [name]
    world = determinized(game, seat, seed)
    if not same(world.events_for(seat), game.events_for(seat)):
        found.append("events")
    own, made_up = seen_by(game, seat), seen_by(world, seat)
    return found + [name for name, words in WORDS.items() if not same(words(own), words(made_up))]


def same(one: Any, other: Any) -> bool:
    """Return whether two answers are equal in every byte."""
    return json.dumps(one, default=repr) == json.dumps(other, default=repr)
