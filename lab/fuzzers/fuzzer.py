"""A fuzzer: makes hostile inputs of one kind for one game, and reads each as the program does."""

import ctypes
import json
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from burgundy_qt.rules.game import Game
from lab.stories import REQUESTS

Note = Callable[[bytes], None]
"""Stores an input before it is read, in case the process crashes."""
ACCEPTED = "accepted"


class Fuzzer(ABC):
    """Inputs for one game; `folder` is for files."""

    def __init__(self, game: str, folder: Path):
        self.game = game
        self.folder = folder

    @abstractmethod
    def made(self, chance: random.Random) -> bytes:
        """Make an input."""

    @abstractmethod
    def read(self, content: bytes) -> Iterator[str]:
        """Read an input as the program does, and yield the outcomes. An exception is a fault;
        documented errors are outcomes, such as "refused by InvalidRecord"."""

    def tried(self, chance: random.Random, note: Note) -> Iterator[str]:
        """Make and read one input."""
        content = self.made(chance)
        note(content)
        yield from self.read(content)

    @cached_property
    def games(self) -> list[Game]:
        """Games of every kind, some new, some finished."""
        chance = random.Random(len(self.game))
        games = []
        for seed in range(STOCK):
            game = Game(request_for(self.game, seed))
            play_on(game, chance.choice((0, 20, 60, 150, 400, 2_000)), chance)
            games.append(game)
        return games


STOCK = 16


def request_for(game: str, seed: int) -> dict[str, Any]:
    """Return the request of a game for this seed: in turn every set-up, number of seats and module
    of all editions."""
    if game == "burgundy" and seed % 4 == 0:
        kind = seed // 4
        return {
            "game": game,
            "edition": "2011",
            "players": 2 + kind % 3,
            "setup": ("fixed", "open", "secret")[kind // 3 % 3],
            "seed": seed,
        }
    return REQUESTS[game](seed) | {"game": game}


def play_on(game: Game, actions: int, chance: random.Random) -> None:
    """Take random actions, or play to the end."""
    for _ in range(actions):
        if game.is_over:
            return
        seat = chance.choice(game.position.waiting_seats())
        game.apply(chance.choice(game.legal(seat)["actions"]), seat)


def ask_everything(game: Game) -> None:
    """Call every method that the protocol offers for a game."""
    seats = range(game.seats) if game.viewer is None else [game.viewer]
    for seat in seats:
        game.state(seat)
        game.record(seat=seat)
    game.state(game.viewer)
    game.record(private=True)
    game.scoring_potential()
    for seat in game.position.waiting_seats()[:2]:
        if seat in seats:
            game.legal(seat)
            game.prices(seat)
            game.gains(seat)


def as_json(value: Any) -> bytes:
    """Return the value as a JSON file, even with lone surrogates."""
    return json.dumps(value).encode("ascii")


def refused(error: Exception) -> str:
    """Return the outcome of an input that a reader refuses with its documented error."""
    return f"refused by {type(error).__name__}"


class StepsOutside(Fuzzer):
    """Tests the campaign itself: some inputs make the process access memory outside an object, some
    are refused by an undocumented error."""

    def made(self, chance: random.Random) -> bytes:
        return as_json(chance.randrange(4))

    def read(self, content: bytes) -> Iterator[str]:
        match json.loads(content):
            case 0:
                ctypes.memmove(ctypes.create_string_buffer(16), bytes(4_000), 4_000)
            case 1:
                raise LookupError("undocumented")
        yield ACCEPTED
