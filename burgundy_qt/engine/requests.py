"""Lines of the protocol as requests, and answers as lines."""

import json
from typing import Any

from burgundy_qt.rules.errors import Answer, RequestObject, RulesError

LONGEST_LINE = 1 << 20  # bytes, without its newline
MOST_LEVELS = 32  # of objects and lists in each other; no request needs more than 6


class BadJson(RulesError):
    """A line that is no JSON object."""

    code = "bad-json"


class UnknownCommand(RulesError):
    """No `cmd`, or one that the engine does not know."""

    code = "unknown-command"


class NoGame(RulesError):
    """A request about a game before there is one."""

    code = "no-game"


def parse(line: bytes) -> RequestObject:
    """The request on a line; raises BadJson."""
    if len(line) > LONGEST_LINE:
        raise BadJson(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        request = json.loads(
            line.decode("utf-8"), parse_constant=refuse_constant, parse_float=finite
        )
    except (ValueError, RecursionError) as error:
        raise BadJson(f"the line is no JSON: {error}") from error
    if not isinstance(request, dict):
        raise BadJson("the line is JSON, but no object")
    require_flat(request)
    return request


def require_flat(request: RequestObject) -> None:
    """Raises BadJson where objects and lists lie too deep in each other to be told again."""
    level: list[Any] = [request]
    for _ in range(MOST_LEVELS):
        level = [
            inner
            for one in level
            for inner in (one.values() if isinstance(one, dict) else one)
            if is_nest(inner)
        ]
        if not level:
            return
    raise BadJson(f"the line has objects and lists more than {MOST_LEVELS} deep in each other")


def is_nest(value: object) -> bool:
    return isinstance(value, (dict, list))


def refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON number")


def finite(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError(f"{text} is too large a number")
    return value


def answer_line(request: RequestObject, answer: Answer) -> bytes:
    """The answer to a request as a line, with the request's id."""
    named = {"id": request["id"], **answer} if "id" in request else answer
    return json.dumps(named, separators=(",", ":")).encode("ascii") + b"\n"


def error_answer(error: RulesError) -> Answer:
    """What is answered to a request that cannot be served."""
    return {"error": {"code": error.code, "message": str(error)}}
