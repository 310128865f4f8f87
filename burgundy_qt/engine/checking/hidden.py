"""Checks of decisions that several seats have at once, in secret from each other."""

from collections.abc import Iterator

from burgundy_qt.engine.checking.lines import Hello
from burgundy_qt.engine.checking.positions import (
    SEED,
    expect_legal,
    known_games,
    load,
    playable,
    record_of,
    thought,
)
from burgundy_qt.engine.checking.talk import Fault, NotOffered, Talk, expect_error
from burgundy_qt.rules.errors import Answer, RequestObject
from burgundy_qt.rules.game import Game

THINK: RequestObject = {"cmd": "think", "seat": 0, "simulations": 16}
QUESTIONS: tuple[RequestObject, ...] = (
    {"cmd": "state", "seat": 0},
    {"cmd": "legal", "seat": 0},
    {"cmd": "record", "seat": 0},
)
REPEATED = 5
"""Times that a thought is asked for, to see whether it is left to chance."""


def together(hello: Hello) -> list[Game]:
    """Decisions that several seats have at once, of every game that has such; raises NotOffered
    where none has."""
    if not (found := list(shared_decisions(hello))):
        raise NotOffered("a game in which several decide at once")
    return found


def shared_decisions(hello: Hello) -> Iterator[Game]:
    for described in known_games(hello).values():
        for edition in described["editions"]:
            asked = {"game": described["game"], "edition": edition["edition"], "seed": SEED}
            game = Game(playable([asked | {"setup": "secret"}, asked]))
            if len(game.position.waiting_seats()) > 1:
                yield game


def seats(talk: Talk, hello: Hello) -> None:
    for game in together(hello):
        waiting = game.position.waiting_seats()
        for seat in reversed(waiting):
            load(talk, record_of(game, seat))
            thought(talk, game, seat)
        other = {"cmd": "think", "seat": waiting[-1], "seconds": 0.1}
        expect_error(talk.answer(other), "bad-argument")


def secrets(talk: Talk, hello: Hello) -> None:
    """Seat 0 is asked about two games that differ only in what seat 1 has chosen."""
    for game in together(hello):
        actions = game.legal(1)["actions"]
        one, other = (after_secret(game, action) for action in (actions[0], actions[-1]))
        if views(talk, one) != views(talk, other):
            raise Fault("what seat 0 may see tells what seat 1 chose in secret")
        thoughts = steady(talk, one), steady(talk, other)
        if None not in thoughts and thoughts[0] != thoughts[1]:
            raise Fault("what is thought for seat 0 hangs on what seat 1 chose in secret")


def after_secret(game: Game, action: Answer) -> Game:
    """The game after a secret action of seat 1."""
    later = Game.from_record(game.record(private=True))
    later.apply(action, 1)
    return later


def views(talk: Talk, game: Game) -> list[Answer]:
    """What seat 0 gets to see of a game."""
    load(talk, game.record(private=True))
    return [talk.answer(question) for question in QUESTIONS]


def steady(talk: Talk, game: Game) -> Answer | None:
    """What is thought for seat 0 each time that it is asked; None where that is left to chance."""
    load(talk, game.record(private=True))
    thoughts = [talk.ask(THINK) for _ in range(REPEATED)]
    expect_legal(thoughts[0], game, 0)
    return thoughts[0] if thoughts.count(thoughts[0]) == REPEATED else None
