"""Checks of the talk itself: lines, ids, order, and how it ends."""

from burgundy_qt.engine.checking.talk import Fault, Talk, expect_error
from burgundy_qt.engine.requests import LONGEST_LINE, MOST_LEVELS
from burgundy_qt.rules.errors import Answer, RequestObject

Hello = Answer
HELLO: RequestObject = {"cmd": "hello"}


def hello(talk: Talk) -> Hello:
    """What it says of itself; raises Fault where that is not as the protocol has it."""
    answer = talk.ask(HELLO)
    for key in ("name", "version"):
        if not isinstance(answer.get(key), str) or not answer[key]:
            raise Fault(f"{key!r} is no text")
    if answer.get("protocol") != 1:
        raise Fault("'protocol' is not 1")
    games = answer.get("games")
    if not isinstance(games, list) or not games or not all(map(is_game, games)):
        raise Fault("'games' is no list of games with their editions")
    return answer


def is_game(described: object) -> bool:
    """Whether this is a game as `hello` lists it."""
    return (
        isinstance(described, dict)
        and isinstance(described.get("game"), str)
        and isinstance(described.get("editions"), list)
        and bool(described["editions"])
        and all(map(is_edition, described["editions"]))
    )


def is_edition(described: object) -> bool:
    """Whether this is an edition as `hello` lists it."""
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


def ids(talk: Talk, _: Hello) -> None:
    for told in (7, "seven", None, [1, {"a": 2}]):
        answer = talk.answer({**HELLO, "id": told})
        if "id" not in answer or answer["id"] != told:
            raise Fault(f"the answer has not the id {told!r}")
        if talk.answer({"cmd": "no such", "id": told}).get("id", "none") != told:
            raise Fault("the answer that is an error has not the id of its request")
    if "id" in talk.answer(HELLO):
        raise Fault("the answer has an id, but its request had none")


def order(talk: Talk, _: Hello) -> None:
    talk.tell(*({"cmd": "stop" if at % 2 else "hello", "id": at} for at in range(6)))
    came = [talk.hear().get("id") for _ in range(6)]
    if came != list(range(6)):
        raise Fault(f"the answers came in the order {came}")


def blank(talk: Talk, _: Hello) -> None:
    talk.tell(b"", b" \t ", b"\r", b'{"cmd":"hello","id":"after"}\r')
    if talk.hear().get("id") != "after":
        raise Fault("the first answer after the blank lines is not that of the line that was none")


def bad_json(talk: Talk, _: Hello) -> None:
    deep = MOST_LEVELS + 8
    nested = b'{"cmd":"hello","deep":' + b"[" * deep + b"]" * deep + b"}"
    for line in (b"{", b"[1]", b"null", b'"quit"', b"hello", b"\xff{}", b'{"cmd":"hello"', nested):
        expect_error(talk.answer(line), "bad-json")
    talk.ask(HELLO)


def long_lines(talk: Talk, _: Hello) -> None:
    talk.ask({**HELLO, "pad": "x" * (LONGEST_LINE - 40)})
    expect_error(talk.answer({**HELLO, "pad": "x" * LONGEST_LINE}), "bad-json")
    talk.ask(HELLO)


def unknown(talk: Talk, _: Hello) -> None:
    for request in ({"cmd": "dance"}, {}, {"cmd": 7}, {"cmd": None}, {"cmd": ["hello"]}):
        expect_error(talk.answer(request), "unknown-command")


def leaves(talk: Talk, _: Hello) -> None:
    talk.ask({"cmd": "quit"})
    expect_left(talk)


def end(talk: Talk, _: Hello) -> None:
    talk.tell({**HELLO, "id": 1}, {**HELLO, "id": 2})
    talk.hang_up()
    if [talk.hear().get("id") for _ in range(2)] != [1, 2]:
        raise Fault("the answers are not those of the two lines before the end")
    expect_left(talk)


def expect_left(talk: Talk) -> None:
    """Raises Fault where the program does not end well."""
    status = talk.exit_status()
    if status is None:
        raise Fault("it does not end")
    if status != 0:
        raise Fault(f"its exit status is {status}, not 0")
