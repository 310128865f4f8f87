"""Positions of games by lot that a program is asked about, made by the rules of this house."""

import random
from collections.abc import Iterator
from contextlib import suppress

from burgundy_qt.engine.checking.talk import Fault, Talk
from burgundy_qt.rules.errors import Answer, RequestObject, RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.rules.ruleset import RecordLine

SEED = 7
MOMENTS = (0, 25, 60)
"""How many actions were taken."""
MOST_SEATS = 8
THOUGHT = 0.05
"""Seconds of a thought where all that matters is whether it is legal."""


def choices(request: RequestObject, moments: tuple[int, ...] = MOMENTS) -> Iterator[Game]:
    """A game by lot at the first decision with a choice after so many actions each."""
    game, chance, taken = Game({**request, "seed": SEED}), random.Random(SEED), 0
    for moment in moments:
        while not game.is_over and (taken < moment or not asked_seats(game)):
            step(game, chance)
            taken += 1
        if game.is_over:
            return
        yield game


def step(game: Game, chance: random.Random) -> None:
    """Any legal action of any seat that may decide."""
    seat = chance.choice(game.position.waiting_seats())
    game.apply(chance.choice(game.legal(seat)["actions"]), seat)


def asked_seats(game: Game) -> list[int]:
    """The seats that have a choice now."""
    return [seat for seat in game.position.waiting_seats() if len(game.legal(seat)["actions"]) > 1]


def finished(request: RequestObject) -> Game:
    """A game by lot at its end."""
    game, chance = Game({**request, "seed": SEED}), random.Random(SEED)
    while not game.is_over:
        step(game, chance)
    return game


def tables(described: Answer) -> list[RequestObject]:
    """What a program says that it plays of a game: each edition with the fewest and the most seats,
    and each of its modules. Raises Fault where this program knows of no such thing."""
    found: list[RequestObject] = []
    for edition in described["editions"]:
        asked = {"game": described["game"], "edition": edition["edition"]}
        fewest, most = edition["players"]
        seated: list[RequestObject] = [
            asked | {"players": seats} for seats in range(fewest, min(most, MOST_SEATS) + 1)
        ]
        found += [playable(seated), playable(seated[::-1])]
        for module in edition.get("modules", []):
            found.append(playable([{**table, "modules": [module]} for table in seated]))
    return found


def playable(requests: list[RequestObject]) -> RequestObject:
    """The first that can be played; raises Fault."""
    for request in requests:
        with suppress(RulesError):
            Game({**request, "seed": SEED})
            return request
    raise Fault(f"it says that it plays {requests[:1]}, which cannot be played")


def known_games(hello: Answer) -> dict[str, Answer]:
    """The games that it says it plays, of those that are known here."""
    return {one["game"]: one for one in hello["games"] if one["game"] in GAMES}


def load(talk: Talk, record: list[RecordLine]) -> None:
    """Give the program a game."""
    talk.ask({"cmd": "load", "record": record})


def record_of(game: Game, seat: int) -> list[RecordLine]:
    """The record as a seat knows it, with a seed that tells nothing."""
    request, *events = game.record(seat=seat)
    return [{**request, "seed": SEED}, *events]


def thought(talk: Talk, game: Game, seat: int, seconds: float | None = None) -> Answer:
    """What it thinks for a seat, as long as most thoughts here where nothing else is said, which
    must be legal; raises Fault."""
    seconds = THOUGHT if seconds is None else seconds
    answer = talk.ask({"cmd": "think", "seat": seat, "seconds": seconds}, seconds)
    expect_legal(answer, game, seat)
    return answer


def expect_legal(answer: Answer, game: Game, seat: int) -> None:
    """Raises Fault where an answer names no legal action of a seat."""
    if answer.get("action") not in game.legal(seat)["actions"]:
        raise Fault(f"the answer's action is not one of those that seat {seat} may take")
