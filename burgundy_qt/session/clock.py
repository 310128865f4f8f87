"""How long people may think, where that was agreed on: only told, nobody is ever forced."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

GAME, TURN = "game", "turn"
LONGEST_SECONDS = 24 * 60 * 60


@dataclass(frozen=True)
class Clock:
    """What each person has: `seconds` for the whole game (`kind` GAME), to which every turn begun adds `increment`
    seconds, or `seconds` for every turn (TURN). `left` are the milliseconds each seat still has, below 0 once they are
    over; empty before the game begins."""

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


def written_clock(clock: Clock | None) -> dict[str, Any] | None:
    """The clock as an object of JSON."""
    if clock is None:
        return None
    return {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment, "left": list(clock.left)}


def clock_from(written: Any) -> Clock | None:
    """The clock that `written_clock` wrote; raises KeyError, TypeError or ValueError for anything else."""
    if written is None:
        return None
    kind, seconds, increment = written["kind"], written["seconds"], written["increment"]
    left = tuple(written["left"])
    if kind not in (GAME, TURN) or not all(type(number) is int for number in (seconds, increment, *left)):
        raise ValueError(f"a clock is of a kind and has whole numbers, not {written!r:.80}")
    if not (0 < seconds <= LONGEST_SECONDS and 0 <= increment <= LONGEST_SECONDS):
        raise ValueError(f"a clock has 1 to {LONGEST_SECONDS} seconds")
    return Clock(kind, seconds, increment, left)
