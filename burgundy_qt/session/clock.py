"""How long people may think, where that was agreed on: only told, nobody is ever forced."""

from __future__ import annotations

from dataclasses import dataclass, replace

from burgundy_qt.rules.core import MAX_SEATS
from burgundy_qt.session.shapes import ObjectShape, holding, listed, one_of, whole

GAME, TURN = "game", "turn"
LONGEST_SECONDS = 24 * 60 * 60
MOST_LEFT = 100 * 1000 * LONGEST_SECONDS
"""Milliseconds, more than any increments add up to."""


@dataclass(frozen=True)
class Clock:
    """What each person has: `seconds` for the whole game (`kind` GAME), to which every turn begun
    adds `increment` seconds, or `seconds` for every turn (TURN). `left` are the milliseconds each
    seat still has, below 0 once they are over; empty before the game begins."""

    kind: str
    seconds: int
    increment: int = 0
    left: tuple[int, ...] = ()

    def wound(self, seats: int) -> Clock:
        """The clock as a game of so many seats begins."""
        return replace(self, left=(1000 * self.seconds,) * seats)

    def turn_begun(self, seat: int) -> Clock:
        """The clock as a turn of the seat begins."""
        left = 1000 * self.seconds if self.kind == TURN else self.left[seat] + 1000 * self.increment
        return self._with(seat, left)

    def after(self, seat: int, milliseconds: int) -> Clock:
        """The clock once the seat has thought for so long."""
        return self._with(seat, self.left[seat] - milliseconds)

    def _with(self, seat: int, left: int) -> Clock:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))


def written_clock(clock: Clock | None) -> dict[str, object] | None:
    """The clock as an object of JSON."""
    if clock is None:
        return None
    return {
        "kind": clock.kind,
        "seconds": clock.seconds,
        "increment": clock.increment,
        "left": list(clock.left),
    }


def a_clock(least: int, most: int) -> ObjectShape:
    """A clock as `written_clock` writes it, with what is left to so many seats."""
    return holding(
        kind=one_of(GAME, TURN),
        seconds=whole(1, LONGEST_SECONDS),
        increment=whole(0, LONGEST_SECONDS),
        left=listed(whole(-MOST_LEFT, MOST_LEFT), least, most),
    )


ANY_CLOCK = a_clock(0, MAX_SEATS)


def clock_from(written: object) -> Clock | None:
    """The clock that `written_clock` wrote; raises ValueError for anything else."""
    if written is None:
        return None
    if not ANY_CLOCK(written):
        raise ValueError(
            f"a clock has a kind and whole numbers within bounds, unlike {written!r:.80}"
        )
    return Clock(written["kind"], written["seconds"], written["increment"], tuple(written["left"]))
