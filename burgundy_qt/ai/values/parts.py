"""What a game brings so that values of its networks can be told as games bear them out."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import part_if_any


@dataclass(frozen=True)
class Moment:
    """Where in a game values are told, as far as it matters to what was measured of them."""

    kind: str
    """Of games whose factors were measured together, such as those of an edition: a key in the
    network's manifest."""
    stage: int | None
    """Which of that kind's factors holds, counted from 0; None where points need no mending any
    more."""
    left: int
    """How many turns each seat has still to play, the one that is being played among them; at least
    1."""


@dataclass(frozen=True)
class CalibrationParts:
    """The part "calibration" of a game. Without it values are told as the networks have them."""

    moment: Callable[[Position], Moment]
    """Asked of positions between the set-up and the end only."""


@cache
def calibration_parts(game: str) -> CalibrationParts | None:
    """What a game brings for telling values; None where it brings nothing."""
    return part_if_any("ai", game, "calibration", CalibrationParts)
