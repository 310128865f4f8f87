"""Errors of a request to the rules, and the checks of its values.

Each error carries the protocol's code for it. A game's own checks are in its module of requests.
"""

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

HEAD, TAIL = 800, 400  # letters of a long message
LARGEST_SEED = 2**53 - 1
RequestObject = Mapping[str, Any]
"""A request of a game as the protocol writes it, read only."""
Answer = Mapping[str, Any]
"""The protocol's answer to a request, read only."""
Choice = TypeVar("Choice")


class RulesError(ValueError):
    """A request that cannot be served; the game is unchanged. A message that repeats a long value
    is cut."""

    code = "bad-argument"

    def __init__(self, message: str):
        super().__init__(
            message if len(message) <= HEAD + TAIL else f"{message[:HEAD]} … {message[-TAIL:]}"
        )


class InvalidArgument(RulesError):
    """An impossible value of a request; the message names the key and its possible values."""


class IllegalAction(RulesError):
    """The action is not among the legal ones."""

    code = "illegal-action"


class GameOver(RulesError):
    """The game has ended; nobody acts any more."""

    code = "game-over"


class InvalidRecord(RulesError):
    """A record that is damaged or impossible; the message names the line."""

    code = "bad-file"


def choice_value(
    request: RequestObject, key: str, allowed: Collection[Choice], default: Choice
) -> Choice:
    """Return the value of a key, or its default. Raises InvalidArgument for a value that is not
    allowed."""
    value: Choice = request.get(key, default)
    if not any(value == choice and type(value) is type(choice) for choice in allowed):
        raise InvalidArgument(
            f'"{key}" is {value!r}, but may be {", ".join(repr(choice) for choice in allowed)}'
        )
    return value


def whole(name: str, value: object, allowed: range) -> int:
    """Return the value, if it is one of these whole numbers: no bool, no 1.0. Raises
    InvalidArgument.

    It guards the compiled core, which indexes its memory by these numbers.
    """
    if type(value) is not int or value not in allowed:
        raise InvalidArgument(f'"{name}" is {value!r}, but may be {allowed[0]} to {allowed[-1]}')
    return value


def wholes(name: str, values: object, allowed: range, number: int | None = None) -> list[int]:
    """Return a list or tuple of such numbers, `number` of them if that is given. Raises
    InvalidArgument."""
    if not isinstance(values, (list, tuple)) or number not in (None, len(values)):
        so_many = "" if number is None else f"{number} "
        raise InvalidArgument(
            f'"{name}" is {values!r}, but must be a list of {so_many}whole numbers'
        )
    return [whole(name, value, allowed) for value in values]


def is_same(one: object, other: object) -> bool:
    """Return whether two JSON values are the same, including their types: 1 is neither true nor
    1.0."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(is_same(one[key], other[key]) for key in one)
    return bool(one == other)


def seed(request: RequestObject, fresh_seed: int) -> int:
    """Return the requested seed, or a fresh one. Raises InvalidArgument."""
    value = request.get("seed")
    if value is None:
        return fresh_seed
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST_SEED:
        raise InvalidArgument(
            f'"seed" is {value!r}, but must be a whole number from 0 to {LARGEST_SEED}'
        )
    return value
