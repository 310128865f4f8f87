"""Checks of games: what a program says it plays, for every seat, by what that seat knows."""

from collections.abc import Iterator

from burgundy_qt.engine.checking.lines import Hello
from burgundy_qt.engine.checking.positions import (
    choices,
    known_games,
    load,
    record_of,
    tables,
    thought,
)
from burgundy_qt.engine.checking.talk import Fault, NotOffered, Talk, code_of, expect_error
from burgundy_qt.rules.errors import Answer, RequestObject
from burgundy_qt.rules.game import Game

NO_ACTION = {"type": "no such action"}


def plays(described: Answer, talk: Talk, _: Hello) -> None:
    """It chooses a legal action by the record of its seat, at several moments."""
    for request in tables(described):
        for game in choices(request):
            seat = game.position.waiting_seats()[0]
            load(talk, record_of(game, seat))
            thought(talk, game, seat)


def one_of_each(hello: Hello) -> Iterator[RequestObject]:
    """The last table of each game: it has most modules or seats."""
    for described in known_games(hello).values():
        yield tables(described)[-1]


def records(talk: Talk, hello: Hello) -> None:
    for request in one_of_each(hello):
        game = next(choices(request, (25,)))
        record = game.record(private=True)
        load(talk, record)
        if talk.offer({"cmd": "record", "private": True}).get("record") != record:
            raise Fault("the private record is not the one that was loaded")
        load(talk, record_of(game, 0))
        if talk.ask({"cmd": "record", "seat": 0}).get("record") != game.record(seat=0):
            raise Fault("the record of seat 0 is not the one that was loaded")


def rules(talk: Talk, hello: Hello) -> None:
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
            raise Fault("'events' is no list")


def expect_view(talk: Talk, game: Game) -> None:
    """Raises Fault where a seat sees another game than it should."""
    for seat in range(game.seats):
        if talk.ask({"cmd": "state", "seat": seat}) != game.state(seat):
            raise Fault(f"the state is not what seat {seat} sees by the rules")
        legal = talk.ask({"cmd": "legal", "seat": seat})
        if legal != game.legal(seat):
            raise Fault(f"the legal actions of seat {seat} are not those of the rules")
