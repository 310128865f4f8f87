"""Checks of games: every seat decides by what it knows; and seats that decide at the same time, in
secret."""

from collections.abc import Iterator

from burgundy_qt.engine.checking.engine_talk import (
    SEED,
    EngineConnection,
    EngineViolation,
    NotOffered,
    choices,
    code_of,
    expect_error,
    expect_legal,
    known_games,
    load,
    playable,
    record_of,
    tables,
    thought,
)
from burgundy_qt.engine.checking.talk_checks import Hello
from burgundy_qt.rules.errors import Answer, RequestObject
from burgundy_qt.rules.game import Game

NO_ACTION = {"type": "no such action"}


def plays(described: Answer, talk: EngineConnection, _: Hello) -> None:
    """Check that it chooses a legal action by its seat's record, at several moments."""
    for request in tables(described):
        for game in choices(request):
            seat = game.position.waiting_seats()[0]
            load(talk, record_of(game, seat))
            thought(talk, game, seat)


def one_of_each(hello: Hello) -> Iterator[RequestObject]:
    """Yield the last table of each game, which has the most modules or seats."""
    for described in known_games(hello).values():
        yield tables(described)[-1]


def records(talk: EngineConnection, hello: Hello) -> None:
    for request in one_of_each(hello):
        game = next(choices(request, (25,)))
        record = game.record(private=True)
        load(talk, record)
        if talk.offer({"cmd": "record", "private": True}).get("record") != record:
            raise EngineViolation("the private record differs from the one that was loaded")
        load(talk, record_of(game, 0))
        if talk.ask({"cmd": "record", "seat": 0}).get("record") != game.record(seat=0):
            raise EngineViolation("the record of seat 0 differs from the one that was loaded")


def rules(talk: EngineConnection, hello: Hello) -> None:
    for request in one_of_each(hello):
        game = next(choices(request, (25,)))
        load(talk, game.record(private=True))
        if code_of(talk.answer({"cmd": "legal"})) == "unknown-command":
            raise NotOffered("legal")
        expect_view(talk, game)
        seat = game.position.waiting_seats()[0]
        apply = {"cmd": "apply", "seat": seat}
        expect_error(talk.answer(apply | {"action": NO_ACTION}), "illegal-action")
        expect_error(talk.answer(apply | {"action": 7}), "bad-argument")
        expect_view(talk, game)
        action = game.legal(seat)["actions"][0]
        if not isinstance(talk.ask(apply | {"action": action}).get("events"), list):
            raise EngineViolation("'events' is not a list")


def expect_view(talk: EngineConnection, game: Game) -> None:
    """Raise EngineViolation if a seat sees another game than it should."""
    for seat in range(game.seats):
        if talk.ask({"cmd": "state", "seat": seat}) != game.state(seat):
            raise EngineViolation(f"the state differs from what seat {seat} sees by the rules")
        legal = talk.ask({"cmd": "legal", "seat": seat})
        if legal != game.legal(seat):
            raise EngineViolation(
                f"the legal actions of seat {seat} differ from those of the rules"
            )


# Decisions in secret.


THINK: RequestObject = {"cmd": "think", "seat": 0, "simulations": 16}
QUESTIONS: tuple[RequestObject, ...] = (
    {"cmd": "state", "seat": 0},
    {"cmd": "legal", "seat": 0},
    {"cmd": "record", "seat": 0},
)
REPEATED = 5
"""How often a thought is requested, to see whether it is random."""


def together(hello: Hello) -> list[Game]:
    """Check simultaneous decisions in every game that has them; raises NotOffered if none has."""
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


def seats(talk: EngineConnection, hello: Hello) -> None:
    for game in together(hello):
        waiting = game.position.waiting_seats()
        for seat in reversed(waiting):
            load(talk, record_of(game, seat))
            thought(talk, game, seat)
        other = {"cmd": "think", "seat": waiting[-1], "seconds": 0.1}
        expect_error(talk.answer(other), "bad-argument")


def secrets(talk: EngineConnection, hello: Hello) -> None:
    """Check that two games that differ only in a secret choice of seat 1 look the same to seat
    0."""
    for game in together(hello):
        actions = game.legal(1)["actions"]
        one, other = (after_secret(game, action) for action in (actions[0], actions[-1]))
        if views(talk, one) != views(talk, other):
            raise EngineViolation("what seat 0 sees reveals what seat 1 chose in secret")
        thoughts = steady(talk, one), steady(talk, other)
        if None not in thoughts and thoughts[0] != thoughts[1]:
            raise EngineViolation("the thinking for seat 0 depends on what seat 1 chose in secret")


def after_secret(game: Game, action: Answer) -> Game:
    """Return the game after a secret action of seat 1."""
    later = Game.from_record(game.record(private=True))
    later.apply(action, 1)
    return later


def views(talk: EngineConnection, game: Game) -> list[Answer]:
    """Return everything that seat 0 sees of a game."""
    load(talk, game.record(private=True))
    return [talk.answer(question) for question in QUESTIONS]


def steady(talk: EngineConnection, game: Game) -> Answer | None:
    """Return the program's thought for seat 0, or None if it is random."""
    load(talk, game.record(private=True))
    thoughts = [talk.ask(THINK) for _ in range(REPEATED)]
    expect_legal(thoughts[0], game, 0)
    return thoughts[0] if thoughts.count(thoughts[0]) == REPEATED else None
