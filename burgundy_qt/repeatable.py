"""Time and chance from outside the program: the day, ids, seeds, and the thoughts of a machine in a
second.

All code gets them here. Inside `held_still` they are always the same, so that pictures of two runs,
or of two versions of the program, can be compared byte by byte.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from itertools import count

MOMENT = datetime(2026, 11, 27, 19, 30, tzinfo=UTC)
"""The time while time stands still."""
POSITIONS_A_SECOND = 250
"""The positions of a second of thought then: so few that all pictures together take minutes."""
TICK = 0.0002
"""Seconds between two looks at a stopwatch then."""
SEED_BITS = 53

_tokens: Iterator[int] | None = None
"""Numbers for ids while time stands still; None otherwise."""


@contextmanager
def held_still() -> Iterator[None]:
    """Make time and chance always the same inside, for all threads of the process."""
    global _tokens
    before, _tokens = _tokens, count(1)
    try:
        yield
    finally:
        _tokens = before


def is_still() -> bool:
    """Return whether time stands still."""
    return _tokens is not None


def now() -> datetime:
    """Return the present moment, in UTC."""
    return datetime.now(UTC) if _tokens is None else MOMENT


def local_now() -> datetime:
    """Return the same in local time, without a time zone."""
    return now().astimezone().replace(tzinfo=None)


def today() -> date:
    """Return the local date."""
    return local_now().date()


def token() -> str:
    """Return eight unique hexadecimal digits; while time stands still they count up, so that later
    ids sort later."""
    return secrets.token_hex(4) if _tokens is None else f"{next(_tokens):08x}"


def seed() -> int:
    """Return an unpredictable seed."""
    return secrets.randbits(SEED_BITS) if _tokens is None else 0


def random_generator() -> random.Random:
    """Return an unpredictable generator."""
    return random.Random(seed())


def limits(seconds: float | None, positions: int | None) -> tuple[float | None, int | None]:
    """Return the limits of a thought: while time stands still a number of positions alone, since
    the positions of some seconds differ from run to run."""
    if _tokens is None or seconds is None:
        return seconds, positions
    return None, positions if positions is not None else max(1, round(seconds * POSITIONS_A_SECOND))


def stopwatch(clock: Callable[[], float]) -> Callable[[], float]:
    """Return the clock, or one that advances by a TICK at each look while time stands still."""
    if _tokens is None:
        return clock
    ticks = count()
    return lambda: next(ticks) * TICK
