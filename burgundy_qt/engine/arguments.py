"""Arguments of requests, checked: names and numbers."""

from collections.abc import Sequence

from burgundy_qt.rules.errors import InvalidArgument, RequestObject

MOST_THREADS = 256


def named(request: RequestObject, key: str, names: Sequence[str], usual: int) -> str:
    """One of the names; where the request leaves it out the one that is usual."""
    name = request.get(key, names[usual])
    if name not in names:
        raise InvalidArgument(f'"{key}" is {name!r}, but may be {", ".join(names)}')
    return str(name)


def limit(request: RequestObject, key: str, most: float) -> float | None:
    """A number above 0 and not above `most`, or None where the request leaves it out."""
    value = request.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value <= most:
        raise InvalidArgument(
            f'"{key}" is {value!r}, but must be a number above 0, at most {most:g}'
        )
    return value


def whole(request: RequestObject, key: str, most: int) -> int | None:
    """A whole number from 1 to `most`, or None where the request leaves it out."""
    value = limit(request, key, most)
    if value is not None and not isinstance(value, int):
        raise InvalidArgument(f'"{key}" is {value!r}, but must be a whole number')
    return value


def count(request: RequestObject, key: str, least: int, most: int, usual: int) -> int:
    """A whole number from `least` to `most`; where the request leaves it out the one that is
    usual."""
    value = request.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise InvalidArgument(
            f'"{key}" is {value!r}, but may be a whole number from {least} to {most}'
        )
    return value
