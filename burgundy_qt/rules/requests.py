"""What requests of all games have in common: values that are checked, and the seed."""

from collections.abc import Collection
from typing import Any

from burgundy_qt.rules.errors import BadArgument

LARGEST_SEED = 2**53 - 1


def one_of(request: dict[str, Any], key: str, allowed: Collection[Any], default: Any) -> Any:
    """The value of a key, or what it is where it is left out; raises BadArgument where it may not
    be."""
    value = request.get(key, default)
    if not any(value == choice and type(value) is type(choice) for choice in allowed):
        raise BadArgument(
            f'"{key}" is {value!r}, but may be {", ".join(repr(choice) for choice in allowed)}'
        )
    return value


def seed(request: dict[str, Any], fresh_seed: int) -> int:
    """The seed asked for, or a fresh one; raises BadArgument."""
    value = request.get("seed")
    if value is None:
        return fresh_seed
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST_SEED:
        raise BadArgument(
            f'"seed" is {value!r}, but must be a whole number from 0 to {LARGEST_SEED}'
        )
    return value
