"""An action in words, as every game says it: one sentence for each who tells it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Said:
    """How one form of an action is said."""

    log: str
    """"Log": what was done; "" where another line tells it."""
    plan: str
    """"Plan": what somebody means to do, in the middle of a sentence; "" where it goes without
    saying."""
    step: str
    """"Hint": what to do, as a step of a tip."""
