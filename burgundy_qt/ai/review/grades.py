"""How costly a loss is called."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Grade:
    """A kind of loss: from so much chance to win on, or so many usual margins of final points."""

    name: str  # for files and the protocol
    win: float
    margins: float


SLIP = Grade("slip", 0.02, 0.2)
MISTAKE = Grade("mistake", 0.05, 0.5)
BLUNDER = Grade("blunder", 0.10, 1.0)
GRADES: tuple[Grade, ...] = (SLIP, MISTAKE, BLUNDER)
"""Mildest first. At an even score a usual margin of points (Features.lead) is worth a quarter of a
win, so that a loss of 2 % is 0.08 margins; points are asked for two and a half times that, for they
count where the win is already decided, and there who plays safe gives points away with reason."""


def graded(win: float, margins: float) -> Grade | None:
    """The grade of a loss in chance to win and in usual margins of points; None for less than a
    slip."""
    return next(
        (grade for grade in reversed(GRADES) if win >= grade.win or margins >= grade.margins), None
    )
