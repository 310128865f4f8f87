"""Requests from lines of the protocol, answers as lines, and checks of arguments."""

import json
from collections.abc import Sequence
from typing import Any

from burgundy_qt.rules.errors import Answer, InvalidArgument, RequestObject, RulesError

LONGEST_LINE = 1 << 20  # bytes, without its newline
MOST_LEVELS = 32  # of objects and lists in each other; no request needs more than 6


class BadJson(RulesError):
    """The line is no JSON object."""

    code = "bad-json"


class UnknownCommand(RulesError):
    """There is no `cmd`, or it is unknown."""

    code = "unknown-command"


class NoGame(RulesError):
    """The request needs a game, and there is none."""

    code = "no-game"


def parse(line: bytes) -> RequestObject:
    """Return the request on a line; raises BadJson."""
    if len(line) > LONGEST_LINE:
        raise BadJson(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        request = json.loads(
            line.decode("utf-8"), parse_constant=refuse_constant, parse_float=finite
        )
    except (ValueError, RecursionError) as error:
        raise BadJson(f"the line is not JSON: {error}") from error
    if not isinstance(request, dict):
        raise BadJson("the line is JSON, but not an object")
    require_flat(request)
    return request


def require_flat(request: RequestObject) -> None:
    """Raise BadJson if objects and lists are nested too deeply to be written again."""
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
    raise BadJson(f"objects and lists in the line are nested more than {MOST_LEVELS} deep")


def is_nest(value: object) -> bool:
    return isinstance(value, (dict, list))


def refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not a JSON number")


def finite(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError(f"the number {text} is too large")
    return value


def answer_line(request: RequestObject, answer: Answer) -> bytes:
    """Return the answer to a request as a line, with the request's id."""
    named = {"id": request["id"], **answer} if "id" in request else answer
    return json.dumps(named, separators=(",", ":")).encode("ascii") + b"\n"


def error_answer(error: RulesError) -> Answer:
    """Return the error for a request that cannot be served."""
    return {"error": {"code": error.code, "message": str(error)}}


# Arguments of requests.

MOST_THREADS = 256


def named(request: RequestObject, key: str, names: Sequence[str], usual: int) -> str:
    """Return one of the names, or the default if the request has none."""
    name = request.get(key, names[usual])
    if name not in names:
        raise InvalidArgument(f'"{key}" is {name!r}, but may be {", ".join(names)}')
    return str(name)


def limit(request: RequestObject, key: str, most: float) -> float | None:
    """Return a number above 0 and at most `most`, or None if the request has none."""
    value = request.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value <= most:
        raise InvalidArgument(
            f'"{key}" is {value!r}, but must be a number above 0, at most {most:g}'
        )
    return value


def whole(request: RequestObject, key: str, most: int) -> int | None:
    """Return a whole number from 1 to `most`, or None if the request has none."""
    value = limit(request, key, most)
    if value is not None and not isinstance(value, int):
        raise InvalidArgument(f'"{key}" is {value!r}, but must be a whole number')
    return value


def count(request: RequestObject, key: str, least: int, most: int, usual: int) -> int:
    """Return a whole number from `least` to `most`, or the default if the request has none."""
    value = request.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise InvalidArgument(
            f'"{key}" is {value!r}, but may be a whole number from {least} to {most}'
        )
    return value
