"""Checks of the conversation: lines, ids, order, and its end; and of thoughts: their time, their
end, and decisions without a choice."""

import time

from burgundy_qt.engine.checking import engine_talk
from burgundy_qt.engine.protocol_queries import LONGEST_LINE, MOST_LEVELS
from burgundy_qt.rules.errors import Answer, RequestObject
from burgundy_qt.rules.game import Game

Hello = Answer
HELLO: RequestObject = {"cmd": "hello"}


def hello(talk: engine_talk.EngineConnection) -> Hello:
    """Return its `hello`; raises EngineViolation if that does not follow the protocol."""
    answer = talk.ask(HELLO)
    for key in ("name", "version"):
        if not isinstance(answer.get(key), str) or not answer[key]:
            raise engine_talk.EngineViolation(f"{key!r} is not a text")
    if answer.get("protocol") != 1:
        raise engine_talk.EngineViolation("'protocol' is not 1")
    games = answer.get("games")
    if not isinstance(games, list) or not games or not all(map(is_game, games)):
        raise engine_talk.EngineViolation("'games' is not a list of games with their editions")
    return answer


def is_game(described: object) -> bool:
    """Return whether this is a valid game of `hello`."""
    return (
        isinstance(described, dict)
        and isinstance(described.get("game"), str)
        and isinstance(described.get("editions"), list)
        and bool(described["editions"])
        and all(map(is_edition, described["editions"]))
    )


def is_edition(described: object) -> bool:
    """Return whether this is a valid edition of `hello`."""
    if not isinstance(described, dict) or not isinstance(described.get("edition"), str):
        return False
    seats, modules = described.get("players"), described.get("modules", [])
    return (
        isinstance(seats, list)
        and len(seats) == 2
        and all(type(number) is int for number in seats)
        and isinstance(modules, list)
        and all(isinstance(module, str) for module in modules)
    )


def ids(talk: engine_talk.EngineConnection, _: Hello) -> None:
    for request_id in (7, "seven", None, [1, {"a": 2}]):
        answer = talk.answer({**HELLO, "id": request_id})
        if "id" not in answer or answer["id"] != request_id:
            raise engine_talk.EngineViolation(f"the answer does not have the id {request_id!r}")
        if talk.answer({"cmd": "no such", "id": request_id}).get("id", "none") != request_id:
            raise engine_talk.EngineViolation("the error does not have the id of its request")
    if "id" in talk.answer(HELLO):
        raise engine_talk.EngineViolation("the answer has an id, but its request had none")


def order(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.tell(*({"cmd": "stop" if at % 2 else "hello", "id": at} for at in range(6)))
    came = [talk.hear().get("id") for _ in range(6)]
    if came != list(range(6)):
        raise engine_talk.EngineViolation(f"the answers came in the order {came}")


def blank(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.tell(b"", b" \t ", b"\r", b'{"cmd":"hello","id":"after"}\r')
    if talk.hear().get("id") != "after":
        raise engine_talk.EngineViolation(
            "the first answer after the blank lines is not the one to the invalid line"
        )


def bad_json(talk: engine_talk.EngineConnection, _: Hello) -> None:
    deep = MOST_LEVELS + 8
    nested = b'{"cmd":"hello","deep":' + b"[" * deep + b"]" * deep + b"}"
    for line in (b"{", b"[1]", b"null", b'"quit"', b"hello", b"\xff{}", b'{"cmd":"hello"', nested):
        engine_talk.expect_error(talk.answer(line), "bad-json")
    talk.ask(HELLO)


def long_lines(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.ask({**HELLO, "pad": "x" * (LONGEST_LINE - 40)})
    engine_talk.expect_error(talk.answer({**HELLO, "pad": "x" * LONGEST_LINE}), "bad-json")
    talk.ask(HELLO)


def unknown(talk: engine_talk.EngineConnection, _: Hello) -> None:
    for request in ({"cmd": "dance"}, {}, {"cmd": 7}, {"cmd": None}, {"cmd": ["hello"]}):
        engine_talk.expect_error(talk.answer(request), "unknown-command")


def leaves(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.ask({"cmd": "quit"})
    expect_left(talk)


def end(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.tell({**HELLO, "id": 1}, {**HELLO, "id": 2})
    talk.hang_up()
    if [talk.hear().get("id") for _ in range(2)] != [1, 2]:
        raise engine_talk.EngineViolation("the answers do not belong to the last two lines")
    expect_left(talk)


def expect_left(talk: engine_talk.EngineConnection) -> None:
    """Raise EngineViolation if the program does not end properly."""
    status = talk.exit_status()
    if status is None:
        raise engine_talk.EngineViolation("it does not end")
    if status != 0:
        raise engine_talk.EngineViolation(f"its exit status is {status}, not 0")


# Thoughts.


LIMITS = (0.1, 0.5)
"""The limit of timed thoughts, in seconds."""
LONG = 60.0
"""The limit of a thought that is stopped."""
MEANWHILE = 0.4
"""The seconds until it is stopped."""


def some_choice(talk: engine_talk.EngineConnection, hello: Hello) -> tuple[Game, int]:
    """Return a loaded decision in the first game that it plays, and its seat."""
    games = engine_talk.known_games(hello)
    if not games:
        raise engine_talk.NotOffered("a game that is known here")
    game = next(engine_talk.choices(engine_talk.tables(next(iter(games.values())))[-1], (25,)))
    seat = game.position.waiting_seats()[0]
    engine_talk.load(talk, engine_talk.record_of(game, seat))
    return game, seat


def no_game(talk: engine_talk.EngineConnection, _: Hello) -> None:
    engine_talk.expect_error(talk.answer({"cmd": "think", "seconds": 0.1}), "no-game")


def bad_argument(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    for wrong in (
        {"seconds": -1},
        {"seconds": "long"},
        {"seconds": True},
        {"simulations": 0},
        {"seat": 99},
        {"seat": "first"},
    ):
        asked = {"cmd": "think", "seat": seat, **wrong}
        engine_talk.expect_error(talk.answer(asked, 1.0), "bad-argument")
    engine_talk.thought(talk, game, seat)


def bad_file(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    record = engine_talk.record_of(game, seat)
    acted = [at for at, event in enumerate(record) if event.get("event") == "action"]
    nonsense = [*record]
    nonsense[acted[-1]] = {**record[acted[-1]], "action": {"type": "cheat"}}
    for damaged in ("a record", [], [7], record[1:], [record[0], {"event": "end"}], nonsense):
        engine_talk.expect_error(talk.answer({"cmd": "load", "record": damaged}), "bad-file")
    engine_talk.thought(talk, game, seat)


def game_over(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, _ = some_choice(talk, hello)
    engine_talk.load(talk, engine_talk.finished(game.request).record(private=True))
    engine_talk.expect_error(talk.answer({"cmd": "think", "seconds": 0.1}), "game-over")


def timing(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    for seconds in LIMITS:
        begun = time.monotonic()
        engine_talk.thought(talk, game, seat, seconds)
        took = time.monotonic() - begun
        if took > seconds + talk.margin:
            raise engine_talk.EngineViolation(f"thinking for {seconds:g} s took {took:.2f} s")


def stop(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    talk.tell({"cmd": "think", "seat": seat, "seconds": LONG, "id": "thought"})
    is_running = talk.is_silent(MEANWHILE)
    talk.tell({"cmd": "stop", "id": "stop"})
    answer = talk.hear()
    if answer.get("id") != "thought":
        raise engine_talk.EngineViolation("the stopped request was not answered first")
    engine_talk.expect_legal(answer, game, seat)
    stopped = talk.hear().get("stopped")
    if type(stopped) is not bool or (stopped and not is_running):
        raise engine_talk.EngineViolation("'stopped' does not say whether thinking was ended")
    if talk.ask({"cmd": "stop"}).get("stopped") is not False:
        raise engine_talk.EngineViolation("'stopped' is not false where nothing runs")


def quits(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    talk.tell({"cmd": "think", "seat": seat, "seconds": LONG}, {"cmd": "quit"})
    engine_talk.expect_legal(talk.hear(), game, seat)
    talk.hear()
    expect_left(talk)


def analyse(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    answer = talk.offer({"cmd": "analyse", "seat": seat, "seconds": 0.1}, 0.1)
    engine_talk.expect_legal(answer, game, seat)
    text = answer.get("text")
    if not isinstance(text, list) or not all(isinstance(sentence, str) for sentence in text):
        raise engine_talk.EngineViolation("'text' is not a list of sentences")
